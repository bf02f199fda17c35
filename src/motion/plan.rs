//! Plans the motion between two scenes.

use super::place::{Heard, Place};
use super::scene::{InHand, Scene};
use crate::engine::{Card, PublicMove, Seat, Slot, Source};

/// How a flight is eased.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ease {
    /// From place to place, slowing down.
    Travel,
    /// Into a slot, with a little spring.
    Settle,
}

/// A card in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it starts.
    pub from: Place,
    /// Where it ends.
    pub to: Place,
    /// The face it shows at the start; `None` for its back.
    pub leaves: Option<Card>,
    /// The face it shows at the end; `None` for its back.
    pub arrives: Option<Card>,
    /// How it is eased.
    pub ease: Ease,
    /// Its duration in milliseconds.
    pub lasts: u16,
}

/// Something that happens a number of milliseconds after the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timed<T> {
    /// When, in milliseconds.
    pub at: u16,
    /// What happens.
    pub what: T,
}

/// Everything that moves and is heard.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The flights, in stacking order.
    pub flights: Vec<Timed<Flight>>,
    /// The pegs that go in at the viewer's rack.
    pub pegs: Vec<Timed<Slot>>,
    /// What is heard.
    pub sounds: Vec<Timed<Heard>>,
}

/// Duration of a draw, in milliseconds, as all of these.
const DRAW: u16 = 320;
/// Taking the top discard.
const TAKE: u16 = 240;
/// A card into the player's own slot.
const SETTLE: u16 = 280;
/// The replaced card to the discard pile, and the delay before it leaves.
const DISCARD: u16 = 320;
const LATER: u16 = 60;
/// A computer player's card.
const OTHERS: u16 = 420;
/// A dealt card.
const DEAL: u16 = 140;
/// The delay between two dealt cards, and between two pegs.
const DEAL_APART: u16 = 24;
const PEGS_APART: u16 = 40;

impl Plan {
    /// Whether it deals: nothing else moves more cards than a rack holds.
    pub fn is_deal(&self) -> bool {
        self.flights.len() > Slot::COUNT
    }

    fn fly(&mut self, at: u16, flight: Flight) {
        let end = at + flight.lasts;
        match (flight.from, flight.to) {
            (_, Place::Slot(_, slot)) => self.hear(end - flight.lasts / 4, Heard::Slot(slot.row() as u8)),
            (_, Place::DiscardPile) => self.hear(end, Heard::Discard),
            _ => self.hear(at, Heard::Draw),
        }
        self.flights.push(Timed { at, what: flight });
    }

    fn hear(&mut self, at: u16, what: Heard) {
        self.sounds.push(Timed { at, what });
    }

    /// Whether nothing moves.
    pub fn is_empty(&self) -> bool {
        self.flights.is_empty() && self.pegs.is_empty()
    }

    /// When everything has ended, in milliseconds.
    pub fn lasts(&self) -> u16 {
        let mut lasts = 0;
        for flight in &self.flights {
            lasts = lasts.max(flight.at + flight.what.lasts);
        }
        for peg in &self.pegs {
            lasts = lasts.max(peg.at + 140);
        }
        lasts
    }

    /// The same plan at this percentage of its speed.
    pub fn paced(mut self, hundredths: u16) -> Plan {
        let pace = |time: &mut u16| *time = (u32::from(*time) * 100 / u32::from(hundredths.max(1))) as u16;
        for flight in &mut self.flights {
            pace(&mut flight.at);
            pace(&mut flight.what.lasts);
        }
        self.pegs.iter_mut().for_each(|peg| pace(&mut peg.at));
        self.sounds.iter_mut().for_each(|sound| pace(&mut sound.at));
        self
    }
}

/// What moves from one scene to the next. Nothing if the second does not follow from the first: another round or
/// viewer, moves taken back, or more than one turn at once.
pub fn plan(before: Option<&Scene>, after: &Scene) -> Plan {
    let Some(before) = before.filter(|before| before.round == after.round) else {
        return if after.is_fresh() { deal(after) } else { Plan::default() };
    };
    let mut plan = Plan::default();
    if before.viewer != after.viewer || after.turns < before.turns || after.turns > before.turns + 1 {
        return plan;
    }
    if after.turns > before.turns {
        if let Some(turn) = after.last {
            end_of_turn(&mut plan, before, after, turn);
        }
    } else {
        placings(&mut plan, before, after);
        to_hand(&mut plan, before, after);
    }
    plan
}

