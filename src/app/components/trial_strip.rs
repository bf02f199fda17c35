//! The strip over a match that is only tried out.

use super::button::Button;
use super::signs::Icon;
use crate::app::state::{Navigation, phrases};
use leptos::prelude::*;

/// Says that this is not the real match, and leads back to it.
#[component]
pub fn TrialStrip() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    view! {
        <aside class="trying">
            <span>{phrases.trying()}</span>
            <Button class="key--small key--sun" on_press=move |()| navigation.leave_table()>
                <Icon name="back"/>
                {phrases.end_trying()}
            </Button>
        </aside>
    }
}
