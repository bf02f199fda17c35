//! A player that plans. Players differ in their [`Skill`], and characters also in their [`Leanings`].

use super::Player;
use super::announce_or_wait::{self, completes, completes_somewhere};
use super::gap_chances::{DEADLINES, GapChances, LANES, LIVE, Lanes};
use super::leanings::{Leanings, Liking};
use super::plan::{Aim, Plan};
use super::rack_chances::RackChances;
use super::rng::Rng;
use super::seen::{NUMBERS, Seen, Whereabouts};
use crate::engine::{Action, Decision, Goal, Price, Slot, View, bonus_for_run, chip_price};
use std::sync::OnceLock;

/// How well somebody plans.
#[derive(Clone, Copy)]
pub(super) struct Skill {
    /// How many of the cards that may be drawn are considered, chosen at random; `usize::MAX` for all.
    pub(super) samples: usize,
    /// How roughly it judges: the largest share, 0 to 0.99, by which a rack may seem worth less than it is.
    pub(super) rough: f32,
    /// Whether it remembers discards and cards that went into other racks, and so which cards may still be drawn.
    pub(super) remembers: bool,
    /// Whether it keeps back a rack in order while a longer run is worth the wait.
    pub(super) waits: bool,
    /// On how many of 16 decisions it overlooks the discard that would help, or what the drawn card would do.
    pub(super) slips: u32,
    /// Whether it counts on nothing but the cards nobody has seen, until the stock is renewed.
    pub(super) counts: bool,
}

impl Skill {
    /// That of the hard level, which the expert also imagines in everybody when it looks ahead: planning for the best chance to
    /// finish first, but with no memory of past moves, two of the cards that may be drawn considered, and rough judgement.
    pub(super) const HARD: Skill =
        Skill { samples: 2, rough: 0.5, remembers: false, waits: true, slips: 0, counts: false };
}

/// How often a live number comes along in a turn, times the number of cards outside this rack and the top discard.
const ARRIVALS: f32 = 1.1;
/// The weight of a number in the discard pile, relative to one in the stock.
pub(super) const DISCARDED: f32 = 0.25;
/// The initial weight of a number held by an opponent. It falls when the stock is renewed: a card that has not come by
/// then is being kept, and players who wait for each other's cards would never finish.
const HELD: f32 = 0.25;
/// After this many renewals of the stock the judgement gets rougher with each, so that no round goes on for ever.
const CALM_RENEWALS: u32 = 2;
/// How much rougher it gets.
const ROUGHER_EACH: f32 = 0.15;
/// Under the two-player run rule (R15), the worth of order alone relative to order with a run. It is not 0, because no
/// run may be within reach yet.
const ORDER_WITHOUT_RUN: f32 = 0.01;

/// A player that plans.
pub(super) struct Planner {
    skill: Skill,
    leanings: Option<Leanings>,
}

impl Planner {
    /// One with this skill that only wants the best.
    pub(super) const fn new(skill: Skill) -> Planner {
        Planner { skill, leanings: None }
    }

    /// One with this skill and these leanings.
    pub(super) const fn with_leanings(skill: Skill, leanings: Option<Leanings>) -> Planner {
        Planner { skill, leanings }
    }

    /// Whether a player with this skill overlooks what would help in this decision.
    fn slips(&self, rng: &mut Rng) -> bool {
        self.skill.slips > 0 && rng.below(16) < self.skill.slips as usize
    }
}

/// The gap tables for two, three and four players, computed when first needed.
static GAP_CHANCES: [OnceLock<GapChances>; 3] = [const { OnceLock::new() }; 3];

