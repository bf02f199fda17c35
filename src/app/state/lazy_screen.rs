//! The screens of the lazy part, which is loaded when it is first wanted (`app/split.rs`).

use crate::engine::Seat;
use leptos::prelude::*;

/// The id of the element that a screen of the lazy part fills. It is empty until the screen is there (`history.js`).
pub const LAZY_PLACE: &str = "lazy";

/// Where a decision is in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DecisionPlace {
    /// The round, from 0.
    pub round: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Its place among the decisions of the seat in the round, from 0.
    pub nth: usize,
}

/// A screen of the lazy part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LazyScreen {
    /// A match, decision by decision: the match in this record, or the one that is saved where it is empty; and the round
    /// it begins with, from 0.
    Replay(String, usize),
    /// What the coach thinks of the rounds of a match: the one in this record, or the one that is saved where it is empty;
    /// and the decision it begins with, where one was looked at before.
    Review(String, Option<DecisionPlace>),
    /// What has been played so far.
    Statistics,
    /// The rule book, at a section or a rule (`R15`); at the beginning where this is empty.
    RuleBook(String),
    /// The lesson: a first round on a stacked deal.
    Lesson,
    /// The lesson, and then what the link leads to that it was opened from: the fragment of its address.
    LessonBefore(String),
    /// The keys of the table, as a dialog.
    Keys,
    /// The settings, as a dialog.
    Settings,
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
            LazyScreen::Keys | LazyScreen::Settings | LazyScreen::File(_) | LazyScreen::Share | LazyScreen::Link(_)
        )
    }

    /// Whether it is the lesson.
    pub const fn is_lesson(&self) -> bool {
        matches!(self, LazyScreen::Lesson | LazyScreen::LessonBefore(_))
    }

    /// Whether both are the same screen, whatever match or place they are about.
    pub fn is_same_kind(&self, other: &LazyScreen) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// What follows a screen of the lazy part.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// The game, as it was.
    Game,
    /// Another screen of the lazy part.
    Screen(LazyScreen),
    /// The position at the end of a record is tried out, and nothing of it is saved. It is the one before this decision.
    TryOut(String, DecisionPlace),
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

/// Leaves a screen of the lazy part: what follows is up to the page.
#[derive(Clone, Copy)]
pub struct LeaveScreen(pub Callback<Next>);
