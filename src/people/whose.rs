//! Whose matches are looked at.

use super::names::PersonId;
use super::roll::{People, Person};
use crate::history::Entry;
use crate::record::{PlayerKind, SeatEntry};

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
    /// Whose ladder and rating are looked at: that of whoever was chosen or, before that, of the device's own person or, where that
    /// one has not played, of whoever has played most. Where there is only one person, all count.
    pub fn chosen(&self) -> Whose {
        if !self.are_several() {
            return Whose::Everyone;
        }
        let chosen = self.kept.chosen.filter(|id| self.who_have_played().any(|person| person.id == *id));
        let most = || self.who_have_played().max_by_key(|one| (one.id == PersonId::OWN, one.played, one.last_played));
        chosen.or_else(|| most().map(|person| person.id)).map_or(Whose::Everyone, Whose::One)
    }

    /// Whose matches those remember who play with the people at these seats: those of the first of them.
    pub fn known_at(&self, seats: &[SeatEntry]) -> Whose {
        let mut people = seats.iter().filter(|at| at.player == PlayerKind::Human);
        let Some(first) = people.next() else { return Whose::Nobody };
        let is_alone = people.next().is_none();
        // Whoever has only played as “You” says a name for the first time.
        let is_named_now =
            is_alone && self.is_nameless() && self.called(&first.name).is_some_and(|one| self.is_new(one));
        self.known_as(if is_named_now { "" } else { &first.name })
    }

    /// Whether the device's own person has said no name yet.
    pub(super) fn is_nameless(&self) -> bool {
        self.get(PersonId::OWN).is_none_or(|own| own.name.is_empty())
    }

    /// Whether nothing is known of them but that they have begun a match.
    fn is_new(&self, person: &Person) -> bool {
        person.last_played.is_none() && self.kept.with_id(person.id).is_none()
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
