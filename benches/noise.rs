//! How far two appraisals of one position differ by chance: `cargo bench --no-default-features --bench noise`.
//!
//! The expert guesses at hidden cards. Here it guesses again and again, and each time looks how far its first choice is
//! ahead of its second.

mod common;

use common::{BONUS, REGULAR, RUN, Variant, rules, stop};
use rack_o::engine::{Chance, Decision, Match, View};
use rack_o::players::{Level, appraise_with_luck, player};

/// How often each position is appraised.
const TIMES: u64 = 8;

/// What was found at a table.
#[derive(Default)]
struct Found {
    /// How many positions were looked at.
    positions: usize,
    /// In how many of them more than one choice was close enough to be played on.
    close: usize,
    /// In how many of these the second choice may be as good.
    as_good: usize,
    /// How far the leads of two appraisals differ, and the noise that the second one itself expects.
    differences: Vec<f32>,
    noises: Vec<f32>,
    /// How many of the differences are within that noise.
    within: usize,
}

impl Found {
    /// Looks at a position.
    fn look(&mut self, view: &View<'_>) -> Option<()> {
        self.positions += 1;
        let first = appraise_with_luck(view, 0);
        let (best, next) = (first.best()?.action, first.options.get(1)?.action);
        let lead = |luck| {
            let appraisal = appraise_with_luck(view, luck);
            let (best, next) = (appraisal.of(best)?, appraisal.of(next)?);
            Some((best.worth - next.worth, best.noise().max(next.noise())))
        };
        let leads: Vec<(f32, f32)> = (1..=TIMES).map(lead).collect::<Option<_>>()?;
        if leads.windows(2).all(|two| two[0].0 == two[1].0) {
            return Some(());
        }
        self.close += 1;
        self.as_good += usize::from(first.as_good().count() > 1);
        for two in leads.windows(2) {
            let (difference, noise) = ((two[0].0 - two[1].0).abs(), two[1].1);
            self.within += usize::from(difference <= noise);
            self.differences.push(difference);
            self.noises.push(noise);
        }
        Some(())
    }
}

/// Looks at one decision in five of rounds between hard players.
fn found(variant: Variant, players: usize, rounds: u64) -> Option<Found> {
    let mut found = Found::default();
    for seed in 0..rounds {
        let chance = Chance::new(seed);
        let mut game = Match::new(rules(variant, players), &chance.cut(players)).ok()?;
        game.deal(&chance.deck(0, players), 0).ok()?;
        let (mut hard, mut decisions) = (player(Level::Hard), seed);
        while let Some(view) = game.to_act().and_then(|seat| game.view(seat)) {
            let is_open = matches!(view.decision, Decision::Turn | Decision::Drawn) && !view.may_announce();
            if is_open && decisions % 5 == 0 {
                found.look(&view)?;
            }
            let action = hard.decide(&view, decisions);
            decisions += 1;
            game.play(action).ok()?;
        }
    }
    Some(found)
}

/// What so many percent of these numbers do not exceed.
fn percentile(mut numbers: Vec<f32>, percent: usize) -> f32 {
    numbers.sort_by(f32::total_cmp);
    numbers.get(numbers.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0.0)
}

fn main() {
    let kinds = [(REGULAR, 2, 80), (RUN, 2, 60), (BONUS, 2, 60), (REGULAR, 3, 50), (REGULAR, 4, 40)];
    println!(
        "{:<18}{:>10}{:>8}{:>14}{:>8}{:>12}{:>8}{:>10}{:>10}",
        "rules", "positions", "close", "differ: 50 %", "95 %", "noise: 50 %", "95 %", "within", "as good"
    );
    for ((name, variant), players, rounds) in kinds {
        let Some(found) = found(variant, players, rounds) else { stop("a round went wrong") };
        let of = |few: usize, all: usize| format!("{} %", few * 100 / all.max(1));
        println!(
            "{:<18}{:>10}{:>8}{:>14.2}{:>8.2}{:>12.2}{:>8.2}{:>10}{:>10}",
            format!("{name}, {players}"),
            found.positions,
            found.close,
            percentile(found.differences.clone(), 50),
            percentile(found.differences.clone(), 95),
            percentile(found.noises.clone(), 50),
            percentile(found.noises, 95),
            of(found.within, found.differences.len()),
            of(found.as_good, found.close)
        );
    }
}
