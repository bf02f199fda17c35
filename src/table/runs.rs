//! Runs, where they matter: how far the run of three has come (R15), what a run pays or costs (R23, R26, R27).

use super::table_match::TableMatch;
use crate::engine::{Card, Goal, Price, Seat, Slot, bonus_for_run, chip_price};
use crate::i18n::Phrases;

/// What the longest run of a rack means under the rules of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunMeaning {
    /// Announcing needs three (R15).
    Needed,
    /// It pays so many points more (R23).
    Pays(i32),
    /// Each opponent would pay its owner so many chips (R26).
    Earns(i32),
    /// Its owner would have to pay so many chips (R27).
    Costs(i32),
}

impl RunMeaning {
    /// The rule it comes from.
    pub const fn rule(self) -> &'static str {
        match self {
            RunMeaning::Needed => "R15",
            RunMeaning::Pays(_) => "R23",
            RunMeaning::Earns(_) => "R26",
            RunMeaning::Costs(_) => "R27",
        }
    }
}

/// The longest run of a rack and what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunView {
    /// Its first slot.
    pub from: Slot,
    /// Its lowest card.
    pub low: Option<Card>,
    /// How long it is; 1 where no two neighbours follow each other.
    pub length: usize,
    /// What that means.
    pub meaning: RunMeaning,
}

/// The longest run of a seat's rack; `None` where runs mean nothing or cards are still being dealt.
pub fn run_view(game: &TableMatch, seat: Seat) -> Option<RunView> {
    let (rules, round) = (game.state().rules(), game.state().round()?);
    let rack = round.rack(seat);
    if !rack.is_full() {
        return None;
    }
    let (from, length) = rack.longest_run_at();
    let meaning = match rules.goal {
        _ if round.needs_run() && (length < 3 || !rules.bonus && !game.is_for_chips()) => RunMeaning::Needed,
        Goal::Chips(chips) if chips.price == Price::AnnouncerRun => RunMeaning::Earns(chip_price(length)),
        Goal::Chips(_) => RunMeaning::Costs(chip_price(length)),
        _ if rules.bonus => RunMeaning::Pays(bonus_for_run(length)),
        _ => return None,
    };
    Some(RunView { from, low: rack.get(from), length, meaning })
}

/// A title and a sentence about a run.
pub fn describe(view: &RunView, phrases: &Phrases) -> (&'static str, String) {
    let length = if view.length < 2 { 0 } else { view.length };
    match view.meaning {
        RunMeaning::Needed => (phrases.run_of_three(), phrases.run_needed(length)),
        RunMeaning::Pays(points) => (phrases.longest_run(), phrases.run_pays(length, points)),
        RunMeaning::Earns(chips) => (phrases.longest_run(), phrases.run_earns(length, chips)),
        RunMeaning::Costs(chips) => (phrases.longest_run(), phrases.run_costs(length, chips)),
    }
}

/// The same in a few signs: how much of the run of three there is (`2/3`), or what the run pays or costs.
pub fn short(view: &RunView) -> String {
    match view.meaning {
        RunMeaning::Needed => format!("{}/3", view.length.min(3)),
        RunMeaning::Pays(points) => format!("+{points}"),
        RunMeaning::Earns(chips) => format!("+{chips}"),
        RunMeaning::Costs(chips) => format!("−{chips}"),
    }
}
