//! Where a match stands in the bracket.

use core::fmt;
use serde::{Deserialize, Serialize};

/// A round of the knock-out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CupRound {
    /// Eight are left.
    QuarterFinal,
    /// Four are left.
    SemiFinal,
    /// Two are left.
    Final,
}

impl CupRound {
    /// All of them, in order.
    pub const ALL: [CupRound; 3] = [CupRound::QuarterFinal, CupRound::SemiFinal, CupRound::Final];

    /// Its matches, from the top of the bracket down.
    pub fn fixtures(self) -> impl Iterator<Item = Fixture> {
        Fixture::ALL.into_iter().filter(move |fixture| fixture.round() == self)
    }
}

/// A match of the bracket: the quarter-finals are 0 to 3 from the top down, the semi-finals 4 and 5, the final is 6. Links, saves and
/// seeds have these numbers, for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Fixture(u8);

/// No match of a bracket has this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFixture;

impl Fixture {
    /// All of them, in the order they are played.
    pub const ALL: [Fixture; 7] = [Fixture(0), Fixture(1), Fixture(2), Fixture(3), Fixture(4), Fixture(5), Fixture(6)];
    /// The final.
    pub const FINAL: Fixture = Fixture(6);
    /// The matches of the person, who stands at the top of the bracket.
    pub const OF_PERSON: [Fixture; 3] = [Fixture(0), Fixture(4), Fixture::FINAL];

    /// Its number.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Its number, to look it up in a list of all.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The round it belongs to.
    pub const fn round(self) -> CupRound {
        match self.0 {
            0..4 => CupRound::QuarterFinal,
            4 | 5 => CupRound::SemiFinal,
            _ => CupRound::Final,
        }
    }

    /// The two matches whose winners meet here; `None` for a quarter-final.
    pub const fn before(self) -> Option<[Fixture; 2]> {
        match self.0 {
            4 => Some([Fixture(0), Fixture(1)]),
            5 => Some([Fixture(2), Fixture(3)]),
            6 => Some([Fixture(4), Fixture(5)]),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Fixture {
    type Error = UnknownFixture;

    fn try_from(code: u8) -> Result<Fixture, UnknownFixture> {
        Fixture::ALL.into_iter().find(|fixture| fixture.code() == code).ok_or(UnknownFixture)
    }
}

impl From<Fixture> for u8 {
    fn from(fixture: Fixture) -> u8 {
        fixture.code()
    }
}

impl fmt::Display for UnknownFixture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the matches of a cup are 0 to 6")
    }
}

impl core::error::Error for UnknownFixture {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winners_of_each_round_meet_in_the_next_until_two_are_left() {
        assert_eq!(CupRound::ALL.map(|round| round.fixtures().count()), [4, 2, 1]);
        for (fixture, later) in Fixture::ALL.into_iter().zip([4, 4, 5, 5, 6, 6]) {
            let next: Vec<Fixture> =
                Fixture::ALL.into_iter().filter(|next| next.before().is_some_and(|it| it.contains(&fixture))).collect();
            assert_eq!(next.iter().map(|next| next.code()).collect::<Vec<_>>(), [later]);
            assert!(next[0].round() > fixture.round());
        }
        for (nth, fixture) in Fixture::OF_PERSON.into_iter().enumerate().skip(1) {
            assert_eq!(fixture.before().map(|before| before[0]), Some(Fixture::OF_PERSON[nth - 1]), "at the top");
        }
    }

    #[test]
    fn a_fixture_is_known_by_its_number() {
        for code in 0..=u8::MAX {
            assert_eq!(Fixture::try_from(code).map(u8::from).ok(), (code < 7).then_some(code));
        }
    }
}
