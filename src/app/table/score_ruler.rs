//! The ruler of totals towards the goal, in the bar of the table.

use crate::app::components::{Glyph, Icon, Keyed, or_nothing};
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::Goal;
use crate::table::TableMatch;
use crate::table::ruler::{self, Pin};
use leptos::prelude::*;

/// The ruler of totals. It changes when the result of a round is shown, not with the announcement: the frame that
/// answers the announcement is laid out without it.
#[component]
pub fn ScoreRuler() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let goal = move || current.game.with_untracked(|game| game.as_ref().map_or(Goal::Points(500), TableMatch::goal));
    // Another match at the same table may have another goal.
    let label = move || {
        current.counted_rounds.track();
        phrases().score_towards(goal())
    };
    let marks_and_pins = move |_: usize| {
        let goal = goal();
        let pins = current.with_untracked(ruler::pins).into_iter();
        view! {
            <Marks/>
            {pins.map(|pin| view! { <PinOnRuler pin goal/> }).collect_view()}
        }
    };
    view! {
        <ol class="ruler" aria-label=label>
            // When a total changes, the ruler may have to reach further.
            <Keyed key=current.counted_rounds children=marks_and_pins/>
        </ol>
    }
}

/// The numbers along the ruler, and the flag at the goal.
#[component]
fn Marks() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let (marks, flag) = current.with_untracked(|game| (ruler::marks(game), ruler::flag(game)));
    let last = marks.len() - 1;
    let marks = marks.into_iter().enumerate().map(|(nth, (value, at))| {
        // On small screens only the ends have room.
        let class = if nth % last == 0 { "ruler__n ruler__n--end" } else { "ruler__n" };
        view! { <li class=class style=("--s", at) aria-hidden="true" translate="no">{value.to_string()}</li> }
    });
    view! {
        {marks.collect_view()}
        {or_nothing(flag.map(|flag| view! {
            <li class="ruler__flag" style=("--s", flag) aria-hidden="true">
                <Icon name="flag"/>
            </li>
        }))}
    }
}

#[component]
fn PinOnRuler(pin: Pin, goal: Goal) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let (name, colours) = current.with_untracked(|game| {
        let name = phrases.pin(&game.side_names(&pin.side, phrases), pin.total, goal);
        (name, pin.side.iter().map(|&seat| game.colour(seat)).collect::<Vec<usize>>())
    });
    // Where there is room for nothing else of them, their cards come from here.
    let seats = pin.side.iter().fold(String::new(), |seats, seat| seats + &seat.number().to_string());
    let raised = if pin.is_raised { " pin--up" } else { "" };
    let class = format!("pin p{}{raised}", colours.first().unwrap_or(&1));
    view! {
        <li
            class=class
            data-pin=seats
            style=("--s", pin.position)
            style=("--dx", format!("calc({}/100)", pin.aside))
            aria-label=name
        >
            {colours.into_iter().map(|colour| view! { <Glyph colour/> }).collect_view()}
            <b translate="no">{pin.total.to_string()}</b>
        </li>
    }
}
