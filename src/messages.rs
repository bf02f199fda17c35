//! Everything the page, its scripts, the second program and the worker say to each other.
//!
//! The second program (`src/lazy`) is loaded when it is first wanted. In the page it shows the [`LazyScreen`]s; in a
//! worker it thinks for the expert and the coach. A message is JSON as serde writes an enum, `"started"` or
//! `{"save-file": {"name": …, "text": …}}`; scripts in `public/` send and read the same.

use crate::coach::{Answer, Question};
use crate::i18n::Language;
use crate::storage::Settings;
use serde::{Deserialize, Serialize};

/// A message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The game is up.
    Started,
    /// The game had to stop; `failure.js` shows the way out.
    Stopped {
        /// What went wrong, for whoever looks into it.
        reason: String,
    },
    /// The page wants the texts of a language from `language.js`; without one, of the language that is set, or of the one
    /// the browser prefers.
    WantTexts {
        /// The language.
        language: Option<Language>,
    },
    /// The texts are there.
    Texts {
        /// The texts of the table; `None` when they could not be loaded.
        table: Option<String>,
    },
    /// The person is to get a file; `failure.js` hands it out.
    SaveFile {
        /// Its name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Another tab has taken the match (`tabs.js`).
    InAnotherTab,
    /// The person wants to go on with the match in this tab.
    PlayHere,
    /// A new version of the game is ready (`offline.js`).
    UpdateReady,
    /// The person wants the new version.
    UpdateNow,
    /// The files of the game do not arrive as they were built (`offline.js`).
    FilesAltered,
    /// The match at the table is over.
    MatchOver,
    /// The page wants a screen of the second program; `lazy-screens.js` loads that.
    ShowScreen {
        /// The screen.
        screen: LazyScreen,
    },
    /// The second program could not be loaded.
    ScreenFailed,
    /// The screen has been left, or something else is wanted in its place.
    LeaveScreen {
        /// What follows.
        next: Next,
    },
    /// Something was set on a screen of the second program.
    SettingsChanged {
        /// All settings.
        settings: Settings,
    },
    /// A question for the worker.
    Think {
        /// The question.
        question: Question,
        /// The match it is about.
        record: String,
    },
    /// The worker's answer.
    Thought {
        /// The answer.
        answer: Answer,
    },
}

/// A screen of the second program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LazyScreen {
    /// A match, decision by decision.
    Replay {
        /// The match; the one that is saved where this is empty.
        record: String,
    },
    /// What the coach thinks of the rounds of a match.
    Review {
        /// The match; the one that is saved where this is empty.
        record: String,
    },
    /// What has been played so far.
    Statistics,
    /// The rule book.
    RuleBook {
        /// A section or a rule (`R15`) to open it at; the beginning where this is empty.
        place: String,
    },
    /// The lesson: a first round on a stacked deal.
    Lesson,
    /// The keys of the table, as a dialog.
    Keys,
    /// The settings, as a dialog.
    Settings {
        /// As they are now.
        settings: Settings,
    },
    /// What to do with a file that was opened, as a dialog.
    File {
        /// The text; `None` for a file too long to be read.
        text: Option<String>,
    },
    /// What can be shared of the match at the table, as a dialog.
    Share,
    /// What a link leads to, as a dialog.
    Link {
        /// The fragment of the address; `#d=` alone is the deal of today.
        fragment: String,
    },
}

impl LazyScreen {
    /// Whether it lies over the page as a dialog.
    pub const fn is_dialog(&self) -> bool {
        matches!(
            self,
            LazyScreen::Keys
                | LazyScreen::Settings { .. }
                | LazyScreen::File { .. }
                | LazyScreen::Share
                | LazyScreen::Link { .. }
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
    /// The position in a record is tried out, and nothing of it is saved.
    TryOut {
        /// The match up to there.
        record: String,
    },
    /// The match in a record is played on.
    Continue {
        /// The match.
        record: String,
        /// The seed of its cards, where it is known.
        seed: Option<u64>,
    },
}
