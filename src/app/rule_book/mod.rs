//! The rule book: every rule of every edition in our own words, with the figures of the printed sheets; and the keys of the
//! table. Lazy screens.

mod contents;
mod figure;
mod keys;
mod marked;
mod search;
mod search_field;
mod section;
mod section_view;
mod tables;

pub use figure::FigureRack;
pub use keys::KeysDialog;

use super::browser::focus::focus_later;
use super::components::{Button, Heading, Icon, Logo};
use super::state::{Navigation, ReadingScreen, ScreenStack, rule_book_phrases};
use contents::Contents;
use leptos::prelude::*;
use marked::Marked;
use search::Search;
use search_field::SearchField;
use section::Section;
use section_view::{RULE, SectionView};

/// The rule book, opened at the section of a rule where one is named.
#[component]
pub fn RuleBook(
    /// The rule (`R15`).
    #[prop(optional_no_strip)]
    rule: Option<&'static str>,
) -> impl IntoView {
    provide_context(Search::new());
    let section = rule.and_then(Section::find);
    let rule = section.zip(rule).and_then(|(section, rule)| section.index_of_rule(rule, rule_book_phrases()));
    if let Some(section) = section {
        focus_later(if rule.is_some() { RULE } else { section.id() });
    }
    let rule_in = move |one| rule.filter(|_| section == Some(one));
    view! {
        <div class={"book"}>
            <Header/>
            <main class={"book__m"}>
                <Contents/>
                <div class={"book__b"}>
                    <Lead/>
                    {Section::ALL.map(|section| view! { <SectionView section rule=rule_in(section)/> }).collect_view()}
                </div>
            </main>
        </div>
    }
}

#[component]
fn Header() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <header class={"book__h"}>
            <Logo height="2rem"/>
            <SearchField/>
            <Button class="key--quiet" on_press=move |()| stack.close()>
                <Icon name="back"/>
                <span>{rule_book_phrases().book_back()}</span>
            </Button>
        </header>
    }
}

#[component]
fn Lead() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = rule_book_phrases();
    view! {
        <div class={"book__l"}>
            <Heading>{phrases.book_title()}</Heading>
            <p class={"book__lead"}><Marked text=phrases.book_lead()/></p>
            <Button id="book-lesson" class="key--sun" on_press=move |()| navigation.show(ReadingScreen::Lesson)>
                <Icon name="play"/>
                <span>{phrases.book_lesson()}</span>
            </Button>
            <p class={"book__r"}><Marked text=phrases.book_numbers()/></p>
        </div>
    }
}
