//! What the history adds to the sums of the statistics: functions of nothing but the matches.

use super::played::{Opposition, Played, person_and_opposition_of};
use super::tally::Tally;
use crate::engine::Seat;
use crate::history::{Entry, Reviews};

/// A match of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMatch {
    /// Its id.
    pub id: String,
    /// What the history says of it.
    pub entry: Entry,
    /// What the coach has found in it.
    pub reviews: Reviews,
}

/// Puts the match that was over first before the others: ids say nothing of that.
pub(super) fn in_order(all: &mut [KeptMatch]) {
    all.sort_by(|one, other| (one.entry.time, &one.id).cmp(&(other.entry.time, &other.id)));
}

/// The rounds of a match that count from the history, as the statistics see them. None, where only computer players sat there.
pub(super) fn rounds_of(entry: &Entry) -> Vec<Played> {
    let Some((person, opposition)) = person_of(entry) else { return Vec::new() };
    let rounds = rounds_at(entry, person, opposition).into_iter();
    rounds.map(|played| if opposition == Opposition::People { played.of_nobody() } else { played }).collect()
}

/// The same, as they went for the person at this seat, and their opposition.
pub(super) fn rounds_of_seat(entry: &Entry, seat: Seat) -> Option<(Vec<Played>, Opposition)> {
    let (_, opposition) = person_of(entry)?;
    Some((rounds_at(entry, seat, opposition), opposition))
}

fn rounds_at(entry: &Entry, person: Seat, opposition: Opposition) -> Vec<Played> {
    let own_side = |seat: Seat| seat == person || entry.rules.partners && seat == person.opposite();
    let last = entry.rounds.len().saturating_sub(1);
    let rounds = entry.rounds.iter().enumerate().filter(|(_, round)| round.counts);
    rounds
        .map(|(nth, round)| Played {
            edition: entry.rules.edition,
            opposition,
            there: round.seats.has(person),
            won: own_side(round.announcer),
            chips: entry.rules.goal.is_for_chips(),
            over: nth == last,
            match_won: nth == last && entry.winners.has(person),
            score: round.scores.get(person.number()).copied().unwrap_or_default(),
        })
        .collect()
}

/// The person of a match and their opposition.
pub(super) fn person_of(entry: &Entry) -> Option<(Seat, Opposition)> {
    person_and_opposition_of(entry.seats.iter().map(|seat| &seat.player))
}

/// Whether the sums of its device do not hold this match yet.
pub(super) fn is_after(sums: &Tally, entry: &Entry) -> bool {
    sums.until.is_none_or(|until| entry.time > until)
}

/// The sums of a device with the rounds of its matches that are not over, each with its time, and with its history.
pub(super) fn counted<'a>(
    sums: &Tally,
    rounds: &[(i32, Played)],
    history: impl Iterator<Item = &'a KeptMatch>,
) -> Tally {
    let mut tally = sums.clone();
    let mut all: Vec<(i32, Played)> = rounds.to_vec();
    for KeptMatch { entry, reviews, .. } in history.filter(|one| is_after(sums, &one.entry)) {
        all.extend(rounds_of(entry).into_iter().map(|played| (entry.time, played)));
        let Some((_, opposition)) = person_of(entry) else { continue };
        for review in reviews.all().iter().filter(|review| review.counts) {
            tally.add_loss((entry.rules.edition, opposition), review.decisions, review.lost);
        }
    }
    // The streak follows the time. Rounds of one match stay in their order.
    all.sort_by_key(|(time, _)| *time);
    all.iter().for_each(|(_, played)| tally.count(played));
    tally
}
