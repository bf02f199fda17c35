//! The kinds of game that each have a network of their own.

use crate::engine::{Goal, Price, View};

/// How many kinds there are.
pub const KINDS: usize = 8;
/// The regular game of two players without runs.
pub(super) const PLAIN: usize = 0;

/// The network for this game: two players without and with the run rule (R15), three players, four; then the same where
/// runs pay (R23, R26).
pub(super) fn game_kind(view: &View<'_>) -> usize {
    let runs_pay = match view.rules.goal {
        Goal::Chips(chips) => chips.price == Price::AnnouncerRun,
        _ => view.rules.bonus,
    };
    let table = match view.playing.len() {
        0..=2 => usize::from(view.needs_run()),
        3 => 2,
        _ => 3,
    };
    table + if runs_pay { 4 } else { 0 }
}
