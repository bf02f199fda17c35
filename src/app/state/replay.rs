//! Looking back at a match, decision by decision, with every rack open.
//!
//! The record drives all seats here. The turn scheduler does not ask it: it plays what is due in a match, and a replay also
//! shows deals, goes back and jumps, at a pace of its own.

use super::current_match::CurrentMatch;
use crate::app::browser::timers::Timer;
use crate::drivers::{Driver, RecordDriver, Tempo};
use crate::engine::{Chance, Event, Seat};
use crate::record::{RecordedMatch, Replay};
use crate::table::TableMatch;
use leptos::prelude::*;

/// How long a decision is shown when the replay plays by itself, in milliseconds.
const DECISION_SHOWN: u32 = 900;

/// A match that is replayed, and where the replay stands.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenReplay {
    replay: Replay,
    /// The round, from 0.
    pub round: usize,
    /// How many of its decisions are shown.
    pub step: usize,
    /// Whether it plays by itself.
    pub is_playing: bool,
    /// The colours of the seats.
    colours: Vec<u8>,
}

impl OpenReplay {
    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.replay.rounds()
    }

    /// How many decisions the round has.
    pub fn last_step(&self) -> usize {
        self.replay.steps(self.round)
    }

    /// One decision on, into the next round where there is one; `None` at the very end.
    pub fn next(&self) -> Option<(usize, usize)> {
        if self.step < self.last_step() {
            Some((self.round, self.step + 1))
        } else if self.round + 1 < self.replay.rounds() {
            Some((self.round + 1, 0))
        } else {
            None
        }
    }

    /// One decision back, into the round before where there is one.
    pub fn previous(&self) -> Option<(usize, usize)> {
        match (self.round, self.step) {
            (0, 0) => None,
            (round, 0) => Some((round - 1, self.replay.steps(round - 1))),
            (round, step) => Some((round, step - 1)),
        }
    }
}

/// The replay, and whose rack stands in front.
#[derive(Clone, Copy)]
pub struct ReplayState {
    /// What is replayed; `None` before it was opened.
    pub opened: RwSignal<Option<OpenReplay>>,
    /// Whose rack was asked to stand in front.
    pub asked_front: RwSignal<Option<Seat>>,
    /// The match as it was there.
    pub shown: CurrentMatch,
    /// What drives all its seats, made when it is first asked: the record.
    driver: StoredValue<Option<RecordDriver>, LocalStorage>,
}

impl ReplayState {
    /// A replay that is not open yet; it shows the match in `shown`.
    pub fn new(shown: CurrentMatch) -> ReplayState {
        ReplayState {
            opened: RwSignal::new(None),
            asked_front: RwSignal::new(None),
            shown,
            driver: StoredValue::new_local(None),
        }
    }

    /// Plays by itself while that is wanted, as long as the component that calls this is shown.
    pub fn play_by_itself(self) {
        let timer = Timer::new();
        Effect::new(move || {
            let next = self.opened.with(|replay| replay.as_ref().filter(|replay| replay.is_playing)?.next());
            match next {
                Some(next) => timer.set(DECISION_SHOWN, move || self.go_to(next, true)),
                None => timer.cancel(),
            }
        });
    }

    /// Opens a match at a decision of a round, as far as its rounds are over.
    pub fn open(self, game: &TableMatch, round: usize, step: usize) {
        let (replay, colours) = (Replay::of_finished_rounds(&game.recorded), game.colours.clone());
        self.driver.set_value(None);
        self.jump(OpenReplay { replay, round, step, is_playing: false, colours });
    }

    /// Goes somewhere else, given as the round, from 0, and the number of its decisions; and plays on from there or not.
    pub fn go_to(self, (round, step): (usize, usize), is_playing: bool) {
        let Some(before) = self.opened.get_untracked() else { return };
        let follows = before.next() == Some((round, step));
        let now = OpenReplay { round, step, is_playing, ..before };
        match follows.then(|| self.next_moment(&now)).flatten() {
            Some((recorded, events)) => self.show(now, recorded, Some(events)),
            None => self.jump(now),
        }
    }

    /// Plays by itself, or stops.
    pub fn toggle_playing(self) {
        self.opened.update(|replay| {
            if let Some(replay) = replay {
                replay.is_playing = !replay.is_playing;
            }
        });
    }

    /// Something of what is replayed, tracked; the default before it was opened.
    pub fn with<T: Default>(self, read: impl FnOnce(&OpenReplay) -> T) -> T {
        self.opened.with(|replay| replay.as_ref().map_or_else(T::default, read))
    }

    /// Whose rack stands in front: that of the seat that was asked for, or of a person, as long as they are in the game.
    pub fn front_seat(self) -> Seat {
        let asked = self.asked_front.get_untracked();
        let seat = self.shown.with_untracked(|game| {
            let seats = game.seats_in_round();
            asked.into_iter().chain(game.people()).chain(seats.iter()).find(|&seat| seats.has(seat))
        });
        seat.unwrap_or(Seat::ALL[0])
    }

    /// Puts the rack of the next seat in front: on a small screen it is the only one that can be read.
    pub fn turn_table(self) {
        let front = self.front_seat();
        self.asked_front.set(self.shown.with_untracked(|game| Some(game.seats_in_round().left_of(front))));
    }

    /// The moment after the one that is shown, and what leads there: the deal of a round, or the decision of who is to act.
    fn next_moment(self, next: &OpenReplay) -> Option<(RecordedMatch, Vec<Event>)> {
        if next.step == 0 {
            let recorded = next.replay.at(next.round, 0)?;
            let events = recorded.state().events().to_vec();
            return Some((recorded, events));
        }
        let turn = self.shown.with_untracked(TableMatch::turn)?;
        let action = self.driver.try_update_value(|driver| {
            driver.get_or_insert_with(|| RecordDriver::new(&next.replay, Tempo::Paced)).answer(&turn).decided()
        })??;
        let mut recorded = self.shown.game.with_untracked(|game| Some(game.as_ref()?.recorded.clone()))?;
        let events = next.replay.play_on(&mut recorded, next.round, action)?;
        Some((recorded, events))
    }

    /// Shows any moment, laid anew.
    fn jump(self, replay: OpenReplay) {
        if let Some(recorded) = replay.replay.at(replay.round, replay.step) {
            self.show(replay, recorded, None);
        }
    }

    /// Shows the match as it was there; `events` lead to it, where it follows.
    fn show(self, replay: OpenReplay, recorded: RecordedMatch, events: Option<Vec<Event>>) {
        // No seed is needed to look back.
        let game = TableMatch { recorded, chance: Chance::new(0), colours: replay.colours.clone(), id: None };
        self.shown.show_moment(game, events);
        self.opened.set(Some(replay));
    }
}
