//! What is special about the rules of a deal, in plain words.

use crate::app::components::or_nothing;
use crate::app::state::sharing_phrases;
use crate::engine::{Goal, Rules, Variant};
use leptos::prelude::*;

/// A sentence for each variant of these rules; nothing for the plain game.
#[component]
pub fn SpecialRules(rules: Rules) -> impl IntoView {
    let draft = rules.draft();
    let is_in = |variant: &Variant| match variant {
        Variant::RunOfThree => draft.run_of_three && rules.players() == 2,
        other => other.is_in(&draft),
    };
    let mut names: Vec<&str> = Variant::ALL.into_iter().filter(is_in).map(name).collect();
    if matches!(draft.goal, Goal::Chips(chips) if chips.elimination) {
        names.push("out");
    }
    let items = names.into_iter().map(|name| view! { <li>{sharing_phrases().link_special(name)}</li> }).collect_view();
    or_nothing((!items.is_empty()).then(|| view! { <ul class={"specials"}>{items}</ul> }))
}

/// What the phrase calls a variant.
fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::Bonus => "bonus",
        Variant::Partners => "partners",
        Variant::RunOfThree => "run",
        Variant::Chips => "chips",
        Variant::Eclair => "eclair",
        Variant::Shuffle => "shuffle",
    }
}
