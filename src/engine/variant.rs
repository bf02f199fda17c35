//! The variants that can be switched on and off, and why one cannot be.

use super::edition::Edition;
use super::rules::{ChipGame, Deal, Goal, Price, Replenish, RulesDraft, RulesFault};
use super::sheet::Choice;

/// A variant with a switch of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Runs pay a bonus (R23).
    Bonus,
    /// Two against two (R21).
    Partners,
    /// Two players need a run of three (R15).
    RunOfThree,
    /// Chips instead of points (R25).
    Chips,
    /// Racko Éclair (R30).
    Eclair,
    /// A used-up stock is shuffled (R12).
    Shuffle,
}

impl Variant {
    /// All variants, in the order they are offered.
    pub const ALL: [Variant; 6] =
        [Variant::Bonus, Variant::Partners, Variant::RunOfThree, Variant::Chips, Variant::Eclair, Variant::Shuffle];

    /// The number of the rule it comes from.
    pub const fn rule(self) -> &'static str {
        match self {
            Variant::Bonus => "R23",
            Variant::Partners => "R21",
            Variant::RunOfThree => "R15",
            Variant::Chips => "R25",
            Variant::Eclair => "R30",
            Variant::Shuffle => "R12",
        }
    }

    /// Whether these rules have it.
    pub fn is_in(self, rules: &RulesDraft) -> bool {
        match self {
            Variant::Bonus => rules.bonus,
            Variant::Partners => rules.partners,
            Variant::RunOfThree => rules.run_of_three,
            Variant::Chips => matches!(rules.goal, Goal::Chips(_)),
            Variant::Eclair => rules.deal == Deal::Eclair,
            Variant::Shuffle => rules.replenish == Replenish::Shuffle,
        }
    }

    /// These rules with it switched on or off.
    pub fn set(self, rules: &RulesDraft, on: bool) -> RulesDraft {
        let mut rules = *rules;
        match self {
            Variant::Bonus => rules.bonus = on,
            Variant::Partners => rules.partners = on,
            Variant::RunOfThree => rules.run_of_three = on,
            Variant::Chips => rules.goal = if on { Goal::Chips(chips_of(rules.edition)) } else { Goal::Points(500) },
            Variant::Eclair => rules.deal = if on { Deal::Eclair } else { Deal::Standard },
            Variant::Shuffle => rules.replenish = if on { Replenish::Shuffle } else { Replenish::TurnOver },
        }
        rules
    }

    /// Why it cannot be switched on for this many players; `None` if it can.
    pub fn fault(self, rules: &RulesDraft, players: usize) -> Option<RulesFault> {
        // Too few players is not the variant's fault.
        self.set(rules, true).check(players.max(2)).err()
    }

    /// Whether this edition's sheet offers it.
    pub fn is_on_sheet(self, edition: Edition) -> bool {
        let with = self.set(&edition.preset(), true);
        edition.lacks(&with).is_none_or(|lacking| lacking == Choice::ChipTerms)
    }
}

/// The chip game of an edition's sheet; if it has none, priced by the announcer's run.
pub fn chips_of(edition: Edition) -> ChipGame {
    let (price, elimination) = edition.sheet().chips.unwrap_or((Price::AnnouncerRun, false));
    ChipGame::usual(price, elimination)
}
