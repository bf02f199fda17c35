//! What the end of the round would mean for the match, in points.
//!
//! Each way the round may end gives a chance to win the match. These chances are scaled so that the difference between
//! announcing and not announcing is as many points as in an even match. So a loss reads as points wherever the match
//! stands, and the best action is the one with the best chance to win it.

use super::network::sigmoid;
use super::race::{LOSER_UNITS, Race, Setting, UNIT, win_share};
use crate::engine::{Goal, Price, Seat, Slot, View, bonus_for_run, chip_price};

/// The weight of a point next to the chance to win the match: in a match that is as good as decided, points still count
/// for something.
const POINT: f32 = 0.0002;
/// The points by which announcing beats the average round of a loser.
const SWING: f32 = 54.0;
/// The points of an announcement (R17).
const WON: i32 = 75;
/// How much of their points the cards of this seat's rising row (R18) count while the match is open. With all of it the
/// expert scores a little more in the rounds it loses, but loses more rounds.
const ROW_WEIGHT: f32 = 0.2;
/// The points of an Éclair (R31).
const ECLAIR: i32 = 100;
/// How much a lead typically changes in a round, in points.
const SPREAD: f32 = 48.0;
/// The longest runs that pay differently (R23, R26).
const RUNS: [usize; 5] = [1, 3, 4, 5, 6];
/// The average chips a loser pays per round where the announcer's run sets the price (R26).
const USUAL_PRICE: f32 = 1.4;

/// What is at stake in a round for one seat, in points.
pub(super) struct Stakes {
    /// For announcing, by the class of the longest run ([`RUNS`]).
    won: [f32; 5],
    /// What those announcements pay, as a multiple of the ordinary one.
    pay: [f32; 5],
    /// For an Éclair (R31).
    eclair: f32,
    /// For an opponent's announcement, by the cards in this seat's rising row.
    lost: [f32; Slot::COUNT + 1],
    /// For the partner's announcement, likewise.
    partner: [f32; Slot::COUNT + 1],
    partners: bool,
    /// The cost of each chip that this seat pays for its own run (R27); 0 under other rules.
    chip: f32,
}

/// The match as it stands for one seat.
struct Standing<'a> {
    view: &'a View<'a>,
    race: &'static Race,
    /// The sides' totals, this seat's own first.
    totals: [i32; Seat::MOST],
    sides: usize,
    /// How many rounds follow this one, where their number is agreed on.
    left: f32,
}

