//! The racks at the end of a round, counted from slot 5.

use super::character_face::CharacterFace;
use super::counting::Counting;
use crate::app::components::{ChipStack, Keyed, Plate, Rack, no_translation, or_nothing, signed};
use crate::app::state::{CurrentMatch, Remarks, phrases};
use crate::engine::{Call, highest_card};
use crate::table::TableMatch;
use crate::table::count::CountSteps;
use crate::table::result::{CountedPair, CountedRack, counted_pairs};
use leptos::prelude::*;

/// Every rack of the round: the announcer first, then by points, partners side by side. They are opened one after the other
/// and counted one after the other, and then what does not count fades.
#[component]
pub fn CountedRacks(
    /// The racks.
    racks: Vec<CountedRack>,
    /// How far the count has got.
    counting: Counting,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let is_for_chips = current.with_untracked(TableMatch::is_for_chips);
    let pairs = current.with_untracked(|game| counted_pairs(game, phrases()));
    let highest = highest_card(racks.len());
    let racks = racks.into_iter().zip(0..).map(|(rack, nth)| {
        let winner = if rack.announced.is_some() { " res--win" } else { "" };
        let class = format!("res p{}{winner}", rack.colour);
        let counts = counting.steps.counts(nth);
        let is_counted = counting.is_past(counts + 1);
        let (name, sentence) = (rack.name.clone(), rack.sentence.clone());
        // Nobody reads a score before it is counted.
        let label = move || if is_counted() { sentence.clone() } else { name.clone() };
        view! {
            <article
                class=class
                class:is-seen=counting.is_past(CountSteps::opens(nth))
                class:is-told=counting.is_past(counts)
                class:is-counted=is_counted
                aria-label=label
            >
                <RackAndScore rack highest is_for_chips/>
            </article>
        }
    });
    if pairs.is_empty() {
        return view! { <div class="racks">{racks.collect_view()}</div> }.into_any();
    }
    let mut racks = racks;
    let pairs = pairs.into_iter().zip(0..).map(|(pair, nth)| {
        let both = racks.by_ref().take(2).collect_view();
        view! { <Pair pair last=2 * nth + 1 counting>{both}</Pair> }
    });
    view! { <div class="racks racks--pairs">{pairs.collect_view()}</div> }.into_any()
}

/// The racks of partners, and what they have scored together.
#[component]
fn Pair(
    /// What they have scored.
    pair: CountedPair,
    /// The index of the second of their racks among all.
    last: u32,
    /// How far the count has got.
    counting: Counting,
    /// Their racks.
    children: Children,
) -> impl IntoView {
    let is_counted = counting.is_past(counting.steps.counts(last) + 1);
    let CountedPair { names, score, sentence } = pair;
    let name = names.clone();
    let label = move || if is_counted() { sentence.clone() } else { name.clone() };
    view! {
        <div class="pair" class:is-counted=is_counted role="group" aria-label=label>
            {children()}
            <p class="sum pair__sum">
                <span translate="no">{names}</span>
                <b class="sum__p tn" translate="no">{signed(score, "+")}</b>
            </p>
        </div>
    }
}

/// A rack, its score with how that came about, and what its player says to it.
#[component]
fn RackAndScore(
    /// The rack.
    rack: CountedRack,
    /// The highest card of the round.
    highest: u8,
    /// Whether the score is in chips.
    is_for_chips: bool,
) -> impl IntoView {
    let CountedRack { seat, colour, partner, name, slots, score, announced, reckoning, .. } = rack;
    let token = announced.map(|call| {
        view! { <span class="token">{phrases().announced(call == Call::Eclair)}</span> }
    });
    let lip = view! {
        <Plate colour partner name/>
        {token}
    };
    let translate = no_translation(&reckoning);
    let remark = Remarks::here().map(|remarks| remarks.said_at_end(seat));
    let bubble = |line: Option<&'static str>| or_nothing(line.map(|line| view! { <p class="say say--end">{line}</p> }));
    view! {
        <Rack colour highest cards=slots lip=lip.into_any()/>
        <p class="sum">
            <CharacterFace seat/>
            <b class="sum__p tn" translate="no">{signed(score, "+")}</b>
            {is_for_chips.then(|| view! { <ChipStack count=score.unsigned_abs()/> })}
            <span translate=translate>{reckoning}</span>
        </p>
        {remark.map(|remark| view! { <Keyed key=remark children=bubble/> })}
    }
}
