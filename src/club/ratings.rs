//! How strong the opponents are, as measured.

use super::rating::{MEAN, Rating};
use crate::players::ComputerPlayer;

/// The table that `make ratings` writes.
const TABLE: &str = include_str!("ratings.txt");

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// The version of how the characters play.
    pub version: u32,
    /// How many rounds were played.
    pub rounds: u32,
    /// The characters by their ids, the weakest first.
    pub ratings: Vec<(String, Rating)>,
}

impl Measured {
    /// The rating of the character with this id, in points.
    pub fn points(&self, id: &str) -> Option<f64> {
        self.ratings.iter().find(|(one, _)| one == id).map(|(_, rating)| rating.points)
    }
}

/// What was measured last; none if the table is not whole, which a test finds.
pub fn measured() -> Option<Measured> {
    let mut lines = TABLE.lines().map(str::split_whitespace).map(Iterator::collect::<Vec<_>>);
    let (version, rounds) = match lines.next()?[..] {
        ["players", version, "rounds", rounds] => (version.parse().ok()?, rounds.parse().ok()?),
        _ => return None,
    };
    let rating = |words: Vec<&str>| match words[..] {
        [id, points, "±", interval] => {
            Some((id.to_owned(), Rating { points: points.parse().ok()?, interval: interval.parse().ok()? }))
        }
        _ => None,
    };
    Some(Measured { version, rounds, ratings: lines.map(rating).collect::<Option<_>>()? })
}

/// The characters and their ratings in points as they were measured, the weakest first. Where nothing was measured they are as
/// strong as each other, and stand as in the list of players.
pub fn rated_characters() -> Vec<(ComputerPlayer, f64)> {
    let measured = measured();
    let points = |character: ComputerPlayer| measured.as_ref()?.points(character.id());
    let mut rated: Vec<_> =
        ComputerPlayer::characters().map(|character| (character, points(character).unwrap_or(MEAN))).collect();
    rated.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    rated
}
