//! What the coach advises: the best action or, where only chance put that first, the plainest of those that are as good.

use super::appraisal::Appraisal;
use super::planner::{plan, plan_with};
use super::seen::Seen;
use crate::engine::{Action, Card, Slot, View};

/// From which share of the plan's worth on a change counts: nobody would notice less.
const NOTICED: f32 = 0.01;
/// The share of the largest gain that an exchange must bring to be as plain as the one that brings it.
const AS_GOOD: f32 = 0.5;

/// What the coach would do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The action.
    pub action: Action,
    /// Whether it hardly matters: another action is as good, as far as anybody can tell.
    pub is_close: bool,
}

/// Which actions are plainer than others that are as good: those that further the plan before those that do nothing for
/// it, and last what harms it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Plainness {
    Helps,
    Waits,
    Idle,
    Harms,
}

/// What to do in a position that was appraised; `None` if the decision is another seat's.
pub fn advise(view: &View<'_>, appraisal: &Appraisal) -> Option<Advice> {
    let best = appraisal.best()?;
    let close: Vec<Action> = appraisal.as_good().map(|judged| judged.action).collect();
    let Some(card) = view.drawn.or(view.top_discard).filter(|_| close.len() > 1) else {
        return Some(Advice { action: best.action, is_close: false });
    };
    let gains = Gains::new(view, &Seen::new(view), card.number());
    let plainest = close.iter().map(|&action| gains.plainness(action)).min()?;
    let plain = || close.iter().copied().filter(|&action| gains.plainness(action) == plainest);
    let first = plain().next()?;
    let slots = || plain().filter_map(slot_of);
    let most = slots().map(|slot| gains.of(slot)).fold(f32::MIN, f32::max);
    let least = match plainest {
        Plainness::Helps => most * AS_GOOD,
        Plainness::Harms => most,
        _ => f32::MIN,
    };
    let away = |action: &Action| slot_of(*action).map_or(0, |slot| steps_away(slot, card, view.highest()));
    let is_as_good = |action: &Action| slot_of(*action).is_some_and(|slot| gains.of(slot) >= least);
    let nearest = plain().filter(is_as_good).min_by_key(away).filter(|_| slot_of(first).is_some());
    Some(Advice { action: nearest.unwrap_or(first), is_close: true })
}

/// How much a card in each slot would change what the plan gives the rack, as a share of that.
pub(super) struct Gains([f32; Slot::COUNT]);

impl Gains {
    pub(super) fn new(view: &View<'_>, seen: &Seen, card: u8) -> Gains {
        let now = plan(view, seen).now;
        let share = |worth: f32| match now > 0.0 {
            true => worth / now - 1.0,
            false if worth > 0.0 => f32::MAX,
            false => 0.0,
        };
        Gains(Slot::ALL.map(|slot| {
            let mut numbers = *view.rack.numbers();
            numbers[slot.row()] = card;
            share(plan_with(view, seen, numbers, card).now)
        }))
    }

    fn of(&self, slot: Slot) -> f32 {
        self.0[slot.row()]
    }

    /// Whether the card in this slot furthers the plan.
    pub(super) fn helps(&self, slot: Slot) -> bool {
        self.of(slot) > NOTICED
    }

    /// Whether it would harm the plan there.
    pub(super) fn harms(&self, slot: Slot) -> bool {
        self.of(slot) < -NOTICED
    }

    /// Whether the card furthers the plan in any slot.
    pub(super) fn help_anywhere(&self) -> bool {
        Slot::ALL.into_iter().any(|slot| self.helps(slot))
    }

    fn plainness(&self, action: Action) -> Plainness {
        match (action, slot_of(action)) {
            (Action::Discard, _) => Plainness::Waits,
            (_, None) => Plainness::Helps,
            (_, Some(slot)) if self.helps(slot) => Plainness::Helps,
            (_, Some(slot)) if self.harms(slot) => Plainness::Harms,
            _ => Plainness::Idle,
        }
    }
}

/// The slot that an exchange concerns.
const fn slot_of(action: Action) -> Option<Slot> {
    match action {
        Action::Take(slot) | Action::Exchange(slot) => Some(slot),
        _ => None,
    }
}

/// How far a slot is from where a card belongs among all cards, in two-hundredths of the rack.
fn steps_away(slot: Slot, card: Card, highest: u8) -> i32 {
    let position = (2 * i32::from(card.number()) - 1) * 100 / i32::from(highest);
    (position - (20 * slot.row() as i32 + 10)).abs()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Chance, Decision, Edition, Match, RulesDraft};
    use crate::players::plan::Plan;
    use crate::players::planner::{aim, rack_chances};
    use crate::players::{JudgedAction, Level, appraise, player};

    /// A change to the rules.
    type Change = fn(&mut RulesDraft);

    /// Looks at every other decision of rounds between planners, where a card is taken, drawn or exchanged.
    fn at_decisions(players: usize, change: Change, rounds: u64, mut look: impl FnMut(&Match, &View<'_>)) {
        let mut draft = Edition::MiltonBradley.preset();
        change(&mut draft);
        let rules = draft.check(players).unwrap();
        for seed in 0..rounds {
            let chance = Chance::new(seed);
            let mut game = Match::new(rules, &chance.cut(players)).unwrap();
            game.deal(&chance.deck(0, players), chance.renewals(0)).unwrap();
            let (mut medium, mut decisions) = (player(Level::Medium), seed);
            while let Some(view) = game.to_act().and_then(|seat| game.view(seat)) {
                let is_open = matches!(view.decision, Decision::Turn | Decision::Drawn) && !view.may_announce();
                if is_open && decisions % 2 == 0 {
                    look(&game, &view);
                }
                let action = medium.decide(&view, decisions);
                decisions += 1;
                game.play(action).unwrap();
            }
        }
    }

    /// What the plan of a seat gives it once this has been done, as a share of what it gives now.
    fn share_after(game: &Match, view: &View<'_>, action: Action) -> f32 {
        let before = Seen::new(view);
        let mut after = game.clone();
        after.play(action).unwrap();
        let done = after.view(view.seat).unwrap();
        let gaps = rack_chances(&done, &Seen::new(&done), *done.rack.numbers());
        Plan::new(gaps, aim(view, &before)).now / plan(view, &before).now
    }

    #[test]
    fn what_only_chance_put_first_is_never_advised_where_it_harms_the_own_plan() {
        let kinds: [(usize, Change, u64); 5] = [
            (2, |draft| draft.run_of_three = false, 28),
            (2, |_| {}, 16),
            (3, |_| {}, 8),
            (4, |draft| draft.partners = true, 5),
            (2, |draft| draft.bonus = true, 5),
        ];
        let (mut positions, mut close) = (0, 0);
        for (players, change, rounds) in kinds {
            at_decisions(players, change, rounds, |game, view| {
                positions += 1;
                let appraisal = appraise(view, 0);
                let advice = advise(view, &appraisal).unwrap();
                let harms = |action: Action| {
                    let is_exchange = matches!(action, Action::Take(_) | Action::Exchange(_));
                    is_exchange && share_after(game, view, action) < 0.98
                };
                let best = appraisal.best().unwrap();
                let is_close = |other: &&JudgedAction| best.worth - other.worth <= other.noise();
                close += usize::from(advice.is_close);
                if harms(advice.action) {
                    let other = appraisal.options.iter().filter(is_close).find(|other| !harms(other.action));
                    assert!(other.is_none(), "{advice:?} and not {other:?}: {view:?}");
                }
            });
        }
        assert!(positions > 1000 && close > 200, "{positions} positions, of which {close} are close");
    }
}
