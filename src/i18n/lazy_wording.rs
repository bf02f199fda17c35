//! The lazy part's texts for the game's own types: which phrase belongs to which value.

use super::lazy::LazyPhrases;
use super::message::{Tenths, Who};
use super::table::Phrases;
use crate::engine::Action;
use crate::players::Reason;
use crate::record::{Fault, Problem};

impl LazyPhrases {
    /// Why an action is good, as a sentence.
    pub fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Announce => self.why_announce().into(),
            Reason::Eclair => self.why_eclair().into(),
            Reason::Wait => self.why_wait().into(),
            Reason::Finishes { card } => self.why_finishes(card),
            Reason::Run { card, from, to } if to - from >= 2 => self.why_run(card, from, to),
            Reason::Run { card, from, to } => self.why_two_of_run(card, if card == from { to } else { from }),
            Reason::Closes { card, low: Some(low), high: Some(high) } => self.why_closes(card, low, high),
            Reason::Closes { card, low: None, high: Some(high) } => self.why_closes_front(card, high),
            Reason::Closes { card, low: Some(low), high: None } => self.why_closes_back(card, low),
            Reason::Fits { card, low: Some(low), high: Some(high), open } => self.why_fits(card, low, high, open),
            Reason::Fits { card, low: None, high: Some(high), open } => self.why_fits_below(card, high, open),
            Reason::Fits { card, low: Some(low), high: None, open } => self.why_fits_above(card, low, open),
            Reason::Roomier { card, instead, above } => self.why_roomier(card, instead, above),
            Reason::Swaps { card, instead } => self.why_swaps(card, instead),
            Reason::Better { card, instead: Some(instead) } => self.why_better(instead, card),
            Reason::Closes { card, .. } | Reason::Fits { card, .. } | Reason::Better { card, .. } => {
                self.why_least_harm(card)
            }
            Reason::Counts { card, rising } => self.why_counts(card, rising),
            Reason::Denies { card, instead } => self.why_denies(card, instead),
            Reason::Draws { open: Some(open), helps: true, useful, unseen } if useful * 2 < unseen => {
                self.why_draw_helps_little(open)
            }
            Reason::Draws { open: Some(open), helps: true, useful, unseen } => {
                self.why_draw_helps_more(useful, unseen, open)
            }
            Reason::Draws { open: Some(open), useful, unseen, .. } => self.why_draw_no_help(open, useful, unseen),
            Reason::Draws { open: None, useful, unseen, .. } => self.why_draw(useful, unseen),
            Reason::Known { card } => self.why_known(card),
            Reason::Useless { card } => self.why_useless(card),
            Reason::Holds { card } => self.why_holds(card),
        }
    }

    /// What was done, and with which card.
    pub fn did(&self, action: Action, card: Option<u8>) -> String {
        match action {
            Action::Take(slot) => self.did_take(card, slot.label()),
            Action::Draw => self.did_draw().into(),
            Action::Exchange(slot) | Action::Place(slot) => self.did_put(card, slot.label()),
            Action::Discard => self.did_discard(card),
            Action::Announce => self.did_announce().into(),
            Action::Eclair => self.did_eclair().into(),
            Action::Pass => self.did_pass().into(),
        }
    }

    /// The same as a sentence about whoever did it. The card is the one in the hand, or the top discard.
    pub fn said(&self, who: Who<'_>, action: Action, card: u8, table: &Phrases) -> String {
        match action {
            Action::Take(slot) => self.said_took(who, card, slot.label()),
            Action::Draw => self.said_drew(who),
            Action::Exchange(slot) | Action::Place(slot) => self.said_put(who, card, slot.label()),
            Action::Discard => self.said_discarded(who, card),
            Action::Announce | Action::Eclair => table.calls(who, action == Action::Eclair),
            Action::Pass => self.said_passed(who),
        }
    }

    /// How bad a decision was, from 0 (good) to 3, as a word.
    pub fn degree(&self, degree: usize) -> &'static str {
        match degree {
            0 => self.degree_good(),
            1 => self.degree_slip(),
            2 => self.degree_mistake(),
            _ => self.degree_blunder(),
        }
    }

    /// The coach has finished: how many decisions there were, for how many something was better, and what was given
    /// away in total and on average, in tenths of a point. No points where they mean nothing.
    pub fn coach_done(&self, all: usize, better: usize, points: Option<(i32, i32)>) -> String {
        match (better, points) {
            (0, _) => self.coach_found_nothing(all),
            (_, Some((lost, each))) => self.coach_found(all, Tenths(lost), Tenths(each)),
            (_, None) => self.coach_found_better(all, better),
        }
    }

    /// How a round ended for the player.
    pub fn round_end(&self, won: bool) -> &'static str {
        if won { self.round_won() } else { self.round_lost() }
    }

    /// What is in a file with everything: of each match its players, and how many of its rounds are finished. What there is
    /// none of is not mentioned.
    pub fn profile_contents(
        &self,
        rounds: u32,
        matches: u32,
        days: usize,
        games: &[(Vec<String>, usize)],
        table: &Phrases,
    ) -> String {
        fn list(items: &[Option<String>], table: &Phrases) -> Option<String> {
            let items: Vec<&str> = items.iter().flatten().map(String::as_str).collect();
            (!items.is_empty()).then(|| table.list(&items))
        }
        let saved = match games {
            [] => None,
            [(names, rounds)] => {
                let names: Vec<&str> = names.iter().map(|name| table.called(name)).collect();
                Some(self.profile_match(&table.within(&table.list(&names)), *rounds))
            }
            games => Some(self.profile_matches(games.len())),
        };
        let counted = [
            (rounds > 0).then(|| self.share_rounds(rounds as usize)),
            (matches > 0).then(|| self.profile_played(matches)),
            (days > 0).then(|| self.profile_days(days)),
        ];
        let counted = list(&counted, table).map(|counted| self.profile_counted(&counted));
        list(&[saved, counted], table)
            .map_or_else(|| self.profile_nothing().to_owned(), |what| self.profile_holds(&what))
    }

    /// What is wrong with a file, where, and which rule it breaks.
    pub fn bad_file(&self, fault: &Fault, table: &Phrases) -> String {
        let why = self.problem(&fault.problem, table);
        let why = match (fault.round, fault.action) {
            (Some(round), Some(action)) => self.at_action(round, action, &why),
            (Some(round), None) => self.at_round(round, &why),
            _ => why,
        };
        self.bad_file_line(&why, fault.problem.rule().unwrap_or("none"))
    }

    fn problem(&self, problem: &Problem, table: &Phrases) -> String {
        match problem {
            Problem::TooLong(most) => self.bad_too_long(most / 1024),
            Problem::Unreadable(_) => self.bad_unreadable().into(),
            Problem::Format(format) => self.bad_format(&format.chars().take(40).collect::<String>()),
            Problem::Version(version) => self.bad_version(i32::try_from(*version).unwrap_or(i32::MAX)),
            Problem::Newer(word) => self.bad_newer(word),
            Problem::Rules(fault) => self.bad_rules(table.rules_fault(*fault)),
            Problem::LongName => self.bad_name().into(),
            Problem::NoCard(_) | Problem::Match(_) => self.bad_cards().into(),
            Problem::Dealer { .. } => self.bad_dealer().into(),
            Problem::RoundAfterEnd { .. } | Problem::RoundUnfinished => self.bad_round().into(),
            Problem::Token(token) => self.bad_token(&token.chars().take(40).collect::<String>()),
            Problem::Label(label) => self.bad_token(&label.to_string()),
            Problem::Refused(refusal) => self.bad_refused(table.refusal(*refusal)),
            Problem::OpenDraw => self.bad_draw().into(),
            Problem::PlacingsWithoutEclair | Problem::PlacingsMissing | Problem::ActionsBeforePlacing => {
                self.bad_placings().into()
            }
            Problem::ReshufflesWithoutShuffle | Problem::ReshuffleMissing | Problem::ReshuffleUnused => {
                self.bad_stock().into()
            }
            Problem::ResultTooEarly | Problem::ResultMissing | Problem::DoesNotFollow { .. } => {
                self.bad_result().into()
            }
        }
    }
}