/// The deal: one card at a time, face down, slot 50 first (R4), and one turned up (R5).
fn deal(after: &Scene) -> Plan {
    let mut plan = Plan::default();
    let mut at = 0;
    for slot in Slot::ALL.into_iter().rev() {
        for &seat in &after.dealt_to {
            let to = Place::Slot(seat, slot);
            let flight =
                Flight { from: Place::Stock, to, leaves: None, arrives: None, ease: Ease::Travel, lasts: DEAL };
            plan.flights.push(Timed { at, what: flight });
            // One sound per row of cards: forty would rattle.
            if Some(&seat) == after.dealt_to.first() {
                plan.hear(at, Heard::Draw);
            }
            at += DEAL_APART;
        }
    }
    let opening = Flight {
        from: Place::Stock,
        to: Place::DiscardPile,
        leaves: None,
        arrives: after.top,
        ease: Ease::Travel,
        lasts: DRAW,
    };
    plan.fly(at + 120, opening);
    pegs(&mut plan, 0, after.rising, at + 120 + DRAW);
    plan
}

fn end_of_turn(plan: &mut Plan, before: &Scene, after: &Scene, turn: PublicMove) {
    let own = after.viewer == Some(turn.seat);
    let (from, held) = match (before.hand, turn.source) {
        (InHand::Drawn(card) | InHand::Picked(card), _) => (Place::Hand, Some(card)),
        (InHand::Covered, _) => (Place::Hand, None),
        (InHand::Nothing, Source::Stock) => (Place::Stock, None),
        (InHand::Nothing, Source::Discard) => (Place::DiscardPile, before.top),
    };
    let leaving = |from, leaves, lasts| Flight {
        from,
        to: Place::DiscardPile,
        leaves,
        arrives: Some(turn.out),
        ease: Ease::Travel,
        lasts,
    };
    let Some(slot) = turn.slot else {
        plan.fly(0, leaving(from, held, if own { DISCARD } else { OTHERS }));
        return;
    };
    let (ease, lasts) = if own { (Ease::Settle, SETTLE) } else { (Ease::Travel, OTHERS) };
    // Where their paths cross, the old card is below the new one.
    let place = Place::Slot(turn.seat, slot);
    let old = leaving(place, before.seen(turn.seat, slot), if own { DISCARD } else { OTHERS });
    plan.fly(LATER, old);
    plan.fly(0, Flight { from, to: place, leaves: held, arrives: after.seen(turn.seat, slot), ease, lasts });
    if own {
        pegs(plan, before.rising, after.rising, SETTLE * 3 / 4);
    }
}

/// Pegs in the rows `from` to `to`.
fn pegs(plan: &mut Plan, from: usize, to: usize, mut at: u16) {
    for slot in Slot::ALL.into_iter().take(to).skip(from) {
        plan.pegs.push(Timed { at, what: slot });
        plan.hear(at, Heard::Peg(slot.row() as u8));
        at += PEGS_APART;
    }
}

/// Cards dealt one by one into slots of the players' choice (R30).
fn placings(plan: &mut Plan, before: &Scene, after: &Scene) {
    for &seat in &after.dealt_to {
        for slot in Slot::ALL {
            let filled = |scene: &Scene| scene.filled[seat.number()][slot.row()];
            if !filled(after) || filled(before) {
                continue;
            }
            let from = match before.hand {
                InHand::Drawn(_) if after.viewer == Some(seat) => Place::Hand,
                _ => Place::Stock,
            };
            let card = after.seen(seat, slot);
            let leaves = card.filter(|_| from == Place::Hand);
            let to = Place::Slot(seat, slot);
            plan.fly(0, Flight { from, to, leaves, arrives: card, ease: Ease::Settle, lasts: SETTLE });
            pegs(plan, before.rising, after.rising, SETTLE * 3 / 4);
        }
    }
}

/// A card that comes to the hand, or leaves it.
fn to_hand(plan: &mut Plan, before: &Scene, after: &Scene) {
    let travel = |from, to, leaves, arrives, lasts| Flight { from, to, leaves, arrives, ease: Ease::Travel, lasts };
    match (before.hand, after.hand) {
        (old, new) if old == new => {}
        (InHand::Nothing, InHand::Picked(card)) => {
            plan.fly(0, travel(Place::DiscardPile, Place::Hand, Some(card), Some(card), TAKE));
        }
        (InHand::Picked(card), InHand::Nothing) => {
            plan.fly(0, travel(Place::Hand, Place::DiscardPile, Some(card), Some(card), TAKE));
        }
        (InHand::Nothing | InHand::Drawn(_), InHand::Covered | InHand::Drawn(_)) => {
            // A used-up stock is turned over first (R12).
            let renewed = after.stock > before.stock && !after.placing;
            if renewed {
                plan.fly(0, travel(Place::DiscardPile, Place::Stock, before.top, None, TAKE));
            }
            let card = match after.hand {
                InHand::Drawn(card) => Some(card),
                _ => None,
            };
            plan.fly(if renewed { TAKE } else { 0 }, travel(Place::Stock, Place::Hand, None, card, DRAW));
        }
        _ => {}
    }
}

/// The rack that a flight belongs to.
impl Flight {
    /// The rack it starts from or ends at.
    pub fn rack(&self) -> Option<Seat> {
        match (self.from, self.to) {
            (_, Place::Slot(seat, _)) | (Place::Slot(seat, _), _) => Some(seat),
            _ => None,
        }
    }
}
