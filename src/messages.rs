//! Everything the page, its scripts, the second program and the worker say to each other.
//!
//! The second program (`src/lazy`) is loaded when it is first wanted. In the page it shows the [`LazyScreen`]s; in a
//! worker it thinks for the expert and the coach. A message is JSON as serde writes an enum, `"started"` or
//! `{"stopped": "…"}`; scripts in `public/` send and read the same.
//!
//! What only scripts read is not deserialized here, and a variant with one thing in it has no name for it: reading names is
//! most of the code.

use crate::coach::{Answer, Question};
use crate::i18n::Language;
use crate::storage::Settings;
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
    /// The page has the match with this id or, without one, leaves for the first screen; `tabs.js` asks for the lock. With a
    /// text, the page is told by [`Message::MatchOpened`] when it is known whether another tab has the match.
    #[serde(skip_deserializing)]
    WantMatch(Option<String>, Option<String>),
    /// The match that was wanted can be opened, with the same text.
    MatchOpened(String),
    /// Another tab has taken the match (`tabs.js`).
    InAnotherTab,
    /// The person wants to go on with the match in this tab.
    #[serde(skip_deserializing)]
    PlayHere,
    /// A new version of the game is ready (`offline.js`).
    UpdateReady,
    /// The person wants the new version.
    #[serde(skip_deserializing)]
    UpdateNow,
    /// The files of the game do not arrive as they were built (`offline.js`).
    FilesAltered,
    /// The match at the table is over.
    #[serde(skip_deserializing)]
    MatchOver,
    /// The page wants a screen of the second program; `lazy-screens.js` loads that.
    ShowScreen(LazyScreen),
    /// The second program could not be loaded.
    ScreenFailed,
    /// The screen has been left, or something else is wanted in its place.
    LeaveScreen(Next),
    /// Something was set on a screen of the second program: all settings.
    SettingsChanged(Settings),
    /// A question for the worker.
    Think {
        /// The question.
        question: Question,
        /// The match it is about.
        record: String,
    },
    /// The worker's answer.
    Thought(Answer),
}

/// A screen of the second program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LazyScreen {
    /// A match, decision by decision: the match in this record, or the one that is saved where it is empty.
    Replay(String),
    /// What the coach thinks of the rounds of a match: the one in this record, or the one that is saved where it is empty.
    Review(String),
    /// What has been played so far.
    Statistics,
    /// The rule book, at a section or a rule (`R15`); at the beginning where this is empty.
    RuleBook(String),
    /// The lesson: a first round on a stacked deal.
    Lesson,
    /// The keys of the table, as a dialog.
    Keys,
    /// The settings as they are now, as a dialog.
    Settings(Settings),
    /// What to do with a file that was opened, as a dialog: its text, `None` for a file too long to be read.
    File(Option<String>),
    /// What can be shared of the match at the table, as a dialog.
    Share,
    /// What a link leads to, as a dialog: the fragment of its address; `#d=` alone is the deal of today.
    Link(String),
}

impl LazyScreen {
    /// Whether it lies over the page as a dialog.
    pub const fn is_dialog(&self) -> bool {
        matches!(
            self,
            LazyScreen::Keys | LazyScreen::Settings(_) | LazyScreen::File(_) | LazyScreen::Share | LazyScreen::Link(_)
        )
    }

    /// Whether both are the same screen, whatever match or place they are about.
    pub fn is_same_kind(&self, other: &LazyScreen) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// What follows a screen of the second program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Next {
    /// The game, as it was.
    Game,
    /// Another screen of the second program.
    Screen(LazyScreen),
    /// The position at the end of a record is tried out, and nothing of it is saved.
    TryOut(String),
    /// A match is played on, beside all others.
    Continue {
        /// The match; empty for the saved one as it is.
        record: String,
        /// The seed of its cards, where it is known.
        seed: Option<u64>,
        /// The id of the saved match that it is, or goes on from.
        id: Option<String>,
    },
}
