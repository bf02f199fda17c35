//! Which screen is shown, and which dialog lies over it.

use super::current_match::CurrentMatch;
use super::language::phrases;
use super::lazy_screen::{
    Continued, CupScreen, LazyScreen, LazyScreenKey, LeaveScreen, LookingBackScreen, Next, ReadingScreen,
    SharingScreen, ShownMatch, WantedScreen,
};
use super::motion::CardMotion;
use super::notices::{Notice, Notices};
use super::openers::Openers;
use super::tab_match::TabMatch;
use crate::app::browser::focus::blur;
use crate::app::browser::messages::on_message;
use crate::app::browser::timers::{after, after_paint};
use crate::engine::{Seat, Stage};
use crate::messages::Message;
use crate::share::CUP_FRAGMENT;
use crate::table::{TableMatch, result};
use leptos::prelude::*;

/// How long the table celebrates when a person has announced, and how long at least, in milliseconds.
const CELEBRATING: u32 = 2100;
const CELEBRATING_CALMLY: u32 = 1200;

/// The fragment of an address that leads to the deal of whatever day it is.
const DEAL_OF_TODAY: &str = "#d=";

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The first screen: who plays.
    Setup,
    /// A lazy screen, by its key.
    Lazy(LazyScreenKey),
    /// The device goes to this person; every rack is covered.
    Handover(Seat),
    /// The table in a round, counted from 1.
    Table(usize),
    /// A round is over and counted.
    RoundOver(usize),
    /// The match is over.
    MatchOver,
}

/// A dialog that is not a lazy screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// What the bar has no room for on small screens.
    Menu,
    /// Points of all rounds.
    ScoreSheet,
}

/// What is shown: the dialog, the lazy screen, and whether the table is held a moment longer.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The lazy screen that is wanted.
    lazy: RwSignal<WantedScreen>,
    /// Whether the table stays for a moment although the round is over.
    table_is_held: RwSignal<bool>,
    current: CurrentMatch,
    /// This tab's match; none within a lazy screen.
    tab: Option<TabMatch>,
    motion: CardMotion,
    notices: Notices,
    /// What led to the screen that is shown.
    pub openers: Openers,
    /// In a lazy screen, the page is asked for other screens.
    page: Option<LeaveScreen>,
}

impl Navigation {
    /// The navigation of the page: no dialog, no lazy screen.
    pub fn new(current: CurrentMatch, tab: Option<TabMatch>, motion: CardMotion, notices: Notices) -> Navigation {
        Navigation {
            dialog: RwSignal::new(None),
            lazy: RwSignal::new(WantedScreen::default()),
            table_is_held: RwSignal::new(false),
            current,
            tab,
            openers: Openers::new(),
            motion,
            notices,
            page: None,
        }
    }

    /// The navigation within a lazy screen: other screens are asked of the page.
    pub fn of_lazy_screen(
        current: CurrentMatch,
        motion: CardMotion,
        notices: Notices,
        page: LeaveScreen,
    ) -> Navigation {
        Navigation { page: Some(page), ..Navigation::new(current, None, motion, notices) }
    }

    /// Which screen to show, tracked.
    pub fn screen(self) -> Screen {
        if let Some(key) = self.lazy.with(WantedScreen::key_in_place_of_page) {
            return Screen::Lazy(key);
        }
        if self.tab.is_some_and(|tab| !tab.at_table.get()) {
            return Screen::Setup;
        }
        let is_held = self.table_is_held.get();
        let viewer = self.current.viewer.get();
        self.current.game.with(|game| game.as_ref().map_or(Screen::Setup, |game| screen_of(game, viewer, is_held)))
    }

    /// Which of all lazy screens lies over the page as a dialog, if one does. Tracked.
    pub fn lazy_dialog(self) -> Option<LazyScreenKey> {
        self.lazy.with(WantedScreen::key_of_dialog)
    }

    /// The lazy screen that is wanted, untracked.
    pub fn lazy_screen_untracked(self) -> Option<LazyScreen> {
        self.lazy.with_untracked(|lazy| lazy.screen().cloned())
    }

    /// Whether a dialog lies over the page, or is on its way; tracked.
    pub fn has_dialog(self) -> bool {
        self.dialog.with(Option::is_some) || self.lazy_dialog().is_some()
    }

    /// Which screen to show, untracked.
    pub fn screen_untracked(self) -> Screen {
        untrack(|| self.screen())
    }

    /// Opens a dialog.
    pub fn open(self, dialog: Dialog) {
        self.openers.open_dialog();
        self.dialog.set(Some(dialog));
    }

    /// Closes the dialog.
    pub fn close_dialog(self) {
        self.dialog.set(None);
    }

    /// Shows a lazy screen.
    pub fn show(self, screen: impl Into<LazyScreen>) {
        self.show_screen(screen.into());
    }

    fn show_screen(self, screen: LazyScreen) {
        if let Some(LeaveScreen(leave)) = self.page {
            leave.run(Next::Screen(screen));
            return;
        }
        if self.lazy.with_untracked(|lazy| lazy.screen().is_none()) {
            self.openers.leave_game();
        }
        self.dialog.set(None);
        self.notices.close(&Notice::NotLoaded);
        self.lazy.update(|lazy| lazy.want(screen));
    }

    /// Shows the rule book.
    pub fn show_rule_book(self) {
        self.show(ReadingScreen::RuleBook(None));
    }

    /// Shows a rule (`R15`) in the rule book.
    pub fn show_rule(self, rule: &'static str) {
        self.show(ReadingScreen::RuleBook(Some(rule)));
    }

    /// Shows the settings.
    pub fn show_settings(self) {
        self.show_screen(LazyScreen::Settings);
    }

