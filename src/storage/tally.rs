//! Totals of what has been played, for the statistics. Only lazy parts use them.

use super::played::{Opposition, Played};
use crate::engine::Edition;
use serde::{Deserialize, Serialize};

/// How many reviewed rounds are remembered, so that none is counted twice.
pub(super) const MOST_REVIEWED: usize = 200;

/// Sums over rounds and matches. Where several people share a device, only rounds and matches are counted, since wins
/// could not be attributed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Rounds played.
    pub rounds: u32,
    /// Of these, rounds in which the person or their partner announced.
    pub rounds_won: u32,
    /// The person's own points in all rounds not played for chips.
    pub points: u32,
    /// Of the rounds, those played for chips.
    pub chip_rounds: u32,
    /// Chips won minus chips paid in them.
    pub chips: i32,
    /// Matches finished.
    pub matches: u32,
    /// Of these, matches won or shared by the person's side.
    pub matches_won: u32,
    /// Decisions the coach has reviewed.
    pub decisions: u32,
    /// What was given away in them, in hundredths of a point.
    pub lost: u32,
}

/// The counts for one edition and opposition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TallyLine {
    /// The sheet that was played.
    pub edition: Edition,
    /// The strongest computer player at the table, or people.
    pub opposition: Opposition,
    /// The counts.
    pub counts: Counts,
}

/// Everything that has been counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "StoredTally", into = "StoredTally")]
pub struct Tally {
    /// One line for each combination of edition and opposition that was played.
    pub lines: Vec<TallyLine>,
    /// The current streak of matches won.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// The time of the last match of the history that is in these sums, in seconds since the beginning of 2020: those after it are
    /// counted from the history. Nothing where none is.
    pub until: Option<i32>,
    /// Hashes of the decks of recently reviewed rounds, the latest last.
    pub reviewed: Vec<u32>,
    /// The lines of editions and oppositions that only a later version knows: they are kept for it.
    pub(super) later: Vec<StoredLine>,
}

/// The stored form.
#[derive(Serialize, Deserialize)]
struct StoredTally {
    lines: Vec<StoredLine>,
    streak: u32,
    best_streak: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    until: Option<i32>,
    reviewed: Vec<u32>,
}

/// A line with names that may be of a later version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct StoredLine {
    edition: String,
    opposition: String,
    counts: Counts,
}

impl From<StoredTally> for Tally {
    fn from(stored: StoredTally) -> Tally {
        let StoredTally { lines, streak, best_streak, until, reviewed } = stored;
        Tally { streak, best_streak, until, reviewed, ..Tally::of_lines(lines) }
    }
}

impl From<TallyLine> for StoredLine {
    fn from(line: TallyLine) -> StoredLine {
        StoredLine {
            edition: line.edition.name().to_owned(),
            opposition: line.opposition.name().to_owned(),
            counts: line.counts,
        }
    }
}

impl Tally {
    /// The tally with these lines and nothing else.
    pub(super) fn of_lines(lines: Vec<StoredLine>) -> Tally {
        let mut tally = Tally::default();
        for line in lines {
            match (line.edition.parse(), Opposition::named(&line.opposition)) {
                (Ok(edition), Some(opposition)) => {
                    tally.lines.push(TallyLine { edition, opposition, counts: line.counts });
                }
                _ => tally.later.push(line),
            }
        }
        tally
    }
}

impl From<Tally> for StoredTally {
    fn from(tally: Tally) -> StoredTally {
        let Tally { lines, streak, best_streak, until, reviewed, later } = tally;
        let lines = lines.into_iter().map(StoredLine::from).chain(later).collect();
        StoredTally { lines, streak, best_streak, until, reviewed }
    }
}

/// Adds to a count, saturating: a stored count may have been tampered with.
fn add(count: &mut u32, more: u32) {
    *count = count.saturating_add(more);
}

/// The rounded mean.
fn mean(sum: u64, count: u64) -> Option<u32> {
    u32::try_from((sum + count / 2).checked_div(count)?).ok()
}

impl Counts {
    /// The mean score of a round played for points, in tenths of a point.
    pub fn mean_score(&self) -> Option<u32> {
        mean(u64::from(self.points) * 10, self.rounds.saturating_sub(self.chip_rounds).into())
    }

    /// The mean loss per decision, in tenths of a point.
    pub fn mean_loss(&self) -> Option<u32> {
        // The loss is in hundredths.
        mean(self.lost.into(), u64::from(self.decisions) * 10)
    }

    fn plus(mut self, more: &Counts) -> Counts {
        add(&mut self.rounds, more.rounds);
        add(&mut self.rounds_won, more.rounds_won);
        add(&mut self.points, more.points);
        add(&mut self.chip_rounds, more.chip_rounds);
        self.chips = self.chips.saturating_add(more.chips);
        add(&mut self.matches, more.matches);
        add(&mut self.matches_won, more.matches_won);
        add(&mut self.decisions, more.decisions);
        add(&mut self.lost, more.lost);
        self
    }
}

impl Tally {
    /// The sum of the wanted lines.
    pub fn sum(&self, wanted: impl Fn(&TallyLine) -> bool) -> Counts {
        self.lines.iter().filter(|line| wanted(line)).fold(Counts::default(), |sum, line| sum.plus(&line.counts))
    }

    /// This tally plus that of another device. The current streak stays this device's.
    #[must_use]
    pub(super) fn with(mut self, other: &Tally) -> Tally {
        for line in &other.lines {
            let counts = self.counts(line.edition, line.opposition);
            *counts = core::mem::take(counts).plus(&line.counts);
        }
        self.best_streak = self.best_streak.max(other.best_streak);
        self
    }

