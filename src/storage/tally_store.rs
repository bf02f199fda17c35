//! Keeps the sums of the statistics, and counts with them what stands in the log of rounds and in the history.
//!
//! A round counts in one of three places. Its line is in the log as long as its match is saved; with the end of the match it goes
//! to the history; and where there is nothing to wait for, since the match was deleted, it goes to the sums. The sums also hold what
//! earlier versions have counted.

use super::counting::{KeptMatch, counted};
use super::history::parts_of_played;
use super::keys;
use super::played::Played;
use super::played_line::LineFault;
use super::profile::DeviceTally;
use super::saves::{Saves, UnreadableText};
use super::tally::Tally;
use super::text_store::{StorageFault, TextStore};

/// How many rounds make a long log.
const LONG_LOG: usize = 100;

/// The sums, once all that has to go there is there.
pub(super) struct Settled {
    /// The sums.
    pub sums: Tally,
    /// The rounds that stay in the log, each with its time.
    waiting: Vec<(i32, Played)>,
    /// What could not be read and was set aside.
    pub aside: Vec<UnreadableText>,
}

/// What becomes of a line in the log.
enum Line {
    /// It stays there.
    Waits(i32),
    /// The history counts it.
    IsKept,
    /// It goes to the sums.
    Goes,
}

impl<S: TextStore> Saves<S> {
    /// What this device has counted so far, and any text that could not be read: it has been set aside, and without it counting
    /// starts again.
    pub fn tally(&self) -> (Tally, Vec<UnreadableText>) {
        let Settled { sums, waiting, aside } = self.settle(false);
        let (history, own) = (self.history(), self.number_of_device());
        let tally = counted(&sums, &waiting, history.iter().filter(|one| Some(one.entry.device) == own));
        (tally, aside)
    }

    /// The counts of this and all other devices; the current streak is this device's.
    pub fn tally_of_all_devices(&self, this_device: Tally) -> Tally {
        let history = self.history();
        self.sums_of_others(&history).iter().fold(this_device, |sum, one| sum.with(&one.with_history(&history)))
    }

    /// The sums of all other devices, also of those of which there is nothing but matches in the history.
    pub(super) fn sums_of_others(&self, history: &[KeptMatch]) -> Vec<DeviceTally> {
        let (mut all, own) = (self.other_devices(), self.number_of_device());
        for KeptMatch { entry, .. } in history.iter().filter(|one| Some(one.entry.device) != own) {
            let device = entry.device.to_string();
            if all.iter().all(|one| one.device != device) {
                all.push(DeviceTally { device, tally: Tally::default() });
            }
        }
        all
    }

    /// The number of this device, if it has one yet.
    pub(super) fn number_of_device(&self) -> Option<u64> {
        self.0.get(keys::DEVICE)?.parse().ok()
    }

    /// Takes out of the log what need not wait there; `all`: everything, as before the sums go to another device.
    pub(super) fn settle(&self, all: bool) -> Settled {
        let mut aside = Vec::new();
        let kept = self.read(keys::TALLY).unwrap_or_else(|fault| {
            aside.push(fault);
            None
        });
        let mut sums: Tally = kept.unwrap_or_default();
        let (mut gone, mut waiting) = (Vec::new(), Vec::new());
        let saved = self.match_ids();
        for key in self.keys_of_played() {
            let lines = self.0.get(&key).unwrap_or_default();
            let rounds = match lines.lines().map(Played::read).collect::<Result<Vec<Option<Played>>, LineFault>>() {
                Ok(rounds) => rounds,
                // A later version will count it.
                Err(LineFault::Newer) => continue,
                Err(LineFault::Malformed) => {
                    aside.push(self.set_aside_from(&key, keys::PLAYED, lines));
                    continue;
                }
            };
            let rounds = rounds.iter().flatten();
            match self.becomes_of(&key, &saved) {
                Line::Waits(time) if !all => waiting.extend(rounds.map(|played| (time, *played))),
                Line::IsKept => self.0.remove(&key),
                Line::Waits(_) | Line::Goes => {
                    rounds.for_each(|played| sums.count(played));
                    gone.push(key);
                }
            }
        }
        // What cannot be stored now is counted again next time.
        if !gone.is_empty() && self.write_tally(&sums, &aside).is_ok() {
            gone.iter().for_each(|key| self.0.remove(key));
        }
        Settled { sums, waiting, aside }
    }

    fn becomes_of(&self, key: &str, saved: &[String]) -> Line {
        // The match of earlier versions has no id: its rounds are never looked for in the history.
        let Some((time, id, round)) = parts_of_played(key).filter(|(_, id, _)| !id.is_empty()) else {
            return Line::Goes;
        };
        let kept = self.kept_match(id.to_owned()).filter(|kept| Some(kept.entry.device) == self.number_of_device());
        let is_counted = |kept: &KeptMatch| {
            let round = round.checked_sub(1).and_then(|round| kept.entry.rounds.get(round));
            round.is_some_and(|round| round.counts)
        };
        match kept {
            Some(kept) if is_counted(&kept) => Line::IsKept,
            None if saved.iter().any(|one| one == id) => Line::Waits(time),
            _ => Line::Goes,
        }
    }

