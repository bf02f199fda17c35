//! The ladder: all rungs, how the last challenge has ended, the next one, and the rating of the person.

use super::header::{ClubHeader, OpenCup};
use super::known::{Known, filled_in, name_of};
use super::own_rating::OwnRating;
use super::rungs::Rungs;
use super::whose_club::WhoseClub;
use crate::app::components::{Button, Face, or_nothing};
use crate::app::state::{ClubScreen, ScreenStack, club_phrases, phrases};
use crate::club::LastChallenge;
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// The screen of the ladder.
#[component]
pub fn LadderScreen() -> impl IntoView {
    view! {
        <main class={"club formica"}>
            <ClubHeader title=club_phrases().ladder()><OpenCup/></ClubHeader>
            <WhoseClub children=|known| view! { <Climb known/> }/>
        </main>
    }
}

/// The next challenge, the rating, and all rungs.
#[component]
fn Climb(
    /// What is known of the opponents, and of the person.
    known: Known,
) -> impl IntoView {
    let rung = known.ladder.climbed() + 1;
    let last = or_nothing(known.last.map(|last| said_of(last, &known)));
    let challenge = match known.ladder.next() {
        Some(opponent) => {
            let facts = [known.rating_in_words(opponent), known.score_in_words(opponent)];
            view! { <Challenge opponent rung facts>{last}</Challenge> }.into_any()
        }
        None => view! { <AllBeaten>{last}</AllBeaten> }.into_any(),
    };
    view! {
        <div class={"climb"}>
            {challenge}
            <OwnRating career=known.career.clone()/>
            <Rungs known/>
        </div>
    }
}

/// How the last challenge has ended and, where it was lost, what one could try.
fn said_of(last: LastChallenge, known: &Known) -> impl IntoView + use<> {
    let texts = club_phrases();
    let (how, advice) = match last {
        LastChallenge::Won { opponent } => {
            let rung = known.ladder.number_of(opponent).unwrap_or_default();
            (texts.beaten(&name_of(opponent), rung), None)
        }
        LastChallenge::Lost { opponent, theirs, own, advice } => {
            let name = name_of(opponent);
            (texts.lost(&name, theirs, own), Some(texts.advice(advice.word(), &name)))
        }
    };
    view! { <p><b>{how}</b>" "{advice}</p> }
}

/// Whom to challenge next, and the key for it.
#[component]
fn Challenge(
    opponent: ComputerPlayer,
    /// The number of the rung, from 1.
    rung: usize,
    /// The rating of the opponent, and how the matches have ended.
    facts: [String; 2],
    /// How the last challenge has ended.
    children: Children,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = club_phrases();
    let name = name_of(opponent);
    let label = texts.challenge(&name);
    let begin = move |()| stack.begin_match(filled_in().challenge(opponent, phrases()));
    view! {
        <section class={"felt chal"}>
            {children()}
            <Face character=opponent/>
            <div>
                <h2 translate="no">{name}</h2>
                <p>{texts.way(opponent.id())}</p>
                <p class="chal__f">{facts.join(" · ")}</p>
            </div>
            <p>{texts.challenge_what(rung)}</p>
            <Button class="key--sun key--big" on_press=begin>{label}</Button>
        </section>
    }
}

/// Nobody is left to challenge.
#[component]
fn AllBeaten(
    /// How the last challenge has ended.
    children: Children,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = club_phrases();
    view! {
        <section class={"felt chal chal--none"}>
            {children()}
            <h2>{texts.climbed()}</h2>
            <p>{texts.climbed_what()}</p>
            <Button id="open-opponents" class="key--sun key--big" on_press=move |()| stack.push(ClubScreen::Opponents)>
                {texts.all_opponents()}
            </Button>
        </section>
    }
}
