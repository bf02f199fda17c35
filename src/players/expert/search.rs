//! What each way to end a turn is worth, and from that the value of taking, drawing or keeping.

use super::super::announce_or_wait::completes;
use super::super::announce_or_wait::longest_run;
use super::super::plan::Plan;
use super::super::planner::next_turn;
use super::super::seen::{NUMBERS, Whereabouts};
use super::features::{Inputs, Numbers, Position};
use super::network::{Network, Outlook};
use super::stakes::Stakes;
use crate::engine::{Rack, Slot, View};

/// The least that is lost by breaking up a rack that may be announced, in points.
const BREAKING_UP: f32 = 5.0;

/// The value of a choice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// The chance that this seat's side announces.
    pub(super) chance: f32,
    /// In points, weighed by the stakes.
    pub(super) worth: f32,
}

/// How many options are considered.
#[derive(Clone, Copy)]
pub(super) struct Breadth {
    /// How many slots are considered for a card that may be drawn: the best by the plan.
    pub(super) slots: usize,
    /// How many of the cards that may be drawn are considered; `usize::MAX` for all.
    pub(super) cards: usize,
}

/// Values the actions open at one decision.
pub(super) struct Search<'a> {
    pub(super) position: Position<'a>,
    pub(super) plan: Plan<'static>,
    network: &'a Network,
    stakes: Stakes,
    breadth: Breadth,
}

