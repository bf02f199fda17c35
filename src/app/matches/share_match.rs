//! Sharing a match of the list.

use super::MatchesState;
use super::row::finished;
use crate::app::share::{ShareOffers, offers};
use crate::app::state::saves;
use leptos::prelude::*;

/// What can be shared of a match, as a dialog.
#[component]
pub fn ShareMatch(
    /// Its id.
    id: String,
) -> impl IntoView {
    let state = expect_context::<MatchesState>();
    let seed = saves().finished_match(&id).and_then(Result::ok).and_then(|read| read.seed);
    let offers = finished(&id)
        .map(|game| offers(&game, seed, || saves().day_go(&id, &game.recorded).is_none_or(|go| go.first.is_none())));
    view! { <ShareOffers offers=offers.unwrap_or_default() on_close=move |()| state.shared.set(None)/> }
}
