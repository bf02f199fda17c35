//! The stock, in its well of the tray.

use super::caption::Caption;
use super::pressing::pressing;
use super::signals::{of_tray, shortcut};
use crate::app::components::LiveNumeral;
use crate::app::state::{Coach, ComputerPlayers, phrases};
use crate::engine::{Action, Decision};
use crate::table::input::{Press, Selection};
use crate::table::view::TrayView;
use leptos::prelude::*;

/// The stock: a button with the number of cards that are left.
#[component]
pub fn Stock(
    /// What the tray shows.
    tray: Memo<Option<TrayView>>,
) -> impl IntoView {
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    let is_turn = of_tray(tray, |tray| tray.due == Some(Decision::Turn));
    let holds_discard = of_tray(tray, |tray| tray.selection.holds_discard());
    let marks_slot = of_tray(tray, |tray| matches!(tray.selection, Selection::Slot(_)));
    let left = of_tray(tray, |tray| tray.stock);
    let computers = expect_context::<ComputerPlayers>();
    let is_wanted = move || computers.intends(|action| action == Action::Draw);
    let is_hinted = move || coach.hints_at(|action| action == Action::Draw);
    let name = move || match left() {
        0 => phrases.stock_used_up().to_owned(),
        left => phrases.draw_from_stock(left),
    };
    let caption = move || {
        let text = match (is_turn() && !holds_discard(), left()) {
            (true, 0) => phrases.draw_renewed(),
            (true, _) => phrases.draw(),
            _ => phrases.stock(),
        };
        (text.to_owned(), None)
    };
    view! {
        <div
            class="well well--stock"
            class:is-target=move || is_turn() && !holds_discard() && !marks_slot()
            class:is-wanted=is_wanted
            class:is-hot=move || !holds_discard() && is_hinted()
        >
            <button
                class="pile pile--stock"
                id="stock"
                class:is-out=move || left() == 0
                aria-label=name
                aria-keyshortcuts=shortcut("D")
                aria-disabled=move || (!is_turn()).then_some("true")
                on:click=pressing(Press::Stock)
            >
                <span class={"card loose card--back"}></span>
                <span class="roundel">
                    <LiveNumeral value=move || left() as u8/>
                </span>
            </button>
            <Caption text=caption/>
        </div>
    }
}
