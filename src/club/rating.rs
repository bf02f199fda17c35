//! Ratings by the model of Bradley and Terry, for any number at a table: of those who sit there each wins in proportion to their
//! strength. A rating is that strength on the scale of Elo: a player 400 points stronger wins ten times as often.

/// What all who are rated together have on average.
pub const MEAN: f64 = 1200.0;
/// Points for a natural logarithm of strength: 400 / ln 10.
pub(super) const SCALE: f64 = 400.0 / core::f64::consts::LN_10;
/// 95 % of chance results lie within so many standard errors.
pub(super) const NINETEEN_OF_TWENTY: f64 = 1.96;
/// Newton's method converges after a few steps.
const STEPS: usize = 30;

/// Who took part in something that one of them won.
#[derive(Clone, Copy)]
pub struct Contest<'a>(
    /// Their numbers; the first has won.
    pub &'a [usize],
);

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// In points.
    pub points: f64,
    /// In 19 of 20 cases it is not further off than so many points.
    pub interval: f64,
}

/// The ratings, around 1200, under which what happened is likeliest. Everybody must have won and lost against somebody who is
/// linked with the rest.
pub fn rate<'a>(players: usize, contests: impl Iterator<Item = Contest<'a>> + Clone) -> Vec<Rating> {
    let mut strength = vec![0.0; players];
    let mut inverse = vec![vec![0.0; players]; players];
    for _ in 0..STEPS {
        let mut slope = vec![0.0; players];
        // The sum of all is held at 0.
        let mut curve = vec![vec![1.0 / players as f64; players]; players];
        for Contest(numbers) in contests.clone() {
            let all: f64 = numbers.iter().map(|&number| f64::exp(strength[number])).sum();
            let share = |number: usize| f64::exp(strength[number]) / all;
            if let Some(&winner) = numbers.first() {
                slope[winner] += 1.0;
            }
            for &one in numbers {
                slope[one] -= share(one);
                curve[one][one] += share(one);
                for &other in numbers {
                    curve[one][other] -= share(one) * share(other);
                }
            }
        }
        inverse = inverted(curve);
        for (strength, row) in strength.iter_mut().zip(&inverse) {
            *strength += row.iter().zip(&slope).map(|(factor, slope)| factor * slope).sum::<f64>().clamp(-1.0, 1.0);
        }
    }
    // Less what holding the sum put there.
    let error = |number: usize| (inverse[number][number] - 1.0 / players as f64).max(0.0).sqrt();
    let rating = |(number, strength): (usize, &f64)| Rating {
        points: MEAN + SCALE * strength,
        interval: SCALE * NINETEEN_OF_TWENTY * error(number),
    };
    strength.iter().enumerate().map(rating).collect()
}

/// The inverse of a symmetric matrix that has one, by Gauss and Jordan.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot].recip();
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value *= scale;
        }
        let (pivot_row, pivot_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            matrix[row].iter_mut().zip(&pivot_row).for_each(|(value, of_pivot)| *value -= factor * of_pivot);
            inverse[row].iter_mut().zip(&pivot_inverse).for_each(|(value, of_pivot)| *value -= factor * of_pivot);
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_ten_of_eleven_is_400_points_stronger() {
        let won: Vec<[usize; 2]> = (0..1100).map(|nth| if nth % 11 == 0 { [1, 0] } else { [0, 1] }).collect();
        let ratings = rate(2, won.iter().map(|pair| Contest(pair)));
        assert!((ratings[0].points - ratings[1].points - 400.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0].points + ratings[1].points - 2.0 * MEAN).abs() < 0.1);
        // The standard error of a difference of logits is √(1 / wins + 1 / losses); each has half of it.
        let error = (1.0_f64 / 1000.0 + 1.0 / 100.0).sqrt() / 2.0;
        assert!((ratings[0].interval - SCALE * NINETEEN_OF_TWENTY * error).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn at_a_table_of_three_each_wins_in_proportion_to_their_strength() {
        // 4 : 2 : 1
        let won = [[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [1, 0, 2], [1, 0, 2], [2, 0, 1]];
        let ratings = rate(3, won.iter().map(|three| Contest(three)));
        let step = 400.0 * 2.0_f64.log10();
        for pair in ratings.windows(2) {
            assert!((pair[0].points - pair[1].points - step).abs() < 0.1, "{ratings:?}");
        }
    }
}
