//! A match and the result that a friend had with the same deals, deal by deal.

use super::result::{ResultLink, ResultOf};
use crate::record::{PlayerKind, RecordedMatch};

/// A person's own results beside those of a friend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The friend's name, where the link has it.
    pub friend: Option<String>,
    /// What each of them made of each deal: points, or chips won and paid. A match of the one may have had more deals.
    pub deals: Vec<[Option<i32>; 2]>,
}

impl Comparison {
    /// Compares the one person of a match with the one of a result. `None` where there are several, or other seats.
    pub fn of(recorded: &RecordedMatch, result: &ResultLink) -> Option<Comparison> {
        let (seat, friend) = match &result.of {
            ResultOf::Day(_) => (0, None),
            ResultOf::Table(table) => {
                let mut people = table.seats.iter().enumerate().filter(|(_, seat)| seat.computer.is_none());
                let (seat, person) = people.next().filter(|_| people.next().is_none())?;
                (seat, person.name.clone())
            }
        };
        let seats = &recorded.record().seats;
        let is_person = |index: usize| seats.get(index).is_some_and(|entry| entry.player == PlayerKind::Human);
        if (0..seats.len()).any(|index| is_person(index) != (index == seat)) || seats.len() != result.sums().len() {
            return None;
        }
        let mine = recorded.results().iter().map(|round| round.scores.get(seat).copied());
        let theirs = result.rounds.iter().map(|round| round.get(seat).copied().map(i32::from));
        let (mine, theirs): (Vec<_>, Vec<_>) = (mine.collect(), theirs.collect());
        let deal = |nth: usize| [&mine, &theirs].map(|scores| scores.get(nth).copied().flatten());
        let deals = (0..mine.len().max(theirs.len())).map(deal).collect();
        Some(Comparison { friend, deals })
    }

    /// The same with the points of the go that counts, where that was another one.
    #[must_use]
    pub fn with_first(mut self, first: Option<i32>) -> Comparison {
        if let (Some(deal), Some(_)) = (self.deals.first_mut(), first) {
            deal[0] = first;
        }
        self
    }

    /// What both made in all.
    pub fn totals(&self) -> [i32; 2] {
        [0, 1].map(|who| self.deals.iter().filter_map(|deal| deal[who]).sum())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::share::{Day, Link, TableLink};

    fn played() -> (RecordedMatch, TableLink) {
        let table = Day::parse("2026-11-22").unwrap().table().unwrap();
        let entries = table.entries(|index| format!("Player {index}"));
        let chance = crate::engine::Chance::new(table.seed);
        let mut recorded = RecordedMatch::start(table.rules, entries, chance).unwrap();
        recorded.deal_from(chance).unwrap();
        (recorded, table)
    }

    #[test]
    fn deals_that_only_one_has_played_stand_alone() {
        let (recorded, table) = played();
        let result = ResultLink { of: ResultOf::Table(table), rounds: vec![vec![35, 5, 75, 10], vec![75, 10, 5, 5]] };
        // It is what the link says.
        let read = match Link::read(&Link::Result(result).fragment()).unwrap() {
            Link::Result(result) => Some(result),
            _ => None,
        };
        let comparison = Comparison::of(&recorded, &read.unwrap()).unwrap();
        assert_eq!(comparison.deals, [[None, Some(35)], [None, Some(75)]]);
        assert_eq!(comparison.totals(), [0, 110]);
        assert_eq!(comparison.friend, None);
    }

    #[test]
    fn of_several_goes_the_one_that_counts_is_compared() {
        let comparison = Comparison { friend: None, deals: vec![[Some(75), Some(35)]] };
        assert_eq!(comparison.clone().with_first(None), comparison);
        assert_eq!(comparison.with_first(Some(20)).totals(), [20, 35]);
    }

    #[test]
    fn another_table_is_not_compared() {
        let (recorded, mut table) = played();
        table.seats[0].computer = table.seats[1].computer;
        table.seats[1].computer = None;
        let result = ResultLink { of: ResultOf::Table(table.clone()), rounds: vec![vec![35, 5, 75, 10]] };
        assert_eq!(Comparison::of(&recorded, &result), None);
        table.seats[0].computer = None;
        let result = ResultLink { of: ResultOf::Table(table), rounds: vec![vec![35, 5, 75, 10]] };
        assert_eq!(Comparison::of(&recorded, &result), None, "two people");
    }
}
