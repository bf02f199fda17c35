//! The character at a seat: its face behind the rack, and what it says.

use crate::app::components::{Face, Glyph, Keyed, or_nothing};
use crate::app::state::{CurrentMatch, Remarks};
use crate::club::Score;
use crate::engine::Seat;
use crate::players::ComputerPlayer;
use crate::remarks::{Company, Said, mood};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The character at a seat; none where a person or one of the levels sits.
pub fn character_at(game: &TableMatch, seat: Seat) -> Option<ComputerPlayer> {
    company(game).character(seat)
}

fn company(game: &TableMatch) -> Company {
    Company::of(&game.recorded, |_| Score::default())
}

/// The face of a character, and its line beside it. Both are decoration: the plate has the name, and the list of moves what was said.
#[component]
pub fn CharacterAt(
    /// The seat.
    seat: Seat,
    /// Who sits there.
    character: ComputerPlayer,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let company = current.game.with_untracked(|game| game.as_ref().map(company));
    let mood = Memo::new(move |_| {
        let Some(company) = company else { return Default::default() };
        current.with(|game| {
            let state = game.state();
            mood(seat, &company, state.events(), state.totals(), game.goal())
        })
    });
    let colour = current.with_untracked(|game| game.colour(seat));
    let line = Remarks::here().map(|remarks| remarks.spoken_at(seat));
    let bubble = |line: Option<&'static str>| {
        or_nothing(line.map(|line| view! { <p class="say" aria-hidden="true">{line}</p> }))
    };
    view! {
        <div class=format!("sitter p{colour}")>
            <Face character mood/>
            // Where there is no room for it on the plate.
            <Glyph colour/>
            {line.map(|line| view! { <Keyed key=line children=bubble/> })}
        </div>
    }
}

/// What has just been said, over what was done last: where the racks of the others are no more than plates there is no room beside a
/// head. Only to be seen.
#[component]
pub fn RemarkInTray() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let bubble = move |said: Option<Said>| {
        or_nothing(said.map(|said| {
            let colour = current.with_untracked(|game| game.colour(said.seat));
            view! {
                <p class=format!("say say--tray p{colour}") aria-hidden="true">
                    <Glyph colour/>
                    <span>{said.line}</span>
                </p>
            }
        }))
    };
    Remarks::here().map(|remarks| view! { <Keyed key=remarks.spoken() children=bubble/> })
}
