//! What is looked at: a seat's decisions in a round, and what the coach has said of them so far.

use crate::app::parts::{Changing, order_by};
use crate::app::store::{Notice, Store};
use crate::coach::{Answer, Moment, Question, moments};
use crate::engine::{Decision, Goal, Seat};
use crate::record::{RecordedGame, Replay};
use crate::storage::{Browser, Saves};

/// A decision, and what the coach thinks of it once that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The decision.
    pub moment: Moment,
    /// The coach's answer.
    pub answer: Option<Answer>,
}

impl Judged {
    /// What was given away, in tenths of a point.
    pub fn loss(&self) -> i32 {
        self.answer.as_ref().map_or(0, |answer| (answer.loss(self.moment.action).max(0) + 5) / 10)
    }
}

/// A seat's decisions in a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    /// The rounds that are over.
    pub replay: Replay,
    /// The match, as it is handed to the coach.
    record: String,
    /// Whether it is played for chips: then what the coach weighs by is no number that anybody counts.
    pub for_chips: bool,
    /// The round, from 0.
    pub round: usize,
    /// Whose decisions.
    pub seat: Seat,
    /// The decisions in their order.
    pub all: Vec<Judged>,
    /// The one that is shown.
    pub chosen: usize,
    /// Whether the person chose it: until then it is the worst so far.
    pub by_hand: bool,
}

impl Looked {
    /// A seat's decisions in a round, of which the coach has said nothing yet.
    pub fn new(recorded: &RecordedGame, round: usize, seat: Seat) -> Looked {
        let replay = Replay::of_finished_rounds(recorded);
        let all = moments(&replay, round, seat).into_iter().map(|moment| Judged { moment, answer: None }).collect();
        let for_chips = matches!(recorded.game().rules().goal, Goal::Chips(_));
        Looked { replay, record: recorded.to_json(), for_chips, round, seat, all, chosen: 0, by_hand: false }
    }

    /// How many of the decisions the coach has looked at.
    pub fn done(&self) -> usize {
        self.all.iter().filter(|judged| judged.answer.is_some()).count()
    }

    /// The decisions that have been looked at, worst first.
    pub fn worst_first(&self) -> Vec<usize> {
        let known: Vec<usize> = (0..self.all.len()).filter(|&nth| self.all[nth].answer.is_some()).collect();
        let better: Vec<i32> = known.iter().map(|&nth| -self.all[nth].loss()).collect();
        order_by(&better).into_iter().map(|place| known[place]).collect()
    }

    /// What was given away in all, in tenths of a point.
    pub fn lost(&self) -> i32 {
        self.all.iter().map(Judged::loss).sum()
    }

    /// For how many of the decisions there was something better.
    pub fn better(&self) -> usize {
        self.all.iter().filter(|judged| judged.loss() > 0).count()
    }

    /// The chance to win the round at the start of each turn, in thousandths, as far as it is known; `None` for one that is
    /// not known yet.
    pub fn chances(&self) -> Vec<(usize, Option<i32>)> {
        let turns = self.all.iter().filter(|judged| judged.moment.decision == Decision::Turn);
        let chance = |answer: &Answer| answer.best().map(|best| best.chance);
        turns.map(|judged| (judged.moment.turn, judged.answer.as_ref().and_then(chance))).collect()
    }

    /// The match as it stood before a decision.
    pub fn before(&self, nth: usize) -> Option<RecordedGame> {
        self.replay.at(self.round, self.all.get(nth)?.moment.step)
    }
}

impl Store {
    /// Lets the coach look at one decision after the other, as long as this is what is looked at. `own`: of the match that
    /// the page keeps.
    pub fn look_through(&self, looked: Changing<Option<Looked>>, failed: Changing<bool>, own: bool) {
        let next = looked.try_with_untracked(|looked| {
            let looked = looked.as_ref()?;
            let nth = looked.all.iter().position(|judged| judged.answer.is_none())?;
            Some((looked.round, looked.seat, nth, looked.all[nth].moment.step, looked.record.clone()))
        });
        let Some((round, seat, nth, step, record)) = next.flatten() else {
            if own {
                self.count_review(looked);
            }
            return;
        };
        let (at, step) = (u16::try_from(round).ok(), u16::try_from(step).ok());
        let question = Question { round: at, step, seat: Some(seat), ..Question::default() };
        let store = *self;
        self.ask(question, &record, move |answer| {
            let same = |looked: &Looked| (looked.round, looked.seat) == (round, seat);
            let still = looked.try_with_untracked(|looked| looked.as_ref().is_some_and(same)) == Some(true);
            let Some(answer) = answer.filter(|_| still) else {
                if still {
                    failed.set(true);
                }
                return;
            };
            looked.update(|looked| {
                if let Some(looked) = looked {
                    looked.all[nth].answer = Some(answer);
                    if !looked.by_hand {
                        looked.chosen = looked.worst_first().first().copied().unwrap_or(0);
                    }
                }
            });
            store.look_through(looked, failed, own);
        });
    }

    /// What was given away in a round for points goes into the statistics, once.
    fn count_review(&self, looked: Changing<Option<Looked>>) {
        let counted = looked.try_with_untracked(|looked| {
            let looked = looked.as_ref().filter(|looked| !looked.for_chips)?;
            let loss =
                |judged: &Judged| judged.answer.as_ref().map_or(0, |answer| answer.loss(judged.moment.action).max(0));
            let lost: i32 = looked.all.iter().map(loss).sum();
            Some((looked.round, looked.seat, looked.all.len() as u32, lost.unsigned_abs()))
        });
        let Some((round, seat, decisions, lost)) = counted.flatten() else { return };
        let kept = self.play.with_untracked(|play| {
            play.as_ref().map(|play| Saves(Browser).add_review(&play.recorded, round, seat, decisions, lost))
        });
        if let Some(Err(fault)) = kept {
            self.tell(Notice::NotSaved(fault));
        }
    }
}
