//! Piles of cards: the stock and the discard pile.

use super::card::Card;

/// A pile of at most `N` cards. The last card is the top one.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// The empty pile.
    pub const EMPTY: Pile<N> = Pile { cards: [0; N], len: 0 };

    /// How many cards lie in the pile.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the pile is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards().last().copied().and_then(Card::new)
    }

    /// The card numbers from bottom to top.
    #[inline]
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len.min(N as u8) as usize]
    }

    /// The card numbers from bottom to top, to be reordered.
    pub(super) fn cards_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..self.len.min(N as u8) as usize]
    }

    /// Puts a card on top. A full pile ignores it; the engine never does that.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        if let Some(free) = self.cards.get_mut(self.len as usize) {
            *free = card.number();
            self.len += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Card> {
        let top = self.top();
        if top.is_some() {
            self.len -= 1;
        }
        top
    }

    /// The pile turned over: the bottom card becomes the top one. `M` must be large enough.
    #[inline]
    pub(super) fn turned_over<const M: usize>(&self) -> Pile<M> {
        let mut turned = Pile { cards: [0; M], len: self.len.min(M as u8) };
        for (free, &card) in turned.cards.iter_mut().zip(self.cards().iter().rev()) {
            *free = card;
        }
        turned
    }

    /// A pile of these cards, the first one on top.
    pub(super) fn from_top(cards: impl DoubleEndedIterator<Item = Card>) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        cards.rev().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> core::fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.cards().fmt(f)
    }
}
