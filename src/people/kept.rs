//! What is kept of the people: what somebody has changed.

use super::names::{Called, PersonId, are_alike, compared};
use crate::record::clean_name;

/// The most people that are kept: more than somebody will rename.
pub const MOST_KEPT: usize = 100;
/// The most earlier names of a person.
const MOST_ALSO: usize = 40;

/// A person of whom something was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPerson {
    /// Which person.
    pub id: PersonId,
    /// What they are called; empty where they have never been called anything but “You”.
    pub name: String,
    /// What they were called before.
    pub also: Vec<String>,
    /// The word of their sign: one of [`Sign`](super::Sign), or of a later version.
    pub sign: Option<String>,
    /// The word of their colour: one of [`Colour`](super::Colour), or of a later version.
    pub colour: Option<String>,
}

/// What is kept of the people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptPeople {
    /// Those of whom something was changed.
    pub people: Vec<KeptPerson>,
    /// Whose ladder is looked at, where that was chosen.
    pub chosen: Option<PersonId>,
}

impl KeptPerson {
    /// What they are called, and were.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        [&self.name].into_iter().chain(&self.also).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Whether they are, or were, called so.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.names().any(|one| are_alike(one, name))
    }

    /// Also goes by these names from now on.
    pub(super) fn add_names<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        for name in names {
            if !name.is_empty() && !self.is_called(name) && self.also.len() < MOST_ALSO {
                self.also.push(name.to_owned());
            }
        }
    }
}

impl KeptPeople {
    /// As it may come from anywhere: with clean names, each of them one person's, and not too many.
    #[must_use]
    pub fn cleaned(self) -> KeptPeople {
        let mut clean = KeptPeople { people: Vec::new(), chosen: self.chosen };
        for one in self.people {
            let name = Some(clean_name(&one.name)).filter(|name| is_name(name) && clean.is_free(name));
            let is_new = clean.with_id(one.id).is_none() && (name.is_some() || one.id == PersonId::OWN);
            if is_new && clean.people.len() < MOST_KEPT {
                let mut person = KeptPerson { name: name.unwrap_or_default(), also: Vec::new(), ..one.clone() };
                let also: Vec<String> = one.also.iter().map(|name| clean_name(name)).collect();
                person.add_names(also.iter().map(String::as_str).filter(|name| is_name(name) && clean.is_free(name)));
                clean.people.push(person);
            }
        }
        clean
    }

    /// Those of this device and of another. Whoever has a name on both is one person, who is called as here; so are those who play
    /// as “You”, unless both are known by other names.
    #[must_use]
    pub fn merged(mut self, other: &KeptPeople) -> KeptPeople {
        for theirs in &other.people {
            let is_same = |one: &KeptPerson| {
                let are_own = one.id == PersonId::OWN && theirs.id == PersonId::OWN;
                theirs.names().any(|name| one.is_called(name))
                    || are_own && (one.name.is_empty() || theirs.name.is_empty())
            };
            if let Some(at) = self.people.iter().position(is_same) {
                let names: Vec<&str> = theirs.names().filter(|name| self.is_free(name)).collect();
                if let Some(one) = self.people.get_mut(at) {
                    if one.name.is_empty() {
                        one.name.clone_from(&theirs.name);
                    }
                    one.add_names(names);
                }
            } else if self.people.len() < MOST_KEPT {
                let is_taken = self.with_id(theirs.id).is_some();
                let id = if is_taken { self.free_id(&theirs.name) } else { theirs.id };
                self.people.push(KeptPerson { id, ..theirs.clone() });
            }
        }
        self.chosen = self.chosen.or(other.chosen);
        self
    }

    /// The person with this id.
    pub(super) fn with_id(&self, id: PersonId) -> Option<&KeptPerson> {
        self.people.iter().find(|one| one.id == id)
    }

    /// The id of whoever is, or was, called so.
    pub(super) fn called(&self, name: &str) -> Option<PersonId> {
        self.people.iter().find(|one| one.is_called(name)).map(|one| one.id)
    }

    fn is_free(&self, name: &str) -> bool {
        self.called(name).is_none()
    }

    /// An id for somebody of this name that nobody has.
    pub(super) fn free_id(&self, name: &str) -> PersonId {
        let mut id = PersonId::of_name(&compared(name));
        while self.with_id(id).is_some() {
            id = PersonId(id.0.wrapping_add(1).max(1));
        }
        id
    }
}

/// Whether it says of somebody who they are.
pub(super) fn is_name(clean: &str) -> bool {
    matches!(Called::of(clean), Called::Somebody(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: u32, name: &str, also: &[&str]) -> KeptPerson {
        let also = also.iter().map(|name| (*name).to_owned()).collect();
        KeptPerson { id: PersonId(id), name: name.to_owned(), also, sign: None, colour: None }
    }

    fn people(people: &[KeptPerson]) -> KeptPeople {
        KeptPeople { people: people.to_vec(), chosen: None }
    }

    fn told(people: &KeptPeople) -> Vec<(u32, String)> {
        let names = |one: &KeptPerson| one.names().collect::<Vec<_>>().join(" ");
        people.people.iter().map(|one| (one.id.0, names(one))).collect()
    }

    #[test]
    fn what_comes_from_anywhere_is_clean_and_a_name_is_one_persons() {
        let odd = people(&[
            person(5, " Ann\u{202e} ", &["Annie", "ANN", "You", ""]),
            person(6, "annie", &["Bo"]),
            person(5, "Carla", &[]),
            person(7, "", &["Dora"]),
            person(0, "Jij", &["Emma"]),
            person(8, "Bo", &["Ann", "Bobo"]),
        ]);
        let expected = [(5, "Ann Annie"), (0, "Emma"), (8, "Bo Bobo")].map(|(id, names)| (id, names.to_owned()));
        assert_eq!(told(&odd.cleaned()), expected);
        let many = people(&(1..300).map(|id| person(id, &format!("P{id}"), &[])).collect::<Vec<_>>());
        assert_eq!(many.cleaned().people.len(), MOST_KEPT);
    }

    #[test]
    fn who_has_a_name_on_both_devices_is_one_person() {
        let here = people(&[person(0, "Ann", &[]), person(5, "Bo", &["Bobby"])]);
        let there = people(&[person(9, "anna", &["Ann"]), person(8, "Carla", &[])]);
        let both = here.clone().merged(&there);
        let expected = [(0, "Ann anna"), (5, "Bo Bobby"), (8, "Carla")].map(|(id, names)| (id, names.to_owned()));
        assert_eq!(told(&both), expected);
        // As often as one likes, and to and fro.
        assert_eq!(both.clone().merged(&there).merged(&here), both);
    }

    #[test]
    fn the_own_people_of_two_devices_are_one_unless_they_have_other_names() {
        let (ann, bo, nameless) = (person(0, "Ann", &[]), person(0, "Bo", &[]), person(0, "", &[]));
        let merged = |here: &KeptPerson, there: &KeptPerson| {
            told(&people(std::slice::from_ref(here)).merged(&people(std::slice::from_ref(there))))
        };
        assert_eq!(merged(&nameless, &ann), [(0, "Ann".to_owned())]);
        assert_eq!(merged(&ann, &nameless), [(0, "Ann".to_owned())]);
        let of_bo = PersonId::of_name("bo").0;
        assert_eq!(merged(&ann, &bo), [(0, "Ann".to_owned()), (of_bo, "Bo".to_owned())]);
    }
}
