//! The tools in a bar: buttons with an icon alone, whose name is shown when the pointer rests on them.

use super::signs::Icon;
use super::theme_name::theme_name;
use crate::app::browser::media::prefers_dark;
use crate::app::state::{SettingsState, phrases};
use crate::storage::{SettingsStoreFields, Theme};
use leptos::prelude::*;

/// A button with an icon whose name is shown when the pointer rests on it.
#[component]
pub fn ToolButton(
    /// Its classes.
    #[prop(default = "icon")]
    class: &'static str,
    /// Its id, where the focus comes back to it.
    id: &'static str,
    /// Its name.
    name: &'static str,
    /// The icon.
    icon: &'static str,
    /// Called when it is pressed.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button class=class id=id aria-label=name title=name on:click=move |_| on_press.run(())>
            <Icon name=icon/>
        </button>
    }
}

/// Switches sound on and off.
#[component]
pub fn SoundButton() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let is_on = settings.fields.sound();
    view! {
        <button
            class="icon icon--sound"
            id="sound"
            aria-label=phrases.sound()
            title=phrases.sound()
            aria-pressed=move || is_on.get().to_string()
            on:click=move |_| settings.set(settings.fields.sound(), !settings.fields.sound().get_untracked())
        >
            {move || view! { <Icon name=if is_on.get() { "sound" } else { "mute" }/> }}
        </button>
    }
}

/// Goes on to the next theme.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let name = move || phrases().theme_now(theme_name(settings.fields.theme().get()));
    // From the theme of the system to the other one first, so that a press always shows.
    let next = move |_| {
        let (like, unlike) = if prefers_dark() { (Theme::Dark, Theme::Light) } else { (Theme::Light, Theme::Dark) };
        let theme = settings.fields.theme();
        let following = match theme.get_untracked() {
            Theme::System => unlike,
            now if now == unlike => like,
            _ => Theme::System,
        };
        settings.set(theme, following);
    };
    view! {
        <button class="icon" id="theme" aria-label=name title=name on:click=next>
            <Icon name="theme"/>
        </button>
    }
}
