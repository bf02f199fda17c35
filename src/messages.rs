//! Everything the page, its scripts and the worker say to each other.
//!
//! A [`Message`] is JSON as serde writes an enum, `"started"` or `{"stopped": "…"}`; scripts in `public/` send and read the
//! same.
//!
//! What only scripts read is not deserialized here, and a variant with one thing in it has no name for it: reading names is
//! most of the code.

use crate::coach::{Answer, Question};
use crate::engine::Action;
use crate::i18n::{Language, ThinkingPhrases};
use crate::lazy_parts::LazyPart;
use crate::players::TurnRequest;
use serde::{Deserialize, Serialize};

/// A message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The game is up.
    #[serde(skip_deserializing)]
    Started,
    /// The game had to stop, and what went wrong, for whoever looks into it; `failure.js` shows the way out.
    #[serde(skip_deserializing)]
    Stopped(String),
    /// The page wants the texts of a language from `language.js`; without one, of the language that is set, or of the one
    /// the browser prefers.
    #[serde(skip_deserializing)]
    WantTexts(Option<Language>),
    /// The texts of the table are there; `None` when they could not be loaded.
    Texts(Option<String>),
    /// The person is to get a file; `failure.js` hands it out.
    #[serde(skip_deserializing)]
    SaveFile {
        /// Its name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// The page has the match with this id or, without one, is at the first screen; `tabs.js` asks for the lock.
    #[serde(skip_deserializing)]
    HasMatch(Option<String>),
    /// The page is to open the match with this id, and is told by [`Message::MatchOpened`] when it is known whether another tab
    /// has it.
    #[serde(skip_deserializing)]
    OpenMatch(String),
    /// The match that the page is to open can be opened.
    MatchOpened,
    /// Another tab has taken the match (`tabs.js`).
    InAnotherTab,
    /// The person wants to go on with the match in this tab.
    #[serde(skip_deserializing)]
    PlayHere,
    /// The person wants this match deleted; `tabs.js` looks whether another tab has it.
    #[serde(skip_deserializing)]
    WantDeleted(String),
    /// The way back leads from the table to the first screen (`history.js`).
    LeaveTable,
    /// The way forward leads back to the table of the match with this id.
    ReturnToMatch(String),
    /// This match may be deleted; `None` where another tab has the one that was asked about.
    MayDelete(Option<String>),
    /// Nobody has moved in this match, whose page was closed; `tabs.js` deletes it, unless another tab has it.
    #[serde(skip_deserializing)]
    DropMatch(String),
    /// A new version of the game is ready (`offline.js`).
    UpdateReady,
    /// The person wants the new version.
    #[serde(skip_deserializing)]
    UpdateNow,
    /// The files of the game do not arrive as they were built (`offline.js`).
    FilesAltered,
    /// A part of the page wants its files; `lazy-screens.js` loads them.
    #[serde(skip_deserializing)]
    WantPartFiles(LazyPart),
    /// The styles of the part with this name are there, and these are its texts; `None` when they could not be loaded.
    PartFiles(String, Option<Vec<String>>),
    /// A file was picked or dropped: its text, `None` for a file too long to be read.
    OpenFile(Option<String>),
    /// The page was opened by a link, or is led to one: the fragment of its address.
    FollowLink(String),
}

/// What the page asks the worker. It is sent with a number, as a list of two, and so is the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// What a computer player does. It needs no texts.
    Play(TurnRequest),
    /// What the coach thinks of a position.
    Judge(Question),
}

/// What the worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// What a computer player does.
    Played(Action),
    /// What the coach thinks.
    Judged(Answer),
}

impl ToWorker {
    /// The answer, in the words of these phrases where it has any; `None` where there is no decision to be made.
    pub fn answer(&self, phrases: &ThinkingPhrases) -> Option<FromWorker> {
        match self {
            ToWorker::Play(request) => request.answer().map(FromWorker::Played),
            ToWorker::Judge(question) => question.answer(phrases).map(FromWorker::Judged),
        }
    }
}

/// What the worker does with a message: the answer to it, with its number. `None` where there is none.
pub fn think(message: &str, phrases: &ThinkingPhrases) -> Option<String> {
    let (number, asked): (u32, ToWorker) = serde_json::from_str(message).ok()?;
    serde_json::to_string(&(number, asked.answer(phrases)?)).ok()
}
