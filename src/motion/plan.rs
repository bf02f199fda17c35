//! Plans what moves as something happens.

use super::spot::Spot;
use super::viewpoint::Viewpoint;
use crate::engine::{Card, CardIn, Deal, Event, Match, Round, Seat, Secret, Slot};

/// What can be heard at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A card slides from a pile.
    Draw,
    /// A card goes into a slot, by its row: 0 for slot 5, 9 for slot 50.
    Slot(u8),
    /// A card lands on the discard pile.
    Discard,
    /// A peg goes in, by its row.
    Peg(u8),
}

/// How a flight is eased.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ease {
    /// From spot to spot, slowing down.
    Travel,
    /// Into a slot, with a little spring.
    Settle,
}

/// A card in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it starts.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
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
            (_, Spot::Slot(_, slot)) => self.hear(end - flight.lasts / 4, Heard::Slot(slot.row() as u8)),
            (_, Spot::DiscardPile) => self.hear(end, Heard::Discard),
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

/// What moves as these events happen, seen by somebody, over a table that already shows the match after them. `picked_up`:
/// the viewer has the top discard in hand. Nothing moves where more than one turn has ended at once.
pub fn plan(game: &Match, events: &[Event], viewpoint: Viewpoint, picked_up: bool) -> Plan {
    let mut plan = Plan::default();
    let Some(round) = game.round() else { return plan };
    let turns = events.iter().filter(|event| event.public_move().is_some()).count();
    if turns > 1 {
        return plan;
    }
    for event in events {
        match *event {
            Event::Dealt { .. } if game.rules().deal == Deal::Standard => deal(&mut plan, round, viewpoint),
            Event::Placed { seat, slot, card } => placing(&mut plan, round, viewpoint, (seat, slot, card)),
            // Where what became of the card is known at once, it goes there from the stock.
            Event::Drew { seat, card } if turns == 0 => {
                let renewed = events.iter().any(|event| matches!(event, Event::StockRenewed { .. }));
                let last_discard = game.log().last().map(|turn| turn.out).or(round.opening());
                draw(&mut plan, renewed.then_some(last_discard), viewpoint.secret(seat, card));
            }
            Event::Exchanged { seat, slot, card, out } => {
                let own = viewpoint.viewer == Some(seat);
                let face = viewpoint.sees(seat).then(|| card.revealed());
                let (from, leaves) = match card {
                    CardIn::Taken(card) if own && picked_up => (Spot::Hand, Some(card)),
                    CardIn::Taken(card) => (Spot::DiscardPile, Some(card)),
                    CardIn::Drawn(_) if was_in_hand(events) => (Spot::Hand, face),
                    CardIn::Drawn(_) => (Spot::Stock, None),
                };
                let (ease, lasts) = if own { (Ease::Settle, SETTLE) } else { (Ease::Travel, OTHERS) };
                let to = Spot::Slot(seat, slot);
                // Where their paths cross, the old card is below the new one.
                plan.fly(LATER, to_discards(to, viewpoint.sees(seat).then_some(out), out, own));
                plan.fly(0, Flight { from, to, leaves, arrives: face, ease, lasts });
                if own {
                    let mut before = *round.rack(seat);
                    before.exchange(slot, out);
                    pegs(&mut plan, before.rising(), round.rack(seat).rising(), SETTLE * 3 / 4);
                }
            }
            Event::Discarded { seat, card } => {
                let (from, leaves) = match was_in_hand(events) {
                    true => (Spot::Hand, viewpoint.sees(seat).then_some(card)),
                    false => (Spot::Stock, None),
                };
                plan.fly(0, to_discards(from, leaves, card, viewpoint.viewer == Some(seat)));
            }
            _ => {}
        }
    }
    plan
}

/// What moves as the viewer picks the top discard up.
pub fn pick_up(card: Card) -> Plan {
    between_hand_and_discards(Spot::DiscardPile, Spot::Hand, card)
}

/// What moves as the viewer puts the top discard back.
pub fn put_back(card: Card) -> Plan {
    between_hand_and_discards(Spot::Hand, Spot::DiscardPile, card)
}

