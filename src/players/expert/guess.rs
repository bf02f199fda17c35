//! Guesses where the unseen cards are, from everything the seat has seen.
//!
//! Whatever agrees with the public moves is possible, but not equally likely: a card an opponent drew and kept probably
//! stands near where it belongs, and a rack is in better order the more of its cards were exchanged. So hidden cards
//! are swapped at random by the Metropolis algorithm, which prefers the likelier racks.

use super::super::rng::Rng;
use super::features::Numbers;
use super::guessed_table::GuessedTable;
use crate::engine::{Card, Decision, Rack, Seat, Slot, Source, View};

/// Weight of each card in the longest rising subsequence of a rack, per exchanged slot.
const ORDER_WEIGHT: f32 = 0.35;
/// Weight of a kept card's squared distance from its row in an even spread.
const HOME_WEIGHT: f32 = 0.5;
/// Cost of a rack in order: its owner would have announced. Not used where a run is needed too (R15).
const READY_COST: f32 = 30.0;
/// Swaps tried per hidden card of a rack before the first guess, and before each further one.
const TRIES: [usize; 2] = [8, 2];

/// What is known of the deck in the order it was dealt, and a guess at the rest.
pub(super) struct Guess<'a> {
    view: &'a View<'a>,
    /// The card at each position of the deck, known or guessed, from the top.
    deck: Vec<u8>,
    /// The positions of the deck whose card is a guess, those in opponents' racks first.
    hidden: Vec<usize>,
    /// How many of these are in opponents' racks.
    in_racks: usize,
    /// For each position of the deck, the opponent and row that hold its hidden card.
    holder: Vec<Option<(usize, usize)>>,
    /// The position in the deck of the card in each row of each rack.
    racks: [[usize; Slot::COUNT]; Seat::MOST],
    /// The exchanged rows of each seat, one bit per row.
    exchanged: [u16; Seat::MOST],
    /// Every rack an opponent has had, as positions in the deck: it announced none of them.
    past_racks: Vec<[usize; Slot::COUNT]>,
    piles: Piles,
}

/// The stock and the discard pile as positions in the deck, the top card last.
struct Piles {
    stock: Vec<usize>,
    discard: Vec<usize>,
}

impl Piles {
    fn draw(&mut self) -> Option<usize> {
        if self.stock.is_empty() {
            self.stock = self.discard.drain(..).rev().collect();
        }
        self.stock.pop()
    }
}

