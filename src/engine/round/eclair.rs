//! The Éclair deal: the owners place their cards, then racks in order may announce Éclair.

use super::super::action::{Action, Actions};
use super::super::card::{Card, Slot};
use super::super::event::{Event, Secret};
use super::super::rack::Rack;
use super::super::refusal::Refusal;
use super::super::seat::Seat;
use super::{Phase, Round};

impl Round {
    /// Puts the next dealt card of any seat into a slot, out of turn. Seats see only their own cards, so the order
    /// among them makes no difference (R30).
    ///
    /// # Errors
    /// [`Refusal::NothingToPlace`] or [`Refusal::SlotFilled`] (R30).
    pub fn play_placing(&self, seat: Seat, slot: Slot) -> Result<Round, Refusal> {
        let mut next = *self;
        next.place(seat, slot, &mut |_| {})?;
        Ok(next)
    }

    /// Like [`Round::play_placing`], in place, and reports each event.
    ///
    /// # Errors
    /// As for [`Round::play_placing`]; the round is unchanged, and nothing was reported.
    pub fn place(&mut self, seat: Seat, slot: Slot, on_event: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let card = self.dealt_card(seat).ok_or(Refusal::NothingToPlace)?;
        let rack = &mut self.racks[seat.number()];
        if rack.get(slot).is_some() {
            return Err(Refusal::SlotFilled);
        }
        rack.exchange(slot, card);
        on_event(Event::Placed { seat, slot, card: Secret::new(seat, card) });
        match self.seats.from_left_of(self.dealer).find(|seat| !self.racks[seat.number()].is_full()) {
            Some(next) => self.to_act = next,
            None => {
                for _ in 0..self.seats.len() * Slot::COUNT {
                    self.stock.pop();
                }
                self.ask_eclair(None, on_event);
            }
        }
        Ok(())
    }

    /// Asks the next seat whose rack is in order (R31), starting at the dealer's left or after the seat that answered
    /// last. If none is left, play starts (R5, R32).
    pub(super) fn ask_eclair(&mut self, after: Option<Seat>, on_event: &mut impl FnMut(Event)) {
        let mut rest = self.seats.from_left_of(self.dealer);
        if let Some(seat) = after {
            rest.by_ref().find(|&s| s == seat);
        }
        match rest.find(|s| self.racks[s.number()].is_in_order()) {
            Some(next) => {
                self.to_act = next;
                self.phase = Phase::EclairCall;
            }
            None => {
                self.turn_up();
                if let Some(card) = self.opening() {
                    on_event(Event::TurnedUp { card });
                }
            }
        }
    }

    /// The dealt card that a seat has to place now, in an Éclair deal (R30).
    pub fn dealt_card(&self, seat: Seat) -> Option<Card> {
        if self.phase != Phase::Place || !self.seats.has(seat) {
            return None;
        }
        let placed = self.racks[seat.number()].filled();
        if placed == Slot::COUNT {
            return None;
        }
        let turn = self.seats.from_left_of(self.dealer).position(|s| s == seat)?;
        let from_top = placed * self.seats.len() + turn;
        self.stock.cards().iter().rev().nth(from_top).and_then(|&n| Card::new(n))
    }
}

/// The empty slots that a dealt card can go into (R30).
pub(in crate::engine) fn placings(rack: &Rack) -> Actions {
    rack.slots()
        .filter(|(_, card)| card.is_none())
        .fold(Actions::NONE, |actions, (slot, _)| actions.with(Action::Place(slot)))
}
