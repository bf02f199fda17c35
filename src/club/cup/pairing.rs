//! A match of a cup: who meets, with which cards, and how it is played.

use super::entrant::Entrant;
use super::fixture::Fixture;
use super::outcome::{GOAL, Outcome};
use crate::engine::{Chance, Edition, Goal, RulesDraft};
use crate::players::ComputerPlayer;
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};
use crate::selfplay::Table;

/// The rules of every match: the regular game of two, to 150.
pub fn cup_rules() -> RulesDraft {
    RulesDraft { goal: Goal::Points(GOAL), ..Edition::MiltonBradley.preset() }
}

/// Two who meet in a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Where their match stands in the bracket.
    pub fixture: Fixture,
    /// Who they are, by their seats. The person, where they play, has the first.
    pub players: [Entrant; 2],
    /// The seed of their match, for [`Chance`].
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

    /// Whether two characters meet who decide at once. Any other match takes a while: it is played where there is time for it.
    pub fn is_quick(&self) -> bool {
        self.characters().is_some_and(|players| players.iter().all(|player| player.is_quick()))
    }

    /// Plays the match of two characters to its end, the same way every time; `named` tells what they are called in its record. `None`
    /// where the person plays.
    pub fn play(&self, named: impl Fn(ComputerPlayer) -> String) -> Option<RecordedMatch> {
        self.play_at(Table::new(cup_rules().check(2).ok()?, &self.characters()?), named)
    }

    /// The same for two who decide at once; `None` where one does not. Code that calls only this does not pull the trained network of
    /// the expert into the program.
    pub fn play_quick(&self, named: impl Fn(ComputerPlayer) -> String) -> Option<RecordedMatch> {
        self.play_at(Table::quick(cup_rules().check(2).ok()?, &self.characters()?)?, named)
    }

    fn play_at(&self, mut table: Table, named: impl Fn(ComputerPlayer) -> String) -> Option<RecordedMatch> {
        let seats = table.sitting().iter().map(|player| SeatEntry {
            name: named(*player),
            player: PlayerKind::Computer,
            level: Some(player.id().to_owned()),
        });
        let seats = seats.collect();
        table.play_as(seats, self.seed).ok()
    }

    /// How this match has ended; `None` where the record is not of it, or not over. A record is of it where these two have played with
    /// its cards.
    pub fn outcome(&self, recorded: &RecordedMatch) -> Option<Outcome> {
        let (record, chance) = (recorded.record(), Chance::new(self.seed));
        let is_dealt = record.cut == chance.cut(2)
            && record
                .rounds
                .iter()
                .enumerate()
                .all(|(nth, round)| chance.deck(nth, 2).cards().eq(round.deck.iter().copied()));
        let sits = |(seat, player): (&SeatEntry, &Entrant)| match player.character() {
            None => seat.player == PlayerKind::Human,
            Some(player) => seat.player == PlayerKind::Computer && seat.level.as_deref() == Some(player.id()),
        };
        let is_it = record.rules == cup_rules() && record.seats.len() == 2 && is_dealt;
        let outcome = Outcome::of(recorded).filter(|_| is_it)?;
        record.seats.iter().zip(&self.players).all(sits).then_some(outcome)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::record::replay;

    fn pairing(ids: [&str; 2], seed: u64) -> Pairing {
        Pairing { fixture: Fixture::FINAL, players: ids.map(|id| Entrant::Character(id.parse().unwrap())), seed }
    }

    fn named(player: ComputerPlayer) -> String {
        player.id().to_uppercase()
    }

    #[test]
    fn two_characters_play_the_same_match_every_time_and_it_can_be_watched() {
        let pairing = pairing(["otto", "leo"], 1956);
        let played = pairing.play(named).unwrap();
        assert_eq!(pairing.play_quick(named).unwrap().to_json(), played.to_json());
        let names: Vec<&str> = played.record().seats.iter().map(|seat| &*seat.name).collect();
        assert_eq!(names, ["OTTO", "LEO"]);
        // The record passes every check of the reader.
        assert_eq!(replay(played.record()).unwrap().to_json(), played.to_json());
        let outcome = pairing.outcome(&played).unwrap();
        assert_eq!(outcome.points().map(i32::from), played.record().totals[..]);
        assert_eq!(outcome.is_won(), played.record().winners[0].number() == 0);
        assert!(outcome.points().into_iter().max().unwrap() >= GOAL);
    }

    #[test]
    fn only_the_match_itself_counts() {
        let this = pairing(["otto", "leo"], 1956);
        let played = this.play(named).unwrap();
        assert_eq!(Pairing { seed: 7, ..this }.outcome(&played), None, "other cards");
        assert_eq!(pairing(["leo", "otto"], 1956).outcome(&played), None, "other seats");
        let of_person = Pairing { players: [Entrant::Person, this.players[1]], ..this };
        assert_eq!(of_person.outcome(&played), None, "a character has played for the person");
        let mut record = played.record().clone();
        (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
        assert_eq!(of_person.outcome(&replay(&record).unwrap()), this.outcome(&played));
        record.rounds.pop();
        record.winners.clear();
        let totals = |seat: usize| record.rounds.iter().map(|round| round.result.as_ref().unwrap().scores[seat]).sum();
        record.totals = vec![totals(0), totals(1)];
        assert_eq!(of_person.outcome(&replay(&record).unwrap()), None, "not over");
    }

    #[test]
    fn who_needs_time_does_not_play_at_once_and_nobody_plays_for_the_person() {
        let slow = pairing(["leo", "mina"], 1);
        assert!(!slow.is_quick() && slow.play_quick(named).is_none());
        let of_person = Pairing { players: [Entrant::Person, slow.players[0]], ..slow };
        assert!(!of_person.is_quick() && of_person.play(named).is_none());
        assert_eq!((of_person.opponent().map(ComputerPlayer::id), slow.opponent()), (Some("leo"), None));
    }
}
