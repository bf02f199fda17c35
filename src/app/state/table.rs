//! What the person does at the table.

use super::coach::Coach;
use super::computer_players::ComputerPlayers;
use super::current_match::CurrentMatch;
use super::happened::Happened;
use super::navigation::{Navigation, Screen};
use super::notices::Notices;
use super::settings::SettingsState;
use super::sound::Sound;
use super::tab_match::TabMatch;
use crate::engine::{Action, Decision, Event, Seat};
use crate::i18n::Phrases;
use crate::sound::Cue;
use crate::table::input::{self, DragSource, DropTarget, Intent, Press, Selection};
use crate::table::{TableMatch, view};
use leptos::prelude::*;

/// What a table is for.
#[derive(Clone, Copy)]
pub enum TableMode {
    /// A match is played.
    Play,
    /// The lesson: the callback says whether an action is the one that is asked for now.
    Lesson(Callback<Action, bool>),
    /// A replay: nothing can be played, every rack is open, and this tells what has just happened.
    Replay(fn(&TableMatch, &Phrases) -> String),
}

/// The table, and what can be done at it.
#[derive(Clone, Copy)]
pub struct TableState {
    /// The match.
    pub current: CurrentMatch,
    /// What the table is for.
    pub mode: TableMode,
    /// This tab's match, where that is played here.
    tab: Option<TabMatch>,
    coach: Coach,
    computers: ComputerPlayers,
    navigation: Navigation,
    settings: SettingsState,
    sound: Sound,
    notices: Notices,
}

impl TableState {
    /// The table of a match.
    pub fn new(mode: TableMode, current: CurrentMatch) -> TableState {
        TableState {
            current,
            mode,
            tab: matches!(mode, TableMode::Play).then(expect_context),
            coach: expect_context(),
            computers: expect_context(),
            navigation: expect_context(),
            settings: expect_context(),
            sound: expect_context(),
            notices: expect_context(),
        }
    }

    /// Whether a match is only looked back at.
    pub const fn is_replay(self) -> bool {
        matches!(self.mode, TableMode::Replay(_))
    }

    /// The decision that is due to the person whose rack is open, tracked.
    pub fn decision_due(self) -> Option<Decision> {
        if self.is_replay() {
            return None;
        }
        let viewer = self.current.viewer.get();
        self.current.with(|game| view::decision_due(game, viewer))
    }

    fn decision_due_untracked(self) -> Option<Decision> {
        untrack(|| self.decision_due())
    }

    /// The tray as the person may see it, tracked.
    pub fn tray(self) -> Option<view::TrayView> {
        let (viewer, selection) = (self.current.viewer.get(), self.current.selection.selected.get());
        self.current.with(|game| view::tray(game, viewer, selection, self.is_replay()))
    }

    /// Does what a press means.
    pub fn press(self, press: Press) {
        if self.is_replay() {
            return;
        }
        let selection = self.current.selection.selected.get_untracked();
        let intent = input::intent(self.decision_due_untracked(), selection, press);
        // What the rules refuse need not be confirmed.
        let is_legal = |action| self.current.with_untracked(|game| game.state().legal().has(action));
        let confirms = self.settings.with_untracked(|settings| settings.confirm)
            && matches!(intent, Intent::Act(action) if is_legal(action));
        self.perform(if confirms { intent.confirmed(selection) } else { intent });
    }

    /// Begins a drag; whether there is anything to drag.
    pub fn start_drag(self, source: DragSource) -> bool {
        if self.is_replay() || !matches!(self.navigation.screen_untracked(), Screen::Table(_)) {
            return false;
        }
        let selection = self.current.selection.selected.get_untracked();
        match input::drag_start(self.decision_due_untracked(), selection, source) {
            Some(Intent::Act(action)) => self.act(action),
            Some(Intent::Select(selection)) => self.current.selection.select(selection),
            Some(Intent::Ignore) => {}
            None => return false,
        }
        true
    }

