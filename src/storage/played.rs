//! The log of finished rounds: one short line each, to be added up for the statistics later.
//!
//! The table is in the first download, which has to be small, so it only logs the facts of a round (see [`Line`]).
//! [`Saves::tally`] in lazy parts works out what they mean for the person, adds them to the tally and removes
//! them. Each line has a key of its own: two tabs that end rounds at the same moment do not overwrite each other's. Someone
//! who never opens a lazy screen has at most [`MOST_ROUNDS`] of them; rounds after that are not counted until
//! they do.

use super::keys;
use super::played_line::{Line, LineFault, Sitting};
use super::saves::Saves;
use super::text_store::{StorageFault, TextStore};
use crate::engine::{Edition, Seat};
use crate::players::Level;
use crate::record::{RecordedMatch, SeatEntry};
use serde::{Deserialize, Serialize};

/// The most rounds in the log.
const MOST_ROUNDS: usize = 2000;

/// Whom a person plays against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opposition {
    /// Computer players, beginners only: first rounds.
    Beginner,
    /// Computer players, easy at most.
    Easy,
    /// Computer players, medium at most.
    Medium,
    /// Computer players, hard at most.
    Hard,
    /// At least one expert.
    Expert,
    /// Other people at the same device, with or without computer players.
    People,
    /// Computer players, at most of a level to come, which the tests add.
    #[cfg(test)]
    Later,
}

impl Opposition {
    /// All oppositions: the levels from the weakest, then people.
    pub const ALL: [Opposition; if cfg!(test) { 7 } else { 6 }] = [
        Opposition::Beginner,
        Opposition::Easy,
        Opposition::Medium,
        Opposition::Hard,
        Opposition::Expert,
        Opposition::People,
        #[cfg(test)]
        Opposition::Later,
    ];

    /// Computer players, this level at most.
    const fn up_to(level: Level) -> Opposition {
        match level {
            Level::Beginner => Opposition::Beginner,
            Level::Easy => Opposition::Easy,
            Level::Medium => Opposition::Medium,
            Level::Hard => Opposition::Hard,
            Level::Expert => Opposition::Expert,
            #[cfg(test)]
            Level::Later => Opposition::Later,
        }
    }

    /// The opposition with this name; `None` where only a later version knows it.
    pub(super) fn named(name: &str) -> Option<Opposition> {
        Opposition::ALL.into_iter().find(|opposition| opposition.name() == name)
    }

    /// Its stored name: that of the level, or `people`.
    pub const fn name(self) -> &'static str {
        match self {
            Opposition::Beginner => "beginner",
            Opposition::Easy => "easy",
            Opposition::Medium => "medium",
            Opposition::Hard => "hard",
            Opposition::Expert => "expert",
            Opposition::People => "people",
            #[cfg(test)]
            Opposition::Later => "later",
        }
    }
}

/// A finished round, as the statistics see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The sheet whose rules were played.
    pub edition: Edition,
    /// Who it was played against.
    pub opposition: Opposition,
    /// The person took part: they were not out of the game (R28).
    pub there: bool,
    /// The person's side announced.
    pub won: bool,
    /// It was played for chips, not points.
    pub chips: bool,
    /// The match ended with it.
    pub over: bool,
    /// The person's side won the match.
    pub match_won: bool,
    /// The person's own points of the round, or chips won or paid.
    pub score: i32,
}

/// The person (the first of several) and their opposition. `None` if there are only computer players.
fn person_and_opposition_by(seats: &[Sitting]) -> Option<(Seat, Opposition)> {
    let person = seats.iter().position(|seat| *seat == Sitting::Person)?;
    let opposition = match seats.iter().filter(|seat| **seat == Sitting::Person).count() {
        1 => Opposition::up_to(seats.iter().filter_map(Sitting::level).max()?),
        _ => Opposition::People,
    };
    Some((Seat::new(person)?, opposition))
}

/// The person of a match and their opposition.
pub(super) fn person_and_opposition(recorded: &RecordedMatch) -> Option<(Seat, Opposition)> {
    person_and_opposition_of(recorded.record().seats.iter())
}

/// The person at these seats and their opposition.
pub(super) fn person_and_opposition_of<'a>(seats: impl Iterator<Item = &'a SeatEntry>) -> Option<(Seat, Opposition)> {
    person_and_opposition_by(&seats.map(Sitting::of).collect::<Vec<Sitting>>())
}

/// The line for the round just finished.
pub(super) fn line(recorded: &RecordedMatch) -> Option<String> {
    Line::of(recorded).map(|line| line.text())
}

