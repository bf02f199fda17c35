//! Playing an action at a table, and what follows from it.

use super::current_match::CurrentMatch;
use super::happened::Happened;
use super::navigation::Navigation;
use super::notices::Notices;
use super::sound::Sound;
use super::tab_match::TabMatch;
use crate::engine::{Action, Event};
use crate::sound::Cue;
use leptos::prelude::*;

/// Plays the actions of the match at a table, whoever decides them.
#[derive(Clone, Copy)]
pub struct Playing {
    current: CurrentMatch,
    whose: Whose,
    navigation: Navigation,
    sound: Sound,
}

/// Whose match is played.
#[derive(Clone, Copy)]
enum Whose {
    /// That of this tab, unless another tab has it, which the person is told.
    Tab(TabMatch, Notices),
    /// That of the lesson, which says whether an action is the one that is asked for now.
    Lesson(Callback<Action, bool>),
}

impl Playing {
    /// Playing the match of this tab, which is saved.
    pub fn of_tab(current: CurrentMatch) -> Playing {
        Playing::new(current, Whose::Tab(expect_context(), expect_context()))
    }

    /// Playing the match of the lesson. `guide` says whether an action is the one that is asked for now.
    pub fn of_lesson(current: CurrentMatch, guide: Callback<Action, bool>) -> Playing {
        Playing::new(current, Whose::Lesson(guide))
    }

    fn new(current: CurrentMatch, whose: Whose) -> Playing {
        Playing { current, whose, navigation: expect_context(), sound: expect_context() }
    }

    /// Plays an action for the seat to act. A refusal is told and changes nothing else.
    pub fn act(self, action: Action) {
        if !self.may_play(action) {
            return;
        }
        match self.current.play(action) {
            Some(Ok(events)) => self.follow(events),
            Some(Err(refusal)) => {
                self.current.selection.refuse(refusal);
                self.sound.play(Cue::Refused, 0);
            }
            None => {}
        }
    }

    /// Plays up to `most` actions, `first` and those that come next, before the page follows: as long as there is a next one and
    /// none is refused.
    pub fn act_at_once(self, first: Action, most: usize, mut next: impl FnMut() -> Option<Action>) {
        if !self.may_play(first) {
            return;
        }
        let mut action = Some(first);
        let played = std::iter::from_fn(|| self.current.play(action.take().or_else(&mut next)?)?.ok());
        let events: Vec<Event> = played.take(most).flatten().collect();
        if !events.is_empty() {
            self.follow(events);
        }
    }

    fn may_play(self, action: Action) -> bool {
        match self.whose {
            Whose::Tab(_, notices) => !notices.match_is_elsewhere(),
            Whose::Lesson(guide) => guide.run(action),
        }
    }

    /// What follows from what has happened, whatever it was.
    fn follow(self, events: Vec<Event>) {
        self.current.selection.clear();
        if let Whose::Tab(tab, _) = self.whose {
            tab.save_after(&events);
        }
        if events.iter().any(|event| matches!(event, Event::Announced { .. })) {
            self.sound.play_all(&[(Cue::RackO, 60)]);
        }
        self.current.tell(Happened::Events(events));
        self.navigation.hold_table();
    }
}
