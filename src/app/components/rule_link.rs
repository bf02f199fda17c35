//! A way into the rule book.

use super::signs::Icon;
use crate::app::state::{Navigation, phrases};
use leptos::prelude::*;

/// A button that opens the rule book at a rule.
#[component]
pub fn RuleLink(
    /// The rule, such as `R15`.
    rule: &'static str,
    /// What the rule is about.
    #[prop(into)]
    about: String,
    /// Called with the rule instead, where the screen is one to come back to.
    #[prop(optional, into)]
    on_open: Option<Callback<&'static str>>,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let name = phrases().detail(about.trim_end_matches('.'), phrases().see_rule());
    let open = move |_| match on_open {
        Some(on_open) => on_open.run(rule),
        None => navigation.show_rule(rule),
    };
    view! {
        <button class="why" id=format!("why-{rule}") type="button" aria-label=name on:click=open>
            <Icon name="info"/>
        </button>
    }
}
