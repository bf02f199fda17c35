//! What one of several people has played: counted from the history, where it stands who sat where.

use super::counting::{KeptMatch, is_after, rounds_of_seat};
use super::saves::Saves;
use super::tally::Tally;
use super::text_store::TextStore;
use crate::people::{People, PersonId};

impl<S: TextStore> Saves<S> {
    /// What this person has played, of everything that counts in the history: also with other people, where it is known here who
    /// has won. The matches go by the time at which they were over.
    pub fn tally_of_person(&self, person: PersonId, people: &People) -> Tally {
        let history = self.history();
        let others = self.sums_of_others(&history);
        let (sums, own) = (self.settle(false).sums, self.number_of_device());
        let mut tally = Tally::default();
        for KeptMatch { entry, reviews, .. } in &history {
            let device = others.iter().find(|one| one.device.parse() == Ok(entry.device)).map(|one| &one.tally);
            let sums = if Some(entry.device) == own { Some(&sums) } else { device };
            // What was forgotten does not count any more.
            let counts = sums.is_none_or(|sums| is_after(sums, entry));
            let Some(seat) = people.seat_of(person, entry).filter(|_| counts) else { continue };
            let Some((rounds, opposition)) = rounds_of_seat(entry, seat) else { continue };
            rounds.iter().for_each(|played| tally.count_of_person(played));
            for review in reviews.all().iter().filter(|review| review.counts && review.seat == seat) {
                tally.add_loss((entry.rules.edition, opposition), review.decisions, review.lost);
            }
        }
        tally
    }
}
