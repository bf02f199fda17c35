//! Exporting and importing a profile.

use super::archive::Archive;
use super::fields::to_json;
use super::keys;
use super::match_keys::{extras_key, record_key};
use super::merging::ProfileMatch;
use super::profile::{
    DeviceTally, ImportMode, MOST_DAYS_BEGUN, MOST_DEVICES, MOST_FRIENDS, MOST_LINES, MOST_PROFILE_MATCHES, Profile,
    keep_later,
};
use super::saves::Saves;
use super::tally::MOST_REVIEWED;
use super::text_store::{StorageFault, TextStore};

impl<S: TextStore> Saves<S> {
    /// This device's number; `fresh` becomes it if there is none yet.
    pub(super) fn device(&self, fresh: u64) -> String {
        let kept = self.0.get(keys::DEVICE).filter(|text| text.parse::<u64>().is_ok());
        kept.unwrap_or_else(|| {
            let device = fresh.to_string();
            // A device that cannot store anything has no counts that could be doubled.
            let _ = self.0.set(keys::DEVICE, &device);
            device
        })
    }

    /// The tallies of other devices.
    pub(super) fn other_devices(&self) -> Vec<DeviceTally> {
        let mut tallies: Vec<DeviceTally> = self.read(keys::TALLIES).ok().flatten().unwrap_or_default();
        tallies.retain(DeviceTally::is_sound);
        tallies.truncate(MOST_DEVICES - 1);
        tallies
    }

    /// Everything that is stored. `fresh` is a random number, for a device that has none yet.
    pub fn profile(&self, fresh: u64) -> Profile {
        // What a round counts for must not go along twice: all of them are in the sums now, or in the history.
        let mut tally = self.settle(true).sums;
        // Stored data that was tampered with is cut down to what [`Profile::read`] accepts.
        tally.lines.truncate(MOST_LINES);
        tally.later.truncate(MOST_LINES - tally.lines.len());
        tally.reviewed.truncate(MOST_REVIEWED);
        let mut tallies = vec![DeviceTally { device: self.device(fresh), tally }];
        let history = Archive::of(self);
        self.other_devices().iter().for_each(|other| keep_later(&mut tallies, other, &history.matches()));
        let friends = self.0.get(keys::FRIENDS).unwrap_or_default();
        Profile {
            history,
            friends: friends.lines().take(MOST_FRIENDS).map(str::to_owned).collect(),
            days_begun: self.0.get(keys::DAY).filter(|text| text.len() <= MOST_DAYS_BEGUN),
            settings: self.read(keys::SETTINGS).ok().flatten(),
            table: self.read(keys::TABLE).ok().flatten(),
            people: self.read(keys::PEOPLE).ok().flatten(),
            tallies,
            days: self.read(keys::DAYS).ok().flatten().unwrap_or_default(),
            cups: self.cup_lines(),
            matches: self.all_matches(),
        }
    }

    fn all_matches(&self) -> Vec<ProfileMatch> {
        let (saved, _) = self.matches(0);
        let matches = saved.into_iter().filter_map(|saved| {
            let recorded = self.read_match(&saved.id).ok().flatten()?;
            Some(ProfileMatch { recorded, extras: self.extras(&saved.id), id: saved.id })
        });
        matches.take(MOST_PROFILE_MATCHES).collect()
    }

    /// Imports a profile: all of it or, if there is no room, nothing.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored; the old data is still there.
    pub fn import(&self, profile: &Profile, how: ImportMode, fresh: u64) -> Result<(), StorageFault> {
        let device = self.device(fresh);
        let all = match how {
            ImportMode::Merge => self.profile(fresh).merged(profile, fresh),
            ImportMode::Replace => profile.clone(),
        };
        let own = |one: &&DeviceTally| one.device == device;
        let own_tally = all.tallies.iter().find(own).map(|one| one.tally.clone()).unwrap_or_default();
        let elsewhere: Vec<DeviceTally> = all.tallies.iter().filter(|one| !own(one)).cloned().collect();
        let mut texts: Vec<(String, Option<String>)> = vec![
            (keys::SETTINGS.to_owned(), all.settings.as_ref().map(|settings| self.text_over(keys::SETTINGS, settings))),
            (keys::TABLE.to_owned(), all.table.as_ref().map(|table| self.text_over(keys::TABLE, table))),
            (keys::DAYS.to_owned(), Some(to_json(&all.days))),
            (keys::TALLIES.to_owned(), Some(to_json(&elsewhere))),
            (keys::TALLY.to_owned(), Some(to_json(&own_tally))),
        ];
        let friends = all.friends.join("\n");
        texts.push((keys::FRIENDS.to_owned(), Some(friends).filter(|links| !links.is_empty())));
        texts.push((keys::DAY.to_owned(), all.days_begun.clone()));
        let cups = all.cups.join("\n");
        texts.push((keys::CUPS.to_owned(), Some(cups).filter(|cups| !cups.is_empty())));
        texts.push((keys::PEOPLE.to_owned(), all.people.as_ref().map(to_json)));
        texts.extend(self.keys_of_played().into_iter().map(|key| (key, None)));
        // What is not in the profile goes first: that makes room.
        let mut ids = self.match_ids();
        ids.retain(|id| all.matches.iter().all(|one| one.id != *id));
        texts.extend(ids.iter().flat_map(|id| [(record_key(id), None), (extras_key(id), None)]));
        texts.extend(all.history.changes(&Archive::of(self)));
        for one in &all.matches {
            texts.push((extras_key(&one.id), one.extras.as_ref().map(to_json)));
            texts.push((record_key(&one.id), Some(one.recorded.to_json())));
        }
        self.replace(texts)
    }

    /// Stores or removes all of these texts or, if there is no room, none.
    fn replace(&self, texts: Vec<(String, Option<String>)>) -> Result<(), StorageFault> {
        let before: Vec<Option<String>> = texts.iter().map(|(key, _)| self.0.get(key)).collect();
        for (done, (key, text)) in texts.iter().enumerate() {
            let put = match text {
                Some(text) => self.0.set(key, text),
                None => {
                    self.0.remove(key);
                    Ok(())
                }
            };
            if let Err(fault) = put {
                self.put_back(texts.iter().map(|(key, _)| &**key).zip(before).take(done));
                return Err(fault);
            }
        }
        Ok(())
    }

    /// Restores texts. What was written over them is removed first, so that there is room.
    fn put_back<'a>(&self, before: impl Iterator<Item = (&'a str, Option<String>)>) {
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
#[path = "transfer_tests.rs"]
mod tests;
