//! Exporting and importing a profile.

use super::profile::{DeviceTally, ImportMode, MOST_DEVICES, MOST_LINES, Profile, keep_later};
use super::saves::{Saves, keys, to_json};
use super::tally::{MOST_REVIEWED, Tally};
use super::text_store::{StorageFault, TextStore};
use crate::record::RecordedGame;

impl<S: TextStore> Saves<S> {
    /// This device's number; `fresh` becomes it if there is none yet.
    fn device(&self, fresh: u64) -> String {
        let kept = self.0.get(keys::DEVICE).filter(|text| text.parse::<u64>().is_ok());
        kept.unwrap_or_else(|| {
            let device = fresh.to_string();
            // A device that cannot store anything has no counts that could be doubled.
            let _ = self.0.set(keys::DEVICE, &device);
            device
        })
    }

    /// The tallies of other devices.
    fn other_devices(&self) -> Vec<DeviceTally> {
        let mut tallies: Vec<DeviceTally> = self.read(keys::TALLIES).ok().flatten().unwrap_or_default();
        tallies.retain(DeviceTally::is_sound);
        tallies.truncate(MOST_DEVICES - 1);
        tallies
    }

    /// The counts of this and all other devices; the current streak is this device's.
    pub fn tally_of_all_devices(&self, this_device: Tally) -> Tally {
        self.other_devices().iter().fold(this_device, |sum, one| sum.with(&one.tally))
    }

    /// Everything that is stored. `fresh` is a random number, for a device that has none yet.
    pub fn profile(&self, fresh: u64) -> Profile {
        let (mut tally, _) = self.tally();
        // Stored data that was tampered with is cut down to what [`Profile::read`] accepts.
        tally.lines.truncate(MOST_LINES);
        tally.reviewed.truncate(MOST_REVIEWED);
        let mut tallies = vec![DeviceTally { device: self.device(fresh), tally }];
        self.other_devices().iter().for_each(|other| keep_later(&mut tallies, other));
        Profile {
            settings: self.read(keys::SETTINGS).ok().flatten(),
            table: self.read(keys::TABLE).ok().flatten(),
            tallies,
            days: self.read(keys::DAYS).ok().flatten().unwrap_or_default(),
            recorded: self.read_match().ok().flatten(),
            extras: self.read(keys::EXTRAS).ok().flatten(),
        }
    }

    /// Imports a profile: all of it or, if there is no room, nothing.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored; the old data is still there.
    pub fn import(&self, profile: &Profile, how: ImportMode, fresh: u64) -> Result<(), StorageFault> {
        let device = self.device(fresh);
        let all = match how {
            ImportMode::Merge => self.profile(fresh).merged(profile),
            ImportMode::Replace => profile.clone(),
        };
        let own = |one: &&DeviceTally| one.device == device;
        let own_tally = all.tallies.iter().find(own).map(|one| one.tally.clone()).unwrap_or_default();
        let elsewhere: Vec<DeviceTally> = all.tallies.iter().filter(|one| !own(one)).cloned().collect();
        let texts = [
            (keys::SETTINGS, all.settings.as_ref().map(to_json)),
            (keys::TABLE, all.table.as_ref().map(to_json)),
            (keys::DAYS, Some(to_json(&all.days))),
            (keys::TALLIES, Some(to_json(&elsewhere))),
            (keys::TALLY, Some(to_json(&own_tally))),
            (keys::PLAYED, None),
            (keys::EXTRAS, all.extras.as_ref().map(to_json)),
            (keys::MATCH, all.recorded.as_ref().map(RecordedGame::to_json)),
        ];
        let before = texts.each_ref().map(|(key, _)| self.0.get(key));
        for (done, (key, text)) in texts.iter().enumerate() {
            let put = match text {
                Some(text) => self.0.set(key, text),
                None => {
                    self.0.remove(key);
                    Ok(())
                }
            };
            if let Err(fault) = put {
                self.put_back(texts.iter().map(|(key, _)| *key).zip(before).take(done));
                return Err(fault);
            }
        }
        Ok(())
    }

