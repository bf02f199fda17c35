//! A section as it is shown: paragraphs with the numbers of their rules, tables and figures.

use super::contents::SectionNumber;
use super::figure::Figure;
use super::marked::Marked;
use super::section::Section;
use super::tables::{BonusTable, ChipsTable, EditionsTable};
use crate::app::state::{phrases, rule_book_phrases};
use leptos::prelude::*;

/// The id of the paragraph that the rule book is opened at.
pub const RULE: &str = "rules-asked";

/// A section of the rule book.
#[component]
pub fn SectionView(
    /// The section.
    section: Section,
    /// Which of its paragraphs the rule book is opened at.
    rule: Option<usize>,
) -> impl IntoView {
    let texts = rule_book_phrases();
    let table = match section {
        Section::Bonus => view! { <BonusTable/> }.into_any(),
        Section::Chips => view! { <ChipsTable/> }.into_any(),
        Section::Editions => view! { <EditionsTable/> }.into_any(),
        _ => ().into_any(),
    };
    let paragraphs = section.paragraphs(texts).into_iter().enumerate();
    view! {
        <section class={"book__s"} aria-labelledby=section.id()>
            <div class={"book__t"}>
                <h2 id=section.id() tabindex="-1">
                    <SectionNumber section/>
                    <Marked text=section.title(texts) rules=kind_of_game(section)/>
                </h2>
                {paragraphs
                    .map(|(nth, (text, rules))| view! { <Paragraph text rules is_asked_for=Some(nth) == rule/> })
                    .collect_view()}
                {table}
            </div>
            <Figures section/>
        </section>
    }
}

/// The kind of game that a section is about, as the set-up screen calls it: it can be looked for, too.
fn kind_of_game(section: Section) -> &'static str {
    match section {
        Section::Partners => phrases().preset_teams(),
        Section::Run => phrases().preset_duel(),
        Section::Points => phrases().preset_lightning(),
        _ => "",
    }
}

/// A paragraph with the numbers of its rules beside it.
#[component]
fn Paragraph(
    text: &'static str,
    rules: &'static str,
    /// Whether the rule book is opened here.
    is_asked_for: bool,
) -> impl IntoView {
    let count = rules.split(',').count();
    view! {
        <p class="book__x" class:is-here=is_asked_for id=is_asked_for.then_some(RULE) tabindex=is_asked_for.then_some("-1")>
            <Marked text rules/>
            " "
            <small class={"book__ru"}>
                <span aria-hidden="true" translate="no">{rules}</span>
                <span class={"vh"}>{rule_book_phrases().book_rules(rules, count)}</span>
            </small>
        </p>
    }
}

/// The figures of the sheets that stand beside a section.
#[component]
fn Figures(section: Section) -> impl IntoView {
    const DEALT: [u8; 10] = [27, 6, 52, 11, 44, 19, 33, 8, 60, 23];
    const SORTED: [u8; 10] = [6, 8, 11, 19, 23, 27, 33, 44, 52, 60];
    const SCORE: [u8; 10] = [3, 9, 14, 21, 30, 37, 22, 40, 45, 58];
    const RUN: [u8; 10] = [2, 8, 15, 20, 28, 29, 30, 33, 38, 40];
    let texts = rule_book_phrases();
    let figures = match section {
        Section::Cards => view! {
            <Figure number=1 cards=DEALT caption=texts.figure_before()/>
            <Figure number=2 cards=SORTED caption=texts.figure_after()/>
        }
        .into_any(),
        Section::Points => {
            view! { <Figure number=3 cards=SCORE counting=true caption=texts.figure_points()/> }.into_any()
        }
        Section::Run => view! { <Figure number=4 cards=RUN caption=texts.figure_run()/> }.into_any(),
        _ => return None,
    };
    Some(view! { <div class={"book__f"}>{figures}</div> })
}
