//! Says each move to a screen reader, once and politely.

use super::look::turn_sentence;
use crate::app::parts::{el, follow};
use crate::app::store::{phrases, use_store};
use leptos::prelude::*;

/// A live region with the last move. Looking back, the prompt itself tells it.
#[component]
pub fn Announcer() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let said = follow(move || {
        store.of_play(|play| {
            let last = play.recorded.game().log().last();
            last.map(|turn| turn_sentence(play, turn, phrases)).filter(|_| !store.watching).unwrap_or_default()
        })
    });
    el("p").class("vh").set("aria-live", "polite").say(move || said.get()).made()
}
