//! The bar along the top of the table.

use super::score_ruler::ScoreRuler;
use crate::app::components::{Logo, SoundButton, ThemeButton, ToolButton, TrialStrip};
use crate::app::state::{CurrentMatch, Dialog, Navigation, phrases};
use crate::engine::{ChipGame, Goal};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The bar: the way out, the round, the ruler (or, in a trial, the way back), and the tools.
#[component]
pub fn Bar() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let round = Memo::new(move |_| current.with(round_of));
    // Totals mean nothing where a move is only tried out.
    let middle = if current.trial.with_untracked(Option::is_some) {
        view! { <TrialStrip/> }.into_any()
    } else {
        view! { <ScoreRuler/> }.into_any()
    };
    view! {
        <header class="bar">
            <div class="bar__l">
                <button class="home" id="leave-table" aria-label=phrases.leave_table() on:click=move |_| navigation.leave_table()>
                    <Logo height="2rem"/>
                </button>
                <p class="round">
                    {phrases.round_title()} " " <b translate="no" prop:textContent=move || round.get()></b>
                </p>
            </div>
            {middle}
            <nav class="tools" aria-label=phrases.game_tools()>
                <ToolButton
                    class="icon icon--menu"
                    id="open-menu"
                    name=phrases.menu()
                    icon="menu"
                    on_press=move |()| navigation.open(Dialog::Menu)
                />
                <ToolButton id="open-rules" name=phrases.rule_book() icon="book" on_press=move |()| navigation.show_rule_book()/>
                <ToolButton
                    id="open-score"
                    name=phrases.score_sheet()
                    icon="score"
                    on_press=move |()| navigation.open(Dialog::ScoreSheet)
                />
                <SoundButton/>
                <ThemeButton/>
                <ToolButton id="open-settings" name=phrases.settings() icon="gear" on_press=move |()| navigation.show_settings()/>
            </nav>
        </header>
    }
}

/// The number of the round, and of how many where that is agreed.
fn round_of(game: &TableMatch) -> String {
    let number = game.round_number();
    match game.goal() {
        Goal::Points(_) | Goal::Rounds(1) => number.to_string(),
        Goal::Rounds(rounds) | Goal::Chips(ChipGame { rounds, .. }) => format!("{number} / {rounds}"),
    }
}
