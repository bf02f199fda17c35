//! What the coach has found in the rounds of a match. It is asked after the match was written down, so it has a text of its own.

use super::fault::HistoryFault;
use crate::engine::Seat;

/// How a text of this version begins.
const VERSION: &str = "1";
/// More reviews than a match has: of each seat in each round.
const MOST_REVIEWS: usize = 1 << 14;

/// What the coach has found in the decisions of a seat in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Review {
    /// The round, from 0.
    pub round: u16,
    /// The seat.
    pub seat: Seat,
    /// How many decisions were looked at.
    pub decisions: u32,
    /// What was given away in them, in hundredths of a point.
    pub lost: u32,
    /// Whether the statistics count it from here: not where it was added to their sums before.
    pub counts: bool,
}

/// The reviews of a match, each seat's of each round once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reviews(Vec<Review>);

impl Reviews {
    /// All of them, in their order.
    pub fn all(&self) -> &[Review] {
        &self.0
    }

    /// Adds a review. `false` where the seat's round was reviewed before: then nothing changes.
    pub fn add(&mut self, review: Review) -> bool {
        let is_known = self.0.iter().any(|one| (one.round, one.seat) == (review.round, review.seat));
        if !is_known && self.0.len() < MOST_REVIEWS {
            self.0.push(review);
        }
        !is_known
    }

    /// The union of both: of what both have, what stands here.
    #[must_use]
    pub fn merged(mut self, other: &Reviews) -> Reviews {
        for review in &other.0 {
            self.add(*review);
        }
        self
    }

    /// As a text.
    pub fn text(&self) -> String {
        self.0.iter().fold(VERSION.to_owned(), |text, review| {
            let Review { round, seat, decisions, lost, counts } = review;
            format!("{text} {round}.{}.{decisions}.{lost}.{}", seat.number(), u8::from(*counts))
        })
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// [`HistoryFault::Newer`] where a later version has written it, [`HistoryFault::Damaged`] where it is not whole.
    pub fn read(text: &str) -> Result<Reviews, HistoryFault> {
        let mut parts = text.split(' ');
        match parts.next() {
            Some(VERSION) => {}
            Some(other) if other.parse::<u32>().is_ok() => return Err(HistoryFault::Newer),
            _ => return Err(HistoryFault::Damaged),
        }
        let mut reviews = Reviews::default();
        for part in parts.take(MOST_REVIEWS) {
            let review = read_review(part).ok_or(HistoryFault::Damaged)?;
            reviews.add(review);
        }
        Ok(reviews)
    }
}

fn read_review(text: &str) -> Option<Review> {
    let numbers: Vec<u32> = text.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let [round, seat, decisions, lost, counts @ (0 | 1)] = numbers[..] else { return None };
    Some(Review {
        round: u16::try_from(round).ok()?,
        seat: Seat::new(seat as usize)?,
        decisions,
        lost,
        counts: counts == 1,
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    fn review(round: u16, lost: u32) -> Review {
        Review { round, seat: Seat::ALL[1], decisions: 20, lost, counts: round == 0 }
    }

    #[test]
    fn each_round_of_a_seat_is_reviewed_once_and_comes_back() {
        let mut reviews = Reviews::default();
        assert!(reviews.add(review(0, 150)) && reviews.add(review(3, 7)) && !reviews.add(review(0, 9)));
        assert_eq!(reviews.text(), "1 0.1.20.150.1 3.1.20.7.0");
        assert_eq!(Reviews::read(&reviews.text()), Ok(reviews.clone()));
        let mut other = Reviews::default();
        assert!(other.add(review(3, 99)) && other.add(review(4, 1)));
        let merged = reviews.merged(&other);
        assert_eq!(merged.all(), [review(0, 150), review(3, 7), review(4, 1)]);
        assert_eq!(merged.clone().merged(&merged), merged);
        assert_eq!(Reviews::read("1"), Ok(Reviews::default()));
    }

    #[test]
    fn what_is_newer_or_broken_says_so() {
        assert_eq!(Reviews::read("2 anything"), Err(HistoryFault::Newer));
        for text in
            ["", "x", "1 ", "1 0.1.20.150", "1 0.4.20.150.1", "1 0.1.20.150.2", "1 70000.1.20.1.1", "1 0.1.-2.1.1"]
        {
            assert_eq!(Reviews::read(text), Err(HistoryFault::Damaged), "{text}");
        }
        assert_eq!(Reviews::read("1 0.0.1.1.1").unwrap().all().len(), 1);
    }
}
