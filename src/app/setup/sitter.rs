//! Who sits at a seat, as it is shown.

use super::opponents::Opponents;
use super::person_at_seat::{PersonSign, name_asked};
use crate::app::components::{Face, Icon, Plate};
use crate::app::state::{phrases, setup_phrases};
use crate::players::ComputerPlayer;
use crate::setup::{SeatKind, SetupDraft};
use leptos::prelude::*;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, by the name that is filled in, or what stands there until one is.
    Person(String),
    /// A character.
    Character(ComputerPlayer),
    /// A level that an earlier version has seated, with a name.
    Level(ComputerPlayer, String),
    /// Nobody.
    Nobody,
}

impl Sitter {
    /// Who sits at this seat, counted from 0.
    pub fn at(draft: &SetupDraft, index: usize) -> Sitter {
        let Some(seat) = draft.seats.get(index) else { return Sitter::Nobody };
        let name = draft.called(index, phrases());
        match seat.kind {
            SeatKind::Empty => Sitter::Nobody,
            SeatKind::Computer if seat.computer.is_character() => Sitter::Character(seat.computer),
            SeatKind::Computer => Sitter::Level(seat.computer, name),
            SeatKind::Human if !name.is_empty() => Sitter::Person(name),
            SeatKind::Human => Sitter::Person(name_asked(draft).to_owned()),
        }
    }

    fn name(&self) -> String {
        match self {
            Sitter::Person(name) | Sitter::Level(_, name) => name.clone(),
            Sitter::Character(character) => phrases().level(character.id()),
            Sitter::Nobody => setup_phrases().nobody().to_owned(),
        }
    }

    /// Who it is, in words.
    pub fn in_words(&self, opponents: Opponents) -> String {
        let more = match self {
            Sitter::Person(_) => setup_phrases().this_device().to_owned(),
            Sitter::Character(character) => opponents.rating_in_words(*character),
            Sitter::Level(level, _) => phrases().level(level.id()),
            Sitter::Nobody => String::new(),
        };
        if more.is_empty() { self.name() } else { format!("{}, {more}", self.name()) }
    }
}

/// Who sits at a seat, on the lip of its rack: a picture, the name on its plate, and how strong they are.
#[component]
pub fn OnLip(
    sitter: Sitter,
    /// The number of the seat's colour, 1 to 4.
    colour: usize,
) -> impl IntoView {
    let opponents = expect_context::<Opponents>();
    let name = sitter.name();
    // A rating is a number.
    let translate = matches!(sitter, Sitter::Character(_)).then_some("no");
    let (picture, more) = match sitter {
        Sitter::Person(_) => (
            view! { <PersonSign colour name=name.clone()/> }.into_any(),
            Some(setup_phrases().this_device().to_owned()),
        ),
        Sitter::Character(character) => {
            (view! { <Face character/> }.into_any(), opponents.rating(character).map(|points| points.to_string()))
        }
        Sitter::Level(level, _) => (sign("chip"), Some(phrases().level(level.id()))),
        Sitter::Nobody => (sign("x"), None),
    };
    view! {
        {picture}
        <Plate colour name/>
        <span class={"lips__s"} translate=translate>{more}</span>
    }
}

/// A sign in place of a face.
fn sign(icon: &'static str) -> AnyView {
    view! { <span class={"lips__f"}><Icon name=icon/></span> }.into_any()
}
