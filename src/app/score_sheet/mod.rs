//! The score sheet of all rounds, over the table.

use crate::app::components::{FileButtons, ModalDialog, ScoreTable};
use crate::app::state::{CurrentMatch, Navigation, phrases};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The score sheet, with what can be done with the match.
#[component]
pub fn ScoreSheetDialog() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let scores = match current.with_untracked(TableMatch::has_finished_round) {
        true => view! { <ScoreTable/> }.into_any(),
        false => view! { <p>{phrases.no_rounds_yet()}</p> }.into_any(),
    };
    view! {
        <ModalDialog title=phrases.score_sheet() class="sheetbox--scores" on_close=move |()| navigation.close_dialog()>
            {scores}
            <FileButtons with_coach=true/>
        </ModalDialog>
    }
}
