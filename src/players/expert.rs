//! The expert level: judges what every action makes of the table by a trained network, and weighs that by what the
//! round means for the match.

mod guess;
mod kind;
mod look;
pub mod network;
mod race;
mod rivals;
pub mod scene;
mod search;
mod stakes;
mod table;
pub mod training;

use super::appraisal::{Appraisal, Judged};
use super::player::Player;
use super::rng::Rng;
use crate::engine::{Action, Decision, Slot, View};
use kind::kind;
use network::Network;
use search::{Care, Search, Value};

/// The expert level.
pub(super) struct Expert;

/// How thoroughly the expert looks.
const CARE: Care = Care { slots: 3, cards: usize::MAX };
/// After so many renewals of the stock the judgement wavers.
const PATIENCE: u32 = 1;
/// And after so many turns of one's own.
const LATE: u32 = 20;
/// By so many points at most, and as many more with each renewal or eight turns.
const UNREST: f32 = 6.0;

impl Player for Expert {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        if view.seat != view.to_move {
            return Action::Draw;
        }
        let options = choose(Search::new(view, Network::trained(kind(view)), CARE), seed);
        options.first().map_or(Action::Draw, |best| best.action)
    }
}

/// Weighs every action open to the seat of this view. The same view and seed give the same figures.
pub fn appraise(view: &View<'_>, seed: u64) -> Appraisal {
    if view.seat != view.to_move {
        return Appraisal::default();
    }
    let mut search = Search::new(view, Network::trained(kind(view)), CARE);
    Appraisal { options: looked(&mut search, &mut Rng::new(seed, view)) }
}

/// The legal actions as a player weighs them who has to choose, the best first.
///
/// Late in a round everybody has had every chance and still nobody is ready: those who wait for each other's cards, or hand
/// the same cards to and fro, would go on for ever. So the judgement wavers, more with every renewal of the stock and with
/// time. What is told of an action's worth does not waver: see [`appraise`].
fn choose(mut search: Search<'_>, seed: u64) -> Vec<Judged> {
    let mut rng = Rng::new(seed, search.scene.view);
    let mut options = looked(&mut search, &mut rng);
    let late = search.scene.seen.turns.saturating_sub(LATE) / 8;
    let renewals = search.scene.seen.renewals.saturating_sub(PATIENCE);
    let doubt = late.max(renewals).min(15) as f32 * UNREST;
    if doubt > 0.0 {
        for judged in options.iter_mut().filter(|judged| judged.action != Action::Announce) {
            judged.worth -= doubt * rng.fraction();
        }
    }
    best_first(options)
}

/// The legal actions with what they are worth when one has looked ahead, the best first.
fn looked(search: &mut Search<'_>, rng: &mut Rng) -> Vec<Judged> {
    let mut options = best_first(weigh(search, rng));
    look::ahead(search, &mut options);
    best_first(options)
}

fn best_first(mut options: Vec<Judged>) -> Vec<Judged> {
    options.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    options
}

/// The legal actions with what they are worth.
fn weigh(search: &mut Search<'_>, rng: &mut Rng) -> Vec<Judged> {
    let view = search.scene.view;
    let start = rng.next() as usize;
    let legal = view.legal();
    let card = if view.decision == Decision::Turn { view.top_discard } else { view.drawn };
    let number = card.map_or(0, |card| card.number());
    let mut options = Vec::new();
    let mut add = |action: Action, value: Value| {
        options.push(Judged { action, chance: value.chance, worth: value.worth });
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
            // Once the stock has been renewed everybody has had their chance; who waits on would wait for ever.
            let later = search.kept_back(view.rack.numbers(), 0);
            let worth = if search.scene.seen.renewals > 0 { later.worth - 10.0 } else { later.worth };
            add(Action::Pass, Value { worth, ..later });
        }
        Decision::Eclair => {
            add(Action::Eclair, search.eclair());
            // An ordinary announcement at the start of the own turn, if nobody else calls an Éclair.
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
