//! A person at a seat: how they look on its lip, and what is asked of them.

use crate::app::browser::events::{set_value, value_of};
use crate::app::components::{Glyph, Keyed};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::record::cut_name;
use crate::setup::SetupDraft;
use leptos::prelude::*;

/// The id of the names that are offered.
const NAMES: &str = "names";

/// The id of the field with the name of the person at a seat, counted from 0.
pub fn name_field(index: usize) -> String {
    format!("name-{index}")
}

/// What stands in place of a person's name until they have said what they are called.
pub fn name_asked(draft: &SetupDraft) -> &'static str {
    if draft.has_several_people() { setup_phrases().name_asked() } else { phrases().you() }
}

/// How a person looks on the lip of their rack: the sign of the seat.
#[component]
pub fn PersonSign(
    /// The number of the seat's colour, 1 to 4.
    colour: usize,
) -> impl IntoView {
    view! { <span class={"lips__f"}><Glyph colour/></span> }
}

/// The person at a seat: the field with their name, which offers those who have played at this device.
#[component]
pub fn PersonAtSeat(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let name = setup.memo(move |draft| draft.name_at(index).to_owned());
    let has_names = setup.memo(|draft| !draft.names_to_offer().is_empty());
    let type_name = move |event: &web_sys::Event| {
        let Some(mut typed) = value_of(event) else { return };
        let length = cut_name(&typed).len();
        if length < typed.len() {
            // Whole characters: a field that limits itself cuts emoji.
            typed.truncate(length);
            set_value(event, &typed);
        }
        setup.update(|draft| draft.change_seat(index, |seat| seat.name = typed));
    };
    view! {
        <label class={"whose"}>
            <span>{setup_phrases().seat_name(index + 1)}</span>
            <input
                class="whose__f"
                id=name_field(index)
                list=move || has_names.get().then_some(NAMES)
                autocomplete="off"
                enterkeyhint="done"
                placeholder=move || setup.with(name_asked)
                dir="auto"
                prop:value=name
                on:input=move |event| type_name(&event)
            />
        </label>
        <NamesToOffer/>
    }
}

/// What people were called who played at this device before, for the field with the name.
#[component]
fn NamesToOffer() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let names = setup.memo(SetupDraft::names_to_offer);
    let options =
        |names: Vec<String>| names.into_iter().map(|name| view! { <option value=name></option> }).collect_view();
    view! { <datalist id=NAMES><Keyed key=names children=options/></datalist> }
}
