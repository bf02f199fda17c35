//! The cup that a screen is about.

use crate::app::browser::clock::now;
use crate::app::state::{Notices, saves};
use crate::club::cup::{Bracket, Cup, Fixture, Outcome, Outcomes};
use crate::share::CupLink;
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
    /// Whether the matches of the others could not go on.
    has_stopped: RwSignal<bool>,
    notices: Notices,
}

impl CupState {
    /// The cup of this link as it is kept or, where it is not, before its first match; with what a friend tells in the link.
    pub fn new(link: CupLink) -> CupState {
        let notices: Notices = expect_context();
        let kept = saves().cups().of(&link.cup).cloned();
        let is_kept = kept.is_some();
        let mut played = kept.unwrap_or_else(|| PlayedCup::begin(link.cup.clone(), now()));
        if link.is_of_friend(&played.bracket().own_matches()) && link.matches != played.friend {
            played.friend = link.matches;
            notices.show_saved(saves().keep_friend_in_cup(&played.cup, &played.friend));
        }
        CupState {
            outcomes: RwSignal::new(played.outcomes.clone()),
            played: StoredValue::new(played),
            is_kept: StoredValue::new(is_kept),
            has_stopped: RwSignal::new(false),
            notices,
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

    /// What the person was called who began its first match.
    pub fn person(self) -> Option<String> {
        self.played.with_value(|played| played.person.clone())
    }

    /// Somebody of this name begins a match in it, and keeps it.
    pub fn begin_as(self, name: Option<String>) {
        self.played.update_value(|played| played.person = played.person.take().or(name));
        self.keep();
    }

    /// Whether the matches of the others could not go on; tracked.
    pub fn has_stopped(self) -> bool {
        self.has_stopped.get()
    }

    /// The matches of the others cannot go on until the cup is opened again. Nothing where the screen is gone.
    pub fn stop(self) {
        let _ = self.has_stopped.try_set(true);
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
