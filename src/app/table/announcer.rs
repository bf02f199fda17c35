//! Says each move to a screen reader, once and politely.

use super::look::turn_sentence;
use crate::app::parts::{El, el};
use crate::app::store::{phrases, use_store};
use leptos::prelude::untrack;

/// A live region with the last move, or all since it was last told where several come at once; or that one has been taken back.
/// Looking back, the prompt itself tells it.
pub fn announcer() -> El {
    let store = use_store();
    let phrases = phrases();
    let moves = move || if store.watching() { 0 } else { store.of_play(|play| play.recorded.game().log().len()) };
    // How many turns there were when something was last said, and what.
    let mut before = untrack(moves).saturating_sub(1);
    let mut says = String::new();
    let said = move || {
        let now = moves();
        if now < before {
            // The same text once more would not be heard.
            if says == phrases.taken_back() {
                says.push(' ');
            } else {
                says = phrases.taken_back().to_owned();
            }
        } else if now > before {
            says.clear();
            store.of_play(|play| {
                for turn in play.recorded.game().log().iter().skip(before) {
                    if !says.is_empty() {
                        says.push_str(". ");
                    }
                    says.push_str(&turn_sentence(play, turn, phrases));
                }
            });
        }
        before = now;
        says.clone()
    };
    el("p").class("vh").set("aria-live", "polite").say(said)
}
