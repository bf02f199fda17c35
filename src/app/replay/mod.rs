//! Looking at a match that has been played, decision by decision, with every rack open.

mod controls;

use super::in_play::InPlay;
use super::parts::{Cell, after, changeable, el, follow, whenever};
use super::store::{Store, use_store};
use super::table::Table;
use crate::engine::Seat;
use crate::record::{RecordedGame, Replay};
pub use controls::controls;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// A replay and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Watched {
    replay: Replay,
    /// The round, from 0.
    round: usize,
    /// How many of its decisions are shown.
    step: usize,
    /// Whether it goes on by itself.
    playing: bool,
}

impl Watched {
    fn last_step(&self) -> usize {
        self.replay.steps(self.round)
    }

    /// One decision on, into the next round where there is one; `None` at the very end.
    fn onward(&self) -> Option<(usize, usize)> {
        if self.step < self.last_step() {
            Some((self.round, self.step + 1))
        } else if self.round + 1 < self.replay.rounds() {
            Some((self.round + 1, 0))
        } else {
            None
        }
    }

    /// One decision back, into the round before where there is one.
    fn back(&self) -> Option<(usize, usize)> {
        match (self.round, self.step) {
            (0, 0) => None,
            (round, 0) => Some((round - 1, self.replay.steps(round - 1))),
            (round, step) => Some((round, step - 1)),
        }
    }
}

impl Store {
    /// Begins to look at a match from its first deal, as far as its rounds are over: every rack is open there.
    pub fn watch(&self, recorded: &RecordedGame) {
        let watched = Watched { replay: Replay::of_rounds_over(recorded), round: 0, step: 0, playing: false };
        self.sheet.set(None);
        self.show(watched, 0, 0);
    }

    /// Begins to look at the match at the table.
    pub fn watch_own(&self) {
        if let Some(recorded) = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.clone())) {
            self.watch(&recorded);
        }
    }

    /// Begins to look at the match at the table from a place in it: the round and the decision, from 0, in words.
    pub fn watch_own_from(&self, place: &str) {
        self.watch_own();
        let numbers: Vec<usize> = place.split(' ').filter_map(|number| number.parse().ok()).collect();
        if let [round, step] = numbers[..] {
            self.go_to((round, step), false);
        }
    }

    /// Goes to another place of the replay, and on by itself from there or not.
    fn go_to(&self, (round, step): (usize, usize), playing: bool) {
        if let Some(watched) = self.replay.get_untracked() {
            self.show(Watched { playing, ..watched }, round, step);
        }
    }

    fn show(&self, watched: Watched, round: usize, step: usize) {
        let Some(recorded) = watched.replay.at(round, step) else { return };
        // The seed is not needed to look back, and the colours are those of the seats.
        let colours = (0..recorded.record().seats.len() as u8).collect();
        self.shown.set(Some(InPlay { recorded, chance: crate::engine::Chance::new(0), colours }));
        self.replay.set(Some(Watched { round, step, ..watched }));
    }

    /// The store that the table of a replay is given: it shows, and nothing can be played through it.
    fn onlooker(self) -> Store {
        let seat = self.shown.with_untracked(|play| play.as_ref().and_then(|play| play.people().next()));
        let looking = changeable(Some(seat.unwrap_or(Seat::ALL[0])));
        // What the person holds at their own table has no part in it.
        let (choice, remark) = (changeable(Default::default()), changeable(None));
        Store { play: self.shown, looking, choice, remark, watching: true, ..self }
    }
}

/// The screen of the replay.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    let store = use_store();
    go_on_by_itself(store);
    let round = follow(move || store.replay.with(|watched| watched.as_ref().map_or(0, |watched| watched.round)));
    el("div")
        .class("replay")
        .dynamic(move || {
            // Another round is another table: other seats may play it.
            round.track();
            provide_context(store.onlooker());
            el("div").class("app").component(view! { <Table/> }).view()
        })
        .made()
}

/// How long a decision is shown when the replay goes on by itself, in milliseconds.
const PACE: u32 = 900;

/// Goes on by itself while it is playing.
fn go_on_by_itself(store: Store) {
    let pending = Cell::new(None::<Timeout>);
    whenever(move || {
        let next = store.replay.with(|watched| watched.as_ref().filter(|watched| watched.playing)?.onward());
        pending.set(next.map(|place| after(PACE, move || store.go_to(place, true))));
    });
}
