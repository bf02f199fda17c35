//! The totals of a saved match beside each other: who leads, and on what scale.

use super::summary::SavedMatch;
use crate::engine::Goal;

/// What one announces for in points: of so many rounds nobody gets more a round without a bonus (R17).
const POINTS_OF_A_ROUND: i32 = 75;

/// How a player stands in a saved match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked<'a> {
    /// The number of the colour and sign, 1 to 4.
    pub colour: usize,
    /// The name.
    pub name: &'a str,
    /// The id of the computer player, where one is known to play.
    pub computer: Option<&'a str>,
    /// The total.
    pub total: i32,
}

impl SavedMatch {
    /// The players, the best first; of equal totals as they sit.
    pub fn ranked(&self) -> Vec<Ranked<'_>> {
        let computer = |seat: usize| self.extras.computers.get(seat).map(|id| &**id).filter(|id| !id.is_empty());
        let seats = self.seats().enumerate();
        let mut all: Vec<Ranked> = seats
            .map(|(seat, (colour, name, total))| Ranked { colour, name, computer: computer(seat), total })
            .collect();
        all.sort_by_key(|player| -i64::from(player.total));
        all
    }

    /// What the end of a ruler stands for on which all totals are marked: the goal, in so many rounds what announcing in each is
    /// worth, or all chips; more, where somebody has more.
    pub fn scale(&self) -> i32 {
        let goal = self.rules().map_or(0, |rules| match rules.goal {
            Goal::Points(points) => points.into(),
            Goal::Rounds(rounds) => i32::from(rounds) * POINTS_OF_A_ROUND,
            Goal::Chips(chips) => i32::from(chips.start) * self.players() as i32,
            #[cfg(test)]
            Goal::Later(rounds) => i32::from(rounds) * POINTS_OF_A_ROUND,
        });
        self.seats().map(|(.., total)| total).fold(goal.max(1), i32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{ChipGame, Edition, Price, RulesDraft};
    use crate::storage::MatchExtras;

    fn saved(totals: [i32; 3], goal: Goal) -> SavedMatch {
        let extras = MatchExtras {
            names: ["You", "Otto", "Ann"].map(str::to_owned).into(),
            standing: [&[0, 1, 0, 0][..], &totals].concat(),
            computers: ["", "otto", ""].map(str::to_owned).into(),
            colours: vec![0, 3, 1],
            rules: Some(RulesDraft { goal, ..Edition::MiltonBradley.preset() }),
            ..MatchExtras::default()
        };
        SavedMatch { id: "7".to_owned(), extras }
    }

    #[test]
    fn the_best_comes_first_and_equals_stay_as_they_sit() {
        let one = saved([20, 75, 20], Goal::Points(500));
        let ranked: Vec<_> = one.ranked().iter().map(|at| (at.name, at.colour, at.computer, at.total)).collect();
        assert_eq!(ranked, [("Otto", 4, Some("otto"), 75), ("You", 1, None, 20), ("Ann", 2, None, 20)]);
        let odd = saved([i32::MIN, 0, i32::MAX], Goal::Points(500));
        assert_eq!(odd.ranked().iter().map(|at| at.name).collect::<Vec<_>>(), ["Ann", "Otto", "You"]);
    }

    #[test]
    fn the_scale_ends_at_the_goal_or_at_the_highest_total_beyond_it() {
        assert_eq!(saved([20, 75, 40], Goal::Points(500)).scale(), 500);
        assert_eq!(saved([20, 515, 40], Goal::Points(500)).scale(), 515);
        assert_eq!(saved([20, 75, 40], Goal::Rounds(3)).scale(), 225);
        let chips = ChipGame { rounds: 5, start: 30, price: Price::OwnRun, elimination: false };
        assert_eq!(saved([30, 50, 10], Goal::Chips(chips)).scale(), 90);
    }

    #[test]
    fn without_rules_and_before_the_first_points_there_is_a_scale_too() {
        let mut earlier = saved([0, 0, 0], Goal::Points(500));
        earlier.extras.rules = None;
        earlier.extras.computers.clear();
        assert_eq!((earlier.scale(), earlier.ranked()[1].computer), (1, None));
    }
}
