//! The beginner, the easy level and Leo: they put each card where it stands in an even spread, with no plan and no memory, and
//! differ in what they overlook.

use super::Player;
use super::rng::Rng;
use crate::engine::{Action, Decision, Slot, View};

/// A useless drawn card is kept in 1 of 16 cases, and in one more for every so many public moves. This ends rounds in
/// which everybody waits for a card that another holds.
const MOVES_PER_SLIP: usize = 64;

/// A player that puts cards where they stand in an even spread, and what it overlooks.
#[derive(Clone, Copy)]
pub(super) struct EvenSpread {
    /// On how many of 16 turns it ignores the discard pile.
    pub(super) blind_turns: u32,
    /// With how many of 16 drawn cards it does not see that they would help.
    pub(super) missed_cards: u32,
}

impl Player for EvenSpread {
    #[inline]
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        // The top four bits decide on a slip, the next four on what is missed, others choose the slot of a slip.
        let chance = Rng::new(seed, view).next();
        let (slip, missed) = (chance >> 28, (chance >> 24 & 15) < self.missed_cards);
        match view.decision {
            Decision::Turn if view.may_announce() => Action::Announce,
            Decision::Announce => Action::Announce,
            Decision::Eclair => Action::Eclair,
            Decision::Turn => match view.top_discard {
                Some(card) if slip >= self.blind_turns => {
                    slot_for(view, card.number()).map_or(Action::Draw, Action::Take)
                }
                _ => Action::Draw,
            },
            Decision::Drawn => {
                let card = view.drawn.map_or(0, |card| card.number());
                match slot_for(view, card) {
                    Some(_) if missed => Action::Discard,
                    Some(slot) => Action::Exchange(slot),
                    None if slip as usize <= (view.log.len() / MOVES_PER_SLIP).min(7) => {
                        Action::Exchange(Slot::ALL[(chance >> 8) as usize % Slot::COUNT])
                    }
                    None => Action::Discard,
                }
            }
            Decision::Place => Action::Place(nearest_empty(view)),
        }
    }
}

/// The row of a card, 0 to 9, in an even spread of all numbers.
#[inline]
pub(super) fn home(card: u8, highest: u8) -> usize {
    usize::from(card.saturating_sub(1) / (highest / Slot::COUNT as u8)).min(Slot::COUNT - 1)
}

/// The slot a card would go into, if any.
#[inline]
fn slot_for(view: &View<'_>, card: u8) -> Option<Slot> {
    let rack = view.rack.numbers();
    if view.needs_run() && view.rack.is_in_order() {
        return towards_a_run(rack, card);
    }
    let row = home(card, view.highest());
    if home(rack[row], view.highest()) == row { None } else { Slot::from_row(row) }
}

/// For a rack in order that still lacks its run (R15): a slot where the card keeps the order and is at least as close
/// to its neighbours as the card it replaces.
fn towards_a_run(rack: &[u8; Slot::COUNT], card: u8) -> Option<Slot> {
    let mut best = None;
    for row in 0..Slot::COUNT {
        let below = if row > 0 { rack[row - 1] } else { 0 };
        let above = if row + 1 < Slot::COUNT { rack[row + 1] } else { u8::MAX };
        if below < card && card < above {
            // A gap of two counts half as much as being adjacent.
            let closeness =
                |card: u8| [card - below, above - card].map(|step| 2u8.saturating_sub(step - 1)).iter().sum::<u8>();
            let (new, old) = (closeness(card), closeness(rack[row]));
            if new >= old && best.is_none_or(|(most, _)| new - old >= most) {
                best = Some((new - old, row));
            }
        }
    }
    best.and_then(|(_, row)| Slot::from_row(row))
}

/// The empty slot nearest to where the dealt card belongs (R30).
fn nearest_empty(view: &View<'_>) -> Slot {
    let home = home(view.drawn.map_or(1, |card| card.number()), view.highest());
    let empty = view.rack.slots().filter(|(_, card)| card.is_none()).map(|(slot, _)| slot);
    empty.min_by_key(|slot| slot.row().abs_diff(home)).unwrap_or(Slot::ALL[0])
}
