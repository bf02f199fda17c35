//! A match of a cup: who meets, and with which cards.

use super::entrant::Entrant;
use super::fixture::Fixture;
use super::outcome::GOAL;
use crate::engine::{Edition, Goal, RulesDraft};
use crate::players::ComputerPlayer;

/// The rules of every match: the regular game of two, to 150.
pub const fn cup_rules() -> RulesDraft {
    RulesDraft { goal: Goal::Points(GOAL), ..Edition::MiltonBradley.preset() }
}

/// Two who meet in a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Where their match stands in the bracket.
    pub fixture: Fixture,
    /// Who they are, by their seats. The person, where they play, has the first.
    pub players: [Entrant; 2],
    /// The seed of their match, for [`Chance`](crate::engine::Chance).
    pub seed: u64,
}

impl Pairing {
    /// The person's opponent; `None` where two characters meet.
    pub fn opponent(&self) -> Option<ComputerPlayer> {
        match self.players {
            [Entrant::Person, other] => other.character(),
            _ => None,
        }
    }

    /// The characters, where two of them meet.
    pub fn characters(&self) -> Option<[ComputerPlayer; 2]> {
        let [one, other] = self.players.map(Entrant::character);
        Some([one?, other?])
    }

    /// Whether two characters meet who decide at once. Any other match takes a while.
    pub fn is_quick(&self) -> bool {
        self.characters().is_some_and(|players| players.iter().all(|player| player.is_quick()))
    }
}
