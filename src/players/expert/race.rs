//! The chance to be first at the goal, for two sides with so many points to go.

use std::sync::OnceLock;

/// Points are counted in fives.
pub(super) const UNIT: i32 = 5;
/// The most that a side may have to go; where more is to go, both sides are taken to be nearer by the same.
const FAR: usize = 110;
/// What a rack that has not won counts, in cards of its rising row, and how often: measured among planners.
pub(super) const ROWS_LOST: [(usize, f32); 4] = [(1, 0.25), (3, 0.27), (5, 0.24), (8, 0.24)];
/// An announcer's units without a bonus.
const WON: usize = 15;
/// What the announcer gets with the bonus, in units, and how often.
const WON_WITH_BONUS: [(usize, f32); 3] = [(WON, 0.6), (25, 0.3), (35, 0.1)];

/// Who races: it sets how a round may come out.
#[derive(Clone, Copy)]
pub(super) struct Field {
    /// How many players there are.
    pub(super) players: usize,
    /// Whether two play against two.
    pub(super) partners: bool,
    /// Whether runs pay a bonus.
    pub(super) bonus: bool,
}

/// A side's chance for every number of units that it and another have to go.
pub(super) struct Race {
    chances: Vec<f32>,
}

impl Race {
    /// The table for this field, made when first needed.
    pub(super) fn of(field: Field) -> &'static Race {
        static RACES: [OnceLock<Race>; 8] = [const { OnceLock::new() }; 8];
        let kind = if field.partners { 3 } else { field.players.clamp(2, 4) - 2 };
        RACES[kind + if field.bonus { 4 } else { 0 }].get_or_init(|| Race::new(field))
    }

    fn new(field: Field) -> Race {
        let outcomes = outcomes(field);
        let mut chances = vec![0.5; (FAR + 1) * (FAR + 1)];
        for own in 1..=FAR {
            for other in 1..=FAR {
                let mut chance = 0.0;
                for &(share, own_gain, other_gain) in &outcomes {
                    chance += share
                        * match (own_gain >= own, other_gain >= other) {
                            (false, false) => chances[(own - own_gain) * (FAR + 1) + other - other_gain],
                            // The higher total: both have gone beyond the goal by what they did not need.
                            _ => ahead((own_gain + other) as f32 - (other_gain + own) as f32),
                        };
                }
                chances[own * (FAR + 1) + other] = chance;
            }
        }
        Race { chances }
    }

    /// The chance to be first with `own` points to go against one with `other` points to go; both are above 0.
    pub(super) fn chance(&self, own: i32, other: i32) -> f32 {
        let beyond = (own.max(other) - FAR as i32 * UNIT).max(0);
        let near = |points: i32| ((points - beyond + UNIT - 1) / UNIT).clamp(1, FAR as i32) as usize;
        self.chances[near(own) * (FAR + 1) + near(other)]
    }
}

/// 1 for more, 0 for less, ½ for as many.
pub(super) fn ahead(by: f32) -> f32 {
    if by > 0.0 {
        1.0
    } else if by < 0.0 {
        0.0
    } else {
        0.5
    }
}

/// How a round may come out for two sides: how often, and the units of either.
fn outcomes(field: Field) -> Vec<(f32, usize, usize)> {
    let won: &[(usize, f32)] = if field.bonus { &WON_WITH_BONUS } else { &[(WON, 1.0)] };
    let mut all = Vec::new();
    for (first, a) in ROWS_LOST {
        for (second, b) in ROWS_LOST {
            if field.partners {
                for (third, c) in ROWS_LOST {
                    for &(won, often) in won {
                        all.push((a * b * c * often / 2.0, won + first, second + third));
                        all.push((a * b * c * often / 2.0, second + third, won + first));
                    }
                }
            } else if field.players > 2 {
                all.push((a * b * (1.0 - 2.0 / field.players as f32), first, second));
            }
        }
        if !field.partners {
            for &(won, often) in won {
                all.push((a * often / field.players as f32, won, first));
                all.push((a * often / field.players as f32, first, won));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_points_to_go_are_better_and_both_chances_make_one() {
        for players in 2..=4 {
            for (partners, bonus) in [(false, false), (players == 4, true)] {
                let race = Race::of(Field { players, partners, bonus });
                for own in 1..=FAR as i32 {
                    for other in 1..=FAR as i32 {
                        let chance = race.chance(own * UNIT, other * UNIT);
                        let turned = race.chance(other * UNIT, own * UNIT);
                        assert!((chance + turned - 1.0).abs() < 1e-3, "{own} {other}: {chance} and {turned}");
                        assert!(own == 1 || race.chance((own - 1) * UNIT, other * UNIT) >= chance - 0.02);
                    }
                }
            }
        }
    }

    #[test]
    fn what_one_round_decides_is_even_and_what_is_far_is_measured_by_the_lead() {
        let race = Race::of(Field { players: 2, partners: false, bonus: false });
        assert!((race.chance(60, 60) - 0.5).abs() < 1e-3);
        assert!((race.chance(70, 50) - 0.5).abs() < 0.1, "the announcer of this round has won");
        assert!(race.chance(400, 200) < 0.1);
        assert!((race.chance(9_000, 9_100) - race.chance(450, 550)).abs() < 1e-6);
    }
}
