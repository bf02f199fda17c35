//! What the coach says at the table: a hint when it is asked for, and a warning before a blunder where that is wanted.

use super::in_play::InPlay;
use super::parts::whenever;
use super::store::{Notice, Store};
use super::table::input::Choice;
use super::table::look;
use crate::coach::{Answer, Question};
use crate::engine::{Action, Card, Rack};
use crate::storage::Learning;

/// From which loss on a move is warned of, in hundredths of a point.
const BLUNDER: i32 = 200;

/// A decision of the person: the round, how many decisions of it came before, and what lies before them. With the cards, because
/// another match, or this one with a move taken back, comes to the same numbers.
type Due = (usize, usize, Rack, Option<Card>, Option<Card>);

/// What the coach thinks of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The decision.
    due: Due,
    /// Whether the person wants to see it.
    shown: bool,
    /// What it is, once it is known.
    answer: Option<Answer>,
}

/// A hint as it is shown: while the coach still thinks, without an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// The best action.
    pub action: Option<Action>,
    /// Why.
    pub text: String,
}

impl Store {
    /// The decision of the person who looks, if one is due.
    fn own_decision(&self) -> Option<Due> {
        let looking = self.looking.get();
        self.play.with(|play| {
            let play = play.as_ref()?;
            look::due(play, looking)?;
            let view = play.recorded.game().view(looking?)?;
            Some((play.round_number(), play.recorded.decisions(), view.rack, view.drawn, view.top_discard))
        })
    }

    /// The hint to be shown now.
    pub fn hint(&self) -> Option<Hint> {
        // As long as none is shown, whoever asks for it need not hear of every move.
        if !self.advice.with(|advice| advice.as_ref().is_some_and(|advice| advice.shown)) {
            return None;
        }
        let due = self.own_decision()?;
        self.advice.with(|advice| {
            let advice = advice.as_ref().filter(|advice| advice.due == due)?;
            let answer = advice.answer.clone().unwrap_or_default();
            Some(Hint { action: self.best_of(&answer), text: format!("{} {}", answer.text, answer.more) })
        })
    }

    /// The action that an answer thinks best, if it is legal now.
    pub fn best_of(&self, answer: &Answer) -> Option<Action> {
        let best = answer.best()?;
        let legal = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.game().legal()))?;
        Some(best.action).filter(|&action| legal.has(action))
    }

    /// Shows the hint, or puts it away.
    pub fn toggle_hint(&self) {
        if self.learning() == Learning::Off || self.watching() {
            return;
        }
        let Some(due) = leptos::prelude::untrack(|| self.own_decision()) else { return };
        // Whoever asks wants to hear that, and not what was refused or asked before.
        self.remark.set(None);
        if matches!(self.choice.get_untracked(), Choice::Asked(_)) {
            self.choice.set(Choice::Nothing);
        }
        let known = self.advice.with_untracked(|advice| advice.as_ref().is_some_and(|advice| advice.due == due));
        if !known {
            self.consult(due, true);
        } else {
            self.advice.update(|advice| {
                if let Some(advice) = advice {
                    advice.shown = !advice.shown;
                }
            });
        }
        self.hear(crate::sound::Cue::Hint, 0);
    }

    fn learning(&self) -> Learning {
        self.settings.with_untracked(|settings| settings.learning)
    }

    /// Asks the coach about the decision that is due.
    fn consult(&self, due: Due, shown: bool) {
        let record = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.to_json()));
        let Some(record) = record else { return };
        let store = *self;
        self.advice.set(Some(Advice { due, shown, answer: None }));
        self.ask(Question::default(), &record, move |answer| {
            let wanted = |advice: &mut Option<Advice>| advice.as_ref().is_some_and(|advice| advice.due == due);
            match answer {
                Some(answer) => store.advice.update(|advice| {
                    if wanted(advice)
                        && let Some(advice) = advice
                    {
                        advice.answer = Some(answer);
                    }
                }),
                None => {
                    store.advice.set(None);
                    store.tell(Notice::NoStudy);
                }
            }
        });
    }

    /// What the person would give away by this action, in points, where they want to be warned of it; 0 where chips are
    /// played for: what the coach weighs by is no number of them.
    pub fn blunder(&self, action: Action) -> Option<i32> {
        if self.learning() != Learning::Warn {
            return None;
        }
        let due = leptos::prelude::untrack(|| self.own_decision())?;
        self.advice
            .with_untracked(|advice| {
                let answer = advice.as_ref().filter(|advice| advice.due == due)?.answer.as_ref()?;
                Some(answer.loss(action)).filter(|&loss| loss >= BLUNDER)
            })
            .map(|loss| if self.of_play(InPlay::for_chips) { 0 } else { (loss + 50) / 100 })
    }
}

/// Where the person wants to be warned, the coach thinks along: it must know before the person moves.
pub fn think_along(store: Store) {
    whenever(move || {
        let wanted = store.settings.with(|settings| settings.learning == Learning::Warn);
        if let Some(due) = store.own_decision().filter(|_| wanted) {
            store.consult(due, false);
        }
    });
}
