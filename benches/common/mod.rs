//! What the benchmarks share: kinds of game, and rounds between computer players.
#![allow(dead_code, reason = "not every benchmark needs all of it")]

use rack_o::engine::{Chance, ChipGame, Deal, Edition, Goal, Match, Price, Replenish, RoundResult, Rules, RulesDraft};
use rack_o::players::Player;

/// A change to the regular game without the run rule.
pub type Variant = fn(&mut RulesDraft);

pub const REGULAR: (&str, Variant) = ("regular", |_| {});
pub const RUN: (&str, Variant) = ("run of three", |draft| draft.run_of_three = true);
pub const BONUS: (&str, Variant) = ("bonus", |draft| draft.bonus = true);
pub const PARTNERS: (&str, Variant) = ("partners", |draft| draft.partners = true);
pub const ECLAIR: (&str, Variant) = ("éclair", |draft| draft.deal = Deal::Eclair);
pub const SHUFFLE: (&str, Variant) = ("shuffle", |draft| draft.replenish = Replenish::Shuffle);
pub const CHIPS: (&str, Variant) = ("chips", |draft| {
    draft.goal = Goal::Chips(ChipGame { rounds: 10, start: 20, price: Price::AnnouncerRun, elimination: false });
});

/// Stops the benchmark, because its figures would be meaningless.
pub fn stop(reason: &str) -> ! {
    eprintln!("{reason}");
    std::process::exit(1)
}

pub fn rules(variant: Variant, players: usize) -> Rules {
    let mut draft = Edition::MiltonBradley.preset();
    draft.run_of_three = false;
    variant(&mut draft);
    draft.check(players).unwrap_or_else(|fault| stop(&fault.to_string()))
}

/// Plays the first round of a match. Returns its result and the number of turns.
pub fn play(rules: Rules, seed: u64, at: &mut [Box<dyn Player>]) -> Option<(RoundResult, usize)> {
    let chance = Chance::new(seed);
    let mut game = Match::new(rules, &chance.cut(rules.players())).ok()?;
    game.deal(&chance.deck(0, rules.players()), chance.renewals(0)).ok()?;
    let mut whim = seed << 20;
    while let Some(seat) = game.to_act() {
        whim += 1;
        let action = at[seat.number()].decide(&game.view(seat)?, whim);
        game.play(action).ok()?;
        if whim as u16 == u16::MAX {
            return None;
        }
    }
    game.last_result().map(|result| (*result, game.log().len()))
}
