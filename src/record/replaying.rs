//! A match at any point of its record.

use super::model::{Record, RecordedRound};
use super::recorded::RecordedMatch;
use super::token::Token;
use crate::engine::{Action, Card, Deck, Event, OwnedView, Seat, Slot};

/// A checked record that can be stepped through, decision by decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    record: Record,
}

/// One decision of a round to be replayed.
enum Step<'a> {
    Place(Seat, u8),
    Act(Action),
    /// A draw from a stock that is renewed in this order (R12).
    Renew(&'a [Card]),
}

impl Replay {
    /// The replay of a match.
    pub fn new(recorded: &RecordedMatch) -> Replay {
        Replay { record: recorded.record().clone() }
    }

    /// The replay of the finished rounds only: the round in play has secrets.
    pub fn of_finished_rounds(recorded: &RecordedMatch) -> Replay {
        let mut replay = Replay::new(recorded);
        replay.record.rounds.retain(|round| round.result.is_some());
        replay
    }

    /// The number of rounds.
    pub fn rounds(&self) -> usize {
        self.record.rounds.len()
    }

    /// How many decisions this round (from 0) has.
    pub fn steps(&self, round: usize) -> usize {
        let Some(round) = self.record.rounds.get(round) else { return 0 };
        round.placings().count() + tokens(round).flat_map(Token::actions).count()
    }

    /// The decisions of a round (from 0), in order. Placings come seat by seat from the dealer's left and name their
    /// seat (R30); all others are the seat's to act.
    pub fn actions(&self, round: usize) -> Vec<(Option<Seat>, Action)> {
        let Some(round) = self.record.rounds.get(round) else { return Vec::new() };
        let placed = round.placings();
        let placed = placed.filter_map(|(seat, label)| Some((Some(seat), Action::Place(Slot::from_label(label)?))));
        placed.chain(tokens(round).flat_map(Token::actions).map(|action| (None, action))).collect()
    }

    /// Every decision of the match in order, with what its seat could know.
    pub fn decisions(&self) -> Vec<(OwnedView, Action)> {
        let mut decisions = Vec::new();
        if let Some(last) = self.record.rounds.len().checked_sub(1) {
            // What was seen up to a round that does not go on is still there.
            let _ = self.walk(last, usize::MAX, |so_far, action| {
                let state = so_far.state();
                let view = state.to_act().and_then(|seat| state.view(seat));
                decisions.extend(view.map(|view| (OwnedView::from(&view), action)));
            });
        }
        decisions
    }

    /// The match after this many decisions of a round (from 0); `None` if there is no such round.
    pub fn at(&self, round: usize, steps: usize) -> Option<RecordedMatch> {
        self.walk(round, steps, |_, _| {})
    }

    /// Plays the next decision of a round (from 0) in a match that [`Replay::at`] gave for it, and returns what happened; `None`
    /// where the rules refuse it. A used-up stock comes back in the order it had then (R12).
    pub fn play_on(&self, so_far: &mut RecordedMatch, round: usize, action: Action) -> Option<Vec<Event>> {
        let is_renewed = action == Action::Draw && so_far.state().round()?.stock().is_empty();
        let renewed_before = so_far.record().rounds.last()?.reshuffles.as_ref().map_or(0, Vec::len);
        let orders = self.record.rounds.get(round)?.reshuffles.as_ref();
        match orders.and_then(|orders| orders.get(renewed_before)).filter(|_| is_renewed) {
            Some(order) => so_far.play_renewed(order).ok(),
            None => so_far.play(action).ok(),
        }
    }

    /// The same as [`Replay::at`]; `due` is told the match before each decision, and the decision.
    fn walk(&self, round: usize, steps: usize, mut due: impl FnMut(&RecordedMatch, Action)) -> Option<RecordedMatch> {
        let record = &self.record;
        let rules = record.rules.check(record.seats.len()).ok()?;
        let mut game = RecordedMatch::new(rules, record.seats.clone(), &record.cut).ok()?;
        for number in 0..=round {
            let recorded = record.rounds.get(number)?;
            let deck = Deck::new(game.state().playing().len(), &recorded.deck).ok()?;
            game.deal(&deck, 0).ok()?;
            let steps = if number < round { usize::MAX } else { steps };
            play(&mut game, recorded, steps, &mut due)?;
        }
        Some(game)
    }
}

fn tokens(round: &RecordedRound) -> impl Iterator<Item = Token> + '_ {
    round.actions.iter().filter_map(|text| Token::parse(text))
}

/// Replays the first decisions of a round.
fn play(
    game: &mut RecordedMatch,
    round: &RecordedRound,
    steps: usize,
    due: &mut impl FnMut(&RecordedMatch, Action),
) -> Option<()> {
    let mut new_stocks = round.reshuffles.iter().flatten();
    let steps_of = round
        .placings()
        .map(|(seat, label)| Step::Place(seat, label))
        .chain(tokens(round).flat_map(Token::actions).map(Step::Act));
    for step in steps_of.take(steps) {
        let empty = game.state().round().is_some_and(|round| round.stock().is_empty());
        let step = match step {
            Step::Act(Action::Draw) if empty => new_stocks.next().map_or(step, |order| Step::Renew(order)),
            step => step,
        };
        match step {
            Step::Place(seat, label) => {
                let slot = Slot::from_label(label)?;
                due(game, Action::Place(slot));
                game.play_placing(seat, slot).ok()?
            }
            Step::Act(action) => {
                due(game, action);
                game.play(action).ok()?
            }
            Step::Renew(order) => {
                due(game, Action::Draw);
                game.play_renewed(order).ok()?
            }
        };
    }
    Some(())
}
