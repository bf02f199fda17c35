//! Everything kept about a person, as one text: a backup, or a way to move to another device.
//!
//! Counts are kept per device, so nothing is counted twice however often profiles are exchanged: of two tallies of one
//! device the larger one is the later one.

use super::archive::Archive;
use super::counting::{KeptMatch, counted};
use super::days::Days;
use super::fields::{Fields, to_json};
use super::kept_cups::{self, merged_lines};
use super::match_keys::is_id;
use super::merging::{ProfileMatch, merged_matches};
use super::people::{PeopleText, merged_people};
use super::saves::{MatchExtras, SavedSeat};
use super::settings::Settings;
use super::tally::{MOST_REVIEWED, Tally};
use crate::engine::RulesDraft;
use crate::record::{self, Fault, Header, Record, clean_name};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The format's name in every profile.
const FORMAT: &str = "rack-o-profile";
/// The version that is written and read.
const VERSION: i64 = 1;
/// The largest profile that is read, in bytes: more than a browser stores.
pub const MOST_PROFILE_BYTES: usize = 8 << 20;
/// The most matches in a profile.
pub(super) const MOST_PROFILE_MATCHES: usize = 200;
/// The most links of friends' results, and the longest text of days begun: more than are kept.
pub(super) const MOST_FRIENDS: usize = 100;
pub(super) const MOST_DAYS_BEGUN: usize = 10_000;
/// The most devices that are kept apart.
pub(super) const MOST_DEVICES: usize = 50;
/// The most lines in a tally, one for each edition and opposition: more than there will be of any version.
pub(super) const MOST_LINES: usize = 1000;
const LONGEST_DEVICE: usize = 20;

/// What another device has counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeviceTally {
    /// The device's random number, in decimal.
    pub device: String,
    /// Its tally.
    pub tally: Tally,
}

/// The match as it was set up last. What cannot be read of it spoils nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Fields")]
pub struct LastTable {
    /// Who sat where.
    pub seats: Vec<SavedSeat>,
    /// The rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<RulesDraft>,
    /// What the people are called who have played here, the last one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

impl LastTable {
    /// The names in it, table by table, the last one first, each in the order of its seats: of earlier tables it is not known who sat
    /// there together.
    pub(super) fn tables(&self) -> Vec<&[String]> {
        let sat_there = |name: &&String| {
            let mut people = self.seats.iter().filter(|seat| seat.player == "human");
            people.any(|seat| clean_name(&seat.name) == **name)
        };
        let (last, earlier) = self.names.split_at(self.names.iter().take_while(sat_there).count());
        [last].into_iter().chain(earlier.chunks(1)).collect()
    }
}

impl From<Fields> for LastTable {
    fn from(fields: Fields) -> LastTable {
        LastTable {
            seats: fields.read("seats").unwrap_or_default(),
            rules: fields.read("rules"),
            names: fields.read("names").unwrap_or_default(),
        }
    }
}

/// The contents of a profile.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The settings, if any were changed.
    pub settings: Option<Settings>,
    /// The match as it was set up last, if one was ever started.
    pub table: Option<LastTable>,
    /// What was changed of the people, if anything was.
    pub people: Option<PeopleText>,
    /// What was counted, by device.
    pub tallies: Vec<DeviceTally>,
    /// The deals of the day.
    pub days: Days,
    /// The matches, the one that was played last before the others.
    pub matches: Vec<ProfileMatch>,
    /// The matches that are over, and what the coach has found in them.
    pub history: Archive,
    /// The links of friends' results whose deals were begun, the last one first.
    pub friends: Vec<String>,
    /// The days whose deals were begun in an earlier version.
    pub days_begun: Option<String>,
    /// The cups, a line each, and one for each of the person's matches in them; those of a later version, too.
    pub cups: Vec<String>,
}

/// A match in the file format of a profile.
#[derive(Serialize, Deserialize)]
struct MatchInFile {
    id: String,
    #[serde(rename = "match")]
    record: Record,
    #[serde(skip_serializing_if = "Option::is_none")]
    match_extras: Option<MatchExtras>,
}

/// A profile in its file format. Earlier versions read and write one match; for them the one that was played last is in their
/// place, too.
#[derive(Serialize, Deserialize)]
struct ProfileFile {
    format: String,
    version: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Settings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<LastTable>,
    tallies: Option<Vec<DeviceTally>>,
    days: Option<Days>,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    record: Option<Record>,
    #[serde(skip_serializing_if = "Option::is_none")]
    match_extras: Option<MatchExtras>,
    #[serde(skip_serializing_if = "Option::is_none")]
    matches: Option<Vec<MatchInFile>>,
    // Earlier versions leave out what follows.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    history: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    reviews: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    friends: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    days_begun: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cups: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    people: Option<PeopleText>,
}

