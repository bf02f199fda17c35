//! The texts of the coach at the table, who thinks in the worker. Cards are numbers 1 to 60, slots labels 5 to 50.

use super::message::Tenths;
use super::texts::phrases;
use crate::players::Reason;

phrases! {
    /// What the coach says of a move.
    ThinkingPhrases:

    // Why an action is good, in one sentence
    why_announce;
    why_eclair;
    why_wait;
    why_finishes(card: u8);
    why_run(card: u8, from: u8, to: u8);
    why_two_of_run(card: u8, beside: u8);
    why_closes(card: u8, low: u8, high: u8);
    why_closes_front(card: u8, high: u8);
    why_closes_back(card: u8, low: u8);
    why_fits(card: u8, low: u8, high: u8, open: u8);
    why_fits_below(card: u8, high: u8, open: u8);
    why_fits_above(card: u8, low: u8, open: u8);
    why_roomier(card: u8, instead: u8, above: bool);
    why_swaps(card: u8, instead: u8);
    why_better(instead: u8, card: u8);
    why_least_harm(card: u8);
    why_counts(card: u8, rising: u8);
    why_denies(card: u8, instead: u8);
    why_draw_helps_little(open: u8);
    why_draw_helps_more(useful: u8, unseen: u8, open: u8);
    why_draw_no_help(open: u8, useful: u8, unseen: u8);
    why_draw(useful: u8, unseen: u8);
    why_known(card: u8);
    why_useless(card: u8);
    why_holds(card: u8);
    gain(points: Tenths);
}

impl ThinkingPhrases {
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
}
