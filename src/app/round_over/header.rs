//! What has happened, above all else.

use super::counting::Counting;
use crate::app::components::{Glyph, Heading, Logo};
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::Seat;
use crate::table::consolation::{self, Consolation};
use crate::table::{TableMatch, result};
use leptos::prelude::*;

/// Who has ended the round, and how it was counted. The wordmark falls in for a person; to whoever plays alone and did not
/// call something good is said.
#[component]
pub fn RoundHeader() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let is_cheered = current.with_untracked(|game| result::person_who_announced(game).is_some());
    let good = current.with_untracked(|game| consolation::good_of_round(game, phrases));
    view! {
        <div class=if is_cheered { "ro__h" } else { "ro__h ro__h--calm" }>
            {is_cheered.then(|| view! { <div class="cheer" aria-hidden="true"><Logo height="3.5rem"/></div> })}
            <Heading>{current.with_untracked(|game| result::announcement(game, phrases))}</Heading>
            <p>{current.with_untracked(|game| result::how_settled(game, phrases))}</p>
            {good.map(|good| view! { <p class="ro__good">{good}</p> })}
        </div>
    }
}

/// Who has won the match, and how it went: at first only how its last round has ended.
#[component]
pub fn MatchHeader(
    /// How far the count has got.
    counting: Counting,
    /// Whether it is decorated for a person who has won.
    is_decorated: bool,
    /// What there is to say where no person has won; nothing where one has.
    consolation: Option<Consolation>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let laurel = |game: &TableMatch, seat: Seat| {
        let colour = game.colour(seat);
        view! {
            <p class=format!("laurel p{colour}") aria-hidden="true">
                <Glyph colour/>
                <b translate="no" dir="auto">{game.name(seat, phrases).to_owned()}</b>
            </p>
        }
    };
    let (before, after) =
        current.with_untracked(|game| (result::announcement(game, phrases), result::winning_sentence(game, phrases)));
    // It keeps the room for the longer text.
    let room = after.clone();
    let is_over = counting.is_past(counting.steps.last());
    let heading = Memo::new(move |_| if is_over() { after.clone() } else { before.clone() });
    let decoration = is_decorated.then(|| {
        let winners = current
            .with_untracked(|game| result::winners(game).into_iter().map(|seat| laurel(game, seat)).collect_view());
        view! {
            <i class={"bunting"} aria-hidden="true"></i>
            <i class={"branches"} aria-hidden="true"></i>
            {winners}
        }
    });
    view! {
        <div class="ro__h">
            {decoration}
            <Heading class="ro__t">
                <span prop:textContent=heading></span>
                <i class={"ro__room"} aria-hidden="true" data-text=room></i>
            </Heading>
            <p>{current.with_untracked(|game| result::match_in_short(game, phrases))}</p>
            {consolation.map(|consolation| view! { <p class="ro__good">{consolation.words}</p> })}
        </div>
    }
}