/// Why a text is not a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileFault {
    /// Longer than a profile can be.
    TooLong,
    /// Not JSON, or not in the shape of a profile; the text says where.
    Unreadable(String),
    /// Another kind of file.
    Format,
    /// An unknown version.
    Version(i64),
    /// A match in it is not valid.
    Match(Fault),
}

/// What happens to the stored data when a profile is imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportMode {
    /// Both are kept: counts are added, matches stand side by side, and settings on this device stay.
    Merge,
    /// The stored data is replaced.
    Replace,
}

/// A summary of a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Rounds counted.
    pub rounds: u32,
    /// Matches counted.
    pub matches: u32,
    /// Deals of the day.
    pub days: usize,
    /// Whether there are settings.
    pub settings: bool,
    /// Of each match the players, and how many of its rounds are finished.
    pub games: Vec<(Vec<String>, usize)>,
}

impl Profile {
    /// Reads a profile and checks all of it.
    ///
    /// # Errors
    /// The first [`ProfileFault`].
    pub fn read(text: &str) -> Result<Profile, ProfileFault> {
        if text.len() > MOST_PROFILE_BYTES {
            return Err(ProfileFault::TooLong);
        }
        let header: Header = serde_json::from_str(text).map_err(|fault| match fault.is_data() {
            true => ProfileFault::Format,
            false => ProfileFault::Unreadable(fault.to_string()),
        })?;
        match (header.format.as_deref(), header.version) {
            (Some(FORMAT), Some(VERSION)) => {}
            (Some(FORMAT), Some(other)) => return Err(ProfileFault::Version(other)),
            _ => return Err(ProfileFault::Format),
        }
        let file: ProfileFile = serde_json::from_str(text).map_err(|fault| match record::newer(&fault) {
            Some(newer) => ProfileFault::Match(newer),
            None => ProfileFault::Unreadable(record::in_words(&fault)),
        })?;
        let tallies = file.tallies.unwrap_or_default();
        if tallies.len() > MOST_DEVICES || !tallies.iter().all(DeviceTally::is_sound) {
            return Err(ProfileFault::Unreadable("tallies: more, or longer, than there can be".to_owned()));
        }
        let one = file.record.map(|record| MatchInFile { id: String::new(), record, match_extras: file.match_extras });
        let matches = file.matches.unwrap_or_else(|| one.into_iter().collect());
        if matches.len() > MOST_PROFILE_MATCHES || !matches.iter().all(|one| is_id(&one.id)) {
            return Err(ProfileFault::Unreadable("matches: more than there can be, or under other ids".to_owned()));
        }
        let history = Archive { history: file.history, reviews: file.reviews };
        history.check().map_err(|fault| ProfileFault::Unreadable(format!("history: {fault}")))?;
        if file.friends.len() > MOST_FRIENDS
            || file.days_begun.as_ref().is_some_and(|text| text.len() > MOST_DAYS_BEGUN)
        {
            return Err(ProfileFault::Unreadable("friends, or days: more than there can be".to_owned()));
        }
        if file.cups.len() > kept_cups::MOST_LINES || !file.cups.iter().all(|line| kept_cups::is_line(line)) {
            return Err(ProfileFault::Unreadable("cups: more, or longer, than there can be".to_owned()));
        }
        if file.people.as_ref().is_some_and(|people| !people.is_sound()) {
            return Err(ProfileFault::Unreadable("people: more than there can be".to_owned()));
        }
        let matches = matches.into_iter().map(MatchInFile::read).collect::<Result<_, Fault>>();
        let matches = matches.map_err(ProfileFault::Match)?;
        Ok(Profile {
            settings: file.settings,
            table: file.table,
            people: file.people,
            tallies,
            days: file.days.unwrap_or_default(),
            matches,
            history,
            friends: file.friends,
            days_begun: file.days_begun,
            cups: file.cups,
        })
    }

