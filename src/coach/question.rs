//! Questions to the coach and its answers: the messages between the page and the worker.

use super::review::view_at;
use crate::engine::{Action, Seat, View};
use crate::i18n::Language;
use crate::players::{Appraisal, Judged};
use crate::record::{RecordedGame, Replay};
use serde::{Deserialize, Serialize};

/// A question about a position in a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Question {
    /// An id that the answer repeats.
    pub id: u32,
    /// The round, from 0, and how many of its decisions have been made. If either is missing, the match as it stands.
    pub round: Option<u16>,
    /// See `round`.
    pub step: Option<u16>,
    /// The seat to decide; if missing, the seat to act.
    pub seat: Option<Seat>,
    /// The seed for the player's random choices.
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
    /// The id of the question.
    pub id: u32,
    /// Every legal action, best first; empty if no decision is due.
    pub options: Vec<Opinion>,
    /// What the coach would do: the best action, or a plainer one that is as good.
    pub advised: Option<Action>,
    /// The reason for what the coach would do, as a sentence.
    pub text: String,
    /// How much better that is than anything else, as a sentence.
    pub more: String,
}

/// The position a question is about.
pub struct Position {
    /// The match up to this point.
    pub recorded: RecordedGame,
    /// Whose decision is due.
    pub seat: Seat,
}

impl Question {
    /// The position in this match; `None` if there is no such decision.
    pub fn position(&self, recorded: RecordedGame) -> Option<Position> {
        let recorded = match (self.round, self.step) {
            (Some(round), Some(step)) => Replay::new(&recorded).at(round.into(), step.into())?,
            _ => recorded,
        };
        let seat = self.seat.or_else(|| recorded.game().to_act())?;
        Some(Position { recorded, seat })
    }
}

impl Position {
    /// What the seat to decide may know.
    pub fn view(&self) -> Option<View<'_>> {
        view_at(&self.recorded, self.seat)
    }
}

impl Answer {
    /// The answer to a question, with the reason for what is advised and its margin as a sentence each. Advised is the best
    /// action; whoever knows of a plainer one says so.
    pub fn new(question: &Question, appraisal: &Appraisal, text: String, more: String) -> Answer {
        Answer {
            id: question.id,
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
    fn of(judged: &Judged) -> Opinion {
        Opinion {
            action: judged.action,
            chance: (judged.chance * 1000.0 + 0.5) as i32,
            worth: (judged.worth * 100.0) as i32,
            noise: (judged.noise() * 100.0) as i32,
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition};
    use crate::players::appraise;
    use crate::record::{PlayerKind, SeatEntry};

    fn some_match() -> RecordedGame {
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let ann = SeatEntry { name: "Ann".into(), player: PlayerKind::Human, level: None };
        let mut recorded = RecordedGame::start(rules, vec![ann.clone(), ann], Chance::new(7)).unwrap();
        recorded.deal_from(Chance::new(7)).unwrap();
        recorded
    }

    #[test]
    fn a_question_finds_its_position_and_an_answer_comes_back() {
        let mut recorded = some_match();
        for _ in 0..4 {
            recorded.play(Action::Draw).unwrap();
            recorded.play(Action::Discard).unwrap();
        }
        for (step, drawn) in [(2, false), (3, true)] {
            let asked = Question { id: 9, round: Some(0), step: Some(step), ..Question::default() };
            let sent = serde_json::to_string(&asked).unwrap();
            let question: Question = serde_json::from_str(&sent).unwrap();
            assert_eq!(question, asked);
            let position = question.position(recorded.clone()).unwrap();
            let view = position.view().unwrap();
            assert_eq!((view.log.len(), view.drawn.is_some()), (1, drawn));
            let appraisal = appraise(&view, question.seed);
            let answer = Answer::new(&question, &appraisal, "Because.".into(), "Much.".into());
            let sent = serde_json::to_string(&answer).unwrap();
            assert_eq!(serde_json::from_str::<Answer>(&sent).unwrap(), answer);
            assert_eq!(answer.options.len(), view.legal().len());
            assert_eq!(answer.loss(appraisal.best().unwrap().action), 0);
        }
        // The match as it stands.
        let position = Question::default().position(recorded).unwrap();
        assert_eq!(position.view().unwrap().log.len(), 4);
    }

    #[test]
    fn a_question_about_no_decision_gets_no_position() {
        let recorded = some_match();
        for (round, step) in [(7, 0), (0, 5000)] {
            let beyond = Question { round: Some(round), step: Some(step), ..Question::default() };
            let position = beyond.position(recorded.clone());
            assert_eq!(position.is_some(), round == 0, "beyond the last decision the match is as it stands");
        }
        assert!(serde_json::from_str::<Question>("{}").is_err());
    }
}