impl<'a> Guess<'a> {
    /// What the seat of this view knows. `None` when the log cannot be replayed from the deal.
    pub(super) fn new(view: &'a View<'a>, rng: &mut Rng) -> Option<Guess<'a>> {
        let cards = usize::from(view.highest());
        let mut deck = vec![0; cards];
        let mut racks = [[0; Slot::COUNT]; Seat::MOST];
        let mut position = 0;
        for row in (0..Slot::COUNT).rev() {
            for seat in view.playing.from_left_of(view.dealer) {
                racks[seat.number()][row] = position;
                position += 1;
            }
        }
        let opponents = || view.playing.iter().filter(|&seat| seat != view.seat).map(Seat::number);
        let mut past_racks: Vec<_> = opponents().map(|seat| racks[seat]).collect();
        deck[position] = view.opening_discard?.number();
        let mut piles = Piles { stock: (position + 1..cards).rev().collect(), discard: vec![position] };
        let mut exchanged = [0; Seat::MOST];
        for turn in view.log {
            let seat = turn.seat.number();
            let position = match turn.source {
                Source::Discard => piles.discard.pop()?,
                Source::Stock => piles.draw()?,
            };
            let out = match turn.slot {
                Some(slot) => {
                    exchanged[seat] |= 1 << slot.row();
                    core::mem::replace(&mut racks[seat][slot.row()], position)
                }
                None => position,
            };
            deck[out] = turn.out.number();
            piles.discard.push(out);
            if turn.seat != view.seat && turn.slot.is_some() {
                past_racks.push(racks[seat]);
            }
        }
        if view.decision == Decision::Drawn {
            deck[piles.draw()?] = view.drawn?.number();
        }
        for (row, &card) in view.rack.numbers().iter().enumerate() {
            deck[racks[view.seat.number()][row]] = card;
        }
        let mut holder = vec![None; cards];
        let mut hidden = Vec::new();
        for seat in opponents() {
            for (row, &position) in racks[seat].iter().enumerate().filter(|&(_, &position)| deck[position] == 0) {
                holder[position] = Some((seat, row));
                hidden.push(position);
            }
        }
        let in_racks = hidden.len();
        hidden.extend((0..cards).filter(|&position| deck[position] == 0 && holder[position].is_none()));
        let known = deck.iter().fold(0u64, |known, &card| known | 1 << card);
        let mut free: Vec<u8> = (1..=cards as u8).filter(|card| known >> card & 1 == 0).collect();
        if free.len() != hidden.len() {
            return None;
        }
        for &position in &hidden {
            deck[position] = free.swap_remove(rng.below(free.len()));
        }
        let mut guess = Guess { view, deck, hidden, in_racks, holder, racks, exchanged, past_racks, piles };
        guess.mix(rng, TRIES[0]);
        Some(guess)
    }

    /// The next guess; `None` when an opponent would have announced one of its racks.
    pub(super) fn next(&mut self, rng: &mut Rng) -> Option<GuessedTable<'a>> {
        self.mix(rng, TRIES[1]);
        // The stock may be in any order.
        for last in self.in_racks + 1..self.hidden.len() {
            let other = self.in_racks + rng.below(last + 1 - self.in_racks);
            self.deck.swap(self.hidden[last], self.hidden[other]);
        }
        if self.past_racks.iter().any(|rack| self.would_be_announced(rack)) {
            return None;
        }
        let card = |&position: &usize| Card::new(self.deck[position]);
        let pile = |positions: &[usize]| positions.iter().filter_map(card).collect();
        let racks = self.racks.map(|positions| Rack::from_slots(positions.map(|position| card(&position))));
        Some(GuessedTable::new(self.view, racks, pile(&self.piles.stock), pile(&self.piles.discard)))
    }

    /// Whether a rack with these positions of the deck may be announced (R13, R15).
    fn would_be_announced(&self, rack: &[usize; Slot::COUNT]) -> bool {
        let card = |position: usize| self.deck[position];
        let is_run = |three: &[usize]| card(three[0]) + 1 == card(three[1]) && card(three[1]) + 1 == card(three[2]);
        rack.is_sorted_by(|&low, &high| card(low) < card(high))
            && (!self.view.needs_run() || rack.windows(3).any(is_run))
    }

    /// Swaps hidden cards.
    fn mix(&mut self, rng: &mut Rng, tries: usize) {
        for _ in 0..tries * self.in_racks {
            let one = self.hidden[rng.below(self.in_racks)];
            let other = self.hidden[rng.below(self.hidden.len())];
            let before = self.cost(one, other);
            self.deck.swap(one, other);
            let more = self.cost(one, other) - before;
            // Accepts with a probability of about e^-more, computed so that it is the same on every machine.
            if more > 0.0 && rng.fraction() * (1.0 + more * (1.0 + more * (0.5 + more / 6.0))) > 1.0 {
                self.deck.swap(one, other);
            }
        }
    }

    /// How unlikely the racks that hold these two positions are.
    fn cost(&self, one: usize, other: usize) -> f32 {
        let rack = |position: usize| self.holder[position].map(|(seat, _)| seat);
        let (first, second) = (rack(one), rack(other));
        let racks = first.map_or(0.0, |seat| self.rack_cost(seat))
            + if second == first { 0.0 } else { second.map_or(0.0, |seat| self.rack_cost(seat)) };
        racks + self.distance_cost(one) + self.distance_cost(other)
    }

    /// The cost of a kept card's distance from its row in an even spread.
    fn distance_cost(&self, position: usize) -> f32 {
        let Some((_, row)) = self.holder[position].filter(|&(seat, row)| self.exchanged[seat] >> row & 1 != 0) else {
            return 0.0;
        };
        let each = self.deck.len() as f32 / Slot::COUNT as f32;
        let far = (f32::from(self.deck[position]) - 0.5) / each - 0.5 - row as f32;
        HOME_WEIGHT * far * far
    }

    /// The cost of a rack: high when it is in order, and lower the better ordered an exchanged rack is.
    fn rack_cost(&self, seat: usize) -> f32 {
        // The lowest card at which a rising subsequence of each length can end.
        let mut ends: Numbers = [u8::MAX; Slot::COUNT];
        let mut most = 0;
        for position in self.racks[seat] {
            let card = self.deck[position];
            let at = ends.iter().position(|&end| end >= card).unwrap_or(Slot::COUNT - 1);
            ends[at] = card;
            most = if at >= most { at + 1 } else { most };
        }
        if most == Slot::COUNT && !self.view.needs_run() {
            READY_COST
        } else {
            -ORDER_WEIGHT * (self.exchanged[seat].count_ones() as usize * most) as f32
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition, Match};
    use crate::players::{Level, player};

    /// Plays rounds of four and makes guesses at every turn of the first seat. Returns how many.
    fn at_every_turn(check: impl Fn(&View<'_>, &GuessedTable<'_>)) -> Option<usize> {
        let rules = Edition::MiltonBradley.preset().check(4).ok()?;
        let mut guesses = 0;
        for seed in 0..12 {
            let chance = Chance::new(seed);
            let mut game = Match::new(rules, &chance.cut(4)).ok()?;
            game.deal(&chance.deck(0, 4), chance.renewals(0)).ok()?;
            let mut hard = player(Level::Hard);
            while let Some(seat) = game.to_act() {
                let view = game.view(seat)?;
                if seat == Seat::ALL[0] && matches!(view.decision, Decision::Turn | Decision::Drawn) {
                    let mut rng = Rng::new(seed, &view);
                    let mut guess = Guess::new(&view, &mut rng)?;
                    for guessed in (0..4).filter_map(|_| guess.next(&mut rng)) {
                        check(&view, &guessed);
                        guesses += 1;
                    }
                }
                let action = hard.decide(&view, seed);
                game.play(action).ok()?;
            }
        }
        Some(guesses)
    }

    #[test]
    fn a_guess_looks_the_same_from_the_seat_that_makes_it() {
        let guesses = at_every_turn(|view, guessed| assert_eq!(format!("{view:?}"), format!("{:?}", guessed.view())));
        assert!(guesses.is_some_and(|guesses| guesses > 300), "{guesses:?}");
    }

    #[test]
    fn nobody_is_guessed_to_be_ready_and_who_has_exchanged_much_is_guessed_to_be_near() {
        let rising = std::cell::Cell::new([[0usize; 2]; 2]);
        at_every_turn(|view, guessed| {
            let mut all = rising.get();
            let turns = view.log.len() / 4;
            for rack in Seat::ALL[1..].iter().map(|&seat| guessed.rack(seat)) {
                assert!(!rack.is_in_order());
                let mut ends = [u8::MAX; Slot::COUNT];
                for &card in rack.numbers() {
                    let at = ends.iter().position(|&end| end >= card).unwrap_or(0);
                    ends[at] = card;
                }
                let late = usize::from(turns >= 4);
                all[late][0] += ends.iter().filter(|&&end| end < u8::MAX).count();
                all[late][1] += 1;
            }
            rising.set(all);
        });
        // In a dealt rack about 4.5 cards rise together; after six turns about 8.
        let [early, late] = rising.get().map(|[sum, count]| sum as f32 / count.max(1) as f32);
        assert!(early > 4.5 && early < 6.5 && late > 6.5, "{early} and {late}");
    }
}
