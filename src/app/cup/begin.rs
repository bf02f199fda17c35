//! The person's match in a cup.

use super::cup_state::CupState;
use super::whose::called_now;
use crate::app::browser::clock::now;
use crate::app::browser::tabs::match_of_tab;
use crate::app::club::filled_in;
use crate::app::state::{Continued, Notices, ScreenStack, phrases, saves};
use crate::club::cup::Pairing;
use crate::table::TableMatch;
use leptos::prelude::*;

/// The id of the person's match that was begun and is not over, if there is one.
pub fn begun(pairing: &Pairing) -> Option<String> {
    let (saved, _) = saves().matches(now());
    saved.into_iter().find(|one| !one.is_over() && one.extras.seed == Some(pairing.seed)).map(|one| one.id)
}

/// The seed of the match at the table, if there is one.
pub fn seed_at_table() -> Option<u64> {
    match_of_tab().and_then(|id| saves().extras(&id)?.seed)
}

/// Begins the person's match, with the same cards for everybody who plays this cup. Whoever began its first one plays it.
pub fn begin(state: CupState, stack: ScreenStack, pairing: &Pairing) {
    let notices = expect_context::<Notices>();
    let filled_in = match state.person() {
        Some(name) => filled_in().played_by(&called_now(&saves().people(), &name)),
        None => filled_in(),
    };
    let draft = pairing.opponent().map(|opponent| filled_in.cup_match(opponent, phrases()));
    let Some((rules, seats, colours)) = draft.and_then(|draft| draft.new_match(phrases())) else { return };
    state.begin_as(seats.first().map(|seat| seat.name.clone()));
    notices.show_saved(saves().begin_cup_match(pairing.seed));
    if let Ok(game) = TableMatch::start(rules, seats, colours, pairing.seed) {
        stack.continue_match(Continued::Beside(Box::new(game.recorded), Some(pairing.seed)));
    }
}
