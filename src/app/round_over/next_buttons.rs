//! What comes after a round or a match.

use crate::app::browser::tabs::match_of_tab;
use crate::app::components::{Button, Icon};
use crate::app::state::{ClubScreen, CupScreen, CurrentMatch, Navigation, TabMatch, phrases, saves};
use crate::club::challenged_in;
use crate::setup::SetupDraft;
use crate::table::{TableMatch, result};
use leptos::prelude::*;

/// What comes next: another round, or another match.
#[component]
pub fn NextButtons() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    if current.trial.with_untracked(Option::is_some) {
        // What is only tried out does not go on.
        view! { <div></div> }.into_any()
    } else if current.with_untracked(TableMatch::is_unfinished) {
        view! { <AfterRound/> }.into_any()
    } else if current.with_untracked(TableMatch::is_first_round) {
        view! { <AfterFirstRound/> }.into_any()
    } else if is_of_cup() {
        view! { <AfterCupMatch/> }.into_any()
    } else {
        view! { <AfterMatch/> }.into_any()
    }
}

/// How things stand, and the next round.
#[component]
fn AfterRound() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let tab = expect_context::<TabMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    view! {
        <div class="next">
            <p>{current.with_untracked(|game| result::standing(game, phrases))}</p>
            <Button class="key--sun key--big" on_press=move |()| tab.deal_next_round()>
                {phrases.next_round()}
                <Icon name="arrow"/>
            </Button>
            <ReviewButton/>
            <Button class="key--quiet" on_press=move |()| navigation.leave_table()>{phrases.end_match()}</Button>
        </div>
    }
}

/// Whether the match of this tab was begun in a cup.
fn is_of_cup() -> bool {
    let extras = match_of_tab().and_then(|id| saves().extras(&id));
    extras.and_then(|extras| extras.seed).is_some_and(|seed| saves().is_cup_match(seed))
}

/// Back to the cup, where it goes on.
#[component]
fn AfterCupMatch() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let to_cup = move |()| navigation.show(CupScreen::Current);
    view! {
        <div class="next">
            <Button id="open-cup" class="key--sun key--big" on_press=to_cup>{phrases().to_cup()}</Button>
            <ReviewButton/>
        </div>
    }
}

/// Another match with the same players, or with others; after a challenge the ladder, which comes first where it was won.
#[component]
fn AfterMatch() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let tab = expect_context::<TabMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let was_challenge = current.with_untracked(|game| {
        let record = game.recorded.record();
        challenged_in(&record.rules, &record.seats).is_some()
    });
    let is_ladder_next = was_challenge && current.with_untracked(result::is_won_by_person);
    let class = move |is_next: bool| if is_next { "key--sun key--big" } else { "key--quiet" };
    let rematch = view! {
        <Button class=class(!is_ladder_next) on_press=move |()| tab.rematch(false)>{phrases.rematch()}</Button>
    };
    let other = if was_challenge {
        let to_ladder = move |()| navigation.show(ClubScreen::Ladder);
        view! {
            <Button id="open-ladder" class=class(is_ladder_next) on_press=to_ladder>{phrases.to_ladder()}</Button>
        }
        .into_any()
    } else {
        let leave = move |()| navigation.leave_table();
        view! { <Button class="key--quiet" on_press=leave>{phrases.new_match()}</Button> }.into_any()
    };
    let (first, last) = if is_ladder_next { (other, rematch.into_any()) } else { (rematch.into_any(), other) };
    view! {
        <div class="next">
            {first}
            <ReviewButton/>
            {last}
        </div>
    }
}

/// What follows a first round, step by step: whoever has lost it has another one first, whoever has won it a short match.
#[component]
fn AfterFirstRound() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let tab = expect_context::<TabMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let is_won = current.with_untracked(result::is_won_by_person);
    let class = move |is_next: bool| if is_next { "key--sun key--big" } else { "key--quiet" };
    let again = view! {
        <Button class=class(!is_won) on_press=move |()| tab.rematch(false)>{phrases.another_first_round()}</Button>
    };
    let short_match = move |()| {
        if let Some((rules, seats, colours)) = SetupDraft::short_match(phrases).new_match(phrases) {
            tab.start(rules, seats, colours);
        }
    };
    let short = view! {
        <Button class=class(is_won) on_press=short_match>
            <span>
                {phrases.short_match()}
                <span class={"next__what"}>{[", ", phrases.short_match_what()].concat()}</span>
            </span>
        </Button>
    };
    let both = if is_won { [short.into_any(), again.into_any()] } else { [again.into_any(), short.into_any()] };
    view! {
        <div class="next">
            {both.collect_view()}
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
        <Button id="open-review" class="key--quiet key--coach" label=name on_press=move |()| navigation.show_review()>
            <Icon name="lamp"/>
            <span>{name}</span>
        </Button>
    }
}