fn between_hand_and_discards(from: Spot, to: Spot, card: Card) -> Plan {
    let mut plan = Plan::default();
    plan.fly(0, travel(from, to, Some(card), Some(card), TAKE));
    plan
}

/// Whether the drawn card was in the hand before these events, rather than drawn with them.
fn was_in_hand(events: &[Event]) -> bool {
    !events.iter().any(|event| matches!(event, Event::Drew { .. }))
}

const fn travel(from: Spot, to: Spot, leaves: Option<Card>, arrives: Option<Card>, lasts: u16) -> Flight {
    Flight { from, to, leaves, arrives, ease: Ease::Travel, lasts }
}

const fn to_discards(from: Spot, leaves: Option<Card>, card: Card, own: bool) -> Flight {
    travel(from, Spot::DiscardPile, leaves, Some(card), if own { DISCARD } else { OTHERS })
}

/// The deal: one card at a time, face down, slot 50 first (R4), and one turned up (R5).
fn deal(plan: &mut Plan, round: &Round, viewpoint: Viewpoint) {
    let mut at = 0;
    for slot in Slot::ALL.into_iter().rev() {
        for (nth, seat) in round.seats().from_left_of(round.dealer()).enumerate() {
            let what = travel(Spot::Stock, Spot::Slot(seat, slot), None, None, DEAL);
            plan.flights.push(Timed { at, what });
            // One sound per row of cards: forty would rattle.
            if nth == 0 {
                plan.hear(at, Heard::Draw);
            }
            at += DEAL_APART;
        }
    }
    plan.fly(at + 120, travel(Spot::Stock, Spot::DiscardPile, None, round.opening(), DRAW));
    let rising = viewpoint.viewer.map_or(0, |seat| round.rack(seat).rising());
    pegs(plan, 0, rising, at + 120 + DRAW);
}

/// Pegs in the rows `from` to `to`.
fn pegs(plan: &mut Plan, from: usize, to: usize, mut at: u16) {
    for slot in Slot::ALL.into_iter().take(to).skip(from) {
        plan.pegs.push(Timed { at, what: slot });
        plan.hear(at, Heard::Peg(slot.row() as u8));
        at += PEGS_APART;
    }
}

/// A dealt card that goes into a slot of its player's choice, and the next one that comes to the viewer's hand (R30).
fn placing(plan: &mut Plan, round: &Round, viewpoint: Viewpoint, (seat, slot, card): (Seat, Slot, Secret)) {
    let own = viewpoint.viewer == Some(seat);
    let face = viewpoint.secret(seat, card);
    let (from, leaves) = if own { (Spot::Hand, face) } else { (Spot::Stock, None) };
    let to = Spot::Slot(seat, slot);
    plan.fly(0, Flight { from, to, leaves, arrives: face, ease: Ease::Settle, lasts: SETTLE });
    if own {
        let rising = round.rack(seat).rising();
        pegs(plan, rising.min(slot.row()), rising, SETTLE * 3 / 4);
    }
    let next =
        viewpoint.viewer.filter(|&viewer| round.to_act() == Some(viewer)).and_then(|seat| round.dealt_card(seat));
    if next.is_some() {
        plan.fly(0, travel(Spot::Stock, Spot::Hand, None, next, DRAW));
    }
}

/// A card drawn into the hand. A used-up stock is made anew first, of discards with this one on top (R12).
fn draw(plan: &mut Plan, renewed: Option<Option<Card>>, face: Option<Card>) {
    if let Some(last_discard) = renewed {
        plan.fly(0, travel(Spot::DiscardPile, Spot::Stock, last_discard, None, TAKE));
    }
    let at = if renewed.is_some() { TAKE } else { 0 };
    plan.fly(at, travel(Spot::Stock, Spot::Hand, None, face, DRAW));
}

/// The rack that a flight belongs to.
impl Flight {
    /// The rack it starts from or ends at.
    pub fn rack(&self) -> Option<Seat> {
        match (self.from, self.to) {
            (_, Spot::Slot(seat, _)) | (Spot::Slot(seat, _), _) => Some(seat),
            _ => None,
        }
    }
}
