//! A used-up stock (R12).

use super::super::action::Action;
use super::super::card::Card;
use super::super::deal;
use super::super::event::Event;
use super::super::piles::Pile;
use super::super::refusal::Refusal;
use super::Round;

impl Round {
    /// Like [`Round::play`] with [`Action::Draw`] from a used-up stock, but with the order of the new stock given, top card
    /// first: for a match that was shuffled elsewhere (R12).
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule; [`Refusal::WrongNewStock`] if the cards are not the discards.
    pub fn play_renewed(&self, new_stock: &[Card]) -> Result<Round, Refusal> {
        let mut next = *self;
        next.apply_renewed(new_stock, &mut |_| {})?;
        Ok(next)
    }

    /// Like [`Round::play_renewed`], in place, and reports each event.
    ///
    /// # Errors
    /// As for [`Round::play_renewed`]; the round is unchanged, and nothing was reported.
    pub fn apply_renewed(&mut self, new_stock: &[Card], on_event: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(Action::Draw)?;
        if !self.stock.is_empty() {
            return Err(Refusal::StockNotUsedUp);
        }
        let set = |cards: &mut dyn Iterator<Item = u8>| cards.fold(0u64, |set, card| set | 1 << card);
        let given = set(&mut new_stock.iter().map(|card| card.number()));
        if !self.terms.shuffle
            || new_stock.len() != self.discard.len()
            || given != set(&mut self.discard.cards().iter().copied())
        {
            return Err(Refusal::WrongNewStock);
        }
        self.stock = Pile::from_top(new_stock.iter().copied());
        self.discard = Pile::EMPTY;
        self.renewals = self.renewals.saturating_add(1);
        on_event(Event::StockRenewed { shuffled: true });
        self.apply_with(Action::Draw, on_event)
    }

    /// Makes the discards the stock again (R12): turned over, so that the oldest is on top, or shuffled.
    #[cold]
    pub(super) fn renew_stock(&mut self) {
        let discards = core::mem::replace(&mut self.discard, Pile::EMPTY);
        self.stock = discards.turned_over();
        if self.terms.shuffle {
            deal::shuffle_renewed(self.chance, self.renewals, self.stock.cards_mut());
        }
        self.renewals = self.renewals.saturating_add(1);
    }
}
