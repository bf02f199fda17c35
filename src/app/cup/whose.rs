//! Whose cup it is, where several people play at one device.

use crate::app::people::name_of_person;
use crate::people::{People, Whose};
use crate::storage::PlayedCup;

/// Whether somebody whose matches are looked at may go on with a cup: where nobody else has begun it.
pub fn may_go_on(people: &People, whose: Whose, played: &PlayedCup) -> bool {
    match (whose, whose_cup(people, played.person.as_deref())) {
        (Whose::One(id), Whose::One(other)) => id == other,
        _ => true,
    }
}

/// Whose matches count for the person who began a cup under this name.
pub fn whose_cup(people: &People, name: Option<&str>) -> Whose {
    match name.and_then(|name| people.called(name)).filter(|_| people.are_several()) {
        Some(person) => Whose::One(person.id),
        None => people.chosen(),
    }
}

/// What somebody is called now who was called this.
pub fn called_now(people: &People, name: &str) -> String {
    people.called(name).map_or_else(|| name.to_owned(), name_of_person)
}

/// Who plays a cup, where that is somebody else than whose matches are looked at.
pub fn somebody_else(people: &People, name: Option<&str>) -> Option<String> {
    match whose_cup(people, name) {
        Whose::One(id) if people.chosen() != Whose::One(id) => {
            people.get(id).map(|person| person.name.clone()).filter(|name| !name.is_empty())
        }
        _ => None,
    }
}
