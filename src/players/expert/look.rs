//! Looking ahead: for the actions that seem best, what has come of them by the end of the next own turn.
//!
//! The network judges what an action makes of the table by figures. Here the hidden cards are guessed, everybody plays
//! on like the hard level until this seat has had its next turn, and the network judges what that has come to. That takes
//! in what the card left to the next player is worth to it, who is about to announce, and what is likely to come back.

use super::super::appraisal::Judged;
use super::super::hard;
use super::super::planner::Planner;
use super::super::player::Player;
use super::super::rng::Rng;
use super::guess::Guess;
use super::scene;
use super::search::{Search, Value};
use super::table::Table;
use crate::engine::{Action, Deal, Decision, Replenish};

/// How many actions are looked at, and how much less than the best they may seem to be worth, in points.
const OPTIONS: usize = 4;
const WITHIN: f32 = 5.0;
/// How many times everybody plays on, all of them together; and where runs matter, which takes the longer to plan.
const TRIALS: [usize; 2] = [300, 200];
/// How much what was seen by looking counts; the rest is the network's judgement of the action.
const SHARE: f32 = 0.5;

/// Whether looking is of use in this position. Where runs pay, with more than two players, it has not been tried.
fn pays(search: &Search<'_>, options: &[Judged]) -> bool {
    let view = search.scene.view;
    let rules = view.rules;
    let plain = !rules.partners && rules.deal != Deal::Eclair && (view.playing.len() == 2 || !search.runs_pay());
    // Once a stock has been shuffled nobody can tell which of its cards were drawn.
    let followed = rules.replenish == Replenish::TurnOver || search.scene.seen.renewals == 0;
    let open = matches!(view.decision, Decision::Turn | Decision::Drawn) && !view.may_announce();
    search.thorough() && plain && followed && open && options.len() > 1 && options[0].chance < 0.999
}

/// Looks ahead from the best of these actions, which come best first, and judges them anew.
pub(super) fn ahead(search: &Search<'_>, options: &mut [Judged]) {
    if !pays(search, options) {
        return;
    }
    let view = search.scene.view;
    let most = options[0].worth;
    let close = options.iter().take(OPTIONS).filter(|judged| most - judged.worth < WITHIN).count();
    if close < 2 {
        return;
    }
    // The same whoever asks about this position, and however often.
    let seed = view.rack.numbers().iter().fold(0u64, |seed, &card| seed << 6 | u64::from(card));
    let mut rng = Rng::new(seed, view);
    let Some(mut guess) = Guess::new(view, &mut rng) else { return };
    let mut looked = [Looked::NONE; OPTIONS];
    let trials = TRIALS[usize::from(view.needs_run() || search.runs_pay())];
    for _ in 0..trials / close {
        let Some(table) = guess.next(&mut rng) else { continue };
        let chance = u64::from(rng.next());
        for (option, looked) in options.iter().take(close).zip(&mut looked) {
            // The same cards and the same random numbers for all of them.
            let mut rng = Rng::new(chance, view);
            if let Some(value) = play_on(search, &table, option.action, &mut rng) {
                looked.add(value);
            }
        }
    }
    judge(options, &looked[..close]);
}

/// What was seen of an action.
#[derive(Clone, Copy)]
struct Looked {
    sum: Value,
    trials: f32,
}

impl Looked {
    const NONE: Looked = Looked { sum: Value { chance: 0.0, worth: 0.0 }, trials: 0.0 };

    fn add(&mut self, value: Value) {
        self.sum = Value { chance: self.sum.chance + value.chance, worth: self.sum.worth + value.worth };
        self.trials += 1.0;
    }

    fn mean(&self) -> Value {
        let trials = if self.trials > 0.0 { self.trials } else { 1.0 };
        Value { chance: self.sum.chance / trials, worth: self.sum.worth / trials }
    }
}

/// Puts together what was seen and what the network said. What all are worth together stays as it was.
fn judge(options: &mut [Judged], looked: &[Looked]) {
    if looked.iter().any(|looked| looked.trials == 0.0) {
        return;
    }
    let share = 1.0 / looked.len() as f32;
    let (mut worth, mut chance) = (0.0, 0.0);
    for (judged, looked) in options.iter().zip(looked) {
        let seen = looked.mean();
        worth += share * (seen.worth - judged.worth);
        chance += share * (seen.chance - judged.chance);
    }
    for (judged, looked) in options.iter_mut().zip(looked) {
        let seen = looked.mean();
        judged.worth += SHARE * (seen.worth - judged.worth - worth);
        judged.chance = (judged.chance + SHARE * (seen.chance - judged.chance - chance)).clamp(0.0, 1.0);
    }
}

/// What has come of an action at the end of the next own turn.
fn play_on(search: &Search<'_>, table: &Table<'_>, action: Action, rng: &mut Rng) -> Option<Value> {
    let (own, begun) = (search.scene.view.seat, search.scene.view.log.len());
    let mut everybody = Planner { skill: hard::SKILL };
    let mut table = table.clone();
    table.play(action, rng)?;
    loop {
        if let Some(announcer) = table.announcer() {
            return Some(search.over(announcer == own, table.rack(own)));
        }
        let view = table.view();
        let action = everybody.decide(&view, u64::from(rng.next()));
        let after = if view.seat == own && view.log.len() > begun { scene::after(&view, action) } else { None };
        table.play(action, rng)?;
        if let Some((inputs, numbers)) = after
            && table.announcer().is_none()
        {
            return Some(search.judged(&inputs, &numbers));
        }
    }
}
