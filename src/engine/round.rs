//! One round, from the deal to Rack-O.

mod eclair;
mod renewal;

pub(super) use eclair::placings;

use super::action::{Action, Actions};
use super::card::{Card, Slot};
use super::deal::Deck;
use super::event::{CardIn, Event, Secret};
use super::piles::Pile;
use super::rack::Rack;
use super::refusal::Refusal;
use super::result::Call;
use super::seat::{Seat, SeatSet};

/// The rules of the match that affect the play of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// With two players, announcing needs a run of three (R15).
    pub run_of_three: bool,
    /// The owners place their dealt cards and may call Racko Éclair (R30).
    pub eclair: bool,
    /// A used-up stock is shuffled rather than turned over (R12).
    pub shuffle: bool,
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seat to act puts its dealt card into an empty slot (R30).
    Place,
    /// The seat to act has a rack in order and may announce Éclair (R31).
    EclairCall,
    /// The seat to act takes or draws a card, or announces first (R7, R14).
    Turn,
    /// The seat to act has drawn and exchanges or discards the card (R9).
    Drawn,
    /// The seat to act has ended its turn and may announce (R14).
    Announce,
    /// The round is over (R14).
    Over {
        /// Who announced.
        announcer: Seat,
        /// What was announced.
        call: Call,
    },
}

/// One round: the racks, the piles and whose decision is due. A small `Copy` value: [`Round::play`] returns the state
/// after an action and leaves this one unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    racks: [Rack; Seat::MOST],
    stock: Pile<60>,
    discard: Pile<20>,
    drawn: Option<Card>,
    opening: Option<Card>,
    phase: Phase,
    to_act: Seat,
    dealer: Seat,
    seats: SeatSet,
    terms: Terms,
    renewals: u16,
    chance: u64,
}

impl Round {
    /// Deals a round (R4, R5): ten cards to each of `seats`, one at a time from the dealer's left, into slots 50, 45, …
    /// 5, then turns up the next card. With [`Terms::eclair`] the seats place their cards first (R30).
    ///
    /// `chance` seeds the shuffling of a used-up stock (R12) and affects nothing else. The deck must be the one for
    /// this number of seats (R1); [`Match::deal`](super::Match::deal) checks that.
    pub fn deal(terms: Terms, seats: SeatSet, dealer: Seat, deck: &Deck, chance: u64) -> Round {
        let mut round = Round {
            racks: [Rack::EMPTY; Seat::MOST],
            stock: Pile::from_top(deck.cards()),
            discard: Pile::EMPTY,
            drawn: None,
            opening: None,
            phase: Phase::Turn,
            to_act: seats.left_of(dealer),
            dealer,
            seats,
            terms,
            renewals: 0,
            chance,
        };
        if terms.eclair {
            round.phase = Phase::Place;
            return round;
        }
        for slot in Slot::ALL.into_iter().rev() {
            for seat in seats.from_left_of(dealer) {
                if let Some(card) = round.stock.pop() {
                    round.racks[seat.number()].exchange(slot, card);
                }
            }
        }
        round.turn_up();
        round
    }

    /// The same round with another seed for shuffling used-up stocks (R12). For a round continued from a record, which
    /// holds no seed.
    #[must_use]
    pub const fn with_chance(mut self, chance: u64) -> Round {
        self.chance = chance;
        self
    }

    /// Turns up the first discard; the dealer's left begins (R5, R6).
    fn turn_up(&mut self) {
        self.opening = self.stock.pop();
        if let Some(card) = self.opening {
            self.discard.push(card);
        }
        self.phase = Phase::Turn;
        self.to_act = self.seats.left_of(self.dealer);
    }

    /// The state after this action of the seat to act.
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule.
    #[inline]
    pub fn play(&self, action: Action) -> Result<Round, Refusal> {
        let mut next = *self;
        next.apply(action)?;
        Ok(next)
    }