    /// What it means to let a card go.
    pub fn drop_intent(self, source: DragSource, target: DropTarget) -> Intent {
        input::drag_end(self.decision_due_untracked(), source, target)
    }

    /// Does what is meant, unless the person wants to be warned of it first.
    pub fn perform(self, intent: Intent) {
        let selection = self.current.selection;
        match intent {
            Intent::Ignore => {}
            Intent::Select(selected) => selection.select(selected),
            Intent::Act(action)
                if selection.selected.get_untracked() != Selection::Asked(action)
                    && self.coach.loss_to_warn_of(action).is_some() =>
            {
                selection.select(Selection::Asked(action));
            }
            Intent::Act(action) => self.act(action),
        }
    }

    /// Plays an action for the seat to act. A refusal is told and changes nothing else.
    pub fn act(self, action: Action) {
        match self.mode {
            TableMode::Replay(_) => return,
            TableMode::Lesson(guide) if !guide.run(action) => return,
            _ => {}
        }
        if self.notices.match_is_elsewhere() {
            return;
        }
        match self.current.play(action) {
            Some(Ok(events)) => self.follow(events),
            Some(Err(refusal)) => {
                self.current.selection.refuse(refusal);
                self.sound.play(Cue::Refused, 0);
            }
            None => {}
        }
    }

    /// Plays up to `most` actions of computer players, one after the other, before the page follows: as long as there is a next
    /// one and none is refused.
    pub fn act_at_once(self, most: usize, mut next: impl FnMut() -> Option<Action>) {
        if self.notices.match_is_elsewhere() {
            return;
        }
        let actions = std::iter::from_fn(|| self.current.play(next()?)?.ok());
        let events: Vec<Event> = actions.take(most).flatten().collect();
        if !events.is_empty() {
            self.follow(events);
        }
    }

    /// What follows from what has happened, whatever it was.
    fn follow(self, events: Vec<Event>) {
        self.current.selection.clear();
        if let Some(tab) = self.tab {
            tab.save_after(&events);
        }
        if events.iter().any(|event| matches!(event, Event::Announced { .. })) {
            self.sound.play_all(&[(Cue::RackO, 60)]);
        }
        self.current.tell(Happened::Events(events));
        self.navigation.hold_table();
    }

    /// Whether the person whose rack is open has a move to take back now, tracked.
    pub fn can_undo(self) -> bool {
        let free = self.settings.with(|settings| settings.practice);
        let viewer = self.current.viewer.get();
        let whose = self.current.with(|game| game.taken_back(free).and_then(|before| before.state().to_act()));
        matches!(self.mode, TableMode::Play) && whose.is_some() && whose == viewer
    }

    /// Takes the last move of a person back. Where the device was to be handed on, it is handed back first.
    pub fn undo(self) {
        let screen = self.navigation.screen_untracked();
        if !matches!((self.mode, screen), (TableMode::Play, Screen::Table(_) | Screen::Handover(_))) {
            return;
        }
        let free = self.settings.with_untracked(|settings| settings.practice);
        let Some(before) = self.current.with_untracked(|game| game.taken_back(free)) else { return };
        let is_handed_on = matches!(screen, Screen::Handover(_));
        if !is_handed_on && before.state().to_act() != self.current.viewer.get_untracked() {
            return;
        }
        if is_handed_on {
            self.current.viewer.set(None);
        }
        // What was advised then is not what is asked now.
        self.coach.forget();
        self.current.take_back(before);
        self.computers.pause(false);
        self.current.selection.clear();
        if let Some(tab) = self.tab {
            tab.save();
        }
    }

    /// Shows the coach's hint, or puts it away.
    pub fn toggle_hint(self) {
        if !self.is_replay() {
            self.coach.toggle_hint(self.sound);
        }
    }

    /// Whose rack stands in front: that of the viewer, or where nobody's rack is open of the first seat.
    pub fn front_seat(self) -> Seat {
        self.current.viewer.get_untracked().unwrap_or(Seat::ALL[0])
    }
}
