//! Keeps the tally: reads it, adds the rounds and reviews since then, and writes it back.

use super::played::{MalformedLine, Opposition, PLAYED_EACH, Played, person_and_opposition};
use super::saves::{Saves, UnreadableText, keys};
use super::tally::Tally;
use super::text_store::{StorageFault, TextStore};
use crate::engine::{Card, Seat};
use crate::record::RecordedGame;

/// How many rounds make a long log.
const LONG_LOG: usize = 100;

/// The FNV-1a hash of a deck, to tell rounds apart.
fn deck_hash(deck: &[Card]) -> u32 {
    deck.iter().fold(0x811C_9DC5, |hash, card| (hash ^ u32::from(card.number())).wrapping_mul(0x0100_0193))
}

impl<S: TextStore> Saves<S> {
    /// The tally with all rounds finished so far, and any text that could not be read: it has been set aside and
    /// counting starts again.
    pub fn tally(&self) -> (Tally, Vec<UnreadableText>) {
        let mut aside = Vec::new();
        let kept = self.read(keys::TALLY).unwrap_or_else(|fault| {
            aside.push(fault);
            None
        });
        let mut tally: Tally = kept.unwrap_or_default();
        let mut logged = Vec::new();
        for key in self.keys_of_played() {
            let lines = self.0.get(&key).unwrap_or_default();
            match lines.lines().map(Played::read).collect::<Result<Vec<Option<Played>>, MalformedLine>>() {
                Ok(rounds) => {
                    rounds.iter().flatten().for_each(|played| tally.count(played));
                    logged.push(key);
                }
                Err(MalformedLine) => aside.push(self.set_aside_from(&key, keys::PLAYED, lines)),
            }
        }
        // What cannot be stored now is counted again next time.
        if !logged.is_empty() && self.write_tally(&tally, &aside).is_ok() {
            logged.iter().for_each(|key| self.0.remove(key));
        }
        (tally, aside)
    }

    /// Adds the rounds of a long log to the tally, for one who never looks at the statistics.
    pub fn shorten_log(&self) {
        if self.keys_of_played().len() >= LONG_LOG {
            self.tally();
        }
    }

    /// The keys of the log, the earliest rounds first: what earlier versions have left, then by the time in each key.
    pub(super) fn keys_of_played(&self) -> Vec<String> {
        let mut keys = self.0.keys_from(keys::PLAYED);
        keys.retain(|key| key == keys::PLAYED || key.starts_with(PLAYED_EACH));
        keys.sort();
        keys
    }

    /// Writes the tally, unless the stored one could neither be read nor set aside.
    fn write_tally(&self, tally: &Tally, aside: &[UnreadableText]) -> Result<(), StorageFault> {
        if aside.iter().any(|text| text.key == keys::TALLY) && self.0.get(keys::TALLY).is_some() {
            return Err(StorageFault::Full);
        }
        self.write(keys::TALLY, tally)
    }

    /// Deletes everything that has been counted.
    pub fn forget_tally(&self) {
        self.keys_of_played().iter().for_each(|key| self.0.remove(key));
        self.0.remove(keys::TALLY);
        self.0.remove(keys::TALLIES);
        self.forget_later_goes();
    }

