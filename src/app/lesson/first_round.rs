//! The round that the lesson ends in.

use crate::app::browser::seed::fresh_seed;
use crate::app::state::{Continued, CurrentMatch, ScreenStack, phrases, rule_book_phrases};
use crate::setup::SetupDraft;
use crate::table::TableMatch;

/// What follows the lesson: a first round against one computer player, the match that is under way, or what a link leads to.
#[derive(Clone, Copy)]
pub struct FirstRound {
    match_is_under_way: bool,
    is_before_link: bool,
}

impl FirstRound {
    /// What follows where `current` is the match of the page, and the lesson may have been opened from a link.
    pub fn after(current: CurrentMatch, is_before_link: bool) -> FirstRound {
        FirstRound { match_is_under_way: current.with_untracked(TableMatch::is_unfinished), is_before_link }
    }

    /// What the button says that leads there.
    pub fn text(self) -> &'static str {
        let texts = rule_book_phrases();
        if self.is_before_link {
            return rule_book_phrases().link_back();
        }
        if self.match_is_under_way { texts.book_back() } else { texts.lesson_play() }
    }

    /// Leaves the lesson for it.
    pub fn start(self, stack: ScreenStack) {
        let new_match = SetupDraft::first_round(phrases()).new_match(phrases());
        let seed = fresh_seed();
        let game = new_match.and_then(|(rules, seats, colours)| TableMatch::start(rules, seats, colours, seed).ok());
        match game.filter(|_| !self.match_is_under_way && !self.is_before_link) {
            Some(game) => stack.continue_match(Continued::Beside(Box::new(game.recorded), Some(seed))),
            None => stack.close(),
        }
    }
}
