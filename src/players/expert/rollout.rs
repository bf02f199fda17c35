//! Rollouts: plays the most promising actions on to the end of this seat's next turn.
//!
//! The network judges a position by its features alone. A rollout guesses the hidden cards, lets everybody play like
//! the hard level until this seat has had its next turn, and asks the network about the result. That accounts for what
//! the discarded card is worth to the next player, who is about to announce, and what may come back.

use super::super::Player;
use super::super::appraisal::JudgedAction;
use super::super::planner::{Planner, Skill};
use super::super::rng::Rng;
use super::features;
use super::guess::Guess;
use super::guessed_table::GuessedTable;
use super::search::{Search, Value};
use crate::engine::{Action, Deal, Decision, Replenish};

/// The most actions compared, and how far behind the best a compared action may be, in points.
const MOST_OPTIONS: usize = 4;
const MARGIN: f32 = 5.0;
/// Rollouts for all compared actions together: in the regular game, and where runs count, which take longer to plan.
const TRIALS: [usize; 2] = [300, 200];
/// The weight of the rollouts; the rest is the network's own judgement of the action.
const ROLLOUT_WEIGHT: f32 = 0.5;
/// The least doubt of a comparison, in points: the network does not judge any finer.
const LEAST_DOUBT: f32 = 0.2;

/// Whether rollouts apply to this position. They are untested where runs pay with more than two players.
fn applies(search: &Search<'_>, options: &[JudgedAction]) -> bool {
    let view = search.position.view;
    let rules = view.rules;
    let plain = !rules.partners && rules.deal != Deal::Eclair && (view.playing.len() == 2 || !search.runs_pay());
    // Once a stock has been shuffled, nobody knows which of its cards were drawn.
    let is_known = rules.replenish == Replenish::TurnOver || search.position.seen.renewals == 0;
    let open = matches!(view.decision, Decision::Turn | Decision::Drawn) && !view.may_announce();
    search.thorough() && plain && is_known && open && options.len() > 1 && options[0].chance < 0.999
}

/// Revalues the best of these actions, which come best first. With other `luck` other cards are guessed.
pub(super) fn refine(search: &Search<'_>, options: &mut [JudgedAction], luck: u64) {
    if !applies(search, options) {
        return;
    }
    let view = search.position.view;
    let most = options[0].worth;
    let close = options.iter().take(MOST_OPTIONS).filter(|judged| most - judged.worth < MARGIN).count();
    if close < 2 {
        return;
    }
    // The same for everybody who asks about this position, however often.
    let seed = view.rack.numbers().iter().fold(0u64, |seed, &card| seed << 6 | u64::from(card));
    let mut rng = Rng::new(seed ^ luck, view);
    let Some(mut guess) = Guess::new(view, &mut rng) else { return };
    let mut rollouts: [Vec<Value>; MOST_OPTIONS] = Default::default();
    let trials = TRIALS[usize::from(view.needs_run() || search.runs_pay())];
    for _ in 0..trials / close {
        let Some(table) = guess.next(&mut rng) else { continue };
        let chance = u64::from(rng.next());
        for (option, rollouts) in options.iter().take(close).zip(&mut rollouts) {
            // The same cards and random numbers for every action.
            let mut rng = Rng::new(chance, view);
            rollouts.extend(play_on(search, &table, option.action, &mut rng));
        }
    }
    let rollouts = &rollouts[..close];
    if rollouts.iter().all(|values| !values.is_empty()) {
        blend(&mut options[..close], rollouts);
    }
}

/// The mean of the values that an action's rollouts ended with.
fn mean(values: &[Value]) -> Value {
    let all = values.len() as f32;
    let sum = |of: fn(&Value) -> f32| values.iter().map(of).fold(0.0, |sum, value| sum + value) / all;
    Value { chance: sum(|value| value.chance), worth: sum(|value| value.worth) }
}

/// Blends the rollouts with the network's values; the mean over the compared actions stays the same.
fn blend(options: &mut [JudgedAction], rollouts: &[Vec<Value>]) {
    let share = 1.0 / rollouts.len() as f32;
    let (mut worth, mut chance) = (0.0, 0.0);
    for (judged, rollouts) in options.iter().zip(rollouts) {
        let seen = mean(rollouts);
        worth += share * (seen.worth - judged.worth);
        chance += share * (seen.chance - judged.chance);
    }
    for (judged, rollouts) in options.iter_mut().zip(rollouts) {
        let seen = mean(rollouts);
        judged.worth += ROLLOUT_WEIGHT * (seen.worth - judged.worth - worth);
        judged.chance = (judged.chance + ROLLOUT_WEIGHT * (seen.chance - judged.chance - chance)).clamp(0.0, 1.0);
    }
    let best = (0..options.len()).max_by(|&a, &b| options[a].worth.total_cmp(&options[b].worth)).unwrap_or(0);
    for (judged, values) in options.iter_mut().zip(rollouts) {
        judged.doubt = LEAST_DOUBT.max(ROLLOUT_WEIGHT * standard_error(&rollouts[best], values));
    }
}

/// The standard error of the mean difference in worth between rollouts of the same cards.
fn standard_error(ones: &[Value], others: &[Value]) -> f32 {
    let all = ones.len() as f32;
    let differences = || ones.iter().zip(others).map(|(one, other)| one.worth - other.worth);
    let mean = differences().sum::<f32>() / all;
    let square = differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f32>();
    (square / all / all).sqrt()
}

/// The value at the end of this seat's next turn, after this action.
fn play_on(search: &Search<'_>, table: &GuessedTable<'_>, action: Action, rng: &mut Rng) -> Option<Value> {
    let (own, begun) = (search.position.view.seat, search.position.view.log.len());
    let mut everybody = Planner::new(Skill::HARD);
    let mut table = table.clone();
    table.play(action, rng)?;
    loop {
        if let Some(announcer) = table.announcer() {
            return Some(search.over(announcer == own, table.rack(own)));
        }
        let view = table.view();
        let action = everybody.decide(&view, u64::from(rng.next()));
        let after = if view.seat == own && view.log.len() > begun { features::after(&view, action) } else { None };
        table.play(action, rng)?;
        if let Some((inputs, numbers)) = after
            && table.announcer().is_none()
        {
            return Some(search.judged(&inputs, &numbers));
        }
    }
}
