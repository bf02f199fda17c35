//! A match in the bracket: who meets, and how it has ended.

use super::watch::Watch;
use super::words::{called, ended, to_come};
use crate::app::components::{Face, Glyph, or_nothing};
use crate::app::state::cup_phrases;
use crate::club::Mood;
use crate::club::cup::{Entrant, Fixture, Outcome};
use leptos::prelude::*;

/// What there is to say of a match.
#[derive(Clone, Copy, PartialEq)]
pub struct Tie {
    /// Where it stands.
    pub fixture: Fixture,
    /// Who meets, as far as that is known.
    pub entrants: [Option<Entrant>; 2],
    /// How it has ended.
    pub outcome: Option<Outcome>,
    /// Whether it is the person's next one.
    pub is_tonight: bool,
    /// Whether it can be watched.
    pub can_watch: bool,
}

/// How somebody has fared in a match.
#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Open,
    Won,
    Lost,
}

/// A match: where it is over, a button that shows it. All that is seen of it is said in its name.
#[component]
pub fn TieView(
    /// What there is to say of it.
    tie: Tie,
    /// Shows it.
    watch: Watch,
) -> impl IntoView {
    let name = match (tie.entrants, tie.outcome) {
        ([Some(one), Some(other)], Some(outcome)) => ended([one, other], outcome),
        (entrants, _) => to_come(entrants, tie.is_tonight),
    };
    let fates = match tie.outcome.map(Outcome::is_won) {
        None => [Fate::Open; 2],
        Some(true) => [Fate::Won, Fate::Lost],
        Some(false) => [Fate::Lost, Fate::Won],
    };
    let points = tie.outcome.map(Outcome::points);
    let sides = [0, 1].map(|nth| {
        let points = points.map(|points| points[nth]);
        view! { <Side entrant=tie.entrants[nth] fate=fates[nth] points/> }
    });
    let tonight = tie.is_tonight.then(|| view! { <span class="token">{cup_phrases().tonight()}</span> });
    let both = view! {
        <span class="vh">{name}</span>
        <span class="tie__in" aria-hidden="true">{sides.collect_view()} {tonight}</span>
    };
    let class = if tie.is_tonight { "tie is-tonight" } else { "tie" };
    if tie.can_watch {
        let id = format!("watch-{}", tie.fixture.code());
        return view! { <button class=class id=id on:click=move |_| watch.show(tie.fixture)>{both}</button> }
            .into_any();
    }
    view! { <div class=class>{both}</div> }.into_any()
}

/// One of the two.
#[component]
fn Side(entrant: Option<Entrant>, fate: Fate, points: Option<u16>) -> impl IntoView {
    let class = match fate {
        Fate::Open => "cupside",
        Fate::Won => "cupside is-winner",
        Fate::Lost => "cupside is-loser",
    };
    let name = entrant.map_or_else(|| cup_phrases().open().to_owned(), called);
    view! {
        <span class=class>
            <EntrantFace entrant mood=if fate == Fate::Lost { Mood::Beaten } else { Mood::Rest }/>
            // Names are not translated.
            <b translate=entrant.and_then(Entrant::character).map(|_| "no")>{name}</b>
            {or_nothing(points.map(|points| view! { <span class="cupside__p tn" translate="no">{points}</span> }))}
        </span>
    }
}

/// The face of a character, the sign of the person, or a question mark where nobody is known yet. A decoration: the name stands beside it.
#[component]
pub fn EntrantFace(
    /// Whose it is.
    entrant: Option<Entrant>,
    /// How they look.
    #[prop(optional)]
    mood: Mood,
) -> impl IntoView {
    match entrant {
        Some(Entrant::Character(character)) => view! { <Face character mood/> }.into_any(),
        Some(Entrant::Person) => {
            view! { <span class="face cup__me p1" aria-hidden="true"><Glyph colour=1/></span> }.into_any()
        }
        None => view! { <span class="face cup__who" aria-hidden="true">"?"</span> }.into_any(),
    }
}
