//! A result in words, to go with a link.

use super::dates::written;
use crate::app::state::{phrases, sharing_phrases};
use crate::engine::Seat;
use crate::share::Day;
use crate::table::TableMatch;

/// What everybody has made, in words; whether it counts as the deal of this day.
pub fn result_text(game: &TableMatch, day: Option<Day>, counts: bool) -> String {
    let texts = sharing_phrases();
    let scores: Vec<String> = Seat::ALL
        .into_iter()
        .take(game.colours.len())
        .map(|seat| {
            let is_own = game.only_person() == Some(seat);
            let name = if is_own { texts.share_me() } else { game.name(seat, phrases()) };
            format!("{name} {}", game.total(seat))
        })
        .collect();
    let what = match day {
        Some(day) if counts => texts.share_day(&written(day)),
        Some(day) => texts.share_day_again(&written(day)),
        None => texts.share_rounds(game.recorded.results().len()),
    };
    texts.share_scores(&what, &scores.join(", "))
}
