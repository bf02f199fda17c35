//! Where the cards that a seat has not seen may be, by all that it has seen.
//!
//! Whatever agrees with the public moves is possible, but not all of it is as likely: what an opponent drew and kept
//! stands about where it belongs, and the more cards it has exchanged the better its rack is in order. So cards change
//! places at random, and into a likelier rack more readily than into a less likely one.

use super::super::rng::Rng;
use super::scene::Numbers;
use super::table::Table;
use crate::engine::{Card, Decision, Rack, Seat, Slot, Source, View};

/// How much more each card that rises with the others is looked for in a rack, for each slot exchanged.
const ORDER: f32 = 0.35;
/// How much it matters that a card which was kept stands where it would in an even spread.
const HOME: f32 = 0.5;
/// No opponent has a rack in order, unless a run is needed too: it would have announced.
const READY: f32 = 30.0;
/// How often each hidden card of a rack tries another place before the first guess, and before each further one.
const TRIES: [usize; 2] = [8, 2];

/// What is known of the cards in the order in which they were dealt, and a guess at the rest.
pub(super) struct Guess<'a> {
    view: &'a View<'a>,
    /// The card at each place of the deck, known or guessed; from the top.
    deck: Vec<u8>,
    /// The places of the deck where the card is a guess: those in opponents' racks first, and how many these are.
    hidden: Vec<usize>,
    racked: usize,
    /// For each place of the deck the opponent and row in which its card is hidden.
    held: Vec<Option<(usize, usize)>>,
    /// The place in the deck of the card in each row of each rack.
    cells: [[usize; Slot::COUNT]; Seat::MOST],
    /// The rows, as bits, that were exchanged.
    touched: [u16; Seat::MOST],
    /// The places in the deck of the cards of every rack that an opponent has had: it announced none of them.
    had: Vec<[usize; Slot::COUNT]>,
    piles: Piles,
}