impl Played {
    /// Reads a line; `None` if only computer players sat there.
    pub(super) fn read(line: &str) -> Result<Option<Played>, LineFault> {
        let line = Line::read(line)?;
        let Some((person, opposition)) = person_and_opposition_by(&line.seats) else { return Ok(None) };
        let several = opposition == Opposition::People;
        let own_side = line.announcer == person || line.partners && line.announcer == person.opposite();
        let played = Played {
            edition: line.edition,
            opposition,
            there: line.there.has(person),
            won: own_side,
            chips: line.chips,
            over: !line.winners.is_empty(),
            match_won: line.winners.has(person),
            score: line.scores[person.number()],
        };
        Ok(Some(if several { played.of_nobody() } else { played }))
    }

    /// The same where several people have played and nobody asks who has won.
    pub(super) const fn of_nobody(self) -> Played {
        Played { there: true, won: false, match_won: false, score: 0, ..self }
    }
}

impl<S: TextStore> Saves<S> {
    /// Logs the end of a round of the match with this id. Call it once, when the round has just ended at the table, with the
    /// time in seconds since the beginning of 2020: the rounds are counted in their order.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn add_played(&self, id: &str, recorded: &RecordedMatch, now: i32) -> Result<(), StorageFault> {
        let Some(line) = line(recorded) else { return Ok(()) };
        if self.0.keys_from(keys::PLAYED_EACH).len() >= MOST_ROUNDS {
            return Ok(());
        }
        let round = recorded.results().len();
        self.0.set(&format!("{}{now}/{id}/{round}", keys::PLAYED_EACH), &line)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
pub(super) mod tests {
    use super::*;
    use crate::engine::{Action, Card, ChipGame, Deck, Goal, Price, RulesDraft, highest_card};
    use crate::record::{PlayerKind, SeatEntry};
    use crate::storage::memory::Memory;

    /// Logs a round, each a second after the one before.
    pub fn log(memory: &Memory, recorded: &RecordedMatch) -> Result<(), StorageFault> {
        let logged = memory.keys_from(keys::PLAYED_EACH).len() as i32;
        Saves(memory).add_played("7", recorded, 190_000_000 + logged)
    }

    pub fn human() -> SeatEntry {
        SeatEntry { name: "Ann".into(), player: PlayerKind::Human, level: None }
    }

    pub fn computer(level: &str) -> SeatEntry {
        SeatEntry { name: level.into(), player: PlayerKind::Computer, level: Some(level.into()) }
    }

    /// A match in which this seat announced its first round at once, with at most one card in order for the others.
    pub fn announced(rules: RulesDraft, seats: Vec<SeatEntry>, announcer: usize) -> RecordedMatch {
        let mut recorded = dealt(rules, seats, announcer);
        recorded.play(Action::Announce).unwrap();
        recorded
    }

    fn dealt(rules: RulesDraft, seats: Vec<SeatEntry>, announcer: usize) -> RecordedMatch {
        let players = seats.len();
        let dealer = (announcer + players - 1) % players;
        let cards = |numbers: &[usize]| numbers.iter().map(|&n| Card::new(n as u8).unwrap()).collect::<Vec<Card>>();
        let cut: Vec<usize> = (0..players).map(|seat| if seat == dealer { 1 } else { seat + 2 }).collect();
        let mut recorded = RecordedMatch::new(rules.check(players).unwrap(), seats, &cards(&cut)).unwrap();
        let mut deck = Vec::new();
        for row in (0..10).rev() {
            for step in 1..=players {
                let seat = (dealer + step) % players;
                deck.push(players * if seat == announcer { row } else { 9 - row } + seat + 1);
            }
        }
        deck.extend(10 * players + 1..=usize::from(highest_card(players)));
        recorded.deal(&Deck::new(players, &cards(&deck)).unwrap(), 0).unwrap();
        recorded
    }

    fn played(recorded: &RecordedMatch) -> Played {
        Played::read(line(recorded).unwrap().strip_suffix('\n').unwrap()).unwrap().unwrap()
    }

    fn three(level: &str, other: &str) -> Vec<SeatEntry> {
        vec![computer(level), human(), computer(other)]
    }

    #[test]
    fn a_round_that_is_over_is_told_in_a_line() {
        let rules = RulesDraft { goal: Goal::Rounds(2), ..Edition::Jumbo.preset() };
        let won = Played {
            edition: Edition::Jumbo,
            opposition: Opposition::Hard,
            there: true,
            won: true,
            chips: false,
            over: false,
            match_won: false,
            score: 75,
        };
        assert_eq!(played(&announced(rules, three("easy", "hard"), 1)), won);
        assert_eq!(played(&announced(rules, three("hard", "medium"), 0)), Played { won: false, score: 5, ..won });
        let rules = RulesDraft { goal: Goal::Points(75), ..rules };
        let won = Played { over: true, match_won: true, ..won };
        assert_eq!(played(&announced(rules, three("hard", "easy"), 1)), won);
        let lost = Played { won: false, match_won: false, score: 5, ..won };
        assert_eq!(played(&announced(rules, three("hard", "hard"), 2)), lost);
    }