impl<'a> Standing<'a> {
    fn new(view: &'a View<'a>) -> Standing<'a> {
        let (partners, bonus) = (view.rules.partners, view.rules.bonus);
        let players = view.playing.len();
        let sides = if partners { 2 } else { players };
        let mut totals = [0; Seat::MOST];
        for (total, seat) in totals.iter_mut().zip(order(view)) {
            *total = view.totals.get(seat.number()).copied().unwrap_or(0);
        }
        let left = match view.rules.goal {
            Goal::Rounds(rounds) => {
                // A view does not hold the number of rounds played, but the totals give a good estimate.
                let all: i32 = totals.iter().take(sides).sum();
                let each = WON as f32 + 21.0 * (players as f32 - 1.0) + if bonus { 25.0 } else { 0.0 };
                f32::from(rounds) - 1.0 - (all as f32 / each + 0.5).floor()
            }
            _ => 0.0,
        };
        Standing { view, race: Race::of(Setting { players, partners, bonus }), totals, sides, left }
    }

    /// The chance to win the match with these points of the round by side, plus a little for the points themselves.
    fn after(&self, points: &[i32; Seat::MOST]) -> f32 {
        let totals: [i32; Seat::MOST] = core::array::from_fn(|side| self.totals[side] + points[side]);
        let (own, others) = (totals[0], &totals[1..self.sides]);
        let most = others.iter().copied().max().unwrap_or(0);
        let gained: i32 = points[1..self.sides].iter().sum();
        let lead = (points[0] as f32 - gained as f32 / (self.sides as f32 - 1.0)) * POINT;
        // The odds against each opponent add up.
        let against = |chance: &dyn Fn(i32) -> f32| {
            let odds = others.iter().map(|&other| {
                let chance = chance(other).clamp(0.002, 0.998);
                (1.0 - chance) / chance
            });
            1.0 / (1.0 + odds.sum::<f32>())
        };
        lead + match self.view.rules.goal {
            Goal::Points(goal) if own.max(most) >= i32::from(goal) => win_share((own - most) as f32),
            Goal::Points(goal) => {
                let goal = i32::from(goal);
                against(&|other| self.race.chance(goal - own, goal - other))
            }
            Goal::Rounds(_) if self.left < 0.5 => win_share((own - most) as f32),
            Goal::Rounds(_) => against(&|other| sigmoid((own - other) as f32 / (SPREAD * self.left.sqrt()))),
            Goal::Chips(_) => 0.0,
            #[cfg(test)]
            Goal::Later(_) => 0.0,
        }
    }

    /// The mean of [`Standing::after`] when `announcer` gets `won` points and this seat, if it is another, `own`. Seats
    /// are counted from this one.
    fn mean(&self, announcer: usize, won: i32, own: i32) -> f32 {
        let players = self.view.playing.len();
        let mut sum = 0.0;
        for mix in 0..LOSER_UNITS.len().pow(players as u32 - 1) {
            let (mut points, mut share, mut rest) = ([0; Seat::MOST], 1.0, mix);
            for seat in 0..players {
                let side = if self.sides < players { seat % 2 } else { seat };
                points[side] += match seat {
                    _ if seat == announcer => won,
                    0 => own,
                    _ => {
                        let (rows, often) = LOSER_UNITS[rest % LOSER_UNITS.len()];
                        rest /= LOSER_UNITS.len();
                        share *= often;
                        rows as i32 * UNIT
                    }
                };
            }
            // Skips combinations that differ from others only in digits no seat has used.
            if rest == 0 {
                sum += share * self.after(&points);
            }
        }
        sum
    }
}

/// The seats of the round in turn order, this one first.
fn order<'a>(view: &'a View<'_>) -> impl Iterator<Item = Seat> + 'a {
    core::iter::once(view.seat).chain(view.playing.from_left_of(view.seat).filter(|&seat| seat != view.seat))
}

impl Stakes {
    /// The stakes for the seat of this view.
    pub(super) fn new(view: &View<'_>) -> Stakes {
        if let Goal::Chips(chips) = view.rules.goal {
            return Stakes::chips(view, chips.price);
        }
        let standing = Standing::new(view);
        let players = view.playing.len();
        let partners = view.rules.partners;
        let bonus = |run: usize| if view.rules.bonus { bonus_for_run(run) } else { 0 };
        let mut won = [0.0; 5];
        for (class, run) in RUNS.into_iter().enumerate() {
            won[class] = if class == 0 || view.rules.bonus { standing.mean(0, WON + bonus(run), 0) } else { won[0] };
        }
        let opponents: Vec<usize> = (1..players).filter(|seat| !partners || seat % 2 == 1).collect();
        let lost = |rows: usize| {
            let each = opponents.iter().map(|&seat| standing.mean(seat, WON, rows as i32 * UNIT));
            each.sum::<f32>() / opponents.len() as f32
        };
        let lost: [f32; Slot::COUNT + 1] = core::array::from_fn(lost);
        let partner =
            core::array::from_fn(|rows| if partners { standing.mean(2, WON, rows as i32 * UNIT) } else { 0.0 });
        let eclair = standing.mean(0, ECLAIR, 0);
        let usual: f32 = LOSER_UNITS.iter().map(|&(rows, often)| lost[rows] * often).sum();
        let even = if partners { 2.0 } else { players as f32 };
        let stretch = SWING * even / (even - 1.0) / (won[0] - usual).max(POINT);
        let middle = won[0] / even + usual * (1.0 - 1.0 / even);
        let points = |chance: f32| (chance - middle) * stretch;
        Stakes {
            won: won.map(points),
            pay: RUNS.map(|run| 1.0 + bonus(run) as f32 / WON as f32),
            eclair: points(eclair),
            lost: reduced(lost.map(points)),
            partner: reduced(partner.map(points)),
            partners,
            chip: 0.0,
        }
    }

