//! The lazy screens: those that are loaded when they are first wanted ([`crate::lazy_parts`]).

use crate::engine::Seat;
use crate::lazy_parts::LazyPart;
use crate::record::RecordedMatch;
use crate::setup::SetupDraft;
use leptos::prelude::*;
use std::mem::discriminant;
use std::sync::Arc;

/// The id of the element that a lazy screen fills. It is empty until the screen is there (`history.js`).
pub const LAZY_SCREEN_ID: &str = "lazy";

/// Where a decision is in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DecisionAt {
    /// The round, from 0.
    pub round: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Its index among the decisions of the seat in the round, from 0.
    pub nth: usize,
}

/// Which match a screen is about.
#[derive(Clone, Debug)]
pub enum ShownMatch {
    /// The one that is saved, or that the screen which led there is about.
    Own,
    /// One that is handed over.
    Given(Arc<RecordedMatch>),
}

impl ShownMatch {
    /// This match.
    pub fn of(recorded: &RecordedMatch) -> ShownMatch {
        ShownMatch::Given(Arc::new(recorded.clone()))
    }
}

/// A match is the same where it was handed over once.
impl PartialEq for ShownMatch {
    fn eq(&self, other: &ShownMatch) -> bool {
        match (self, other) {
            (ShownMatch::Own, ShownMatch::Own) => true,
            (ShownMatch::Given(one), ShownMatch::Given(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl Eq for ShownMatch {}

/// A screen to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadingScreen {
    /// The rule book, at its beginning or at a rule (`R15`).
    RuleBook(Option<&'static str>),
    /// The lesson: a first round on a stacked deal.
    Lesson,
    /// The lesson, and then what the link leads to that it was opened from: the fragment of its address.
    LessonBefore(String),
    /// The keys of the table, as a dialog.
    Keys,
}

/// A screen that looks back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookingBackScreen {
    /// A match, decision by decision, and the round it begins with, from 0.
    Replay(ShownMatch, usize),
    /// What the coach thinks of the rounds of a match, and the decision it begins with, where one was looked at before.
    Review(ShownMatch, Option<DecisionAt>),
    /// What has been played so far.
    Statistics,
    /// Every match that was played to its end.
    Matches,
}

/// A dialog with a link or a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SharingScreen {
    /// What to do with a file that was opened: its text, `None` for a file too long to be read.
    File(Option<String>),
    /// What can be shared of the match at the table.
    Share,
    /// What a link leads to: the fragment of its address.
    Link(String),
    /// What the link to the deal of today would lead to.
    DealOfToday,
}

/// A screen of the Club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubScreen {
    /// Its opponents.
    Opponents,
    /// The ladder, with its next challenge.
    Ladder,
}

/// A screen of the cup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CupScreen {
    /// The cup to go on with; where there is none, a new one.
    Current,
    /// The cup that a link leads to: the fragment of its address.
    Of(String),
    /// The cups that were played.
    History,
}

/// A screen of a part that is loaded when it is first wanted, by that part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LazyScreen {
    /// A screen to read.
    Reading(ReadingScreen),
    /// A screen that looks back.
    LookingBack(LookingBackScreen),
    /// A dialog with a link or a file.
    Sharing(SharingScreen),
    /// The settings, as a dialog.
    Settings,
    /// Setting up a match.
    SetUp,
    /// A screen of the Club.
    Club(ClubScreen),
    /// A screen of the cup.
    Cup(CupScreen),
}

impl From<ReadingScreen> for LazyScreen {
    fn from(screen: ReadingScreen) -> LazyScreen {
        LazyScreen::Reading(screen)
    }
}

impl From<LookingBackScreen> for LazyScreen {
    fn from(screen: LookingBackScreen) -> LazyScreen {
        LazyScreen::LookingBack(screen)
    }
}

impl From<SharingScreen> for LazyScreen {
    fn from(screen: SharingScreen) -> LazyScreen {
        LazyScreen::Sharing(screen)
    }
}

impl From<ClubScreen> for LazyScreen {
    fn from(screen: ClubScreen) -> LazyScreen {
        LazyScreen::Club(screen)
    }
}

impl From<CupScreen> for LazyScreen {
    fn from(screen: CupScreen) -> LazyScreen {
        LazyScreen::Cup(screen)
    }
}

