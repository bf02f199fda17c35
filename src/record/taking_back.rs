//! Taking a decision back.

use super::recorded::RecordedMatch;
use super::replaying::Replay;
use crate::engine::{Phase, Seat, Source};

/// Which decisions may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// Only the very last decision, and only if it revealed no new card to its player: what to do with a drawn card, an
    /// exchange for the top discard, or passing, before the next player has moved.
    Fair,
    /// The seat's own last decision, whatever came after it: for practice.
    Free,
}

impl RecordedMatch {
    /// The match as it was before this seat's last decision in the round; `None` if there is nothing to take back.
    /// Placed cards stay where they are (R30).
    ///
    /// A record does not hold the seed of the cards to come, so set the chance again: [`RecordedMatch::continue_with`].
    pub fn taken_back(&self, seat: Seat, how: TakeBack) -> Option<RecordedMatch> {
        let game = self.state();
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
            TakeBack::Free => backwards.into_iter().find(|before| before.state().to_act() == Some(seat)),
        }
    }

    /// A cheap check that rules out most unfair cases before the match is replayed.
    fn may_be_fair(&self, seat: Seat) -> bool {
        let phase = self.state().round().map(|round| round.phase());
        let last = self.state().log().last();
        phase != Some(Phase::Drawn) && last.is_some_and(|turn| turn.seat == seat)
    }

    /// Whether the decision between this match and `after` was this seat's and revealed nothing new to it.
    fn was_fair(&self, after: &RecordedMatch, seat: Seat) -> bool {
        let game = self.state();
        let took = after.state().log().len() > game.log().len()
            && after.state().log().last().is_some_and(|turn| turn.source == Source::Discard);
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
