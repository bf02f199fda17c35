//! The deal of a day: which ones were played, and counting the one that is over.

use crate::app::browser::tabs::match_of_tab;
use crate::record::RecordedGame;
use crate::share::Day;
use crate::storage::{Browser, Days, Saves, TextStore, keys};

/// The deals of the day that were played.
pub fn days_played() -> Days {
    Saves(Browser).read(keys::DAYS).ok().flatten().unwrap_or_default()
}

/// The seed of the match at the table, if it is known.
pub fn match_seed() -> Option<u64> {
    Saves(Browser).extras(&match_of_tab()?)?.seed.parse().ok()
}

/// The match at the table, as it is saved.
pub fn match_at_table() -> Option<RecordedGame> {
    Saves(Browser).read_match(&match_of_tab()?).ok().flatten()
}

/// How many deals that are not over are remembered.
const MOST_BEGUN: usize = 30;

/// The days whose deals were begun, and are not over; the last one at the end.
fn days_begun() -> Vec<Day> {
    Browser.get(keys::DAY).unwrap_or_default().split(' ').filter_map(Day::parse).collect()
}

fn keep_days_begun(days: &[Day]) {
    let days: Vec<String> = days.iter().rev().take(MOST_BEGUN).rev().map(Day::to_string).collect();
    if days.is_empty() {
        Browser.remove(keys::DAY);
    } else {
        // Where nothing can be kept, the page says so.
        let _ = Browser.set(keys::DAY, &days.join(" "));
    }
}

/// Remembers which day's deal is being played, until the match is over.
pub fn remember_day(day: Option<Day>) {
    let Some(day) = day else { return };
    let mut days = days_begun();
    days.retain(|begun| *begun != day);
    days.push(day);
    keep_days_begun(&days);
}

/// A match is over: if it was the deal of a day, the day counts.
pub fn count_day() {
    let mut begun = days_begun();
    let seed = match_seed();
    let Some(place) = begun.iter().position(|day| seed == Some(day.seed())) else { return };
    let points = match_at_table().and_then(|recorded| {
        let points = recorded.results().first().map(|result| result.scores[0])?;
        (!recorded.record().winners.is_empty()).then_some(points)
    });
    let Some(points) = points else { return };
    let day = begun.remove(place);
    let mut days = days_played();
    days.add(day, points);
    // Where nothing can be kept, the page has said so.
    if Saves(Browser).write(keys::DAYS, &days).is_ok() {
        keep_days_begun(&begun);
    }
}
