//! The quiet ways from the first screen to others.

use crate::app::components::OpenFileLink;
use crate::app::state::{LazyScreen, LookingBackScreen, Navigation, ReadingScreen, phrases};
use leptos::prelude::*;

/// The links below everything else.
#[component]
pub fn QuietLinks() -> impl IntoView {
    let phrases = phrases();
    view! {
        <p class="links">
            <ScreenLink id="open-rules" screen=ReadingScreen::RuleBook(None) text=phrases.rule_book()/>
            <ScreenLink id="open-matches" screen=LookingBackScreen::Matches text=phrases.matches()/>
            <ScreenLink id="open-statistics" screen=LookingBackScreen::Statistics text=phrases.statistics()/>
            <OpenFileLink/>
        </p>
    }
}

/// The links of a first visit, on which nothing was played yet.
#[component]
pub fn FirstLinks(
    /// Shows what else can be played.
    on_more: Callback<()>,
) -> impl IntoView {
    let phrases = phrases();
    view! {
        <p class="links">
            <button class="link" on:click=move |_| on_more.run(())>{phrases.more_options()}</button>
            <ScreenLink id="open-rules" screen=ReadingScreen::RuleBook(None) text=phrases.rule_book()/>
            <ScreenLink id="open-settings" screen=LazyScreen::Settings text=phrases.settings()/>
            <OpenFileLink/>
        </p>
    }
}

/// A button that looks like a link, and leads to a screen.
#[component]
pub fn ScreenLink(
    /// Its id, to which the focus comes back.
    id: &'static str,
    /// The screen.
    #[prop(into)]
    screen: LazyScreen,
    /// What it says.
    text: &'static str,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    view! { <button class="link" id=id on:click=move |_| navigation.show(screen.clone())>{text}</button> }
}
