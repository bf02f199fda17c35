//! What whoever has not won the match could try next.

use crate::app::components::{Button, or_nothing};
use crate::app::state::{CurrentMatch, TabMatch, phrases};
use crate::table::consolation::Consolation;
use leptos::prelude::*;

/// What could be tried next: easier opponents, or to look at it with the coach.
#[component]
pub fn TryNext(
    /// What there is to say.
    consolation: Option<Consolation>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let tab = expect_context::<TabMatch>();
    let phrases = phrases();
    // What is only tried out does not go on.
    let is_trial = current.trial.with_untracked(Option::is_some);
    or_nothing(consolation.filter(|_| !is_trial).map(|consolation| {
        let text = if consolation.can_ease { phrases.try_easier() } else { phrases.try_coach() };
        let easier = consolation.can_ease.then(|| {
            view! {
                <Button class="key--small" on_press=move |()| tab.rematch(true)>{phrases.easier_opponents()}</Button>
            }
        });
        view! { <p class="ro__try"><span>{text}</span>{easier}</p> }
    }))
}
