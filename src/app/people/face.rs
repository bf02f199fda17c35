//! The face of a person.

use crate::people::{Colour, Person, Sign};
use leptos::prelude::*;

/// How many pixels it has each way before styles give it its size.
const SIZE: u32 = 44;

/// The face of a person: a sign on a colour. It is a decoration: the name stands beside it.
#[component]
pub fn PersonFace(
    /// What is drawn.
    sign: Sign,
    /// What it is drawn on.
    colour: Colour,
) -> impl IntoView {
    let class = format!("face person-face is-{}", colour.word());
    let address = format!("people/{}.svg", sign.word());
    view! { <img class=class alt="" width=SIZE height=SIZE draggable="false" src=address/> }
}

/// That of somebody.
pub fn face_of(person: &Person) -> impl IntoView + use<> {
    view! { <PersonFace sign=person.sign colour=person.colour/> }
}
