//! The Rack-O! button.

use super::pressing::pressing;
use super::signals::shortcut;
use crate::app::state::{Coach, TableState, phrases};
use crate::engine::{Action, Decision, Seat};
use crate::table::TableMatch;
use crate::table::input::Press;
use leptos::prelude::*;

/// The Rack-O! button, with a pip for each card in order.
#[component]
pub fn AnnounceButton(
    /// Whose rack it belongs to.
    seat: Seat,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    let in_order = move || table.current.with(|game| game.state().round().map_or(0, |round| round.rack(seat).rising()));
    let is_ready = move || {
        let may_announce = |game: &TableMatch| {
            let legal = game.state().legal();
            legal.has(Action::Announce) || legal.has(Action::Eclair)
        };
        table.decision_due().is_some() && table.current.with(may_announce)
    };
    let is_eclair = Memo::new(move |_| table.decision_due() == Some(Decision::Eclair));
    let is_hinted = move || coach.hints_at(|action| matches!(action, Action::Announce | Action::Eclair));
    let class = move || {
        let ready = if is_ready() { " key--sun is-ready" } else { "" };
        let hinted = if is_hinted() { " is-hot" } else { "" };
        format!("key call{ready}{hinted}")
    };
    let text = move || if is_eclair.get() { phrases.call_eclair() } else { phrases.call() };
    view! {
        <button
            class=class
            id="announce"
            style=("--on", move || in_order().to_string())
            aria-label=move || phrases.call_name(is_eclair.get(), in_order())
            aria-keyshortcuts=shortcut("R")
            aria-disabled=move || (!is_ready()).then_some("true")
            on:click=pressing(Press::Announce)
        >
            <span prop:textContent=text></span>
        </button>
    }
}
