//! Where the cards are, as far as a seat can know from the public moves of the round.

use crate::engine::{Card, Decision, Replenish, Slot, Source, View};

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whereabouts {
    /// Not in this deck.
    None,
    /// In this seat's rack or hand.
    Own,
    /// In the stock, or in an opponent's rack where nobody else has seen it: it may be drawn.
    Unseen,
    /// In the discard pile.
    Discard,
    /// Certainly in an opponent's rack.
    Held,
}

/// The size of a table indexed by card number.
pub(super) const NUMBERS: usize = Card::HIGHEST as usize + 2;

/// A pile of card numbers with room for every card outside the racks.
#[derive(Clone, Copy)]
struct NumberPile {
    cards: [u8; 32],
    len: usize,
}

impl NumberPile {
    const EMPTY: NumberPile = NumberPile { cards: [0; 32], len: 0 };

    fn push(&mut self, card: u8) {
        if let Some(top) = self.cards.get_mut(self.len) {
            *top = card;
            self.len += 1;
        }
    }

    fn pop(&mut self) -> u8 {
        self.len = self.len.saturating_sub(1);
        self.cards[self.len]
    }
}

/// What a seat knows about the cards.
pub(super) struct Seen {
    /// Where each number is.
    pub(super) whereabouts: [Whereabouts; NUMBERS],
    /// How many cards the stock has.
    pub(super) stock: usize,
    /// The next card of the stock, once its order is known because it was turned over (R12).
    pub(super) next: Option<u8>,
    /// How often the stock has been renewed.
    pub(super) renewals: u32,
    /// How many turns this seat has had.
    pub(super) turns: u32,
    order: NumberPile,
    discard: NumberPile,
}

impl Seen {
    /// What the seat of this view knows.
    pub(super) fn new(view: &View<'_>) -> Seen {
        let highest = usize::from(view.highest());
        let mut seen = Seen {
            whereabouts: [Whereabouts::None; NUMBERS],
            stock: highest.saturating_sub(view.playing.len() * Slot::COUNT + 1),
            next: None,
            renewals: 0,
            turns: 0,
            order: NumberPile::EMPTY,
            discard: NumberPile::EMPTY,
        };
        seen.whereabouts[1..=highest].fill(Whereabouts::Unseen);
        if let Some(card) = view.opening_discard {
            seen.push_discard(card.number());
        }
        // The slot of a card seen going into a rack is not needed: when the card leaves the rack again, it lies open.
        for turn in view.log {
            seen.turns += u32::from(turn.seat == view.seat);
            let card = match turn.source {
                Source::Discard => seen.discard.pop(),
                Source::Stock => seen.draw(view),
            };
            if turn.slot.is_some() && card != 0 {
                seen.put(card, Whereabouts::Held);
            }
            seen.push_discard(turn.out.number());
        }
        match view.decision {
            Decision::Drawn => _ = seen.draw(view),
            // A used-up stock is renewed by whoever draws next.
            Decision::Turn if seen.stock == 0 => seen.renew(view),
            _ => {}
        }
        let own = view.rack.numbers().iter().copied().chain(view.drawn.map(Card::number));
        own.filter(|&card| card != 0).for_each(|card| seen.put(card, Whereabouts::Own));
        seen.next = seen.order().last().copied();
        seen
    }

    fn put(&mut self, card: u8, whereabouts: Whereabouts) {
        if let Some(at) = self.whereabouts.get_mut(usize::from(card)) {
            *at = whereabouts;
        }
    }

    fn push_discard(&mut self, card: u8) {
        self.put(card, Whereabouts::Discard);
        self.discard.push(card);
    }

    /// Draws for somebody: the card if it is known, otherwise 0.
    fn draw(&mut self, view: &View<'_>) -> u8 {
        if self.stock == 0 {
            self.renew(view);
        }
        self.stock = self.stock.saturating_sub(1);
        if self.order.len > 0 { self.order.pop() } else { 0 }
    }

    /// The discards become the stock (R12).
    fn renew(&mut self, view: &View<'_>) {
        // Everything still unseen must be in a rack; the discards are drawn from now on.
        for whereabouts in &mut self.whereabouts {
            *whereabouts = match *whereabouts {
                Whereabouts::Unseen => Whereabouts::Held,
                Whereabouts::Discard => Whereabouts::Unseen,
                other => other,
            };
        }
        self.stock = self.discard.len;
        self.renewals += 1;
        self.order = NumberPile::EMPTY;
        if view.rules.replenish == Replenish::TurnOver {
            while self.discard.len > 0 {
                let card = self.discard.pop();
                self.order.push(card);
            }
        }
        self.discard = NumberPile::EMPTY;
    }