    /// The profile as one line of JSON.
    pub fn text(&self) -> String {
        to_json(&ProfileFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            settings: self.settings.clone(),
            table: self.table.clone(),
            tallies: Some(self.tallies.clone()),
            days: Some(self.days.clone()),
            record: self.matches.first().map(|last| last.recorded.record().clone()),
            match_extras: self.matches.first().and_then(|last| last.extras.clone()),
            matches: Some(self.matches.iter().map(MatchInFile::of).collect()),
            history: self.history.history.clone(),
            reviews: self.history.reviews.clone(),
            friends: self.friends.clone(),
            days_begun: self.days_begun.clone(),
            cups: self.cups.clone(),
            people: self.people.clone(),
        })
    }

    /// What is in it.
    pub fn summary(&self) -> Summary {
        let history = self.history.matches();
        let sums = self.all_sums(&history);
        let counts = |of: fn(&Tally) -> u32| sums.iter().fold(0, |sum: u32, one| sum.saturating_add(of(one)));
        let game = |one: &ProfileMatch| {
            let names = one.recorded.record().seats.iter().map(|seat| seat.name.clone()).collect();
            (names, one.recorded.results().len())
        };
        Summary {
            rounds: counts(|tally| tally.sum(|_| true).rounds),
            matches: counts(|tally| tally.sum(|_| true).matches),
            days: self.days.played.len(),
            settings: self.settings.is_some(),
            games: self.matches.iter().map(game).collect(),
        }
    }

    /// What each device has counted, with its matches of the history.
    fn all_sums(&self, history: &[KeptMatch]) -> Vec<Tally> {
        let mut devices = self.tallies.clone();
        for one in history {
            let device = one.entry.device.to_string();
            if devices.iter().all(|known| known.device != device) {
                devices.push(DeviceTally { device, tally: Tally::default() });
            }
        }
        devices.iter().map(|one| one.with_history(history)).collect()
    }

    /// This device's profile merged with another. `fresh`: random numbers for the matches that need other ids.
    #[must_use]
    pub(super) fn merged(mut self, other: &Profile, fresh: u64) -> Profile {
        // Before the matches of both stand side by side.
        let (here, there) = (self.history.matches(), other.history.matches());
        self.people = merged_people((self.people.as_ref(), &here), (other.people.as_ref(), &there));
        self.history = self.history.merged(&other.history);
        let history = self.history.matches();
        for tally in &other.tallies {
            keep_later(&mut self.tallies, tally, &history);
        }
        self.tallies.truncate(MOST_DEVICES);
        self.days = self.days.merged(&other.days);
        self.settings = self.settings.or_else(|| other.settings.clone());
        self.table = self.table.or_else(|| other.table.clone());
        self.matches = merged_matches(self.matches, &other.matches, fresh);
        self.matches.retain(|one| !self.history.has_gone_on(one));
        for link in &other.friends {
            if self.friends.len() < MOST_FRIENDS && !self.friends.contains(link) {
                self.friends.push(link.clone());
            }
        }
        self.days_begun = self.days_begun.or_else(|| other.days_begun.clone());
        self.cups = merged_lines(self.cups, &other.cups);
        self
    }
}

impl MatchInFile {
    fn of(one: &ProfileMatch) -> MatchInFile {
        let record = one.recorded.record().clone();
        MatchInFile { id: one.id.clone(), record, match_extras: one.extras.clone() }
    }

    fn read(self) -> Result<ProfileMatch, Fault> {
        let recorded = record::replay(&self.record)?;
        Ok(ProfileMatch { id: self.id, recorded, extras: self.match_extras })
    }
}

impl DeviceTally {
    pub(super) fn is_sound(&self) -> bool {
        let device = !self.device.is_empty()
            && self.device.len() <= LONGEST_DEVICE
            && self.device.bytes().all(|b| b.is_ascii_digit());
        device
            && self.tally.lines.len() + self.tally.later.len() <= MOST_LINES
            && self.tally.reviewed.len() <= MOST_REVIEWED
    }

    /// What the device has counted, with its matches of the history.
    pub(super) fn with_history(&self, history: &[KeptMatch]) -> Tally {
        let device: Option<u64> = self.device.parse().ok();
        counted(&self.tally, &[], history.iter().filter(|one| Some(one.entry.device) == device))
    }
}

/// Keeps the later of two tallies of one device: with the matches of the history that it leaves to be counted, it counts more.
pub(super) fn keep_later(tallies: &mut Vec<DeviceTally>, tally: &DeviceTally, history: &[KeptMatch]) {
    let rounds = |one: &DeviceTally| one.with_history(history).sum(|_| true).rounds;
    match tallies.iter_mut().find(|known| known.device == tally.device) {
        Some(known) if rounds(known) >= rounds(tally) => {}
        Some(known) => *known = tally.clone(),
        None => tallies.push(tally.clone()),
    }
}
