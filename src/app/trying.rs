//! Trying out what would have come of another move: the match goes on from there, beside the real one, which stays as it
//! was saved. Nothing of it is kept.

use super::matches::take_up;
use super::parts::{El, el, icon};
use super::store::{Store, Study, phrases, use_store};
use crate::record;
use crate::storage::{Browser, MatchExtras, Saves, keys};

impl Store {
    /// Plays on from the position in a record, without keeping anything of it.
    pub fn try_out(&self, record: &str) {
        let Ok(recorded) = record::read(record) else { return };
        self.trying.set(true);
        self.play.set(Some(take_up(recorded, saved_extras())));
        self.seated.update(|times| *times += 1);
        self.at_table.set(true);
        self.sit_down();
    }

    /// Goes back to the match as it was saved.
    pub fn end_trying(&self) {
        let extras = saved_extras();
        // What could not be read was set aside, and told, when the page was opened.
        let saved = Saves(Browser).read_match().ok().flatten();
        self.trying.set(false);
        self.at_table.set(saved.is_some() && extras.as_ref().is_some_and(|extras| extras.at_table));
        self.play.set(saved.map(|recorded| take_up(recorded, extras)));
        self.seated.update(|times| *times += 1);
        self.sit_down();
        // Back to the review it came from.
        let mut review = None;
        self.review.update(|record| review = record.take());
        if let Some(record) = review {
            self.open_study(Study::Review, record);
        }
    }
}

fn saved_extras() -> Option<MatchExtras> {
    Saves(Browser).read(keys::EXTRAS).unwrap_or_default()
}

/// Says that this is not the real match, and leads back to it.
pub fn trying_strip() -> El {
    let store = use_store();
    let phrases = phrases();
    let back = el("button")
        .class("key key--small key--sun")
        .on("click", move |_| store.end_trying())
        .child(icon("back"))
        .text(phrases.end_trying());
    el("aside").class("trying").child(el("span").text(phrases.trying())).child(back)
}
