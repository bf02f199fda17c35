//! What comes next in a cup: the person's match, the others' matches that are waited for, or the end.

use super::begin::{begin, begun};
use super::bracket::CupSign;
use super::cup_state::CupState;
use super::tie::EntrantFace;
use super::watch::Watch;
use super::whose::{somebody_else, whose_cup};
use super::words::{called, word_of, word_of_place};
use crate::app::club::Known;
use crate::app::components::{Button, Keyed, nothing, or_nothing};
use crate::app::state::{Continued, ScreenStack, club_phrases, cup_phrases, saves};
use crate::club::Mood;
use crate::club::cup::{Entrant, Fixture, Pairing, Place};
use leptos::prelude::*;

/// What comes next.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    /// The person plays this match.
    Play(Pairing),
    /// The others play on, or cannot.
    Wait { is_out: bool, has_stopped: bool },
    /// The cup is over.
    Over { winner: Entrant, place: Place, can_watch_final: bool },
}

/// What is said of the matches of the others that are due.
#[derive(Clone, Copy, PartialEq)]
enum Others {
    /// There are none.
    Ready,
    Playing,
    Stopped,
}

/// What comes next, with the key for it.
#[component]
pub fn NextInCup(
    /// The cup.
    state: CupState,
    /// Shows matches.
    watch: Watch,
    /// Draws another cup.
    #[prop(into)]
    on_new: Callback<()>,
) -> impl IntoView {
    let next = Memo::new(move |_| {
        let bracket = state.bracket();
        match (bracket.winner(), bracket.tonight()) {
            (Some(winner), _) => {
                let of_others = bracket.pairing(Fixture::FINAL).is_some_and(|it| it.characters().is_some());
                Next::Over { winner, place: bracket.place(), can_watch_final: of_others }
            }
            (None, Some(pairing)) => Next::Play(pairing),
            (None, None) => Next::Wait { is_out: bracket.is_out(), has_stopped: state.has_stopped() },
        }
    });
    let others = Memo::new(move |_| match state.is_kept() && !state.bracket().due().is_empty() {
        false => Others::Ready,
        true if state.has_stopped() => Others::Stopped,
        true => Others::Playing,
    });
    let said = |others: Others| match others {
        Others::Ready => nothing(),
        Others::Playing => cup_phrases().others_play().into_any(),
        Others::Stopped => cup_phrases().stopped_what().into_any(),
    };
    view! {
        <section class={"felt cupnext"}>
            <Keyed key=next let:next>
                {match next {
                    Next::Play(pairing) => view! { <OwnMatch state pairing/> }.into_any(),
                    Next::Wait { is_out, has_stopped } => view! { <Waiting is_out has_stopped/> }.into_any(),
                    Next::Over { winner, place, can_watch_final } => {
                        view! { <End winner place can_watch_final watch on_new/> }.into_any()
                    }
                }}
            </Keyed>
            <p class={"cupnext__s"} role="status"><Keyed key=others children=said/></p>
        </section>
    }
}

/// The person's match: against whom, how they play, how often both have met, and the key.
#[component]
fn OwnMatch(state: CupState, pairing: Pairing) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = cup_phrases();
    let opponent = pairing.opponent()?;
    let (round, name) = (word_of(pairing.fixture.round()), called(Entrant::Character(opponent)));
    let history = saves().history();
    let (people, person) = (saves().people_of(&history), state.person());
    let known = Known::of(&history, &people, whose_cup(&people, person.as_deref()));
    let facts = [club_phrases().way(opponent.id()), known.score_in_words(opponent)];
    let player = somebody_else(&people, person.as_deref()).map(|name| view! { <p>{texts.of_person(&name)}</p> });
    let saved = begun(&pairing);
    let label = if saved.is_some() { texts.go_on().to_owned() } else { texts.play(round) };
    let press = move |()| match &saved {
        Some(id) => stack.continue_match(Continued::Saved(id.clone())),
        None => begin(state, stack, &pairing),
    };
    Some(view! {
        <span class={"cupnext__f"}>
            <EntrantFace entrant=Some(Entrant::Person)/>
            <i class={"cupnext__v"} aria-hidden="true">"–"</i>
            <EntrantFace entrant=Some(Entrant::Character(opponent))/>
        </span>
        <div class={"cupnext__t"}>
            <h2>{texts.against(round, &name)}</h2>
            <p>{facts[0].clone()}</p>
            <p><b>{facts[1].clone()}</b></p>
            {or_nothing(player)}
        </div>
        <Button id="cup-next" class="key--sun key--big" on_press=press>{label}</Button>
    })
}

/// It is not known yet whom the person meets or, where they are out, who wins.
#[component]
fn Waiting(
    /// Whether the person has lost.
    is_out: bool,
    /// Whether the matches of the others could not go on: what to do is said below then.
    has_stopped: bool,
) -> impl IntoView {
    let texts = cup_phrases();
    let what = (!has_stopped).then(|| view! { <p>{texts.waiting_what(is_out)}</p> });
    view! {
        <div class={"cupnext__t"}>
            <h2>{if has_stopped { texts.stopped() } else { texts.waiting() }}</h2>
            {or_nothing(what)}
        </div>
    }
}

/// Who has won, and how far the person has come.
#[component]
fn End(
    winner: Entrant,
    place: Place,
    /// Whether the final was one of the others.
    can_watch_final: bool,
    watch: Watch,
    on_new: Callback<()>,
) -> impl IntoView {
    let texts = cup_phrases();
    let watch_final = can_watch_final.then(|| {
        let press = move |()| watch.show(Fixture::FINAL);
        view! { <Button id="watch-final" class="key--quiet" on_press=press>{texts.watch_final()}</Button> }
    });
    view! {
        <span class={"cupnext__f"}>
            <EntrantFace entrant=Some(winner) mood=Mood::Pleased/>
            <CupSign/>
        </span>
        <div class={"cupnext__t"}>
            <h2>{texts.wins(winner == Entrant::Person, &called(winner))}</h2>
            <p>{texts.place(word_of_place(place))}</p>
        </div>
        <div class={"cupnext__k"}>
            <Button id="new-cup" class="key--sun key--big" on_press=on_new>{texts.new_cup()}</Button>
            {watch_final}
        </div>
    }
}
