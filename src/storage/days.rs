//! The deals of the day that were played, and for how many days in a row.

use crate::share::Day;
use serde::{Deserialize, Serialize};

/// How many days are remembered.
const MOST_DAYS: usize = 400;

/// A finished deal of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayPlayed {
    /// The day of the deal.
    pub day: Day,
    /// The person's points.
    pub score: i32,
}

/// The deals that were played, and the longest streak of days.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "StoredDays")]
pub struct Days {
    /// Every day once, in order.
    pub played: Vec<DayPlayed>,
    /// The longest streak.
    pub best: u32,
}

/// The stored form.
#[derive(Deserialize)]
struct StoredDays {
    played: Vec<DayPlayed>,
    best: u32,
}

/// Normalizes what was stored: every day once, in order, and not too many.
impl From<StoredDays> for Days {
    fn from(stored: StoredDays) -> Days {
        let mut days = Days { played: stored.played, best: stored.best };
        days.tidy();
        days
    }
}

impl Days {
    /// Counts the deal of a day as played. Returns `false` if it was counted before: only the first time counts.
    pub fn add(&mut self, day: Day, score: i32) -> bool {
        if self.played.iter().any(|played| played.day == day) {
            return false;
        }
        self.played.push(DayPlayed { day, score });
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

    /// The union of both.
    #[must_use]
    pub fn merged(mut self, other: &Days) -> Days {
        for played in &other.played {
            if !self.played.iter().any(|known| known.day == played.day) {
                self.played.push(*played);
            }
        }
        self.best = self.best.max(other.best);
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    fn played(days: &[&str]) -> Days {
        let mut all = Days::default();
        days.iter().for_each(|text| assert!(all.add(day(text), 75)));
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
    fn a_day_counts_once_and_a_clock_that_was_wrong_breaks_nothing() {
        let mut days = played(&["2026-11-20", "2026-11-21"]);
        assert!(!days.add(day("2026-11-21"), 5));
        assert_eq!(days.played.last().unwrap().score, 75);
        assert!(days.add(day("2031-01-01"), 5));
        assert!(days.add(day("2026-11-19"), 5));
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
        for year in 2020..2024 {
            for month in 1..=12 {
                (1..=28).for_each(|date| assert!(many.add(Day::new(year, month, date).unwrap(), 0)));
            }
        }
        assert_eq!((many.played.len(), many.best), (MOST_DAYS, 56), "all of a February and on through March");
    }

    #[test]
    fn two_devices_together_have_every_day_once() {
        let days = played(&["2026-11-18", "2026-11-20"]).merged(&played(&["2026-11-19", "2026-11-20"]));
        assert_eq!((days.played.len(), days.best), (3, 3));
    }
}
