//! What the coach says at the table: a hint when it is asked for and, where that is wanted, a warning before a blunder.

use super::current_match::CurrentMatch;
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use super::sound::Sound;
use crate::app::browser::worker::{Asked, ThinkingWorker};
use crate::app::state::phrases;
use crate::coach::{Answer, Question};
use crate::engine::{Action, Card, OwnedView, Rack};
use crate::messages::{FromWorker, ToWorker};
use crate::sound::Cue;
use crate::storage::{Learning, SettingsStoreFields};
use crate::table::input::Selection;
use crate::table::{TableMatch, view};
use leptos::prelude::*;

/// From which loss on a move is warned of, in hundredths of a point.
const BLUNDER: i32 = 200;

/// A decision of the person. With the cards, because another match, or this one with a move taken back, comes to the same
/// numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
struct DecisionDue {
    round: usize,
    decisions: usize,
    rack: Rack,
    drawn: Option<Card>,
    top_discard: Option<Card>,
}

/// What the coach thinks of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Consultation {
    decision: DecisionDue,
    /// Whether the person wants to see it.
    is_shown: bool,
    /// What it is, once it is known.
    answer: Option<Answer>,
}

/// A hint as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// What the coach would do; none while it still thinks.
    pub action: Option<Action>,
    /// The card that is to be placed: the one in the hand, or the top discard.
    pub card: Option<Card>,
    /// Why.
    pub text: String,
}

/// The coach at the table.
#[derive(Clone, Copy)]
pub struct Coach {
    consultation: RwSignal<Option<Consultation>>,
    worker: ThinkingWorker,
    current: CurrentMatch,
    settings: SettingsState,
    notices: Notices,
}

impl Coach {
    /// The coach of a match; it asks this worker.
    pub fn new(worker: ThinkingWorker, current: CurrentMatch, settings: SettingsState, notices: Notices) -> Coach {
        Coach { consultation: RwSignal::new(None), worker, current, settings, notices }
    }

    /// The hint to be shown now, tracked.
    pub fn hint(self) -> Option<Hint> {
        // As long as none is shown, nobody who asks need hear of every move.
        if !self
            .consultation
            .with(|consultation| consultation.as_ref().is_some_and(|consultation| consultation.is_shown))
        {
            return None;
        }
        let decision = self.decision_due()?;
        self.consultation.with(|consultation| {
            let consultation = consultation.as_ref().filter(|consultation| consultation.decision == decision)?;
            let answer = consultation.answer.clone().unwrap_or_default();
            let action = answer.advised.filter(|&action| self.is_legal(action));
            let card = decision.drawn.or(decision.top_discard);
            Some(Hint { action, card, text: format!("{} {}", answer.text, answer.more) })
        })
    }

    /// Whether the hint to be shown is an action of which this holds, tracked.
    pub fn hints_at(self, holds: impl Fn(Action) -> bool) -> bool {
        self.hint().and_then(|hint| hint.action).is_some_and(holds)
    }

    fn is_legal(self, action: Action) -> bool {
        self.current.with_untracked(|game| game.state().legal().has(action))
    }

    /// Shows the hint, or puts it away.
    pub fn toggle_hint(self, sound: Sound) {
        if self.learning() == Learning::Off {
            return;
        }
        let Some(decision) = untrack(|| self.decision_due()) else { return };
        // Whoever asks wants the hint, and not what was refused, picked up or marked before.
        let selection = self.current.selection;
        selection.refusal.set(None);
        let was_hidden = selection.selected.get_untracked() != Selection::Nothing;
        if was_hidden {
            selection.selected.set(Selection::Nothing);
        }
        let is_known = self.consultation.with_untracked(|consultation| {
            consultation.as_ref().is_some_and(|consultation| consultation.decision == decision)
        });
        if is_known {
            self.consultation.update(|consultation| {
                if let Some(consultation) = consultation {
                    consultation.is_shown = was_hidden || !consultation.is_shown;
                }
            });
        } else {
            self.ask(decision, true);
        }
        sound.play(Cue::Hint, 0);
    }

    /// What the person would give away by this action, in points, where they want to be warned of it; 0 where chips are
    /// played for, since what the coach weighs by is no number of them.
    pub fn loss_to_warn_of(self, action: Action) -> Option<i32> {
        if self.learning() != Learning::Warn {
            return None;
        }
        let decision = untrack(|| self.decision_due())?;
        let loss = self.consultation.with_untracked(|consultation| {
            let consultation = consultation.as_ref().filter(|consultation| consultation.decision == decision)?;
            Some(consultation.answer.as_ref()?.loss(action)).filter(|&loss| loss >= BLUNDER)
        })?;
        Some(if self.current.with_untracked(TableMatch::is_for_chips) { 0 } else { (loss + 50) / 100 })
    }

    /// Forgets what was said, for another language.
    pub fn forget(self) {
        self.consultation.set(None);
    }

    /// Asks about a position.
    pub fn ask_about(self, view: OwnedView, on_answer: impl FnOnce(Option<Answer>) + 'static) -> Asked {
        let question = Question { view, seed: 0, language: phrases().language() };
        self.worker.ask(&ToWorker::Judge(question), move |answer| {
            on_answer(answer.and_then(|answer| match answer {
                FromWorker::Judged(answer) => Some(answer),
                FromWorker::Played(_) => None,
            }));
        })
    }

    /// Drops a question.
    pub fn cancel(self, asked: Asked) {
        self.worker.cancel(asked);
    }

    fn learning(self) -> Learning {
        self.settings.fields.learning().get_untracked()
    }

    fn decision_due(self) -> Option<DecisionDue> {
        let viewer = self.current.viewer.get();
        self.current.with(|game| {
            view::decision_due(game, viewer)?;
            let seen = game.state().view(viewer?)?;
            Some(DecisionDue {
                round: game.round_number(),
                decisions: game.recorded.decisions(),
                rack: seen.rack,
                drawn: seen.drawn,
                top_discard: seen.top_discard,
            })
        })
    }

    fn ask(self, decision: DecisionDue, is_shown: bool) {
        let viewer = self.current.viewer.get_untracked();
        let view = self.current.with_untracked(|game| Some(OwnedView::from(&game.state().view(viewer?)?)));
        let Some(view) = view else { return };
        self.consultation.set(Some(Consultation { decision: decision.clone(), is_shown, answer: None }));
        self.ask_about(view, move |answer| match answer {
            Some(answer) => self.consultation.update(|consultation| {
                if let Some(consultation) =
                    consultation.as_mut().filter(|consultation| consultation.decision == decision)
                {
                    consultation.answer = Some(answer);
                }
            }),
            None => {
                self.consultation.set(None);
                self.notices.show(Notice::NoCoach);
            }
        });
    }
}

/// Where the person wants to be warned, the coach thinks along: it must know before the person moves.
pub fn warn_before_blunders(coach: Coach) {
    let learning = coach.settings.fields.learning();
    Effect::new(move || {
        if let Some(decision) = coach.decision_due().filter(|_| learning.get() == Learning::Warn) {
            coach.ask(decision, false);
        }
    });
}
