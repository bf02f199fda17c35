//! The script of the lesson: the stacked deal, and what every step is about.

use super::input::Selection;
use super::table_match::TableMatch;
use crate::engine::{Action, Chance, Slot};
use crate::i18n::BookPhrases;
use crate::record;

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

/// The slot whose card is in the way at first.
const FIRST: Slot = Slot::ALL[2];
/// The slot whose card is in the way then.
const SECOND: Slot = Slot::ALL[6];

/// The steps.
pub const SCRIPT: [Step; 8] = [
    Step::Look,
    Step::Act(Action::Take(FIRST), DRAWS_AND_DISCARDS),
    Step::Act(Action::Draw, &[]),
    Step::Act(Action::Discard, DRAWS_AND_DISCARDS),
    Step::Act(Action::Draw, &[]),
    Step::Act(Action::Exchange(SECOND), &[]),
    Step::Act(Action::Announce, &[]),
    Step::Count,
];

/// What is to be pressed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The stock.
    Stock,
    /// The discard pile.
    DiscardPile,
    /// A slot of the own rack.
    Slot(Slot),
    /// The Rack-O! button.
    Announce,
}

impl Target {
    /// Its name in the style sheet, which points at it.
    pub fn name(self) -> String {
        match self {
            Target::Stock => "stock".to_owned(),
            Target::DiscardPile => "discards".to_owned(),
            Target::Slot(slot) => slot.label().to_string(),
            Target::Announce => "call".to_owned(),
        }
    }
}

/// What is to be pressed at a step with this picked up or marked, when it is the person's turn.
pub fn target(step: usize, selection: Selection) -> Option<Target> {
    let Some(Step::Act(action, _)) = SCRIPT.get(step) else { return None };
    Some(match *action {
        Action::Take(slot) if selection.holds_discard() => Target::Slot(slot),
        Action::Exchange(slot) | Action::Place(slot) => Target::Slot(slot),
        Action::Take(_) | Action::Discard => Target::DiscardPile,
        Action::Draw => Target::Stock,
        Action::Announce | Action::Eclair | Action::Pass => Target::Announce,
    })
}

/// Whether what is picked up or marked is on the way to what the step is about.
pub fn leads_on(step: usize, selection: Selection) -> bool {
    match (SCRIPT.get(step), selection) {
        (_, Selection::Nothing) | (Some(Step::Act(Action::Take(_), _)), Selection::Discard) => true,
        (Some(Step::Act(Action::Take(wanted), _)), Selection::Slot(slot)) => slot == *wanted,
        _ => false,
    }
}

/// What the lesson says at a step, counted from 0, with this to be pressed: while it is nothing, the other player moves.
/// `points`: what the other player's rack scores at the end.
pub fn text(step: usize, target: Option<Target>, points: i32, texts: &BookPhrases) -> String {
    match (step, target) {
        (0, _) => texts.lesson_rack().into(),
        (1..=6, None) => texts.lesson_wait().into(),
        (1, Some(Target::Slot(_))) => texts.lesson_place().into(),
        (1, _) => texts.lesson_take().into(),
        (2, _) => texts.lesson_draw().into(),
        (3, _) => texts.lesson_discard().into(),
        (4, _) => texts.lesson_draw_again().into(),
        (5, _) => texts.lesson_swap().into(),
        (6, _) => texts.lesson_call().into(),
        _ => texts.lesson_count(points),
    }
}

/// The cards that the two are dealt, from slot 5 to slot 50.
const DEALT: [[u8; Slot::COUNT]; 2] = [[4, 9, 31, 15, 18, 22, 12, 30, 33, 38], [3, 8, 14, 27, 10, 21, 28, 35, 29, 40]];

/// The first card of the discard pile, and the stock as far as it matters.
const NEXT: [u8; 5] = [11, 36, 2, 6, 25];

/// The table as it is dealt.
pub fn dealt(texts: &BookPhrases) -> Option<TableMatch> {
    // The record is the game's own, and a test reads it.
    let recorded = record::read(&record_of(texts.language().you(), texts.lesson_other())).ok()?;
    Some(TableMatch { recorded, chance: Chance::new(0), colours: vec![0, 1], id: None })
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
    use super::super::view::in_the_way;
    use super::*;
    use crate::engine::Seat;
    use crate::record;

    #[test]
    fn the_script_can_be_played_and_ends_with_a_rack_in_order() {
        let mut recorded = record::read(&record_of("You", "Mina")).unwrap();
        for step in &SCRIPT {
            if let Step::Act(action, others) = step {
                assert_eq!(recorded.state().to_act(), Some(Seat::ALL[0]));
                recorded.play(*action).unwrap();
                for other in *others {
                    assert_eq!(recorded.state().to_act(), Some(Seat::ALL[1]));
                    recorded.play(*other).unwrap();
                }
            }
        }
        let result = recorded.results().last().unwrap();
        assert_eq!(result.announcer, Seat::ALL[0]);
        assert_eq!(result.scores[..2], [75, 20]);
    }

    #[test]
    fn the_card_that_is_in_the_way_is_the_one_to_be_exchanged() {
        let mut recorded = record::read(&record_of("You", "Mina")).unwrap();
        for step in &SCRIPT {
            let Step::Act(action, others) = step else { continue };
            let round = *recorded.state().round().unwrap();
            if let Action::Take(slot) | Action::Exchange(slot) = action {
                assert_eq!(in_the_way(round.rack(Seat::ALL[0])), Some(*slot));
            }
            for action in std::iter::once(action).chain(*others) {
                recorded.play(*action).unwrap();
            }
        }
    }

    #[test]
    fn it_points_at_what_leads_on() {
        assert_eq!(target(0, Selection::Nothing), None);
        assert_eq!(target(1, Selection::Nothing), Some(Target::DiscardPile));
        assert_eq!(target(1, Selection::Slot(FIRST)), Some(Target::DiscardPile));
        assert_eq!(target(1, Selection::Discard), Some(Target::Slot(FIRST)));
        assert!(leads_on(1, Selection::Discard) && leads_on(1, Selection::Slot(FIRST)));
        assert!(!leads_on(1, Selection::Slot(SECOND)));
        // The wrong card.
        assert_eq!(target(2, Selection::Nothing), Some(Target::Stock));
        assert!(!leads_on(2, Selection::Discard) && leads_on(2, Selection::Nothing));
        assert_eq!(target(7, Selection::Nothing), None);
    }
}
