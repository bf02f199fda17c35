//! The way to the study and back: its screens are another program, which is loaded when one is first wanted.

use crate::app::browser::on_window;
use crate::app::parts::{El, el};
use crate::app::store::{Notice, Store, Study};
use crate::json::{self, FromJson, ToJson};
use crate::sound::Cue;
use crate::storage::Settings;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// The study's place in the page has this id.
pub(super) const PLACE: &str = "study";
/// The page asks for a screen of the study.
const ASKED: &str = "rack-o-study";
/// The study has been left; its detail says for what.
const LEFT: &str = "rack-o-studied";
/// Something has been set; its detail is all settings.
const SET: &str = "rack-o-set";
/// It could not be loaded (see `public/study.js`).
const FAILED: &str = "failed";
/// It has been left to try something out from the position in a record.
pub(super) const TRY: &str = "try";
/// It has been left to go on with the match in a record.
pub(super) const TAKE: &str = "take";

impl Study {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Study::Replay => "replay",
            Study::Review => "review",
            Study::Statistics => "statistics",
            Study::Rules => "rules",
            Study::Keys => "keys",
            Study::Settings => "settings",
            Study::Opened => "opened",
        }
    }

    /// The screen of this word, and the record that comes with it.
    pub(super) fn of(asked: &str) -> Option<(Study, &str)> {
        let (word, record) = asked.split_once('\n')?;
        let all = [
            Study::Replay,
            Study::Review,
            Study::Statistics,
            Study::Rules,
            Study::Keys,
            Study::Settings,
            Study::Opened,
        ];
        all.into_iter().find(|study| study.word() == word).map(|study| (study, record))
    }
}

fn send(event: &str, detail: &str) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict(event, &init) {
        // It fails only for an event that is being sent already.
        let _ = window().dispatch_event(&event);
    }
}

impl Store {
    /// Goes to a screen of the study, about the match in this record or, without one, the match at the table.
    pub fn open_study(&self, study: Study, record: String) {
        self.sheet.set(None);
        self.notices.update(|all| all.retain(|notice| *notice != Notice::NotLoaded));
        self.study.set(Some((study, record)));
    }

    /// Opens the settings, as they are now.
    pub fn open_settings(&self) {
        self.open_study(Study::Settings, self.settings.with_untracked(|settings| settings.to_json().text()));
    }
}

/// The screen of the study, empty until the study has filled it.
pub fn study_screen(store: Store) -> El {
    // Once the place is in the page.
    request_animation_frame(move || {
        if let Some((study, record)) = store.study.try_with_untracked(Clone::clone).flatten() {
            send(ASKED, &format!("{}\n{record}", study.word()));
        }
    });
    el("div").class("app").set("id", PLACE)
}

/// Goes back to where the study was asked for when it is left.
pub fn listen_for_the_study(store: Store) {
    on_window(SET, false, move |event| {
        let detail = event.dyn_into::<web_sys::CustomEvent>().ok().and_then(|event| event.detail().as_string());
        let settings = detail.and_then(|text| Settings::from_json(json::parse(&text).ok()?).ok());
        if let Some(settings) = settings {
            let volume = store.settings.with_untracked(|settings| settings.volume);
            store.set(|now| *now = settings);
            // The new loudness is to be heard.
            if store.settings.with_untracked(|settings| settings.volume) != volume {
                store.hear(Cue::Slot(4), 0);
            }
        }
    });
    on_window(LEFT, false, move |event| {
        let detail = event.dyn_into::<web_sys::CustomEvent>().ok().and_then(|event| event.detail().as_string());
        store.study.set(None);
        let (then, record) = detail.as_deref().and_then(|detail| detail.split_once('\n')).unwrap_or_default();
        match then {
            TRY => store.try_out(record),
            TAKE => store.take_up(record),
            _ if detail.as_deref() == Some(FAILED) => store.tell(Notice::NotLoaded),
            _ => {
                if let Some((study, record)) = detail.as_deref().and_then(Study::of) {
                    store.open_study(study, record.to_owned());
                }
            }
        }
    });
}

/// Tells the page what has been set. Called by the study.
pub(super) fn tell_settings(settings: &Settings) {
    send(SET, &settings.to_json().text());
}

/// Leaves the study: for nothing, or to [`TRY`] or [`TAKE`] the match in a record. Called by the study.
pub(super) fn leave(then: &str, record: &str) {
    send(LEFT, &format!("{then}\n{record}"));
}
