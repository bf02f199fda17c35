//! Says each move to a screen reader, once and politely.

use super::look::turn_sentence;
use crate::app::parts::{Cell, El, el};
use crate::app::store::{phrases, use_store};

/// A live region with the last move, or that it has been taken back. Looking back, the prompt itself tells it.
pub fn announcer() -> El {
    let store = use_store();
    let phrases = phrases();
    // How many turns there were when something was last said, and what.
    let before = Cell::new((0, String::new()));
    let said = move || {
        let (turns, sentence) = store.of_play(|play| {
            let log = play.recorded.game().log();
            let last = log.last().filter(|_| !store.watching());
            (log.len(), last.map(|turn| turn_sentence(play, turn, phrases)).unwrap_or_default())
        });
        let (turns_before, said_before) = before.with(Clone::clone);
        let says = match turns.cmp(&turns_before) {
            core::cmp::Ordering::Less => phrases.taken_back().to_owned(),
            core::cmp::Ordering::Equal if turns > 0 => said_before,
            _ => sentence,
        };
        before.set((turns, says.clone()));
        says
    };
    el("p").class("vh").set("aria-live", "polite").say(said)
}
