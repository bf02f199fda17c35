//! All randomness of a match, from one seed: the cut, the decks and the shuffling of used-up stocks.
//!
//! Each purpose has its own random stream, derived from the seed, so a match that is continued later goes on exactly as
//! it would have. A seed stands for the same deals for ever, so golden tests pin the results.

use super::card::Card;
use super::seat::Seat;
use core::fmt;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// How many cards are in the deck for this number of players: 40, 50 or 60 (R1).
pub const fn deck_size(players: usize) -> usize {
    match players {
        0..=2 => 40,
        3 => 50,
        _ => 60,
    }
}

/// The highest card in play for this number of players (R1).
pub const fn highest_card(players: usize) -> u8 {
    deck_size(players) as u8
}

/// A complete deck, top card first: each card of R1 once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    cards: [u8; 60],
    len: u8,
}

/// Why a list of cards is not a deck (R1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// The number of cards is not the 40, 50 or 60 that this many players need.
    Size {
        /// How many cards there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A card that this deck does not have.
    Foreign(Card),
    /// A card that occurs twice.
    Twice(Card),
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFault::Size { expected, found } => write!(f, "the deck has {found} cards instead of {expected}"),
            DeckFault::Foreign(card) => write!(f, "the deck has a {card}, which is not in play"),
            DeckFault::Twice(card) => write!(f, "the deck has the {card} twice"),
        }
    }
}

impl Deck {
    /// The deck for this number of players, top card first.
    ///
    /// # Errors
    /// [`DeckFault`] unless each card from 1 to 40, 50 or 60 occurs once (R1).
    pub fn new(players: usize, cards: &[Card]) -> Result<Deck, DeckFault> {
        let expected = deck_size(players);
        if cards.len() != expected {
            return Err(DeckFault::Size { expected, found: cards.len() });
        }
        let mut deck = Deck { cards: [0; 60], len: expected as u8 };
        let mut seen = 0u64;
        for (target, &card) in deck.cards.iter_mut().zip(cards) {
            if usize::from(card.number()) > expected {
                return Err(DeckFault::Foreign(card));
            }
            if seen >> card.number() & 1 != 0 {
                return Err(DeckFault::Twice(card));
            }
            seen |= 1 << card.number();
            *target = card.number();
        }
        Ok(deck)
    }

    fn sorted(players: usize) -> Deck {
        let mut cards = [0; 60];
        for (target, number) in cards.iter_mut().zip(1..) {
            *target = number;
        }
        Deck { cards, len: deck_size(players) as u8 }
    }

    fn numbers_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards, the top one first.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.cards[..self.len as usize].iter().filter_map(|&n| Card::new(n))
    }

    /// How many cards there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Always false: a deck has at least 40 cards.
    pub const fn is_empty(&self) -> bool {
        false
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// The source of all randomness in a match: everything follows from its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance(u64);

// The purposes of the streams. New purposes get new numbers; existing ones never change.
const CUT: u64 = 1;
const DECK: u64 = 2;
const RENEWAL_SEED: u64 = 3;
const RENEWAL: u64 = 4;
const PLAYER: u64 = 5;
const LOTS: u64 = 6;
const SERIES: u64 = 7;
const REMARKS: u64 = 8;

impl Chance {
    /// Chance from a seed.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The seed it came from.
    pub const fn seed(self) -> u64 {
        self.0
    }

    /// Each player's card in the cut for the first deal (R3), by seat.
    pub fn cut(self, players: usize) -> Vec<Card> {
        let mut deck = Deck::sorted(players);
        shuffle(&mut stream(self.0, CUT, 0), deck.numbers_mut());
        deck.cards().take(players.min(Seat::MOST)).collect()
    }

    /// The shuffled deck of a round (from 0) for this many players still in the game.
    pub fn deck(self, round: usize, players: usize) -> Deck {
        let mut deck = Deck::sorted(players);
        shuffle(&mut stream(self.0, DECK, round as u64), deck.numbers_mut());
        deck
    }

    /// The seed for shuffling a round's used-up stocks (R12), for [`Round::deal`](super::Round::deal).
    pub fn renewals(self, round: usize) -> u64 {
        stream(self.0, RENEWAL_SEED, round as u64).next_u64()
    }

    /// The numbers from 0 to below `among` in random order: who sits where, or plays whom. Every `nth` draw is another.
    pub fn lots(self, nth: u64, among: u8) -> Vec<usize> {
        let mut lots: Vec<u8> = (0..among).collect();
        shuffle(&mut stream(self.0, LOTS, nth), &mut lots);
        lots.into_iter().map(usize::from).collect()
    }

    /// The seed of the `nth` match of a series.
    pub fn seed_of(self, nth: u64) -> u64 {
        stream(self.0, SERIES, nth).next_u64()
    }

    /// The lots by which it is drawn who remarks on an event of a round (both from 0), and how. They tell nothing about the cards.
    pub fn remark_lots(self, round: usize, event: usize) -> u64 {
        stream(self.0, REMARKS, (round as u64) << 32 | event as u64).next_u64()
    }

    /// A seed for a computer player's random choices at one decision of a round. It tells nothing about the cards.
    pub fn decision_seed(self, round: usize, seat: Seat, decision: usize) -> u64 {
        let index = (round as u64) << 32 | (decision as u64) << 2 | seat.number() as u64;
        stream(self.0, PLAYER, index).next_u64()
    }
}

/// Shuffles the discards into a new stock, the `nth` of the round.
pub(super) fn shuffle_renewed(seed: u64, nth: u16, cards: &mut [u8]) {
    // From a fixed order, so the result depends on which cards there are but not on their order.
    let set = cards.iter().fold(0u64, |set, &card| set | 1 << card);
    for (target, card) in cards.iter_mut().zip((0..64).filter(|card| set >> card & 1 != 0)) {
        *target = card;
    }
    shuffle(&mut stream(seed, RENEWAL, nth.into()), cards);
}

fn stream(seed: u64, purpose: u64, index: u64) -> Xoshiro256PlusPlus {
    let mut state = seed ^ purpose.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let mut word = || {
        // SplitMix64, the usual way to expand one word into a generator's state.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    };
    let first = word();
    let mut bytes = [0; 32];
    let mut mixed = first ^ index.wrapping_mul(0xA24B_AED4_963E_E407);
    for chunk in bytes.as_chunks_mut::<8>().0 {
        mixed = mixed.wrapping_add(word());
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^= mixed >> 29;
        *chunk = mixed.to_le_bytes();
    }
    Xoshiro256PlusPlus::from_seed(bytes)
}

/// Fisher–Yates, from the last card down.
fn shuffle(rng: &mut impl Rng, cards: &mut [u8]) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// An unbiased number below `bound` (Lemire's method: multiply, and draw again in the small biased remainder).
fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    loop {
        let product = (rng.next_u64() >> 32) * u64::from(bound);
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}