/// The places of the deck in the stock and in the discard pile, the top ones last.
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
    /// What this seat knows. `None` where it cannot be followed from the deal.
    pub(super) fn new(view: &'a View<'a>, rng: &mut Rng) -> Option<Guess<'a>> {
        let cards = usize::from(view.highest());
        let mut deck = vec![0; cards];
        let mut cells = [[0; Slot::COUNT]; Seat::MOST];
        let mut place = 0;
        for row in (0..Slot::COUNT).rev() {
            for seat in view.playing.from_left_of(view.dealer) {
                cells[seat.number()][row] = place;
                place += 1;
            }
        }
        let opponents = || view.playing.iter().filter(|&seat| seat != view.seat).map(Seat::number);
        let mut had: Vec<_> = opponents().map(|seat| cells[seat]).collect();
        deck[place] = view.opening_discard?.number();
        let mut piles = Piles { stock: (place + 1..cards).rev().collect(), discard: vec![place] };
        let mut touched = [0; Seat::MOST];
        for turn in view.log {
            let seat = turn.seat.number();
            let place = match turn.source {
                Source::Discard => piles.discard.pop()?,
                Source::Stock => piles.draw()?,
            };
            let out = match turn.slot {
                Some(slot) => {
                    touched[seat] |= 1 << slot.row();
                    core::mem::replace(&mut cells[seat][slot.row()], place)
                }
                None => place,
            };
            deck[out] = turn.out.number();
            piles.discard.push(out);
            if turn.seat != view.seat && turn.slot.is_some() {
                had.push(cells[seat]);
            }
        }
        if view.decision == Decision::Drawn {
            deck[piles.draw()?] = view.drawn?.number();
        }
        for (row, &card) in view.rack.numbers().iter().enumerate() {
            deck[cells[view.seat.number()][row]] = card;
        }
        let mut held = vec![None; cards];
        let mut hidden = Vec::new();
        for seat in opponents() {
            for (row, &place) in cells[seat].iter().enumerate().filter(|&(_, &place)| deck[place] == 0) {
                held[place] = Some((seat, row));
                hidden.push(place);
            }
        }
        let racked = hidden.len();
        hidden.extend((0..cards).filter(|&place| deck[place] == 0 && held[place].is_none()));
        let known = deck.iter().fold(0u64, |known, &card| known | 1 << card);
        let mut free: Vec<u8> = (1..=cards as u8).filter(|card| known >> card & 1 == 0).collect();
        if free.len() != hidden.len() {
            return None;
        }
        for &place in &hidden {
            deck[place] = free.swap_remove(rng.below(free.len()));
        }
        let mut guess = Guess { view, deck, hidden, racked, held, cells, touched, had, piles };
        guess.mix(rng, TRIES[0]);
        Some(guess)
    }

    /// Another guess, laid out; `None` where an opponent would have announced.
    pub(super) fn next(&mut self, rng: &mut Rng) -> Option<Table<'a>> {
        self.mix(rng, TRIES[1]);
        // The stock lies in any order.
        for last in self.racked + 1..self.hidden.len() {
            let other = self.racked + rng.below(last + 1 - self.racked);
            self.deck.swap(self.hidden[last], self.hidden[other]);
        }
        if self.had.iter().any(|rack| self.would_be_announced(rack)) {
            return None;
        }
        let card = |&place: &usize| Card::new(self.deck[place]);
        let pile = |places: &[usize]| places.iter().filter_map(card).collect();
        let racks = self.cells.map(|cells| Rack::from_slots(cells.map(|place| card(&place))));
        Some(Table::laid(self.view, racks, pile(&self.piles.stock), pile(&self.piles.discard)))
    }

    /// Whether whoever had these places of the deck in a rack could have announced (R13, R15).
    fn would_be_announced(&self, rack: &[usize; Slot::COUNT]) -> bool {
        let card = |place: usize| self.deck[place];
        let follow = |three: &[usize]| card(three[0]) + 1 == card(three[1]) && card(three[1]) + 1 == card(three[2]);
        rack.is_sorted_by(|&low, &high| card(low) < card(high))
            && (!self.view.needs_run() || rack.windows(3).any(follow))
    }

    /// Lets hidden cards change places.
    fn mix(&mut self, rng: &mut Rng, tries: usize) {
        for _ in 0..tries * self.racked {
            let one = self.hidden[rng.below(self.racked)];
            let other = self.hidden[rng.below(self.hidden.len())];
            let before = self.strange(one, other);
            self.deck.swap(one, other);
            let more = self.strange(one, other) - before;
            // About e^-more, by what comes out the same on every machine.
            if more > 0.0 && rng.fraction() * (1.0 + more * (1.0 + more * (0.5 + more / 6.0))) > 1.0 {
                self.deck.swap(one, other);
            }
        }
    }

    /// How unlikely the racks are that hold these two places.
    fn strange(&self, one: usize, other: usize) -> f32 {
        let rack = |place: usize| self.held[place].map(|(seat, _)| seat);
        let (first, second) = (rack(one), rack(other));
        let racks = first.map_or(0.0, |seat| self.disorder(seat))
            + if second == first { 0.0 } else { second.map_or(0.0, |seat| self.disorder(seat)) };
        racks + self.astray(one) + self.astray(other)
    }

    /// How far a card that was kept is from its place in an even spread.
    fn astray(&self, place: usize) -> f32 {
        let Some((_, row)) = self.held[place].filter(|&(seat, row)| self.touched[seat] >> row & 1 != 0) else {
            return 0.0;
        };
        let each = self.deck.len() as f32 / Slot::COUNT as f32;
        let far = (f32::from(self.deck[place]) - 0.5) / each - 0.5 - row as f32;
        HOME * far * far
    }

    /// How unlikely it is that a rack is in no better order, or in perfect order.
    fn disorder(&self, seat: usize) -> f32 {
        // The lowest card at which so many cards rise together can end.
        let mut ends: Numbers = [u8::MAX; Slot::COUNT];
        let mut most = 0;
        for place in self.cells[seat] {
            let card = self.deck[place];
            let at = ends.iter().position(|&end| end >= card).unwrap_or(Slot::COUNT - 1);
            ends[at] = card;
            most = if at >= most { at + 1 } else { most };
        }
        if most == Slot::COUNT && !self.view.needs_run() {
            READY
        } else {
            -ORDER * (self.touched[seat].count_ones() as usize * most) as f32
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition, Game};
    use crate::players::{Level, player};

    /// Plays rounds of four and guesses at every turn of the first seat; gives how many guesses there were.
    fn at_every_turn(check: impl Fn(&View<'_>, &Table<'_>)) -> Option<usize> {
        let rules = Edition::MiltonBradley.preset().check(4).ok()?;
        let mut guesses = 0;
        for seed in 0..12 {
            let chance = Chance::new(seed);
            let mut game = Game::new(rules, &chance.cut(4)).ok()?;
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
        // Of a rack as it is dealt about 4.5 cards rise together, after six turns about 8.
        let [early, late] = rising.get().map(|[sum, count]| sum as f32 / count.max(1) as f32);
        assert!(early > 4.5 && early < 6.5 && late > 6.5, "{early} and {late}");
    }
}
