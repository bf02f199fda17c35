//! What everybody at the table has seen of a round.

use super::company::Company;
use super::moment::Moment;
use crate::engine::{Card, CardIn, Event, Seat, Slot, highest_card};

/// So many draws in a row that helped nothing make a discard that helps a stroke of luck.
const DRY: u8 = 2;

/// A rack as everybody knows it.
type Known = [Option<Card>; Slot::COUNT];

/// What everybody at the table has seen of a round. A card that only one seat has seen is nothing here.
#[derive(Clone, Copy, Debug)]
pub struct Watched {
    players: usize,
    known: [Known; Seat::MOST],
    /// How many draws in a row each seat has discarded.
    dry: [u8; Seat::MOST],
    /// Who discarded the top card of the discard pile; nobody turned up the first one.
    discarded_by: Option<Seat>,
}

impl Watched {
    /// A round of so many players, before the first turn.
    pub const fn new(players: usize) -> Watched {
        Watched { players, known: [[None; Slot::COUNT]; Seat::MOST], dry: [0; Seat::MOST], discarded_by: None }
    }

    /// Takes note of an event. `moment` is told who might say something about it.
    pub(super) fn see(&mut self, event: &Event, company: &Company, mut moment: impl FnMut(Seat, Moment)) {
        match *event {
            Event::StockRenewed { .. } => company.seats().for_each(|seat| moment(seat, Moment::Renewed)),
            Event::Exchanged { seat, slot, card, .. } => {
                if let CardIn::Taken(taken) = card {
                    self.tell_of_taken(seat, taken, company, &mut moment);
                }
                self.known[seat.number()][slot.row()] = card.public();
                if is_one_away(&self.known[seat.number()], highest_card(self.players)) {
                    moment(seat, Moment::Close);
                }
                self.dry[seat.number()] = 0;
                self.discarded_by = Some(seat);
            }
            Event::Discarded { seat, .. } => {
                self.dry[seat.number()] = self.dry[seat.number()].saturating_add(1);
                self.discarded_by = Some(seat);
            }
            Event::Announced { seat, .. } => {
                moment(seat, Moment::Called);
                let others = company.seats().filter(|&other| !company.is_same_side(other, seat));
                let what = if company.is_person(seat) { Moment::PersonCalled } else { Moment::Beaten };
                others.for_each(|other| moment(other, what));
            }
            Event::MatchEnded { winners } => {
                let what = |seat| if winners.has(seat) { Moment::Won } else { Moment::Lost };
                company.seats().for_each(|seat| moment(seat, what(seat)));
            }
            Event::Dealt { .. }
            | Event::Placed { .. }
            | Event::TurnedUp { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            // That a rack might have been announced is nobody else's business.
            | Event::Passed { .. }
            | Event::RoundEnded(_)
            | Event::LeftGame { .. } => {}
        }
    }

    /// A seat has taken this discard.
    fn tell_of_taken(&self, seat: Seat, taken: Card, company: &Company, moment: &mut impl FnMut(Seat, Moment)) {
        let giver = self.discarded_by.filter(|&giver| giver != seat);
        if self.dry[seat.number()] >= DRY {
            moment(seat, Moment::Lucky);
        } else if giver.is_some() {
            moment(seat, Moment::Thanks);
        }
        // A partner is welcome to it.
        if let Some(giver) = giver.filter(|&giver| !company.is_same_side(giver, seat)) {
            moment(giver, Moment::GaveAway);
        }
        let is_beside = |card: &Card| card.number().abs_diff(taken.number()) == 1;
        let is_denied = |other: &Seat| self.known[other.number()].iter().flatten().any(is_beside);
        let others = Seat::ALL.into_iter().filter(|&other| !company.is_same_side(other, seat) && Some(other) != giver);
        others.filter(is_denied).for_each(|other| moment(other, Moment::Denied));
    }
}

/// Whether nine of the ten cards are known and stand in order, with room for another one in the tenth slot.
fn is_one_away(known: &Known, highest: u8) -> bool {
    (0..Slot::COUNT).any(|open| {
        let (mut below, mut cards) = (0, 0);
        for (row, card) in known.iter().enumerate() {
            match card {
                // A card must fit between its neighbours.
                _ if row == open => below += 1,
                Some(card) if card.number() > below => {
                    below = card.number();
                    cards += 1;
                }
                _ => return false,
            }
        }
        cards + 1 == Slot::COUNT && below <= highest
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(numbers: [u8; 10]) -> Known {
        numbers.map(Card::new)
    }

    #[test]
    fn one_is_a_card_away_where_nine_known_ones_stand_in_order_and_another_fits() {
        // A zero is a slot of which nobody knows the card.
        let away = |numbers| is_one_away(&known(numbers), 40);
        assert!(away([2, 5, 9, 12, 0, 20, 24, 29, 33, 38]));
        assert!(away([2, 5, 9, 12, 40, 20, 24, 29, 33, 38]));
        assert!(away([0, 5, 9, 12, 15, 20, 24, 29, 33, 38]));
        assert!(away([1, 5, 9, 12, 15, 20, 24, 29, 33, 0]));
        assert!(!away([2, 5, 9, 12, 0, 13, 24, 29, 33, 38]), "nothing fits");
        assert!(!away([0, 1, 9, 12, 15, 20, 24, 29, 33, 38]), "nothing is below a 1");
        assert!(!away([1, 5, 9, 12, 15, 20, 24, 29, 40, 0]), "nothing is above the highest");
        assert!(!away([0, 0, 9, 12, 15, 20, 24, 29, 33, 38]), "two are unknown");
        assert!(!away([2, 5, 9, 12, 0, 24, 20, 29, 33, 38]), "out of order");
    }
}
