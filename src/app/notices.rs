//! What the person must know: a save that could not be read, storage that does not work.

use super::browser::download;
use super::parts::Icon;
use super::store::{Notice, phrases, use_store};
use crate::storage::{KeepFault, keys};
use leptos::prelude::*;

/// The notices, each until it is closed.
#[component]
pub fn Notices() -> impl IntoView {
    let store = use_store();
    let notices = move || store.notices.get().into_iter().map(|notice| view! { <NoticeBox notice/> }).collect_view();
    view! { <div class="notices">{notices}</div> }
}

#[component]
fn NoticeBox(notice: Notice) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let text = match &notice {
        Notice::SetAside(aside) if aside.key == keys::MATCH => phrases.set_aside_match(),
        Notice::SetAside(_) => phrases.set_aside_settings(),
        Notice::NotSaved(KeepFault::Forbidden) => phrases.cannot_save(),
        Notice::NotSaved(KeepFault::Full) => phrases.storage_full(),
        Notice::CannotStart => phrases.cannot_start(),
    };
    let saved = match &notice {
        Notice::SetAside(aside) => Some(aside.text.clone()),
        _ => None,
    };
    let close = move |_| store.notices.update(|all| all.retain(|one| *one != notice));
    view! {
        <div class="notice notice--bad" role="alert">
            <Icon name="info"/>
            <p>{text}</p>
            {saved.map(|saved| view! {
                <button
                    class="key key--small"
                    // A browser that refuses the download says so itself.
                    on:click=move |_| drop(download("rack-o-set-aside.json", &saved))
                >
                    {phrases.download()}
                </button>
            })}
            <button class="icon" aria-label=phrases.close() on:click=close><Icon name="x"/></button>
        </div>
    }
}
