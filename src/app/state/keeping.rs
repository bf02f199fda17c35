//! What reads and writes the history while no screen looks back: a part of its own ([`crate::lazy_parts::LazyPart::HISTORY`]).

use super::saves::saves;
use crate::app::browser::clock::now;
use crate::app::browser::seed::fresh_seed;
use crate::app::browser::split_point::split_point;
use crate::storage::{DeletedMatch, TextStore, keys};
use leptos::task::spawn_local_scoped;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    history;
    /// Writes every match that is over into the history. One that cannot be stored stays among the saved ones.
    ///
    /// # Errors
    /// The part could not be loaded.
    pub fn keep_finished() -> Result<(), SplitLoaderError> {
        let _ = saves().keep_finished(now(), fresh_seed());
        saves().shorten_log();
        Ok(())
    }
}

/// The same a moment later, where a match is over. What cannot be loaded now is tried again at the next occasion.
pub fn keep_finished_later() {
    if saves().has_finished(now()) {
        spawn_local_scoped(async {
            let _ = keep_finished().await;
        });
    }
}

/// Whether a match was ever played to its end here, as far as that is kept.
pub fn has_finished_matches() -> bool {
    !saves().0.keys_from(keys::HISTORY).is_empty() || saves().has_finished(now())
}

split_point! {
    history;
    /// Makes room for another match, once those that are over are in the history; `false` where there is none.
    ///
    /// # Errors
    /// The part could not be loaded.
    pub fn make_room() -> Result<bool, SplitLoaderError> {
        let _ = saves().keep_finished(now(), fresh_seed());
        Ok(saves().make_room())
    }
}

split_point! {
    history;
    /// Deletes a match. Of one that is over nothing stays in the history but what the statistics count.
    ///
    /// # Errors
    /// The part could not be loaded.
    pub fn delete_match(id: String) -> Result<DeletedMatch, SplitLoaderError> {
        Ok(saves().delete_match(&id))
    }
}

/// Whether the match at the table may be one whose deals others play, too.
pub fn may_be_shared() -> bool {
    [keys::DAY, keys::DAYS, keys::FRIENDS].iter().any(|key| saves().0.get(key).is_some())
}
