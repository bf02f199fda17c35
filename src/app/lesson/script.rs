//! What happens in the lesson: the stacked deal, and what every step is about.

use crate::app::parts::{El, el};
use crate::app::rule_book::figure_rack;
use crate::app::store::{Store, phrases};
use crate::engine::{Action, Seat, Slot};
use crate::i18n::BookPhrases;

/// A step of the lesson.
pub enum Beat {
    /// Something to look at; the person says when to go on.
    Look,
    /// An action to be done, and the other player's actions that follow it.
    Act(Action, &'static [Action]),
    /// The round is over and counted.
    Count,
}

const DRAWS_AND_DISCARDS: &[Action] = &[Action::Draw, Action::Discard];

/// The steps.
pub const SCRIPT: [Beat; 10] = [
    Beat::Look,
    Beat::Act(Action::Take(Slot::ALL[6]), DRAWS_AND_DISCARDS),
    Beat::Look,
    Beat::Act(Action::Draw, &[]),
    Beat::Act(Action::Discard, DRAWS_AND_DISCARDS),
    Beat::Act(Action::Take(Slot::ALL[1]), &[Action::Draw, Action::Exchange(Slot::ALL[3])]),
    Beat::Act(Action::Draw, &[]),
    Beat::Act(Action::Exchange(Slot::ALL[2]), &[]),
    Beat::Act(Action::Announce, &[]),
    Beat::Count,
];

/// What is said at a step. `points`: what the other player's rack counts at the end.
pub fn said(step: usize, points: i32, said: &BookPhrases) -> String {
    match step {
        0 => said.lesson_rack().into(),
        1 => said.lesson_take().into(),
        2 => said.lesson_taken().into(),
        3 => said.lesson_draw().into(),
        4 => said.lesson_discard().into(),
        5 => said.lesson_gap().into(),
        6 => said.lesson_draw_again().into(),
        7 => said.lesson_swap().into(),
        8 => said.lesson_call().into(),
        _ => format!("{} {}", said.lesson_count(points), said.lesson_ready()),
    }
}

/// The cards that the two are dealt, from slot 5 to slot 50.
const DEALT: [[u8; Slot::COUNT]; 2] = [[4, 9, 31, 15, 18, 22, 12, 30, 33, 38], [3, 8, 14, 27, 10, 21, 28, 35, 29, 40]];

/// The first card of the discard pile, and the stock as far as it matters.
const NEXT: [u8; 6] = [25, 36, 2, 6, 17, 11];

/// The record of the deal, for these two players.
pub fn record_of(you: &str, other: &str) -> String {
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

/// The racks at the end, counted.
pub fn counted(table: Store, panel: El) -> El {
    let phrases = phrases();
    let racks = table.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let result = play.recorded.results().last()?;
        let rack = |seat: Seat| {
            let (name, score) = (play.name(seat, phrases), result.scores[seat.number()]);
            let cards = *result.racks[seat.number()].numbers();
            el("article")
                .class(&format!("res p{}", seat.number() + 1))
                .label(&phrases.scores(play.who(seat), score, false))
                .child(figure_rack(seat.number() + 1, 40, cards, true, Some(name)))
                .child(el("p").class("sum").child(el("b").class("sum__p tn").untranslated().text(&format!("+{score}"))))
        };
        Some([rack(Seat::ALL[0]), rack(Seat::ALL[1])])
    });
    el("main")
        .class("lesson__c formica")
        .child(panel)
        .child(el("div").class("racks").children(racks.into_iter().flatten().collect()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::record;

    #[test]
    fn the_script_can_be_played_and_ends_with_a_rack_in_order() {
        let mut recorded = record::read(&record_of("You", "Mina")).unwrap();
        for beat in &SCRIPT {
            if let Beat::Act(action, others) = beat {
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
