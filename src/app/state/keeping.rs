//! Writes matches that are over into the history, when nobody waits for it.

use super::saves::saves;
use crate::app::browser::clock::now;
use crate::app::browser::seed::fresh_seed;
use crate::storage::{TextStore, keys};
use leptos::task::spawn_local_scoped;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

/// Writes every match that is over into the history, a part of its own ([`crate::lazy_parts::LazyPart::HISTORY`]). One that cannot
/// be stored stays among the saved ones.
#[wasm_split(history, fallible, wasm_split_path = leptos::wasm_split)]
pub fn keep_finished() -> Result<(), SplitLoaderError> {
    let _ = saves().keep_finished(now(), fresh_seed());
    Ok(())
}

/// The same, a moment later. What cannot be loaded now is tried again at the next occasion.
pub fn keep_finished_later() {
    spawn_local_scoped(async {
        let _ = keep_finished().await;
    });
}

/// Whether the match at the table may be one whose deals others play, too.
pub fn may_be_shared() -> bool {
    [keys::DAY, keys::DAYS, keys::FRIENDS].iter().any(|key| saves().0.get(key).is_some())
}
