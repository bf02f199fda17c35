//! What is said of a cup.

use crate::app::club::name_of;
use crate::app::state::{cup_phrases, phrases};
use crate::club::cup::{CupRound, Entrant, Outcome, Place};

/// The word by which phrases choose a round.
pub const fn word_of(round: CupRound) -> &'static str {
    match round {
        CupRound::QuarterFinal => "quarter",
        CupRound::SemiFinal => "semi",
        CupRound::Final => "final",
    }
}

/// The word by which phrases choose how far the person has come.
pub const fn word_of_place(place: Place) -> &'static str {
    match place {
        Place::Open => "open",
        Place::Out(round) => word_of(round),
        Place::Winner => "winner",
    }
}

/// What somebody is called.
pub fn called(entrant: Entrant) -> String {
    entrant.character().map_or_else(|| phrases().you().to_owned(), name_of)
}

/// How a match has ended, in a sentence.
pub fn ended([one, other]: [Entrant; 2], outcome: Outcome) -> String {
    let [points, others] = outcome.points();
    let (winner, loser) = if outcome.is_won() { (one, other) } else { (other, one) };
    let who = match (winner, loser) {
        (Entrant::Person, _) => "won",
        (_, Entrant::Person) => "lost",
        _ => "others",
    };
    cup_phrases().match_over(who, &called(winner), &called(loser), points.max(others), points.min(others))
}

/// A match that is not over, in a sentence: as far as it is known who meets, and whether it is the person's next one.
pub fn to_come(entrants: [Option<Entrant>; 2], is_tonight: bool) -> String {
    let texts = cup_phrases();
    match entrants {
        [Some(one), Some(other)] if is_tonight => {
            texts.match_tonight(&called(if one == Entrant::Person { other } else { one }))
        }
        [Some(one), Some(other)] => texts.match_next(&called(one), &called(other)),
        [Some(one), None] | [None, Some(one)] if one != Entrant::Person => texts.match_half(&called(one)),
        _ => texts.match_open().to_owned(),
    }
}
