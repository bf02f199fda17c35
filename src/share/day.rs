//! The deal of the day: one a calendar day, the same for everybody.

use super::table::{LinkSeat, TableLink};
use super::text::read_decimal;
use crate::engine::{Edition, Goal, RulesDraft};
use crate::players::Level;
use crate::record::RecordedMatch;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A calendar day from 2020 to 2199 (Gregorian), written as `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// The first day that has a deal.
    pub const FIRST: Day = Day { year: 2020, month: 1, day: 1 };
    /// How many play its deal.
    pub(super) const PLAYERS: usize = 4;

    /// The day of this date, if there is one.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        ((2020..=2199).contains(&year) && (1..=days).contains(&day)).then_some(Day { year, month, day })
    }

    /// Reads `2026-11-21`.
    pub fn parse(text: &str) -> Option<Day> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        let two = |text: &str| (text.len() == 2).then(|| read_decimal(text.strip_prefix('0').unwrap_or(text)))?;
        Day::new(read_decimal(year)?, u8::try_from(two(month)?).ok()?, u8::try_from(two(day)?).ok()?)
    }

    /// The year, the month and the day of the month.
    pub const fn date(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// How many days it is from the first of March of the year 0: the day after has one more.
    pub fn number(self) -> u32 {
        // Years that begin in March have the leap day at their end.
        let (year, month) = match self.month {
            1 | 2 => (u32::from(self.year) - 1, u32::from(self.month) + 9),
            month => (self.year.into(), u32::from(month) - 3),
        };
        year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + u32::from(self.day) - 1
    }

    /// The seed of its deal. Never changed: links and streaks lean on it.
    pub fn seed(self) -> u64 {
        let date = u64::from(self.year) * 10_000 + u64::from(self.month) * 100 + u64::from(self.day);
        let mut seed = date.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5261_636B_2D4F_1956;
        seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        seed ^ (seed >> 31)
    }

    /// The day whose deal has this seed, if there is one.
    pub fn of_seed(seed: u64) -> Option<Day> {
        // The steps of `seed` backwards: each factor is the inverse of the one there.
        let mut date = (seed ^ (seed >> 31) ^ (seed >> 62)).wrapping_mul(0x3196_42B2_D24D_8EC3);
        date = (date ^ (date >> 27) ^ (date >> 54)).wrapping_mul(0x96DE_1B17_3F11_9089);
        date = date ^ (date >> 30) ^ (date >> 60) ^ 0x5261_636B_2D4F_1956;
        date = date.wrapping_mul(0xF1DE_83E1_9937_733D);
        let small = |number: u64| u8::try_from(number).ok();
        Day::new(u16::try_from(date / 10_000).ok()?, small(date / 100 % 100)?, small(date % 100)?)
    }

    /// The day whose deal a match with this seed is, if it is one.
    pub fn of_match(recorded: &RecordedMatch, seed: u64) -> Option<Day> {
        let is_one = recorded.state().rules().goal == Goal::Rounds(1) && recorded.record().seats.len() == Day::PLAYERS;
        Day::of_seed(seed).filter(|_| is_one)
    }

    /// The table of the day: one round of the regular game against an easy, a medium and a hard computer player.
    pub fn table(self) -> Option<TableLink> {
        let rules = RulesDraft { goal: Goal::Rounds(1), ..Edition::MiltonBradley.preset() };
        let computers = [Level::Easy, Level::Medium, Level::Hard]
            .map(|level| LinkSeat { computer: Some(level.into()), name: None });
        let mut seats = vec![LinkSeat { computer: None, name: None }];
        seats.extend(computers);
        Some(TableLink { rules: rules.check(seats.len()).ok()?, seats, seed: self.seed() })
    }
}

impl TryFrom<String> for Day {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Day, &'static str> {
        Day::parse(&text).ok_or("a day is wanted, such as 2026-11-21")
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_reads_as_it_is_written() {
        for text in ["2026-11-21", "2020-01-01", "2024-02-29", "2199-12-31", "2000-02-29"] {
            assert_eq!(Day::parse(text).map(|day| day.to_string()).as_deref(), (text > "2020").then_some(text));
        }
        for text in [
            "2026-2-3",
            "2026-02-30",
            "2025-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "2026-11-21x",
            "",
            "02026-11-21",
            "2026-11-2١",
            "2026--1-1",
            "2026-11-+1",
        ] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_day_is_known_by_its_seed() {
        for (year, month, day) in [(2020, 1, 1), (2024, 2, 29), (2026, 11, 21), (2199, 12, 31)] {
            let day = Day::new(year, month, day);
            assert_eq!(day.and_then(|day| Day::of_seed(day.seed())), day);
        }
        for seed in [0, 1, 7, 99_999_999, u64::MAX, Day::FIRST.seed() + 1] {
            assert_eq!(Day::of_seed(seed), None, "{seed}");
        }
    }

    #[test]
    fn the_day_after_has_the_next_number() {
        let mut before = None;
        for year in 2020..=2199 {
            for month in 1..=12 {
                for day in 1..=31 {
                    let Some(day) = Day::new(year, month, day) else { continue };
                    assert!(
                        before.is_none_or(
                            |before: Day| before.number() + 1 == day.number() && before.seed() != day.seed()
                        )
                    );
                    before = Some(day);
                }
            }
        }
    }
}
