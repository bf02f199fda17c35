//! The table during a round: the racks, the tray with stock and discard pile, and the last moves.

mod announcer;
pub mod hand;
pub mod input;
mod keyboard;
mod last_moves;
pub mod look;
mod others;
mod own;
pub mod runs;
mod tray;

use super::frame::heading;
use super::in_play::InPlay;
use super::parts::{Bar, el, nothing, vacant_rack};
use super::store::{Store, phrases, use_store};
use crate::app::replay::controls;
use crate::engine::Seat;
use announcer::Announcer;
use input::{Intent, Touch, intent};
use keyboard::listen_for_keys;
use last_moves::LastMoves;
use leptos::prelude::*;
use others::OtherRack;
use own::OwnRack;
use tray::Tray;

/// The table, seen by the person who looks, or from the first seat where only computer players sit.
#[component]
pub fn Table() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    if !store.watching {
        listen_for_keys(store);
    }
    let looking = store.looking.get_untracked();
    let Some((players, round, colours)) = store.play.with_untracked(|play| {
        play.as_ref().map(|play| {
            let players = play.recorded.record().seats.len();
            let colours: Vec<usize> = Seat::ALL.into_iter().take(players).map(|seat| play.colour(seat)).collect();
            (players, play.round_number(), colours)
        })
    }) else {
        return nothing();
    };
    let near = looking.unwrap_or(Seat::ALL[0]);
    // Empty seats keep the colours nobody plays with.
    let mut free = (1..=4).filter(|colour| !colours.contains(colour)).collect::<Vec<_>>().into_iter();
    let others =
        look::around(near, players).into_iter().zip(["left", "top", "right"]).map(|(seat, place)| match seat {
            Some(seat) => view! { <OtherRack seat place/> }.into_any(),
            None => vacant_rack(free.next().unwrap_or(4), place, phrases).view(),
        });
    let others: Vec<AnyView> = others.collect();
    let own = match looking {
        Some(seat) => view! { <OwnRack seat/> }.into_any(),
        None => view! { <OtherRack seat=near place="mine"/> }.into_any(),
    };
    let main = el("main")
        .child(heading(&phrases.table_title(round)).class("vh"))
        .any(others.into_any())
        .any(view! { <Tray/> }.into_any())
        .any(own)
        .any(view! { <LastMoves/> }.into_any())
        .any(looking.map_or_else(nothing, runs::run_card));
    el("div")
        .class(&format!("table t{players} formica"))
        .any(if store.watching { controls(store) } else { view! { <Bar/> }.into_any() })
        .child(main)
        .any(view! { <Announcer/> }.into_any())
        .view()
}

impl Store {
    /// What comes of a tap or a key.
    fn touch(&self, touch: Touch) {
        if self.watching {
            return;
        }
        let looking = self.looking.get_untracked();
        let due = self.play.with_untracked(|play| play.as_ref().and_then(|play| look::due(play, looking)));
        match intent(due, self.choice.get_untracked(), touch) {
            Intent::Ignore => {}
            Intent::Choose(choice) => {
                self.remark.set(None);
                self.choice.set(choice);
            }
            Intent::Act(action) => self.act(action),
        }
    }

    /// Something worked out from the match, or its default when there is none.
    pub fn of_play<T: Default>(&self, of: impl FnOnce(&InPlay) -> T) -> T {
        self.play.with(|play| play.as_ref().map_or_else(T::default, of))
    }
}
