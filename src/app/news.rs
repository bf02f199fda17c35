//! What the scripts beside the program have to say (`public/offline.js`, `public/tabs.js`): a new version is ready, another tab has the
//! match, or the game cannot be kept on this device. Each marks the page, for what happened before the program was up, and sends an
//! event.

use super::browser::on_window;
use super::store::{Notice, Store};
use crate::storage::Browser;
use leptos::prelude::document;

/// The person wants the new version.
pub const UPDATE_NOW: &str = "rack-o-update-now";
/// The person wants to go on with the match in this tab.
pub const PLAY_HERE: &str = "rack-o-play-here";

impl Store {
    /// Whether another tab has the match, so that nothing is played here; the person is told.
    pub fn is_elsewhere(&self) -> bool {
        let elsewhere = Browser::elsewhere();
        if elsewhere {
            self.tell(Notice::Elsewhere);
        }
        elsewhere
    }
}

/// Tells the person.
pub fn listen_for_news(store: Store) {
    store.is_elsewhere();
    if document().document_element().is_some_and(|html| html.has_attribute("data-update")) {
        store.tell(Notice::Update);
    }
    let altered = move || match document().document_element().and_then(|html| html.get_attribute("data-altered")) {
        Some(what) if what == "update" => store.tell(Notice::NoUpdate),
        Some(_) => store.tell(Notice::NoOffline),
        None => {}
    };
    altered();
    on_window("rack-o-elsewhere", false, move |_| {
        store.is_elsewhere();
    });
    on_window("rack-o-update", false, move |_| store.tell(Notice::Update));
    on_window("rack-o-altered", false, move |_| altered());
}
