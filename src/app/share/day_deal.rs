//! The deal of a day: which ones were played, and counting the one that is over.

use crate::record::RecordedGame;
use crate::share::Day;
use crate::storage::{Browser, Days, MatchExtras, Saves, TextStore, keys};

/// The deals of the day that were played.
pub fn days_played() -> Days {
    Saves(Browser).read(keys::DAYS).ok().flatten().unwrap_or_default()
}

/// The seed of the match at the table, if it is known.
pub fn match_seed() -> Option<u64> {
    let extras: Option<MatchExtras> = Saves(Browser).read(keys::EXTRAS).ok().flatten();
    extras?.seed.parse().ok()
}

/// The match at the table, as it is saved.
pub fn match_at_table() -> Option<RecordedGame> {
    Saves(Browser).read_match().ok().flatten()
}

/// Remembers, or forgets, which day's deal is being played.
pub fn remember_day(day: Option<Day>) {
    match day {
        // Kept until the match is over; where nothing can be kept, the page says so.
        Some(day) => drop(Browser.set(keys::DAY, &day.to_string())),
        None => Browser.remove(keys::DAY),
    }
}

/// A match is over: if it was the deal of a day, the day counts.
pub fn count_day_when_over() {
    let Some(day) = Browser.get(keys::DAY).as_deref().and_then(Day::parse) else { return };
    let points = match_at_table().filter(|_| match_seed() == Some(day.seed())).and_then(|recorded| {
        let points = recorded.results().first().map(|result| result.scores[0])?;
        (!recorded.record().winners.is_empty()).then_some(points)
    });
    let Some(points) = points else { return };
    let mut days = days_played();
    days.add(day, points);
    // Where nothing can be kept, the page has said so.
    if Saves(Browser).write(keys::DAYS, &days).is_ok() {
        Browser.remove(keys::DAY);
    }
}
