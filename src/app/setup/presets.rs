//! Which kind of game.

use super::form_box::FormBox;
use crate::app::components::CollectAnyView;
use crate::app::state::{SetupState, phrases};
use crate::setup::Preset;
use leptos::prelude::*;

/// What a kind of game is called, and what it is.
fn name_of(preset: Preset) -> (&'static str, &'static str) {
    let phrases = phrases();
    match preset {
        Preset::Classic => (phrases.preset_classic(), phrases.preset_classic_what()),
        Preset::Duel => (phrases.preset_duel(), phrases.preset_duel_what()),
        Preset::Teams => (phrases.preset_teams(), phrases.preset_teams_what()),
        Preset::Bonus => (phrases.variant_bonus(), phrases.what_bonus()),
        Preset::Chips => (phrases.variant_chips(), phrases.what_chips()),
        Preset::Lightning => (phrases.preset_lightning(), phrases.preset_lightning_what()),
    }
}

/// The kinds of game, in words a newcomer understands.
#[component]
pub fn PresetBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let chosen = setup.memo(|draft| draft.preset());
    let presets = Preset::ALL.into_iter().map(move |preset| {
        let (name, what) = name_of(preset);
        view! {
            <label class="ed">
                <input
                    class="vh"
                    type="radio"
                    name="preset"
                    prop:checked=move || chosen.get() == Some(preset)
                    on:change=move |_| setup.update(|draft| draft.set_preset(preset))
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
        <FormBox class="box--presets" heading_id="presets-title" title=phrases().kind_of_game()>
            <div class="eds" role="radiogroup" aria-labelledby="presets-title">{presets.collect_any_view()}</div>
        </FormBox>
    }
}
