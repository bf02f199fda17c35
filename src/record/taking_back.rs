//! Taking a decision back.

use super::recorded::RecordedGame;
use super::replaying::Replay;
use crate::engine::{Phase, Seat, Source};

/// Which decisions may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// Only the very last one, and only if it showed its player no card they had not seen: what became of a drawn card, an
    /// exchange for the open discard, or going on without announcing, before the next player has moved. Drawing is not.
    Fair,
    /// One's own last decision, whatever came after it: for practice.
    Free,
}

impl RecordedGame {
    /// The match as it was before the last decision of this seat in the round; `None` where there is nothing to take
    /// back. Cards dealt one by one (R30) stay where they were put.
    ///
    /// A record does not hold the seed of the cards to come, so the match has to be told its chance again:
    /// [`RecordedGame::continue_with`].
    pub fn taken_back(&self, seat: Seat, how: TakeBack) -> Option<RecordedGame> {
        let game = self.game();
        let round = game.round().filter(|round| !matches!(round.phase(), Phase::Over { .. }))?;
        if how == TakeBack::Fair && !self.may_be_fair(seat) {
            return None;
        }
        let number = self.record().rounds.len().checked_sub(1)?;
        let placed: usize = round.seats().iter().map(|seat| self.placed(seat)).sum();
        let replay = Replay::new(self);
        let steps = replay.steps(number);
        let backwards = (placed..steps).rev().filter_map(|step| replay.at(number, step));
        match how {
            TakeBack::Fair => backwards.take(1).find(|before| before.was_fair(self, seat)),
            TakeBack::Free => backwards.into_iter().find(|before| before.game().to_act() == Some(seat)),
        }
    }

    /// A quick look at what cannot be taken back fairly, before the match is played again.
    fn may_be_fair(&self, seat: Seat) -> bool {
        let phase = self.game().round().map(|round| round.phase());
        let last = self.game().log().last();
        phase != Some(Phase::Drawn) && last.is_some_and(|turn| turn.seat == seat)
    }

    /// Whether the decision that led from here to `after` was this seat's and showed it nothing new.
    fn was_fair(&self, after: &RecordedGame, seat: Seat) -> bool {
        let game = self.game();
        let took = after.game().log().len() > game.log().len()
            && after.game().log().last().is_some_and(|turn| turn.source == Source::Discard);
        let phase = game.round().map(|round| round.phase());
        let knew = matches!(phase, Some(Phase::Drawn | Phase::Announce));
        game.to_act() == Some(seat) && (took || knew)
    }

    /// How many dealt cards a seat has placed (R30).
    fn placed(&self, seat: Seat) -> usize {
        let lists = self.record().rounds.last().and_then(|round| round.placements.as_ref());
        lists.and_then(|lists| lists.get(seat.number())).map_or(0, Vec::len)
    }
}
