//! The cup that a screen is about.

use crate::app::browser::clock::now;
use crate::app::state::{Notices, saves};
use crate::club::cup::{Bracket, Cup, Fixture, Outcome, Outcomes};
use crate::storage::PlayedCup;
use leptos::prelude::*;

/// The cup that a screen is about, with what was made of it.
#[derive(Clone, Copy)]
pub struct CupState {
    played: StoredValue<PlayedCup>,
    /// How its matches have ended.
    outcomes: RwSignal<Outcomes>,
    /// Whether it is kept: one from a link is once the person plays it.
    is_kept: StoredValue<bool>,
    notices: Notices,
}

impl CupState {
    /// This cup as it is kept or, where it is not, before its first match. `friend`: what a friend has told of their matches in it.
    pub fn new(cup: Cup, friend: Vec<Outcome>) -> CupState {
        let kept = saves().cups().of(&cup).cloned();
        let is_kept = kept.is_some();
        let mut played = kept.unwrap_or_else(|| PlayedCup::begin(cup, now()));
        if !friend.is_empty() {
            played.friend = friend;
        }
        CupState {
            outcomes: RwSignal::new(played.outcomes.clone()),
            played: StoredValue::new(played),
            is_kept: StoredValue::new(is_kept),
            notices: expect_context(),
        }
    }

    /// The bracket; tracked.
    pub fn bracket(self) -> Bracket {
        self.outcomes.with(|outcomes| self.played.with_value(|played| played.cup.bracket(outcomes)))
    }

    /// The cup itself.
    pub fn cup(self) -> Cup {
        self.played.with_value(|played| played.cup.clone())
    }

    /// What a friend has told of their matches.
    pub fn friend(self) -> Vec<Outcome> {
        self.played.with_value(|played| played.friend.clone())
    }

    /// Whether it is kept.
    pub fn is_kept(self) -> bool {
        self.is_kept.get_value()
    }

    /// Keeps the cup with all that is known of it.
    pub fn keep(self) {
        self.is_kept.set_value(true);
        self.notices.show_saved(saves().keep_cup(self.played.get_value()));
    }

    /// Notes how a match of the others has ended, and keeps it. Nothing where the screen is gone.
    pub fn add(self, fixture: Fixture, outcome: Outcome) {
        self.played.try_update_value(|played| played.outcomes.add(fixture, outcome));
        self.outcomes.try_update(|outcomes| outcomes.add(fixture, outcome));
        self.keep();
    }
}
