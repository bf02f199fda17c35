//! Why an action is good, as one would explain it to a person.

use super::advice::Gains;
use super::announce_or_wait::completes;
use super::gap_chances::LANES;
use super::planner::{plan, rack_chances};
use super::rack_chances::{ROWS, RackChances, TOP};
use super::seen::{Seen, Whereabouts};
use crate::engine::{Action, Card, Decision, Goal, Rack, Slot, View};

/// Why an action is good. Cards are numbers 1 to 60; a neighbour of `None` is the end of the rack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The rack is in order: announce before somebody else does (R14).
    Announce,
    /// The cards of the Éclair deal are in order (R31).
    Eclair,
    /// In order, but a longer run would pay more and nobody seems close (R23, R26).
    Wait,
    /// This card completes the rack: it may be announced (R13, R15).
    Finishes {
        /// The new card.
        card: u8,
    },
    /// The card extends a run where runs count (R15, R16, R23).
    Run {
        /// The new card.
        card: u8,
        /// The lowest card of the resulting run.
        from: u8,
        /// The highest card of that run.
        to: u8,
    },
    /// The card fits between two cards that stay, and no slot between them is left to fill.
    Closes {
        /// The new card.
        card: u8,
        /// The card below that stays.
        low: Option<u8>,
        /// The card above that stays.
        high: Option<u8>,
    },
    /// The card fits between two cards that stay, with slots between them still to be filled.
    Fits {
        /// The new card.
        card: u8,
        /// The card below that stays.
        low: Option<u8>,
        /// The card above that stays.
        high: Option<u8>,
        /// How many of those slots are still to be filled.
        open: u8,
    },
    /// The card replaces one that fitted too, and leaves more numbers for the open slots.
    Roomier {
        /// The card it replaces.
        card: u8,
        /// Whether the room gained is above the card; otherwise it is below.
        instead: u8,
        /// Whether the room is above it; otherwise below.
        above: bool,
    },
    /// The card fits as well as the one it replaces, which is the better one to discard.
    Swaps {
        /// The new card.
        card: u8,
        /// The card it replaces.
        instead: u8,
    },
    /// The card has no place in the plan, but the one it replaces is needed even less.
    Better {
        /// The new card.
        card: u8,
        /// The card it replaces, if there was one.
        instead: Option<u8>,
    },
    /// The card does not further the plan, but lengthens the row from slot 5 up, which counts whoever announces (R18).
    Counts {
        /// The new card.
        card: u8,
        /// How many cards rise from slot 5 up with it.
        rising: u8,
    },
    /// The card does not further the plan, but would serve the next player, who must not get it.
    Denies {
        /// The new card.
        card: u8,
        /// The card it replaces.
        instead: u8,
    },
    /// Drawing: many of the cards that may come are better than the top discard.
    Draws {
        /// The top discard.
        open: Option<u8>,
        /// Whether the top discard would help at all.
        helps: bool,
        /// How many of the unseen cards are better.
        useful: u8,
        /// How many cards are unseen.
        unseen: u8,
    },
    /// Drawing: the stock has been turned over, so the next card is known (R12).
    Known {
        /// The next card.
        card: u8,
    },
    /// The drawn card improves no slot.
    Useless {
        /// The drawn card.
        card: u8,
    },
    /// The drawn card would help, but the card that it replaced would serve the next player more.
    Holds {
        /// The drawn card.
        card: u8,
    },
}

/// Why this action, open to the seat of this view, is a good one.
pub fn reason(view: &View<'_>, action: Action) -> Reason {
    let seen = Seen::new(view);
    match (action, view.drawn, view.top_discard) {
        (Action::Announce, ..) => Reason::Announce,
        (Action::Eclair, ..) => Reason::Eclair,
        (Action::Pass, ..) => Reason::Wait,
        (Action::Take(slot), _, Some(card)) | (Action::Exchange(slot) | Action::Place(slot), Some(card), _) => {
            exchange(view, &seen, slot, card.number())
        }
        (Action::Discard, Some(card), _) => {
            let card = card.number();
            let helps = !view.may_announce() && Gains::new(view, &seen, card).help_anywhere();
            if helps { Reason::Holds { card } } else { Reason::Useless { card } }
        }
        // In order but not announced: a longer run would pay more.
        _ if view.may_announce() => Reason::Wait,
        _ => drawing(view, &seen),
    }
}

