//! What each printed rule sheet offers, and the rules it presets.

use super::edition::Edition;
use super::rules::{Deal, Goal, Price, Replenish, RulesDraft};

/// What a printed sheet offers in addition to the regular game, which all sheets have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Two players may play without the run of three: it is advice there, not a rule (R15).
    pub run_of_three_optional: bool,
    /// Partners (R21).
    pub partners: bool,
    /// The bonus for runs (R23).
    pub bonus: bool,
    /// Chips: the price, and whether players who cannot pay are out (R25 to R28).
    pub chips: Option<(Price, bool)>,
    /// Racko Éclair (R30).
    pub eclair: bool,
    /// Shuffling a used-up stock (R12).
    pub shuffle: bool,
    /// Turning a used-up stock over (R12).
    pub turn_over: bool,
}

/// A choice that a sheet may not offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Two players without the run of three (R15).
    NoRunOfThree,
    /// Partners (R21).
    Partners,
    /// The bonus for runs (R23).
    Bonus,
    /// Chips (R25).
    Chips,
    /// Chips with this price, or with this rule for players who cannot pay (R26 to R28).
    ChipTerms,
    /// Racko Éclair (R30).
    Eclair,
    /// This way of renewing the stock (R12).
    Replenish,
}

impl Edition {
    /// The rules of this sheet to start from: a regular game to 500 points.
    pub const fn preset(self) -> RulesDraft {
        RulesDraft {
            edition: self,
            deal: Deal::Standard,
            run_of_three: true,
            bonus: false,
            partners: false,
            replenish: match self {
                Edition::Jumbo => Replenish::Shuffle,
                _ => Replenish::TurnOver,
            },
            goal: Goal::Points(500),
            #[cfg(test)]
            later: false,
        }
    }

    /// The first choice in these rules that the sheet does not offer. The number of points, rounds or chips does not
    /// matter: players may always agree on that.
    pub fn lacks(self, rules: &RulesDraft) -> Option<Choice> {
        let sheet = self.sheet();
        let chips = match rules.goal {
            Goal::Chips(game) => Some((game.price, game.elimination)),
            _ => None,
        };
        let there = match rules.replenish {
            Replenish::Shuffle => sheet.shuffle,
            Replenish::TurnOver => sheet.turn_over,
        };
        let lacking = [
            (!rules.run_of_three && !sheet.run_of_three_optional, Choice::NoRunOfThree),
            (rules.partners && !sheet.partners, Choice::Partners),
            (rules.bonus && !sheet.bonus, Choice::Bonus),
            (chips.is_some() && sheet.chips.is_none(), Choice::Chips),
            (chips.is_some() && sheet.chips != chips, Choice::ChipTerms),
            (rules.deal == Deal::Eclair && !sheet.eclair, Choice::Eclair),
            (!there, Choice::Replenish),
        ];
        let missing = lacking.into_iter().filter(|_| self != Edition::Custom);
        missing.filter(|(lacks, _)| *lacks).map(|(_, choice)| choice).next()
    }

    /// What the sheet offers. Custom rules offer everything.
    pub const fn sheet(self) -> Sheet {
        let (chips, eclair) = match self {
            Edition::MiltonBradley => (Some((Price::AnnouncerRun, false)), false),
            Edition::RavensburgerDe => (Some((Price::OwnRun, false)), false),
            Edition::RavensburgerFr | Edition::Custom => (Some((Price::OwnRun, true)), true),
            Edition::Jumbo | Edition::WinningMoves => (None, false),
            #[cfg(test)]
            Edition::Later => (None, false),
        };
        let jumbo = matches!(self, Edition::Jumbo);
        let custom = matches!(self, Edition::Custom);
        Sheet {
            run_of_three_optional: !matches!(self, Edition::Jumbo | Edition::WinningMoves),
            partners: !jumbo,
            bonus: !jumbo,
            chips,
            eclair,
            // The Dutch half of the Jumbo sheet shuffles, the French half turns over.
            shuffle: jumbo || custom,
            turn_over: true,
        }
    }
}

impl RulesDraft {
    /// The same rules with the matching edition: the one they started from if its sheet offers all of them, otherwise
    /// [`Edition::Custom`].
    #[must_use]
    pub fn rightly_named(mut self) -> RulesDraft {
        if self.edition.lacks(&self).is_some() {
            self.edition = Edition::Custom;
        }
        self
    }
}