    /// The stakes in a match for chips, where every chip counts the same.
    fn chips(view: &View<'_>, price: Price) -> Stakes {
        let others = view.playing.len() as f32 - 1.0;
        let by_run = price == Price::AnnouncerRun;
        let pay = RUNS.map(|run| if by_run { chip_price(run) as f32 } else { 1.0 });
        // An ordinary announcement is worth [`SWING`]: one chip from each of the others.
        let chip = SWING / others;
        let won = pay.map(|pay| pay * SWING);
        let lost = [if by_run { -USUAL_PRICE * chip } else { 0.0 }; Slot::COUNT + 1];
        Stakes { won, pay, eclair: won[0], lost, partner: lost, partners: false, chip: if by_run { 0.0 } else { chip } }
    }

    /// The chance that this seat's side announces, if the seat itself does with `chance`.
    pub(super) fn side(&self, chance: f32) -> f32 {
        if self.partners { chance + (1.0 - chance) / 3.0 } else { chance }
    }

    /// The value of announcing with a longest run of this length.
    pub(super) fn announced(&self, run: usize) -> f32 {
        self.won[run.clamp(2, 6) - 2]
    }

    /// Whether a longer run pays the announcer more.
    pub(super) fn runs_pay(&self) -> bool {
        self.pay[1] > self.pay[0]
    }

    /// The value of an Éclair (R31).
    pub(super) fn eclair(&self) -> f32 {
        self.eclair
    }

    /// The value when somebody else announces, with this share of the own row rising and this longest run.
    pub(super) fn beaten(&self, rising: f32, run: usize) -> f32 {
        let at = rising * Slot::COUNT as f32;
        let lost = interpolate(&self.lost, at) - self.chip * chip_price(run) as f32;
        if self.partners { (interpolate(&self.partner, at) + 2.0 * lost) / 3.0 } else { lost }
    }

    /// The value of an announcement that pays this multiple of the ordinary one.
    pub(super) fn paid(&self, pay: f32) -> f32 {
        let above = self.pay.iter().position(|&known| known >= pay).unwrap_or(self.pay.len() - 1);
        if above == 0 || self.pay[above] <= self.pay[above - 1] {
            return self.won[above];
        }
        let share = (pay - self.pay[above - 1]) / (self.pay[above] - self.pay[above - 1]);
        self.won[above - 1] + (self.won[above] - self.won[above - 1]) * if share > 1.0 { 1.0 } else { share }
    }
}

/// The table with less for each card of the rising row, reducing at most what a card counts in an even match.
fn reduced(mut table: [f32; Slot::COUNT + 1]) -> [f32; Slot::COUNT + 1] {
    let rises: [f32; Slot::COUNT] = core::array::from_fn(|row| {
        let rise = table[row + 1] - table[row];
        let usual = if rise < UNIT as f32 { rise } else { UNIT as f32 };
        rise - usual * (1.0 - ROW_WEIGHT)
    });
    let usual = 4;
    for row in usual..Slot::COUNT {
        table[row + 1] = table[row] + rises[row];
    }
    for row in (0..usual).rev() {
        table[row] = table[row + 1] - rises[row];
    }
    table
}

/// Linear interpolation between two entries.
fn interpolate(table: &[f32; Slot::COUNT + 1], at: f32) -> f32 {
    let at = at.clamp(0.0, Slot::COUNT as f32);
    let whole = (at as usize).min(Slot::COUNT - 1);
    table[whole] + (table[whole + 1] - table[whole]) * (at - whole as f32)
}
