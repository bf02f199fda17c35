//! A seat's decisions in a round, and what the coach has said of them so far.

use super::coach::Coach;
use super::current_match::CurrentMatch;
use super::lazy_screen::DecisionAt;
use super::notices::Notices;
use super::saves::saves;
use crate::app::browser::worker::Asked;
use crate::coach::{Answer, Moment, moments, view_at};
use crate::engine::{Decision, Goal, OwnedView, Seat};
use crate::record::{RecordedMatch, Replay};
use leptos::prelude::*;

/// A decision, and what the coach thinks of it once that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedMoment {
    /// The decision.
    pub moment: Moment,
    /// The coach's answer.
    pub answer: Option<Answer>,
}

impl JudgedMoment {
    /// What was given away, in tenths of a point.
    pub fn loss(&self) -> i32 {
        (self.exact_loss() + 5) / 10
    }

    /// What was given away, in hundredths of a point.
    fn exact_loss(&self) -> i32 {
        self.answer.as_ref().map_or(0, |answer| answer.loss(self.moment.action).max(0))
    }
}

/// A seat's decisions in a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The rounds that are over.
    pub replay: Replay,
    /// Whether it is played for chips: then what the coach weighs by is no number anybody counts.
    pub is_for_chips: bool,
    /// The round, from 0.
    pub round: usize,
    /// Whose decisions.
    pub seat: Seat,
    /// The decisions in their order.
    pub decisions: Vec<JudgedMoment>,
    /// The one that is shown.
    pub chosen: usize,
    /// Whether the person chose it: until then it is the worst so far.
    pub chosen_by_hand: bool,
}

impl Reviewed {
    fn new(recorded: &RecordedMatch, round: usize, seat: Seat) -> Reviewed {
        let replay = Replay::of_finished_rounds(recorded);
        let judged = |moment| JudgedMoment { moment, answer: None };
        let decisions = moments(&replay, round, seat).into_iter().map(judged).collect();
        let is_for_chips = matches!(recorded.state().rules().goal, Goal::Chips(_));
        Reviewed { replay, is_for_chips, round, seat, decisions, chosen: 0, chosen_by_hand: false }
    }

    /// Where one of the decisions is in the match.
    pub fn at(&self, nth: usize) -> DecisionAt {
        DecisionAt { round: self.round, seat: self.seat, nth }
    }

    /// How many of the decisions the coach has looked at.
    pub fn done(&self) -> usize {
        self.decisions.iter().filter(|judged| judged.answer.is_some()).count()
    }

    /// The decisions that have been looked at, worst first; equal ones in their order.
    pub fn worst_first(&self) -> Vec<usize> {
        let mut known: Vec<usize> =
            (0..self.decisions.len()).filter(|&nth| self.decisions[nth].answer.is_some()).collect();
        known.sort_by_key(|&nth| -self.decisions[nth].loss());
        known
    }

    /// What was given away in all, in tenths of a point.
    pub fn lost(&self) -> i32 {
        self.decisions.iter().map(JudgedMoment::loss).sum()
    }

    /// For how many of the decisions there was something better.
    pub fn improvable(&self) -> usize {
        self.decisions.iter().filter(|judged| judged.loss() > 0).count()
    }

    /// The chance to win the round at the start of each turn, in thousandths, with the number of the turn; `None` for one
    /// that is not known yet.
    pub fn chances(&self) -> Vec<(usize, Option<i32>)> {
        let turns = self.decisions.iter().filter(|judged| judged.moment.decision == Decision::Turn);
        let chance = |answer: &Answer| answer.best().map(|best| best.chance);
        turns.map(|judged| (judged.moment.turn, judged.answer.as_ref().and_then(chance))).collect()
    }

    /// The match as it stood before a decision.
    pub fn before(&self, nth: usize) -> Option<RecordedMatch> {
        self.replay.at(self.round, self.decisions.get(nth)?.moment.step)
    }

    /// What the seat knew before a decision.
    fn view(&self, nth: usize) -> Option<OwnedView> {
        Some(OwnedView::from(&view_at(&self.before(nth)?, self.seat)?))
    }

    /// Whether the seat, or its partner (R21), won the round.
    pub fn won(&self) -> bool {
        let Some(end) = self.replay.at(self.round, usize::MAX) else { return false };
        end.results().get(self.round).is_some_and(|result| {
            let by_partner = end.state().rules().partners && result.announcer == self.seat.opposite();
            result.announcer == self.seat || by_partner
        })
    }
}

/// Whether the screens that are loaded later are about the match the page saves: not one from a file, or one that was only
/// tried out.
#[derive(Clone, Copy)]
pub struct IsOwnMatch(pub bool);

/// The review: what is looked at, and whether the coach can be had.
#[derive(Clone, Copy)]
pub struct ReviewState {
    /// What is looked at.
    pub reviewed: RwSignal<Option<Reviewed>>,
    /// Whether the coach could not be loaded.
    pub has_failed: RwSignal<bool>,
    current: CurrentMatch,
    coach: Coach,
    /// What the coach was asked last.
    asked: StoredValue<Option<Asked>>,
    notices: Notices,
    is_own_match: bool,
}

impl ReviewState {
    /// A review of the match in context that has not begun yet.
    pub fn of_context() -> ReviewState {
        let IsOwnMatch(is_own_match) = expect_context();
        ReviewState {
            reviewed: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            current: expect_context(),
            coach: expect_context(),
            asked: StoredValue::new(None),
            notices: expect_context(),
            is_own_match,
        }
    }

