//! The deal of the day: the leaf of a calendar, and what the person has made of it.

use super::tile::Tile;
use crate::app::browser::clock::{leaf_of_today, today};
use crate::app::components::{DrawnText, or_nothing};
use crate::app::state::{Navigation, SharingScreen, phrases, saves};
use leptos::prelude::*;

/// The tile of today’s deal.
#[component]
pub fn DayTile() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let (days, today) = (saves().days(), today());
    let score = today.and_then(|today| days.of(today)).map(|played| played.score);
    let status = score.map_or_else(|| phrases.day_not_played().to_owned(), |points| phrases.day_played(points));
    let streak = today.map_or(0, |today| days.streak(today));
    let streak = (streak > 0).then(|| {
        let last = today.map(|today| days.last_seven(today)).unwrap_or_default();
        let pegs = last.map(|is_played| view! { <i class=if is_played { "is-in" } else { "" }></i> });
        view! {
            <p class="streak">
                <span class="pegs" aria-hidden="true">{pegs.into_iter().collect_view()}</span>
                <b>{phrases.days_in_row(streak)}</b>
            </p>
        }
    });
    let play = score.is_none().then(
        || view! { <p class="tile__go" aria-hidden="true"><span class="key key--quiet">{phrases.play()}</span></p> },
    );
    view! {
        <Tile
            class="tile--day"
            id="open-day"
            title=phrases.day_deal()
            picture=view! { <Leaf is_done=score.is_some()/> }.into_any()
            on_press=move |()| navigation.show(SharingScreen::DealOfToday)
        >
            <p class="tile__s">{status}</p>
            {or_nothing(streak)}
            {or_nothing(play)}
        </Tile>
    }
}

/// Today’s leaf of a calendar.
#[component]
fn Leaf(
    /// Whether today’s deal was played.
    is_done: bool,
) -> impl IntoView {
    let (month, weekday) = leaf_of_today(phrases().language());
    let day = today().map(|today| today.date().2.to_string()).unwrap_or_default();
    view! {
        <div class=if is_done { "leaf is-done" } else { "leaf" }>
            <span class="leaf__m">{month}</span>
            <DrawnText text=day/>
            <span class="leaf__w">{weekday}</span>
        </div>
    }
}
