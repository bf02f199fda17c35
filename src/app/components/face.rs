//! The face of a character of the Club.

use crate::club::{Mood, face_address};
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// How many pixels it has each way before styles give it its size.
const SIZE: u32 = 84;

/// The face of a character. It is a decoration: the name stands beside it.
#[component]
pub fn Face(
    /// Whose it is: one of [`ComputerPlayer::characters`].
    character: ComputerPlayer,
    /// How they look now.
    #[prop(optional, into)]
    mood: Signal<Mood>,
) -> impl IntoView {
    // A picture is asked for anew only where it is another one.
    let mood = Memo::new(move |_| mood.get());
    let address = move || face_address(character.id(), mood.get());
    view! { <img class="face" alt="" width=SIZE height=SIZE draggable="false" src=address/> }
}
