//! The person's match in a cup.

use super::cup_state::CupState;
use crate::app::browser::clock::now;
use crate::app::browser::tabs::match_of_tab;
use crate::app::club::filled_in;
use crate::app::state::{Continued, Notices, ScreenStack, phrases, saves};
use crate::club::cup::{Fixture, Pairing};
use crate::storage::PlayedCup;
use crate::table::TableMatch;
use leptos::prelude::*;

/// The id of the person's match that was begun and is not over, if there is one.
pub fn begun(pairing: &Pairing) -> Option<String> {
    let (saved, _) = saves().matches(now());
    saved.into_iter().find(|one| !one.is_over() && one.extras.seed == Some(pairing.seed)).map(|one| one.id)
}

/// Whether the match at the table is one of this cup.
pub fn is_at_table(played: &PlayedCup) -> bool {
    let seed = match_of_tab().and_then(|id| saves().extras(&id)?.seed);
    seed.is_some_and(|seed| Fixture::OF_PERSON.into_iter().any(|fixture| played.cup.match_seed(fixture) == seed))
}

/// Begins the person's match, with the same cards for everybody who plays this cup.
pub fn begin(state: CupState, stack: ScreenStack, pairing: &Pairing) {
    let notices = expect_context::<Notices>();
    state.keep();
    notices.show_saved(saves().begin_cup_match(pairing.seed));
    let draft = pairing.opponent().map(|opponent| filled_in().cup_match(opponent, phrases()));
    let begun = draft.and_then(|draft| draft.new_match(phrases()));
    let begun = begun.and_then(|(rules, seats, colours)| TableMatch::start(rules, seats, colours, pairing.seed).ok());
    if let Some(game) = begun {
        stack.continue_match(Continued::Beside(Box::new(game.recorded), Some(pairing.seed)));
    }
}
