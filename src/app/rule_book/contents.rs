//! The table of contents.

use super::section::Section;
use crate::app::browser::focus::focus_later;
use crate::app::state::rule_book_phrases;
use leptos::prelude::*;

/// Links to all sections.
#[component]
pub fn Contents() -> impl IntoView {
    let phrases = rule_book_phrases();
    let link = move |section: Section| {
        let go = move |event: &web_sys::Event| {
            // The address stays: it is the game's, and the section is found without it.
            event.prevent_default();
            focus_later(section.id());
        };
        view! {
            <li>
                <a href=format!("#{}", section.id()) on:click=move |event| go(&event)>
                    <SectionNumber section/>
                    <span>{section.title(phrases)}</span>
                </a>
            </li>
        }
    };
    view! {
        <nav class={"book__c"} aria-label=phrases.book_contents()>
            <ol>{Section::ALL.map(link).collect_view()}</ol>
        </nav>
    }
}

/// The number of a section on a card.
#[component]
pub fn SectionNumber(
    /// The section.
    section: Section,
) -> impl IntoView {
    let nth = section as usize;
    view! {
        <span class=format!("book__d d{}", nth % 6) aria-hidden="true" translate="no">{nth + 1}</span>
    }
}
