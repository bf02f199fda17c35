//! The results of friends whose deals are being played, from their links.

use crate::app::state::saves;
use crate::share::{Link, ResultLink, ResultOf};
use crate::storage::{TextStore, keys};

/// How many are remembered.
const MOST: usize = 24;

/// Remembers the result in a link, to compare it when the same deal has been played.
pub fn remember_friend(link: &str) {
    let kept = saves().0.get(keys::FRIENDS).unwrap_or_default();
    let others = kept.lines().filter(|other| *other != link).take(MOST - 1);
    let links: Vec<&str> = std::iter::once(link).chain(others).collect();
    // Where nothing can be kept, the page says so.
    let _ = saves().0.set(keys::FRIENDS, &links.join("\n"));
}

/// The last result that was followed of the deals with this seed.
pub fn friends_result(seed: u64) -> Option<ResultLink> {
    let kept = saves().0.get(keys::FRIENDS)?;
    let mut results = kept.lines().filter_map(|link| match Link::read(link) {
        Ok(Link::Result(result)) => Some(result),
        _ => None,
    });
    results.find(|result| match &result.of {
        ResultOf::Table(table) => table.seed == seed,
        ResultOf::Day(day) => day.seed() == seed,
    })
}
