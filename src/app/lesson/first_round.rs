//! The round that the lesson ends in.

use crate::app::browser::seed::fresh_seed;
use crate::app::state::{CurrentMatch, ScreenStack, phrases, rule_book_phrases};
use crate::setup::SetupDraft;
use crate::table::Match;

/// What follows the lesson: a first round against one computer player, or the match that is under way.
#[derive(Clone, Copy)]
pub struct FirstRound {
    match_is_under_way: bool,
}

impl FirstRound {
    /// What follows where `current` is the match of the page.
    pub fn after(current: CurrentMatch) -> FirstRound {
        FirstRound { match_is_under_way: current.with_untracked(Match::is_unfinished) }
    }

    /// What the button says that leads there.
    pub fn text(self) -> &'static str {
        let texts = rule_book_phrases();
        if self.match_is_under_way { texts.book_back() } else { texts.lesson_play() }
    }

    /// Leaves the lesson for it.
    pub fn start(self, stack: ScreenStack) {
        let new_match = SetupDraft::first_round(phrases()).new_match(phrases());
        let seed = fresh_seed();
        let game = new_match.and_then(|(rules, seats, colours)| Match::start(rules, seats, colours, seed).ok());
        match game.filter(|_| !self.match_is_under_way) {
            Some(game) => stack.continue_match(game.recorded.to_json(), Some(seed), None),
            None => stack.close(),
        }
    }
}
