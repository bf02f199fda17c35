//! The rule book: every rule of every edition in our own words, with the figures. A screen of the study.

mod editions;
mod figures;
mod keys;
mod sections;

use super::browser::focus_when_there;
use super::frame::heading;
use super::language::book_phrases;
use super::parts::{El, Part, el, icon, logo};
use super::store::{Study, phrases};
use super::study::Desk;
pub use figures::figure_rack;
pub use keys::keys_sheet;
pub use sections::Section;

/// The rule book, opened at a section or at the section of a rule (“R15”) where one is named.
pub fn rule_book(desk: Desk, place: &str) -> El {
    let said = book_phrases();
    if let Some(section) = Section::of(place) {
        focus_when_there(section.name());
    }
    let back = el("button")
        .class("key key--quiet")
        .on("click", move |_| desk.close())
        .child(icon("back"))
        .child(el("span").text(said.book_back()));
    let header = el("header")
        .class("book__h")
        .child(logo("2rem"))
        .child(el("p").class("book__n").hidden_from_readers().text(phrases().rule_book()))
        .child(back);
    let contents = Section::ALL.map(|section| {
        let go = move |event: web_sys::Event| {
            // The address stays: it is the game's, and the section is found without it.
            event.prevent_default();
            focus_when_there(section.name());
        };
        let link = el("a").set("href", &format!("#{}", section.name())).on("click", go);
        el("li").child(link.child(tile(section)).child(el("span").text(section.title(said))))
    });
    let contents =
        el("nav").class("book__c").label(said.book_contents()).child(el("ol").children(contents.into_iter().collect()));
    let lesson = el("button")
        .class("key key--sun")
        .on("click", move |_| desk.look_at(Study::Lesson, ""))
        .child(icon("play"))
        .child(el("span").text(said.book_lesson()));
    let lead = el("div")
        .class("book__l")
        .child(heading(said.book_title()))
        .child(el("p").class("book__lead").text(said.book_lead()))
        .child(lesson)
        .child(el("p").class("book__r").text(said.book_numbers()));
    let sections = Section::ALL.map(|section| {
        let mut text = el("div")
            .class("book__t")
            .child(
                el("h2")
                    .set("id", section.name())
                    .set("tabindex", "-1")
                    .child(tile(section))
                    .child(el("span").text(section.title(said))),
            )
            .children(section.paragraphs(said).into_iter().flat_map(|(text, rules)| ruled(text, rules)).collect());
        if let Some(table) = section.table(said) {
            text = text.child(table);
        }
        el("section")
            .class("book__s")
            .set("aria-labelledby", section.name())
            .child(text)
            .children(section.figures(said))
    });
    el("div").class("book").child(header).child(
        el("main")
            .class("book__m")
            .child(contents)
            .child(el("div").class("book__b").child(lead).children(sections.into_iter().flat_map(El::view).collect())),
    )
}

/// The number of a section on a card.
fn tile(section: Section) -> El {
    let nth = section as usize;
    el("span").class(&format!("book__d d{}", nth % 6)).hidden_from_readers().untranslated().text(&(nth + 1).to_string())
}

/// A paragraph with the numbers of its rules.
fn ruled(text: &str, rules: &str) -> Part {
    let numbers = el("small")
        .class("book__ru")
        .child(el("span").hidden_from_readers().untranslated().text(rules))
        .child(el("span").class("vh").text(&book_phrases().book_rules(rules)));
    el("p").text(text).text(" ").child(numbers).view()
}
