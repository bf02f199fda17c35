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
mod prompt;
pub mod runs;
mod tray;

use super::frame::heading;
use super::in_play::InPlay;
use super::parts::{El, Part, el, vacant_rack};
use super::store::{Screen, Store, phrases, use_store};
use crate::app::motion::move_cards;
use crate::engine::Seat;
pub use announcer::announcer;
use drag::listen_for_drags;
use focus::keep_focus;
use input::{Choice, Intent, Touch, intent};
use keyboard::listen_for_keys;
use last_moves::last_moves;
use leptos::prelude::*;
use others::OtherRack;
use own::OwnRack;
use tray::Tray;

/// A table of its own, with this along its top: one that is not the table of the page.
#[component]
pub fn Table(
    /// What stands along the top.
    top: Part,
) -> impl IntoView {
    let round = use_store().play.with_untracked(|play| play.as_ref().map_or(0, InPlay::round_number));
    el("div").class(&table_class(Screen::Table(round))).children(top).child(round_at_table()).child(announcer()).made()
}

/// The classes of the table when it shows this.
pub fn table_class(screen: Screen) -> String {
    match screen {
        Screen::RoundOver(_) => "table roundover formica".to_owned(),
        Screen::MatchOver => "table roundover formica is-match".to_owned(),
        _ => format!("table t{} formica", use_store().of_play(InPlay::players)),
    }
}

/// A round, seen by the person who looks, or from the first seat where only computer players sit.
pub fn round_at_table() -> El {
    let store = use_store();
    if !store.watching() {
        listen_for_keys(store);
        listen_for_drags(store);
        keep_focus(store);
    }
    let round = store.play.with_untracked(|play| play.as_ref().map_or(0, InPlay::round_number));
    el("main").child(heading(&phrases().table_title(round)).class("vh")).child(lay(store))
}

/// Lays out the racks of the others, the tray, the rack in front (of who looks, or where nobody's rack is open of who sits near) and the
/// last moves.
fn lay(store: Store) -> El {
    move_cards(store);
    let looking = store.looking.get_untracked();
    let Some((players, colours)) = store.play.with_untracked(|play| {
        play.as_ref().map(|play| {
            let players = play.players();
            (players, Seat::ALL.into_iter().take(players).map(|seat| play.colour(seat)).collect::<Vec<usize>>())
        })
    }) else {
        return el("div");
    };
    let near = looking.unwrap_or(Seat::ALL[0]);
    // Empty seats keep the colours nobody plays with.
    let mut free = (1..=4).filter(|colour| !colours.contains(colour)).collect::<Vec<_>>().into_iter();
    let mut laid = el("div").class("app");
    for (seat, place) in look::around(near, players).into_iter().zip(["left", "top", "right"]) {
        laid = match seat {
            Some(seat) => laid.component(view! { <OtherRack seat place/> }),
            None => laid.child(vacant_rack(free.next().unwrap_or(4), place, phrases())),
        };
    }
    let front = el("div").class("app").component(view! { <Tray/> });
    let front = match looking {
        Some(seat) => front.component(view! { <OwnRack seat/> }),
        None => front.component(view! { <OtherRack seat=near place="mine"/> }),
    };
    laid = laid.child(front).child(last_moves());
    match looking {
        Some(seat) => laid.flag("has-run", move || runs::own_run(seat)().is_some()).children(runs::run_card(seat)),
        None => laid,
    }
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
