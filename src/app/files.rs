//! Matches as files: saving one, and opening one by a picker or by dropping it on the page.

use super::browser::{download, on_window};
use super::parts::{El, el};
use super::store::{Store, Study, phrases, use_store};
use crate::record::MOST_BYTES;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Stands for the text of a file that is too long to be read.
pub const TOO_LONG: &str = "too long";

impl Store {
    /// Hands the match at the table out as a file.
    pub fn save_to_file(&self) {
        let text = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.to_json()));
        if let Some(text) = text {
            // A browser that refuses the download says so itself.
            let _ = download("rack-o-match.json", &(text + "\n"));
        }
    }

    /// Looks back at the match at the table, which may be one that is only tried out.
    pub fn look_back(&self, study: Study) {
        let record = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.to_json()));
        self.open_study(study, record.unwrap_or_default());
    }

    /// Reads a file and asks what to do with the match in it; the study says what is wrong with it, if it is none.
    fn open_file(self, file: &web_sys::File) {
        // Its size is known before a single byte of it is read.
        if file.size() > MOST_BYTES as f64 {
            self.open_study(Study::Opened, TOO_LONG.to_owned());
            return;
        }
        let Ok(reader) = web_sys::FileReader::new() else { return };
        let source = reader.clone();
        let loaded = Closure::once_into_js(move || {
            let text = source.result().ok().and_then(|text| text.as_string()).unwrap_or_default();
            self.open_study(Study::Opened, text);
        });
        reader.set_onloadend(Some(loaded.unchecked_ref()));
        // What cannot be read loads as nothing, which is no match.
        let _ = reader.read_as_text(file);
    }
}

/// Lets a file be dropped anywhere on the page.
pub fn listen_for_drops(store: Store) {
    on_window("dragover", false, |event| event.prevent_default());
    on_window("drop", false, move |event| {
        event.prevent_default();
        let dropped = event.dyn_into::<web_sys::DragEvent>().ok().and_then(|event| event.data_transfer());
        let files = dropped.and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            store.open_file(&file);
        }
    });
}

/// A link that lets a file be picked.
pub fn open_link() -> El {
    let store = use_store();
    let picked = move |event: web_sys::Event| {
        let Some(field) = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok()) else {
            return;
        };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            store.open_file(&file);
        }
        // The same file can be picked again.
        field.set_value("");
    };
    let field =
        el("input").class("vh").set("type", "file").set("accept", ".json,application/json").on("change", picked);
    el("label").class("link link--file").child(field).child(el("span").text(phrases().open_match()))
}

/// The buttons that save the match and look back at it, by replay alone or with the coach too.
pub fn file_keys(with_coach: bool) -> El {
    let store = use_store();
    let phrases = phrases();
    let key = |text: &str| el("button").class("key key--quiet key--small").text(text);
    let over = store.play.with_untracked(|play| play.as_ref().is_some_and(|play| !play.recorded.results().is_empty()));
    let mut keys = el("p").class("filekeys");
    if over {
        let looks = [(Study::Replay, phrases.replay()), (Study::Review, phrases.review())];
        for (study, text) in looks.into_iter().take(if with_coach { 2 } else { 1 }) {
            keys = keys.child(key(text).on("click", move |_| store.look_back(study)));
        }
    }
    keys.child(key(phrases.save_match()).on("click", move |_| store.save_to_file()))
}
