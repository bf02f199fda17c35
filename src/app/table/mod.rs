//! The table on the page during a round: the racks, the tray with stock and discard pile, and the last moves. What they show, and
//! what a press means, is worked out in [`crate::table`], without a page.

mod announce_button;
mod announcer;
mod bar;
mod caption;
mod celebration;
mod character;
mod discard_pile;
mod drag;
mod focus;
mod hand;
mod hint_button;
mod keyboard;
mod last_moves;
mod other_rack;
mod own_rack;
mod own_slot;
mod pass_button;
mod pressing;
mod prompt;
mod racks;
mod run_card;
mod score_ruler;
mod seat_info;
mod signals;
mod stock;
mod tray;
mod undo_button;

use super::components::Heading;
use super::motion::move_cards;
use super::state::{CurrentMatch, Screen, TableInput, phrases};
use crate::table::TableMatch;
pub use announcer::Announcer;
pub use bar::Bar;
use celebration::Celebration;
use drag::listen_for_drags;
use focus::keep_focus;
use keyboard::listen_for_keys;
use leptos::prelude::*;
use racks::Racks;

/// The classes of the table when it shows this screen.
pub fn table_class(screen: Screen, players: usize) -> String {
    match screen {
        Screen::RoundOver(_) => "table roundover formica".to_owned(),
        Screen::MatchOver => "table roundover formica is-match".to_owned(),
        _ => format!("table t{players} formica"),
    }
}

/// A round, seen by the person whose rack is open, or from the first seat where nobody's is.
#[component]
pub fn RoundAtTable(
    /// Whether it has a heading of its own.
    #[prop(default = true)]
    has_heading: bool,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    if let Some(input) = TableInput::here() {
        listen_for_keys(input);
        listen_for_drags(input);
        keep_focus();
    }
    move_cards();
    let heading = has_heading.then(|| {
        let round = current.with_untracked(TableMatch::round_number);
        view! { <Heading class="vh">{phrases().table_title(round)}</Heading> }
    });
    view! {
        <main>
            {heading}
            <Racks/>
            <Celebration/>
        </main>
    }
}

/// A table within another screen, such as that of the lesson, with something of that screen along its top, which has the
/// heading.
#[component]
pub fn EmbeddedTable(
    /// What stands along the top.
    children: Children,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let (round, players) = current.with_untracked(|game| (game.round_number(), game.players()));
    view! {
        <div class=table_class(Screen::Table(round), players)>
            {children()}
            <RoundAtTable has_heading=false/>
            <Announcer/>
        </div>
    }
}
