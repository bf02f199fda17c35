//! Everything that is kept, as a file: out, and in again.

use crate::app::browser::download;
use crate::app::matches::fresh_seed;
use crate::app::parts::{El, changeable, el};
use crate::app::store::phrases;
use crate::app::study::Desk;
use crate::i18n::Who;
use crate::storage::{Browser, ImportMode, Profile, Saves};
use leptos::prelude::window;

/// Hands everything out as a file.
pub fn save_profile() {
    download("rack-o-everything.json", &(Saves(Browser).profile(fresh_seed()).text() + "\n"));
}

/// Whether a file is meant to hold everything rather than a match.
pub fn is_profile(text: &str) -> bool {
    text.contains("\"rack-o-profile\"")
}

/// What is in such a file, and what can be done with it.
pub fn profile_content(desk: Desk, text: &str) -> Vec<El> {
    let said = desk.phrases();
    let alert = |text: &str| el("p").set("role", "alert").text(text);
    let Ok(profile) = Profile::read(text) else { return vec![alert(said.profile_bad())] };
    let sum = profile.summary();
    let mut content = vec![el("p").text(&said.profile_holds(sum.rounds, sum.matches, sum.days))];
    if let Some((names, rounds, _)) = &sum.game {
        let names: Vec<Who<'_>> = names.iter().map(|name| Who::Named(phrases().called(name))).collect();
        content.push(el("p").text(&said.profile_match(&phrases().names(&names), *rounds)));
    }
    content.push(el("p").text(said.profile_how()));
    let told = changeable("");
    let key = |kind: &str, name: &str, how: ImportMode| {
        let profile = profile.clone();
        el("button").class(&format!("key {kind}")).text(name).on("click", move |_| {
            match Saves(Browser).import(&profile, how, fresh_seed()) {
                // The page reads all of it anew.
                Ok(()) => drop(window().location().reload()),
                Err(_) => told.set(said.profile_full()),
            }
        })
    };
    let keys = el("p").class("sheetbox__f").child(key("key--sun", said.profile_add(), ImportMode::Merge)).child(key(
        "key--quiet",
        said.profile_replace(),
        ImportMode::Replace,
    ));
    content.push(keys);
    content.push(el("p").set("role", "status").say(move || told.get().to_owned()));
    content
}
