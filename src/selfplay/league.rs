//! A league: rounds of every kind between all who take part, at tables drawn by lot.

use super::ways::{self, SeatCounts, WayCounts};
use super::{Stuck, Table};
use crate::engine::{Chance, Edition, Rules, RulesFault, Seat};
use crate::players::ComputerPlayer;

/// The kinds of round that are played in turn: for two, three and four, and one with the bonus, for as many in turn.
const KINDS: u64 = 4;

/// A round of the league.
pub struct LeagueRound {
    /// Who sat there, by their number among those who take part.
    pub sitting: Vec<usize>,
    /// Who won, likewise.
    pub winner: usize,
    /// How many turns each had.
    pub turns: usize,
    pub(super) counts: [SeatCounts; Seat::MOST],
}

/// What came of the rounds of a league.
pub struct Gathered {
    /// What each did, by their number among those who take part.
    pub ways: Vec<WayCounts>,
    /// Who sat in each round and, first, who won it.
    pub rounds: Vec<Vec<usize>>,
    /// The most turns that anybody had in a round, and its number.
    pub longest: (usize, u64),
}

/// Plays one round of the league of this seed.
///
/// # Errors
/// [`Stuck`] when it does not come to an end.
pub fn round(players: &[ComputerPlayer], seed: u64, nth: u64) -> Result<LeagueRound, Stuck> {
    let rules = rules(nth).map_err(|_| Stuck::Broken)?;
    let chance = Chance::new(seed);
    let mut sitting = chance.lots(nth, u8::try_from(players.len()).map_err(|_| Stuck::Broken)?);
    sitting.truncate(rules.players());
    let seated: Vec<ComputerPlayer> = sitting.iter().map(|&number| players[number]).collect();
    let mut played = LeagueRound { sitting, winner: 0, turns: 0, counts: Default::default() };
    let mut table = Table::new(rules, &seated);
    let game = table.play_first_round(chance.seed_of(nth), |game, view, action| {
        ways::count_decision(game, view, action, &mut played.counts[view.seat.number()]);
    })?;
    let result = game.last_result().ok_or(Stuck::Broken)?;
    for seat in game.playing().iter() {
        ways::count_round(&game, seat, &mut played.counts[seat.number()]);
    }
    played.winner = played.sitting[result.announcer.number()];
    played.turns = game.log().len().div_ceil(result.seats.len());
    Ok(played)
}

/// The rules of the nth round: Milton Bradley's regular game, or with the bonus.
fn rules(nth: u64) -> Result<Rules, RulesFault> {
    let mut draft = Edition::MiltonBradley.preset();
    draft.run_of_three = false;
    let cycle = nth % KINDS;
    draft.bonus = cycle == KINDS - 1;
    let players = if draft.bonus { 2 + nth / KINDS % 3 } else { 2 + cycle };
    draft.check(players as usize)
}

impl Gathered {
    /// Of a league of so many who take part.
    pub fn new(players: usize) -> Gathered {
        Gathered { ways: vec![WayCounts::default(); players], rounds: Vec::new(), longest: (0, 0) }
    }

    /// Adds the nth round.
    pub fn add(&mut self, nth: u64, round: &LeagueRound) {
        for (&number, counts) in round.sitting.iter().zip(&round.counts) {
            self.ways[number].add(counts);
        }
        self.longest = self.longest.max((round.turns, nth));
        let others = round.sitting.iter().copied().filter(|&number| number != round.winner);
        self.rounds.push([round.winner].into_iter().chain(others).collect());
    }
}