    /// Looks back at the match at the table, which may be one that is only tried out: first at the last round that is over.
    pub fn show_replay(self) {
        let rounds = self.current.with_untracked(|game| game.recorded.results().len());
        self.show(LookingBackScreen::Replay(self.match_at_table(), rounds.saturating_sub(1)));
    }

    fn match_at_table(self) -> ShownMatch {
        let game = |game: &Option<TableMatch>| game.as_ref().map(|game| ShownMatch::of(&game.recorded));
        self.current.game.with_untracked(game).unwrap_or(ShownMatch::Own)
    }

    /// Shows what the coach thinks of the match at the table.
    pub fn show_review(self) {
        self.show(LookingBackScreen::Review(self.match_at_table(), None));
    }

    /// Shows the lazy screen again, in another language.
    pub fn reload_lazy_screen(self) {
        if let Some(screen) = self.lazy_screen_untracked() {
            self.show(screen);
        }
    }

    /// Leaves the table, or the trial: then the review it began from is shown again.
    pub fn leave_table(self) {
        let review = self.current.trial.get_untracked().and_then(|trial| trial.review);
        self.close_dialog();
        if let Some(tab) = self.tab {
            tab.leave_table();
        }
        if let Some(review) = review {
            self.show(review);
        }
    }

    /// Leaves everything for the first screen, from wherever that is.
    fn leave_for_first_screen(self) {
        self.close_dialog();
        self.lazy.update(WantedScreen::want_none);
        self.openers.forget();
        if let Some(tab) = self.tab {
            if self.current.trial.with_untracked(Option::is_some) {
                tab.end_trial();
            }
            tab.leave_table();
        }
    }

    /// Keeps the table up for a moment where the round is over. For the next person at the device it is covered at once.
    pub fn hold_table(self) {
        if matches!(self.screen_untracked(), Screen::RoundOver(_) | Screen::MatchOver) {
            self.table_is_held.set(true);
            if untrack(|| self.celebrated()).is_some() {
                let time = self.motion.scaled(CELEBRATING).max(CELEBRATING_CALMLY);
                after(time, move || self.release_table());
            } else {
                after_paint(move || self.release_table());
            }
        }
    }

    /// The person who has just ended the round, while the table is held to celebrate it; tracked.
    pub fn celebrated(self) -> Option<Seat> {
        let is_held = self.table_is_held.get();
        self.current.with(|game| result::person_who_announced(game).filter(|_| is_held))
    }

    /// Shows how the round has ended.
    pub fn release_table(self) {
        if self.table_is_held.try_get_untracked() == Some(true) {
            if self.current.with_untracked(|game| game.state().stage() != Stage::Playing) {
                // Where the focus leaves with what has it, the browser lays out the old screen once more.
                blur();
            }
            self.table_is_held.set(false);
        }
    }
}

fn screen_of(game: &TableMatch, viewer: Option<Seat>, is_held: bool) -> Screen {
    let table = Screen::Table(game.round_number());
    let engine = game.state();
    match engine.stage() {
        _ if is_held => table,
        Stage::Over(_) => Screen::MatchOver,
        Stage::BetweenRounds => Screen::RoundOver(game.round_number()),
        Stage::Playing if !game.has_several_people() => table,
        Stage::Playing => match game.next_person() {
            Some(next) if viewer.is_none() || Some(next) == engine.to_act() && viewer != Some(next) => {
                Screen::Handover(next)
            }
            _ => table,
        },
    }
}

/// What the lazy screens lead to.
pub fn leave_lazy_screen(navigation: Navigation, tab: TabMatch) -> LeaveScreen {
    LeaveScreen(Callback::new(move |next| {
        if let Next::Screen(screen) = next {
            navigation.show(screen);
            return;
        }
        let left = navigation.lazy_screen_untracked();
        if let (Next::Game, Some(LazyScreen::Reading(ReadingScreen::LessonBefore(link)))) = (&next, &left) {
            navigation.show(SharingScreen::Link(link.clone()));
            return;
        }
        navigation.lazy.update(WantedScreen::want_none);
        if matches!(next, Next::Game) {
            navigation.openers.focus_first_later();
        } else {
            navigation.openers.forget();
        }
        match next {
            Next::Game | Next::Screen(_) => {}
            Next::NotLoaded => navigation.notices.show(Notice::NotLoaded),
            Next::Continue(Continued::Saved(id)) => tab.open(id, None),
            Next::Continue(Continued::InPlaceOf(id, recorded)) => tab.open(id, Some(*recorded)),
            Next::Continue(Continued::Beside(recorded, seed)) => tab.continue_with(*recorded, seed),
            Next::TryOut(before, review) => tab.try_out(*before, Some(review)),
            Next::Begin(draft) => {
                if let Some((rules, seats, colours)) = draft.new_match(phrases()) {
                    tab.start(rules, seats, colours);
                }
            }
        }
    }))
}

/// Shows what a file, a link or the browser's history leads to.
pub fn follow_files_links_and_history(navigation: Navigation, tab: TabMatch) {
    on_message(move |message| match message {
        Message::LeaveTable => navigation.leave_for_first_screen(),
        Message::ReturnToMatch(id) if !tab.at_table.get_untracked() => tab.open(id, None),
        Message::OpenFile(text) => navigation.show(SharingScreen::File(text)),
        Message::FollowLink(fragment) if fragment.starts_with(CUP_FRAGMENT) => navigation.show(CupScreen::Of(fragment)),
        Message::FollowLink(fragment) if fragment == DEAL_OF_TODAY => navigation.show(SharingScreen::DealOfToday),
        Message::FollowLink(fragment) => navigation.show(SharingScreen::Link(fragment)),
        _ => {}
    });
}
