//! Which screen is shown, and which dialog lies over it.

use super::current_match::CurrentMatch;
use super::motion::CardMotion;
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use super::sound::Sound;
use crate::app::browser::focus::{blur, forget_opener, remember_opener};
use crate::app::browser::messages::{on_message, send};
use crate::app::browser::timers::{after, after_paint};
use crate::engine::{Rules, Seat, Stage};
use crate::messages::{LazyScreen, Message, Next};
use crate::record::SeatEntry;
use crate::sound::Cue;
use crate::table::Match;
use leptos::prelude::*;

/// How long the table stays to be seen after a person's turn before the device is handed on, in milliseconds.
const BEFORE_HANDOVER: u32 = 1100;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The first screen: who plays.
    Setup,
    /// A screen of the second program, and how many were shown before it.
    Lazy(u32),
    /// The device goes to this person; every rack is covered.
    Handover(Seat),
    /// The table in a round, counted from 1.
    Table(usize),
    /// A round is over and counted.
    RoundOver(usize),
    /// The match is over.
    MatchOver,
}

/// A dialog of the first program.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog {
    /// What the bar has no room for on small screens.
    Menu,
    /// Points of all rounds.
    ScoreSheet,
    /// Asks whether a new match, with these rules, players and colours, takes the place of the one under way.
    ReplaceMatch(Rules, Vec<SeatEntry>, Vec<u8>),
}

/// What is shown: the dialog, the screen of the second program, and whether the table is held a moment longer.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The screen of the second program that is wanted.
    pub lazy: RwSignal<Option<LazyScreen>>,
    /// How many screens of the second program were shown: the same one again is drawn anew.
    lazy_screens_shown: RwSignal<u32>,
    /// Whether the table stays for a moment although the device is to be handed on, or the round is over.
    table_is_held: RwSignal<bool>,
    current: CurrentMatch,
    motion: CardMotion,
    settings: SettingsState,
    notices: Notices,
    is_second_program: bool,
}

impl Navigation {
    /// The navigation of the page: no dialog, no screen of the second program.
    pub fn new(current: CurrentMatch, motion: CardMotion, settings: SettingsState, notices: Notices) -> Navigation {
        Navigation {
            dialog: RwSignal::new(None),
            lazy: RwSignal::new(None),
            lazy_screens_shown: RwSignal::new(0),
            table_is_held: RwSignal::new(false),
            current,
            motion,
            settings,
            notices,
            is_second_program: false,
        }
    }

    /// The navigation of the second program: other screens are asked of the page.
    pub fn of_second_program(
        current: CurrentMatch,
        motion: CardMotion,
        settings: SettingsState,
        notices: Notices,
    ) -> Navigation {
        Navigation { is_second_program: true, ..Navigation::new(current, motion, settings, notices) }
    }

    /// Which screen to show, tracked.
    pub fn screen(self) -> Screen {
        if self.lazy.with(|lazy| lazy.as_ref().is_some_and(|screen| !screen.is_dialog())) {
            return Screen::Lazy(self.lazy_screens_shown.get_untracked());
        }
        if !self.current.at_table.get() {
            return Screen::Setup;
        }
        let is_held = self.table_is_held.get();
        let viewer = self.current.viewer.get();
        self.current.game.with(|game| game.as_ref().map_or(Screen::Setup, |game| screen_of(game, viewer, is_held)))
    }

    /// Which of all screens of the second program lies over the page as a dialog, counted from 1; 0 where none does. Tracked.
    pub fn lazy_dialog(self) -> u32 {
        let is_dialog = self.lazy.with(|lazy| lazy.as_ref().is_some_and(LazyScreen::is_dialog));
        if is_dialog { self.lazy_screens_shown.get_untracked() } else { 0 }
    }

    /// Which screen to show, untracked.
    pub fn screen_untracked(self) -> Screen {
        untrack(|| self.screen())
    }

    /// Opens a dialog.
    pub fn open(self, dialog: Dialog) {
        self.dialog.set(Some(dialog));
    }

    /// Closes the dialog.
    pub fn close_dialog(self) {
        self.dialog.set(None);
    }

