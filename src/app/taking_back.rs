//! Taking a move back.

use super::store::{Screen, Store};
use crate::engine::Seat;
use crate::record::{RecordedGame, TakeBack};

impl Store {
    /// Whether there is a move to take back now. Only a person who plays alone can: others would have seen it.
    pub fn can_take_back(&self) -> bool {
        let free = self.settings.with(|settings| settings.practice);
        self.guide.is_none()
            && self
                .play
                .with(|play| play.as_ref().is_some_and(|play| taken_back(&play.recorded, play.alone(), free).is_some()))
    }

    /// Whether the very last move can be taken back, so that the next player should give it a moment.
    pub fn may_regret(&self) -> bool {
        self.play
            .with(|play| play.as_ref().is_some_and(|play| taken_back(&play.recorded, play.alone(), false).is_some()))
    }

    /// Takes the last own move back.
    pub fn take_back(&self) {
        if self.watching() || self.guide.is_some() || !matches!(self.screen_untracked(), Screen::Table(_)) {
            return;
        }
        let free = self.settings.with_untracked(|settings| settings.practice);
        let before = self.play.with_untracked(|play| {
            let play = play.as_ref()?;
            let mut before = taken_back(&play.recorded, play.alone(), free)?;
            before.continue_with(play.chance);
            Some(before)
        });
        if let Some(before) = before {
            self.play.update(|play| {
                if let Some(play) = play {
                    play.recorded = before;
                }
            });
            self.held_up.set(false);
            self.choice.set(Default::default());
            self.remark.set(None);
            self.save();
        }
    }
}

fn taken_back(recorded: &RecordedGame, person: Option<Seat>, free: bool) -> Option<RecordedGame> {
    recorded.taken_back(person?, if free { TakeBack::Free } else { TakeBack::Fair })
}
