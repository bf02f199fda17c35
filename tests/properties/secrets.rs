//! A seat's view never depends on what it cannot see.

use crate::common::plan::{Plan, Step, any_plan, cases};
use crate::common::player::SplitMix;
use crate::common::referee::{Moment, Referee};
use crate::common::table::{card, cards, numbers};
use proptest::prelude::*;
use rack_o::engine::{Action, Card, Deck, Match, Phase, Replenish, Seat};

/// A round in play: the match before the deal, the deck, and what has happened so far.
struct Played {
    before: Match,
    deck: Deck,
    renewals: u64,
    steps: Vec<Step>,
}

impl Played {
    /// The last round of a plan.
    fn last(plan: &Plan) -> Option<Played> {
        let mut last: Option<Played> = None;
        plan.play(|table, step| match step {
            Step::Deal(deck, renewals) => {
                let before = table.state().clone();
                last = Some(Played { before, deck: *deck, renewals: *renewals, steps: Vec::new() });
            }
            _ => last.iter_mut().for_each(|round| round.steps.push(step.clone())),
        });
        last
    }

    fn deal(&self, deck: &Deck) -> Match {
        let mut game = self.before.clone();
        game.deal(deck, self.renewals).unwrap();
        game
    }

    /// The cards that the viewer has seen by the end, according to the second referee, and the remaining stock.
    fn seen_by(&self, viewer: usize) -> (Vec<u8>, Vec<u8>) {
        let mut referee = Referee::new(self.before.rules().draft(), &[1, 2, 3, 4][..self.before.rules().players()]);
        referee.inside = self.before.playing().iter().map(Seat::number).collect();
        referee.dealer = self.before.dealer().number();
        referee.deal(&numbers(&self.deck));
        let mut seen = Vec::new();
        let mut game = self.deal(&self.deck);
        for step in &self.steps {
            look(&referee, viewer, &mut seen);
            match step {
                Step::Act(action) => {
                    let mut next = game.clone();
                    next.play(*action).unwrap();
                    let round = next.round().unwrap();
                    let mut stock: Vec<u8> = round.stock().cards().iter().rev().copied().collect();
                    stock.splice(0..0, round.drawn().map(u8::from));
                    referee.play(*action, &stock);
                    game = next;
                }
                Step::Place(seat, slot) => {
                    game.play_placing(*seat, *slot).unwrap();
                    referee.place(seat.number(), slot.row());
                }
                Step::Deal(..) => unreachable!("a round has one deal"),
            };
        }
        look(&referee, viewer, &mut seen);
        (seen, referee.stock.clone())
    }

    /// The deck with the cards that the viewer has not seen rearranged.
    fn elsewhere(&self, seen: &[u8], rng: &mut SplitMix) -> Deck {
        let deck = numbers(&self.deck);
        let mut hidden: Vec<u8> = deck.iter().copied().filter(|number| !seen.contains(number)).collect();
        shuffle(&mut hidden, rng);
        let mut other: Vec<u8> = deck;
        for number in &mut other {
            if !seen.contains(number) {
                *number = hidden.pop().unwrap();
            }
        }
        Deck::new(self.before.playing().len(), &other.into_iter().map(card).collect::<Vec<Card>>()).unwrap()
    }
}

fn look(referee: &Referee, viewer: usize, seen: &mut Vec<u8>) {
    seen.extend(referee.racks[viewer].iter().filter(|&&number| number != 0));
    seen.extend(&referee.discards);
    seen.extend(referee.hand.filter(|_| referee.turn == viewer && referee.moment == Moment::InHand));
    seen.extend(referee.to_come[viewer].first());
}

fn shuffle(cards: &mut [u8], rng: &mut SplitMix) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, rng.below(last + 1));
    }
}

/// Whether another seat may announce depends on its rack, which differs between the two worlds: whoever is asked
/// passes.
fn decline(game: &mut Match, but: Option<&Step>) {
    while matches!(game.round().unwrap().phase(), Phase::Announce | Phase::EclairCall)
        && !matches!(but, Some(Step::Act(Action::Pass | Action::Announce | Action::Eclair)))
    {
        game.play(Action::Pass).unwrap();
    }
}

/// Plays the round in two worlds, the real one and one with different hidden cards, and compares the viewer's views.
/// Returns how many pairs were compared while hidden cards differed.
fn compare(round: &Played, viewer: Seat, rng: &mut SplitMix) -> usize {
    let (seen, left) = round.seen_by(viewer.number());
    let mut truth = round.deal(&round.deck);
    let mut other = round.deal(&round.elsewhere(&seen, rng));
    let shuffled = round.before.rules().replenish == Replenish::Shuffle;
    let renewals = |game: &Match| game.round().unwrap().renewals();
    let last = {
        let mut game = truth.clone();
        for step in &round.steps {
            match step {
                Step::Act(action) => game.play(*action).unwrap(),
                Step::Place(seat, slot) => game.play_placing(*seat, *slot).unwrap(),
                Step::Deal(..) => unreachable!("a round has one deal"),
            };
        }
        renewals(&game)
    };
    let mut compared = 0;
    for step in &round.steps {
        if truth.round().unwrap().phase() != other.round().unwrap().phase() || truth.to_act() != other.to_act() {
            decline(&mut other, None);
        }
        match (step, truth.round().unwrap().phase()) {
            (Step::Act(Action::Announce | Action::Eclair), _) => break,
            (Step::Act(Action::Pass), Phase::Announce | Phase::EclairCall) => {
                truth.play(Action::Pass).unwrap();
                decline(&mut other, None);
                continue;
            }
            _ => {}
        }
        decline(&mut other, Some(step));
        let (shown, otherwise) = (truth.view(viewer).unwrap(), other.view(viewer).unwrap());
        assert_eq!(format!("{shown:?}"), format!("{otherwise:?}"));
        assert_eq!(shown.legal(), otherwise.legal());
        compared += usize::from(truth.round() != other.round());
        match step {
            Step::Place(seat, slot) => {
                truth.play_placing(*seat, *slot).unwrap();
                other.play_placing(*seat, *slot).unwrap();
            }
            Step::Act(action) => {
                let before = renewals(&truth);
                truth.play(*action).unwrap();
                if shuffled && renewals(&truth) == last && last > before {
                    // The last new stock: its remaining cards are in another order.
                    let now = truth.round().unwrap();
                    let mut stock = vec![now.drawn().unwrap().number()];
                    stock.extend(now.stock().cards().iter().rev());
                    let tail = stock.len() - left.len();
                    shuffle(&mut stock[tail..], rng);
                    other.play_renewed(&cards(&stock)).unwrap();
                } else {
                    other.play(*action).unwrap();
                }
            }
            Step::Deal(..) => unreachable!("a round has one deal"),
        }
    }
    compared
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_view_never_depends_on_other_racks_or_the_stock(plan in any_plan(200), rng in any::<u64>()) {
        let Some(round) = Played::last(&plan) else { return Ok(()) };
        let mut rng = SplitMix(rng);
        for viewer in round.before.playing().iter() {
            compare(&round, viewer, &mut rng);
        }
    }
}

#[test]
fn the_two_worlds_that_are_compared_do_differ() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::new(cases(40));
    let mut compared = 0;
    for seed in 0..40 {
        let plan = any_plan(200).new_tree(&mut runner).unwrap().current();
        let Some(round) = Played::last(&plan) else { continue };
        compared += compare(&round, round.before.dealer(), &mut SplitMix(seed));
    }
    assert!(compared > 500, "{compared} views compared");
}
