//! The deals of the day that were played, and for how many days in a row.

use super::keys;
use super::match_keys::is_id;
use super::saves::Saves;
use super::text_store::{StorageFault, TextStore};
use crate::record::RecordedMatch;
use crate::share::Day;
use serde::{Deserialize, Serialize};

/// How many days are remembered: more than ten years.
const MOST_DAYS: usize = 4000;

/// A finished deal of the day: the first go at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayPlayed {
    /// The day of the deal.
    pub day: Day,
    /// The person's points.
    pub score: i32,
    /// The id of the match, where it is known. Earlier versions leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl DayPlayed {
    /// Whether the match with this id, in which the person made so many points, is the one that counts.
    pub fn is_of(&self, id: &str, score: i32) -> bool {
        self.id.as_ref().map_or(self.score == score, |own| own == id)
    }
}

/// The deals that were played, and the longest streak of days.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "StoredDays")]
pub struct Days {
    /// Every day once, in order.
    pub played: Vec<DayPlayed>,
    /// The longest streak.
    pub best: u32,
    /// How often a deal was played again: that does not count. Earlier versions leave it out.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub again: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The stored form.
#[derive(Deserialize)]
struct StoredDays {
    played: Vec<DayPlayed>,
    best: u32,
    #[serde(default)]
    again: u32,
}

/// Normalizes what was stored: every day once, in order, and not too many.
impl From<StoredDays> for Days {
    fn from(stored: StoredDays) -> Days {
        let mut days = Days { played: stored.played, best: stored.best, again: stored.again };
        for played in &mut days.played {
            played.id = played.id.take().filter(|id| !id.is_empty() && is_id(id));
        }
        days.tidy();
        days
    }
}

impl Days {
    /// The go that counts at the deal of a day.
    pub fn of(&self, day: Day) -> Option<&DayPlayed> {
        self.played.iter().find(|played| played.day == day)
    }

    /// Counts the deal of a day as played in the match with this id. Returns `false` if another go was counted before: only
    /// the first one counts.
    pub fn add(&mut self, day: Day, score: i32, id: &str) -> bool {
        if let Some(first) = self.of(day) {
            return first.is_of(id, score);
        }
        self.played.push(DayPlayed { day, score, id: Some(id.to_owned()).filter(|id| !id.is_empty()) });
        self.tidy();
        true
    }

    /// The current streak in days. A day that is not over does not break it; days after today, from a wrong clock, do
    /// not count.
    pub fn streak(&self, today: Day) -> u32 {
        let mut streak = 0;
        let mut due = today.number();
        for played in self.played.iter().rev().filter(|played| played.day <= today) {
            let number = played.day.number();
            if streak == 0 && number + 1 == due {
                due = number;
            }
            if number != due {
                break;
            }
            streak += 1;
            due -= 1;
        }
        streak
    }

    /// Which of the last seven days were played, today at the end.
    pub fn last_seven(&self, today: Day) -> [bool; 7] {
        let mut last = [false; 7];
        let ago = |played: &DayPlayed| today.number().checked_sub(played.day.number());
        let recent = self.played.iter().rev().map(ago).skip_while(Option::is_none).map_while(|ago| ago);
        for ago in recent.take_while(|ago| *ago < 7) {
            last[6 - ago as usize] = true;
        }
        last
    }

    /// The union of both.
    #[must_use]
    pub fn merged(mut self, other: &Days) -> Days {
        for played in &other.played {
            if self.of(played.day).is_none() {
                self.played.push(played.clone());
            }
        }
        self.best = self.best.max(other.best);
        self.again = self.again.max(other.again);
        self.tidy();
        self
    }

    fn tidy(&mut self) {
        self.played.sort_by_key(|played| played.day);
        self.played.dedup_by_key(|played| played.day);
        let (mut row, mut before) = (0, None);
        for played in &self.played {
            row =
                if before.is_some_and(|before: Day| before.number() + 1 == played.day.number()) { row + 1 } else { 1 };
            self.best = self.best.max(row);
            before = Some(played.day);
        }
        let surplus = self.played.len().saturating_sub(MOST_DAYS);
        self.played.drain(..surplus);
    }
}

/// The deal of a day that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayGo {
    /// The day.
    pub day: Day,
    /// The person's points of the go that counts, where that was another one.
    pub first: Option<i32>,
}

impl<S: TextStore> Saves<S> {
    /// The deals of the day that were played.
    pub fn days(&self) -> Days {
        self.read(keys::DAYS).ok().flatten().unwrap_or_default()
    }

