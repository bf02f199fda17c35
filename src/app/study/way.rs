//! The way to the study and back: its screens are another program, which is loaded when one is first wanted.

use super::desk::close_study;
use crate::app::browser::{CLOSE, OVER, on_window, send, sent};
use crate::app::parts::{El, el};
use crate::app::store::{Notice, Store, Study};
use crate::sound::Cue;
use crate::storage::Settings;
use leptos::prelude::*;

/// The study's place in the page has this id.
pub(super) const PLACE: &str = "study";
/// The page asks for a screen of the study.
const ASKED: &str = "rack-o-study";
/// The study has been left; its detail says for what.
const LEFT: &str = "rack-o-studied";
/// Something has been set; its detail is all settings.
const SET: &str = "rack-o-set";
/// It could not be loaded (see `public/way.js`).
const FAILED: &str = "failed";
/// It has been left to try something out from the position in a record.
pub(super) const TRY: &str = "try";
/// It has been left to go on with the match in a record.
pub(super) const TAKE: &str = "take";
/// The same, with the seed of the match behind it.
pub(super) const TAKE_FROM: &str = "take from ";

impl Study {
    const ALL: [Study; 10] = [
        Study::Replay,
        Study::Review,
        Study::Statistics,
        Study::Rules,
        Study::Lesson,
        Study::Keys,
        Study::Settings,
        Study::Opened,
        Study::Share,
        Study::Link,
    ];

    /// Its name in the events between the page and the study.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Study::Replay => "replay",
            Study::Review => "review",
            Study::Statistics => "statistics",
            Study::Rules => "rules",
            Study::Lesson => "lesson",
            Study::Keys => "keys",
            Study::Settings => "settings",
            Study::Opened => "opened",
            Study::Share => "share",
            Study::Link => "link",
        }
    }

    /// The screen that is asked for, and the record that comes with it.
    pub(super) fn asked(text: &str) -> Option<(Study, &str)> {
        let (name, record) = text.split_once('\n')?;
        Study::ALL.into_iter().find(|study| study.name() == name).map(|study| (study, record))
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
        self.open_study(Study::Settings, self.settings.with_untracked(to_json));
    }
}

impl Store {
    /// Shows the screen of the study anew, in another language.
    pub fn refresh_study(&self) {
        match self.study.get_untracked() {
            Some((Study::Settings, _)) => self.open_settings(),
            Some((study, record)) => self.open_study(study, record),
            None => {}
        }
    }
}

/// The screen of the study, empty until the study has filled it.
pub fn study_screen(store: Store) -> El {
    // Once the place is in the page.
    request_animation_frame(move || {
        if let Some((study, record)) = store.study.try_with_untracked(Clone::clone).flatten() {
            send(ASKED, &format!("{}\n{record}", study.name()));
        }
    });
    let place = el("div").class("app").set("id", PLACE).on(CLOSE, |_| leave("", ""));
    let full = store.study.with_untracked(|asked| asked.as_ref().is_some_and(|(study, _)| !study.is_sheet()));
    // A sheet says for itself that it lies over the game.
    if full { place.set(OVER, "") } else { place }
}

/// Goes back to where the study was asked for when it is left.
pub fn listen_for_the_study(store: Store) {
    on_window(SET, false, move |event| {
        let settings = sent(event).and_then(|text| serde_json::from_str::<Settings>(&text).ok());
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
        let detail = sent(event);
        let left = store.study.get_untracked();
        store.study.set(None);
        let (then, record) = detail.as_deref().and_then(|detail| detail.split_once('\n')).unwrap_or_default();
        match then {
            TRY => {
                store.review.set(left.filter(|(study, _)| *study == Study::Review).map(|(_, of)| of));
                store.try_out(record);
            }
            TAKE => store.go_on_with(record, ""),
            _ if then.starts_with(TAKE_FROM) => store.go_on_with(record, &then[TAKE_FROM.len()..]),
            _ if detail.as_deref() == Some(FAILED) => store.tell(Notice::NotLoaded),
            _ => {
                if let Some((study, record)) = detail.as_deref().and_then(Study::asked) {
                    store.open_study(study, record.to_owned());
                }
            }
        }
    });
}

fn to_json(settings: &Settings) -> String {
    serde_json::to_string(settings).unwrap_or_default()
}

/// Tells the page what has been set. Called by the study.
pub(super) fn tell_settings(settings: &Settings) {
    send(SET, &to_json(settings));
}

/// Leaves the study: for nothing, or to [`TRY`] or [`TAKE`] the match in a record.
pub(super) fn leave(then: &str, record: &str) {
    send(LEFT, &format!("{then}\n{record}"));
}

/// What is shown of the study goes when it is left, once whatever led there has come to its end. Called by the study.
pub(super) fn close_when_left() {
    on_window(LEFT, false, |_| queue_microtask(close_study));
}
