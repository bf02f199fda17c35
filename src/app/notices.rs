//! What the person must know: a save that could not be read, storage that does not work.

use super::browser::{download, send};
use super::news::{PLAY_HERE, UPDATE_NOW};
use super::parts::{El, close_key, el, icon};
use super::store::{Notice, phrases, use_store};
use crate::storage::{StorageFault, keys};

/// The notices, each until it is closed.
pub fn notices() -> El {
    let store = use_store();
    el("div").class("notices").dynamic(move || store.notices.get().into_iter().map(notice_box).collect())
}

fn notice_box(notice: Notice) -> El {
    let store = use_store();
    let phrases = phrases();
    let text = match &notice {
        Notice::SetAside(aside) if aside.key == keys::MATCH => phrases.set_aside_match(),
        Notice::SetAside(_) => phrases.set_aside_settings(),
        Notice::NotSaved(StorageFault::Forbidden) => phrases.cannot_save(),
        Notice::NotSaved(StorageFault::Full) => phrases.storage_full(),
        Notice::CannotStart => phrases.cannot_start(),
        Notice::NoStudy => phrases.no_study(),
        Notice::NotLoaded => phrases.not_loaded(),
        Notice::Elsewhere | Notice::NotSaved(StorageFault::Elsewhere) => phrases.elsewhere(),
        Notice::Update => phrases.update_ready(),
        Notice::NoOffline => phrases.no_offline(),
        Notice::NoUpdate => phrases.no_update(),
    };
    let (kind, role) = if matches!(notice, Notice::Update | Notice::NoOffline | Notice::NoUpdate) {
        ("notice", "status")
    } else {
        ("notice notice--bad", "alert")
    };
    let mut shown = el("div").class(kind).set("role", role).child(icon("info")).child(el("p").text(text));
    if let Notice::SetAside(aside) = &notice {
        let saved = aside.text.clone();
        let download = move |_| download("rack-o-set-aside.json", &saved);
        shown = shown.child(el("button").class("key key--small").on("click", download).text(phrases.download()));
    }
    let answer = match notice {
        Notice::Elsewhere => Some((phrases.play_here(), PLAY_HERE)),
        Notice::Update => Some((phrases.update_now(), UPDATE_NOW)),
        _ => None,
    };
    if let Some((text, event)) = answer {
        shown = shown.child(el("button").class("key key--small").on("click", move |_| send(event, "")).text(text));
    }
    let close = move || store.notices.update(|all| all.retain(|one| *one != notice));
    shown.child(close_key(close))
}
