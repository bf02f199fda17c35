//! How the racks of a round are opened and counted, step by step: first all are opened, one after the other, then they are
//! counted rack by rack, then come the totals, and at the end of a match the winner.

use super::result::CountedRack;
use crate::engine::Seat;

/// From the opening of the racks to the count, in milliseconds.
const OPENING: u32 = 560;
/// From one card that is counted to the next.
pub const A_CARD: u32 = 90;
/// What a rack takes beside its cards.
const A_RACK: u32 = 420;
/// From the totals to the winner, and more for each rack.
const STANDING: u32 = 700;
const A_PLACE: u32 = 350;

/// The steps of a count, from 1. Before the first of them every rack is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CountSteps {
    racks: u32,
    /// How many cards count in each rack, in the order of the racks.
    in_order: [u32; Seat::MOST],
    ends_match: bool,
}

impl CountSteps {
    /// Those of these racks.
    pub fn of(racks: &[CountedRack], ends_match: bool) -> CountSteps {
        let mut steps = CountSteps { racks: racks.len() as u32, ends_match, ..CountSteps::default() };
        for (in_order, rack) in steps.in_order.iter_mut().zip(racks) {
            *in_order = rack.slots.iter().map(|slot| u32::from(slot.in_order)).sum();
        }
        steps
    }

    /// The step with which the n-th rack, from 0, is opened.
    pub const fn opens(nth: u32) -> u32 {
        nth + 1
    }

    /// The step with which the n-th rack is counted; with the next one its score is there.
    pub const fn counts(&self, nth: u32) -> u32 {
        self.racks + nth + 1
    }

    /// The step with which the totals are told.
    pub const fn totals(&self) -> u32 {
        2 * self.racks + 1
    }

    /// The last step: at the end of a match it tells the winner.
    pub const fn last(&self) -> u32 {
        self.totals() + self.ends_match as u32
    }

    /// How many cards are counted with a step, if one rack is.
    pub fn cards(&self, step: u32) -> Option<u32> {
        let nth = step.checked_sub(self.racks + 1).filter(|&nth| nth < self.racks)?;
        self.in_order.get(nth as usize).copied()
    }

    /// How long a step lasts at least, in milliseconds.
    pub fn lasts(&self, step: u32) -> u32 {
        match self.cards(step) {
            Some(cards) => A_RACK + cards * A_CARD,
            None if step == self.racks => OPENING,
            None if step == self.totals() => STANDING + self.racks * A_PLACE,
            None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The steps of a round with so many cards in order.
    fn steps<const N: usize>(cards: [u32; N], ends_match: bool) -> CountSteps {
        let mut in_order = [0; Seat::MOST];
        in_order[..N].copy_from_slice(&cards);
        CountSteps { racks: N as u32, in_order, ends_match }
    }

    #[test]
    fn racks_are_opened_then_counted_one_by_one_and_then_come_the_totals() {
        let round = steps([10, 4, 0], false);
        assert_eq!([0, 1, 2].map(CountSteps::opens), [1, 2, 3]);
        assert_eq!([0, 1, 2].map(|nth| round.counts(nth)), [4, 5, 6]);
        assert_eq!((round.totals(), round.last()), (7, 7));
        assert_eq!((3..=7).map(|step| round.cards(step)).collect::<Vec<_>>(), [None, Some(10), Some(4), Some(0), None]);
    }

    #[test]
    fn the_winner_of_a_match_comes_after_the_totals() {
        let of_match = steps([10, 4], true);
        assert_eq!((of_match.totals(), of_match.last()), (5, 6));
        assert_eq!(of_match.lasts(5), STANDING + 2 * A_PLACE);
    }

    #[test]
    fn a_rack_takes_longer_the_more_there_is_to_count() {
        let round = steps([10, 4, 0], false);
        assert_eq!((1..=6).map(|step| round.lasts(step)).collect::<Vec<_>>(), [0, 0, OPENING, 1320, 780, A_RACK]);
    }
}
