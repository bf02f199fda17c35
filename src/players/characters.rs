//! The twelve opponents of the Club. Each is one of the players there are, with a strength of its own and a way of playing that
//! shows: `selfplay/ways.rs` counts it. How strong they are is measured (`club/ratings.txt`).

use super::entry::{Entry, Mind};
use super::even_spread::EvenSpread;
use super::leanings::Leanings;
use super::level::Level;
use super::planner::Skill;

/// The version of how they play. Raise it with every change to that, and measure again (`make ratings`, `make ways`).
pub const CHARACTERS_VERSION: u32 = 2;

const fn character(id: &'static str, code: u32, level: Level, mind: Mind) -> Entry {
    Entry { id, code, level, is_seated: true, mind }
}

/// The weakest first.
pub(super) static CHARACTERS: &[Entry] = &[
    // Calls in a hurry, never waits for a run.
    character("leo", 10, Level::Easy, Mind::EvenSpread(EvenSpread { blind_turns: 10, missed_cards: 7 })),
    // Fills from the bottom, one slot at a time.
    character(
        "otto",
        11,
        Level::Easy,
        Mind::Planner(
            Skill { samples: 1, rough: 0.99, slips: 5, ..Skill::HARD },
            Some(Leanings { upwards: 0.12, ..Leanings::NONE }),
        ),
    ),
    // Gambles on the stock, looks down on discards.
    character(
        "felix",
        12,
        Level::Easy,
        Mind::Planner(
            Skill { samples: 1, rough: 0.99, slips: 5, ..Skill::HARD },
            Some(Leanings { stock: 0.6, ..Leanings::NONE }),
        ),
    ),
    // Changes her mind, and often gets lucky.
    character(
        "rosa",
        13,
        Level::Medium,
        Mind::Planner(
            Skill { samples: 1, rough: 0.99, slips: 5, ..Skill::HARD },
            Some(Leanings { again: 0.6, ..Leanings::NONE }),
        ),
    ),
    // Hoards high cards and waits.
    character(
        "bruno",
        14,
        Level::Medium,
        Mind::Planner(
            Skill { samples: 1, rough: 0.99, slips: 2, ..Skill::HARD },
            Some(Leanings { high: 0.6, ..Leanings::NONE }),
        ),
    ),
    // Deals her rack in even steps and keeps to it.
    character(
        "clara",
        15,
        Level::Medium,
        Mind::Planner(
            Skill { samples: 1, rough: 0.99, slips: 1, ..Skill::HARD },
            Some(Leanings { even: 0.2, ..Leanings::NONE }),
        ),
    ),
    // Dawdles, then closes in three turns.
    character(
        "hugo",
        16,
        Level::Medium,
        Mind::Planner(
            Skill { samples: 2, rough: 0.88, ..Skill::HARD },
            Some(Leanings { dawdling: 0.5, ..Leanings::NONE }),
        ),
    ),
    // Hunts runs: three in a row, then four.
    character(
        "irma",
        17,
        Level::Hard,
        Mind::Planner(Skill { samples: 2, rough: 0.92, ..Skill::HARD }, Some(Leanings { runs: 0.4, ..Leanings::NONE })),
    ),
    // Plays safe: no gap is ever too narrow.
    character(
        "ada",
        18,
        Level::Hard,
        Mind::Planner(
            Skill { samples: 3, rough: 0.76, ..Skill::HARD },
            Some(Leanings { room: 0.25, ..Leanings::NONE }),
        ),
    ),
    // Counts what is left in the stock.
    character(
        "emil",
        19,
        Level::Hard,
        Mind::Planner(Skill { samples: usize::MAX, rough: 0.78, remembers: true, counts: true, ..Skill::HARD }, None),
    ),
    // Never gives away the card that is needed.
    character(
        "vera",
        20,
        Level::Hard,
        Mind::Planner(
            Skill { samples: usize::MAX, rough: 0.0, remembers: true, ..Skill::HARD },
            Some(Leanings { denial: 0.6, ..Leanings::NONE }),
        ),
    ),
    // Remembers every card she has seen.
    character("mina", 21, Level::Expert, Mind::Expert),
];
