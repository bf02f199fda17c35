//! A person at a seat: how they look on its lip, and who they are.

use crate::app::components::{Glyph, Keyed};
use crate::app::people::{PersonFace, PersonPicker};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::people::{Colour, People, Sign};
use crate::setup::SetupDraft;
use leptos::prelude::*;

/// Everybody who plays at this device.
#[derive(Clone, Copy)]
pub struct PeopleHere(pub RwSignal<People>);

/// What stands in place of a person's name until they have said what they are called.
pub fn name_asked(draft: &SetupDraft) -> &'static str {
    if draft.has_several_people() { setup_phrases().name_asked() } else { phrases().you() }
}

/// How a person looks on the lip of their rack: their face or, of somebody who has not played here, the sign of the seat.
#[component]
pub fn PersonSign(
    /// The number of the seat's colour, 1 to 4.
    colour: usize,
    /// What the person is called.
    name: String,
) -> impl IntoView {
    let PeopleHere(people) = expect_context();
    let look =
        Memo::new(move |_| people.with(|people| people.called(&name).map(|person| (person.sign, person.colour))));
    let face = move |look: Option<(Sign, Colour)>| match look {
        Some((sign, colour)) => view! { <PersonFace sign colour/> }.into_any(),
        None => view! { <span class={"lips__f"}><Glyph colour/></span> }.into_any(),
    };
    view! { <Keyed key=look children=face/> }
}

/// The person at a seat: one of those who have played at this device, or somebody new.
#[component]
pub fn PersonAtSeat(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let PeopleHere(people) = expect_context();
    view! {
        <PersonPicker
            index
            people
            name=setup.memo(move |draft| draft.name_at(index).to_owned())
            elsewhere=setup.memo(move |draft| draft.people_elsewhere(index))
            field=setup_phrases().seat_name(index + 1)
            placeholder=Signal::derive(move || setup.with(name_asked))
            on_choose=move |name| setup.update(|draft| draft.change_seat(index, |seat| seat.name = name))
            on_rename=move |(before, now): (String, String)| setup.update(|draft| draft.rename_person(&before, &now))
        />
    }
}
