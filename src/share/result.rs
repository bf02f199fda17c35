//! How a match or the deal of a day has ended for somebody. It says what its sender says: nobody can check it.

use super::day::Day;
use super::fault::LinkFault;
use super::table::{TableLink, check_of, later_or};
use super::text::{checked, read_decimal};
use crate::engine::RoundResult;
use crate::record::RecordedMatch;

/// More rounds than any match has that is worth telling of.
const MOST_ROUNDS: usize = 500;

/// What a result is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultOf {
    /// A match at a table, which can be played by whoever reads of it.
    Table(TableLink),
    /// The deal of a day.
    Day(Day),
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultLink {
    /// What it is of.
    pub of: ResultOf,
    /// For each round the points by seat, or chips won (+) and paid (−).
    pub rounds: Vec<Vec<i16>>,
}

impl ResultLink {
    /// The result of a match as far as its rounds are over; `None` where there is none yet, or it was played by others than
    /// this is of.
    pub fn of_match(recorded: &RecordedMatch, of: ResultOf) -> Option<ResultLink> {
        let seats = recorded.record().seats.len();
        let scores =
            |result: &RoundResult| result.scores[..seats].iter().map(|&score| i16::try_from(score).ok()).collect();
        let rounds: Vec<Vec<i16>> = recorded.results().iter().map(scores).collect::<Option<_>>()?;
        let there = !rounds.is_empty() && rounds.len() <= MOST_ROUNDS && ResultLink::seats(&of) == seats;
        there.then_some(ResultLink { of, rounds })
    }

    /// How many seats there were.
    fn seats(of: &ResultOf) -> usize {
        match of {
            ResultOf::Table(table) => table.seats.len(),
            ResultOf::Day(_) => Day::PLAYERS,
        }
    }

    /// What each seat has made in all rounds together. (A match for chips begins with some; partners share theirs.)
    pub fn sums(&self) -> Vec<i32> {
        let mut sums = vec![0; ResultLink::seats(&self.of)];
        for round in &self.rounds {
            sums.iter_mut().zip(round).for_each(|(sum, &score)| *sum += i32::from(score));
        }
        sums
    }

    pub(super) fn text(&self) -> String {
        let of = match &self.of {
            ResultOf::Table(table) => table.plain_text(),
            ResultOf::Day(day) => day.to_string(),
        };
        let rounds: Vec<String> = self
            .rounds
            .iter()
            .map(|round| round.iter().map(|&score| score_text(score)).collect::<Vec<_>>().join("-"))
            .collect();
        checked(format!("{of}.{}", rounds.join("_")))
    }

    pub(super) fn read(body: &str) -> Result<ResultLink, LinkFault> {
        ResultLink::read_known(body).map_err(|fault| later_or(fault, body))
    }

    fn read_known(body: &str) -> Result<ResultLink, LinkFault> {
        let damaged = LinkFault::Damaged;
        let (plain, _) = body.rsplit_once('.').ok_or(damaged.clone())?;
        let (of, scores) = plain.rsplit_once('.').ok_or(damaged.clone())?;
        let of = match Day::parse(of) {
            Some(day) => ResultOf::Day(day),
            None => ResultOf::Table(TableLink::read_plain(of)?),
        };
        let seats = ResultLink::seats(&of);
        let read_round = |round: &str| -> Option<Vec<i16>> {
            let scores: Vec<i16> = round.splitn(seats + 1, '-').map(read_score).collect::<Option<_>>()?;
            (scores.len() == seats).then_some(scores)
        };
        let rounds: Option<Vec<Vec<i16>>> = scores.split('_').take(MOST_ROUNDS + 1).map(read_round).collect();
        let rounds = rounds.filter(|rounds| rounds.len() <= MOST_ROUNDS).ok_or(damaged.clone())?;
        let result = ResultLink { of, rounds };
        if check_of(&result.text()) == check_of(body) { Ok(result) } else { Err(damaged) }
    }
}

/// Chips that are paid are written with an `m`.
fn score_text(score: i16) -> String {
    if score < 0 { format!("m{}", score.unsigned_abs()) } else { score.to_string() }
}

fn read_score(text: &str) -> Option<i16> {
    let (digits, sign) = text.strip_prefix('m').map_or((text, 1), |digits| (digits, -1));
    let value = i16::try_from(read_decimal(digits)?).ok()?;
    (sign > 0 || value > 0).then_some(sign * value)
}