    /// Shows a screen of the second program.
    pub fn show(self, screen: LazyScreen) {
        if self.is_second_program {
            send(&Message::LeaveScreen(Next::Screen(screen)));
            return;
        }
        if self.lazy.with_untracked(Option::is_none) {
            remember_opener();
        }
        self.dialog.set(None);
        self.notices.close(&Notice::NotLoaded);
        self.lazy_screens_shown.update_untracked(|count| *count += 1);
        self.lazy.set(Some(screen));
    }

    /// Shows the rule book, at a section or a rule (`R15`) or at its beginning.
    pub fn show_rule_book(self, place: &str) {
        self.show(LazyScreen::RuleBook(place.to_owned()));
    }

    /// Shows the settings, as they are now.
    pub fn show_settings(self) {
        self.show(LazyScreen::Settings(self.settings.with_untracked(Clone::clone)));
    }

    /// Looks back at the match at the table, which may be one that is only tried out.
    pub fn show_replay(self) {
        self.show(LazyScreen::Replay(self.current.record()));
    }

    /// Shows what the coach thinks of the match at the table.
    pub fn show_review(self) {
        self.show(LazyScreen::Review(self.current.record()));
    }

    /// Shows the screen of the second program again, in another language.
    pub fn reload_lazy_screen(self) {
        match self.lazy.get_untracked() {
            Some(LazyScreen::Settings(_)) => self.show_settings(),
            Some(screen) => self.show(screen),
            None => {}
        }
    }

    /// Starts a match, or asks first when another is under way.
    pub fn start_match(self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        if self.current.is_under_way() && !self.notices.match_is_elsewhere() {
            self.open(Dialog::ReplaceMatch(rules, seats, colours));
        } else {
            self.current.start(rules, seats, colours);
        }
    }

    /// Leaves the table, or the trial: then the review it began from is shown again.
    pub fn leave_table(self) {
        let review = self.current.trial.get_untracked().and_then(|trial| trial.review);
        self.close_dialog();
        self.current.leave_table();
        if let Some(record) = review {
            self.show(LazyScreen::Review(record));
        }
    }

    /// Keeps the table up for a moment where the device is to be handed on now, or the round is over.
    pub fn hold_table(self) {
        match self.screen_untracked() {
            Screen::Handover(_) => {
                let time = self.motion.scaled(BEFORE_HANDOVER);
                if time > 0 {
                    self.table_is_held.set(true);
                    after(time, move || self.release_table());
                }
            }
            Screen::RoundOver(_) | Screen::MatchOver => {
                self.table_is_held.set(true);
                after_paint(move || {
                    // Where the focus leaves with what has it, the browser lays out the old screen once more.
                    blur();
                    self.release_table();
                });
            }
            _ => {}
        }
    }

    /// Covers the table for the next person, or shows how the round has ended.
    pub fn release_table(self) {
        if self.table_is_held.try_get_untracked() == Some(true) {
            self.table_is_held.set(false);
        }
    }
}

fn screen_of(game: &Match, viewer: Option<Seat>, is_held: bool) -> Screen {
    let table = Screen::Table(game.round_number());
    let engine = game.engine();
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

/// Follows what the screens of the second program, files and links lead to.
pub fn listen_to_lazy_screens(
    navigation: Navigation,
    current: CurrentMatch,
    settings: SettingsState,
    sound: Sound,
    notices: Notices,
) {
    on_message(move |message| match message {
        Message::SettingsChanged(changed) => {
            let volume_before = settings.with_untracked(|settings| settings.volume);
            let volume = changed.volume;
            settings.update(|settings| *settings = changed);
            if volume != volume_before {
                // The new volume is to be heard.
                sound.play(Cue::Slot(4), 0);
            }
        }
        Message::LeaveScreen(next) => {
            if let Next::Screen(screen) = next {
                navigation.show(screen);
                return;
            }
            let left = navigation.lazy.get_untracked();
            navigation.lazy.set(None);
            if next != Next::Game {
                forget_opener();
            }
            match next {
                Next::Game | Next::Screen(_) => {}
                Next::Continue { record, seed } => current.continue_with(&record, seed),
                Next::TryOut(record) => {
                    let review = match left {
                        Some(LazyScreen::Review(record)) => Some(record),
                        _ => None,
                    };
                    current.try_out(&record, review);
                }
            }
        }
        Message::ScreenFailed => {
            navigation.lazy.set(None);
            notices.show(Notice::NotLoaded);
        }
        _ => {}
    });
}
