//! A way into the rule book.

use super::signs::Icon;
use crate::app::state::{Navigation, ReadingScreen, ScreenStack, phrases};
use leptos::prelude::*;

/// A button that opens the rule book at a rule.
#[component]
pub fn RuleLink(
    /// The rule, such as `R15`.
    rule: &'static str,
    /// What the rule is about.
    #[prop(into)]
    about: String,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let stack = use_context::<ScreenStack>();
    let name = phrases().detail(about.trim_end_matches('.'), phrases().see_rule());
    let open = move |_| match stack {
        // A lazy screen is come back to.
        Some(stack) => stack.push(ReadingScreen::RuleBook(Some(rule))),
        None => navigation.show_rule(rule),
    };
    view! {
        <button class="why" id=format!("why-{rule}") type="button" aria-label=name on:click=open>
            <Icon name="info"/>
        </button>
    }
}
