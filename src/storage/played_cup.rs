//! A cup and what was made of it.

use super::fields::Fields;
use crate::club::cup::{Bracket, Cup, Outcome, Outcomes};
use crate::players::ComputerPlayer;
use crate::record::clean_name;

// The fields of a cup as it is stored.
const SEED: &str = "seed";
const STRENGTH: &str = "strength";
const OPPONENTS: &str = "opponents";
const BEGUN: &str = "begun";
const RESULTS: &str = "results";
const FRIEND: &str = "friend";
const PERSON: &str = "person";
const KNOWN: [&str; 7] = [SEED, STRENGTH, OPPONENTS, BEGUN, RESULTS, FRIEND, PERSON];

/// A cup and what was made of it.
#[derive(Clone, Debug)]
pub struct PlayedCup {
    /// The cup.
    pub cup: Cup,
    /// When it was begun, in seconds since the beginning of 2020.
    pub begun: i32,
    /// How its matches have ended: those of the person, and those of the characters.
    pub outcomes: Outcomes,
    /// What a friend has told of their matches, in order.
    pub friend: Vec<Outcome>,
    /// What the person was called who began its first match: they play all others, too. Earlier versions do not say.
    pub person: Option<String>,
    /// What a later version has written beside that.
    later: Fields,
}

impl PlayedCup {
    /// A cup that is begun now, in seconds since the beginning of 2020.
    pub fn begin(cup: Cup, now: i32) -> PlayedCup {
        let (outcomes, friend, person, later) = Default::default();
        PlayedCup { cup, begun: now, outcomes, friend, person, later }
    }

    /// The bracket.
    pub fn bracket(&self) -> Bracket {
        self.cup.bracket(&self.outcomes)
    }

    /// This or, where that is further, the other one of the same cup; of a friend, what tells of more matches.
    #[must_use]
    pub(super) fn merged(self, other: &PlayedCup) -> PlayedCup {
        let begun = self.begun.min(other.begun);
        let is_behind = other.progress() > self.progress();
        let (kept, rest) = if is_behind { (other.clone(), self) } else { (self, other.clone()) };
        let friend = if rest.friend.len() > kept.friend.len() { rest.friend } else { kept.friend };
        let person = kept.person.or(rest.person);
        PlayedCup { begun, friend, person, later: kept.later.or(rest.later), ..kept }
    }

    /// How far it is: the person's matches first.
    fn progress(&self) -> (usize, usize) {
        (self.bracket().own_matches().len(), self.outcomes.count())
    }

    /// Reads a cup as it is stored; `None` where only a later version can.
    pub(super) fn read(fields: Fields) -> Option<PlayedCup> {
        let opponents: Vec<ComputerPlayer> = fields.read(OPPONENTS)?;
        let seed = fields.read::<String>(SEED)?.parse().ok()?;
        Some(PlayedCup {
            cup: Cup::drawn(seed, fields.read(STRENGTH)?, opponents.try_into().ok()?)?,
            begun: fields.read(BEGUN)?,
            outcomes: fields.read_or_default(RESULTS)?,
            friend: fields.read_or_default(FRIEND)?,
            person: fields.read::<String>(PERSON).map(|name| clean_name(&name)).filter(|name| !name.is_empty()),
            later: fields.without(&KNOWN),
        })
    }

    /// The cup as it is stored. The seed is a text, since numbers in JSON are not precise enough.
    pub(super) fn fields(&self) -> Fields {
        let mut fields = self.later.clone();
        fields.put(SEED, &self.cup.seed().to_string());
        fields.put(STRENGTH, &self.cup.strength());
        fields.put(OPPONENTS, self.cup.opponents());
        fields.put(BEGUN, &self.begun);
        fields.put(RESULTS, &self.outcomes);
        if !self.friend.is_empty() {
            fields.put(FRIEND, &self.friend);
        }
        if let Some(person) = &self.person {
            fields.put(PERSON, person);
        }
        fields
    }
}
