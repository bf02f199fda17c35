//! What the screen tells of the opponents.

use crate::app::club::Known;
use crate::app::state::club_phrases;
use crate::players::ComputerPlayer;
use leptos::prelude::*;

/// What the screen tells of the opponents.
#[derive(Clone, Copy)]
pub struct Opponents(StoredValue<Known>);

impl Opponents {
    /// After the matches that are over: where several people play here, for whoever's ladder is looked at.
    pub fn of_history() -> Opponents {
        Opponents(StoredValue::new(Known::of_chosen()))
    }

    fn with<T: Default>(self, read: impl FnOnce(&Known) -> T) -> T {
        self.0.try_with_value(read).unwrap_or_default()
    }

    /// All of them, the weakest first.
    pub fn all(self) -> Vec<ComputerPlayer> {
        self.with(|known| known.ladder.rungs().iter().map(|rung| rung.opponent).collect())
    }

    /// How strong one is, in full tens of points.
    pub fn rating(self, opponent: ComputerPlayer) -> Option<i32> {
        self.with(|known| known.rating(opponent))
    }

    /// The same in words.
    pub fn rating_in_words(self, opponent: ComputerPlayer) -> String {
        self.with(|known| known.rating_in_words(opponent))
    }

    /// How one plays, and how the matches against them have ended.
    pub fn way_and_score(self, opponent: ComputerPlayer) -> [String; 2] {
        [club_phrases().way(opponent.id()), self.with(|known| known.score_in_words(opponent))]
    }

    /// How strong the person is, in points.
    pub fn own_points(self) -> f64 {
        self.with(|known| known.career.standing().points)
    }
}
