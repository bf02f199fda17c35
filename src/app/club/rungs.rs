//! The ladder as a rack: a rung for each opponent, the hardest at the top.

use super::known::{Known, name_of};
use crate::app::components::{Face, Numeral, or_nothing};
use crate::app::state::club_phrases;
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// Where a rung is for the person.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Beaten.
    Beaten,
    /// The last one beaten without a gap: the person stands here.
    Own,
    /// To be challenged next.
    Next,
    /// Not beaten yet.
    Later,
}

impl Place {
    /// The word by which phrases choose.
    const fn word(self) -> &'static str {
        match self {
            Place::Beaten | Place::Own => "beaten",
            Place::Next => "next",
            Place::Later => "later",
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Place::Beaten | Place::Own => "rung is-beaten",
            Place::Next => "rung is-next",
            Place::Later => "rung",
        }
    }
}

/// All rungs, and where the person stands.
#[component]
pub fn Rungs(
    /// What is known of the opponents, and of the person.
    known: Known,
) -> impl IntoView {
    let climbed = known.ladder.climbed();
    let rungs = known.ladder.rungs().iter().enumerate().rev().map(|(nth, rung)| {
        let place = match rung.is_beaten {
            true if nth + 1 == climbed => Place::Own,
            true => Place::Beaten,
            false if nth == climbed => Place::Next,
            false => Place::Later,
        };
        view! { <Rung number=nth + 1 opponent=rung.opponent place rating=known.rating(rung.opponent)/> }
    });
    view! {
        <section class={"ladder p4"} aria-label=club_phrases().ladder()>
            <ol reversed=true>{rungs.collect_view()}</ol>
            <p class="ladder__lip">{known.standing_in_words()}</p>
        </section>
    }
}

#[component]
fn Rung(
    /// Its number, from 1.
    number: usize,
    opponent: ComputerPlayer,
    place: Place,
    /// How strong the opponent is.
    rating: Option<i32>,
) -> impl IntoView {
    let texts = club_phrases();
    let state = texts.rung(number, place.word());
    let mark = match place {
        Place::Own => Some(view! { <span class="rung__me">{texts.you_here()}</span> }.into_any()),
        Place::Next => Some(view! { <span class="token" aria-hidden="true">{texts.next_rung()}</span> }.into_any()),
        Place::Beaten | Place::Later => None,
    };
    view! {
        <li class=place.class()>
            <span class="vh">{state.clone()}" "</span>
            <span class={"rung__n"}><Numeral value=number as u8/></span>
            <span class={"rung__c"}>
                <Face character=opponent/>
                <b translate="no">{name_of(opponent)}</b>
                {or_nothing(mark)}
                <span class="vh">{rating.map(|points| texts.rating(points))}</span>
                <span class="rung__r" translate="no" aria-hidden="true">{rating}</span>
            </span>
            <span class="rung__p"><i class={"rung__peg"}></i></span>
            // What the peg says, where it cannot be told by its colour.
            <span class="rung__w" aria-hidden="true">{state}</span>
        </li>
    }
}
