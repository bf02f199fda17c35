//! A match in a few words: its kind and its goal.

use super::preset::Preset;
use crate::engine::{Deal, Goal, RulesDraft};
use crate::i18n::Phrases;

/// “Duel to 300”, “Classic, 5 rounds”. Rules that are those of no kind of game are told by their edition, with what is played
/// besides.
pub fn kind_and_goal(rules: &RulesDraft, players: usize, phrases: &Phrases) -> String {
    // Whether two players need a run of three does not make another kind of game.
    let with_run = RulesDraft { run_of_three: true, ..*rules };
    let kind = Preset::of(rules, players).or_else(|| Preset::of(&with_run, players));
    let name = match kind {
        Some(kind) => kind.name(phrases).to_owned(),
        None => {
            let more = [
                (rules.bonus, phrases.with_bonus()),
                (rules.partners, phrases.with_partners()),
                (rules.deal == Deal::Eclair, phrases.with_eclair()),
            ];
            let more: Vec<&str> = more.into_iter().filter_map(|(is_on, name)| is_on.then_some(name)).collect();
            let edition = phrases.edition(rules.edition);
            if more.is_empty() { edition.to_owned() } else { phrases.kind_with(edition, &phrases.list(&more)) }
        }
    };
    match rules.goal {
        Goal::Rounds(1) if kind == Some(Preset::Lightning) => name,
        Goal::Points(points) => phrases.kind_to_points(&name, points),
        Goal::Chips(chips) if kind == Some(Preset::Chips) => {
            [&name, ", ", &phrases.towards_rounds(chips.rounds)].concat()
        }
        goal => [&name, ", ", &phrases.towards(goal)].concat(),
    }
}