    /// Restores texts. What was written over them is removed first, so that there is room.
    fn put_back(&self, before: impl Iterator<Item = (&'static str, Option<String>)>) {
        let before: Vec<_> = before.collect();
        before.iter().for_each(|(key, _)| self.0.remove(key));
        for (key, text) in before {
            if let Some(text) = text {
                // There was room for it before.
                let _ = self.0.set(key, &text);
            }
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition, Goal, RulesDraft};
    use crate::share::Day;
    use crate::storage::MatchExtras;
    use crate::storage::days::Days;
    use crate::storage::memory::Memory;
    use crate::storage::played::tests::{announced, computer, human};
    use crate::storage::profile::{MOST_PROFILE_BYTES, ProfileFault};
    use crate::storage::settings::{Settings, Theme};

    fn over(level: &str, announcer: usize) -> RecordedGame {
        let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
        announced(rules, vec![human(), computer(level), computer("easy")], announcer)
    }

    fn under_way(seed: u64) -> RecordedGame {
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let mut recorded = RecordedGame::start(rules, vec![human(), computer("hard")], Chance::new(seed)).unwrap();
        recorded.deal_from(Chance::new(seed)).unwrap();
        recorded
    }

    /// A device on which this many rounds were won, with a match in progress.
    fn device(rounds: usize, seed: u64) -> Memory {
        let memory = Memory::default();
        let saves = Saves(&memory);
        (0..rounds).for_each(|_| saves.add_played(&over("hard", 0)).unwrap());
        saves.write(keys::SETTINGS, &Settings { theme: Theme::Dark, ..Settings::default() }).unwrap();
        saves.write_match(&under_way(seed)).unwrap();
        let extras = MatchExtras { seed: seed.to_string(), colours: vec![0, 1], at_table: true };
        saves.write(keys::EXTRAS, &extras).unwrap();
        let mut days = Days::default();
        days.add(Day::new(2026, 11, rounds as u8 + 1).unwrap(), 75);
        saves.write(keys::DAYS, &days).unwrap();
        memory
    }

    /// The number of rounds in the statistics of a device.
    fn rounds(memory: &Memory) -> u32 {
        let saves = Saves(memory);
        saves.tally_of_all_devices(saves.tally().0).sum(|_| true).rounds
    }

    fn sent(memory: &Memory, fresh: u64) -> Profile {
        Profile::read(&Saves(memory).profile(fresh).text()).unwrap()
    }

    #[test]
    fn a_profile_on_a_new_device_is_all_that_was_on_the_old_one() {
        let old = device(3, 7);
        let profile = sent(&old, 1);
        let summary = profile.summary();
        assert_eq!((summary.rounds, summary.matches, summary.days, summary.settings), (3, 3, 1, true));
        assert_eq!(summary.game, Some((vec!["Ann".to_owned(), "hard".to_owned()], 0, false)));
        for how in [ImportMode::Merge, ImportMode::Replace] {
            let new = Memory::default();
            Saves(&new).import(&profile, how, 2).unwrap();
            assert_eq!(rounds(&new), 3);
            for key in [keys::MATCH, keys::EXTRAS, keys::SETTINGS, keys::DAYS] {
                assert_eq!((&new).get(key), (&old).get(key), "{key}");
            }
        }
    }

    #[test]
    fn however_often_profiles_go_to_and_fro_nothing_is_counted_twice() {
        let (one, other) = (device(3, 7), device(2, 8));
        for _ in 0..3 {
            Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
            Saves(&one).import(&sent(&other, 2), ImportMode::Merge, 1).unwrap();
            Saves(&one).import(&sent(&one, 1), ImportMode::Merge, 1).unwrap();
        }
        assert_eq!((rounds(&one), rounds(&other)), (5, 5));
        Saves(&one).add_played(&over("hard", 0)).unwrap();
        Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
        assert_eq!((rounds(&one), rounds(&other)), (6, 6));
        let tally = Saves(&other).tally_of_all_devices(Saves(&other).tally().0);
        assert_eq!((tally.streak, tally.best_streak), (2, 4));
    }

    #[test]
    fn merging_keeps_the_match_and_the_settings_that_are_here() {
        let (one, other) = (device(1, 7), device(1, 8));
        Saves(&other).write(keys::SETTINGS, &Settings { theme: Theme::Light, ..Settings::default() }).unwrap();
        let before = [keys::MATCH, keys::EXTRAS, keys::SETTINGS].map(|key| (&other).get(key));
        Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
        assert_eq!([keys::MATCH, keys::EXTRAS, keys::SETTINGS].map(|key| (&other).get(key)), before);
        // A finished match gives way to an unfinished one.
        Saves(&other).write_match(&over("easy", 0)).unwrap();
        Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
        assert_eq!((&other).get(keys::MATCH), (&one).get(keys::MATCH));
    }

    #[test]
    fn replacing_leaves_nothing_of_what_was_here() {
        let (one, other) = (Memory::default(), device(4, 8));
        Saves(&other).import(&sent(&one, 1), ImportMode::Replace, 2).unwrap();
        assert_eq!(rounds(&other), 0);
        for key in [keys::MATCH, keys::EXTRAS, keys::SETTINGS, keys::PLAYED] {
            assert_eq!((&other).get(key), None, "{key}");
        }
    }

    #[test]
    fn where_there_is_no_room_everything_stays_as_it_was() {
        let (one, other) = (device(1, 7), device(2, 8));
        let profile = sent(&one, 1);
        Saves(&other).tally();
        Saves(&other).profile(2);
        let all = [keys::MATCH, keys::EXTRAS, keys::SETTINGS, keys::DAYS, keys::TALLY, keys::TALLIES, keys::TABLE];
        let before = all.map(|key| (&other).get(key));
        for room in 0..6 {
            other.room.set(Some(room));
            assert_eq!(Saves(&other).import(&profile, ImportMode::Replace, 2), Err(StorageFault::Full));
            other.room.set(None);
            assert_eq!(all.map(|key| (&other).get(key)), before, "after {room}");
        }
        Saves(&other).import(&profile, ImportMode::Replace, 2).unwrap();
        assert_eq!((&other).get(keys::MATCH), (&one).get(keys::MATCH));
    }

    #[test]
    fn what_is_no_profile_is_refused() {
        let good = Saves(&device(1, 7)).profile(1).text();
        assert!(Profile::read(&good).is_ok());
        let bad = |text: &str| Profile::read(text).unwrap_err();
        assert!(matches!(bad("{"), ProfileFault::Unreadable(_)));
        assert_eq!(bad("[]"), ProfileFault::Format);
        assert_eq!(bad(&under_way(7).to_json()), ProfileFault::Format);
        assert_eq!(
            bad(&good.replace("\"version\":1,\"settings", "\"version\":2,\"settings")),
            ProfileFault::Version(2)
        );
        assert!(matches!(bad(&good.replace("\"dark\"", "\"mauve\"")), ProfileFault::Unreadable(_)));
        assert!(matches!(bad(&good.replace("\"device\":\"1\"", "\"device\":\"\"")), ProfileFault::Unreadable(_)));
        assert!(matches!(bad(&good.replace("\"actions\":[]", "\"actions\":[\"P\"]")), ProfileFault::Match(_)));
        assert_eq!(bad(&(good + &" ".repeat(MOST_PROFILE_BYTES))), ProfileFault::TooLong);
    }
}
