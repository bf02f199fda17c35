//! Everybody who plays at this device.

use super::kept::KeptPeople;
use super::look::{Colour, Sign};
use super::names::{Called, PersonId, are_alike, compared};
use crate::engine::Seat;
use crate::history::Entry;
use crate::record::{PlayerKind, SeatEntry, clean_name};
use std::collections::BTreeMap;

/// The most people that are shown where one is to be chosen.
pub const MOST_SHOWN: usize = 12;

/// Somebody who plays at this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Which person.
    pub id: PersonId,
    /// What they are called; empty where they have never been called anything but “You”.
    pub name: String,
    /// What they were called before.
    pub also: Vec<String>,
    /// What is drawn on their face.
    pub sign: Sign,
    /// The ground of their face.
    pub colour: Colour,
    /// When the last match that they played was over, in seconds since the beginning of 2020; `None` where none is.
    pub last_played: Option<i32>,
    /// How many matches they have played to their end.
    pub played: usize,
}

/// Everybody who plays at this device, whoever played last before the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct People {
    all: Vec<Person>,
    /// The names by which they are known again, as they are compared.
    called: BTreeMap<String, PersonId>,
    pub(super) kept: KeptPeople,
}

impl People {
    /// Those of whom something is kept, those in these finished matches, the first one first, and those with the names at these
    /// tables, the last one first, each in the order of its seats. The device's own person is always there.
    pub fn of<'a>(kept: &KeptPeople, tables: &[&[String]], entries: impl IntoIterator<Item = &'a Entry>) -> People {
        let mut roll = Roll::new(kept);
        for entry in entries {
            roll.read(entry);
        }
        for (begun, names) in tables.iter().enumerate().rev() {
            for name in *names {
                // A guest may have begun a match here: whose device it is, only finished ones say.
                if let Some(person) = roll.person_called(name, false) {
                    person.begun = begun;
                }
            }
        }
        roll.into_people(kept)
    }

    /// All of them. None is ever left out because of others.
    pub fn all(&self) -> &[Person] {
        &self.all
    }

    /// Those from whom one is chosen.
    pub fn shown(&self) -> &[Person] {
        self.all.get(..MOST_SHOWN).unwrap_or(&self.all)
    }

    /// Those from whom one is chosen who have played a match to its end; the device's own person is always among them.
    pub fn who_have_played(&self) -> impl Iterator<Item = &Person> {
        let played = self.all.iter().filter(|person| person.last_played.is_some()).enumerate();
        played.filter(|(nth, person)| *nth < MOST_SHOWN || person.id == PersonId::OWN).map(|(_, person)| person)
    }

    /// Whether several have. Where only one has, nobody is ever asked who it is.
    pub fn are_several(&self) -> bool {
        self.who_have_played().nth(1).is_some()
    }

    /// This person; `None` for an id of nobody.
    pub fn get(&self, id: PersonId) -> Option<&Person> {
        self.all.iter().find(|person| person.id == id)
    }

    /// Whoever is, or was, called so. “You”, in any language, is the device's own person.
    pub fn called(&self, name: &str) -> Option<&Person> {
        let id = match Called::of(name) {
            Called::Own => PersonId::OWN,
            Called::Nobody => return None,
            Called::Somebody(name) => *self.called.get(&name)?,
        };
        self.get(id)
    }

    /// Whose this entry of a seat is; `None` for a computer player, and for somebody who has said no name.
    pub fn person_of(&self, entry: &SeatEntry) -> Option<PersonId> {
        let name = Some(&entry.name).filter(|_| entry.player == PlayerKind::Human)?;
        self.called(name).map(|person| person.id)
    }

    /// Who sat there in a finished match. Where the names were deleted, nobody of several.
    pub fn person_at(&self, entry: &Entry, seat: Seat) -> Option<PersonId> {
        let at = &entry.seats.get(seat.number())?.player;
        self.person_of(at).filter(|_| !at.name.is_empty() || entry.only_person().is_some())
    }

    /// Where this person sat in a finished match; `None` where they did not play it.
    pub fn seat_of(&self, person: PersonId, entry: &Entry) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.person_at(entry, *seat) == Some(person))
    }
}

/// Somebody, while everybody is being told.
struct Told {
    id: PersonId,
    name: String,
    also: Vec<String>,
    /// At how many tables a match was begun after theirs; [`usize::MAX`] where that is not known.
    begun: usize,
    /// The how many-th person this was to come, from 0; none yet, where they have not.
    order: Option<usize>,
    last_played: Option<i32>,
    played: usize,
}

