//! What has happened, above all else.

use crate::app::components::{CollectAnyView, Glyph, Heading, Logo};
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::Seat;
use crate::table::{Match, result};
use leptos::prelude::*;

/// Who has ended the round, and how it was counted.
#[component]
pub fn RoundHeader() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    view! {
        <div class="ro__h">
            <div class="cheer" aria-hidden="true"><Logo height="3.5rem"/></div>
            <Heading>{current.with_untracked(|game| result::announcement(game, phrases))}</Heading>
            <p>{current.with_untracked(|game| result::how_settled(game, phrases))}</p>
        </div>
    }
}

/// Who has won the match, and how it went.
#[component]
pub fn MatchHeader() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let laurel = |game: &Match, seat: Seat| {
        let colour = game.colour(seat);
        view! {
            <p class=format!("laurel p{colour}") aria-hidden="true">
                <Glyph colour/>
                <b translate="no">{game.name(seat, phrases).to_owned()}</b>
            </p>
        }
    };
    let laurels = current
        .with_untracked(|game| result::winners(game).into_iter().map(|seat| laurel(game, seat)).collect_any_view());
    view! {
        <div class="ro__h">
            <i class={"bunting"} aria-hidden="true"></i>
            <i class={"branches"} aria-hidden="true"></i>
            {laurels}
            <Heading>{current.with_untracked(|game| result::winning_sentence(game, phrases))}</Heading>
            <p>{current.with_untracked(|game| result::match_in_short(game, phrases))}</p>
        </div>
    }
}
