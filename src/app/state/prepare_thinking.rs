//! Loads what it takes to think before anybody asks for it.

use super::current_match::CurrentMatch;
use super::settings::SettingsState;
use crate::app::browser::timers::after;
use crate::app::browser::worker::ThinkingWorker;
use crate::engine::Seat;
use crate::storage::{Learning, SettingsStoreFields};
use crate::table::TableMatch;
use leptos::prelude::*;

/// So long after the table has been laid nobody waits for anything else, in milliseconds.
const IDLE: u32 = 3000;

/// Starts the worker when it is nearly certain that it is asked: a player at the table thinks there, or somebody who has moved
/// may ask the coach.
pub fn prepare_thinking(current: CurrentMatch, settings: SettingsState, worker: ThinkingWorker) {
    let learning = settings.fields.learning();
    let is_wanted = Memo::new(move |_| {
        let may_ask = learning.get() != Learning::Off;
        let is_likely = |game: &TableMatch| has_slow_player(game) || may_ask && game.is_touched();
        current.game.with(|game| game.as_ref().is_some_and(|game| game.is_unfinished() && is_likely(game)))
    });
    Effect::new(move || {
        if is_wanted.get() {
            after(IDLE, move || worker.prepare());
        }
    });
}

fn has_slow_player(game: &TableMatch) -> bool {
    let mut computers = Seat::ALL.into_iter().filter(|&seat| game.recorded.is_computer(seat));
    computers.any(|seat| !game.computer_player(seat).is_quick())
}
