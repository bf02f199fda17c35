//! The table during a round: the racks, the tray with stock and discard pile, and the last moves.

mod announcer;
mod drag;
mod focus;
pub mod hand;
pub mod input;
mod keyboard;
pub mod last_moves;
pub mod look;
mod others;
mod own;
pub mod runs;
mod tray;

use super::frame::heading;
use super::in_play::InPlay;
use super::parts::{Part, come_in_parts, el, nothing, vacant_rack};
use super::store::{Store, phrases, use_store};
use crate::app::motion::move_cards;
use crate::engine::Seat;
use announcer::announcer;
use drag::listen_for_drags;
use focus::keep_focus;
use input::{Choice, Intent, Touch, intent};
use keyboard::listen_for_keys;
use last_moves::last_moves;
use leptos::prelude::*;
use others::OtherRack;
use own::OwnRack;
use tray::Tray;

/// The table, seen by the person who looks, or from the first seat where only computer players sit.
#[component]
pub fn Table(
    /// What stands along the top.
    top: Part,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    if !store.watching() {
        listen_for_keys(store);
        listen_for_drags(store);
        keep_focus(store);
    }
    move_cards(store);
    let looking = store.looking.get_untracked();
    let Some((players, round, colours)) = store.play.with_untracked(|play| {
        play.as_ref().map(|play| {
            let players = play.recorded.record().seats.len();
            let colours: Vec<usize> = Seat::ALL.into_iter().take(players).map(|seat| play.colour(seat)).collect();
            (players, play.round_number(), colours)
        })
    }) else {
        return el("main").made();
    };
    let near = looking.unwrap_or(Seat::ALL[0]);
    // Empty seats keep the colours nobody plays with.
    let mut free = (1..=4).filter(|colour| !colours.contains(colour)).collect::<Vec<_>>().into_iter();
    let mut main = el("main").child(heading(&phrases.table_title(round)).class("vh"));
    for (seat, place) in look::around(near, players).into_iter().zip(["left", "top", "right"]) {
        main = match seat {
            Some(seat) => main.component(view! { <OtherRack seat place/> }),
            None => main.child(vacant_rack(free.next().unwrap_or(4), place, phrases)),
        };
    }
    main = main.component(view! { <Tray/> });
    main = match looking {
        Some(seat) => main.component(view! { <OwnRack seat/> }),
        None => main.component(view! { <OtherRack seat=near place="mine"/> }),
    };
    main = main.child(last_moves()).children(looking.map_or_else(nothing, runs::run_card));
    come_in_parts(Box::new(|| false));
    let table = el("div").class(&format!("table t{players} formica"));
    table.children(top).child(main).child(announcer()).made()
}

impl Store {
    /// What comes of a tap or a key.
    fn touch(&self, touch: Touch) {
        if self.watching() {
            return;
        }
        let looking = self.looking.get_untracked();
        let due = self.play.with_untracked(|play| play.as_ref().and_then(|play| look::due(play, looking)));
        let choice = self.choice.get_untracked();
        let meant = intent(due, choice, touch);
        let confirm = self.settings.with_untracked(|settings| settings.confirm);
        self.intend(if confirm { meant.confirmed(choice) } else { meant });
    }

    /// Does what is meant, unless the person wants to be warned of it first.
    fn intend(&self, meant: Intent) {
        let choice = self.choice.get_untracked();
        match meant {
            Intent::Ignore => {}
            Intent::Choose(choice) => {
                self.remark.set(None);
                self.choice.set(choice);
            }
            Intent::Act(action) if choice != Choice::Asked(action) && self.blunder(action).is_some() => {
                self.remark.set(None);
                self.choice.set(Choice::Asked(action));
            }
            Intent::Act(action) => self.act(action),
        }
    }

    /// Something worked out from the match, or its default when there is none.
    pub fn of_play<T: Default>(&self, of: impl FnOnce(&InPlay) -> T) -> T {
        self.play.with(|play| play.as_ref().map_or_else(T::default, of))
    }
}
