//! The ladder: the twelve characters in the order of their strength, to be beaten one after the other.

use super::challenge::challenged;
use super::ratings::rated_characters;
use crate::history::Entry;
use crate::players::ComputerPlayer;
use std::ops::Range;

/// How many rungs are shown where there is room for only a few.
const NEAREST: usize = 4;

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Who stands on it.
    pub opponent: ComputerPlayer,
    /// Whether the person has beaten them.
    pub is_beaten: bool,
}

/// How far a person has climbed. A rung is beaten by any match in the form of a challenge that was won against its opponent,
/// whenever that was: one that is beaten before its turn is skipped once the rungs below it are. What is won stays won, also
/// where opponents were measured again and stand in another order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder(Vec<Rung>);

impl Ladder {
    /// The ladder after these finished matches, in any order.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Ladder {
        let mut rungs: Vec<Rung> =
            rated_characters().into_iter().map(|(opponent, _)| Rung { opponent, is_beaten: false }).collect();
        for entry in entries {
            let has_won = entry.only_person().is_some_and(|person| entry.winners.has(person));
            let beaten = challenged(entry).filter(|_| has_won);
            if let Some(rung) = rungs.iter_mut().find(|rung| Some(rung.opponent) == beaten) {
                rung.is_beaten = true;
            }
        }
        Ladder(rungs)
    }

    /// The rungs, the lowest first.
    pub fn rungs(&self) -> &[Rung] {
        &self.0
    }

    /// How many rungs are beaten from the lowest on without a gap: on the last of them the person stands.
    pub fn climbed(&self) -> usize {
        self.0.iter().take_while(|rung| rung.is_beaten).count()
    }

    /// Whom to challenge next: the lowest who is not yet beaten; `None` where all are.
    pub fn next(&self) -> Option<ComputerPlayer> {
        self.0.get(self.climbed()).map(|rung| rung.opponent)
    }

    /// The number of the rung on which this opponent stands, from 1; `None` for whoever is no character.
    pub fn number_of(&self, opponent: ComputerPlayer) -> Option<usize> {
        self.0.iter().position(|rung| rung.opponent == opponent).map(|nth| nth + 1)
    }

    /// The indices of the four rungs nearest to the person: two on either side, where there are as many.
    pub fn nearest(&self) -> Range<usize> {
        let last = self.0.len().saturating_sub(NEAREST);
        let first = self.climbed().saturating_sub(NEAREST / 2).min(last);
        first..first + NEAREST.min(self.0.len())
    }

    /// Whether all are beaten.
    pub fn is_climbed(&self) -> bool {
        self.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ratings::measured;
    use super::super::test_entries::against;
    use super::*;

    fn next(entries: &[&Entry]) -> Option<&'static str> {
        Ladder::of(entries.iter().copied()).next().map(ComputerPlayer::id)
    }

    #[test]
    fn it_has_every_character_and_the_weakest_is_the_first_to_be_challenged() {
        let ladder = Ladder::of([]);
        let ids: Vec<&str> = ladder.rungs().iter().map(|rung| rung.opponent.id()).collect();
        let measured: Vec<String> =
            measured().map(|it| it.ratings.into_iter().map(|(id, _)| id).collect()).unwrap_or_default();
        assert_eq!((ids.len(), ids), (12, measured.iter().map(String::as_str).collect()));
        assert_eq!((ladder.next().map(ComputerPlayer::id), ladder.climbed()), (Some("leo"), 0));
        assert!(ladder.rungs().iter().all(|rung| !rung.is_beaten) && !ladder.is_climbed());
        let numbers: Vec<Option<usize>> = ladder.rungs().iter().map(|rung| ladder.number_of(rung.opponent)).collect();
        assert_eq!(numbers, (1..=12).map(Some).collect::<Vec<_>>());
    }

    #[test]
    fn the_nearest_rungs_are_two_on_either_side_where_there_are_as_many() {
        let ids: Vec<&str> = Ladder::of([]).rungs().iter().map(|rung| rung.opponent.id()).collect();
        let won: Vec<Entry> = ids.iter().map(|id| against(&[id], "0000")).collect();
        let nearest = |climbed: usize| Ladder::of(&won[..climbed]).nearest();
        assert_eq!([0, 2, 3, 7, 11, 12].map(nearest), [0..4, 0..4, 1..5, 5..9, 8..12, 8..12]);
    }

    #[test]
    fn a_win_is_a_rung_and_a_loss_costs_nothing() {
        let (won, lost) = (against(&["leo"], "0000"), against(&["leo"], "1111"));
        assert_eq!(next(&[&lost]), Some("leo"));
        assert_eq!(next(&[&lost, &won]), Some("otto"));
        assert_eq!(next(&[&won, &lost, &lost]), Some("otto"));
    }

    #[test]
    fn who_is_beaten_early_skips_no_rung_and_need_not_be_beaten_again() {
        let [leo, otto, felix] = ["leo", "otto", "felix"].map(|id| against(&[id], "0000"));
        let early = Ladder::of([&felix]);
        assert!(early.rungs()[2].is_beaten);
        assert_eq!((early.climbed(), next(&[&felix])), (0, Some("leo")));
        assert_eq!(next(&[&felix, &leo]), Some("otto"));
        assert_eq!(next(&[&felix, &leo, &otto]), Some("rosa"));
    }

    #[test]
    fn only_a_challenge_beats_a_rung() {
        let with_another = against(&["leo", "otto"], "000");
        let mut short = against(&["leo"], "0");
        short.rules.goal = crate::engine::Goal::Rounds(1);
        assert_eq!(Ladder::of([&with_another, &short]), Ladder::of([]));
    }

    #[test]
    fn a_deleted_match_keeps_its_rung() {
        let deleted = against(&["leo"], "0000").without_cards();
        assert!(!deleted.has_cards && deleted.seats.iter().all(|seat| seat.player.name.is_empty()));
        assert_eq!(next(&[&deleted]), Some("otto"));
        // Also as it is written and read again.
        let read = deleted.text().ok().and_then(|text| crate::history::read_entry(&text).ok());
        assert_eq!(read.as_ref().and_then(|read| next(&[read])), Some("otto"));
    }

    #[test]
    fn whoever_has_beaten_all_has_climbed_it() {
        let all: Vec<Entry> = ComputerPlayer::characters().map(|player| against(&[player.id()], "0000")).collect();
        let ladder = Ladder::of(&all);
        assert_eq!((ladder.is_climbed(), ladder.climbed(), ladder.next()), (true, 12, None));
        assert!(!Ladder::of(&all[1..]).is_climbed() && Ladder::of(&all[1..]).climbed() == 0);
    }
}
