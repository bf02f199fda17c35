//! Whole matches between computer players, without a page: for the native tools, the benchmarks and the tests.

mod league;
mod ways;

use crate::engine::{Action, Chance, Match, MatchFault, Rules, Seat, Stage, View};
use crate::players::{ComputerPlayer, Player};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

pub use league::{Gathered, LeagueRound, round};
pub use ways::{Compared, Way, WayCounts};

/// More decisions than any round takes. A round that needs more is given up as endless.
pub const MOST_DECISIONS: usize = 1 << 16;

/// Why a match was not played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// A round went on for [`MOST_DECISIONS`].
    Endless {
        /// The round, counted from 1.
        round: usize,
    },
    /// A computer player wanted something illegal, or the cards were refused: a mistake in the program.
    Broken,
}

impl core::fmt::Display for Stuck {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Stuck::Endless { round } => write!(f, "round {round} took more than {MOST_DECISIONS} decisions"),
            Stuck::Broken => f.write_str("a computer player or the cards went wrong"),
        }
    }
}

impl core::error::Error for Stuck {}

/// What came of the rounds of some matches.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    /// How many matches were played.
    pub matches: usize,
    /// How many rounds.
    pub rounds: usize,
    /// How many turns, of all seats together.
    pub turns: usize,
    /// The most turns that one seat had in a round.
    pub longest: usize,
    /// The seed of the match with that round.
    pub longest_in: u64,
    /// How many rounds each seat has won.
    pub won: [usize; Seat::MOST],
}

/// Computer players round a table.
pub struct Table {
    rules: Rules,
    sitting: Vec<ComputerPlayer>,
    players: Vec<Box<dyn Player>>,
}

/// A match that can be dealt and played: with its record, or faster without.
trait Playable {
    fn state(&self) -> &Match;
    fn deal(&mut self, chance: Chance) -> Result<(), MatchFault>;
    fn act(&mut self, action: Action) -> bool;
}

impl Playable for RecordedMatch {
    fn state(&self) -> &Match {
        RecordedMatch::state(self)
    }

    fn deal(&mut self, chance: Chance) -> Result<(), MatchFault> {
        self.deal_from(chance).map(drop)
    }

    fn act(&mut self, action: Action) -> bool {
        self.play(action).is_ok()
    }
}

impl Playable for Match {
    fn state(&self) -> &Match {
        self
    }

    fn deal(&mut self, chance: Chance) -> Result<(), MatchFault> {
        let round = self.rounds_over();
        Match::deal(self, &chance.deck(round, self.playing().len()), chance.renewals(round)).map(drop)
    }

    #[inline]
    fn act(&mut self, action: Action) -> bool {
        self.play(action).is_ok()
    }
}

impl Table {
    /// A table for these rules. Where there are fewer players than seats, they are dealt out again from the first.
    pub fn new(rules: Rules, players: &[impl Into<ComputerPlayer> + Copy]) -> Table {
        let sitting: Vec<ComputerPlayer> =
            players.iter().map(|&player| player.into()).cycle().take(rules.players()).collect();
        let players = sitting.iter().map(|player| player.player()).collect();
        Table { rules, sitting, players }
    }

    /// Who sits there, by their seats.
    pub fn sitting(&self) -> &[ComputerPlayer] {
        &self.sitting
    }

    /// Plays the match of this seed to its end and records it.
    ///
    /// # Errors
    /// [`Stuck`] when it does not come to one.
    pub fn play(&mut self, seed: u64) -> Result<RecordedMatch, Stuck> {
        let chance = Chance::new(seed);
        let mut recorded = RecordedMatch::start(self.rules, self.seats(), chance).map_err(|_| Stuck::Broken)?;
        self.play_out(&mut recorded, seed, &mut Figures::default())?;
        Ok(recorded)
    }

    /// Plays the match of this seed to its end and keeps nothing but figures, which are added to `figures`.
    ///
    /// # Errors
    /// [`Stuck`] when it does not come to one.
    pub fn play_unrecorded(&mut self, seed: u64, figures: &mut Figures) -> Result<(), Stuck> {
        let cut = Chance::new(seed).cut(self.rules.players());
        let mut game = Match::new(self.rules, &cut).map_err(|_| Stuck::Broken)?;
        self.play_out(&mut game, seed, figures)
    }

    /// Plays only the first round of the match of this seed, and returns the match as it is then. `watch` sees the table before every
    /// decision, and the decision.
    ///
    /// # Errors
    /// [`Stuck`] when it does not come to an end.
    pub fn play_first_round(
        &mut self,
        seed: u64,
        watch: impl FnMut(&Match, &View<'_>, Action),
    ) -> Result<Match, Stuck> {
        let chance = Chance::new(seed);
        let mut game = Match::new(self.rules, &chance.cut(self.rules.players())).map_err(|_| Stuck::Broken)?;
        Playable::deal(&mut game, chance).map_err(|_| Stuck::Broken)?;
        self.play_round(&mut game, chance, watch)?;
        Ok(game)
    }

    fn play_out(&mut self, played: &mut impl Playable, seed: u64, figures: &mut Figures) -> Result<(), Stuck> {
        let chance = Chance::new(seed);
        while played.state().stage() == Stage::BetweenRounds {
            played.deal(chance).map_err(|_| Stuck::Broken)?;
            self.play_round(played, chance, |_, _, _| {})?;
            let turns = played.state().log().len();
            let each = turns.div_ceil(played.state().last_result().map_or(1, |result| result.seats.len()));
            figures.rounds += 1;
            if let Some(result) = played.state().last_result() {
                figures.won[result.announcer.number()] += 1;
            }
            figures.turns += turns;
            if each > figures.longest {
                (figures.longest, figures.longest_in) = (each, seed);
            }
        }
        figures.matches += 1;
        Ok(())
    }

    fn play_round(
        &mut self,
        played: &mut impl Playable,
        chance: Chance,
        mut watch: impl FnMut(&Match, &View<'_>, Action),
    ) -> Result<(), Stuck> {
        // Counted as in a record, where a draw and what becomes of the card are one word of two halves.
        let mut decisions = 0;
        let round = played.state().rounds_over();
        while let Some(seat) = played.state().to_act() {
            if decisions > MOST_DECISIONS {
                return Err(Stuck::Endless { round: round + 1 });
            }
            let view = played.state().view(seat).ok_or(Stuck::Broken)?;
            let player = self.players.get_mut(seat.number()).ok_or(Stuck::Broken)?;
            let action = player.decide(&view, chance.decision_seed(round, seat, decisions));
            watch(played.state(), &view, action);
            if !played.act(action) {
                return Err(Stuck::Broken);
            }
            decisions += if matches!(action, Action::Draw | Action::Exchange(_) | Action::Discard) { 1 } else { 2 };
        }
        Ok(())
    }

    /// The seats of its matches.
    pub fn seats(&self) -> Vec<SeatEntry> {
        let entry = |(seat, player): (&Seat, &ComputerPlayer)| SeatEntry {
            name: format!("{} {}", player.id(), seat.number() + 1),
            player: PlayerKind::Computer,
            level: Some(player.id().to_owned()),
        };
        Seat::ALL.iter().zip(&self.sitting).map(entry).collect()
    }
}
