//! Between the turns of two people at one device: every rack is covered until the next one says so.

use super::frame::HEADING;
use super::parts::Glyph;
use super::store::{phrases, use_store};
use crate::engine::Seat;
use leptos::prelude::*;

/// The screen that stands between two people's turns. No card at all is in the page while it does.
#[component]
pub fn HandOver(
    /// Who comes next.
    seat: Seat,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let (name, colour) = store.play.with_untracked(|play| {
        play.as_ref().map_or_else(Default::default, |play| (play.name(seat).to_owned(), play.colour(seat)))
    });
    view! {
        <main class=format!("handover p{colour}")>
            <div class="handover__g"><Glyph colour/></div>
            <h1 id=HEADING tabindex="-1">{phrases.pass_device(&name)}</h1>
            <p>{phrases.pass_device_why()}</p>
            <button class="key key--sun key--big" on:click=move |_| store.looking.set(Some(seat))>
                {phrases.show_my_rack()}
            </button>
            <button class="key key--quiet" on:click=move |_| store.leave_table()>{phrases.end_match()}</button>
        </main>
    }
}
