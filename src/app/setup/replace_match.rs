//! Asks before a new match takes the place of the one under way.

use crate::app::components::{Button, ModalDialog};
use crate::app::state::{CurrentMatch, Navigation, phrases};
use crate::engine::Rules;
use crate::record::SeatEntry;
use crate::table::Match;
use leptos::prelude::*;

/// The question, with both answers.
#[component]
pub fn ReplaceMatchDialog(
    /// The rules of the new match.
    rules: Rules,
    /// Its players.
    seats: Vec<SeatEntry>,
    /// Their colours, 0 to 3.
    colours: Vec<u8>,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let round = current.with_untracked(Match::round_number);
    let start = move |()| {
        navigation.close_dialog();
        current.start(rules, seats.clone(), colours.clone());
    };
    let continue_match = move |()| {
        navigation.close_dialog();
        current.return_to_table();
    };
    view! {
        <ModalDialog title=phrases.replace_match() class="sheetbox--ask" on_close=move |()| navigation.close_dialog()>
            <p>{phrases.replace_match_what(round)}</p>
            <p class="sheetbox__f">
                <Button class="key--sun" on_press=start>{phrases.start_new()}</Button>
                <Button class="key--quiet" on_press=continue_match>{phrases.go_on_with_old()}</Button>
            </p>
        </ModalDialog>
    }
}