    #[test]
    fn a_round_with_a_player_that_is_not_known_waits_for_a_version_that_knows_it() {
        let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
        let line = line(&announced(rules, three("easy-rosa", "hard"), 1)).unwrap();
        assert_eq!(line, "v2 jumbo 0 0 1 7 2 easy-rosa,person,hard 5 75 5 0\n");
        assert_eq!(Played::read(line.trim_end()), Err(LineFault::Newer));
    }

    #[test]
    fn the_strongest_computer_player_tells_the_opposition() {
        let rules = RulesDraft { goal: Goal::Rounds(1), run_of_three: false, ..Edition::MiltonBradley.preset() };
        let against = |levels: [&str; 2]| played(&announced(rules, three(levels[0], levels[1]), 1)).opposition;
        assert_eq!(against(["beginner", "beginner"]), Opposition::Beginner);
        for (level, opposition) in
            [("easy", Opposition::Easy), ("medium", Opposition::Medium), ("expert", Opposition::Expert)]
        {
            assert_eq!(against(["beginner", level]), opposition);
            assert_eq!(against([level, "beginner"]), opposition);
        }
        // What earlier versions have logged: the digits of a person and of each of the four levels.
        for (digit, opposition) in [(2, "easy"), (3, "medium"), (4, "hard"), (5, "expert"), (6, "beginner")] {
            let text = format!("{} 5 75 0 0", (0o10 | digit) << 15 | 0b11 << 7);
            assert_eq!(Played::read(&text).unwrap().map(|round| round.opposition.name()), Some(opposition));
        }
    }

    #[test]
    fn chips_are_told_as_chips() {
        let chips = ChipGame { rounds: 1, start: 9, price: Price::AnnouncerRun, elimination: false };
        let rules = RulesDraft { goal: Goal::Chips(chips), ..Edition::MiltonBradley.preset() };
        let round = played(&announced(rules, three("easy", "easy"), 0));
        assert!(round.chips && round.there && round.over && !round.won && !round.match_won);
        assert!(round.score < 0);
    }

    #[test]
    fn partners_win_together() {
        let rules = RulesDraft { partners: true, goal: Goal::Points(75), ..Edition::MiltonBradley.preset() };
        let seats = vec![human(), computer("easy"), computer("expert"), computer("easy")];
        let round = played(&announced(rules, seats.clone(), 2));
        assert_eq!((round.won, round.match_won, round.score, round.opposition), (true, true, 5, Opposition::Expert));
        let round = played(&announced(rules, seats, 3));
        assert_eq!((round.won, round.match_won), (false, false));
    }

    #[test]
    fn of_several_people_nobody_wins_and_without_any_there_is_nothing_to_tell() {
        let rules = RulesDraft { goal: Goal::Points(75), run_of_three: false, ..Edition::MiltonBradley.preset() };
        let round = played(&announced(rules, vec![human(), computer("expert"), human()], 0));
        assert_eq!((round.opposition, round.there, round.over), (Opposition::People, true, true));
        assert_eq!((round.won, round.match_won, round.score), (false, false, 0));
        assert_eq!(played(&announced(rules, vec![human(), human()], 0)).opposition, Opposition::People);
        let nobody = line(&announced(rules, vec![computer("easy"); 3], 0)).unwrap();
        assert_eq!(Played::read(nobody.trim_end()), Ok(None));
    }

    #[test]
    fn before_the_end_there_is_nothing_to_tell() {
        let rules = RulesDraft { goal: Goal::Rounds(2), ..Edition::Jumbo.preset() };
        assert_eq!(line(&dealt(rules, three("easy", "easy"), 1)), None);
    }

    #[test]
    fn what_is_no_such_line_is_refused() {
        // A person and an easy computer player, both in the round: the digits 1 and 2, and nothing else.
        let good = (0o12 << 15 | 0b11 << 7).to_string();
        assert!(Played::read(&format!("{good} 5 75 0 0")).unwrap().is_some());
        for scores in
            ["", " ", " 5", " 5 75 0", " 5 75 0 0 0", " 5 75 0 0 ", "  5 75 0 0", " 5 x 0 0", " 5 75 0 9999999999"]
        {
            assert_eq!(Played::read(&format!("{good}{scores}")), Err(LineFault::Malformed), "{scores}");
        }
        for other in [0, 6, -1, 0o1 << 15, 0o10 << 15, 0o102 << 15, 0o11212 << 15] {
            assert_eq!(Played::read(&format!("{other} 5 75 0 0")), Err(LineFault::Malformed), "{other}");
        }
    }
}
