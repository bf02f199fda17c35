//! What is kept once somebody has changed something of the people.

use super::kept::{KeptPeople, KeptPerson, is_name};
use super::look::{Colour, Sign};
use super::names::{PersonId, are_alike};
use super::roll::{People, Person};
use crate::record::clean_name;

/// A person as somebody wants them to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonEdit {
    /// What they are to be called, as typed. What is no name changes nothing.
    pub name: String,
    /// What is to be drawn on their face.
    pub sign: Sign,
    /// The ground of their face.
    pub colour: Colour,
    /// Whether it is their device: then matches played as “You” are theirs.
    pub is_own: bool,
}

impl PersonEdit {
    /// A person as they are.
    pub fn of(person: &Person) -> PersonEdit {
        let is_own = person.id == PersonId::OWN;
        PersonEdit { name: person.name.clone(), sign: person.sign, colour: person.colour, is_own }
    }
}

impl People {
    /// What is kept, with the name of the person whose device it is, which follows from the history otherwise.
    #[must_use]
    pub fn kept_by_name(&self) -> KeptPeople {
        if self.is_nameless() { self.kept.clone() } else { self.kept_with(PersonId::OWN) }
    }

    /// Looks at the ladder of this person from now on.
    #[must_use]
    pub fn with_chosen(&self, id: PersonId) -> KeptPeople {
        KeptPeople { chosen: Some(id), ..self.kept_by_name() }
    }

    /// Whoever else is, or was, called as this person is to be: both would be one person then.
    pub fn namesake(&self, id: PersonId, name: &str) -> Option<&Person> {
        self.called(name).filter(|person| person.id != id && is_name(&clean_name(name)))
    }

    /// Changes a person. Their earlier name stays theirs, and so do the matches that they have played as such. Where somebody else
    /// has the new name, both are one person from now on.
    #[must_use]
    pub fn edited(&self, id: PersonId, edit: &PersonEdit) -> KeptPeople {
        let Some(before) = self.get(id) else { return self.kept.clone() };
        let mut kept = self.kept_with(id);
        let namesake = self.namesake(id, &edit.name);
        let mut id = id;
        if let Some(other) = namesake {
            kept.people.retain(|one| one.id != other.id);
        }
        let Some(person) = kept.people.iter_mut().find(|one| one.id == id) else { return kept };
        rename(person, &clean_name(&edit.name));
        if edit.sign != before.sign {
            person.sign = Some(edit.sign.word().to_owned());
        }
        if edit.colour != before.colour {
            person.colour = Some(edit.colour.word().to_owned());
        }
        if let Some(other) = namesake {
            person.add_names([&other.name].into_iter().chain(&other.also).map(String::as_str));
            let joined = if other.id == PersonId::OWN { other.id } else { id };
            person.id = joined;
            if [Some(id), Some(other.id)].contains(&kept.chosen) {
                kept.chosen = Some(joined);
            }
            id = joined;
        }
        if edit.is_own && id != PersonId::OWN {
            kept.make_own(id);
        }
        kept
    }

    /// What is kept, with this person in it as they are now, and the device's own, whose name follows from the history otherwise.
    fn kept_with(&self, id: PersonId) -> KeptPeople {
        let mut kept = self.kept.clone();
        for person in [PersonId::OWN, id].into_iter().filter_map(|id| self.get(id)) {
            let is_told = person.id == id || !person.name.is_empty();
            match kept.people.iter_mut().find(|one| one.id == person.id) {
                Some(one) if one.name.is_empty() => one.name.clone_from(&person.name),
                None if is_told => kept.people.push(KeptPerson {
                    id: person.id,
                    name: person.name.clone(),
                    also: person.also.clone(),
                    sign: Some(person.sign.word().to_owned()),
                    colour: Some(person.colour.word().to_owned()),
                }),
                _ => {}
            }
        }
        kept
    }
}

/// Gives a person another name, and remembers the one before.
fn rename(person: &mut KeptPerson, name: &str) {
    if !is_name(name) || person.name == name {
        return;
    }
    let before = core::mem::replace(&mut person.name, name.to_owned());
    person.also.retain(|also| !are_alike(also, name));
    person.add_names([before.as_str()]);
}

impl KeptPeople {
    /// From now on it is the device of this person. Whose it was has an id of their own.
    fn make_own(&mut self, id: PersonId) {
        let before = self.with_id(PersonId::OWN).map(|one| one.name.clone()).filter(|name| !name.is_empty());
        let other = before.map(|name| self.free_id(&name));
        // Whoever has no other name than “You” is this person now.
        self.people.retain(|one| one.id != PersonId::OWN || !one.name.is_empty());
        for one in &mut self.people {
            match other {
                _ if one.id == id => one.id = PersonId::OWN,
                Some(other) if one.id == PersonId::OWN => one.id = other,
                _ => {}
            }
        }
        self.chosen = match self.chosen {
            Some(chosen) if chosen == id => Some(PersonId::OWN),
            Some(PersonId::OWN) => other.or(Some(PersonId::OWN)),
            chosen => chosen,
        };
    }
}
