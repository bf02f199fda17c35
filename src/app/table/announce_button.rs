//! The Rack-O! button.

use crate::app::state::{Coach, TableState, phrases};
use crate::engine::{Action, Decision, Seat};
use crate::table::input::Press;
use leptos::prelude::*;

/// What the button shows.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct AnnounceView {
    /// How many cards are in order, from slot 5 up.
    in_order: usize,
    /// Whether the viewer may announce now: Rack-O or Racko Éclair.
    is_ready: bool,
    /// Whether it would be Racko Éclair (R30).
    is_eclair: bool,
}

/// The Rack-O! button, with a pip for each card in order.
#[component]
pub fn AnnounceButton(
    /// Whose rack it belongs to.
    seat: Seat,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    let view = Memo::new(move |_| {
        let due = table.decision_due();
        table.current.with(|game| {
            let legal = game.engine().legal();
            AnnounceView {
                in_order: game.engine().round().map_or(0, |round| round.rack(seat).rising()),
                is_ready: due.is_some() && (legal.has(Action::Announce) || legal.has(Action::Eclair)),
                is_eclair: due == Some(Decision::Eclair),
            }
        })
    });
    let is_hinted = Memo::new(move |_| coach.hints_at(|action| matches!(action, Action::Announce | Action::Eclair)));
    let class = move || {
        let ready = if view.get().is_ready { " key--sun is-ready" } else { "" };
        let hinted = if is_hinted.get() { " is-hot" } else { "" };
        format!("key call{ready}{hinted}")
    };
    let name = move || phrases.call_name(view.get().is_eclair, view.get().in_order);
    let text = Memo::new(move |_| if view.get().is_eclair { phrases.call_eclair() } else { phrases.call() });
    view! {
        <button
            class=class
            style=("--on", move || view.get().in_order.to_string())
            aria-label=name
            aria-disabled=move || (!view.get().is_ready).then_some("true")
            on:click=move |_| table.press(Press::Announce)
        >
            <span prop:textContent=move || text.get()></span>
        </button>
    }
}
