//! Where everything stands on the table: the racks round the tray, the last moves, and what is said of runs.

use super::last_moves::LastMoves;
use super::other_rack::OtherRack;
use super::own_rack::OwnRack;
use super::run_card::RunCard;
use super::tray::Tray;
use crate::app::components::VacantRack;
use crate::app::state::{CurrentMatch, TableState};
use crate::engine::Seat;
use crate::table::runs::run_view;
use crate::table::view;
use leptos::prelude::*;

/// The racks of the others, the tray, the rack in front (the viewer's, or where nobody's rack is open the first seat's)
/// and the last moves.
#[component]
pub fn Racks() -> impl IntoView {
    let table = expect_context::<TableState>();
    if table.current.game.with_untracked(Option::is_none) {
        return view! { <div></div> }.into_any();
    }
    let viewer = table.current.viewer.get_untracked();
    let front = table.front_seat();
    let run = Memo::new(move |_| table.current.with(|game| run_view(game, viewer?)));
    let in_front = match viewer {
        Some(seat) => view! { <OwnRack seat run/> }.into_any(),
        None => view! { <OtherRack seat=front edge="mine"/> }.into_any(),
    };
    view! {
        <div class="app" class:has-run=move || run.with(Option::is_some)>
            <OtherSeats front/>
            <div class={"app"}>
                <Tray/>
                {in_front}
            </div>
            <LastMoves/>
            {viewer.map(|_| view! { <RunCard run/> })}
        </div>
    }
    .into_any()
}

/// The racks to the left, across and to the right: of other players, or vacant ones in the colours nobody plays with.
#[component]
fn OtherSeats(
    /// Who sits in front.
    front: Seat,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let (players, taken) = current.with_untracked(|game| {
        let players = game.players();
        let colours = Seat::ALL.into_iter().take(players).map(|seat| game.colour(seat));
        (players, colours.collect::<Vec<usize>>())
    });
    let mut free = (1..=4).filter(|colour| !taken.contains(colour));
    let edges = view::around(front, players).into_iter().zip(["left", "top", "right"]);
    edges
        .map(|(seat, edge)| match seat {
            Some(seat) => view! { <OtherRack seat edge/> }.into_any(),
            None => view! { <VacantRack colour=free.next().unwrap_or(4) edge/> }.into_any(),
        })
        .collect_view()
}
