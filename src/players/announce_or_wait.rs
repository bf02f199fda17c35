//! Whether a rack that may be announced is better kept back, because a longer run would pay more (R23, R26).
//!
//! One turn of everybody is considered: the run gets longer, another player announces first, or nothing happens and the
//! question is the same again.

use super::gap_chances::GapChances;
use super::seen::{NUMBERS, Seen};
use crate::engine::{Card, Goal, Price, Rack, Slot, View, bonus_for_run, chip_price};

/// What is lost, apart from the own pay, when another player announces first: what they are paid.
const BEATEN: f32 = 75.0;

/// Whether waiting is worth more than announcing now. `unready` is the chance that no opponent announces before the end
/// of this seat's next turn; `weights` says how likely each number is to come.
pub(super) fn waiting_pays(
    view: &View<'_>,
    seen: &Seen,
    gaps: &GapChances,
    weights: &[u32; NUMBERS],
    unready: f32,
) -> bool {
    // Once the stock has been renewed everybody has had their chance: waiting any longer might never end.
    if seen.renewals > 0 {
        return false;
    }
    let Some(pay) = pay(view) else { return false };
    let now = pay(view.rack.longest_run());
    let (mut weight, mut more) = (0, 0.0);
    for (number, &likely) in weights.iter().enumerate().filter(|(_, likely)| **likely > 0) {
        let better = longest_with(&view.rack, number as u8);
        let gain = pay(better) - now;
        if gain > 0.0 {
            weight += likely;
            more += gain * likely as f32;
        }
    }
    if weight == 0 {
        return false;
    }
    // The chance that one of these cards comes within a turn.
    let comes = gaps.with(weight)[1][1];
    let gain = more / weight as f32;
    unready * comes * gain > (1.0 - unready) * (BEATEN + now)
}

/// Whether the rack may be announced with this card in this slot (R13, R15).
pub(super) fn completes(view: &View<'_>, slot: Slot, card: u8) -> bool {
    let mut numbers = *view.rack.numbers();
    numbers[slot.row()] = card;
    let run = |three: &[u8]| three[0] + 1 == three[1] && three[1] + 1 == three[2];
    numbers.is_sorted_by(|low, high| low < high) && (!view.needs_run() || numbers.windows(3).any(run))
}

/// Whether the rack may be announced with this card in one of its slots.
pub(super) fn completes_somewhere(view: &View<'_>, card: Card) -> bool {
    Slot::ALL.into_iter().any(|slot| completes(view, slot, card.number()))
}

/// What the longest run adds to the pay of an ordinary Rack-O, in points; `None` where runs pay nothing.
fn pay(view: &View<'_>) -> Option<fn(usize) -> f32> {
    match view.rules.goal {
        // One chip from each opponent is worth as much as an ordinary Rack-O.
        Goal::Chips(chips) if chips.price == Price::AnnouncerRun => {
            Some(|length| (chip_price(length) - 1) as f32 * BEATEN)
        }
        Goal::Chips(_) => None,
        _ if view.rules.bonus => Some(|length| bonus_for_run(length) as f32),
        _ => None,
    }
}

/// The longest run of the rack with this card in it, still in order; 0 if it fits nowhere.
fn longest_with(rack: &Rack, card: u8) -> usize {
    let mut longest = 0;
    for row in 0..Slot::COUNT {
        let mut numbers = *rack.numbers();
        numbers[row] = card;
        if numbers.is_sorted_by(|low, high| low < high) {
            longest = longest.max(longest_run(&numbers));
        }
    }
    longest
}

/// The longest run of these cards (R16).
pub(super) fn longest_run(numbers: &[u8; Slot::COUNT]) -> usize {
    let (mut longest, mut length) = (1, 1);
    for pair in numbers.windows(2) {
        length = if pair[0] + 1 == pair[1] { length + 1 } else { 1 };
        longest = longest.max(length);
    }
    longest
}
