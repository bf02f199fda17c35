//! Who sits where.

use super::form_box::SideEffects;
use crate::app::browser::document::find;
use crate::app::browser::events::{set_value, value_of};
use crate::app::browser::focus::focus;
use crate::app::components::{Glyph, Keyed, RadioGroup, RadioOption};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::players::ComputerPlayer;
use crate::record::cut_name;
use crate::setup::{Changed, SeatKind, SetupDraft};
use leptos::prelude::*;

/// The number of players and the four seats.
#[component]
pub fn SeatBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let texts = setup_phrases();
    let counts = [2_usize, 3, 4].map(|count| RadioOption::new(count, count.to_string()));
    view! {
        <div class="box box--players" role="group" aria-labelledby="players-title">
            <div class="box__h">
                <h2 id="players-title">{texts.players()}</h2>
                <RadioGroup
                    class="seg--corner"
                    label=texts.number_of_players()
                    group="players"
                    options=counts.into()
                    chosen=move || setup.with(SetupDraft::players)
                    on_change=move |count| setup.change(Changed::Players, |draft| draft.set_players(count))
                />
            </div>
            <ol class="seats">{(0..4).map(|index| view! { <SeatRow index/> }).collect_view()}</ol>
            <SideEffects of=Changed::Players/>
            <NamesToOffer/>
        </div>
    }
}

/// A seat: its sign, the name of its player, who plays it, and how strong they are.
#[component]
fn SeatRow(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let kind = setup.memo(move |draft| draft.seats.get(index).map(|seat| seat.kind).unwrap_or_default());
    let name = seat_name(setup, index);
    let has_names = setup.memo(|draft| !draft.names_to_offer().is_empty());
    let is_vacant = move || kind.get() == SeatKind::Empty;
    // What stands there until a person has said what they are called.
    let asked = move || match kind.get() {
        SeatKind::Human if setup.with(SetupDraft::has_several_people) => texts.name_asked(),
        SeatKind::Human => phrases.you(),
        _ => "",
    };
    let offers = move || (kind.get() == SeatKind::Human && has_names.get()).then_some(NAMES);
    let set_kind = move |kind| {
        setup.change(Changed::Players, |draft| draft.set_kind(index, kind));
        if kind == SeatKind::Human && setup.with_untracked(SetupDraft::has_several_people) {
            focus(find(&format!("#{}", name_id(index))));
        }
    };
    let kinds = vec![
        RadioOption::new(SeatKind::Human, texts.human().to_owned()).with_icon("person"),
        RadioOption::new(SeatKind::Computer, texts.computer().to_owned()).with_icon("chip"),
        RadioOption::new(SeatKind::Empty, texts.empty().to_owned()).with_icon("x"),
    ];
    let who = move |kind| match kind {
        SeatKind::Human => view! { <span class="seat__x">{texts.this_device()}</span> }.into_any(),
        SeatKind::Empty => view! { <span class="seat__x">{texts.nobody()}</span> }.into_any(),
        SeatKind::Computer => view! { <ComputerSelect index/> }.into_any(),
    };
    view! {
        <li class=format!("seat p{}", index + 1) class:is-vacant=is_vacant>
            <span class="seat__g"><Glyph colour=index + 1/></span>
            <input
                class="seat__n"
                id=name_id(index)
                list=offers
                autocomplete="off"
                enterkeyhint="done"
                placeholder=asked
                dir="auto"
                aria-label=texts.seat_name(index + 1)
                prop:value=name
                prop:disabled=is_vacant
                on:input=move |event| {
                    let Some(mut typed) = value_of(&event) else { return };
                    let length = cut_name(&typed).len();
                    if length < typed.len() {
                        // Whole characters: a field that limits itself cuts emoji.
                        typed.truncate(length);
                        set_value(&event, &typed);
                    }
                    setup.update(|draft| draft.change_seat(index, |seat| seat.name = typed));
                }
            />
            <RadioGroup
                class="seg--ic seg--3"
                label=texts.seat_played_by(index + 1)
                group=format!("kind-{index}")
                options=kinds
                chosen=move || kind.get()
                on_change=set_kind
            />
            <Keyed key=kind children=who/>
        </li>
    }
}

/// Which computer player is at a seat.
#[component]
fn ComputerSelect(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let name = seat_name(setup, index);
    let chosen = setup.with_untracked(|draft| draft.seats.get(index).map(|seat| seat.computer));
    let options = ComputerPlayer::offered().map(|player| {
        let id = player.id();
        view! { <option value=id selected=Some(player) == chosen>{phrases.level(id)}</option> }
    });
    view! {
        <select
            class="sel"
            aria-label=move || name.with(|name| texts.level_of(name))
            on:change=move |event| {
                if let Some(player) = value_of(&event).and_then(|id| id.parse().ok()) {
                    setup.update(|draft| draft.change_seat(index, |seat| seat.computer = player));
                }
            }
        >
            {options.collect_view()}
        </select>
    }
}

fn seat_name(setup: SetupState, index: usize) -> Memo<String> {
    setup.memo(move |draft| draft.name_at(index).to_owned())
}

/// The id of the field with the name at a seat.
fn name_id(index: usize) -> String {
    format!("name-{index}")
}

/// The id of the names that are offered.
const NAMES: &str = "names";

/// What people were called who played at this device before, for the fields with the names.
#[component]
fn NamesToOffer() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let names = setup.memo(SetupDraft::names_to_offer);
    let options =
        |names: Vec<String>| names.into_iter().map(|name| view! { <option value=name></option> }).collect_view();
    view! { <datalist id=NAMES><Keyed key=names children=options/></datalist> }
}
