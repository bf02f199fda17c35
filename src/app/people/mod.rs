//! The people who play at this device: their faces, whose figures a screen shows, and who plays at a seat. Parts of lazy screens.

mod editor;
mod face;
mod name_field;
mod person_picker;
mod whose_choice;

use crate::app::state::phrases;
use crate::people::Person;
pub use face::PersonFace;
pub use person_picker::{NEW_NAME, PersonPicker};
pub use whose_choice::WhoseChoice;

/// What a person is called; “You”, where they have said no name.
pub fn name_of_person(person: &Person) -> String {
    if person.name.is_empty() { phrases().you().to_owned() } else { person.name.clone() }
}