fn exchange(view: &View<'_>, seen: &Seen, slot: Slot, card: u8) -> Reason {
    let row = slot.row() + 1;
    let before = rack_chances(view, seen, *view.rack.numbers());
    let mut numbers = *view.rack.numbers();
    numbers[slot.row()] = card;
    let after = rack_chances(view, seen, numbers);
    let instead = Some(before.rack[row]).filter(|&old| old != 0);
    let kept = kept(&after);
    let low = (0..row).rev().find(|&row| kept[row]).unwrap_or(0);
    let high = (row + 1..ROWS).find(|&row| kept[row]).unwrap_or(TOP);
    let fits_too = |&old: &u8| after.rack[low] < old && old < after.rack[high];
    let fitted = instead.filter(fits_too).filter(|_| kept[row] && self::kept(&before)[row]);
    if view.decision != Decision::Place {
        if completes(view, slot, card) {
            return Reason::Finishes { card };
        }
        let gains = Gains::new(view, seen, card);
        if !gains.helps(slot) {
            return idle(view, &numbers, slot, fitted.filter(|_| !gains.harms(slot)));
        }
    }
    let runs_count = view.needs_run() || plan(view, seen).aim.run_pay[3] > 0.0;
    let (first, last) = run_around(&numbers, slot.row());
    if runs_count && last > first && (last - first >= 2 || view.needs_run()) {
        return Reason::Run { card, from: numbers[first], to: numbers[last] };
    }
    if !kept[row] {
        return Reason::Better { card, instead };
    }
    let neighbour = |row: usize| Some(after.rack[row]).filter(|_| row != 0 && row != TOP);
    let open = (high - low - 2) as u8;
    match fitted {
        Some(instead) if open == 0 => Reason::Swaps { card, instead },
        Some(instead) => Reason::Roomier { card, instead, above: card < instead },
        _ if open > 0 => Reason::Fits { card, low: neighbour(low), high: neighbour(high), open },
        _ => Reason::Closes { card, low: neighbour(low), high: neighbour(high) },
    }
}

/// Why to put a card where it does nothing for the plan: for what it does to others, unless it counts by itself. `fitted` is
/// the card it replaces, where both fit as well.
fn idle(view: &View<'_>, numbers: &[u8; Slot::COUNT], slot: Slot, fitted: Option<u8>) -> Reason {
    let rack = Rack::from_slots(numbers.map(Card::new));
    let (card, instead) = (numbers[slot.row()], view.rack.numbers()[slot.row()]);
    // Whoever pays for their own run may want a shorter one (R27).
    let pays_less = matches!(view.rules.goal, Goal::Chips(_)) && rack.longest_run() < view.rack.longest_run();
    let counts_more = !matches!(view.rules.goal, Goal::Chips(_)) && rack.rising() > view.rack.rising();
    match fitted {
        Some(instead) => Reason::Swaps { card, instead },
        None if pays_less => Reason::Better { card, instead: Some(instead) },
        None if counts_more => Reason::Counts { card, rising: rack.rising() as u8 },
        None => Reason::Denies { card, instead },
    }
}

fn drawing(view: &View<'_>, seen: &Seen) -> Reason {
    if let Some(card) = seen.next {
        return Reason::Known { card };
    }
    let plan = plan(view, seen);
    let most = |card: u8| plan.with(card).into_iter().fold(plan.now, f32::max);
    let open = view.top_discard.map(Card::number);
    // A gain of less than 1 % counts as none: nobody would notice it.
    let least = open.map_or(plan.now, most).max(plan.now * 1.01);
    let unseen = (1..=view.highest()).filter(|&card| seen.whereabouts[usize::from(card)] == Whereabouts::Unseen);
    let (useful, unseen) =
        unseen.fold((0, 0), |(useful, unseen), card| (useful + u8::from(most(card) > least), unseen + 1));
    Reason::Draws { open, helps: open.is_some_and(|card| most(card) > plan.now * 1.01), useful, unseen }
}

/// Which rows stay in the best plan: the dynamic program of [`Plan`] for one deadline, with its path.
fn kept(rack_chances: &RackChances<'_>) -> [bool; ROWS] {
    const LANE: usize = LANES - 3;
    let mut best = [0.0f32; ROWS];
    let mut from = [0; ROWS];
    best[0] = 1.0;
    for row in 1..ROWS {
        if !rack_chances.stands(row) {
            continue;
        }
        for below in 0..row {
            if rack_chances.stands(below) && rack_chances.rack[below] < rack_chances.rack[row] && best[below] > 0.0 {
                let chance = best[below]
                    * rack_chances.gap(below + 1..row, rack_chances.rack[below], rack_chances.rack[row])[LANE];
                if chance > best[row] {
                    (best[row], from[row]) = (chance, below);
                }
            }
        }
    }
    let mut kept = [false; ROWS];
    let mut row = TOP;
    kept[0] = true;
    while row != 0 {
        kept[row] = true;
        row = from[row];
    }
    kept
}

/// The first and last row, 0 to 9, of the run that includes this row.
fn run_around(numbers: &[u8; Slot::COUNT], row: usize) -> (usize, usize) {
    let joins = |low: usize| numbers[low] != 0 && numbers[low] + 1 == numbers[low + 1];
    let first = (0..row).rev().take_while(|&low| joins(low)).last().unwrap_or(row);
    let last = (row..Slot::COUNT - 1).take_while(|&low| joins(low)).last().map_or(row, |low| low + 1);
    (first, last)
}
