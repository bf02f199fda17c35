//! The racks at the end of a round, counted from slot 5.

use crate::app::browser::timers::{after, after_paint};
use crate::app::components::{ChipStack, CollectAnyView, Plate, Rack, no_translation, signed};
use crate::app::state::{CardMotion, CurrentMatch, phrases};
use crate::engine::{Call, highest_card};
use crate::table::Match;
use crate::table::result::{self, CountedRack};
use leptos::prelude::*;

/// From the opening of the racks to the count, in milliseconds.
const OPENING: u32 = 560;
/// From the beginning of the count to its end.
const COUNTING: u32 = 950;

/// Every rack of the round: the announcer first, then by points. One after the other is opened, then one after the other
/// counted, and then what does not count fades.
#[component]
pub fn CountedRacks() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let racks = current.with_untracked(|game| result::counted_racks(game, phrases()));
    let is_for_chips = current.with_untracked(Match::is_for_chips);
    let count = racks.len() as u32;
    let steps = RwSignal::new(0);
    take_step(steps, count, expect_context());
    let racks = racks.into_iter().zip(0..).map(|(rack, nth)| {
        let is_past = move |step: u32| move || steps.get() > step;
        let winner = if rack.announced.is_some() { " res--win" } else { "" };
        let class = format!("res p{}{winner}", rack.colour);
        let label = rack.sentence.clone();
        view! {
            <article
                class=class
                class:is-seen=is_past(nth)
                class:is-told=is_past(count + nth)
                class:is-counted=is_past(2 * count + nth)
                aria-label=label
            >
                <RackAndScore rack highest=highest_card(count as usize) is_for_chips/>
            </article>
        }
    });
    view! { <div class="racks">{racks.collect_any_view()}</div> }
}

/// Opens one of so many racks after the other, each with a frame of its own; then counts one after the other, and last
/// fades what does not count. It ends with the component.
fn take_step(steps: RwSignal<u32>, racks: u32, motion: CardMotion) {
    after_paint(move || {
        let taken = steps.try_update(|steps| {
            *steps += 1;
            *steps
        });
        let pause = match taken {
            Some(step) if step == racks => OPENING,
            Some(step) if step == 2 * racks => COUNTING,
            Some(step) if step < 3 * racks => 0,
            _ => return,
        };
        after(motion.scaled(pause), move || take_step(steps, racks, motion));
    });
}

/// A rack, and its score with how that came about.
#[component]
fn RackAndScore(
    /// The rack.
    rack: CountedRack,
    /// The highest card of the round.
    highest: u8,
    /// Whether the score is in chips.
    is_for_chips: bool,
) -> impl IntoView {
    let CountedRack { colour, partner, name, slots, score, announced, reckoning, .. } = rack;
    let token = announced.map(|call| {
        view! { <span class="token">{phrases().announced(call == Call::Eclair)}</span> }
    });
    let lip = view! {
        <Plate colour partner name/>
        {token}
    };
    let translate = no_translation(&reckoning);
    view! {
        <Rack colour highest cards=slots lip=lip.into_any()/>
        <p class="sum">
            <b class="sum__p tn" translate="no">{signed(score, "+")}</b>
            {is_for_chips.then(|| view! { <ChipStack count=score.unsigned_abs()/> })}
            <span translate=translate>{reckoning}</span>
        </p>
    }
}
