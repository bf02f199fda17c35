//! Questions to the coach and its answers: the messages between the page and the worker.

use crate::engine::{Action, Goal, OwnedView};
use crate::i18n::{Language, Tenths, ThinkingPhrases};
use crate::players::{Appraisal, JudgedAction, advise, appraise, reason};
use serde::{Deserialize, Serialize};

/// A question about a position: what its seat may know, and so no more than the person in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// What the seat to decide may know.
    pub view: OwnedView,
    /// The seed for what the coach leaves to chance.
    pub seed: u64,
    /// The language of the answer.
    pub language: Language,
}

/// What the coach thinks of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// The action.
    pub action: Action,
    /// The chance that this seat's side announces in this round, in thousandths.
    pub chance: i32,
    /// What it is worth, in hundredths of a point. Only differences between actions mean anything.
    pub worth: i32,
    /// By how much that may be off by chance, in hundredths of a point.
    pub noise: i32,
}

/// The coach's answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// Every legal action, best first; empty if no decision is due.
    pub options: Vec<Opinion>,
    /// What the coach would do: the best action, or a plainer one that is as good.
    pub advised: Option<Action>,
    /// The reason for what the coach would do, as a sentence.
    pub text: String,
    /// How much better that is than anything else, as a sentence.
    pub more: String,
}

impl Question {
    /// The coach's answer, in the words of these phrases; `None` where no decision of the seat is due.
    pub fn answer(&self, phrases: &ThinkingPhrases) -> Option<Answer> {
        let view = self.view.view();
        let appraisal = appraise(&view, self.seed);
        let advice = advise(&view, &appraisal)?;
        let text = phrases.reason(reason(&view, advice.action));
        // Chips are no points, and whoever may announce needs no figure.
        let has_figure = !matches!(view.rules.goal, Goal::Chips(_)) && advice.action != Action::Announce;
        let lead = appraisal.options.get(1).map(|next| (appraisal.loss(next.action) * 10.0 + 0.5) as i32);
        let more = match lead {
            _ if advice.is_close => phrases.gain(Tenths(0)),
            Some(lead) if has_figure => phrases.gain(Tenths(lead)),
            _ => String::new(),
        };
        Some(Answer { advised: Some(advice.action), ..Answer::new(&appraisal, text, more) })
    }
}

impl Answer {
    /// The answer with the reason for what is advised and its margin as a sentence each. Advised is the best action; whoever
    /// knows of a plainer one says so.
    pub fn new(appraisal: &Appraisal, text: String, more: String) -> Answer {
        Answer {
            options: appraisal.options.iter().map(Opinion::of).collect(),
            advised: appraisal.best().map(|best| best.action),
            text,
            more,
        }
    }

    /// The best action.
    pub fn best(&self) -> Option<&Opinion> {
        self.options.first()
    }

    /// How much less an action is worth than the best, in hundredths of a point; 0 where chance alone may have made the
    /// difference, and for what was not legal.
    pub fn loss(&self, action: Action) -> i32 {
        let option = self.options.iter().find(|option| option.action == action);
        let loss = |(option, best): (&Opinion, &Opinion)| {
            Some(best.worth.saturating_sub(option.worth)).filter(|&loss| loss > option.noise)
        };
        option.zip(self.best()).and_then(loss).unwrap_or(0)
    }
}

impl Opinion {
    fn of(judged: &JudgedAction) -> Opinion {
        Opinion {
            action: judged.action,
            chance: (judged.chance * 1000.0 + 0.5) as i32,
            worth: (judged.worth * 100.0) as i32,
            noise: (judged.noise() * 100.0) as i32,
        }
    }
}
