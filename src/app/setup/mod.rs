//! The first screen: who sits where, what is played for, and Play.

mod draft;
mod hero;
mod replace;
mod seats;

use super::parts::{El, el, one_of, switch};
use super::store::{Store, phrases, use_store};
use crate::i18n::Phrases;
use draft::{Draft, Target};
use hero::hero;
use leptos::prelude::*;
pub use replace::replace_match;
use seats::seats;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let draft = RwSignal::new(draft::remembered(store, phrases));
    let play = move |event: web_sys::Event| {
        event.prevent_default();
        start(store, draft, phrases);
    };
    let options = el("form")
        .class("opts")
        .set("id", "opts")
        .on("submit", play)
        .child(seats(draft))
        .child(target(draft, phrases))
        .child(variants(draft, phrases));
    el("main").class("su formica").child(hero(draft)).child(options).view()
}

fn start(store: Store, draft: RwSignal<Draft>, phrases: &dyn Phrases) {
    if let Some((rules, seats, colours)) = draft.with_untracked(|draft| draft.seated(phrases)) {
        draft.with_untracked(|draft| draft::remember(store, draft));
        store.start_match(rules, seats, colours);
    }
}

fn target(draft: RwSignal<Draft>, phrases: &'static dyn Phrases) -> El {
    let targets = [Target::OneRound, Target::Points(250), Target::Points(500), Target::Points(750)].map(|target| {
        let text = match target {
            Target::OneRound => phrases.one_round().to_owned(),
            Target::Points(points) => points.to_string(),
        };
        (target, text, None)
    });
    boxed("box--target", "target-title", phrases.play_to()).child(one_of(
        "",
        phrases.match_target(),
        "target",
        &targets,
        move || draft.with(|draft| draft.target),
        move |target| draft.update(|draft| draft.target = target),
    ))
}

fn variants(draft: RwSignal<Draft>, phrases: &'static dyn Phrases) -> El {
    let two = Memo::new(move |_| draft.with(|draft| draft.players()) == 2);
    boxed("box--var", "variants-title", phrases.variants()).child(switch(
        phrases.run_rule(),
        move || if two.get() { phrases.run_rule_what() } else { phrases.run_rule_only_two() }.to_owned(),
        move || two.get() && draft.with(|draft| draft.run_of_three),
        Signal::derive(move || !two.get()),
        move |on| draft.update(|draft| draft.run_of_three = on),
    ))
}

/// A sheet of paper with a heading that names it.
fn boxed(kind: &str, id: &'static str, title: &str) -> El {
    el("div")
        .class(&format!("box {kind}"))
        .set("role", "group")
        .set("aria-labelledby", id)
        .child(el("h2").set("id", id).text(title))
}
