//! Taking a move back.

use super::coach::Coach;
use super::computer_players::ComputerPlayers;
use super::current_match::CurrentMatch;
use super::navigation::{Navigation, Screen};
use super::settings::SettingsState;
use super::tab_match::TabMatch;
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// Takes moves of the match of this tab back.
#[derive(Clone, Copy)]
pub struct TakingBack {
    current: CurrentMatch,
    tab: TabMatch,
    settings: SettingsState,
    navigation: Navigation,
    coach: Coach,
    computers: ComputerPlayers,
}

impl TakingBack {
    /// Taking back in the match of this tab.
    pub fn new(current: CurrentMatch) -> TakingBack {
        TakingBack {
            current,
            tab: expect_context(),
            settings: expect_context(),
            navigation: expect_context(),
            coach: expect_context(),
            computers: expect_context(),
        }
    }

    /// Taking back at this table; none where that is not possible.
    pub fn here() -> Option<TakingBack> {
        use_context().flatten()
    }

    /// Whether the person whose rack is open has a move to take back now, tracked.
    pub fn is_possible(self) -> bool {
        let free = self.settings.fields.practice().get();
        let viewer = self.current.viewer.get();
        let whose = self.current.with(|game| game.taken_back(free).and_then(|before| before.state().to_act()));
        whose.is_some() && whose == viewer
    }

    /// Takes the last move of a person back. Where the device was to be handed on, it is handed back first.
    pub fn take_back(self) {
        let screen = self.navigation.screen_untracked();
        if !matches!(screen, Screen::Table(_) | Screen::Handover(_)) {
            return;
        }
        let free = self.settings.fields.practice().get_untracked();
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
        self.tab.save();
    }
}
