//! What was changed of the people who play here, as a text.

use super::counting::KeptMatch;
use super::fields::{Fields, to_json};
use crate::people::{KeptPeople, KeptPerson, People, PersonId};
use serde::{Deserialize, Serialize};

/// The longest text of people, in bytes: more than as many people take as are kept.
const LONGEST: usize = 1 << 20;

/// What was changed of the people, as it is stored. What a later version has written into it stays: about all of them, about one
/// of them, and whoever cannot be read here.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PeopleText(Fields);

impl PeopleText {
    /// What it says.
    pub fn kept(&self) -> KeptPeople {
        let people = self.stored().iter().filter_map(person).collect();
        KeptPeople { people, chosen: self.0.read("chosen").map(PersonId) }.cleaned()
    }

    /// The same text after changes.
    #[must_use]
    pub fn with(&self, kept: &KeptPeople) -> PeopleText {
        let before = self.kept();
        let mut fields = self.0.clone();
        if before.people != kept.people {
            let stored = self.stored();
            let known = |id: PersonId| stored.iter().find(|one| person(one).is_some_and(|one| one.id == id)).cloned();
            let people = kept.people.iter().map(|one| written(known(one.id).unwrap_or_default(), one));
            let later = stored.iter().filter(|one| person(one).is_none()).cloned();
            fields.put("people", &people.chain(later).collect::<Vec<Fields>>());
        }
        if before.chosen != kept.chosen {
            fields.put("chosen", &kept.chosen.map(|id| id.0));
        }
        PeopleText(fields)
    }

    /// Whether it is not longer than it can be.
    pub(super) fn is_sound(&self) -> bool {
        to_json(self).len() <= LONGEST
    }

    fn stored(&self) -> Vec<Fields> {
        self.0.read("people").unwrap_or_default()
    }
}

/// A person in it; `None` where only a later version knows who it is.
fn person(fields: &Fields) -> Option<KeptPerson> {
    Some(KeptPerson {
        id: PersonId(fields.read("id")?),
        name: fields.read("name").unwrap_or_default(),
        also: fields.read("also").unwrap_or_default(),
        sign: fields.read("sign"),
        colour: fields.read("colour"),
    })
}

/// A person, written over what is stored of them.
fn written(mut fields: Fields, one: &KeptPerson) -> Fields {
    fields.put("id", &one.id.0);
    fields.put("name", &one.name);
    fields.put("also", &one.also);
    for (name, word) in [("sign", &one.sign), ("colour", &one.colour)] {
        if word.is_some() {
            fields.put(name, word);
        }
    }
    fields
}

/// Everybody who plays on a device where this is kept, with the names at these tables, and with this history.
pub(super) fn everybody(text: Option<&PeopleText>, tables: &[&[String]], history: &[KeptMatch]) -> People {
    let kept = text.map(PeopleText::kept).unwrap_or_default();
    People::of(&kept, tables, history.iter().map(|one| &one.entry))
}

/// What is kept of the people of this device and of another, each with its history. Whose device each of them is follows from its own
/// history: before the matches of both stand side by side, that is kept by name.
pub(super) fn merged_people(
    here: (Option<&PeopleText>, &[KeptMatch]),
    there: (Option<&PeopleText>, &[KeptMatch]),
) -> Option<PeopleText> {
    let (text, is_there) = (here.0, there.0.is_some() || !there.1.is_empty());
    if !is_there {
        return text.cloned();
    }
    let [own, others] = [here, there].map(|(text, history)| everybody(text, &[], history).kept_by_name());
    let merged = own.merged(&others);
    let is_nothing = text.is_none() && merged == KeptPeople::default();
    (!is_nothing).then(|| text.cloned().unwrap_or_default().with(&merged))
}

#[cfg(test)]
#[path = "people_tests.rs"]
mod tests;
