//! What one could try next time after a challenge that was lost.

use super::challenge::challenged;
use crate::engine::Seat;
use crate::history::Entry;

/// What one could try next time after a challenge that was lost. Where several kinds fit it is the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// In a round that the opponent announced the rack was all in order, but without a run of three (R15): think of the run
    /// earlier.
    RunEarlier,
    /// They announced no more rounds than the person, and won by the points of the others (R18): fill the slots from 5 on first,
    /// so that something is in order when somebody else announces.
    LowSlotsFirst,
    /// They announced more rounds and yet it was close: just try again.
    OnceMore,
    /// They announced most rounds when the rack was far from being in order: take what fits, and let the perfect card be.
    Faster,
    /// They announced most rounds when the rack was nearly in order: leave more room for the last cards.
    WiderGaps,
    /// Nothing of this: look at how this opponent plays, and play against that.
    TheirWay,
}

impl Advice {
    /// The word by which phrases choose.
    pub const fn word(self) -> &'static str {
        match self {
            Advice::RunEarlier => "run",
            Advice::LowSlotsFirst => "low",
            Advice::OnceMore => "again",
            Advice::Faster => "faster",
            Advice::WiderGaps => "wider",
            Advice::TheirWay => "other",
        }
    }
}

/// Behind by so many points, five cards in order, it was close.
const CLOSE: i32 = 25;
/// A rack that is all in order but not announced has so many points (R18).
const ALL_IN_ORDER: i32 = 50;
/// With fewer points on average the rack was far from being in order.
const FAR: i32 = 15;
/// With so many points on average it was nearly in order.
const NEAR: i32 = 30;

/// What to try after this match; `None` where it was no challenge, or was not lost.
pub fn lost_advice(entry: &Entry) -> Option<Advice> {
    challenged(entry)?;
    let person = entry.only_person().filter(|person| !entry.winners.has(*person))?;
    let totals = entry.totals();
    let total = |seat: Seat| totals.get(seat.number()).copied().unwrap_or_default();
    let opponent = Seat::ALL.into_iter().take(entry.seats.len()).find(|seat| *seat != person)?;
    let announced_by_them = entry.rounds.iter().filter(|round| round.announcer != person);
    let scores: Vec<i32> = announced_by_them.filter_map(|round| round.scores.get(person.number()).copied()).collect();
    let theirs = scores.len() as i32;
    let own = entry.rounds.len() as i32 - theirs;
    let sum = scores.iter().fold(0i32, |sum, &score| sum.saturating_add(score));
    let is_at_least = |points: i32| sum >= theirs.saturating_mul(points);
    Some(match () {
        () if scores.contains(&ALL_IN_ORDER) => Advice::RunEarlier,
        () if theirs <= own => Advice::LowSlotsFirst,
        () if total(opponent).saturating_sub(total(person)) <= CLOSE => Advice::OnceMore,
        () if !is_at_least(FAR) => Advice::Faster,
        () if is_at_least(NEAR) => Advice::WiderGaps,
        () => Advice::TheirWay,
    })
}

#[cfg(test)]
mod tests {
    use super::super::test_entries::{YOU, against, round};
    use super::*;
    use crate::engine::SeatSet;

    /// A challenge that was lost: who announced each round, and what the other one scored.
    fn lost(rounds: &[(usize, i32)]) -> Entry {
        let score = |&(announcer, other): &(usize, i32)| {
            round(announcer, if announcer == 0 { [75, other, 0, 0] } else { [other, 75, 0, 0] })
        };
        Entry { rounds: rounds.iter().map(score).collect(), ..against(&["irma"], "1") }
    }

    fn advice(rounds: &[(usize, i32)]) -> Option<Advice> {
        lost_advice(&lost(rounds))
    }

    #[test]
    fn each_way_to_lose_has_its_advice() {
        assert_eq!(advice(&[(1, 5), (1, 50), (1, 10), (1, 5)]), Some(Advice::RunEarlier));
        assert_eq!(advice(&[(0, 35), (0, 35), (0, 40), (1, 5), (1, 5)]), Some(Advice::LowSlotsFirst));
        assert_eq!(advice(&[(0, 30), (0, 30), (1, 40), (1, 40), (1, 45)]), Some(Advice::OnceMore));
        assert_eq!(advice(&[(1, 5), (1, 10), (0, 20), (1, 20), (1, 15)]), Some(Advice::Faster));
        assert_eq!(advice(&[(1, 35), (1, 30), (1, 25), (1, 30)]), Some(Advice::WiderGaps));
        assert_eq!(advice(&[(1, 20), (1, 25), (1, 15), (1, 20)]), Some(Advice::TheirWay));
    }

    #[test]
    fn it_does_not_matter_where_the_person_sat() {
        let mut entry = lost(&[(1, 5), (1, 10), (1, 10), (1, 5)]);
        entry.seats.reverse();
        entry.winners = SeatSet::EMPTY.with(YOU);
        for round in &mut entry.rounds {
            round.announcer = YOU;
            round.scores.swap(0, 1);
        }
        assert_eq!(lost_advice(&entry), Some(Advice::Faster));
    }

    #[test]
    fn whoever_has_won_or_played_something_else_needs_none() {
        assert_eq!(lost_advice(&against(&["irma"], "0000")), None);
        assert_eq!(lost_advice(&against(&["hard"], "1111")), None);
        assert_eq!(lost_advice(&against(&["irma", "leo"], "1111")), None);
    }
}
