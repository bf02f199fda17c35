//! The opponents of the Club: who they are, how they play, how strong they are, and how the person has fared against them.

use super::header::{ClubHeader, OpenCup};
use super::known::{Known, filled_in, name_of};
use super::own_rating::RatingInWords;
use super::whose_club::WhoseClub;
use crate::app::components::{Button, Face, or_nothing};
use crate::app::state::{ClubScreen, ScreenStack, club_phrases, phrases};
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// The screen of the opponents.
#[component]
pub fn OpponentsScreen() -> impl IntoView {
    view! {
        <main class={"club formica"}>
            <ClubHeader title=phrases().club()><OpenCup/></ClubHeader>
            <p class="club__lead">{club_phrases().lead()}</p>
            <WhoseClub children=|known| view! { <Standing known/> }/>
        </main>
    }
}

/// Where the person stands, and the opponents.
#[component]
fn Standing(
    /// What is known of the opponents, and of the person.
    known: Known,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = club_phrases();
    let opponents = known.ladder.rungs().iter().map(|rung| {
        let opponent = rung.opponent;
        view! {
            <Opponent
                opponent
                rating=known.rating_in_words(opponent)
                score=known.score_in_words(opponent)
                share=share_won(&known, opponent)
            />
        }
    });
    view! {
        <section class={"felt club__you"}>
            <div>
                <h2>{texts.your_rating()}</h2>
                <RatingInWords career=known.career.clone()/>
            </div>
            <p>{known.standing_in_words()}</p>
            <Button id="open-ladder" class="key--sun" on_press=move |()| stack.push(ClubScreen::Ladder)>
                {phrases().to_ladder()}
            </Button>
        </section>
        <ol class={"gallery"}>{opponents.collect_view()}</ol>
    }
}

/// Which share of the matches that one of both has won the person has won; `None` where there is none.
fn share_won(known: &Known, opponent: ComputerPlayer) -> Option<f64> {
    let score = known.career.score_against(opponent);
    let decided = score.won + score.lost;
    (decided > 0).then(|| score.won as f64 / decided as f64)
}

/// An opponent, and Play.
#[component]
fn Opponent(
    opponent: ComputerPlayer,
    /// How strong they are, in words.
    rating: String,
    /// How the matches have ended, in words.
    score: String,
    /// Which share of them the person has won.
    share: Option<f64>,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let name = name_of(opponent);
    let label = phrases().detail(phrases().play(), &name);
    let play = move |()| stack.begin_match(filled_in().against(opponent, phrases()));
    let bar = share.map(|share| view! { <i class="member__bar" style=("--share", share.to_string())></i> });
    view! {
        <li class={"box member"}>
            <Face character=opponent/>
            <div class="member__t">
                <h2><span translate="no">{name}</span>" "<small>{rating}</small></h2>
                <p>{club_phrases().way(opponent.id())}</p>
            </div>
            <p class="member__s">{or_nothing(bar)}<span>{score}</span></p>
            <Button class="key--quiet key--small" label on_press=play>{phrases().play()}</Button>
        </li>
    }
}
