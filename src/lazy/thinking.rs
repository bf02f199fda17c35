//! What the coach answers.

use rack_o::app::lazy_phrases;
use rack_o::coach::{Answer, Question};
use rack_o::engine::{Action, Goal};
use rack_o::i18n::Tenths;
use rack_o::players::{Judged, Level, appraise, player, reason};
use rack_o::record;

/// The answer to a question about the match in a record; `None` where no decision is due.
pub fn answer(question: &Question, record: &str) -> Option<Answer> {
    let position = question.position(record::read(record).ok()?)?;
    let view = position.view()?;
    let appraisal = appraise(&view, question.seed);
    let best = appraisal.best()?;
    let phrases = lazy_phrases();
    let text = phrases.reason(reason(&view, best.action));
    let gain = |next: &Judged| phrases.gain(Tenths(((best.worth - next.worth) * 10.0 + 0.5) as i32));
    // Chips are no points, and whoever may announce needs no figure.
    let has_figure = !matches!(view.rules.goal, Goal::Chips(_)) && best.action != Action::Announce;
    let more = appraisal.options.get(1).filter(|_| has_figure).map(gain).unwrap_or_default();
    Some(Answer::new(question, &appraisal, text, more))
}

/// Lets a level decide the position of a question so many times.
pub fn rehearse(level: &str, question: &Question, record: &str, times: u32) {
    let position = record::read(record).ok().and_then(|recorded| question.position(recorded));
    let view = position.as_ref().and_then(|position| position.view());
    if let (Ok(level), Some(view)) = (level.parse::<Level>(), view) {
        let mut player = player(level);
        for time in 0..times {
            core::hint::black_box(player.decide(&view, question.seed ^ u64::from(time)));
        }
    }
}
