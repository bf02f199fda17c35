//! The twelve opponents, of whom one is chosen.

use super::opponents::Opponents;
use crate::app::browser::keyboard::Key;
use crate::app::components::{Face, Icon};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// The opponents by face, the weakest first.
#[component]
pub fn Faces(
    /// For which seat, from 0.
    index: usize,
    /// Who is chosen.
    chosen: RwSignal<Option<ComputerPlayer>>,
    /// Called when Enter is pressed there.
    #[prop(into)]
    on_enter: Callback<()>,
) -> impl IntoView {
    let opponents = expect_context::<Opponents>();
    let faces = opponents.all().into_iter().map(|opponent| view! { <FaceRadio index opponent chosen/> });
    let press = move |event: &web_sys::Event| {
        if Key::of(event).is_some_and(|key| key.name == "Enter" && !key.is_repeated) {
            // Otherwise it would press Play.
            event.prevent_default();
            on_enter.run(());
        }
    };
    view! {
        <div
            class={"pick__g"}
            role="radiogroup"
            aria-label=setup_phrases().opponent_at(index + 1)
            on:keydown=move |event| press(&event)
        >
            {faces.collect_view()}
        </div>
    }
}

/// An opponent. One who sits at another seat cannot be chosen.
#[component]
fn FaceRadio(
    /// For which seat, from 0.
    index: usize,
    opponent: ComputerPlayer,
    /// Who is chosen.
    chosen: RwSignal<Option<ComputerPlayer>>,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let opponents = expect_context::<Opponents>();
    let is_seated = setup.memo(move |draft| draft.sits_elsewhere(index, opponent));
    let name = phrases().level(opponent.id());
    let named = name.clone();
    let label = move || {
        let seated = || setup_phrases().seated().to_owned();
        format!("{named}, {}", if is_seated.get() { seated() } else { opponents.rating_in_words(opponent) })
    };
    let more = move || match is_seated.get() {
        true => setup_phrases().seated().to_owned(),
        false => opponents.rating(opponent).map(|points| points.to_string()).unwrap_or_default(),
    };
    view! {
        <label class="pick__o" class:is-seated=is_seated>
            <input
                class="vh"
                type="radio"
                name=format!("opponent-{index}")
                aria-label=label
                prop:checked=move || chosen.get() == Some(opponent)
                prop:disabled=is_seated
                on:change=move |_| chosen.set(Some(opponent))
            />
            <Face character=opponent/>
            <b translate="no">{name}</b>
            <small translate=move || (!is_seated.get()).then_some("no") prop:textContent=more></small>
            <i class={"pick__t"}><Icon name="check"/></i>
        </label>
    }
}
