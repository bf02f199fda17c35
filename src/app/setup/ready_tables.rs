//! The ready-made tables.

use super::open_seat::OpenSeat;
use super::opponents::Opponents;
use crate::app::components::{Face, Keyed};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::club::rated_characters;
use crate::players::ComputerPlayer;
use crate::setup::{Changed, ReadyTable, SetupDraft};
use leptos::prelude::*;

/// The ready-made tables: each seats its opponents wherever no person sits.
#[component]
pub fn ReadyTables() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let own = expect_context::<Opponents>().own_points();
    let free = setup.memo(SetupDraft::seats_without_people);
    let rated = StoredValue::new(rated_characters());
    let tables = move |free: usize| {
        // Where only people sit, the tables are shown whole.
        let count = if free == 0 { ReadyTable::MOST } else { free };
        ReadyTable::ALL
            .map(|table| {
                let opponents = rated.with_value(|rated| table.opponents(rated, own, count));
                view! { <TableKey table opponents is_disabled=free == 0/> }
            })
            .into_view()
    };
    view! {
        <div class="ready" role="group" aria-label=setup_phrases().ready_tables()>
            <Keyed key=free children=tables/>
        </div>
    }
}

/// A ready-made table.
#[component]
fn TableKey(
    table: ReadyTable,
    /// Who sits down.
    opponents: Vec<ComputerPlayer>,
    /// Whether there is no seat for them.
    is_disabled: bool,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let open = expect_context::<OpenSeat>();
    let phrases = phrases();
    let name = name_of(table);
    let names: Vec<String> = opponents.iter().map(|opponent| phrases.level(opponent.id())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let label = phrases.detail(name, &phrases.list(&names));
    let faces = opponents.iter().map(|opponent| view! { <Face character=*opponent/> }).collect_view();
    let seat = move |_| {
        open.close_by_itself();
        setup.change(Changed::Players, |draft| draft.seat_opponents(&opponents));
    };
    view! {
        <button type="button" class="ready__t" aria-label=label disabled=is_disabled on:click=seat>
            <span class={"ready__f"}>{faces}</span>
            <span>{name}</span>
        </button>
    }
}

fn name_of(table: ReadyTable) -> &'static str {
    let texts = setup_phrases();
    match table {
        ReadyTable::EasyEvening => texts.easy_evening(),
        ReadyTable::YourStrength => texts.your_strength(),
        ReadyTable::TopThree => texts.top_three(),
    }
}