    /// The match with this id has just ended: the first go at the deal of a day counts. `false` for a later one, which does not
    /// count in the statistics either; any other match counts there.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn count_day(&self, id: &str, recorded: &RecordedMatch) -> Result<bool, StorageFault> {
        let Some((day, score)) = self.day_and_score(id, recorded) else { return Ok(true) };
        let mut days = self.days();
        let counts = days.add(day, score, id);
        days.again = days.again.saturating_add((!counts).into());
        self.write(keys::DAYS, &days).map(|()| counts)
    }

    /// What the match with this id is to the deal of a day, if it is one and over. One that could not be counted when it
    /// ended counts now.
    pub fn day_go(&self, id: &str, recorded: &RecordedMatch) -> Option<DayGo> {
        let (day, score) = self.day_and_score(id, recorded)?;
        let mut days = self.days();
        if days.of(day).is_none() && days.add(day, score, id) {
            // Where there is no room it is tried again next time.
            let _ = self.write(keys::DAYS, &days);
        }
        let first = days.of(day).filter(|first| !first.is_of(id, score)).map(|first| first.score);
        Some(DayGo { day, first })
    }

    /// Forgets how often the deal of a day was played again.
    pub(super) fn forget_later_goes(&self) {
        let days = self.days();
        if days.again > 0 {
            // Less than was there has room.
            let _ = self.write(keys::DAYS, &Days { again: 0, ..days });
        }
    }

    /// The day whose deal the match with this id was, and what the person made of it; `None` if it is not over, or another
    /// match.
    fn day_and_score(&self, id: &str, recorded: &RecordedMatch) -> Option<(Day, i32)> {
        let seed = match self.extras(id) {
            Some(extras) => extras.seed,
            None => self.finished_match(id).and_then(Result::ok).and_then(|read| read.seed),
        };
        let day = Day::of_match(recorded, seed?)?;
        let score = recorded.results().first()?.scores[0];
        (!recorded.record().winners.is_empty()).then_some((day, score))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Edition, Goal, RulesDraft};
    use crate::storage::MatchExtras;
    use crate::storage::match_keys::extras_key;
    use crate::storage::memory::Memory;
    use crate::storage::played::tests::{announced, computer, human};

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    fn played(days: &[&str]) -> Days {
        let mut all = Days::default();
        days.iter().for_each(|text| assert!(all.add(day(text), 75, "1")));
        all
    }

    #[test]
    fn days_in_a_row_are_counted_over_the_ends_of_months_and_years() {
        let days = played(&["2024-02-28", "2024-02-29", "2024-03-01", "2025-12-31", "2026-01-01"]);
        assert_eq!((days.streak(day("2024-03-01")), days.best), (3, 3));
        assert_eq!(days.streak(day("2026-01-01")), 2);
        assert_eq!(days.streak(day("2026-01-02")), 2, "today is not over yet");
        assert_eq!(days.streak(day("2026-01-03")), 0);
        assert_eq!(Days::default().streak(day("2026-01-03")), 0);
    }

    #[test]
    fn of_the_last_seven_days_it_is_known_which_were_played() {
        let days = played(&["2026-11-20", "2026-11-22", "2026-11-27", "2026-11-28", "2031-01-01"]);
        assert_eq!(days.last_seven(day("2026-11-28")), [true, false, false, false, false, true, true]);
        assert_eq!(days.last_seven(day("2026-11-29")), [false, false, false, false, true, true, false]);
        assert_eq!(Days::default().last_seven(day("2026-11-29")), [false; 7]);
    }

    #[test]
    fn a_day_counts_once_and_a_clock_that_was_wrong_breaks_nothing() {
        let mut days = played(&["2026-11-20", "2026-11-21"]);
        assert!(!days.add(day("2026-11-21"), 5, "2"));
        assert_eq!(days.played.last().unwrap().score, 75);
        assert!(days.add(day("2031-01-01"), 5, "2"));
        assert!(days.add(day("2026-11-19"), 5, "2"));
        assert_eq!((days.streak(day("2026-11-21")), days.best), (3, 3));
    }

    #[test]
    fn what_is_kept_comes_back_in_order_and_within_bounds() {
        let days = played(&["2026-11-20", "2026-11-21"]);
        let text = serde_json::to_string(&days).unwrap();
        assert_eq!(serde_json::from_str::<Days>(&text).unwrap(), days);
        let mixed = r#"{"played":[{"day":"2026-11-21","score":1},{"day":"2026-11-20","score":2},{"day":"2026-11-21","score":3}],"best":0}"#;
        let read: Days = serde_json::from_str(mixed).unwrap();
        assert_eq!((read.played.len(), read.best), (2, 2));
        let no_day = r#"{"played":[{"day":"2026-02-30","score":1}],"best":0}"#;
        assert!(serde_json::from_str::<Days>(no_day).is_err());
        let mut many = Days::default();
        for year in 2020..2033 {
            for month in 1..=12 {
                (1..=28).for_each(|date| assert!(many.add(Day::new(year, month, date).unwrap(), 0, "")));
            }
        }
        assert_eq!((many.played.len(), many.best), (MOST_DAYS, 56), "all of a February and on through March");
    }

    #[test]
    fn two_devices_together_have_every_day_once() {
        let days = played(&["2026-11-18", "2026-11-20"]).merged(&played(&["2026-11-19", "2026-11-20"]));
        assert_eq!((days.played.len(), days.best), (3, 3));
    }

    /// The deal of a day, won by the person or by a computer player.
    fn gone(won: bool) -> RecordedMatch {
        let rules = RulesDraft { goal: Goal::Rounds(1), ..Edition::MiltonBradley.preset() };
        announced(rules, vec![human(), computer("easy"), computer("medium"), computer("hard")], usize::from(!won))
    }

    /// Keeps what a match leaves beside its record.
    fn keep_seed(memory: &Memory, id: &str, seed: u64) {
        let extras = MatchExtras { seed: Some(seed), ..MatchExtras::default() };
        memory.set(&extras_key(id), &serde_json::to_string(&extras).unwrap()).unwrap();
    }

    #[test]
    fn the_first_go_counts_and_no_later_one() {
        let (memory, on) = (Memory::default(), day("2026-11-21"));
        let saves = Saves(&memory);
        for id in ["7", "8", "9"] {
            keep_seed(&memory, id, on.seed());
        }
        assert_eq!(saves.count_day("7", &gone(false)), Ok(true));
        // In another tab, to the same points or to others.
        assert_eq!(saves.count_day("8", &gone(false)), Ok(false));
        assert_eq!(saves.count_day("9", &gone(true)), Ok(false));
        let days = saves.days();
        assert_eq!((days.played.len(), days.again, days.streak(on)), (1, 2, 1));
        let first = saves.day_go("7", &gone(false));
        assert_eq!(first, Some(DayGo { day: on, first: None }));
        let later = Some(DayGo { day: on, first: Some(days.played[0].score) });
        assert_eq!((saves.day_go("8", &gone(false)), saves.day_go("9", &gone(true))), (later.clone(), later));
        assert_eq!(saves.days(), days, "to look at it counts nothing");
    }

    #[test]
    fn what_could_not_be_counted_at_its_end_counts_when_it_is_looked_at() {
        let (memory, on) = (Memory::default(), day("2026-11-21"));
        let saves = Saves(&memory);
        keep_seed(&memory, "7", on.seed());
        memory.fault.set(Some(StorageFault::Full));
        assert_eq!(saves.count_day("7", &gone(true)), Err(StorageFault::Full));
        memory.fault.set(None);
        assert_eq!(saves.day_go("7", &gone(true)), Some(DayGo { day: on, first: None }));
        assert_eq!((saves.days().streak(on), saves.days().again), (1, 0));
    }

    #[test]
    fn every_go_at_the_same_deal_is_found_among_the_saved_matches() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        let mut goes = [gone(true), gone(false)];
        goes.sort_by_key(|go| go.results()[0].scores[0]);
        for (nth, go) in goes.iter().enumerate() {
            let mut extras = MatchExtras::default();
            extras.note(go.record(), nth as i32);
            saves.write_match(&nth.to_string(), go, &extras, |_| false).unwrap();
        }
        let ids: Vec<String> = saves.same_matches(&goes[0]).into_iter().map(|same| same.id).collect();
        assert_eq!(ids, ["0"], "another announcer has other cards");
        saves.write_match("7", &goes[0], &saves.extras("0").unwrap(), |_| false).unwrap();
        assert_eq!(saves.same_matches(&goes[0]).len(), 2);
    }

    #[test]
    fn other_matches_and_those_that_go_on_are_no_deals_of_a_day() {
        let (memory, on) = (Memory::default(), day("2026-11-21"));
        let saves = Saves(&memory);
        assert_eq!(saves.count_day("7", &gone(true)), Ok(true), "nothing is known of its seed");
        keep_seed(&memory, "7", on.seed() + 1);
        assert_eq!(saves.count_day("7", &gone(true)), Ok(true));
        keep_seed(&memory, "7", on.seed());
        let two_rounds = RulesDraft { goal: Goal::Rounds(2), ..Edition::MiltonBradley.preset() };
        let three = RulesDraft { goal: Goal::Rounds(1), ..two_rounds };
        let seats = vec![human(), computer("easy"), computer("medium"), computer("hard")];
        assert_eq!(saves.count_day("7", &announced(three, seats[..3].to_vec(), 0)), Ok(true));
        assert_eq!(saves.count_day("7", &announced(two_rounds, seats, 0)), Ok(true));
        assert_eq!(saves.days(), Days::default());
    }

    #[test]
    fn of_days_that_an_earlier_version_has_left_the_points_tell_which_go_counts() {
        let (memory, on) = (Memory::default(), day("2026-11-21"));
        let saves = Saves(&memory);
        (&memory).set(keys::DAYS, r#"{"played":[{"day":"2026-11-21","score":75}],"best":1}"#).unwrap();
        keep_seed(&memory, "7", on.seed());
        assert_eq!(saves.day_go("7", &gone(true)), Some(DayGo { day: on, first: None }));
        assert_eq!(saves.day_go("7", &gone(false)), Some(DayGo { day: on, first: Some(75) }));
        let odd = r#"{"played":[{"day":"2026-11-21","score":75,"id":"<b>"}],"best":1}"#;
        assert_eq!(serde_json::from_str::<Days>(odd).unwrap().played[0].id, None);
    }
}
