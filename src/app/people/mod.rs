//! The people who play at this device: their faces, whose figures a screen shows, and who plays at a seat. Parts of lazy screens.

#[allow(dead_code, reason = "the set-up shows it")]
mod editor;
mod face;
#[allow(dead_code, reason = "the set-up shows it")]
mod name_field;
#[allow(dead_code, reason = "the set-up shows it")]
mod person_picker;
mod whose_choice;

use crate::app::state::phrases;
use crate::people::Person;
#[allow(unused_imports, reason = "the set-up shows it")]
pub use person_picker::PersonPicker;
pub use whose_choice::WhoseChoice;

/// What a person is called; “You”, where they have said no name.
pub fn name_of_person(person: &Person) -> String {
    if person.name.is_empty() { phrases().you().to_owned() } else { person.name.clone() }
}
