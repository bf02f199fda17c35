//! The cups that were played, or are being played.

use super::fields::{Fields, to_json};
use super::kept_cups::{match_in, match_line};
use super::played_cup::PlayedCup;
use super::saves::Saves;
use super::text_store::{StorageFault, TextStore};
use crate::club::cup::{Cup, Fixture, Outcome};
use std::collections::HashMap;

/// How many cups are remembered: one an evening for more than two years.
const MOST_CUPS: usize = 1000;

/// All cups, each once, as their lines say (`kept_cups`). Lines that only a later version can read are kept for it as they are.
#[derive(Clone, Debug, Default)]
pub struct Cups {
    cups: Vec<PlayedCup>,
    /// The person's matches that were begun, by their seeds, and how they have ended.
    matches: Vec<(u64, Option<[u16; 2]>)>,
    later: Vec<String>,
}

impl Cups {
    fn of_lines(lines: Vec<String>) -> Cups {
        let mut cups = Cups::default();
        for line in lines {
            if let Some((seed, points)) = match_in(&line) {
                cups.note(seed, points);
                continue;
            }
            let fields = serde_json::from_str::<Fields>(&line).ok();
            match fields.and_then(PlayedCup::read) {
                Some(cup) => cups.put(cup),
                None => cups.later.push(line),
            }
        }
        cups.take_in_matches();
        cups
    }

    /// The person's matches that are over come into their cups. What has counted there before stays.
    fn take_in_matches(&mut self) {
        let ended = self.matches.iter().filter_map(|(seed, points)| Some((*seed, Outcome::new((*points)?)?)));
        let ended: HashMap<u64, Outcome> = ended.collect();
        if ended.is_empty() {
            return;
        }
        for PlayedCup { cup, outcomes, .. } in &mut self.cups {
            for fixture in Fixture::OF_PERSON {
                let has_counted = outcomes.at(fixture).is_some();
                if let Some(outcome) = (!has_counted).then(|| ended.get(&cup.match_seed(fixture))).flatten() {
                    outcomes.add(fixture, *outcome);
                }
            }
        }
    }

    fn lines(&self) -> Vec<String> {
        let cups = self.cups.iter().map(|cup| to_json(&cup.fields()));
        let matches = self.matches.iter().map(|(seed, points)| match_line(*seed, *points));
        cups.chain(matches).chain(self.later.iter().cloned()).collect()
    }

    /// Those that are known here, in the order they were begun.
    pub fn all(&self) -> &[PlayedCup] {
        &self.cups
    }

    /// What was made of a cup.
    pub fn of(&self, cup: &Cup) -> Option<&PlayedCup> {
        self.cups.iter().find(|played| played.cup == *cup)
    }

    /// The cup that the person plays the match with this seed in: of several the one that was begun last.
    pub fn with_match(&self, seed: u64) -> Option<&PlayedCup> {
        self.cups.iter().rev().find(|played| played.cup.own_fixture(seed).is_some())
    }

    /// The cup to go on with: of those that this holds for, the one that was begun last and is not over, or else the last one.
    pub fn to_go_on_with(&self, holds: impl Fn(&PlayedCup) -> bool) -> Option<&PlayedCup> {
        let mut last_first = self.cups.iter().rev().filter(|played| holds(played));
        let last = last_first.clone().next();
        last_first.find(|played| played.bracket().winner().is_none()).or(last)
    }

    /// Adds what was made of a cup. Where it is there already, what is further stays.
    pub fn put(&mut self, played: PlayedCup) {
        match self.cups.iter_mut().find(|known| known.cup == played.cup) {
            Some(known) => *known = played.merged(known),
            None => self.cups.push(played),
        }
        self.tidy();
    }

    /// Notes a match of the person. Its first end counts.
    fn note(&mut self, seed: u64, points: Option<[u16; 2]>) {
        match self.matches.iter_mut().find(|(known, _)| *known == seed) {
            Some((_, known)) => *known = known.or(points),
            None => self.matches.push((seed, points)),
        }
    }

    /// Puts them in order; the oldest go where there are too many, with their matches.
    fn tidy(&mut self) {
        self.cups.sort_by_key(|played| played.begun);
        let surplus = self.cups.len().saturating_sub(MOST_CUPS);
        for gone in self.cups.drain(..surplus) {
            let seeds = Fixture::OF_PERSON.map(|fixture| gone.cup.match_seed(fixture));
            self.matches.retain(|(seed, _)| !seeds.contains(seed));
        }
    }
}

impl<S: TextStore> Saves<S> {
    /// The cups.
    pub fn cups(&self) -> Cups {
        Cups::of_lines(self.cup_lines())
    }

    /// Keeps what was made of a cup. What another tab has made of it meanwhile stays where it is further.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn keep_cup(&self, mut played: PlayedCup) -> Result<(), StorageFault> {
        let mut cups = self.cups();
        if let Some(known) = cups.of(&played.cup) {
            // A friend may have told something else meanwhile.
            if !known.friend.is_empty() {
                played.friend.clone_from(&known.friend);
            }
            played.person = known.person.clone().or(played.person);
        }
        cups.put(played);
        self.keep_cup_lines(&cups.lines())
    }

    /// Keeps what a friend has just told of their matches in a cup, in place of what they told before. Nothing where the cup is not kept.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn keep_friend_in_cup(&self, cup: &Cup, friend: &[Outcome]) -> Result<(), StorageFault> {
        let mut cups = self.cups();
        let Some(known) = cups.cups.iter_mut().find(|known| known.cup == *cup) else { return Ok(()) };
        known.friend = friend.to_vec();
        self.keep_cup_lines(&cups.lines())
    }
}

#[cfg(test)]
#[path = "cups_tests.rs"]
mod tests;
