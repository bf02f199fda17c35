//! Which kind of game.

use super::form_box::{FormBox, SideEffects};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::setup::{Changed, Preset};
use leptos::prelude::*;

/// The kinds of game, in words a newcomer understands.
#[component]
pub fn PresetBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let chosen = setup.memo(|draft| draft.preset());
    let presets = Preset::ALL.into_iter().map(move |preset| {
        let (name, what) = (preset.name(phrases()), preset.what(setup_phrases()));
        view! {
            <label class="ed">
                <input
                    class="vh"
                    type="radio"
                    name="preset"
                    prop:checked=move || chosen.get() == Some(preset)
                    on:change=move |_| setup.change(Changed::Kind, |draft| draft.set_preset(preset))
                />
                <span class={"ed__dot"} aria-hidden="true"></span>
                <span>
                    <b>{name}</b>
                    " "
                    <small>{what}</small>
                </span>
            </label>
        }
    });
    view! {
        <FormBox class="box--presets" heading_id="presets-title" title=setup_phrases().kind_of_game()>
            <div class="eds" role="radiogroup" aria-labelledby="presets-title">{presets.collect_view()}</div>
            <SideEffects of=Changed::Kind/>
        </FormBox>
    }
}
