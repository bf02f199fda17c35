//! Matches as files.

use super::button::Button;
use crate::app::browser::files::download;
use crate::app::state::{CurrentMatch, Navigation, SharingScreen, phrases};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The buttons of the match at the table: look back at it once a round is over, share it, save it as a file, open one.
#[component]
pub fn FileButtons(
    /// Whether the coach's review is among them.
    #[prop(optional)]
    with_coach: bool,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let is_over = current.with_untracked(TableMatch::has_finished_round);
    let save = move |()| {
        if let Some(record) = current.game.with_untracked(|game| game.as_ref().map(|game| game.recorded.to_json())) {
            download("rack-o-match.json", &(record + "\n"));
        }
    };
    view! {
        <p class="filekeys">
            {is_over.then(|| view! {
                <FileButton id="open-replay" text=phrases.replay() on_press=move |()| navigation.show_replay()/>
            })}
            {(is_over && with_coach).then(|| view! {
                <FileButton id="open-review" text=phrases.review() on_press=move |()| navigation.show_review()/>
            })}
            <FileButton id="open-share" text=phrases.share() on_press=move |()| navigation.show(SharingScreen::Share)/>
            <FileButton id="save-match" text=phrases.save_match() on_press=save/>
            <OpenFileKey class="key--small" text=phrases.open_match()/>
        </p>
    }
}

#[component]
fn FileButton(id: &'static str, text: &'static str, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    view! { <Button id class="key--quiet key--small" on_press>{text}</Button> }
}

/// A link that lets a file be picked; a script of the page reads it. Any file: by its kind the pickers of some phones would
/// offer no match file at all, and what is in it is checked anyway.
#[component]
pub fn OpenFileLink() -> impl IntoView {
    view! { <PickFile class="link link--file".to_owned() text=phrases().open_match()/> }
}

/// The same as a button: wherever a file is saved one can be opened.
#[component]
pub fn OpenFileKey(
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// What is on it.
    text: &'static str,
) -> impl IntoView {
    view! { <PickFile class=format!("key key--quiet key--file {class}") text/> }
}

#[component]
fn PickFile(class: String, text: &'static str) -> impl IntoView {
    view! {
        <label class=class>
            <input class={"vh"} type="file"/>
            <span>{text}</span>
        </label>
    }
}
