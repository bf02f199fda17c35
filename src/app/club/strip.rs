//! Where the person stands among the opponents: a strip of faces for the first screen.

use super::known::{Known, name_of};
use crate::app::components::Face;
use crate::app::state::{club_phrases, phrases};
use crate::club::Rung;
use leptos::prelude::*;

/// In a sentence where the person stands and who is next, and all opponents in the order of their rungs, with the person among them:
/// by name, where several play here.
#[component]
pub fn Strip() -> impl IntoView {
    let texts = club_phrases();
    let known = Known::of_chosen();
    let (ladder, climbed) = (&known.ladder, known.ladder.climbed());
    let me = match known.name() {
        Some(name) => view! { <span><i dir="auto" translate="no">{name.to_owned()}</i></span> }.into_any(),
        None => view! { <span>{texts.you_here()}</span> }.into_any(),
    };
    let next = ladder.next().map(|next| {
        let name = phrases().detail(texts.next_rung(), &name_of(next));
        view! { " "<b>{name}"."</b>" "<span>{texts.way(next.id())}</span> }
    });
    let nearest = ladder.nearest();
    let member = |index: usize| {
        let rung = *ladder.rungs().get(index)?;
        let is_near = nearest.contains(&index);
        Some(view! { <Member rung number=index + 1 is_next=index == climbed is_near/> })
    };
    let count = ladder.rungs().len();
    view! {
        <p class="stands__s">{known.standing_in_words()}"."{next}</p>
        <ol class="stands">
            {(0..climbed).map(member).collect_view()}
            <li class="stands__me">{me}</li>
            {(climbed..count).map(member).collect_view()}
        </ol>
    }
}

/// An opponent, and whether they are beaten.
#[component]
fn Member(
    rung: Rung,
    /// The number of the rung, from 1.
    number: usize,
    /// Whether they are to be challenged next.
    is_next: bool,
    /// Whether they are shown where there is room for only a few.
    is_near: bool,
) -> impl IntoView {
    let state = if rung.is_beaten {
        "beaten"
    } else if is_next {
        "next"
    } else {
        "later"
    };
    let classes = [("is-beaten", rung.is_beaten), ("is-next", is_next), ("is-far", !is_near)];
    let class: Vec<&str> = classes.into_iter().filter_map(|(class, holds)| holds.then_some(class)).collect();
    view! {
        <li class=class.join(" ")>
            <span class="vh">{club_phrases().rung(number, state)}" "</span>
            <Face character=rung.opponent/>
            <b translate="no">{name_of(rung.opponent)}</b>
        </li>
    }
}
