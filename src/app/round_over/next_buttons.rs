//! What comes after a round or a match.

use crate::app::components::{Button, Icon};
use crate::app::state::{CurrentMatch, Navigation, phrases};
use crate::table::{Match, result};
use leptos::prelude::*;

/// What comes next: another round, or another match.
#[component]
pub fn NextButtons() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    if current.trial.with_untracked(Option::is_some) {
        // What is only tried out does not go on.
        view! { <div></div> }.into_any()
    } else if current.with_untracked(Match::is_unfinished) {
        view! { <AfterRound/> }.into_any()
    } else {
        view! { <AfterMatch/> }.into_any()
    }
}

/// How things stand, and the next round.
#[component]
fn AfterRound() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    view! {
        <div class="next">
            <p>{current.with_untracked(|game| result::standing(game, phrases))}</p>
            <Button class="key--sun key--big" on_press=move |()| current.deal_next_round()>
                {phrases.next_round()}
                <Icon name="arrow"/>
            </Button>
            <ReviewButton/>
            <Button class="key--quiet" on_press=move |()| navigation.leave_table()>{phrases.end_match()}</Button>
        </div>
    }
}

/// Another match with the same players, or with others.
#[component]
fn AfterMatch() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    view! {
        <div class="next">
            <Button class="key--sun key--big" on_press=move |()| current.rematch(false)>{phrases.rematch()}</Button>
            <ReviewButton/>
            <Button class="key--quiet" on_press=move |()| navigation.leave_table()>{phrases.new_match()}</Button>
        </div>
    }
}

/// Shows what the coach thinks of the rounds so far.
#[component]
fn ReviewButton() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let name = phrases().review();
    view! {
        <Button class="key--quiet key--coach" label=name on_press=move |()| navigation.show_review()>
            <Icon name="lamp"/>
            <span>{name}</span>
        </Button>
    }
}
