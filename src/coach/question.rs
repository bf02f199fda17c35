//! Questions to the coach, and the answers.
//!
//! A question is one line of JSON and, on the next line, the match record in which the position is found. The answer is
//! one line of JSON.

use crate::engine::{Action, Seat, View};
use crate::json::{self, FromJson, ToJson, shape};
use crate::players::{Appraisal, Judged};
use crate::record::{self, RecordedGame, Replay};

use super::review::view_at;

/// What is asked, beside the match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    /// A number that comes back with the answer.
    pub id: u32,
    /// The round, from 0, and how many of its decisions have been made; without them the match as it stands.
    pub round: Option<u16>,
    /// See `round`.
    pub step: Option<u16>,
    /// Whose decision; without it that of the seat to act.
    pub seat: Option<Seat>,
    /// What the player leaves to chance, in decimal: JSON's numbers are too small for it.
    pub whim: String,
    /// The language of the answer.
    pub language: String,
    /// The match.
    pub record: String,
}

/// What the coach thinks of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The action, as [`word`] says it.
    pub action: String,
    /// The chance to be the one who announces in this round, in thousandths.
    pub chance: i32,
    /// What it is worth, in hundredths of a point; only the difference from another action means something.
    pub worth: i32,
}

/// The coach's answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// Every action that is open, the best first; none where no decision is due.
    pub options: Vec<Opinion>,
    /// The reason for the best action, in a sentence.
    pub text: String,
    /// How much better it is than the next best, in a sentence.
    pub more: String,
}

shape!(Question { id, round: optional, step: optional, seat: optional, whim, language, record });
shape!(Opinion { action, chance, worth });
shape!(Answer { id, options, text, more });

/// The position that a question is about.
pub struct Position {
    /// The match up to there.
    pub recorded: RecordedGame,
    /// Whose decision is due.
    pub seat: Seat,
}

impl Question {
    /// The text of the question about a match.
    pub fn about(&self, record: &str) -> String {
        let mut text = self.to_json().text();
        text.push('\n');
        text.push_str(record);
        text
    }

    /// Reads a question and finds its position; `None` where there is no such decision in the match, or no match.
    pub fn read(text: &str) -> Option<(Question, Position)> {
        let (head, record) = text.split_once('\n')?;
        let question = Question::from_json(json::parse(head).ok()?).ok()?;
        let recorded = record::read(record).ok()?;
        let recorded = match (question.round, question.step) {
            (Some(round), Some(step)) => Replay::new(&recorded).at(round.into(), step.into())?,
            _ => recorded,
        };
        let seat = question.seat.or_else(|| recorded.game().to_act())?;
        Some((question, Position { recorded, seat }))
    }

    /// What the player leaves to chance.
    pub fn whim(&self) -> u64 {
        self.whim.parse().unwrap_or_default()
    }
}

impl Position {
    /// What the seat whose decision is due may know.
    pub fn view(&self) -> Option<View<'_>> {
        view_at(&self.recorded, self.seat)
    }
}

impl Answer {
    /// Reads an answer; `None` when it is none.
    pub fn read(text: &str) -> Option<Answer> {
        Answer::from_json(json::parse(text).ok()?).ok()
    }

    /// The answer to a question, with the reason and how much better it is than the next best, in a sentence each.
    pub fn new(question: &Question, appraisal: &Appraisal, text: String, more: String) -> Answer {
        Answer { id: question.id, options: appraisal.options.iter().map(Opinion::of).collect(), text, more }
    }

    /// The best action.
    pub fn best(&self) -> Option<&Opinion> {
        self.options.first()
    }

    /// How much less an action is worth than the best, in hundredths of a point; 0 for one that was not open.
    pub fn loss(&self, action: Action) -> i32 {
        let word = word(action);
        let option = self.options.iter().find(|option| option.action == word);
        option.zip(self.best()).map_or(0, |(option, best)| best.worth - option.worth)
    }
}

impl Opinion {
    fn of(judged: &Judged) -> Opinion {
        Opinion {
            action: word(judged.action),
            chance: (judged.chance * 1000.0 + 0.5) as i32,
            worth: (judged.worth * 100.0) as i32,
        }
    }
}

/// An action in a word, as in the match record: `T35` takes the discard into slot 35, `S` draws, `S35` puts the drawn card
/// into slot 35, `S-` discards it, `R` announces, `P` does not, `E` is an Éclair. `35` places a dealt card.
pub fn word(action: Action) -> String {
    match action {
        Action::Take(slot) => format!("T{}", slot.label()),
        Action::Exchange(slot) => format!("S{}", slot.label()),
        Action::Place(slot) => slot.label().to_string(),
        Action::Draw => "S".to_owned(),
        Action::Discard => "S-".to_owned(),
        Action::Announce => "R".to_owned(),
        Action::Pass => "P".to_owned(),
        Action::Eclair => "E".to_owned(),
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
            let (question, position) = Question::read(&asked.about(&recorded.to_json())).unwrap();
            assert_eq!(question, asked);
            let view = position.view().unwrap();
            assert_eq!((view.log.len(), view.drawn.is_some()), (1, drawn));
            let appraisal = appraise(&view, question.whim());
            let answer = Answer::new(&question, &appraisal, "Because.".into(), "Much.".into());
            assert_eq!(Answer::read(&answer.to_json().text()), Some(answer.clone()));
            assert_eq!(answer.options.len(), view.legal().len());
            assert_eq!(answer.loss(appraisal.best().unwrap().action), 0);
        }
        // As it stands.
        let (_, position) = Question::read(&Question::default().about(&recorded.to_json())).unwrap();
        assert_eq!(position.view().unwrap().log.len(), 4);
    }

    #[test]
    fn what_is_no_question_gets_no_position() {
        let record = some_match().to_json();
        let good = Question::default().to_json().text();
        for text in [String::new(), record.clone(), format!("{good}\n{{}}"), format!("{{}}\n{record}"), good.clone()] {
            assert!(Question::read(&text).is_none(), "{text}");
        }
        let beyond = Question { round: Some(7), step: Some(0), ..Question::default() };
        assert!(Question::read(&beyond.about(&record)).is_none());
    }
}