impl<'a> Search<'a> {
    pub(super) fn new(view: &'a View<'a>, network: &'a Network, breadth: Breadth) -> Search<'a> {
        let position = Position::new(view);
        let plan = position.plan();
        Search { position, plan, network, stakes: Stakes::new(view), breadth }
    }

    /// The value of announcing with these cards.
    pub(super) fn announced(&self, numbers: &Numbers) -> Value {
        Value { chance: 1.0, worth: self.stakes.announced(longest_run(numbers)) }
    }

    /// The value of ending the turn with this rack, after `card` came and `out` was discarded.
    pub(super) fn ended(&self, numbers: &Numbers, card: u8, out: u8) -> Value {
        let value = self.judged(&self.position.inputs(numbers, card, out), numbers);
        // A rack that may be announced is not broken up: the network has hardly seen such positions in training.
        let worth = match self.position.view.may_announce() {
            true => lower(value.worth, self.announced(self.position.view.rack.numbers()).worth - BREAKING_UP),
            false => value.worth,
        };
        Value { worth, ..value }
    }

    /// The network's value for these features and this rack.
    pub(super) fn judged(&self, inputs: &Inputs, numbers: &Numbers) -> Value {
        let Outlook { chance, rising, pay } = self.network.outlook(inputs);
        let beaten = self.stakes.beaten(rising, longest_run(numbers));
        Value { chance: self.stakes.side(chance), worth: chance * self.stakes.paid(pay) + (1.0 - chance) * beaten }
    }

    /// The value when the round is over: this seat announced, or somebody else did.
    pub(super) fn over(&self, announced: bool, rack: &Rack) -> Value {
        if announced {
            return self.announced(rack.numbers());
        }
        let rising = rack.rising() as f32 / Slot::COUNT as f32;
        Value { chance: 0.0, worth: self.stakes.beaten(rising, longest_run(rack.numbers())) }
    }

    /// The value of putting this card into this slot and ending the turn. If the rack may be announced, it is.
    pub(super) fn with(&self, slot: Slot, card: u8) -> Value {
        let mut numbers = *self.position.view.rack.numbers();
        let out = core::mem::replace(&mut numbers[slot.row()], card);
        if completes(self.position.view, slot, card) {
            self.ready(&numbers, card)
        } else {
            self.ended(&numbers, card, out)
        }
    }

    /// The value of discarding the drawn card.
    pub(super) fn without(&self, card: u8) -> Value {
        let numbers = self.position.view.rack.numbers();
        if self.position.view.may_announce() { self.ready(numbers, card) } else { self.ended(numbers, card, card) }
    }

    /// The value of ending the turn with a rack that may be announced: announced now, or kept back where a longer run
    /// pays more. Once the stock has been renewed it is always announced, because waiting might never end.
    fn ready(&self, numbers: &Numbers, card: u8) -> Value {
        let announced = self.announced(numbers);
        if !self.stakes.runs_pay() || self.position.seen.renewals > 0 {
            return announced;
        }
        better(announced, self.kept_back(numbers, card))
    }

    /// The value of keeping back a rack that may be announced until the end of this seat's next turn: a longer run may
    /// come, or somebody else may announce first. `card` is in hand and cannot come.
    pub(super) fn kept_back(&self, numbers: &Numbers, card: u8) -> Value {
        let seen = &self.position.seen;
        let others = self.position.view.playing.len() as i32 - 1;
        let alone = (0..others).fold(1.0, |chance, _| chance * next_turn(seen));
        let now = self.announced(numbers);
        let (mut sum, mut count) = (0.0, 0.0);
        for next in (1..NUMBERS as u8)
            .filter(|&next| seen.whereabouts[usize::from(next)] == Whereabouts::Unseen && next != card)
        {
            let mut best = now;
            for row in 0..Slot::COUNT {
                let below = if row > 0 { numbers[row - 1] } else { 0 };
                let above = if row + 1 < Slot::COUNT { numbers[row + 1] } else { u8::MAX };
                if below < next && next < above {
                    let mut longer = *numbers;
                    longer[row] = next;
                    best = better(best, self.announced(&longer));
                }
            }
            sum += best.worth;
            count += 1.0;
        }
        let next = if count > 0.0 { sum / count } else { now.worth };
        let beaten = self.stakes.beaten(1.0, longest_run(numbers));
        Value { chance: self.stakes.side(alone), worth: alone * next + (1.0 - alone) * beaten }
    }

    /// The value of an Éclair (R31).
    pub(super) fn eclair(&self) -> Value {
        Value { chance: 1.0, worth: self.stakes.eclair() }
    }

    /// The value of a dealt card in a slot (R30), by the chance that the plan gives the resulting rack.
    pub(super) fn placed(&self, chance: f32) -> Value {
        let chance = if chance > 1.0 { 1.0 } else { chance };
        Value { chance, worth: chance * self.stakes.paid(1.0) + (1.0 - chance) * self.stakes.beaten(0.4, 1) }
    }

    /// The best slots for a card, by the plan.
    fn likely(&self, card: u8) -> impl Iterator<Item = Slot> {
        let worth = self.plan.with(card);
        let mut slots = Slot::ALL;
        slots.sort_by(|a, b| worth[b.row()].total_cmp(&worth[a.row()]));
        slots.into_iter().take(self.breadth.slots)
    }

    /// Whether a longer run pays the announcer more.
    pub(super) fn runs_pay(&self) -> bool {
        self.stakes.runs_pay()
    }

    /// Whether all cards and slots are considered.
    pub(super) fn thorough(&self) -> bool {
        self.breadth.cards == usize::MAX
    }

    /// The slots to consider for a card at hand.
    pub(super) fn slots(&self, card: u8) -> impl Iterator<Item = Slot> {
        let likely: Vec<Slot> = if self.thorough() { Slot::ALL.to_vec() } else { self.likely(card).collect() };
        likely.into_iter()
    }

    /// The best value with this drawn card.
    fn drawn(&self, card: u8) -> Value {
        self.likely(card).map(|slot| self.with(slot, card)).fold(self.without(card), better)
    }

    /// The value of drawing: the mean over the cards that may come.
    pub(super) fn drawing(&mut self, start: usize) -> Value {
        self.position.remove_drawn();
        if let Some(card) = self.position.seen.next {
            return self.drawn(card);
        }
        let group = self.position.seen.unseen().div_ceil(self.breadth.cards).max(1);
        let unseen = (1..NUMBERS).filter(|&number| self.position.seen.whereabouts[number] == Whereabouts::Unseen);
        let (mut sum, mut count) = (Value { chance: 0.0, worth: 0.0 }, 0.0);
        for number in unseen.skip(start % group).step_by(group) {
            let value = self.drawn(number as u8);
            sum = Value { chance: sum.chance + value.chance, worth: sum.worth + value.worth };
            count += 1.0;
        }
        if count == 0.0 {
            return self.without(0);
        }
        Value { chance: sum.chance / count, worth: sum.worth / count }
    }
}

/// The lower of two numbers.
fn lower(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The better of two choices.
pub(super) fn better(a: Value, b: Value) -> Value {
    if b.worth > a.worth { b } else { a }
}