    /// Counts the coach's review of a round (from 0) of the match at the table: how many of this seat's decisions were
    /// reviewed, and what they gave away in hundredths of a point. Returns `false` if there is nothing to count: the
    /// round is not over, was counted before, or the seat is not that of the only person.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn add_review(
        &self,
        recorded: &RecordedGame,
        round: usize,
        seat: Seat,
        decisions: u32,
        lost: u32,
    ) -> Result<bool, StorageFault> {
        let alone = person_and_opposition(recorded).filter(|&(person, opposition)| {
            person == seat && opposition != Opposition::People && decisions > 0 && round < recorded.results().len()
        });
        let (Some((_, opposition)), Some(of)) = (alone, recorded.record().rounds.get(round)) else { return Ok(false) };
        let (mut tally, aside) = self.tally();
        let line = (recorded.game().rules().edition, opposition);
        if !tally.review(deck_hash(&of.deck), line, decisions, lost) {
            return Ok(false);
        }
        self.write_tally(&tally, &aside).map(|()| true)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Edition, Goal, RulesDraft};
    use crate::storage::Counts;
    use crate::storage::memory::Memory;
    use crate::storage::played::tests::{announced, computer, human, log};

    /// A round against one computer player in a match to 75 points, which it ends.
    fn round(edition: Edition, level: &str, announcer: usize) -> RecordedGame {
        let rules = RulesDraft { goal: Goal::Points(75), ..edition.preset() };
        announced(rules, vec![human(), computer(level), computer("easy")], announcer)
    }

    fn counts(tally: &Tally, edition: Edition, opposition: Opposition) -> Counts {
        tally.sum(|line| (line.edition, line.opposition) == (edition, opposition))
    }

    #[test]
    fn rounds_that_end_are_added_up_by_edition_and_opposition() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        assert_eq!(saves.tally(), (Tally::default(), vec![]));
        for announcer in [0, 0, 1, 0] {
            log(&memory, &round(Edition::Jumbo, "hard", announcer)).unwrap();
        }
        log(&memory, &round(Edition::Custom, "easy", 2)).unwrap();
        let (tally, aside) = saves.tally();
        assert!(aside.is_empty());
        let hard = Counts { rounds: 4, rounds_won: 3, points: 230, matches: 4, matches_won: 3, ..Counts::default() };
        assert_eq!(counts(&tally, Edition::Jumbo, Opposition::Hard), hard);
        assert_eq!(hard.mean_score(), Some(575));
        let easy = Counts { rounds: 1, points: 5, matches: 1, ..Counts::default() };
        assert_eq!(counts(&tally, Edition::Custom, Opposition::Easy), easy);
        assert_eq!(tally.sum(|_| true).rounds, 5);
        assert_eq!((tally.streak, tally.best_streak), (0, 2));
        // Every round is counted once, and later ones are added.
        assert_eq!(saves.tally(), (tally, vec![]));
        assert!((&memory).keys_from(keys::PLAYED).is_empty());
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        let (tally, _) = saves.tally();
        assert_eq!((tally.sum(|_| true).rounds, tally.streak, tally.best_streak), (6, 1, 2));
    }

    #[test]
    fn a_tally_that_cannot_be_read_is_set_aside_and_counting_begins_anew() {
        for broken in ["", "[]", "{\"lines\":[]}", "{\"lines\":[{}],\"streak\":0,\"best_streak\":0,\"reviewed\":[]}"] {
            let memory = Memory::default();
            let saves = Saves(&memory);
            (&memory).set(keys::TALLY, broken).unwrap();
            log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
            let (tally, aside) = saves.tally();
            assert_eq!(tally.sum(|_| true).rounds, 1);
            assert_eq!(aside, [UnreadableText { key: keys::TALLY, text: broken.into() }]);
            assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some(broken));
            assert_eq!(saves.tally(), (tally, vec![]));
        }
    }

    #[test]
    fn rounds_that_cannot_be_read_are_set_aside_and_the_tally_stays() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        let (before, _) = saves.tally();
        (&memory).set(keys::PLAYED, "1 75\n{").unwrap();
        let (after, aside) = saves.tally();
        assert_eq!((after, aside[0].key, aside.len()), (before, keys::PLAYED, 1));
        assert_eq!((&memory).get(keys::PLAYED), None);
        assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some("1 75\n{"));
    }

    #[test]
    fn where_there_is_no_room_nothing_is_lost() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        (&memory).set(keys::TALLY, "broken").unwrap();
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        let lines = (&memory).keys_from(keys::PLAYED);
        memory.fault.set(Some(StorageFault::Full));
        assert_eq!(log(&memory, &round(Edition::Jumbo, "hard", 0)), Err(StorageFault::Full));
        for _ in 0..2 {
            let (tally, aside) = saves.tally();
            assert_eq!((tally.sum(|_| true).rounds, aside.len()), (1, 1));
            assert_eq!((&memory).get(keys::TALLY).as_deref(), Some("broken"));
            assert_eq!((&memory).keys_from(keys::PLAYED), lines);
        }
        memory.fault.set(None);
        assert_eq!(saves.tally().0.sum(|_| true).rounds, 1);
        assert!((&memory).keys_from(keys::PLAYED).is_empty());
    }

    #[test]
    fn the_log_of_one_who_never_looks_stays_within_bounds() {
        let memory = Memory::default();
        let recorded = round(Edition::Jumbo, "hard", 0);
        for _ in 0..2_100 {
            log(&memory, &recorded).unwrap();
        }
        assert_eq!((&memory).keys_from(keys::PLAYED).len(), 2_000);
        Saves(&memory).shorten_log();
        assert_eq!((&memory).keys_from(keys::PLAYED).len(), 0);
        log(&memory, &recorded).unwrap();
        Saves(&memory).shorten_log();
        assert_eq!((&memory).keys_from(keys::PLAYED).len(), 1, "a short log stays");
        assert_eq!(Saves(&memory).tally().0.sum(|_| true).rounds, 2_001);
    }

    #[test]
    fn what_earlier_versions_have_logged_comes_first_and_rounds_that_end_in_two_tabs_are_each_counted_once() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        let line = |announcer| crate::storage::played::line(&round(Edition::Jumbo, "hard", announcer)).unwrap();
        (&memory).set(keys::PLAYED, &(line(0) + &line(0))).unwrap();
        let (won, lost) = (round(Edition::Jumbo, "hard", 0), round(Edition::Jumbo, "hard", 1));
        // In the same second, in two matches; and in the first of them a second time, as after a crash.
        saves.add_played("31", &lost, 190_000_000).unwrap();
        saves.add_played("4", &won, 190_000_000).unwrap();
        saves.add_played("31", &lost, 190_000_000).unwrap();
        saves.add_played("", &won, 190_000_009).unwrap();
        let (tally, aside) = saves.tally();
        assert_eq!((tally.sum(|_| true).rounds, tally.best_streak, tally.streak, aside.len()), (5, 2, 2, 0));
        assert_eq!(saves.tally().0, tally);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_set_aside_and_the_others_are_counted() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        (&memory).set("rack-o/1/played/x", "{").unwrap();
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        let (tally, aside) = saves.tally();
        assert_eq!((tally.sum(|_| true).rounds, aside.len(), &*aside[0].text), (2, 1, "{"));
        assert_eq!((&memory).keys_from("rack-o/1/played"), [""; 0]);
        assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some("{"));
    }

    #[test]
    fn what_the_coach_found_in_a_round_is_counted_once() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        let seat = |number| Seat::new(number).unwrap();
        let recorded = round(Edition::Jumbo, "hard", 1);
        assert_eq!(saves.add_review(&recorded, 0, seat(0), 20, 1590), Ok(true));
        assert_eq!(saves.add_review(&recorded, 0, seat(0), 20, 1590), Ok(false));
        let counts = counts(&saves.tally().0, Edition::Jumbo, Opposition::Hard);
        assert_eq!(counts, Counts { decisions: 20, lost: 1590, ..Counts::default() });
        assert_eq!(counts.mean_loss(), Some(8));
        // Another deck is another round.
        let two = announced(Edition::Jumbo.preset(), vec![human(), computer("hard"), computer("easy")], 2);
        assert_eq!(saves.add_review(&two, 0, seat(0), 5, 10), Ok(true));
        assert_eq!(saves.tally().0.sum(|_| true).decisions, 25);
        // Not there, not the person, one of several.
        assert_eq!(saves.add_review(&recorded, 1, seat(0), 5, 10), Ok(false));
        assert_eq!(saves.add_review(&recorded, 0, seat(1), 5, 10), Ok(false));
        let people = announced(Edition::Jumbo.preset(), vec![human(), human(), human()], 0);
        assert_eq!(saves.add_review(&people, 0, seat(0), 5, 10), Ok(false));
    }

    #[test]
    fn the_marks_of_reviewed_rounds_stay_within_bounds() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        let kept = Tally { reviewed: (0..300).collect(), ..Tally::default() };
        saves.write(keys::TALLY, &kept).unwrap();
        let recorded = round(Edition::Jumbo, "hard", 1);
        assert_eq!(saves.add_review(&recorded, 0, Seat::ALL[0], 5, 10), Ok(true));
        let reviewed = saves.tally().0.reviewed;
        assert_eq!((reviewed.len(), reviewed[0]), (200, 101));
        assert_eq!(saves.add_review(&recorded, 0, Seat::ALL[0], 5, 10), Ok(false));
    }

    #[test]
    fn what_is_forgotten_is_gone() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        saves.tally();
        log(&memory, &round(Edition::Jumbo, "hard", 0)).unwrap();
        saves.forget_tally();
        assert_eq!(saves.tally(), (Tally::default(), vec![]));
    }
}
