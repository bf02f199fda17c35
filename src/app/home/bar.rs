//! The bar of the first screen: the name of the game, today, and the tools.

use crate::app::browser::clock::today_in_words;
use crate::app::components::{Heading, Logo, SoundButton, ThemeButton, ToolButton};
use crate::app::state::{Navigation, phrases};
use leptos::prelude::*;

/// The bar.
#[component]
pub fn HomeBar() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let language = phrases.language();
    view! {
        <header class="top">
            <Heading><Logo height="2.15rem"/></Heading>
            <p class="top__d">
                <span>{today_in_words(false, language)}</span>
                <span>{today_in_words(true, language)}</span>
            </p>
            <nav class="top__n" aria-label=phrases.game_tools()>
                <SoundButton/>
                <ThemeButton/>
                <ToolButton id="open-settings" name=phrases.settings() icon="gear" on_press=move |()| navigation.show_settings()/>
            </nav>
        </header>
    }
}
