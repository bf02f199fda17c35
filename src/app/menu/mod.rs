//! The menu of small screens.

use crate::app::components::{Icon, ModalDialog, MoveList};
use crate::app::state::{CurrentMatch, Dialog, Navigation, ReadingScreen, Remarks, phrases};
use crate::table::moves::all_turns;
use leptos::prelude::*;

/// What the bar has no room for on small screens, and all moves of the round, the newest first.
#[component]
pub fn MenuDialog() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let said = untrack(|| Remarks::here().map(Remarks::said).unwrap_or_default());
    let mut turns = current.with_untracked(|game| all_turns(game, &said, phrases));
    turns.reverse();
    view! {
        <ModalDialog title=phrases.menu() class="sheetbox--menu" on_close=move |()| navigation.close_dialog()>
            <ul class="menu">
                <Item is_main=true text=phrases.rule_book() icon="book" on_press=move |()| navigation.show_rule_book()/>
                <Item text=phrases.score_sheet() icon="score" on_press=move |()| navigation.open(Dialog::ScoreSheet)/>
                <Item text=phrases.settings() icon="gear" on_press=move |()| navigation.show_settings()/>
                <Item class="for-keys" text=phrases.keys_title() icon="keys" on_press=move |()| navigation.show(ReadingScreen::Keys)/>
                <Item text=phrases.end_match() icon="back" on_press=move |()| navigation.leave_table()/>
            </ul>
            <section class="log log--all" tabindex="0" aria-label=phrases.last_moves()>
                <h3>{phrases.last_moves()}</h3>
                <MoveList class="moves" turns/>
            </section>
        </ModalDialog>
    }
}

/// An entry of the menu.
#[component]
fn Item(
    #[prop(optional)] class: &'static str,
    #[prop(optional)] is_main: bool,
    text: &'static str,
    icon: &'static str,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <li class=class>
            <button class="menu__i" data-main=is_main.then_some("") on:click=move |_| on_press.run(())>
                <Icon name=icon/>
                <span>{text}</span>
            </button>
        </li>
    }
}