    /// Takes rounds out of a long log, for one who never looks at the statistics.
    pub fn shorten_log(&self) {
        if self.keys_of_played().len() >= LONG_LOG {
            self.settle(false);
        }
    }

    /// The keys of the log, the earliest rounds first: what earlier versions have left, then by the time in each key.
    pub(super) fn keys_of_played(&self) -> Vec<String> {
        let mut keys = self.0.keys_from(keys::PLAYED);
        keys.retain(|key| key == keys::PLAYED || key.starts_with(keys::PLAYED_EACH));
        keys.sort();
        keys
    }

    /// Writes the tally, unless the stored one could neither be read nor set aside.
    pub(super) fn write_tally(&self, tally: &Tally, aside: &[UnreadableText]) -> Result<(), StorageFault> {
        if aside.iter().any(|text| text.key == keys::TALLY) && self.0.get(keys::TALLY).is_some() {
            return Err(StorageFault::Full);
        }
        self.write(keys::TALLY, tally)
    }

    /// Forgets everything that has been counted, and what the coach has found. The matches of the history stay, and count no more.
    pub fn forget_tally(&self) {
        self.keys_of_played().iter().for_each(|key| self.0.remove(key));
        self.0.remove(keys::TALLY);
        self.0.remove(keys::TALLIES);
        self.0.keys_from(keys::REVIEWS).iter().for_each(|key| self.0.remove(key));
        self.forget_later_goes();
        let (history, own) = (self.history(), self.number_of_device());
        let last =
            |device| history.iter().map(|one| &one.entry).filter(|one| one.device == device).map(|one| one.time).max();
        // Less than was there has room.
        if let Some(until) = own.and_then(last) {
            let _ = self.write(keys::TALLY, &Tally { until: Some(until), ..Tally::default() });
        }
        let others = self.sums_of_others(&history).into_iter();
        let others = others.map(|DeviceTally { device, .. }| {
            let until = device.parse().ok().and_then(last);
            DeviceTally { tally: Tally { until, ..Tally::default() }, device }
        });
        let others: Vec<DeviceTally> = others.collect();
        if !others.is_empty() {
            let _ = self.write(keys::TALLIES, &others);
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::engine::{Edition, Goal, RulesDraft};
    use crate::record::RecordedMatch;
    use crate::storage::memory::Memory;
    use crate::storage::played::tests::{announced, computer, human, log};
    use crate::storage::{Counts, Opposition};

    /// A round against one computer player in a match to 75 points, which it ends.
    fn round(edition: Edition, level: &str, announcer: usize) -> RecordedMatch {
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
            assert_eq!(aside, [UnreadableText { key: keys::TALLY, text: broken.into(), is_newer: false }]);
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
        assert_eq!(saves.add_review("", &recorded, 0, seat(0), (20, 1590)), Ok(true));
        assert_eq!(saves.add_review("", &recorded, 0, seat(0), (20, 1590)), Ok(false));
        let counts = counts(&saves.tally().0, Edition::Jumbo, Opposition::Hard);
        assert_eq!(counts, Counts { decisions: 20, lost: 1590, ..Counts::default() });
        assert_eq!(counts.mean_loss(), Some(8));
        // Another deck is another round.
        let two = announced(Edition::Jumbo.preset(), vec![human(), computer("hard"), computer("easy")], 2);
        assert_eq!(saves.add_review("", &two, 0, seat(0), (5, 10)), Ok(true));
        assert_eq!(saves.tally().0.sum(|_| true).decisions, 25);
        // Not there, not the person, one of several.
        assert_eq!(saves.add_review("", &recorded, 1, seat(0), (5, 10)), Ok(false));
        assert_eq!(saves.add_review("", &recorded, 0, seat(1), (5, 10)), Ok(false));
        let people = announced(Edition::Jumbo.preset(), vec![human(), human(), human()], 0);
        assert_eq!(saves.add_review("", &people, 0, seat(0), (5, 10)), Ok(false));
    }

    #[test]
    fn the_marks_of_reviewed_rounds_stay_within_bounds() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        let kept = Tally { reviewed: (0..300).collect(), ..Tally::default() };
        saves.write(keys::TALLY, &kept).unwrap();
        let recorded = round(Edition::Jumbo, "hard", 1);
        assert_eq!(saves.add_review("", &recorded, 0, Seat::ALL[0], (5, 10)), Ok(true));
        let reviewed = saves.tally().0.reviewed;
        assert_eq!((reviewed.len(), reviewed[0]), (200, 101));
        assert_eq!(saves.add_review("", &recorded, 0, Seat::ALL[0], (5, 10)), Ok(false));
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