    /// Whether the action is legal now.
    #[inline]
    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.legal().has(action) { Ok(()) } else { Err(self.refusal(action)) }
    }

    /// Like [`Round::play`], in place.
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule; the round is unchanged.
    #[inline]
    pub fn apply(&mut self, action: Action) -> Result<(), Refusal> {
        self.apply_with(action, &mut |_| {})
    }

    /// Like [`Round::apply`], and reports each event.
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule; the round is unchanged, and nothing was reported.
    #[inline]
    pub fn apply_with(&mut self, action: Action, on_event: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(action)?;
        let seat = self.to_act;
        match action {
            Action::Take(slot) => {
                if let Some(card) = self.discard.pop() {
                    on_event(Event::Took { seat, card });
                    self.exchange(slot, card, CardIn::Taken(card), on_event);
                }
            }
            Action::Draw => {
                if self.stock.is_empty() {
                    self.renew_stock();
                    on_event(Event::StockRenewed { shuffled: self.terms.shuffle });
                }
                self.drawn = self.stock.pop();
                self.phase = Phase::Drawn;
                if let Some(card) = self.drawn {
                    on_event(Event::Drew { seat, card: Secret::new(seat, card) });
                }
            }
            Action::Exchange(slot) => {
                if let Some(card) = self.drawn.take() {
                    self.exchange(slot, card, CardIn::Drawn(Secret::new(seat, card)), on_event);
                }
            }
            Action::Discard => {
                if let Some(card) = self.drawn.take() {
                    self.discard.push(card);
                    on_event(Event::Discarded { seat, card });
                }
                self.end_turn();
            }
            Action::Announce => self.announce(Call::RackO, on_event),
            Action::Eclair => self.announce(Call::Eclair, on_event),
            Action::Pass => {
                on_event(Event::Passed { seat });
                if self.phase == Phase::EclairCall {
                    self.ask_eclair(Some(seat), on_event);
                } else {
                    self.pass_turn();
                }
            }
            Action::Place(slot) => return self.place(seat, slot, on_event),
        }
        Ok(())
    }

    #[inline]
    fn exchange(&mut self, slot: Slot, card: Card, seen: CardIn, on_event: &mut impl FnMut(Event)) {
        let seat = self.to_act;
        if let Some(out) = self.racks[seat.number()].exchange(slot, card) {
            self.discard.push(out);
            on_event(Event::Exchanged { seat, slot, card: seen, out });
        }
        self.end_turn();
    }

    fn announce(&mut self, call: Call, on_event: &mut impl FnMut(Event)) {
        let announcer = self.to_act;
        self.phase = Phase::Over { announcer, call };
        on_event(Event::Announced { seat: announcer, call });
    }

    /// Ends the turn (R11); a seat that may announce is asked first (R14).
    #[inline]
    fn end_turn(&mut self) {
        if self.may_announce(self.to_act) {
            self.phase = Phase::Announce;
        } else {
            self.pass_turn();
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.to_act = self.seats.left_of(self.to_act);
        self.phase = Phase::Turn;
    }

    /// The legal actions of the seat to act. No others are accepted.
    #[inline]
    pub fn legal(&self) -> Actions {
        match self.phase {
            Phase::Turn if self.may_announce(self.to_act) => Actions::TAKES_DRAW_AND_ANNOUNCE,
            Phase::Turn => Actions::TAKES_AND_DRAW,
            Phase::Drawn => Actions::EXCHANGES_AND_DISCARD,
            Phase::Announce => Actions::ANNOUNCE_OR_PASS,
            Phase::Place => placings(&self.racks[self.to_act.number()]),
            Phase::EclairCall => Actions::ECLAIR_OR_PASS,
            Phase::Over { .. } => Actions::NONE,
        }
    }

    /// Why an illegal action is refused.
    #[cold]
    fn refusal(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Over { .. }, _) => Refusal::RoundOver,
            (Phase::Place, Action::Place(_)) => Refusal::SlotFilled,
            (Phase::Place, _) => Refusal::StillDealing,
            (_, Action::Place(_)) => Refusal::NothingToPlace,
            (Phase::EclairCall, _) => Refusal::EclairFirst,
            (_, Action::Eclair) => Refusal::NoEclair,
            (Phase::Drawn, Action::Announce | Action::Pass | Action::Take(_) | Action::Draw) => Refusal::CardInHand,
            (Phase::Announce, _) => Refusal::TurnEnded,
            (_, Action::Pass) => Refusal::NothingToPass,
            (_, Action::Announce) if !self.racks[self.to_act.number()].is_in_order() => Refusal::NotInOrder,
            (_, Action::Announce) => Refusal::NoRunOfThree,
            _ => Refusal::NoCardInHand,
        }
    }

    /// Whether the seat's rack may be announced: it is in order (R13) and has a run of three where R15 demands one.
    #[inline]
    pub fn may_announce(&self, seat: Seat) -> bool {
        let rack = &self.racks[seat.number()];
        rack.is_in_order() && (!self.needs_run() || rack.has_run_of_three())
    }

    /// Whether announcing needs a run of three in this round (R15).
    #[inline]
    pub const fn needs_run(&self) -> bool {
        self.terms.run_of_three && self.seats.len() == 2
    }

    /// The rack of a seat.
    pub const fn rack(&self, seat: Seat) -> &Rack {
        &self.racks[seat.number()]
    }

    /// All racks by seat; empty for seats that are not in the round.
    pub const fn racks(&self) -> &[Rack; Seat::MOST] {
        &self.racks
    }

    /// The stock. Its order is secret.
    pub const fn stock(&self) -> &Pile<60> {
        &self.stock
    }

    /// The number of cards in the stock. During an Éclair deal, the number that will be left after it.
    pub const fn stock_count(&self) -> usize {
        match self.phase {
            Phase::Place => self.stock.len() - self.seats.len() * Slot::COUNT,
            _ => self.stock.len(),
        }
    }

    /// The discard pile.
    pub const fn discard(&self) -> &Pile<20> {
        &self.discard
    }

    /// The card drawn from the stock that the seat to act has in hand.
    pub const fn drawn(&self) -> Option<Card> {
        self.drawn
    }

    /// The first card turned up (R5), once it has been.
    pub const fn opening(&self) -> Option<Card> {
        self.opening
    }

    /// Where the round stands.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose decision is due; `None` when the round is over.
    #[inline]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { .. } => None,
            _ => Some(self.to_act),
        }
    }

    /// Who deals this round.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seats that play this round.
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// How often the stock has been renewed (R12).
    pub const fn renewals(&self) -> u16 {
        self.renewals
    }

    /// The rules that affect the play.
    pub const fn terms(&self) -> Terms {
        self.terms
    }
}