    /// Begins with this decision. Without one, with the last round that is over: with the worst decision of the first
    /// person, or of whoever announced where no person played it. A review that has begun stays as it is; where the coach
    /// could not be had, it is asked once more.
    pub fn open(self, decision: Option<DecisionAt>) {
        if self.reviewed.with_untracked(Option::is_some) {
            if self.has_failed.get_untracked() {
                self.has_failed.set(false);
                self.ask_next();
            }
            return;
        }
        if let Some(DecisionAt { round, seat, nth }) = decision {
            self.begin(round, Some(seat), Some(nth));
            return;
        }
        let person = self.current.with_untracked(|game| game.people().next());
        let rounds = self.current.with_untracked(|game| game.recorded.results().len());
        if let Some(last) = rounds.checked_sub(1) {
            self.begin(last, person, None);
        }
    }

    /// Goes to another round, counted from 0, and stays with the seat if it played that round too.
    pub fn choose_round(self, round: usize) {
        let seat = self.reviewed.with_untracked(|reviewed| reviewed.as_ref().map(|reviewed| reviewed.seat));
        self.begin(round, seat, None);
    }

    /// Goes to the decisions of another seat, if it played the round.
    pub fn choose_seat(self, seat: Seat) {
        let round = self.reviewed.with_untracked(|reviewed| reviewed.as_ref().map_or(0, |reviewed| reviewed.round));
        if self.current.with_untracked(|game| has_played(&game.recorded, round, seat)) {
            self.begin(round, Some(seat), None);
        }
    }

    /// Begins to look at the decisions in a round of this seat, or of whoever announced where it did not play; first at
    /// the `nth`, where it is known which.
    fn begin(self, round: usize, seat: Option<Seat>, nth: Option<usize>) {
        let reviewed = self.current.game.with_untracked(|game| {
            let recorded = &game.as_ref()?.recorded;
            let announcer = recorded.results().get(round)?.announcer;
            let seat = seat.filter(|&seat| has_played(recorded, round, seat)).unwrap_or(announcer);
            let mut reviewed = Reviewed::new(recorded, round, seat);
            if let Some(nth) = nth.filter(|&nth| nth < reviewed.decisions.len()) {
                (reviewed.chosen, reviewed.chosen_by_hand) = (nth, true);
            }
            Some(reviewed)
        });
        if reviewed.is_some() {
            self.asked.get_value().into_iter().for_each(|asked| self.coach.cancel(asked));
            self.has_failed.set(false);
            self.reviewed.set(reviewed);
            self.ask_next();
        }
    }

    /// Something of what is looked at, tracked; the default where nothing is.
    pub fn with<T: Default>(self, read: impl FnOnce(&Reviewed) -> T) -> T {
        self.reviewed.with(|reviewed| reviewed.as_ref().map_or_else(T::default, read))
    }

    /// Shows a decision.
    pub fn choose(self, nth: usize) {
        self.update(|reviewed| (reviewed.chosen, reviewed.chosen_by_hand) = (nth, true));
    }

    /// Lets the coach look at one decision after the other, the chosen one first, as long as this is what is looked at.
    fn ask_next(self) {
        let next = self.reviewed.try_with_untracked(|reviewed| {
            let reviewed = reviewed.as_ref()?;
            let is_open = |&nth: &usize| reviewed.decisions.get(nth).is_some_and(|judged| judged.answer.is_none());
            let nth = std::iter::once(reviewed.chosen).chain(0..reviewed.decisions.len()).find(is_open)?;
            Some((reviewed.round, reviewed.seat, nth, reviewed.view(nth)?))
        });
        let Some((round, seat, nth, view)) = next.flatten() else {
            self.count();
            return;
        };
        let asked = self.coach.ask_about(view, move |answer| {
            let is_same = |reviewed: &Reviewed| (reviewed.round, reviewed.seat) == (round, seat);
            let is_wanted =
                self.reviewed.try_with_untracked(|reviewed| reviewed.as_ref().is_some_and(is_same)) == Some(true);
            match answer {
                _ if !is_wanted => {}
                None => self.has_failed.set(true),
                Some(answer) => {
                    self.update(|reviewed| {
                        reviewed.decisions[nth].answer = Some(answer);
                        if !reviewed.chosen_by_hand {
                            reviewed.chosen = reviewed.worst_first().first().copied().unwrap_or(0);
                        }
                    });
                    self.ask_next();
                }
            }
        });
        self.asked.try_set_value(Some(asked));
    }

    fn update(self, change: impl FnOnce(&mut Reviewed)) {
        self.reviewed.update(|reviewed| {
            if let Some(reviewed) = reviewed {
                change(reviewed);
            }
        });
    }

    /// What was given away in a round for points goes into the statistics, once.
    fn count(self) {
        // A later go at the deal of a day counts nowhere.
        if !self.is_own_match || self.current.day_go().is_some_and(|go| go.first.is_some()) {
            return;
        }
        let counted = self.reviewed.try_with_untracked(|reviewed| {
            let reviewed = reviewed.as_ref().filter(|reviewed| !reviewed.is_for_chips)?;
            let lost: i32 = reviewed.decisions.iter().map(JudgedMoment::exact_loss).sum();
            Some((reviewed.round, reviewed.seat, reviewed.decisions.len() as u32, lost.unsigned_abs()))
        });
        let Some((round, seat, decisions, lost)) = counted.flatten() else { return };
        let saved = self.current.game.with_untracked(|game| match game {
            Some(game) => {
                let id = game.id.as_deref().unwrap_or_default();
                saves().add_review(id, &game.recorded, round, seat, (decisions, lost)).map(drop)
            }
            None => Ok(()),
        });
        if let Err(fault) = saved {
            self.notices.show(super::Notice::NotSaved(fault));
        }
    }
}

fn has_played(recorded: &RecordedMatch, round: usize, seat: Seat) -> bool {
    recorded.results().get(round).is_some_and(|result| result.seats.has(seat))
}
