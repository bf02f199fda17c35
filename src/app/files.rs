//! Matches as files: saving one, and the link that opens one. `public/way.js` reads the file that is picked, or dropped on the
//! page, and the study asks what to do with it.

use super::browser::download;
use super::parts::{El, el};
use super::store::{Store, Study, phrases, use_store};

/// Stands for the text of a file that is too long to be read (see `public/way.js`).
pub const TOO_LONG: &str = "too long";

impl Store {
    /// Hands the match at the table out as a file.
    pub fn save_to_file(&self) {
        let text = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.to_json()));
        if let Some(text) = text {
            download("rack-o-match.json", &(text + "\n"));
        }
    }

    /// Looks back at the match at the table, which may be one that is only tried out.
    pub fn look_back(&self, study: Study) {
        let record = self.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.to_json()));
        self.open_study(study, record.unwrap_or_default());
    }
}

/// A link that lets a file be picked. Any file: by its kind the pickers of some phones would offer no match file at all, and what it
/// holds is checked anyway.
pub fn open_link() -> El {
    let field = el("input").class("vh").set("type", "file");
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
    keys.child(key(phrases.share()).on("click", move |_| store.open_study(Study::Share, String::new())))
        .child(key(phrases.save_match()).on("click", move |_| store.save_to_file()))
}
