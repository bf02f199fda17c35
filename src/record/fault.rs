//! What is wrong with a record: where, what, and which rule it breaks.

use crate::engine::{MatchFault, Refusal, RulesFault};
use core::fmt;

/// The first fault of a record. Rounds and actions are counted from 1, as people count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The round, if the fault is in one.
    pub round: Option<usize>,
    /// The action in the round, if the fault is in one.
    pub action: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Longer than this many bytes, which no match needs.
    TooLong(usize),
    /// Not JSON, or not in the shape of a record; the text says where.
    Unreadable(String),
    /// Not a card (R1); the text says where.
    NoCard(String),
    /// Another format: the name it gives itself.
    Format(String),
    /// An unknown version of the format.
    Version(i64),
    /// Something that only a later version of the game knows: its name.
    Newer(String),
    /// The rules are not valid.
    Rules(RulesFault),
    /// A seat's name or level is longer than 200 characters.
    LongName,
    /// The cut or the deck is wrong.
    Match(MatchFault),
    /// A round after the end of the match.
    RoundAfterEnd {
        /// The rule it ended by.
        rule: &'static str,
    },
    /// Not the dealer that the rules demand (R3).
    Dealer {
        /// The seat that deals.
        expected: usize,
    },
    /// A round after one that is not finished (R14).
    RoundUnfinished,
    /// Not a token of the format.
    Token(String),
    /// Against a rule of play.
    Refused(Refusal),
    /// A draw without a decision that is not the last action of an unfinished round (R9).
    OpenDraw,
    /// Placings without an Éclair deal (R30).
    PlacingsWithoutEclair,
    /// An Éclair deal without a list of placings for each seat (R30).
    PlacingsMissing,
    /// Not the label of a slot (R2).
    Label(u8),
    /// Actions before all cards have been placed (R30).
    ActionsBeforePlacing,
    /// New stocks in a game where the stock is turned over (R12).
    ReshufflesWithoutShuffle,
    /// The stock was renewed, but its new order is missing (R12).
    ReshuffleMissing,
    /// More new stocks than renewals (R12).
    ReshuffleUnused,
    /// A result for a round that nobody has won (R14).
    ResultTooEarly,
    /// The round is over but has no result (R14).
    ResultMissing,
    /// A part of the result, the totals or the winners does not follow from the play.
    DoesNotFollow {
        /// Which part: `announcer`, `call`, `racks`, `scores`, `totals` or `winners`.
        part: &'static str,
        /// The rule it follows from.
        rule: &'static str,
    },
}

impl Problem {
    /// Without a particular part.
    pub(super) fn anywhere(self) -> Fault {
        Fault { round: None, action: None, problem: self }
    }

    /// In this round, counted from 0.
    pub(super) fn in_round(self, round: usize) -> Fault {
        Fault { round: Some(round + 1), action: None, problem: self }
    }

    /// At this action of a round, both counted from 0.
    pub(super) fn at(self, round: usize, action: usize) -> Fault {
        Fault { round: Some(round + 1), action: Some(action + 1), problem: self }
    }

    /// The number of the rule it breaks, if it is one of the game's rules.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Problem::Rules(fault) => fault.rule(),
            Problem::Refused(refusal) => refusal.rule(),
            Problem::NoCard(_) => "R1",
            Problem::Match(MatchFault::Deck(_) | MatchFault::CutForeign(_)) => "R1",
            Problem::Match(MatchFault::CutCount | MatchFault::CutTwice(_)) | Problem::Dealer { .. } => "R3",
            Problem::Match(MatchFault::NotBetweenRounds) | Problem::RoundUnfinished => "R14",
            Problem::OpenDraw => "R9",
            Problem::PlacingsWithoutEclair | Problem::PlacingsMissing | Problem::ActionsBeforePlacing => "R30",
            Problem::Label(_) => "R2",
            Problem::ReshufflesWithoutShuffle | Problem::ReshuffleMissing | Problem::ReshuffleUnused => "R12",
            Problem::ResultTooEarly | Problem::ResultMissing => "R14",
            Problem::RoundAfterEnd { rule } | Problem::DoesNotFollow { rule, .. } => rule,
            Problem::TooLong(_)
            | Problem::Unreadable(_)
            | Problem::Format(_)
            | Problem::Version(_)
            | Problem::Newer(_)
            | Problem::LongName
            | Problem::Token(_) => return None,
        })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong(most) => write!(f, "longer than {most} bytes"),
            Problem::Unreadable(why) => write!(f, "unreadable: {why}"),
            Problem::NoCard(why) => f.write_str(why),
            Problem::Format(format) => write!(f, "not a Rack-O record but “{format}”"),
            Problem::Version(version) => write!(f, "unknown version {version}"),
            Problem::Newer(word) => write!(f, "made by a newer version, which knows “{word}”"),
            Problem::Rules(fault) => write!(f, "{fault}"),
            Problem::LongName => f.write_str("a name is longer than 200 characters"),
            Problem::Match(fault) => fault.fmt(f),
            Problem::RoundAfterEnd { .. } => f.write_str("the match was over before this round"),
            Problem::Dealer { expected } => write!(f, "the deal is seat {expected}'s"),
            Problem::RoundUnfinished => f.write_str("the round before was not finished"),
            Problem::Token(token) => write!(f, "“{token}” is no action"),
            Problem::Refused(refusal) => write!(f, "illegal action: {refusal}"),
            Problem::OpenDraw => f.write_str("a drawn card was neither exchanged nor discarded"),
            Problem::PlacingsWithoutEclair => f.write_str("placements without an Éclair deal"),
            Problem::PlacingsMissing => f.write_str("an Éclair deal needs one list of placements a seat"),
            Problem::Label(label) => write!(f, "there is no slot {label}"),
            Problem::ActionsBeforePlacing => f.write_str("actions before all cards were placed"),
            Problem::ReshufflesWithoutShuffle => f.write_str("reshuffles where the stock is turned over"),
            Problem::ReshuffleMissing => f.write_str("the order of a shuffled stock is missing"),
            Problem::ReshuffleUnused => f.write_str("more shuffled stocks than were needed"),
            Problem::ResultTooEarly => f.write_str("a result before anyone announced"),
            Problem::ResultMissing => f.write_str("the result is missing"),
            Problem::DoesNotFollow { part: part @ ("announcer" | "call"), .. } => {
                write!(f, "the {part} does not follow from the play")
            }
            Problem::DoesNotFollow { part, .. } => write!(f, "the {part} do not follow from the play"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(round) = self.round {
            write!(f, "round {round}")?;
            if let Some(action) = self.action {
                write!(f, ", action {action}")?;
            }
            f.write_str(": ")?;
        }
        write!(f, "{}", self.problem)?;
        if let Some(rule) = self.problem.rule() {
            write!(f, " ({rule})")?;
        }
        Ok(())
    }
}

impl core::error::Error for Fault {}
