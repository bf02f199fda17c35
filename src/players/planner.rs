//! A player that plans: the frame that levels fill in with a [`Skill`].

use super::gaps::{DEADLINES, Gaps, LANES, LIVE, Lanes};
use super::ground::Ground;
use super::plan::{Aim, Plan};
use super::player::Player;
use super::rng::Rng;
use super::seen::{NUMBERS, Place, Seen};
use super::waiting;
use crate::engine::{Action, Decision, Goal, Price, Slot, View, bonus_for_run, chip_price};
use std::sync::OnceLock;

/// How well a level plans.
#[derive(Clone, Copy)]
pub(super) struct Skill {
    /// How many of the cards that may be drawn are thought of, chosen at random; `usize::MAX` for every one.
    pub(super) samples: usize,
    /// How roughly the worth of a rack is judged: the share by which it may seem less than it is, 0 to 0.95.
    pub(super) rough: f32,
    /// Whether it remembers what was thrown away and what went into other racks, and so what may still be drawn.
    pub(super) remembers: bool,
    /// Whether a rack in order is kept back while a longer run is worth the wait.
    pub(super) waits: bool,
}

/// How often a live number comes along in a turn, times the number of cards outside the own rack and the top discard.
const ARRIVALS: f32 = 1.1;
/// How much a number counts that lies in the discard pile, next to one in the stock.
pub(super) const DISCARDED: f32 = 0.25;
/// How much a number counts that an opponent holds, at first. It falls when the stock is renewed: what has not come by
/// then is being kept, and who waits for each other's cards waits for ever.
const HELD: f32 = 0.25;
/// After so many renewals of the stock the judgement gets rougher with each, so that no round goes in circles.
const PATIENCE: u32 = 2;
/// By how much it does.
const UNREST: f32 = 0.15;
/// In the two-player run rule (R15) order alone is worth this, next to order with a run: not nothing, because a rack
/// may have no run within reach yet.
const ORDER_WITHOUT_RUN: f32 = 0.01;

/// A player of some skill.
pub(super) struct Planner {
    pub(super) skill: Skill,
}

/// The gap tables for two, three and four players, made when first needed.
static GAPS: [OnceLock<Gaps>; 3] = [const { OnceLock::new() }; 3];

