//! A position as one seat sees it, and the features the network judges it by.

use super::super::gap_chances::{DEADLINES, GapChances, LANES, LIVE};
use super::super::plan::{Aim, Plan};
use super::super::planner::{self, DISCARDED};
use super::super::rack_chances::{ROWS, RackChances, TOP};
use super::super::seen::{NUMBERS, Seen, Whereabouts};
use super::game_kind::{PLAIN, game_kind};
use super::rivals::{CARD_FEATURES, FEATURES, Rivals};
use crate::engine::{Action, Seat, Slot, View};

/// Features of the seat's own plan.
const PLAN_FEATURES: usize = 2 * (LANES - 1) + 2 + 2 + 6;
/// Features of the round.
const ROUND_FEATURES: usize = 4;
/// The number of input features.
pub const INPUTS: usize = PLAN_FEATURES + ROUND_FEATURES + 2 * FEATURES + CARD_FEATURES;

/// The features for one outcome of a turn.
pub type Inputs = [f32; INPUTS];
/// The card numbers of a rack, slot 5 first.
pub(super) type Numbers = [u8; Slot::COUNT];

/// What is the same for every action at this decision.
pub(super) struct Position<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) seen: Seen,
    gaps: &'static GapChances,
    weights: [u32; NUMBERS],
    aim: Aim,
    rivals: Rivals,
    next: Seat,
    /// The features that no action of this turn changes.
    constant: [f32; ROUND_FEATURES + 2 * FEATURES],
}

impl<'a> Position<'a> {
    /// The position before a card is taken or drawn, or with the drawn card in hand.
    pub(super) fn new(view: &'a View<'a>) -> Position<'a> {
        let seen = Seen::new(view);
        let rivals = Rivals::new(view);
        let next = view.playing.left_of(view.seat);
        let nearest = rivals.of(next).features();
        // Of the other opponents, the one who is furthest along.
        let mut others = [0.0; FEATURES];
        for seat in view.playing.iter().filter(|&seat| seat != view.seat && seat != next) {
            let features = rivals.of(seat).features();
            if features[2] + features[0] >= others[2] + others[0] {
                others = features;
            }
        }
        let turns = seen.turns.min(30) as f32;
        let cards = f32::from(view.highest()) - (Slot::COUNT * view.playing.len()) as f32;
        let round = [turns / 10.0, 1.0 / (1.0 + turns), seen.stock as f32 / cards, seen.renewals.min(3) as f32];
        let mut constant = [0.0; ROUND_FEATURES + 2 * FEATURES];
        for (input, feature) in constant.iter_mut().zip(round.into_iter().chain(nearest).chain(others)) {
            *input = feature;
        }
        let gaps = planner::gap_chances(view);
        let (weights, aim) = (planner::weights(&seen), planner::aim(view, &seen));
        Position { view, seen, gaps, weights, aim, rivals, next, constant }
    }

    /// Counts one card less in the stock: the one being drawn, whichever it is.
    pub(super) fn remove_drawn(&mut self) {
        let Some(any) = (1..NUMBERS).find(|&number| self.seen.whereabouts[number] == Whereabouts::Unseen) else {
            return;
        };
        self.constant[2] *= self.seen.stock.saturating_sub(1) as f32 / self.seen.stock.max(1) as f32;
        self.seen.stock = self.seen.stock.saturating_sub(1);
        self.seen.whereabouts[any] = Whereabouts::Own;
        let weights = planner::weights(&self.seen);
        self.seen.whereabouts[any] = Whereabouts::Unseen;
        self.weights = weights;
        self.weights[any] = (1..NUMBERS)
            .find(|&number| number != any && self.seen.whereabouts[number] == Whereabouts::Unseen)
            .map_or(0, |number| weights[number]);
    }

    /// The plan for the rack as it is.
    pub(super) fn plan(&self) -> Plan<'static> {
        self.plan_for(self.view.rack.numbers(), &self.weights)
    }

    fn plan_for(&self, numbers: &Numbers, weights: &[u32; NUMBERS]) -> Plan<'static> {
        Plan::new(RackChances::new(self.gaps, numbers, self.view.highest(), weights), self.aim)
    }

    /// The features after a turn: `card` came from a pile, this rack is left, and `out` is discarded.
    pub(super) fn inputs(&self, numbers: &Numbers, card: u8, out: u8) -> Inputs {
        let mut weights = self.weights;
        weights[usize::from(card)] = 0;
        weights[usize::from(out)] = (DISCARDED * LIVE as f32) as u32;
        let plan = self.plan_for(numbers, &weights);
        let mut inputs = [0.0; INPUTS];
        let mut rest = inputs.iter_mut();
        let mut put = |feature: f32| {
            if let Some(input) = rest.next() {
                *input = feature;
            }
        };
        for chance in plan.chances().into_iter().skip(1) {
            put(chance);
            put(chance.sqrt().sqrt());
        }
        put(plan.now);
        put(self.ahead(&plan, card, out));
        put(plan.below[TOP][2]);
        put(plan.below[TOP][5]);
        shape(&plan).into_iter().for_each(&mut put);
        let mut last = 0;
        let rising = numbers.iter().take_while(|&&card| core::mem::replace(&mut last, card) < card).count();
        put(rising as f32 / 10.0);
        self.constant.into_iter().for_each(&mut put);
        // In the regular game of two, rollouts already show what the card is worth to the opponent; these features
        // would only make rounds longer.
        if game_kind(self.view) != PLAIN {
            self.rivals.of(self.next).card_features(out, self.view.highest()).into_iter().for_each(&mut put);
        }
        inputs
    }

    /// The plan's worth with the next card: the mean over the cards that may come, or over the next few where the order
    /// of the stock is known.
    fn ahead(&self, plan: &Plan<'_>, card: u8, out: u8) -> f32 {
        let with = |card: u8| {
            plan.with(card).into_iter().fold(plan.now, |most, worth| if worth > most { worth } else { most })
        };
        let order = self.seen.order();
        let (mut sum, mut count) = (0.0, 0.0);
        if order.is_empty() {
            for number in 1..NUMBERS as u8 {
                if self.seen.whereabouts[usize::from(number)] == Whereabouts::Unseen && number != card && number != out
                {
                    sum += with(number);
                    count += 1.0;
                }
            }
        } else {
            // Each player before this seat's next turn may take one of them.
            for &number in order.iter().rev().filter(|&&number| number != card).take(self.view.playing.len()) {
                count += 1.0;
                sum = sum + (with(number) - sum) * if count > 1.0 { 0.6 } else { 1.0 };
            }
            count = 1.0;
        }
        if count == 0.0 { plan.now } else { sum / count }
    }
}

