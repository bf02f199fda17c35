//! The chance to reach the goal first, for two sides with so many points to go.

use std::sync::OnceLock;

/// Points are counted in units of five.
pub(super) const UNIT: i32 = 5;
/// The most units a side may have to go. Beyond that both sides are moved closer by the same amount.
const MOST_UNITS: usize = 110;
/// Units a loser gains (cards in its rising row) and how often, measured in rounds between planners.
pub(super) const LOSER_UNITS: [(usize, f32); 4] = [(1, 0.25), (3, 0.27), (5, 0.24), (8, 0.24)];
/// Units an announcer gains without a bonus (R17).
const WON: usize = 15;
/// Units an announcer gains with the bonus (R23), and how often.
const WON_WITH_BONUS: [(usize, f32); 3] = [(WON, 0.6), (25, 0.3), (35, 0.1)];

/// The setting of a race: what a round may bring each side depends on it.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    /// The number of players.
    pub(super) players: usize,
    /// Whether two play against two.
    pub(super) partners: bool,
    /// Whether runs pay a bonus.
    pub(super) bonus: bool,
}

/// The chance for a side to win, by the units that it and the other side have to go.
pub(super) struct Race {
    chances: Vec<f32>,
}

impl Race {
    /// The table for this setting, computed when first needed.
    pub(super) fn of(setting: Setting) -> &'static Race {
        static RACES: [OnceLock<Race>; 8] = [const { OnceLock::new() }; 8];
        let kind = if setting.partners { 3 } else { setting.players.clamp(2, 4) - 2 };
        RACES[kind + if setting.bonus { 4 } else { 0 }].get_or_init(|| Race::new(setting))
    }

    fn new(setting: Setting) -> Race {
        let outcomes = outcomes(setting);
        let mut chances = vec![0.5; (MOST_UNITS + 1) * (MOST_UNITS + 1)];
        for own in 1..=MOST_UNITS {
            for other in 1..=MOST_UNITS {
                let mut chance = 0.0;
                for &(share, own_gain, other_gain) in &outcomes {
                    chance += share
                        * match (own_gain >= own, other_gain >= other) {
                            (false, false) => chances[(own - own_gain) * (MOST_UNITS + 1) + other - other_gain],
                            // The higher total wins: both count how far they are beyond the goal.
                            _ => win_share((own_gain + other) as f32 - (other_gain + own) as f32),
                        };
                }
                chances[own * (MOST_UNITS + 1) + other] = chance;
            }
        }
        Race { chances }
    }

    /// The chance to be first with `own` points to go against a side with `other` points to go; both are above 0.
    pub(super) fn chance(&self, own: i32, other: i32) -> f32 {
        let beyond = (own.max(other) - MOST_UNITS as i32 * UNIT).max(0);
        let near = |points: i32| ((points - beyond + UNIT - 1) / UNIT).clamp(1, MOST_UNITS as i32) as usize;
        self.chances[near(own) * (MOST_UNITS + 1) + near(other)]
    }
}

/// The share of a win for this lead: 1 if ahead, 0 if behind, ½ if level.
pub(super) fn win_share(by: f32) -> f32 {
    if by > 0.0 {
        1.0
    } else if by < 0.0 {
        0.0
    } else {
        0.5
    }
}

/// How a round may end for two sides: the probability, and the units each gains.
fn outcomes(setting: Setting) -> Vec<(f32, usize, usize)> {
    let won: &[(usize, f32)] = if setting.bonus { &WON_WITH_BONUS } else { &[(WON, 1.0)] };
    let mut all = Vec::new();
    for (first, a) in LOSER_UNITS {
        for (second, b) in LOSER_UNITS {
            if setting.partners {
                for (third, c) in LOSER_UNITS {
                    for &(won, often) in won {
                        all.push((a * b * c * often / 2.0, won + first, second + third));
                        all.push((a * b * c * often / 2.0, second + third, won + first));
                    }
                }
            } else if setting.players > 2 {
                all.push((a * b * (1.0 - 2.0 / setting.players as f32), first, second));
            }
        }
        if !setting.partners {
            for &(won, often) in won {
                all.push((a * often / setting.players as f32, won, first));
                all.push((a * often / setting.players as f32, first, won));
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
                let race = Race::of(Setting { players, partners, bonus });
                for own in 1..=MOST_UNITS as i32 {
                    for other in 1..=MOST_UNITS as i32 {
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
        let race = Race::of(Setting { players: 2, partners: false, bonus: false });
        assert!((race.chance(60, 60) - 0.5).abs() < 1e-3);
        assert!((race.chance(70, 50) - 0.5).abs() < 0.1, "the announcer of this round has won");
        assert!(race.chance(400, 200) < 0.1);
        assert!((race.chance(9_000, 9_100) - race.chance(450, 550)).abs() < 1e-6);
    }
}
