//! The totals of a match on rulers of one scale.

use crate::app::components::{Face, Glyph, Total, share};
use crate::app::state::phrases;
use crate::players::ComputerPlayer;
use crate::storage::{Ranked, SavedMatch};
use leptos::prelude::*;

/// The most letters of a name that make the column of the names wider.
const MOST_LETTERS: usize = 10;

/// A ruler for each player, the best first.
#[component]
pub fn Totals(
    /// The match.
    of: SavedMatch,
) -> impl IntoView {
    let phrases = phrases();
    let (scale, is_chips) = (of.scale(), of.is_for_chips());
    let ranked = of.ranked();
    let letters = ranked.iter().map(|player| phrases.called(player.name).chars().count()).max().unwrap_or_default();
    let goal = of.rules().map(|rules| rules.goal);
    let rows = ranked.iter().map(|player| {
        let Ranked { colour, total, .. } = *player;
        let name = phrases.called(player.name).to_owned();
        let label = goal.map(|goal| phrases.pin(&name, total, goal));
        let at = share(total, scale);
        view! {
            <li class=format!("p{colour}") aria-label=label>
                {head(colour, player.computer)}
                <b translate="no" dir="auto">{name}</b>
                <span class="rul" style=("--s", at) aria-hidden="true">
                    <i class={"rul__bar"}></i>
                    <i class={"rul__pin"}><Glyph colour/></i>
                </span>
                <Total is_chips total=Signal::stored(total.to_string())/>
            </li>
        }
    });
    view! {
        <ol class="totals" style=("--letters", letters.clamp(3, MOST_LETTERS).to_string())>{rows.collect_view()}</ol>
    }
}

/// The face of a character or, of anybody else, the sign in plastic.
pub fn head(colour: usize, computer: Option<&str>) -> AnyView {
    let character = computer.and_then(|id| id.parse().ok()).filter(|player: &ComputerPlayer| player.is_character());
    match character {
        Some(character) => view! { <Face character/> }.into_any(),
        None => view! { <span class=format!("sign p{colour}")><Glyph colour/></span> }.into_any(),
    }
}