/// A rack of the seat of this view, with what it has seen.
pub(super) fn ground(view: &View<'_>, seen: &Seen, numbers: [u8; Slot::COUNT]) -> Ground<'static> {
    Ground::new(gaps(view), &numbers, view.highest(), &weights(seen))
}

/// The best plans for the rack of this view.
pub(super) fn plan(view: &View<'_>, seen: &Seen) -> Plan<'static> {
    Plan::new(ground(view, seen, *view.rack.numbers()), aim(view, seen))
}

impl Player for Planner {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        match view.decision {
            // With the bonus a run is worth more at the start of the next own turn than now (R23, R31).
            Decision::Eclair if view.rules.bonus && view.rack.has_run_of_three() => return Action::Pass,
            Decision::Eclair => return Action::Eclair,
            _ => {}
        }
        let gaps = gaps(view);
        let mut seen = Seen::new(view);
        // Once the stock has been renewed it is plain to everybody which cards are being kept.
        if !self.skill.remembers && seen.renewals == 0 {
            seen.forget();
        }
        let weights = weights(&seen);
        if view.legal().has(Action::Announce) {
            if !self.skill.waits || !waiting::pays(view, &seen, gaps, &weights, next_turn(&seen)) {
                return Action::Announce;
            } else if view.decision == Decision::Announce {
                return Action::Pass;
            }
        }
        let plan = Plan::new(Ground::new(gaps, view.rack.numbers(), view.highest(), &weights), aim(view, &seen));
        let mut rng = Rng::new(seed, view);
        let rough = (self.skill.rough + seen.renewals.saturating_sub(PATIENCE) as f32 * UNREST).min(0.99);
        // What is as good as ready is seen clearly.
        let judge = |worth: f32, doubt: f32| worth * (1.0 - rough * doubt * (1.0 - worth).max(0.0));

        match (view.decision, view.drawn, view.top_discard) {
            (Decision::Place, Some(card), _) => {
                let worth = plan.with(card.number()).map(|worth| judge(worth, rng.fraction() / 2.0));
                let empty =
                    view.rack.slots().filter(|(_, card)| card.is_none()).map(|(slot, _)| (slot, worth[slot.row()]));
                Action::Place(best(empty).0)
            }
            (Decision::Drawn, Some(card), _) => {
                let worth = plan.with(card.number()).map(|worth| judge(worth, rng.fraction()));
                let (slot, most) = best(Slot::ALL.into_iter().zip(worth));
                if most <= 0.0 && seen.renewals > 0 {
                    // Nothing helps as things are, so they have to change.
                    Action::Exchange(Slot::ALL[rng.below(Slot::COUNT)])
                } else if most > judge(plan.now, rng.fraction()) {
                    Action::Exchange(slot)
                } else {
                    Action::Discard
                }
            }
            (Decision::Turn, _, Some(card)) => {
                let worth = plan.with(card.number()).map(|worth| judge(worth, rng.fraction()));
                let (slot, most) = best(Slot::ALL.into_iter().zip(worth));
                let beats = |other: f32| most > judge(other, 0.5);
                // Drawing is worth no less than the rack as it stands.
                // A few cards thought of are no reason to let a finished rack go by.
                let certain = self.skill.samples < usize::MAX && completes(view, slot, card.number());
                if certain || beats(plan.now) && beats(drawing(&plan, &seen, self.skill.samples, &mut rng)) {
                    Action::Take(slot)
                } else {
                    Action::Draw
                }
            }
            _ => Action::Draw,
        }
    }
}

/// Whether the rack may be announced with this card in this slot (R13, R15).
pub(super) fn completes(view: &View<'_>, slot: Slot, card: u8) -> bool {
    let mut numbers = *view.rack.numbers();
    numbers[slot.row()] = card;
    let run = |three: &[u8]| three[0] + 1 == three[1] && three[1] + 1 == three[2];
    numbers.is_sorted_by(|low, high| low < high) && (!view.needs_run() || numbers.windows(3).any(run))
}

/// The slot that is worth most, the frontmost of equals.
fn best(slots: impl Iterator<Item = (Slot, f32)>) -> (Slot, f32) {
    slots.fold((Slot::ALL[0], -1.0), |best, slot| if slot.1 > best.1 { slot } else { best })
}

/// What it is worth to draw: the mean over what may come.
fn drawing(plan: &Plan<'_>, seen: &Seen, samples: usize, rng: &mut Rng) -> f32 {
    let worth = |card: u8| plan.with(card).into_iter().fold(plan.now, f32::max);
    if let Some(card) = seen.next {
        return worth(card);
    }
    // Of so many neighbours one, at the same place in each group.
    let group = seen.unseen().div_ceil(samples).max(1);
    let numbers = (1..NUMBERS).filter(|&number| seen.place[number] == Place::Unseen);
    let (mut sum, mut count) = (0.0, 0);
    for number in numbers.skip(rng.below(group)).step_by(group) {
        sum += worth(number as u8);
        count += 1;
    }
    if count == 0 { plan.now } else { sum / count as f32 }
}

/// The gap table for as many players as play this round.
pub(super) fn gaps(view: &View<'_>) -> &'static Gaps {
    let outside = f32::from(view.highest()) - Slot::COUNT as f32 - 1.0;
    GAPS[view.playing.len().clamp(2, 4) - 2].get_or_init(|| Gaps::new(ARRIVALS / outside))
}

/// How likely each number is to come along: [`LIVE`] for one that is in the stock for sure.
pub(super) fn weights(seen: &Seen) -> [u32; NUMBERS] {
    let in_stock = seen.stock as f32 / seen.unseen().max(1) as f32;
    let held = HELD / (1 << (2 * seen.renewals).min(6)) as f32;
    let unseen = in_stock + (1.0 - in_stock) * held;
    seen.place.map(|place| {
        let weight = match place {
            Place::None | Place::Own => 0.0,
            Place::Unseen => unseen,
            Place::Discard => DISCARDED,
            Place::Held => held,
        };
        (weight * LIVE as f32) as u32
    })
}

/// How likely it is that no opponent is ready after so many quarters of a turn: a logistic curve around 6½ turns,
/// 1 / (1 + e^((t − 6.5) / 1.36)).
fn unready(quarters: i32) -> f32 {
    1.0 / (1.0 + 0.008_4 * 1.201_8_f32.powi(quarters))
}

/// The quarters of a turn gone in this round. After many turns the tail of the curve stays as it is.
fn quarters_gone(seen: &Seen) -> i32 {
    seen.turns.min(20) as i32 * 4
}

/// How likely it is that nobody else is ready before this seat's next turn, if nobody is now.
pub(super) fn next_turn(seen: &Seen) -> f32 {
    let gone = quarters_gone(seen);
    unready(gone + 4) / unready(gone)
}

/// What to aim for: to be ready before an opponent is, with the rack that pays.
pub(super) fn aim(view: &View<'_>, seen: &Seen) -> Aim {
    let gone = quarters_gone(seen);
    let mut worth: Lanes = [0.0; LANES];
    let mut left = 1.0;
    for (lane, worth) in worth.iter_mut().enumerate() {
        // Each deadline stands for the time up to halfway to the next; of two who are ready in the same turn, this seat
        // comes first half of the time.
        let until = DEADLINES.get(lane + 1).map_or(0.0, |next| {
            let turns = (DEADLINES[lane] + next) / 2.0 + 0.5;
            unready(gone + (turns * 4.0) as i32) / unready(gone)
        });
        *worth = left - until;
        left = until;
    }
    let lengths = [3, 4, 5, 6];
    let run_pay = match view.rules.goal {
        Goal::Chips(chips) if chips.price == Price::AnnouncerRun => lengths.map(|length| chip_price(length) as f32),
        _ if view.rules.bonus => lengths.map(|length| 1.0 + bonus_for_run(length) as f32 / 75.0),
        _ if view.needs_run() => [1.0, 0.0, 0.0, 0.0],
        _ => [0.0; 4],
    };
    Aim { worth, pay: if view.needs_run() { ORDER_WITHOUT_RUN } else { 1.0 }, run_pay }
}