/// The gaps of a rack with these numbers, from what the seat of this view has seen.
pub(super) fn rack_chances(view: &View<'_>, seen: &Seen, numbers: [u8; Slot::COUNT]) -> RackChances<'static> {
    RackChances::new(gap_chances(view), &numbers, view.highest(), &weights(seen))
}

/// The best plans for the rack of this view.
pub(super) fn plan(view: &View<'_>, seen: &Seen) -> Plan<'static> {
    Plan::new(rack_chances(view, seen, *view.rack.numbers()), aim(view, seen))
}

/// The best plans for these numbers in the rack, once `card` has come for good.
pub(super) fn plan_with(view: &View<'_>, seen: &Seen, numbers: [u8; Slot::COUNT], card: u8) -> Plan<'static> {
    let mut weights = weights(seen);
    weights[usize::from(card)] = 0;
    Plan::new(RackChances::new(gap_chances(view), &numbers, view.highest(), &weights), aim(view, seen))
}

impl Player for Planner {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        match view.decision {
            // With the bonus, a run is worth more as an ordinary announcement at the start of this seat's turn (R23,
            // R31).
            Decision::Eclair if view.rules.bonus && view.rack.has_run_of_three() => return Action::Pass,
            Decision::Eclair => return Action::Eclair,
            _ => {}
        }
        let gaps = gap_chances(view);
        let mut seen = Seen::new(view);
        // Once the stock has been renewed, everybody can tell which cards are being kept.
        if !self.skill.remembers && seen.renewals == 0 {
            seen.forget();
        }
        let mut weights = weights(&seen);
        if self.skill.counts && seen.renewals == 0 {
            seen.keep_drawable(&mut weights);
        }
        if view.legal().has(Action::Announce) {
            if !self.skill.waits || !announce_or_wait::waiting_pays(view, &seen, gaps, &weights, next_turn(&seen)) {
                return Action::Announce;
            } else if view.decision == Decision::Announce {
                return Action::Pass;
            }
        }
        let liking = self.leanings.as_ref().and_then(|leanings| Liking::new(leanings, view, &seen));
        let mut aim = aim(view, &seen);
        if let Some(liking) = &liking {
            liking.add_runs(&mut aim);
        }
        let plan = Plan::new(RackChances::new(gaps, view.rack.numbers(), view.highest(), &weights), aim);
        let mut rng = Rng::new(seed, view);
        let rough = (self.skill.rough + seen.renewals.saturating_sub(CALM_RENEWALS) as f32 * ROUGHER_EACH).min(0.99);
        // The closer a rack is to ready, the less its worth is misjudged.
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
                let liked = |slot: Slot| liking.as_ref().map_or(1.0, |liking| liking.exchange(slot, card));
                let (slot, most) = best(Slot::ALL.into_iter().map(|slot| (slot, worth[slot.row()] * liked(slot))));
                let discard = liking.as_ref().map_or(1.0, |liking| liking.discard(card.number()));
                if most <= 0.0 && seen.renewals > 0 {
                    // Nothing helps as things stand, so something has to change.
                    Action::Exchange(Slot::ALL[rng.below(Slot::COUNT)])
                } else if most > judge(plan.now, rng.fraction()) * discard
                    && (completes_somewhere(view, card) || !self.slips(&mut rng))
                {
                    Action::Exchange(slot)
                } else {
                    Action::Discard
                }
            }
            (Decision::Turn, _, Some(card)) => {
                let worth = plan.with(card.number()).map(|worth| judge(worth, rng.fraction()));
                let liked = |slot: Slot| liking.as_ref().map_or(1.0, |liking| liking.take(slot, card));
                let (slot, most) = best(Slot::ALL.into_iter().map(|slot| (slot, worth[slot.row()] * liked(slot))));
                let beats = |other: f32| most > judge(other, 0.5);
                // Drawing is worth at least the rack as it is. A player that considers only a few cards never passes up
                // one that completes its rack.
                let certain = self.skill.samples < usize::MAX && completes(view, slot, card.number());
                if certain
                    || beats(plan.now)
                        && beats(drawing(&plan, &seen, self.skill.samples, &mut rng))
                        && !self.slips(&mut rng)
                {
                    Action::Take(slot)
                } else {
                    Action::Draw
                }
            }
            _ => Action::Draw,
        }
    }
}

/// The slot with the highest worth; the frontmost if several are equal.
fn best(slots: impl Iterator<Item = (Slot, f32)>) -> (Slot, f32) {
    slots.fold((Slot::ALL[0], -1.0), |best, slot| if slot.1 > best.1 { slot } else { best })
}

/// The worth of drawing: the mean over the cards that may come.
fn drawing(plan: &Plan<'_>, seen: &Seen, samples: usize, rng: &mut Rng) -> f32 {
    let worth = |card: u8| plan.with(card).into_iter().fold(plan.now, f32::max);
    if let Some(card) = seen.next {
        return worth(card);
    }
    // One card of each group of neighbours, at the same position in every group.
    let group = seen.unseen().div_ceil(samples).max(1);
    let numbers = (1..NUMBERS).filter(|&number| seen.whereabouts[number] == Whereabouts::Unseen);
    let (mut sum, mut count) = (0.0, 0);
    for number in numbers.skip(rng.below(group)).step_by(group) {
        sum += worth(number as u8);
        count += 1;
    }
    if count == 0 { plan.now } else { sum / count as f32 }
}

/// The gap table for the number of players in this round.
pub(super) fn gap_chances(view: &View<'_>) -> &'static GapChances {
    let outside = f32::from(view.highest()) - Slot::COUNT as f32 - 1.0;
    GAP_CHANCES[view.playing.len().clamp(2, 4) - 2].get_or_init(|| GapChances::new(ARRIVALS / outside))
}

/// How likely each number is to come along: [`LIVE`] for one that is certainly in the stock.
pub(super) fn weights(seen: &Seen) -> [u32; NUMBERS] {
    let in_stock = seen.stock as f32 / seen.unseen().max(1) as f32;
    let held = HELD / (1 << (2 * seen.renewals).min(6)) as f32;
    let unseen = in_stock + (1.0 - in_stock) * held;
    seen.whereabouts.map(|whereabouts| {
        let weight = match whereabouts {
            Whereabouts::None | Whereabouts::Own => 0.0,
            Whereabouts::Unseen => unseen,
            Whereabouts::Discard => DISCARDED,
            Whereabouts::Held => held,
        };
        (weight * LIVE as f32) as u32
    })
}

/// The chance that no opponent is ready after so many quarters of a turn: a logistic curve around 6½ turns, 1 / (1 +
/// e^((t − 6.5) / 1.36)).
fn unready(quarters: i32) -> f32 {
    1.0 / (1.0 + 0.008_4 * 1.201_8_f32.powi(quarters))
}

/// The quarters of a turn played in this round, capped at 20 turns.
fn quarters_gone(seen: &Seen) -> i32 {
    seen.turns.min(20) as i32 * 4
}

/// The chance that no opponent is ready before this seat's next turn, given that none is now.
pub(super) fn next_turn(seen: &Seen) -> f32 {
    let gone = quarters_gone(seen);
    unready(gone + 4) / unready(gone)
}

/// What to aim for: being ready before an opponent, with the rack that pays.
pub(super) fn aim(view: &View<'_>, seen: &Seen) -> Aim {
    let gone = quarters_gone(seen);
    let mut worth: Lanes = [0.0; LANES];
    let mut left = 1.0;
    for (lane, worth) in worth.iter_mut().enumerate() {
        // Each deadline stands for the time up to halfway to the next. Of two players who are ready in the same turn,
        // this seat comes first half of the time.
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
