//! A match at the table, and what the page asks of it.

use crate::engine::{Chance, Goal, Seat, SeatSet, Stage, highest_card};
use crate::i18n::{Language, Phrases, Who};
use crate::record::{PlayerKind, RecordedGame};

/// A match at the table.
#[derive(Clone, Debug)]
pub struct InPlay {
    /// The match and its record.
    pub recorded: RecordedGame,
    /// Where the cards to come from.
    pub chance: Chance,
    /// The colour and sign of each seat, 0 to 3.
    pub colours: Vec<u8>,
}

impl InPlay {
    /// The seats played by people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.kind(seat) == Some(PlayerKind::Human))
    }

    fn kind(&self, seat: Seat) -> Option<PlayerKind> {
        self.recorded.seat(seat).map(|entry| entry.player)
    }

    /// The person who plays alone against computer players: the one a sentence can call “you”.
    pub fn alone(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The name of a seat, as it is called in this language.
    pub fn name(&self, seat: Seat, phrases: &Phrases) -> &str {
        match self.who(seat) {
            Who::You => phrases.you(),
            Who::Named(name) => name,
        }
    }

    /// How a sentence speaks of a seat.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        let name = self.recorded.seat(seat).map_or("", |entry| &entry.name);
        if Language::is_you(name) && self.alone() == Some(seat) { Who::You } else { Who::Named(name) }
    }

    /// The class that gives a seat its colour, `p1` to `p4`.
    pub fn colour(&self, seat: Seat) -> usize {
        self.colours.get(seat.number()).map_or(seat.number(), |&colour| usize::from(colour % 4)) + 1
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.recorded.record().seats.len()
    }

    /// What the match is played for.
    pub fn goal(&self) -> Goal {
        self.recorded.game().rules().goal
    }

    /// The number of the round being played or just over, from 1.
    pub fn round_number(&self) -> usize {
        self.recorded.record().rounds.len()
    }

    /// Whether the match goes on.
    pub fn unfinished(&self) -> bool {
        !matches!(self.recorded.game().stage(), Stage::Over(_))
    }

    /// The next person to have a decision, from the seat to act on.
    pub fn next_person(&self) -> Option<Seat> {
        let game = self.recorded.game();
        let to_act = game.to_act()?;
        let person = |&seat: &Seat| self.kind(seat) == Some(PlayerKind::Human) && game.playing().has(seat);
        Some(to_act).filter(person).or_else(|| game.playing().from_left_of(to_act).find(person))
    }

    /// Whether two play against two (R21).
    pub fn in_partners(&self) -> bool {
        self.recorded.game().rules().partners
    }

    /// The partner of a seat, where there are partners (R21).
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.in_partners().then(|| seat.opposite())
    }

    /// Who wins and loses together: every seat by itself, or the two pairs.
    pub fn sides(&self) -> Vec<Vec<Seat>> {
        let seats = Seat::ALL.into_iter().take(self.colours.len());
        if self.in_partners() {
            seats.take(2).map(|seat| vec![seat, seat.opposite()]).collect()
        } else {
            seats.map(|seat| vec![seat]).collect()
        }
    }

    /// The names of a side, as a sentence speaks of them.
    pub fn side_names(&self, side: &[Seat], phrases: &Phrases) -> String {
        let names: Vec<Who<'_>> = side.iter().map(|&seat| self.who(seat)).collect();
        phrases.names(&names)
    }

    /// The running total of a seat: points, or chips held.
    pub fn total(&self, seat: Seat) -> i32 {
        self.recorded.game().totals().get(seat.number()).copied().unwrap_or(0)
    }

    /// Whether the match is played for chips.
    pub fn for_chips(&self) -> bool {
        matches!(self.goal(), Goal::Chips(_))
    }

    /// The seats that the round on the table was dealt to: with its end some may have to leave the game (R28).
    pub fn seated(&self) -> SeatSet {
        let game = self.recorded.game();
        game.round().map_or(game.playing(), |round| round.seats())
    }

    /// The highest card of the round on the table (R1).
    pub fn highest(&self) -> u8 {
        highest_card(self.seated().len())
    }

    /// Whether a seat has had to leave the game (R28).
    pub fn is_out(&self, seat: Seat) -> bool {
        !self.recorded.game().playing().has(seat)
    }
}
