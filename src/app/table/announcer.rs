//! Says each move of the others to a screen reader, once and politely.

use super::look::turn_sentence;
use crate::app::parts::{el, follow};
use crate::app::store::{phrases, use_store};
use leptos::prelude::*;

/// A live region with the last move of another player. What the person does themselves, the prompt answers.
#[component]
pub fn Announcer() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let looking = store.looking.get_untracked();
    let said = follow(move || {
        store.of_play(|play| {
            let last = play.recorded.game().log().last();
            last.filter(|turn| Some(turn.seat) != looking)
                .map(|turn| turn_sentence(play, turn, phrases))
                .unwrap_or_default()
        })
    });
    el("p").class("vh").set("aria-live", "polite").say(move || said.get()).made()
}
