//! The script of the lesson: the stacked deal, and what every step is about.

use crate::app::state::rule_book_phrases;
use crate::engine::{Action, Chance, Slot};
use crate::i18n::BookPhrases;
use crate::record;
use crate::table::Match;

/// A step of the lesson.
pub enum Step {
    /// Something to look at; a button goes on.
    Look,
    /// An action to be done, and the other player's actions that follow it.
    Act(Action, &'static [Action]),
    /// The round is over and counted.
    Count,
}

const DRAWS_AND_DISCARDS: &[Action] = &[Action::Draw, Action::Discard];

/// The steps.
pub const SCRIPT: [Step; 10] = [
    Step::Look,
    Step::Act(Action::Take(Slot::ALL[6]), DRAWS_AND_DISCARDS),
    Step::Look,
    Step::Act(Action::Draw, &[]),
    Step::Act(Action::Discard, DRAWS_AND_DISCARDS),
    Step::Act(Action::Take(Slot::ALL[1]), &[Action::Draw, Action::Exchange(Slot::ALL[3])]),
    Step::Act(Action::Draw, &[]),
    Step::Act(Action::Exchange(Slot::ALL[2]), &[]),
    Step::Act(Action::Announce, &[]),
    Step::Count,
];

/// What the lesson says at a step, counted from 0. `points`: what the other player's rack scores at the end.
pub fn text(step: usize, points: i32, texts: &BookPhrases) -> String {
    match step {
        0 => texts.lesson_rack().into(),
        1 => texts.lesson_take().into(),
        2 => texts.lesson_taken().into(),
        3 => texts.lesson_draw().into(),
        4 => texts.lesson_discard().into(),
        5 => texts.lesson_gap().into(),
        6 => texts.lesson_draw_again().into(),
        7 => texts.lesson_swap().into(),
        8 => texts.lesson_call().into(),
        _ => format!("{} {}", texts.lesson_count(points), texts.lesson_ready()),
    }
}

/// The cards that the two are dealt, from slot 5 to slot 50.
const DEALT: [[u8; Slot::COUNT]; 2] = [[4, 9, 31, 15, 18, 22, 12, 30, 33, 38], [3, 8, 14, 27, 10, 21, 28, 35, 29, 40]];

/// The first card of the discard pile, and the stock as far as it matters.
const NEXT: [u8; 6] = [25, 36, 2, 6, 17, 11];

/// The table as it is dealt.
pub fn dealt() -> Option<Match> {
    let texts = rule_book_phrases();
    // The record is the game's own, and a test reads it.
    let recorded = record::read(&record_of(texts.language().you(), texts.lesson_other())).ok()?;
    Some(Match { recorded, chance: Chance::new(0), colours: vec![0, 1], id: None })
}

/// The record of the deal, for these two players.
fn record_of(you: &str, other: &str) -> String {
    let dealt = (0..Slot::COUNT).rev().flat_map(|row| [DEALT[0][row], DEALT[1][row]]);
    let mut deck: Vec<u8> = dealt.chain(NEXT).collect();
    let rest: Vec<u8> = (1..=40).filter(|card| !deck.contains(card)).collect();
    deck.extend(rest);
    let deck = deck.iter().map(u8::to_string).collect::<Vec<String>>().join(",");
    format!(
        "{{\"format\":\"rack-o-record\",\"version\":1,\"rules\":{{\"edition\":\"milton-bradley\",\"deal\":\"standard\",\
         \"run_of_three\":false,\"bonus\":false,\"partners\":false,\"replenish\":\"turn-over\",\"goal\":{{\"points\":500}}}},\
         \"seats\":[{{\"name\":\"{you}\",\"player\":\"human\"}},{{\"name\":\"{other}\",\"player\":\"computer\",\"level\":\"easy\"}}],\
         \"cut\":[17,3],\"rounds\":[{{\"dealer\":1,\"deck\":[{deck}],\"actions\":[]}}],\"totals\":[0,0],\"winners\":[]}}"
    )
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::record;

    #[test]
    fn the_script_can_be_played_and_ends_with_a_rack_in_order() {
        let mut recorded = record::read(&record_of("You", "Mina")).unwrap();
        for step in &SCRIPT {
            if let Step::Act(action, others) = step {
                assert_eq!(recorded.game().to_act(), Some(Seat::ALL[0]));
                recorded.play(*action).unwrap();
                for other in *others {
                    assert_eq!(recorded.game().to_act(), Some(Seat::ALL[1]));
                    recorded.play(*other).unwrap();
                }
            }
        }
        let result = recorded.results().last().unwrap();
        assert_eq!(result.announcer, Seat::ALL[0]);
        assert_eq!(result.scores[..2], [75, 20]);
    }
}
