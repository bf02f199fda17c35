//! How matches of a cup have ended.

use super::fixture::Fixture;
use crate::record::RecordedMatch;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Every match goes to so many points.
pub const GOAL: u16 = 150;

/// How a match of a cup has ended. A tie is played off (R20), so one of the two has more points, and the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u16; 2]", into = "[u16; 2]")]
pub struct Outcome([u16; 2]);

impl Outcome {
    /// The outcome with these points; `None` where no match ends so.
    pub const fn new(points: [u16; 2]) -> Option<Outcome> {
        let [one, other] = points;
        if one != other && (one >= GOAL || other >= GOAL) { Some(Outcome(points)) } else { None }
    }

    /// The outcome of a match for two that is over; `None` where it is not.
    pub(super) fn of(recorded: &RecordedMatch) -> Option<Outcome> {
        let record = recorded.record();
        let [one, other] = record.totals[..] else { return None };
        let outcome = Outcome::new([u16::try_from(one).ok()?, u16::try_from(other).ok()?])?;
        (!record.winners.is_empty()).then_some(outcome)
    }

    /// The points of both. The person, where they play, comes first.
    pub const fn points(self) -> [u16; 2] {
        self.0
    }

    /// Whether the first of the two has won: the person, where they play.
    pub const fn is_won(self) -> bool {
        let [one, other] = self.0;
        one > other
    }
}

impl TryFrom<[u16; 2]> for Outcome {
    type Error = &'static str;

    fn try_from(points: [u16; 2]) -> Result<Outcome, &'static str> {
        Outcome::new(points).ok_or("of two one has more points, and the goal")
    }
}

impl From<Outcome> for [u16; 2] {
    fn from(outcome: Outcome) -> [u16; 2] {
        outcome.points()
    }
}

/// How those matches of a cup have ended that are over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Outcomes(BTreeMap<Fixture, Outcome>);

impl Outcomes {
    /// How the match of this fixture has ended.
    pub fn at(&self, fixture: Fixture) -> Option<Outcome> {
        self.0.get(&fixture).copied()
    }

    /// Adds the outcome of the match of this fixture. Returns `false` if there was one: the first counts.
    pub fn add(&mut self, fixture: Fixture, outcome: Outcome) -> bool {
        let is_new = self.at(fixture).is_none();
        self.0.entry(fixture).or_insert(outcome);
        is_new
    }

    /// How many matches are over.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}
