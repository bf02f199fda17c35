//! What the coach answers.

use super::state::lazy_phrases;
use crate::coach::{Answer, Question};
use crate::engine::{Action, Goal};
use crate::i18n::Tenths;
use crate::players::{advise, appraise, reason};
use crate::record;

/// The answer to a question about the match in a record; `None` where no decision is due.
pub fn answer(question: &Question, record: &str) -> Option<Answer> {
    let position = question.position(record::read(record).ok()?)?;
    let view = position.view()?;
    let appraisal = appraise(&view, question.seed);
    let advice = advise(&view, &appraisal)?;
    let phrases = lazy_phrases();
    let text = phrases.reason(reason(&view, advice.action));
    // Chips are no points, and whoever may announce needs no figure.
    let has_figure = !matches!(view.rules.goal, Goal::Chips(_)) && advice.action != Action::Announce;
    let lead = appraisal.options.get(1).map(|next| (appraisal.loss(next.action) * 10.0 + 0.5) as i32);
    let more = match lead {
        _ if advice.is_close => phrases.gain(Tenths(0)),
        Some(lead) if has_figure => phrases.gain(Tenths(lead)),
        _ => String::new(),
    };
    let answer = Answer::new(question, &appraisal, text, more);
    Some(Answer { advised: Some(advice.action), ..answer })
}
