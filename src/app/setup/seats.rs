//! Who sits where.

use super::form_box::SideEffects;
use super::open_seat::{OpenSeat, PICKER, seat_button};
use super::opponents::Opponents;
use super::sitter::{OnLip, Sitter};
use crate::app::components::{Icon, Keyed, RadioGroup, RadioOption};
use crate::app::state::{SetupState, setup_phrases};
use crate::setup::{Changed, SetupDraft};
use leptos::prelude::*;

/// The number of players and the four seats.
#[component]
pub fn SeatBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let texts = setup_phrases();
    let counts = [2_usize, 3, 4].map(|count| RadioOption::new(count, count.to_string()));
    view! {
        <div class="seatbox" role="group" aria-labelledby="players-title">
            <div class="seatbox__h">
                <h2 id="players-title">{texts.players()}</h2>
                <RadioGroup
                    class="seg--count"
                    label=texts.number_of_players()
                    group="players"
                    options=counts.into()
                    chosen=move || setup.with(SetupDraft::players)
                    on_change=move |count| setup.change(Changed::Players, |draft| draft.set_players(count))
                />
            </div>
            <ol class="seatbox__l">{(0..4).map(|index| view! { <SeatButton index/> }).collect_view()}</ol>
            <SideEffects of=Changed::Players/>
        </div>
    }
}

/// A seat, as the lip of its rack: a button that opens the picker.
#[component]
fn SeatButton(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let opponents = expect_context::<Opponents>();
    let open = expect_context::<OpenSeat>();
    let sitter = setup.memo(move |draft| Sitter::at(draft, index));
    let is_open = Memo::new(move |_| open.is(index));
    let label = move || setup_phrases().seat(index + 1, &sitter.with(|sitter| sitter.in_words(opponents)));
    view! {
        <li
            class=format!("lips p{}", index + 1)
            class:is-open=is_open
            class:is-vacant=move || sitter.with(|sitter| *sitter == Sitter::Nobody)
        >
            <button
                type="button"
                id=seat_button(index)
                aria-label=label
                aria-expanded=move || is_open.get().to_string()
                aria-controls=move || is_open.get().then_some(PICKER)
                on:click=move |_| open.toggle(index)
            >
                <Keyed key=sitter children=move |sitter| view! { <OnLip sitter colour=index + 1/> }/>
                <Keyed key=is_open children=|is_open| view! { <Icon name=if is_open { "x" } else { "pencil" }/> }/>
            </button>
        </li>
    }
}