/// The shape of the best plan for a medium deadline: cards missing, gaps, the widest gap, the share of numbers that
/// help at once, and how scarce numbers are in the tightest gap.
fn shape(plan: &Plan<'_>) -> [f32; 5] {
    let lane = DEADLINES.len() / 2 + 1;
    let rack_chances = &plan.rack_chances;
    let (mut missing, mut gaps, mut widest, mut useful, mut scarce) = (0, 0, 0, 0.0, 3.0f32);
    let mut row = TOP;
    while row > 0 {
        let high = rack_chances.rack[row];
        let (mut best, mut most) = (0, -1.0);
        for from in (0..row).filter(|&from| rack_chances.stands(from) && rack_chances.rack[from] < high) {
            let chance = plan.below[from][lane] * rack_chances.gap(from + 1..row, rack_chances.rack[from], high)[lane];
            if chance > most {
                (best, most) = (from, chance);
            }
        }
        let slots = row - best - 1;
        if slots > 0 {
            let live = rack_chances.live(rack_chances.rack[best], high);
            missing += slots;
            gaps += 1;
            widest = widest.max(slots);
            useful += live;
            let share = live / slots as f32;
            scarce = if share < scarce { share } else { scarce };
        }
        row = best;
    }
    let all = rack_chances.live(0, rack_chances.rack[ROWS - 1]);
    [
        missing as f32 / 10.0,
        gaps as f32 / 5.0,
        widest as f32 / 5.0,
        if all > 0.0 { useful / all } else { 0.0 },
        scarce / 3.0,
    ]
}

/// The features after an action that ends the turn, and the rack it leaves. `None` for other actions.
pub(super) fn after(view: &View<'_>, action: Action) -> Option<(Inputs, Numbers)> {
    let mut numbers = *view.rack.numbers();
    let (card, slot) = match action {
        Action::Take(slot) => (view.top_discard?.number(), Some(slot)),
        Action::Exchange(slot) => (view.drawn?.number(), Some(slot)),
        Action::Discard => (view.drawn?.number(), None),
        _ => return None,
    };
    let out = slot.map_or(card, |slot| core::mem::replace(&mut numbers[slot.row()], card));
    Some((Position::new(view).inputs(&numbers, card, out), numbers))
}
