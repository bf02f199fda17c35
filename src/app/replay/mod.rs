//! Looking back at a match, decision by decision, with every rack open. A lazy screen.

mod controls;

use super::components::Keyed;
use super::state::{CurrentMatch, ReplayState, TableMode, provide_table};
use super::table::EmbeddedTable;
use crate::engine::Seat;
use crate::table::moves::last_event;
use controls::Controls;
use leptos::prelude::*;

/// The screen of the replay: from the deal of a round, if it does not stand somewhere already.
#[component]
pub fn ReplayScreen(
    /// The round, from 0.
    round: usize,
) -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    let current = expect_context::<CurrentMatch>();
    if replay.opened.with_untracked(Option::is_none)
        && let Some(game) = current.game.get_untracked()
    {
        replay.open(&game, round, 0);
    }
    replay.play_by_itself();
    // Another round is another table, since other seats may play it. And so is one that is seen from another seat.
    let laid = Signal::derive(move || (replay.with(|opened| opened.round), replay.asked_front.get()));
    view! {
        <div class={"replay"}>
            <Keyed key=laid children=|_: (usize, Option<Seat>)| view! { <ReplayTable/> }/>
        </div>
    }
}

/// The table of a round, seen from the seat in front.
#[component]
fn ReplayTable() -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    replay.shown.viewer.set(Some(replay.front_seat()));
    provide_table(TableMode::Replay(last_event), replay.shown);
    view! {
        <div class={"app"}>
            <EmbeddedTable>
                <Controls/>
            </EmbeddedTable>
        </div>
    }
}
