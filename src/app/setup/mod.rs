//! The first screen: who sits where, by which rules, what is played for, and Play.

mod draft;
mod goal;
mod hero;
mod names;
mod replace;
mod rules;
mod seats;

use super::browser::after_the_picture;
use super::parts::{Changing, El, changeable, el, whenever};
use super::store::{Store, phrases, use_store};
use crate::i18n::Phrases;
use draft::Draft;
pub use draft::USUAL_NAMES;
use hero::hero;
pub use replace::replace_match;
use seats::seats;
use std::mem::take;

/// The first screen.
pub fn setup() -> El {
    let store = use_store();
    let phrases = phrases();
    let draft = changeable(draft::remembered(store, phrases));
    let play = move |event: web_sys::Event| {
        event.prevent_default();
        // The press is answered first.
        after_the_picture(Box::new(move || start(store, draft, phrases)));
    };
    // Whatever is looked up in between, or in which language, and if the page is loaded again: what was filled in stays.
    let mut first = true;
    whenever(move || {
        draft.track();
        if !take(&mut first) {
            draft.try_with_untracked(|draft| draft::remember(store, draft));
        }
    });
    let options = el("form")
        .class("opts")
        .set("id", "opts")
        .on("submit", play)
        .child(seats(draft))
        .child(rules::editions(draft))
        .child(rules::variants(draft))
        .child(goal::goal(draft));
    el("main").class("su formica").child(hero(draft)).child(options)
}

fn start(store: Store, draft: Changing<Draft>, phrases: &Phrases) {
    // Only once: when it has begun, the first screen has gone.
    if let Some((rules, seats, colours)) = draft.try_with_untracked(|draft| draft.seated(phrases)).flatten() {
        draft.with_untracked(|draft| draft::remember(store, draft));
        store.start_match(rules, seats, colours);
    }
}

/// A sheet of paper with a heading that names it.
fn boxed(kind: &str, id: &'static str, title: &str) -> El {
    el("div")
        .class(&format!("box {kind}"))
        .set("role", "group")
        .set("aria-labelledby", id)
        .child(el("h2").set("id", id).text(title))
}
