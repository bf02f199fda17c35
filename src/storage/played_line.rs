//! A finished round as it is logged: one line.
//!
//! The first form is five numbers: one with the facts, and the four scores. From its lowest bit, the first has the edition (3 bits),
//! whether it was for chips (1), partners (1), the seat that announced (2), the seats in the round (4), the seats that have won the
//! match with it (4), and who sits at each seat, an octal digit each.
//!
//! What there is no room for in it has the second form: `v2`, the edition, the numbers of chips, partners, announcer, seats and
//! winners, who sits there with commas between, and the scores. Editions have their names there, and computer players their ids: one
//! that is not known here is kept so, and its round waits for a version that knows it.

use crate::engine::{Edition, Seat, SeatSet, Stage};
use crate::players::{ComputerPlayer, Level};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

/// How many bits the edition has in the first form.
const EDITION_BITS: u32 = 3;
/// How many bits a seat has there.
const SEAT_BITS: u32 = 3;
/// Where the seats begin there.
const FIRST_SEAT_BIT: u32 = 15;
/// The digit of a person.
const PERSON: u32 = 1;
/// The digits of computer players. There is no room for more of them: who came later is in the second form.
const PLAYERS: [(u32, &str); 5] = [(2, "easy"), (3, "medium"), (4, "hard"), (5, "expert"), (6, "beginner")];

/// The word that the second form begins with.
const SECOND: &str = "v2";
/// A person in it.
const PERSON_NAME: &str = "person";

/// Why a line cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineFault {
    /// It is none.
    Malformed,
    /// It has something that only a later version knows.
    Newer,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitting {
    Person,
    /// The computer player with this id, known here or not.
    Computer(String),
}

/// The facts of a finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub edition: Edition,
    pub chips: bool,
    pub partners: bool,
    pub announcer: Seat,
    /// The seats in the round.
    pub there: SeatSet,
    /// The seats that have won the match with it.
    pub winners: SeatSet,
    pub seats: Vec<Sitting>,
    pub scores: [i32; Seat::MOST],
}

impl Sitting {
    pub(super) fn of(seat: &SeatEntry) -> Sitting {
        match seat.player {
            PlayerKind::Human => Sitting::Person,
            // Where it is not said which, one has played that stands for it.
            PlayerKind::Computer => {
                let id = seat.level.as_deref().unwrap_or_else(|| ComputerPlayer::nearest(None).id());
                Sitting::Computer(id.to_owned())
            }
        }
    }

    /// How strong a computer player is, or who plays in its place.
    pub(super) fn level(&self) -> Option<Level> {
        match self {
            Sitting::Person => None,
            Sitting::Computer(id) => Some(Level::of(Some(id))),
        }
    }

    fn digit(&self) -> Option<u32> {
        match self {
            Sitting::Person => Some(PERSON),
            Sitting::Computer(id) => PLAYERS.iter().find(|(_, known)| known == id).map(|(digit, _)| *digit),
        }
    }

    fn of_digit(digit: u32) -> Result<Sitting, LineFault> {
        if digit == PERSON {
            return Ok(Sitting::Person);
        }
        let known = PLAYERS.iter().find(|(known, _)| *known == digit);
        known.map(|(_, id)| Sitting::Computer((*id).to_owned())).ok_or(LineFault::Newer)
    }

    fn name(&self) -> String {
        match self {
            Sitting::Person => PERSON_NAME.to_owned(),
            Sitting::Computer(id) => written(id),
        }
    }

    fn named(name: &str) -> Result<Sitting, LineFault> {
        match name {
            PERSON_NAME => Ok(Sitting::Person),
            id if id.parse::<ComputerPlayer>().is_ok() => Ok(Sitting::Computer(id.to_owned())),
            _ => Err(LineFault::Newer),
        }
    }
}

/// An id as one word that is nothing else in a line: one that is not in kebab case is told as `%` and its bytes in hexadecimal
/// digits. No player that is known has such an id.
fn written(id: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if id != PERSON_NAME && !id.is_empty() && id.bytes().all(is_plain) {
        return id.to_owned();
    }
    id.bytes().fold("%".to_owned(), |text, byte| format!("{text}{byte:02X}"))
}

