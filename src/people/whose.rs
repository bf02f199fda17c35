//! Whose matches are looked at.

use super::names::PersonId;
use super::roll::People;
use crate::history::Entry;

/// Whose matches are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// All, whoever has played them: as it is where there is only one person.
    Everyone,
    /// Those of one person.
    One(PersonId),
    /// Those of somebody who has not played yet: none.
    Nobody,
}

impl People {
    /// Whose ladder and rating are looked at: that of whoever was chosen or, before that, of whoever played last. Where there is only
    /// one person, all count.
    pub fn chosen(&self) -> Whose {
        if !self.are_several() {
            return Whose::Everyone;
        }
        let chosen = self.kept.chosen.filter(|id| self.who_have_played().any(|person| person.id == *id));
        let last = || self.who_have_played().next().map(|person| person.id);
        chosen.or_else(last).map_or(Whose::Everyone, Whose::One)
    }

    /// Whose matches somebody remembers who plays with a person of this name.
    pub fn known_as(&self, name: &str) -> Whose {
        match self.called(name) {
            None => Whose::Nobody,
            Some(_) if self.all().len() < 2 => Whose::Everyone,
            Some(person) => Whose::One(person.id),
        }
    }

    /// Whether they are the only person in this match: then it says how strong they are.
    pub fn is_alone_in(&self, whose: Whose, entry: &Entry) -> bool {
        let person = || entry.only_person().and_then(|seat| self.person_at(entry, seat));
        match whose {
            Whose::Everyone => true,
            Whose::One(id) => person() == Some(id),
            Whose::Nobody => false,
        }
    }
}
