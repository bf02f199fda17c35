//! A finished round as it is logged: one line.
//!
//! The first form is five numbers: one with the facts, and the four scores. From its lowest bit, the first has the edition (3 bits),
//! whether it was for chips (1), partners (1), the seat that announced (2), the seats in the round (4), the seats that have won the
//! match with it (4), and who sits at each seat, an octal digit each: a person is 1, the levels follow by their codes.
//!
//! What there is no room for in it has the second form: `v2`, the edition, the numbers of chips, partners, announcer, seats and
//! winners, who sits there with commas between, and the scores. Editions and levels have their names there.

use crate::engine::{Edition, Goal, Seat, SeatSet, Stage};
use crate::players::Level;
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

/// How many bits the edition has in the first form.
const EDITION_BITS: u32 = 3;
/// How many bits a seat has there.
const SEAT_BITS: u32 = 3;
/// Where the seats begin there.
const FIRST_SEAT_BIT: u32 = 15;
/// The digit of a person; that of a level is its code and [`FIRST_LEVEL`].
const PERSON: u32 = 1;
const FIRST_LEVEL: u32 = 2;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sitting {
    Person,
    Computer(Level),
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
            PlayerKind::Computer => Sitting::Computer(Level::of(seat.level.as_deref())),
        }
    }

    const fn digit(self) -> u32 {
        match self {
            Sitting::Person => PERSON,
            Sitting::Computer(level) => FIRST_LEVEL + level.code(),
        }
    }

    fn of_digit(digit: u32) -> Result<Sitting, LineFault> {
        match digit {
            0 => Err(LineFault::Malformed),
            PERSON => Ok(Sitting::Person),
            digit => Level::of_code(digit - FIRST_LEVEL).map(Sitting::Computer).ok_or(LineFault::Newer),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Sitting::Person => PERSON_NAME,
            Sitting::Computer(level) => level.name(),
        }
    }

    fn named(name: &str) -> Result<Sitting, LineFault> {
        match name {
            PERSON_NAME => Ok(Sitting::Person),
            name => name.parse().map(Sitting::Computer).map_err(|_| LineFault::Newer),
        }
    }
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
            chips: matches!(rules.goal, Goal::Chips(_)),
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
        let seats = self.seats.iter().try_fold(0, |seats, seat| {
            let digit = seat.digit();
            (digit >> SEAT_BITS == 0).then_some(seats << SEAT_BITS | digit)
        })?;
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
            seats: vec![Sitting::Person, Sitting::Computer(Level::Expert)],
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
