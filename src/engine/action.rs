//! What a player can do.

use super::card::Slot;
use serde::{Deserialize, Serialize};

/// One decision of the seat to act. Drawing and placing the card are two decisions, because drawing reveals it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take the top discard and exchange it for the card in this slot (R8).
    Take(Slot),
    /// Draw the top card of the stock (R7).
    Draw,
    /// Exchange the drawn card for the card in this slot (R9).
    Exchange(Slot),
    /// Discard the drawn card (R9).
    Discard,
    /// Announce Rack-O (R14).
    Announce,
    /// Keep playing without announcing Rack-O after one's turn (R14), or an Éclair (R31).
    Pass,
    /// Announce Racko Éclair (R31).
    Eclair,
    /// Put the dealt card into this empty slot, in an Éclair deal (R30).
    Place(Slot),
}

// The bit of each action in a set. The actions that are legal together, except placings, have adjacent bits.
const TAKE: u8 = 0;
const DRAW: u8 = 10;
const ANNOUNCE: u8 = 11;
const PASS: u8 = 12;
const ECLAIR: u8 = 13;
const EXCHANGE: u8 = 14;
const DISCARD: u8 = 24;
const PLACE: u8 = 25;
const END: u8 = 35;

impl Action {
    /// The number of the rule that allows it, such as `"R8"`.
    pub const fn rule(self) -> &'static str {
        match self {
            Action::Take(_) => "R8",
            Action::Draw | Action::Exchange(_) | Action::Discard => "R9",
            Action::Announce | Action::Pass => "R14",
            Action::Eclair => "R31",
            Action::Place(_) => "R30",
        }
    }

    #[inline]
    const fn bit(self) -> u8 {
        match self {
            Action::Take(slot) => TAKE + slot.row() as u8,
            Action::Draw => DRAW,
            Action::Announce => ANNOUNCE,
            Action::Pass => PASS,
            Action::Eclair => ECLAIR,
            Action::Exchange(slot) => EXCHANGE + slot.row() as u8,
            Action::Discard => DISCARD,
            Action::Place(slot) => PLACE + slot.row() as u8,
        }
    }

    #[inline]
    fn from_bit(bit: u8) -> Option<Action> {
        Some(match bit {
            TAKE..DRAW => Action::Take(Slot::ALL[(bit - TAKE) as usize]),
            DRAW => Action::Draw,
            ANNOUNCE => Action::Announce,
            PASS => Action::Pass,
            ECLAIR => Action::Eclair,
            EXCHANGE..DISCARD => Action::Exchange(Slot::ALL[(bit - EXCHANGE) as usize]),
            DISCARD => Action::Discard,
            PLACE..END => Action::Place(Slot::ALL[(bit - PLACE) as usize]),
            _ => return None,
        })
    }

    /// All actions, whether or not they are legal now.
    pub fn all() -> impl Iterator<Item = Action> {
        (0..END).filter_map(Action::from_bit)
    }
}

/// A set of actions, such as the legal ones. Small, `Copy` and without allocation.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Actions(u64);

impl Actions {
    /// The empty set.
    pub const NONE: Actions = Actions(0);
    pub(super) const TAKES_AND_DRAW: Actions = Actions::from_to(TAKE, DRAW);
    pub(super) const TAKES_DRAW_AND_ANNOUNCE: Actions = Actions::from_to(TAKE, ANNOUNCE);
    pub(super) const EXCHANGES_AND_DISCARD: Actions = Actions::from_to(EXCHANGE, DISCARD);
    pub(super) const ANNOUNCE_OR_PASS: Actions = Actions::from_to(ANNOUNCE, PASS);
    pub(super) const ECLAIR_OR_PASS: Actions = Actions::from_to(PASS, ECLAIR);

    const fn from_to(first: u8, last: u8) -> Actions {
        Actions((1 << (last + 1)) - (1 << first))
    }

    /// The set plus this action.
    #[inline]
    pub fn with(self, action: Action) -> Actions {
        Actions(self.0 | 1 << action.bit())
    }

    /// Whether the action is in the set.
    #[inline]
    pub fn has(self, action: Action) -> bool {
        self.0 >> action.bit() & 1 != 0
    }

    /// How many actions there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The actions in the set's order.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            Action::from_bit(bit as u8)
        })
    }

    /// The action at position `n` in the set's order.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Action> {
        let first = self.0.trailing_zeros();
        let packed = self.0.checked_shr(first)?;
        if n < 64 && packed & (packed + 1) == 0 {
            // Adjacent bits: almost always the case.
            return if packed >> n & 1 == 1 { Action::from_bit((first + n as u32) as u8) } else { None };
        }
        self.iter().nth(n)
    }
}

impl core::fmt::Debug for Actions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_bit_of_its_own() {
        let all: Vec<Action> = Action::all().collect();
        assert_eq!(all.len(), 35);
        for (n, &action) in all.iter().enumerate() {
            let only = Actions::NONE.with(action);
            assert_eq!(only.iter().collect::<Vec<_>>(), [action]);
            assert!(all.iter().all(|&other| only.has(other) == (other == action)), "{n}");
        }
    }

    #[test]
    fn the_nth_action_is_the_nth_in_order() {
        let gaps = Action::all().step_by(3).fold(Actions::NONE, Actions::with);
        for set in [Actions::NONE, Actions::TAKES_AND_DRAW, Actions::ECLAIR_OR_PASS, gaps] {
            let listed: Vec<Action> = set.iter().collect();
            assert_eq!(listed.len(), set.len());
            for n in 0..40 {
                assert_eq!(set.nth(n), listed.get(n).copied());
            }
        }
    }
}