impl Told {
    const fn new(id: PersonId, name: String, also: Vec<String>) -> Told {
        Told { id, name, also, begun: usize::MAX, order: None, last_played: None, played: 0 }
    }
}

/// Everybody, while the matches are being read.
struct Roll {
    all: Vec<Told>,
    called: BTreeMap<String, PersonId>,
    /// How many have come.
    come: usize,
    /// Whether somebody has played as “You” so far.
    has_played_as_you: bool,
}

impl Roll {
    fn new(kept: &KeptPeople) -> Roll {
        let own = Told { order: Some(0), ..Told::new(PersonId::OWN, String::new(), Vec::new()) };
        let mut roll = Roll { all: vec![own], called: BTreeMap::new(), come: 1, has_played_as_you: false };
        for one in &kept.people {
            for name in one.names() {
                roll.called.entry(compared(name)).or_insert(one.id);
            }
            let (name, also) = (one.name.clone(), one.also.clone());
            match roll.all.iter_mut().find(|told| told.id == one.id) {
                Some(told) => (told.name, told.also) = (name, also),
                None => roll.all.push(Told::new(one.id, name, also)),
            }
        }
        roll
    }

    /// Notes who has played this match. The device's own person may have said a name in it: alone or, as long as nobody has played
    /// as “You”, at the first person's seat. All others are guests.
    fn read(&mut self, entry: &Entry) {
        let is_alone = entry.only_person().is_some();
        let people = || entry.seats.iter().map(|at| &at.player).filter(|at| at.player == PlayerKind::Human);
        self.has_played_as_you |= people().any(|at| !at.name.is_empty() && Called::of(&at.name) == Called::Own);
        for (nth, at) in people().enumerate().filter(|(_, at)| !at.name.is_empty() || is_alone) {
            let may_be_own = is_alone || nth == 0 && !self.has_played_as_you;
            if let Some(person) = self.person_called(&at.name, may_be_own) {
                person.last_played = person.last_played.max(Some(entry.time));
                person.played += 1;
            }
        }
    }

    /// The person of this name, who may be new, and then may be the device's own person or not.
    fn person_called(&mut self, name: &str, may_be_own: bool) -> Option<&mut Told> {
        let id = match Called::of(name) {
            Called::Own => PersonId::OWN,
            Called::Nobody => return None,
            Called::Somebody(key) => match self.called.get(&key) {
                Some(id) => *id,
                None => self.add(key, clean_name(name), may_be_own),
            },
        };
        let come = &mut self.come;
        let told = self.all.iter_mut().find(|told| told.id == id)?;
        if told.order.is_none() {
            told.order = Some(*come);
            *come += 1;
        }
        Some(told)
    }

    fn add(&mut self, key: String, name: String, may_be_own: bool) -> PersonId {
        let is_nameless = |told: &&mut Told| told.id == PersonId::OWN && told.name.is_empty();
        let own = self.all.iter_mut().find(|told| may_be_own && is_nameless(told));
        let id = if let Some(own) = own {
            own.name = name;
            PersonId::OWN
        } else {
            let mut id = PersonId::of_name(&key);
            while self.all.iter().any(|told| told.id == id) {
                id = PersonId(id.0.wrapping_add(1).max(1));
            }
            self.all.push(Told::new(id, name, Vec::new()));
            id
        };
        self.called.insert(key, id);
        id
    }

    fn into_people(self, kept: &KeptPeople) -> People {
        let Roll { mut all, called, mut come, .. } = self;
        // Those of one match stay in the order of their seats.
        all.sort_by_key(|told| (core::cmp::Reverse(told.last_played), told.begun));
        let all: Vec<Person> = all
            .into_iter()
            .map(|told| {
                let order = told.order.unwrap_or_else(|| {
                    come += 1;
                    come - 1
                });
                let one = kept.with_id(told.id);
                let sign = one.and_then(|one| Sign::named(one.sign.as_deref()?));
                let colour = one.and_then(|one| Colour::named(one.colour.as_deref()?));
                Person {
                    id: told.id,
                    also: told.also.into_iter().filter(|also| !are_alike(also, &told.name)).collect(),
                    name: told.name,
                    sign: sign.unwrap_or(Sign::of_order(order)),
                    colour: colour.unwrap_or(Colour::of_order(order)),
                    last_played: told.last_played,
                    played: told.played,
                }
            })
            .collect();
        People { all, called, kept: kept.clone() }
    }
}
