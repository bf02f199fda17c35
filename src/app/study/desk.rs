//! The frame of the study's screens, in the study's own program.

use super::way::{self, PLACE};
use crate::app::InPlay;
use crate::app::browser::{CLOSE, OVER, composes, focus_when_there, found, on_window};
use crate::app::frame::HEADING;
use crate::app::language::study_phrases;
use crate::app::lesson::lesson;
use crate::app::matches::take_up;
use crate::app::notices::notices;
use crate::app::opened::opened_sheet;
use crate::app::parts::{Changing, El, changeable, el, whenever};
use crate::app::replay::{Watched, replay_screen};
use crate::app::review::{Looked, review_screen};
use crate::app::rule_book::{keys_sheet, rule_book};
use crate::app::settings::settings_sheet;
use crate::app::sharing::{link_sheet, share_sheet};
use crate::app::statistics::statistics_screen;
use crate::app::store::{Sheet, Store, Study};
use crate::engine::Seat;
use crate::i18n::{Language, StudyPhrases};
use crate::record;
use crate::storage::Settings;
use leptos::prelude::*;
use std::any::Any;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;

thread_local! {
    /// The language in which a screen was last shown.
    static LANGUAGE: Cell<Option<Language>> = const { Cell::new(None) };
    /// What is shown, until it is dropped.
    static SHOWN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// The state of the study. The store beside it holds the match that is looked at.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The screen.
    pub screen: Changing<Study>,
    /// Where the study began: closing that screen leaves the study.
    first: Study,
    /// Whether another language is spoken than before.
    other_language: bool,
    /// Whether the match that is looked at is the one the page keeps: not one from a file, or one that was only tried out.
    pub own: bool,
    /// The replay, and where it stands.
    pub watched: Changing<Option<Watched>>,
    /// Whose rack stands in front there; the first person's, if nobody's was asked for.
    pub near: Changing<Option<Seat>>,
    /// What the review is about.
    pub looked: Changing<Option<Looked>>,
    /// The match as it was at that place.
    pub shown: Changing<Option<InPlay>>,
}

impl Desk {
    /// What the study says in the language in force.
    pub fn phrases(self) -> &'static StudyPhrases {
        study_phrases()
    }

    /// Goes to a screen of the study.
    pub fn go_to(self, screen: Study) {
        self.screen.set(screen);
        focus_when_there(HEADING);
    }

    /// Whether another screen led to this one.
    pub fn is_nested(self) -> bool {
        self.screen.get_untracked() != self.first
    }

    /// Closes the screen: back to the first one, or out of the study.
    pub fn close(self) {
        if self.is_nested() { self.go_to(self.first) } else { way::leave("", "") }
    }

    /// Whether another language is spoken than when a screen of the study was last shown.
    pub fn changed_language(self) -> bool {
        self.other_language
    }

    /// Leaves the study to play on from the position in a record.
    pub fn try_out(self, record: &str) {
        way::leave(way::TRY, record);
    }

    /// Leaves the study to go on with the match in a record.
    pub fn take_up(self, record: &str) {
        way::leave(way::TAKE, record);
    }

    /// Leaves the study to play the match in a record, whose cards come from this seed.
    pub fn take_up_from(self, seed: u64, record: &str) {
        way::leave(&format!("{}{seed}", way::TAKE_FROM), record);
    }

    /// Sets something, here and in the page, which keeps it.
    pub fn set(self, store: Store, change: impl FnOnce(&mut Settings)) {
        store.settings.update(change);
        store.settings.with_untracked(way::tell_settings);
    }

    /// Goes to a screen of the study about the match in a record.
    pub fn look_at(self, screen: Study, record: &str) {
        way::leave(screen.name(), record);
    }
}

/// What is shown of the study goes, and with it what it still thinks about.
pub fn close_study() {
    SHOWN.take();
}

/// Shows a screen of the study in its place in the page. `asked` is its name and, on the next line, perhaps the record of
/// the match that it is about.
pub fn open_study(asked: &str) {
    close_study();
    let Some((study, record)) = Study::asked(asked) else { return };
    let Some(place) = document().get_element_by_id(PLACE) else { return };
    let (record, named) = (record.to_owned(), record);
    let shown = mount_to(wasm_bindgen::JsCast::unchecked_into(place), move || screens(study, &record).made());
    SHOWN.set(Some(Box::new(shown)));
    // The rule book goes to the section that is asked for by itself.
    if study != Study::Rules || named.is_empty() {
        focus_when_there(HEADING);
    }
}

/// Closing a sheet leaves the study.
fn leave_with_the_sheet(store: Store, desk: Desk) {
    // What a sheet says when it closes is that there is none any more.
    store.sheet.set(Some(Sheet::Menu));
    whenever(move || {
        if store.sheet.get().is_none() {
            desk.close();
        }
    });
}

fn screens(first: Study, record: &str) -> El {
    let store = Store::open();
    let spoken = study_phrases().language();
    let mut own = true;
    let file = record.to_owned();
    if let (Study::Settings, Ok(settings)) = (first, serde_json::from_str::<Settings>(record)) {
        store.settings.set(settings);
    }
    if let (false, Ok(recorded)) = (first.is_sheet(), record::read(record)) {
        let same =
            |play: &Option<InPlay>| play.as_ref().is_some_and(|play| play.recorded.record() == recorded.record());
        own = store.play.with_untracked(same);
        if !own {
            store.play.set(Some(take_up(recorded, None)));
        }
    }
    provide_context(store);
    let desk = Desk {
        screen: changeable(first),
        first,
        other_language: LANGUAGE.replace(Some(spoken)).is_some_and(|before| before != spoken),
        own,
        watched: changeable(None),
        near: changeable(None),
        looked: changeable(None),
        shown: changeable(None),
    };
    if first.is_sheet() {
        leave_with_the_sheet(store, desk);
    }
    way::close_when_left();
    on_window("keydown", false, move |event| {
        let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
        let sheet = found("dialog[open]").is_some();
        // In the lesson it puts a card back, and a sheet closes itself.
        if event.key() == "Escape" && !composes(event) && !sheet && desk.screen.get_untracked() != Study::Lesson {
            desk.close();
        }
    });
    let screen = el("div").class("app").dynamic(move || match desk.screen.get() {
        Study::Rules => rule_book(desk, &file).view(),
        Study::Lesson => lesson(store, desk).view(),
        Study::Keys => keys_sheet(desk),
        Study::Settings => settings_sheet(store, desk),
        Study::Opened => opened_sheet(store, desk, &file),
        Study::Share => share_sheet(store, desk),
        Study::Link => link_sheet(store, desk, &file),
        Study::Replay => replay_screen(store, desk).view(),
        Study::Review => review_screen(store, desk).view(),
        Study::Statistics => statistics_screen(store, desk).view(),
    });
    // A screen that another one led to is a step further from the game.
    let screen = el("div").class("app").child(screen).bind(OVER, move || {
        let nested = desk.screen.get() != desk.first;
        nested.then(String::new)
    });
    let screen = screen.on(CLOSE, move |_| desk.close());
    el("div").class("app").child(screen).child(el("div").class("app").child(notices()))
}