    /// Forgets past moves: any number but the seat's own may be drawn again.
    pub(super) fn forget(&mut self) {
        for whereabouts in &mut self.whereabouts {
            if matches!(*whereabouts, Whereabouts::Discard | Whereabouts::Held) {
                *whereabouts = Whereabouts::Unseen;
            }
        }
        self.next = None;
    }

    /// Leaves nothing of how likely each number is to come but what may still be drawn.
    pub(super) fn keep_drawable(&self, weights: &mut [u32; NUMBERS]) {
        for (weight, whereabouts) in weights.iter_mut().zip(&self.whereabouts) {
            if *whereabouts != Whereabouts::Unseen {
                *weight = 0;
            }
        }
    }

    /// The known cards of the stock, the top one last; empty while its order is unknown.
    pub(super) fn order(&self) -> &[u8] {
        &self.order.cards[..self.order.len]
    }

    /// How many cards may be drawn.
    pub(super) fn unseen(&self) -> usize {
        self.whereabouts.iter().filter(|&&whereabouts| whereabouts == Whereabouts::Unseen).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition, Match, Rules, Seat};
    use crate::players::{Level, player};

    fn at_every_decision(replenish: Replenish, players: usize, check: impl Fn(&Match, &Seen)) -> Option<()> {
        let mut draft = Edition::MiltonBradley.preset();
        draft.replenish = replenish;
        let rules: Rules = draft.check(players).ok()?;
        for seed in 0..30 {
            let chance = Chance::new(seed);
            let mut game = Match::new(rules, &chance.cut(players)).ok()?;
            game.deal(&chance.deck(0, players), chance.renewals(0)).ok()?;
            let mut easy = player(Level::Easy);
            let mut decisions = 0;
            while let Some(seat) = game.to_act() {
                for seat in game.playing().iter() {
                    if Some(seat) == game.to_act() || game.view(seat)?.decision != Decision::Drawn {
                        check(&game, &Seen::new(&game.view(seat)?));
                    }
                }
                let action = easy.decide(&game.view(seat)?, chance.decision_seed(0, seat, decisions));
                game.play(action).ok()?;
                decisions += 1;
            }
        }
        Some(())
    }

    fn agrees(game: &Match, seen: &Seen) -> Option<()> {
        let round = game.round()?;
        let renewed_early = seen.stock != round.stock_count();
        assert!(!renewed_early || round.stock().is_empty() && seen.stock == round.discard().len());
        for &card in round.stock().cards() {
            assert!(seen.whereabouts[usize::from(card)] == Whereabouts::Unseen, "{card} is in the stock");
        }
        for &card in round.discard().cards() {
            let known = if renewed_early { Whereabouts::Unseen } else { Whereabouts::Discard };
            assert!(seen.whereabouts[usize::from(card)] == known, "{card} is in the discard pile");
        }
        let held = |card| Seat::ALL.iter().any(|&seat| round.rack(seat).numbers().contains(&card));
        for card in 1..NUMBERS as u8 {
            if matches!(seen.whereabouts[usize::from(card)], Whereabouts::Held | Whereabouts::Own) {
                assert!(held(card) || round.drawn().is_some_and(|drawn| drawn.number() == card), "{card} is held");
            }
        }
        if let Some(next) = seen.next {
            let top = if renewed_early { round.discard().cards().first() } else { round.stock().cards().last() };
            assert_eq!(Some(&next), top);
        }
        Some(())
    }

    #[test]
    fn what_is_known_is_so() {
        for replenish in [Replenish::TurnOver, Replenish::Shuffle] {
            for players in 2..=4 {
                let done = at_every_decision(replenish, players, |game, seen| assert!(agrees(game, seen).is_some()));
                assert!(done.is_some());
            }
        }
    }

    #[test]
    fn a_stock_turned_over_has_no_secrets() {
        let done = at_every_decision(Replenish::TurnOver, 4, |_, seen| {
            assert_eq!(seen.next.is_some(), seen.renewals > 0 && seen.stock > 0);
            assert!(seen.renewals == 0 || seen.unseen() == seen.stock);
        });
        assert!(done.is_some());
    }
}