impl Line {
    /// The line for the round that has just finished.
    pub(super) fn of(recorded: &RecordedMatch) -> Option<Line> {
        let game = recorded.state();
        let winners = match game.stage() {
            Stage::Playing => return None,
            Stage::BetweenRounds => SeatSet::EMPTY,
            Stage::Over(winners) => winners,
        };
        let (rules, result) = (game.rules(), game.last_result()?);
        Some(Line {
            edition: rules.edition,
            chips: rules.goal.is_for_chips(),
            partners: rules.partners,
            announcer: result.announcer,
            there: result.seats,
            winners,
            seats: recorded.record().seats.iter().map(Sitting::of).collect(),
            scores: result.scores,
        })
    }

    /// The line, in the first form that has room for it.
    pub(super) fn text(&self) -> String {
        let [a, b, c, d] = self.scores;
        match self.number() {
            Some(what) => format!("{what} {a} {b} {c} {d}\n"),
            None => {
                let numbers = [
                    u8::from(self.chips),
                    u8::from(self.partners),
                    self.announcer.number() as u8,
                    self.there.bits(),
                    self.winners.bits(),
                ];
                let numbers = numbers.map(|number| number.to_string()).join(" ");
                let seats = self.seats.iter().map(|seat| seat.name()).collect::<Vec<_>>().join(",");
                format!("{SECOND} {} {numbers} {seats} {a} {b} {c} {d}\n", self.edition.name())
            }
        }
    }

    /// The facts as a number; `None` where it has no room for them.
    fn number(&self) -> Option<u32> {
        let edition = Some(u32::from(self.edition.code())).filter(|code| code >> EDITION_BITS == 0)?;
        let seats = self.seats.iter().try_fold(0, |seats, seat| Some(seats << SEAT_BITS | seat.digit()?))?;
        Some(
            seats << FIRST_SEAT_BIT
                | u32::from(self.winners.bits()) << 11
                | u32::from(self.there.bits()) << 7
                | (self.announcer.number() as u32) << 5
                | u32::from(self.partners) << 4
                | u32::from(self.chips) << 3
                | edition,
        )
    }

    /// Reads a line in either form.
    pub(super) fn read(line: &str) -> Result<Line, LineFault> {
        match line.strip_prefix(SECOND).and_then(|rest| rest.strip_prefix(' ')) {
            Some(rest) => Line::read_second(rest),
            None => Line::read_first(line),
        }
    }

    fn read_first(line: &str) -> Result<Line, LineFault> {
        let malformed = LineFault::Malformed;
        let numbers: Option<Vec<i32>> = line.split(' ').map(|number| number.parse().ok()).collect();
        let [what, scores @ ..] = &numbers.ok_or(malformed)?[..] else { return Err(malformed) };
        let what = u32::try_from(*what).map_err(|_| malformed)?;
        let scores = <[i32; Seat::MOST]>::try_from(scores).map_err(|_| malformed)?;
        let part = |from: u32, bits: u32| what >> from & ((1 << bits) - 1);
        let digits = (0..Seat::MOST as u32).rev().map(|nth| part(FIRST_SEAT_BIT + SEAT_BITS * nth, SEAT_BITS));
        let digits: Vec<u32> = digits.skip_while(|&digit| digit == 0).collect();
        if what >> (FIRST_SEAT_BIT + SEAT_BITS * Seat::MOST as u32) != 0 || digits.len() < 2 || digits.contains(&0) {
            return Err(malformed);
        }
        let edition = u8::try_from(part(0, EDITION_BITS)).ok().and_then(Edition::of_code).ok_or(LineFault::Newer)?;
        Ok(Line {
            edition,
            chips: part(3, 1) == 1,
            partners: part(4, 1) == 1,
            announcer: Seat::new(part(5, 2) as usize).ok_or(malformed)?,
            there: seats_of(part(7, 4)),
            winners: seats_of(part(11, 4)),
            seats: digits.into_iter().map(Sitting::of_digit).collect::<Result<_, _>>()?,
            scores,
        })
    }

