//! Shares a cup as a link.

use super::cup_state::CupState;
use super::words::word_of_place;
use crate::app::browser::sharing::{can_share, copy, game_address, share};
use crate::app::components::{Button, Keyed, or_nothing};
use crate::app::state::cup_phrases;
use crate::share::CupLink;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// The key that hands the link to the device's own sharing or, where it has none, copies it.
#[component]
pub fn ShareCup(
    /// The cup.
    state: CupState,
) -> impl IntoView {
    let texts = cup_phrases();
    let said = RwSignal::new("");
    // The link is shown where it could not be handed on.
    let shown = RwSignal::new(None::<String>);
    let press = move |()| {
        let bracket = untrack(|| state.bracket());
        let link = game_address() + &CupLink::of(&state.cup(), &bracket).fragment();
        let text = texts.share_text(word_of_place(bracket.place()));
        said.set("");
        shown.set(None);
        spawn_local_scoped(async move {
            let (done, is_copied) = match can_share() {
                true => (share(Some(&text), &link).await, false),
                false => (copy(&format!("{text}\n{link}")).await, true),
            };
            let outcome = match (done, is_copied) {
                (true, true) => texts.share_copied(),
                (true, false) => "",
                (false, true) => texts.share_not_copied(),
                (false, false) => texts.share_not_sent(),
            };
            // The screen may be gone by then.
            let _ = said.try_set(outcome);
            let _ = shown.try_set((!done).then_some(link));
        });
    };
    let link = |link: Option<String>| or_nothing(link.map(|link| view! { <code translate="no">{link}</code> }));
    view! {
        <div class={"cupshare"}>
            <Button id="share-cup" class="key--quiet" on_press=press>{texts.share()}</Button>
            <p role="status"><Keyed key=said let:said>{said}</Keyed></p>
            <Keyed key=shown children=link/>
        </div>
    }
}
