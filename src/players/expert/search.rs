//! What each way to end a turn is worth, and from that what it is worth to take, to draw, or to keep.

use super::super::plan::Plan;
use super::super::planner::{completes, next_turn};
use super::super::seen::{NUMBERS, Place};
use super::super::waiting::longest_run;
use super::network::{Network, Outlook};
use super::scene::{Inputs, Numbers, Scene};
use super::stakes::Stakes;
use crate::engine::{Rack, Slot, View};

/// What is lost at least by taking a rack apart that may be announced, in points.
const TAKEN_APART: f32 = 5.0;

/// What a choice is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// The chance that the own side announces.
    pub(super) chance: f32,
    /// Points, by the stakes.
    pub(super) worth: f32,
}

/// How thoroughly is looked.
#[derive(Clone, Copy)]
pub(super) struct Care {
    /// How many slots the network looks at for a card that may be drawn: those that the plan likes best.
    pub(super) slots: usize,
    /// How many of the cards that may be drawn are looked at; `usize::MAX` for every one.
    pub(super) cards: usize,
}

/// Looks at the ways to go on.
pub(super) struct Search<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) plan: Plan<'static>,
    network: &'a Network,
    stakes: Stakes,
    care: Care,
}

impl<'a> Search<'a> {
    pub(super) fn new(view: &'a View<'a>, network: &'a Network, care: Care) -> Search<'a> {
        let scene = Scene::new(view);
        let plan = scene.plan();
        Search { scene, plan, network, stakes: Stakes::new(view), care }
    }

    /// What announcing is worth with these cards.
    pub(super) fn announced(&self, numbers: &Numbers) -> Value {
        Value { chance: 1.0, worth: self.stakes.announced(longest_run(numbers)) }
    }

    /// What it is worth when the turn ends with this rack, after `card` came and `out` was thrown away.
    pub(super) fn ended(&self, numbers: &Numbers, card: u8, out: u8) -> Value {
        let value = self.judged(&self.scene.inputs(numbers, card, out), numbers);
        // What is ready is not taken apart: the network has hardly seen that, and knows too little of it.
        let worth = match self.scene.view.may_announce() {
            true => lower(value.worth, self.announced(self.scene.view.rack.numbers()).worth - TAKEN_APART),
            false => value.worth,
        };
        Value { worth, ..value }
    }

    /// What the network says to these figures of a rack.
    pub(super) fn judged(&self, inputs: &Inputs, numbers: &Numbers) -> Value {
        let Outlook { chance, rising, pay } = self.network.outlook(inputs);
        let beaten = self.stakes.beaten(rising, longest_run(numbers));
        Value { chance: self.stakes.side(chance), worth: chance * self.stakes.paid(pay) + (1.0 - chance) * beaten }
    }

    /// What it is worth when the round ends with this rack, announced or beaten.
    pub(super) fn over(&self, announced: bool, rack: &Rack) -> Value {
        if announced {
            return self.announced(rack.numbers());
        }
        let rising = rack.rising() as f32 / Slot::COUNT as f32;
        Value { chance: 0.0, worth: self.stakes.beaten(rising, longest_run(rack.numbers())) }
    }

    /// What it is worth to have this card in this slot, the turn over. A rack that may be announced then is.
    pub(super) fn with(&self, slot: Slot, card: u8) -> Value {
        let mut numbers = *self.scene.view.rack.numbers();
        let out = core::mem::replace(&mut numbers[slot.row()], card);
        if completes(self.scene.view, slot, card) {
            self.ready(&numbers, card)
        } else {
            self.ended(&numbers, card, out)
        }
    }

    /// What it is worth to throw the drawn card away.
    pub(super) fn without(&self, card: u8) -> Value {
        let numbers = self.scene.view.rack.numbers();
        if self.scene.view.may_announce() { self.ready(numbers, card) } else { self.ended(numbers, card, card) }
    }

    /// What it is worth to end the turn with a rack that may be announced: announced, or kept back where a longer run
    /// pays more. Once the stock has been renewed everybody has had their chance; who waits on would wait for ever.
    fn ready(&self, numbers: &Numbers, card: u8) -> Value {
        let announced = self.announced(numbers);
        if !self.stakes.runs_pay() || self.scene.seen.renewals > 0 {
            return announced;
        }
        better(announced, self.kept_back(numbers, card))
    }

    /// What it is worth to keep back a rack that may be announced, until the end of the next own turn: a longer run may
    /// come, and another may announce first. `card` is in hand and does not come.
    pub(super) fn kept_back(&self, numbers: &Numbers, card: u8) -> Value {
        let seen = &self.scene.seen;
        let others = self.scene.view.playing.len() as i32 - 1;
        let alone = (0..others).fold(1.0, |chance, _| chance * next_turn(seen));
        let now = self.announced(numbers);
        let (mut sum, mut count) = (0.0, 0.0);
        for next in (1..NUMBERS as u8).filter(|&next| seen.place[usize::from(next)] == Place::Unseen && next != card) {
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

    /// What an Éclair is worth (R31).
    pub(super) fn eclair(&self) -> Value {
        Value { chance: 1.0, worth: self.stakes.eclair() }
    }

    /// What it is worth to have a dealt card in a slot (R30), by the plan for the rack it then is.
    pub(super) fn placed(&self, chance: f32) -> Value {
        let chance = if chance > 1.0 { 1.0 } else { chance };
        Value { chance, worth: chance * self.stakes.paid(1.0) + (1.0 - chance) * self.stakes.beaten(0.4, 1) }
    }

    /// The slots for a card that the plan likes best.
    fn likely(&self, card: u8) -> impl Iterator<Item = Slot> {
        let worth = self.plan.with(card);
        let mut slots = Slot::ALL;
        slots.sort_by(|a, b| worth[b.row()].total_cmp(&worth[a.row()]));
        slots.into_iter().take(self.care.slots)
    }

    /// Whether a longer run of the announcer pays more.
    pub(super) fn runs_pay(&self) -> bool {
        self.stakes.runs_pay()
    }

    /// Whether every card and slot is looked at.
    pub(super) fn thorough(&self) -> bool {
        self.care.cards == usize::MAX
    }

    /// The slots that are judged for a card at hand: all, unless little care is taken.
    pub(super) fn slots(&self, card: u8) -> impl Iterator<Item = Slot> {
        let likely: Vec<Slot> = if self.thorough() { Slot::ALL.to_vec() } else { self.likely(card).collect() };
        likely.into_iter()
    }

    /// The best that can be done with a card that was drawn.
    fn drawn(&self, card: u8) -> Value {
        self.likely(card).map(|slot| self.with(slot, card)).fold(self.without(card), better)
    }

    /// What it is worth to draw: the mean over what may come.
    pub(super) fn drawing(&mut self, start: usize) -> Value {
        self.scene.lift();
        if let Some(card) = self.scene.seen.next {
            return self.drawn(card);
        }
        let group = self.scene.seen.unseen().div_ceil(self.care.cards).max(1);
        let unseen = (1..NUMBERS).filter(|&number| self.scene.seen.place[number] == Place::Unseen);
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

/// The lower of two figures.
fn lower(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The better of two choices.
pub(super) fn better(a: Value, b: Value) -> Value {
    if b.worth > a.worth { b } else { a }
}