    fn read_second(rest: &str) -> Result<Line, LineFault> {
        let malformed = LineFault::Malformed;
        let words: Vec<&str> = rest.split(' ').collect();
        let [edition, numbers @ .., seats, a, b, c, d] = &words[..] else { return Err(malformed) };
        let numbers: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
        let [chips, partners, announcer, there, winners] = numbers.ok_or(malformed)?[..] else { return Err(malformed) };
        let [Some(a), Some(b), Some(c), Some(d)] = [a, b, c, d].map(|score| score.parse().ok()) else {
            return Err(malformed);
        };
        let seats: Vec<&str> = seats.split(',').collect();
        if !(2..=Seat::MOST).contains(&seats.len()) {
            return Err(malformed);
        }
        Ok(Line {
            edition: edition.parse().map_err(|_| LineFault::Newer)?,
            chips: chips == 1,
            partners: partners == 1,
            announcer: Seat::new(announcer as usize).ok_or(malformed)?,
            there: seats_of(there),
            winners: seats_of(winners),
            seats: seats.into_iter().map(Sitting::named).collect::<Result<_, _>>()?,
            scores: [a, b, c, d],
        })
    }
}

/// The seats whose bits are set.
fn seats_of(bits: u32) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| bits >> seat.number() & 1 == 1).fold(SeatSet::EMPTY, SeatSet::with)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(edition: Edition) -> Line {
        let [first, second, ..] = Seat::ALL;
        Line {
            edition,
            chips: false,
            partners: false,
            announcer: second,
            there: SeatSet::EMPTY.with(first).with(second),
            winners: SeatSet::EMPTY.with(second),
            seats: vec![Sitting::Person, Sitting::Computer("expert".to_owned())],
            scores: [5, 75, 0, 0],
        }
    }

    #[test]
    fn what_has_no_room_in_the_first_form_has_the_second() {
        for (edition, text) in
            [(Edition::Jumbo, "430497 5 75 0 0\n"), (Edition::Later, "v2 later 0 0 1 3 2 person,expert 5 75 0 0\n")]
        {
            assert_eq!(round(edition).text(), text);
            assert_eq!(Line::read(text.trim_end()), Ok(round(edition)));
        }
    }

    #[test]
    fn a_player_that_is_not_known_stays_in_the_line_and_is_nobody_else() {
        for (id, name) in [
            ("grand-mother", "grand-mother"),
            ("person", "%706572736F6E"),
            ("a b,c", "%6120622C63"),
            ("", "%"),
            ("李", "%E69D8E"),
        ] {
            let line = Line { seats: vec![Sitting::Person, Sitting::Computer(id.to_owned())], ..round(Edition::Jumbo) };
            assert_eq!(line.text(), format!("v2 jumbo 0 0 1 3 2 person,{name} 5 75 0 0\n"));
            assert_eq!(Line::read(line.text().trim_end()), Err(LineFault::Newer));
            assert_eq!(line.seats[1].level(), Some(Level::Hard));
        }
        // Of whom it is not said which they are, as ever.
        let nobody = SeatEntry { name: "X".to_owned(), player: PlayerKind::Computer, level: None };
        assert_eq!(Sitting::of(&nobody), Sitting::Computer("hard".to_owned()));
    }

    #[test]
    fn what_a_later_version_has_logged_is_nothing_else_here() {
        let second = "v2 later 0 0 1 3 2 person,expert 5 75 0 0";
        for newer in [
            second.replace("later", "parker"),
            second.replace("expert", "grandmaster"),
            // The first numbers that are free: an edition's, and a level's.
            format!("{} 5 75 0 0", 0o12 << 15 | 6),
            format!("{} 5 75 0 0", 0o17 << 15),
        ] {
            assert_eq!(Line::read(&newer), Err(LineFault::Newer), "{newer}");
        }
        for none in
            ["v2", "v2 ", "v2later", &second[..30], &second.replace("person,", ""), &second.replace("0 1", "0 x")]
        {
            assert_eq!(Line::read(none), Err(LineFault::Malformed), "{none}");
        }
    }
}
