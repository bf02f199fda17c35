//! How strong a person is, from what they played against opponents whose ratings are known.

use super::rating::{NINETEEN_OF_TWENTY, Rating, SCALE};

/// Before anything is known, a person plays about like the middle of the Club's lower half.
const FIRST_GUESS: f64 = 1050.0;
/// In two of three cases they are not further off than so many points.
const GUESS_ERROR: f64 = 250.0;
/// Newton's method converges after a few steps.
const STEPS: usize = 30;
/// No step is longer, so that it does not leap over the goal.
const LONGEST_STEP: f64 = 200.0;
/// After one that is shorter, in points, nothing changes any more.
const SHORTEST_STEP: f64 = 1e-6;

/// Rounds that a person has played against opponents of the same strength.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedRounds {
    /// The ratings of the others at the table, in points, the weakest first.
    pub others: Vec<f64>,
    /// How many rounds were played.
    pub played: usize,
    /// How many of them the person has won.
    pub won: usize,
}

impl PlayedRounds {
    /// Adds a round against others of these ratings.
    pub(super) fn add(all: &mut Vec<PlayedRounds>, mut others: Vec<f64>, is_won: bool) {
        others.sort_by(f64::total_cmp);
        let won = usize::from(is_won);
        match all.iter_mut().find(|rounds| rounds.others == others) {
            Some(rounds) => (rounds.played, rounds.won) = (rounds.played + 1, rounds.won + won),
            None => all.push(PlayedRounds { others, played: 1, won }),
        }
    }
}

/// The rating that is likeliest after these rounds, by the same model as that of the opponents. Without any round it is a guess with
/// a wide interval.
pub fn standing(rounds: &[PlayedRounds]) -> Rating {
    let mut points = FIRST_GUESS;
    let prior = (SCALE / GUESS_ERROR).powi(2);
    let mut curve = prior;
    for _ in 0..STEPS {
        let mut slope = prior * (FIRST_GUESS - points) / SCALE;
        curve = prior;
        for PlayedRounds { others, played, won } in rounds {
            let against: f64 = others.iter().map(|other| f64::exp((other - points) / SCALE)).sum();
            let chance = 1.0 / (1.0 + against);
            let played = *played as f64;
            slope += *won as f64 - played * chance;
            curve += played * chance * (1.0 - chance);
        }
        let step = (SCALE * slope / curve).clamp(-LONGEST_STEP, LONGEST_STEP);
        points += step;
        if step.abs() < SHORTEST_STEP {
            break;
        }
    }
    Rating { points, interval: SCALE * NINETEEN_OF_TWENTY / curve.sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(won: usize, lost: usize, others: &[f64]) -> Vec<PlayedRounds> {
        let mut all = Vec::new();
        (0..won + lost).for_each(|nth| PlayedRounds::add(&mut all, others.to_vec(), nth < won));
        all
    }

    #[test]
    fn nothing_played_is_a_guess_with_a_wide_interval() {
        let rating = standing(&[]);
        assert_eq!(rating.points, FIRST_GUESS);
        assert!((rating.interval - GUESS_ERROR * NINETEEN_OF_TWENTY).abs() < 1e-6, "{rating:?}");
    }

    #[test]
    fn many_rounds_outweigh_the_guess_and_narrow_the_interval() {
        // Ten of eleven against 1000 is 1400.
        let few = standing(&rounds(10, 1, &[1000.0]));
        let many = standing(&rounds(1000, 100, &[1000.0]));
        assert!((many.points - 1400.0).abs() < 5.0 && many.interval < 40.0, "{many:?}");
        assert!(few.points > 1100.0 && few.points < many.points && few.interval > many.interval, "{few:?}");
    }

    #[test]
    fn rounds_against_the_same_opponents_are_kept_together() {
        let mut all = rounds(2, 1, &[1000.0, 1300.0]);
        PlayedRounds::add(&mut all, vec![1300.0, 1000.0], false);
        PlayedRounds::add(&mut all, vec![1300.0], true);
        let counts: Vec<_> = all.iter().map(|rounds| (rounds.others.len(), rounds.played, rounds.won)).collect();
        assert_eq!(counts, [(2, 4, 2), (1, 1, 1)]);
    }

    #[test]
    fn an_even_share_at_a_table_of_equals_is_their_rating() {
        let rating = standing(&rounds(250, 750, &[1200.0; 3]));
        assert!((rating.points - 1200.0).abs() < 3.0, "{rating:?}");
    }

    #[test]
    fn whoever_always_wins_or_loses_stays_within_bounds() {
        for (won, lost) in [(500, 0), (0, 500)] {
            let rating = standing(&rounds(won, lost, &[1437.0, 694.0]));
            assert!(rating.points.is_finite() && rating.interval > 50.0, "{rating:?}");
        }
    }
}
