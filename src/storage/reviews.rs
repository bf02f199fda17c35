//! Counts what the coach finds, and notes it beside the match.

use super::counting::is_after;
use super::played::{Opposition, person_and_opposition};
use super::saves::Saves;
use super::tally_store::Settled;
use super::text_store::{StorageFault, TextStore};
use crate::engine::{Card, Seat};
use crate::history::Review;
use crate::record::RecordedMatch;

/// The FNV-1a hash of a deck, to tell rounds apart.
fn deck_hash(deck: &[Card]) -> u32 {
    deck.iter().fold(0x811C_9DC5, |hash, card| (hash ^ u32::from(card.number())).wrapping_mul(0x0100_0193))
}

impl<S: TextStore> Saves<S> {
    /// Counts the coach's review of a round (from 0) of the match with this id: how many of this seat's decisions were
    /// reviewed, and what they gave away in hundredths of a point. Returns `false` if there is nothing to count: the
    /// round is not over, was counted before, or the seat is not that of the only person. What was found is noted all the same.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn add_review(
        &self,
        id: &str,
        recorded: &RecordedMatch,
        round: usize,
        seat: Seat,
        (decisions, lost): (u32, u32),
    ) -> Result<bool, StorageFault> {
        let Some(of) = recorded.record().rounds.get(round).filter(|of| of.result.is_some()) else { return Ok(false) };
        if decisions == 0 {
            return Ok(false);
        }
        let alone = person_and_opposition(recorded)
            .filter(|&(person, opposition)| person == seat && opposition != Opposition::People);
        let Settled { mut sums, aside, .. } = self.settle(false);
        let own = self.number_of_device();
        let kept = self.kept_match(id.to_owned()).filter(|kept| Some(kept.entry.device) == own);
        let from_history = kept.is_some_and(|kept| is_after(&sums, &kept.entry));
        let hash = deck_hash(&of.deck);
        let mut counts = alone.is_some() && from_history && !sums.reviewed.contains(&hash);
        if let Some((_, opposition)) = alone.filter(|_| !from_history)
            && sums.review(hash, (recorded.state().rules().edition, opposition), decisions, lost)
        {
            self.write_tally(&sums, &aside)?;
            counts = true;
        }
        let round = u16::try_from(round).unwrap_or(u16::MAX);
        let review = Review { round, seat, decisions, lost, counts: counts && from_history };
        let is_new = id.is_empty() || self.note_review(id, review)?;
        Ok(counts && (is_new || !from_history))
    }
}
