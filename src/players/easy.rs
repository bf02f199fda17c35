//! The easy level: every card has its place in an even spread, and goes there. No plan, no memory, no allocation.

use super::player::Player;
use super::rng::Rng;
use crate::engine::{Action, Decision, Slot, View};

/// How often, of 16 turns, the discard pile goes unnoticed.
const BLIND_TURNS: u32 = 4;
/// How many public moves it takes until, of 16 useless cards drawn, one more is kept all the same. At first it is one;
/// that it gets more ends the rounds in which everybody waits for a card that another keeps.
const MOVES_A_SLIP: usize = 64;

/// The easy level.
pub(super) struct Easy;

impl Player for Easy {
    #[inline]
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        // Four bits for a slip, others for which slot.
        let chance = Rng::new(seed, view).next();
        let slip = chance >> 28;
        match view.decision {
            Decision::Turn if view.may_announce() => Action::Announce,
            Decision::Announce => Action::Announce,
            Decision::Eclair => Action::Eclair,
            Decision::Turn => match view.top_discard {
                Some(card) if slip >= BLIND_TURNS => place(view, card.number()).map_or(Action::Draw, Action::Take),
                _ => Action::Draw,
            },
            Decision::Drawn => {
                let card = view.drawn.map_or(0, |card| card.number());
                match place(view, card) {
                    Some(slot) => Action::Exchange(slot),
                    None if slip as usize <= (view.log.len() / MOVES_A_SLIP).min(7) => {
                        Action::Exchange(Slot::ALL[(chance >> 8) as usize % Slot::COUNT])
                    }
                    None => Action::Discard,
                }
            }
            Decision::Place => Action::Place(nearest_empty(view)),
        }
    }
}

/// The row of a card in an even spread of all numbers, 0 to 9.
#[inline]
fn home(card: u8, highest: u8) -> usize {
    usize::from(card.saturating_sub(1) / (highest / Slot::COUNT as u8)).min(Slot::COUNT - 1)
}

/// Where a card would go, if anywhere.
#[inline]
fn place(view: &View<'_>, card: u8) -> Option<Slot> {
    let rack = view.rack.numbers();
    if view.needs_run() && view.rack.is_in_order() {
        return towards_a_run(rack, card);
    }
    let row = home(card, view.highest());
    if home(rack[row], view.highest()) == row { None } else { Slot::from_row(row) }
}

/// In a rack in order that still lacks its run (R15): where the card keeps the order and stands closer to its
/// neighbours than the card it replaces, or as close.
fn towards_a_run(rack: &[u8; Slot::COUNT], card: u8) -> Option<Slot> {
    let mut best = None;
    for row in 0..Slot::COUNT {
        let below = if row > 0 { rack[row - 1] } else { 0 };
        let above = if row + 1 < Slot::COUNT { rack[row + 1] } else { u8::MAX };
        if below < card && card < above {
            // Two steps away counts half as much as next to it.
            let near =
                |card: u8| [card - below, above - card].map(|step| 2u8.saturating_sub(step - 1)).iter().sum::<u8>();
            let (new, old) = (near(card), near(rack[row]));
            if new >= old && best.is_none_or(|(most, _)| new - old >= most) {
                best = Some((new - old, row));
            }
        }
    }
    best.and_then(|(_, row)| Slot::from_row(row))
}

/// The empty slot closest to the dealt card's place (R30).
fn nearest_empty(view: &View<'_>) -> Slot {
    let home = home(view.drawn.map_or(1, |card| card.number()), view.highest());
    let empty = view.rack.slots().filter(|(_, card)| card.is_none()).map(|(slot, _)| slot);
    empty.min_by_key(|slot| slot.row().abs_diff(home)).unwrap_or(Slot::ALL[0])
}
