//! A cup and what was made of it.

use super::fields::Fields;
use super::match_keys::is_id;
use crate::club::cup::{Bracket, Cup, Fixture, Outcome, Outcomes};
use crate::players::ComputerPlayer;
use crate::record::RecordedMatch;
use std::collections::BTreeMap;

// The fields of a cup as it is stored.
const SEED: &str = "seed";
const STRENGTH: &str = "strength";
const OPPONENTS: &str = "opponents";
const BEGUN: &str = "begun";
const RESULTS: &str = "results";
const MATCHES: &str = "matches";
const FRIEND: &str = "friend";
const KNOWN: [&str; 7] = [SEED, STRENGTH, OPPONENTS, BEGUN, RESULTS, MATCHES, FRIEND];

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
    /// The ids of the person's matches that were begun.
    matches: BTreeMap<Fixture, String>,
    /// What a later version has written beside that.
    later: Fields,
}

impl PlayedCup {
    /// A cup that is begun now, in seconds since the beginning of 2020.
    pub fn begin(cup: Cup, now: i32) -> PlayedCup {
        let (outcomes, friend, matches, later) = Default::default();
        PlayedCup { cup, begun: now, outcomes, friend, matches, later }
    }

    /// The bracket.
    pub fn bracket(&self) -> Bracket {
        self.cup.bracket(&self.outcomes)
    }

    /// The id of the person's match of this fixture, if it was begun.
    pub fn match_at(&self, fixture: Fixture) -> Option<&str> {
        self.matches.get(&fixture).map(String::as_str)
    }

    /// The person begins their match of this fixture, or begins it anew, under this id.
    pub fn begin_match(&mut self, fixture: Fixture, id: &str) {
        if is_id(id) && !id.is_empty() {
            self.matches.insert(fixture, id.to_owned());
        }
    }

    /// Whether the match with this id is one of this cup.
    pub fn has_match(&self, id: &str) -> bool {
        self.matches.values().any(|own| own == id)
    }

    /// Counts the person's match with this id as it has ended. Returns `false` where there is nothing to count: it is none of this cup,
    /// not over, or was counted before.
    pub fn count(&mut self, id: &str, recorded: &RecordedMatch) -> bool {
        let bracket = self.bracket();
        let fixture = self.matches.iter().find(|(_, own)| *own == id).map(|(fixture, _)| *fixture);
        let pairing = fixture.and_then(|fixture| bracket.pairing(fixture));
        let outcome = pairing.and_then(|pairing| Some((pairing.fixture, pairing.outcome(recorded)?)));
        outcome.is_some_and(|(fixture, outcome)| self.outcomes.add(fixture, outcome))
    }

    /// This or, where that is further, the other one of the same cup.
    #[must_use]
    pub(super) fn merged(self, other: &PlayedCup) -> PlayedCup {
        let begun = self.begun.min(other.begun);
        let is_behind = other.progress() > self.progress();
        let (kept, rest) = if is_behind { (other.clone(), self) } else { (self, other.clone()) };
        let matches = rest.matches.into_iter().chain(kept.matches.clone()).collect();
        let friend = if rest.friend.len() > kept.friend.len() { rest.friend } else { kept.friend };
        PlayedCup { begun, matches, friend, later: kept.later.or(rest.later), ..kept }
    }

    /// How far it is: the person's matches first.
    fn progress(&self) -> (usize, usize) {
        (self.bracket().own_matches().len(), self.outcomes.count())
    }

    /// Reads a cup as it is stored; `None` where only a later version can.
    pub(super) fn read(fields: Fields) -> Option<PlayedCup> {
        let opponents: Vec<ComputerPlayer> = fields.read(OPPONENTS)?;
        let seed = fields.read::<String>(SEED)?.parse().ok()?;
        let mut matches: BTreeMap<Fixture, String> = fields.read_or_default(MATCHES)?;
        matches.retain(|_, id| is_id(id) && !id.is_empty());
        Some(PlayedCup {
            cup: Cup::drawn(seed, fields.read(STRENGTH)?, opponents.try_into().ok()?)?,
            begun: fields.read(BEGUN)?,
            outcomes: fields.read_or_default(RESULTS)?,
            friend: fields.read_or_default(FRIEND)?,
            matches,
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
        fields.put(MATCHES, &self.matches);
        if !self.friend.is_empty() {
            fields.put(FRIEND, &self.friend);
        }
        fields
    }
}
