//! A player that plans: the frame that levels fill in with a [`Skill`].

use super::Player;
use super::gaps::{DEADLINES, Gaps, LANES, LIVE, Lanes};
use super::plan::{Aim, Ground, Plan};
use super::seen::{NUMBERS, Place, Seen};
use super::whim::Whim;
use crate::engine::{Action, Decision, Goal, Price, Slot, View, bonus_for_run, chip_price};

/// How well a level plans.
#[derive(Clone, Copy)]
pub(crate) struct Skill {
    /// How many of the cards that may be drawn are thought of, chosen by whim; `usize::MAX` for every one.
    pub samples: usize,
    /// The mean and the spread of the turns an opponent needs; a spread of 0 for no idea of it.
    pub mean: f32,
    pub spread: f32,
    /// Arrivals of a live number in a turn, times the number of cards outside the own rack.
    pub rate: f32,
    /// How much a number counts that lies in the discard pile, next to one in the stock.
    pub discarded: f32,
    /// The same for one in an opponent's rack.
    pub held: f32,
}

/// A player of some skill.
pub(super) struct Planner {
    skill: Skill,
    /// The gap table, and for which highest card it is.
    gaps: Option<(u8, Gaps)>,
}

impl Planner {
    pub(super) fn new(skill: Skill) -> Planner {
        Planner { skill, gaps: None }
    }
}

impl Player for Planner {
    fn decide(&mut self, view: &View<'_>, whim: u64) -> Action {
        match view.decision {
            Decision::Eclair => return Action::Eclair,
            Decision::Announce => return Action::Announce,
            Decision::Turn if view.may_announce() => return Action::Announce,
            _ => {}
        }
        let skill = self.skill;
        let highest = view.highest();
        if self.gaps.as_ref().is_none_or(|(of, _)| *of != highest) {
            self.gaps = Some((highest, Gaps::new(skill.rate / f32::from(highest - 11))));
        }
        let Some((_, gaps)) = &self.gaps else { return Action::Draw };
        let seen = Seen::new(view);
        let mut whim = Whim::new(whim);
        let aim = aim(view, &skill, &seen);
        let ground = Ground::new(gaps, view.rack.numbers(), highest, &skill.weights(&seen));
        let plan = Plan::new(ground, aim);
        let tired = seen.renewals.saturating_sub(2).min(6) as f32 * 0.12;
        match (view.decision, view.drawn, view.top_discard) {
            (Decision::Place, Some(card), _) => {
                Action::Place(best(&plan, card.number(), |slot| view.rack.get(slot).is_none(), || 1.0).0)
            }
            (Decision::Drawn, Some(card), _) => {
                let mut mood = || 1.0 - tired * whim.share();
                let (slot, worth) = best(&plan, card.number(), |_| true, &mut mood);
                if worth > plan.now * mood() { Action::Exchange(slot) } else { Action::Discard }
            }
            (Decision::Turn, _, Some(card)) => {
                let (slot, worth) = best(&plan, card.number(), |_| true, || 1.0 - tired * whim.share());
                // Drawing is worth no less than the rack as it stands.
                let beaten = |drawing: f32| worth > drawing * (1.0 - tired / 2.0);
                if beaten(plan.now) && beaten(drawing(&plan, &seen, skill.samples, &mut whim)) {
                    Action::Take(slot)
                } else {
                    Action::Draw
                }
            }
            _ => Action::Draw,
        }
    }
}

/// The best slot for a card, and what the rack is then worth.
fn best(plan: &Plan<'_>, card: u8, open: impl Fn(Slot) -> bool, mut mood: impl FnMut() -> f32) -> (Slot, f32) {
    let mut best = (Slot::ALL[0], -1.0);
    for (slot, worth) in Slot::ALL.into_iter().zip(plan.with(card)).filter(|&(slot, _)| open(slot)) {
        let worth = worth * mood();
        if worth > best.1 {
            best = (slot, worth);
        }
    }
    best
}

/// What it is worth to draw: the mean over what may come.
fn drawing(plan: &Plan<'_>, seen: &Seen, samples: usize, whim: &mut Whim) -> f32 {
    let now = plan.now;
    let worth = |card: u8| plan.with(card).into_iter().fold(now, f32::max);
    if let Some(card) = seen.next {
        return worth(card);
    }
    let unseen = seen.unseen();
    let mut sum = 0.0;
    let mut count = 0;
    // Of so many neighbours one, at the same place in each group.
    let group = unseen.div_ceil(samples).max(1);
    let pick = if group > 1 { whim.below(group) } else { 0 };
    let numbers = (1..NUMBERS).filter(|&number| seen.place[number] == Place::Unseen);
    for number in numbers.skip(pick).step_by(group) {
        sum += worth(number as u8);
        count += 1;
    }
    if count == 0 { now } else { sum / count as f32 }
}

impl Skill {
    /// How likely each number is to come along, next to one that is in the stock for sure.
    fn weights(&self, seen: &Seen) -> [u32; NUMBERS] {
        let in_stock = seen.stock as f32 / seen.unseen().max(1) as f32;
        let unseen = in_stock + (1.0 - in_stock) * self.held;
        seen.place.map(|place| {
            let weight = match place {
                Place::None | Place::Own => 0.0,
                Place::Unseen => unseen,
                Place::Discard => self.discarded,
                Place::Held => self.held,
            };
            (weight * LIVE as f32) as u32
        })
    }
}

/// What to aim for: how soon an opponent may be ready, and what is paid for which rack.
fn aim(view: &View<'_>, skill: &Skill, seen: &Seen) -> Aim {
    let turns = seen.turns.min(20) as f32;
    // A logistic curve of the opponents' readiness, on the condition that nobody is ready now.
    let left = |more: f32| 1.0 / (1.0 + ((turns + more - skill.mean) / skill.spread).exp());
    let mut worth: Lanes = [0.0; LANES];
    let mut last = 1.0;
    for lane in 0..LANES {
        let until =
            if lane + 1 < LANES { left((DEADLINES[lane] + DEADLINES[lane + 1]) / 2.0 + 0.5) / left(0.0) } else { 0.0 };
        worth[lane] = last - until;
        last = until;
    }
    let lengths = [3, 4, 5, 6];
    let (mut pay, mut run_pay) = (1.0, [0.0; 4]);
    match view.rules.goal {
        Goal::Chips(chips) if chips.price == Price::AnnouncerRun => {
            run_pay = lengths.map(|length| chip_price(length) as f32);
        }
        Goal::Points(_) | Goal::Rounds(_) if view.rules.bonus => {
            run_pay = lengths.map(|length| 1.0 + bonus_for_run(length) as f32 / 75.0);
        }
        _ if view.needs_run() => run_pay[0] = 1.0,
        _ => {}
    }
    if view.needs_run() {
        pay = 0.01;
    }
    Aim { worth, pay, run_pay }
}