impl LazyScreen {
    /// The part it is in.
    pub const fn part(&self) -> LazyPart {
        match self {
            LazyScreen::Reading(_) => LazyPart::READING,
            LazyScreen::LookingBack(_) => LazyPart::LOOKING_BACK,
            LazyScreen::Sharing(_) => LazyPart::SHARING,
            LazyScreen::Settings => LazyPart::SETTINGS,
            LazyScreen::SetUp => LazyPart::SETUP,
            LazyScreen::Club(_) => LazyPart::CLUB,
            LazyScreen::Cup(_) => LazyPart::CUP,
        }
    }

    /// Whether it lies over the page as a dialog.
    pub const fn is_dialog(&self) -> bool {
        matches!(self, LazyScreen::Reading(ReadingScreen::Keys) | LazyScreen::Sharing(_) | LazyScreen::Settings)
    }

    /// Whether closing a screen that it led to leads back to it, even where another one led to it: one looks at match after match of
    /// a cup.
    pub const fn stays_below(&self) -> bool {
        matches!(self, LazyScreen::Cup(_))
    }

    /// Whether it is the lesson.
    pub const fn is_lesson(&self) -> bool {
        matches!(self, LazyScreen::Reading(ReadingScreen::Lesson | ReadingScreen::LessonBefore(_)))
    }

    /// Whether both are the same screen, whatever match or rule they are about.
    pub fn is_same_kind(&self, other: &LazyScreen) -> bool {
        match (self, other) {
            (LazyScreen::Reading(one), LazyScreen::Reading(other)) => discriminant(one) == discriminant(other),
            (LazyScreen::LookingBack(one), LazyScreen::LookingBack(other)) => discriminant(one) == discriminant(other),
            (LazyScreen::Sharing(one), LazyScreen::Sharing(other)) => discriminant(one) == discriminant(other),
            (LazyScreen::Club(one), LazyScreen::Club(other)) => discriminant(one) == discriminant(other),
            (LazyScreen::Cup(one), LazyScreen::Cup(other)) => discriminant(one) == discriminant(other),
            (one, other) => discriminant(one) == discriminant(other),
        }
    }
}

/// Which of all lazy screens one is: the same one, wanted again, is another one, and drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LazyScreenKey(u32);

/// The lazy screen that is wanted, with its key. The key stays when none is wanted any more.
#[derive(Clone, Debug, Default)]
pub struct WantedScreen {
    key: LazyScreenKey,
    screen: Option<LazyScreen>,
}

impl WantedScreen {
    /// The screen.
    pub const fn screen(&self) -> Option<&LazyScreen> {
        self.screen.as_ref()
    }

    /// The key, where the screen takes the place of the page.
    pub fn key_in_place_of_page(&self) -> Option<LazyScreenKey> {
        self.screen.as_ref().filter(|screen| !screen.is_dialog()).map(|_| self.key)
    }

    /// The key, where the screen lies over the page as a dialog.
    pub fn key_of_dialog(&self) -> Option<LazyScreenKey> {
        self.screen.as_ref().filter(|screen| screen.is_dialog()).map(|_| self.key)
    }

    /// Wants this screen.
    pub fn want(&mut self, screen: LazyScreen) {
        self.key = LazyScreenKey(self.key.0.wrapping_add(1));
        self.screen = Some(screen);
    }

    /// Wants none.
    pub fn want_none(&mut self) {
        self.screen = None;
    }
}

/// What follows a lazy screen.
#[derive(Clone, Debug)]
pub enum Next {
    /// The game, as it was.
    Game,
    /// Another lazy screen.
    Screen(LazyScreen),
    /// The position that a match stands at is tried out, and nothing of it is saved. Then this screen is shown.
    TryOut(Box<RecordedMatch>, LazyScreen),
    /// A match is played on.
    Continue(Continued),
    /// A match begins, beside all others.
    Begin(Box<SetupDraft>),
    /// The game, as it was: the screen could not be loaded.
    NotLoaded,
}

/// A match that is played on.
#[derive(Clone, Debug)]
pub enum Continued {
    /// The saved one with this id, as it is.
    Saved(String),
    /// This one instead of the saved one with this id, which it goes on from.
    InPlaceOf(String, Box<RecordedMatch>),
    /// This one beside all others, with the seed of its cards where that is known.
    Beside(Box<RecordedMatch>, Option<u64>),
}

/// Leaves a lazy screen: what follows is up to the page.
#[derive(Clone, Copy)]
pub struct LeaveScreen(pub Callback<Next>);
