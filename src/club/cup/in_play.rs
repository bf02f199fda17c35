//! A match of two characters while it is being played, decision by decision: so that a page can do something else between two of them.

use super::entrant::Entrant;
use super::outcome::Outcome;
use super::pairing::{Pairing, cup_rules};
use crate::engine::{Action, Chance, OwnedView, Stage};
use crate::players::{ComputerPlayer, Turn, TurnRequest};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

/// A match of two characters in a cup while it is being played. What is asked and answered as it should be comes to the match that
/// self-play plays with the same seed.
#[derive(Clone, Debug)]
pub struct InPlay {
    pairing: Pairing,
    recorded: RecordedMatch,
}

impl InPlay {
    /// The match before its first round; `named` tells what they are called in its record. `None` where the person plays.
    pub fn begin(pairing: &Pairing, named: impl Fn(ComputerPlayer) -> String) -> Option<InPlay> {
        let seats = pairing.characters()?.map(|player| SeatEntry {
            name: named(player),
            player: PlayerKind::Computer,
            level: Some(player.id().to_owned()),
        });
        let rules = cup_rules().check(seats.len()).ok()?;
        let recorded = RecordedMatch::start(rules, seats.into(), Chance::new(pairing.seed)).ok()?;
        Some(InPlay { pairing: *pairing, recorded })
    }

    /// Which match it is.
    pub const fn pairing(&self) -> &Pairing {
        &self.pairing
    }

    /// The decision that is due, after a deal where a round is over; `None` where the match is.
    pub fn request(&mut self) -> Option<TurnRequest> {
        let chance = Chance::new(self.pairing.seed);
        if self.recorded.state().stage() == Stage::BetweenRounds {
            self.recorded.deal_from(chance).ok()?;
        }
        let state = self.recorded.state();
        let seat = state.to_act()?;
        let player = self.pairing.players.get(seat.number()).copied().and_then(Entrant::character)?;
        let view = OwnedView::from(&state.view(seat)?);
        let seed = chance.decision_seed(state.rounds_over(), seat, self.recorded.decisions());
        Some(TurnRequest { player, turn: Turn { view, seed } })
    }

    /// Plays the decision that is due. Returns `false` where that cannot be played.
    pub fn play(&mut self, action: Action) -> bool {
        self.recorded.play(action).is_ok()
    }

    /// How the match has ended; `None` where it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(&self.recorded)
    }

    /// The match as far as it was played.
    pub fn into_recorded(self) -> RecordedMatch {
        self.recorded
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::cup::Fixture;

    fn pairing(ids: [&str; 2], seed: u64) -> Pairing {
        Pairing { fixture: Fixture::FINAL, players: ids.map(|id| Entrant::Character(id.parse().unwrap())), seed }
    }

    #[test]
    fn before_its_end_it_has_no_outcome_and_nobody_plays_for_the_person() {
        let of_two = pairing(["leo", "otto"], 1);
        let mut game = InPlay::begin(&of_two, |_| String::new()).unwrap();
        assert!(game.request().is_some() && game.outcome().is_none());
        assert_eq!(game.request(), game.request(), "asked twice, it is the same decision");
        let of_person = Pairing { players: [Entrant::Person, of_two.players[0]], ..of_two };
        assert!(InPlay::begin(&of_person, |_| String::new()).is_none());
    }
}
