//! Looking at a match that has been played, decision by decision, with every rack open.

mod controls;

use super::in_play::InPlay;
use super::motion::end_motion_at_a_touch;
use super::parts::{Cell, El, after, changeable, el, follow, whenever};
use super::store::Store;
use super::study::Desk;
use super::table::Table;
use super::table::look::turn_sentence;
use crate::engine::{Call, Phase, Seat};
use crate::i18n::Phrases;
use crate::record::Replay;
use controls::controls;
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
    /// The colours of the seats.
    colours: Vec<u8>,
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

impl Desk {
    /// Begins to look at the match from a place in it, as far as its rounds are over: every rack is open there.
    pub fn watch(self, play: &InPlay, round: usize, step: usize) {
        let (replay, colours) = (Replay::of_finished_rounds(&play.recorded), play.colours.clone());
        self.show(Watched { replay, round: 0, step: 0, playing: false, colours }, round, step);
    }

    /// Goes to another place of the replay, and on by itself from there or not.
    fn jump(self, (round, step): (usize, usize), playing: bool) {
        if let Some(watched) = self.watched.get_untracked() {
            self.show(Watched { playing, ..watched }, round, step);
        }
    }

    fn show(self, watched: Watched, round: usize, step: usize) {
        let Some(recorded) = watched.replay.at(round, step) else { return };
        // The seed is not needed to look back.
        let colours = watched.colours.clone();
        self.shown.set(Some(InPlay { recorded, chance: crate::engine::Chance::new(0), colours }));
        self.watched.set(Some(Watched { round, step, ..watched }));
    }

    /// Whose rack stands in front: that of the seat that was asked for, or of a person, as long as they are in the game.
    fn in_front(self) -> Seat {
        let near = self.near.get_untracked();
        let seat = self.shown.with_untracked(|play| {
            let play = play.as_ref()?;
            let seats = play.seated();
            near.into_iter().chain(play.people()).chain(seats.iter()).find(|&seat| seats.has(seat))
        });
        seat.unwrap_or(Seat::ALL[0])
    }

    /// Puts the rack of the next seat in front: on a small screen it is the only one that can be read.
    fn turn_table(self) {
        let front = self.in_front();
        self.near.set(self.shown.with_untracked(|play| play.as_ref().map(|play| play.seated().left_of(front))));
    }

    /// The store that the table of a replay is given: it shows, and nothing can be played through it.
    fn onlooker(self, store: Store) -> Store {
        let looking = changeable(Some(self.in_front()));
        // What the person holds at their own table has no part in it.
        let (choice, remark) = (changeable(Default::default()), changeable(None));
        Store { play: self.shown, looking, choice, remark, onlooker: Some(happened), ..store }
    }
}

/// The screen of the replay: from its first deal, if it does not stand somewhere already.
pub fn replay_screen(store: Store, desk: Desk) -> El {
    if desk.watched.with_untracked(Option::is_none)
        && let Some(play) = store.play.get_untracked()
    {
        desk.watch(&play, 0, 0);
    }
    end_motion_at_a_touch(store);
    go_on_by_itself(desk);
    let round = follow(move || desk.watched.with(|watched| watched.as_ref().map_or(0, |watched| watched.round)));
    el("div").class("replay").dynamic(move || {
        // Another round is another table: other seats may play it. And so is one seen from another seat.
        round.track();
        desk.near.track();
        provide_context(desk.onlooker(store));
        el("div").class("app").component(view! { <Table top=controls(desk)/> }).view()
    })
}

/// What has just happened, for those who look back.
fn happened(play: &InPlay, phrases: &Phrases) -> String {
    let game = play.recorded.game();
    let said = |seat: Seat, eclair: bool| phrases.calls(play.who(seat), eclair);
    match game.round().map(|round| round.phase()) {
        Some(Phase::Over { announcer, call }) => said(announcer, call == Call::Eclair),
        Some(Phase::Drawn) => game.to_act().map_or_else(String::new, |seat| phrases.do_wait_drawn(play.who(seat))),
        Some(Phase::Place) => game.to_act().map_or_else(String::new, |seat| phrases.do_wait_placing(play.who(seat))),
        _ => game
            .log()
            .last()
            .map_or_else(|| phrases.deals(play.who(game.dealer())), |turn| turn_sentence(play, turn, phrases)),
    }
}

/// How long a decision is shown when the replay goes on by itself, in milliseconds.
const PACE: u32 = 900;

/// Goes on by itself while it is playing.
fn go_on_by_itself(desk: Desk) {
    let pending = Cell::new(None::<Timeout>);
    whenever(move || {
        let next = desk.watched.with(|watched| watched.as_ref().filter(|watched| watched.playing)?.onward());
        pending.set(next.map(|place| after(PACE, move || desk.jump(place, true))));
    });
}