    fn counts(&mut self, edition: Edition, opposition: Opposition) -> &mut Counts {
        let known = self.lines.iter().position(|line| (line.edition, line.opposition) == (edition, opposition));
        let index = known.unwrap_or_else(|| {
            self.lines.push(TallyLine { edition, opposition, counts: Counts::default() });
            self.lines.len() - 1
        });
        &mut self.lines[index].counts
    }

    /// Counts a finished round. Of several people nobody has won it.
    pub(super) fn count(&mut self, played: &Played) {
        if played.opposition == Opposition::People {
            let counts = self.counts(played.edition, played.opposition);
            add(&mut counts.rounds, played.there.into());
            add(&mut counts.matches, played.over.into());
        } else {
            self.count_of_person(played);
        }
    }

    /// Counts a finished round as it went for one person, also among several.
    pub(super) fn count_of_person(&mut self, played: &Played) {
        let counts = self.counts(played.edition, played.opposition);
        add(&mut counts.rounds, played.there.into());
        add(&mut counts.matches, played.over.into());
        add(&mut counts.rounds_won, played.won.into());
        add(&mut counts.matches_won, played.match_won.into());
        match (played.there, played.chips) {
            (false, _) => {}
            (true, true) => {
                add(&mut counts.chip_rounds, 1);
                counts.chips = counts.chips.saturating_add(played.score);
            }
            // A round's points are never negative.
            (true, false) => add(&mut counts.points, u32::try_from(played.score).unwrap_or(0)),
        }
        if played.over {
            self.streak = if played.match_won { self.streak.saturating_add(1) } else { 0 };
            self.best_streak = self.best_streak.max(self.streak);
        }
    }

    /// Counts the review of a round whose deck has this hash. Returns `false` if it was counted before.
    pub(super) fn review(
        &mut self,
        deck_hash: u32,
        (edition, opposition): (Edition, Opposition),
        decisions: u32,
        lost: u32,
    ) -> bool {
        if self.reviewed.contains(&deck_hash) {
            return false;
        }
        self.reviewed.push(deck_hash);
        let surplus = self.reviewed.len().saturating_sub(MOST_REVIEWED);
        self.reviewed.drain(..surplus);
        self.add_loss((edition, opposition), decisions, lost);
        true
    }

    /// Counts what was given away in so many decisions, in hundredths of a point.
    pub(super) fn add_loss(&mut self, (edition, opposition): (Edition, Opposition), decisions: u32, lost: u32) {
        let counts = self.counts(edition, opposition);
        add(&mut counts.decisions, decisions);
        add(&mut counts.lost, lost);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Played = Played {
        edition: Edition::Jumbo,
        opposition: Opposition::Hard,
        there: true,
        won: true,
        chips: false,
        over: true,
        match_won: true,
        score: 75,
    };

    #[test]
    fn what_only_a_later_version_counts_is_kept_for_it() {
        let counts = serde_json::to_string(&Counts { rounds: 3, ..Counts::default() }).unwrap_or_default();
        let line =
            |edition: &str, who: &str| format!(r#"{{"edition":"{edition}","opposition":"{who}","counts":{counts}}}"#);
        let lines = [line("jumbo", "hard"), line("parker", "hard"), line("jumbo", "grandmaster")].join(",");
        let text = format!(r#"{{"lines":[{lines}],"streak":1,"best_streak":2,"reviewed":[7]}}"#);
        let tally: Tally = serde_json::from_str(&text).unwrap_or_default();
        assert_eq!((tally.lines.len(), tally.sum(|_| true).rounds), (1, 3));
        assert_eq!(serde_json::to_string(&tally).ok(), Some(text));
    }

    #[test]
    fn chips_are_no_points() {
        let mut tally = Tally::default();
        let round = Played { won: false, chips: true, over: false, match_won: false, score: -4, ..WON };
        tally.count(&round);
        tally.count(&Played { score: 7, ..round });
        tally.count(&Played { chips: false, score: 40, ..round });
        // Out of the game: the match goes on without the person and is lost.
        tally.count(&Played { there: false, over: true, score: 0, ..round });
        let sum = tally.sum(|_| true);
        assert_eq!((sum.rounds, sum.chip_rounds, sum.chips, sum.points, sum.matches), (3, 2, 3, 40, 1));
        assert_eq!(sum.mean_score(), Some(400));
    }

    #[test]
    fn of_several_people_only_rounds_and_matches_are_counted() {
        let mut tally = Tally { streak: 3, best_streak: 3, ..Tally::default() };
        tally.count(&Played { opposition: Opposition::People, chips: true, ..WON });
        assert_eq!(tally.sum(|_| true), Counts { rounds: 1, matches: 1, ..Counts::default() });
        assert_eq!((tally.streak, tally.best_streak), (3, 3));
    }

    #[test]
    fn numbers_that_are_too_large_stay_at_their_end() {
        let most = Counts {
            rounds: u32::MAX,
            rounds_won: u32::MAX,
            points: u32::MAX,
            chip_rounds: 0,
            chips: i32::MAX,
            matches: u32::MAX,
            matches_won: u32::MAX,
            decisions: u32::MAX,
            lost: u32::MAX,
        };
        let line = TallyLine { edition: Edition::Jumbo, opposition: Opposition::Hard, counts: most.clone() };
        let mut tally = Tally { lines: vec![line.clone(), line], streak: u32::MAX, ..Tally::default() };
        tally.count(&WON);
        tally.count(&Played { chips: true, score: i32::MAX, ..WON });
        let sum = tally.sum(|_| true);
        assert_eq!((sum.rounds, sum.points, sum.chips), (u32::MAX, u32::MAX, i32::MAX));
        assert_eq!(most.mean_score(), Some(10));
        assert_eq!(Counts { rounds: 1, ..most }.mean_score(), None);
    }
}
