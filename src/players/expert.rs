//! The expert level: a trained network judges the position after each action, and the stakes turn that into what the
//! round means for the match.

mod features;
mod game_kind;
mod guess;

pub mod network;
mod race;
mod rivals;
mod rollout;

mod guessed_table;
mod search;
mod stakes;
pub mod training;

use super::Player;
use super::appraisal::{Appraisal, JudgedAction};
use super::rng::Rng;
use crate::engine::{Action, Decision, Slot, View};
use game_kind::game_kind;
use network::Network;
use search::{Breadth, Search, Value};

/// The expert level.
pub(super) struct Expert;

/// The doubt about what the network alone says, in points.
const NETWORK_DOUBT: f32 = 0.5;
/// How many slots and cards the expert considers.
const BREADTH: Breadth = Breadth { slots: 3, cards: usize::MAX };
/// Up to this many renewals of the stock no noise is added to the values.
const CALM_RENEWALS: u32 = 1;
/// Up to this many of its own turns likewise.
const CALM_TURNS: u32 = 20;
/// The largest noise, in points, added for each further renewal or eight turns.
const NOISE_STEP: f32 = 6.0;

impl Player for Expert {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        if view.seat != view.to_move {
            return Action::Draw;
        }
        let options = choose(Search::new(view, Network::trained(game_kind(view)), BREADTH), seed);
        options.first().map_or(Action::Draw, |best| best.action)
    }
}

/// Values every action open to the seat of this view. The same view and seed give the same values.
pub fn appraise(view: &View<'_>, seed: u64) -> Appraisal {
    if view.seat != view.to_move {
        return Appraisal::default();
    }
    let mut search = Search::new(view, Network::trained(game_kind(view)), BREADTH);
    Appraisal { options: ranked(&mut search, &mut Rng::new(seed, view), 0) }
}

/// [`appraise`] with other luck in guessing the hidden cards: how far two of them differ is how far one can be trusted.
pub fn appraise_with_luck(view: &View<'_>, luck: u64) -> Appraisal {
    let mut search = Search::new(view, Network::trained(game_kind(view)), BREADTH);
    Appraisal { options: ranked(&mut search, &mut Rng::new(0, view), luck) }
}

/// The legal actions, best first, with noise added late in a round.
///
/// Players who wait for each other's cards, or hand the same cards back and forth, would never finish a round. So the
/// noise grows with the turns played or with every renewal of the stock, whichever adds more. [`appraise`] adds none.
fn choose(mut search: Search<'_>, seed: u64) -> Vec<JudgedAction> {
    let mut rng = Rng::new(seed, search.position.view);
    let mut options = ranked(&mut search, &mut rng, 0);
    let turns = search.position.seen.turns.saturating_sub(CALM_TURNS) / 8;
    let renewals = search.position.seen.renewals.saturating_sub(CALM_RENEWALS);
    let noise = turns.max(renewals).min(15) as f32 * NOISE_STEP;
    if noise > 0.0 {
        for judged in options.iter_mut().filter(|judged| judged.action != Action::Announce) {
            judged.worth -= noise * rng.fraction();
        }
    }
    best_first(options)
}

/// The legal actions with their values after looking ahead, best first.
fn ranked(search: &mut Search<'_>, rng: &mut Rng, luck: u64) -> Vec<JudgedAction> {
    let mut options = best_first(weigh(search, rng));
    rollout::refine(search, &mut options, luck);
    best_first(options)
}

fn best_first(mut options: Vec<JudgedAction>) -> Vec<JudgedAction> {
    options.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    options
}

/// The legal actions with the network's values.
fn weigh(search: &mut Search<'_>, rng: &mut Rng) -> Vec<JudgedAction> {
    let view = search.position.view;
    let start = rng.next() as usize;
    let legal = view.legal();
    let card = if view.decision == Decision::Turn { view.top_discard } else { view.drawn };
    let number = card.map_or(0, |card| card.number());
    let doubt = match view.decision {
        Decision::Turn if !view.may_announce() => NETWORK_DOUBT,
        Decision::Drawn => NETWORK_DOUBT,
        _ => 0.0,
    };
    let mut options = Vec::new();
    let mut add = |action: Action, value: Value| {
        options.push(JudgedAction { action, chance: value.chance, worth: value.worth, doubt });
    };
    match view.decision {
        Decision::Turn | Decision::Drawn => {
            if legal.has(Action::Announce) {
                add(Action::Announce, search.announced(view.rack.numbers()));
            }
            for slot in search.slots(number) {
                let action = if view.decision == Decision::Turn { Action::Take(slot) } else { Action::Exchange(slot) };
                if legal.has(action) {
                    add(action, search.with(slot, number));
                }
            }
            if legal.has(Action::Discard) {
                add(Action::Discard, search.without(number));
            }
            if legal.has(Action::Draw) {
                add(Action::Draw, search.drawing(start));
            }
        }
        Decision::Announce => {
            add(Action::Announce, search.announced(view.rack.numbers()));
            // Once the stock has been renewed everybody has had their chance: waiting any longer might never end.
            let later = search.kept_back(view.rack.numbers(), 0);
            let worth = if search.position.seen.renewals > 0 { later.worth - 10.0 } else { later.worth };
            add(Action::Pass, Value { worth, ..later });
        }
        Decision::Eclair => {
            add(Action::Eclair, search.eclair());
            // Passing: an ordinary announcement at the start of this seat's turn, if nobody else calls an Éclair first.
            let later = search.announced(view.rack.numbers());
            let now = if view.may_announce() { later } else { search.kept_back(view.rack.numbers(), 0) };
            add(Action::Pass, Value { chance: now.chance * 0.98, worth: now.worth - 1.0 });
        }
        Decision::Place => {
            let worth = search.plan.with(number);
            for slot in Slot::ALL.into_iter().filter(|&slot| legal.has(Action::Place(slot))) {
                add(Action::Place(slot), search.placed(worth[slot.row()]));
            }
        }
    }
    options
}
