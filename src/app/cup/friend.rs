//! What the person and a friend have made of the same cup.

use super::cup_state::CupState;
use super::words::word_of;
use crate::app::components::{Keyed, nothing};
use crate::app::state::{cup_phrases, phrases};
use crate::club::cup::{CupRound, Outcome};
use crate::share::CupComparison;
use core::cmp::Ordering;
use leptos::prelude::*;

/// Both results, round by round; nothing where no friend has told theirs.
#[component]
pub fn FriendsCup(
    /// The cup.
    state: CupState,
) -> impl IntoView {
    let own = Memo::new(move |_| state.bracket().own_matches());
    let compared = move |own: Vec<Outcome>| match &*state.friend() {
        [] => nothing(),
        friend => {
            view! { <Compared comparison=CupComparison::of(&own, friend) has_played=!own.is_empty()/> }.into_any()
        }
    };
    view! { <Keyed key=own children=compared/> }
}

#[component]
fn Compared(comparison: CupComparison, has_played: bool) -> impl IntoView {
    let texts = cup_phrases();
    let state = match comparison.standing() {
        Ordering::Greater => "won",
        Ordering::Less => "lost",
        Ordering::Equal => "tie",
    };
    let cell = |outcome: Option<Outcome>| match outcome.map(|outcome| (outcome.points(), outcome.is_won())) {
        Some(([own, other], is_won)) => {
            view! { <td class=is_won.then_some("is-win") translate="no">{format!("{own} – {other}")}</td> }.into_any()
        }
        None => view! { <td>{texts.not_played()}</td> }.into_any(),
    };
    let rows = CupRound::ALL.into_iter().zip(&comparison.matches).map(|(round, [own, friend])| {
        view! {
            <tr>
                <th scope="row">{texts.round_of_one(word_of(round))}</th>
                {cell(*own)}
                {cell(*friend)}
            </tr>
        }
    });
    view! {
        <section class={"box cupfriend"}>
            <h2>{texts.friend_title()}</h2>
            {has_played.then(|| view! { <p><b>{texts.friend_line(state)}</b></p> })}
            <table class={"scores"}>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{phrases().you()}</th>
                        <th scope="col">{texts.friend()}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </section>
    }
}
