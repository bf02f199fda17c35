//! The computer players there are.

use super::Player;
use super::characters::CHARACTERS;
use super::entry::{Entry, Mind};
use super::expert::Expert;
use super::level::Level;
use super::levels::LEVELS;
use super::planner::Planner;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A computer player.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ComputerPlayer(&'static Entry);

/// The id of no computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPlayer;

impl ComputerPlayer {
    /// Every computer player: the levels, and then the characters, both the weakest first.
    pub fn all() -> impl Iterator<Item = ComputerPlayer> {
        LEVELS.iter().chain(CHARACTERS).map(ComputerPlayer)
    }

    /// The opponents with a character, the weakest first.
    pub fn characters() -> impl DoubleEndedIterator<Item = ComputerPlayer> + ExactSizeIterator {
        CHARACTERS.iter().map(ComputerPlayer)
    }

    /// The player with this id; where none has it, the level nearest to it: the one that the id begins with, or else
    /// [`Level::Hard`].
    pub fn nearest(id: Option<&str>) -> ComputerPlayer {
        let id = id.unwrap_or_default();
        let level = || id.split('-').next().and_then(|level| level.parse::<Level>().ok());
        id.parse().unwrap_or_else(|_| level().unwrap_or(Level::Hard).into())
    }

    /// This player or, where it is not seated when a match is set up, the weakest level that is and plays no less well.
    pub fn or_seated(self) -> ComputerPlayer {
        let stronger = LEVELS.iter().map(ComputerPlayer).skip_while(|player| player.level() < self.level());
        if self.0.is_seated { self } else { stronger.into_iter().find(|player| player.0.is_seated).unwrap_or(self) }
    }

    /// Its name in records, in texts and on the command line.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// Its number where numbers are stored.
    pub const fn code(self) -> u32 {
        self.0.code
    }

    /// How strong it is.
    pub const fn level(self) -> Level {
        self.0.level
    }

    /// Whether it is an opponent with a character.
    pub fn is_character(self) -> bool {
        CHARACTERS.iter().any(|entry| entry.code == self.code())
    }

    /// Whether it decides at once. Others are asked in the worker.
    pub const fn is_quick(self) -> bool {
        !matches!(self.0.mind, Mind::Expert)
    }

    /// This player or, where it needs time, the strongest of those that do not and are no stronger.
    pub fn or_quick(self) -> ComputerPlayer {
        let its_kind = if self.is_character() { CHARACTERS } else { LEVELS };
        let mut from_here = its_kind.iter().rev().map(ComputerPlayer).skip_while(|player| *player != self);
        from_here.find(|player| player.is_quick()).unwrap_or(self)
    }

    /// How it decides, for any seat and any rules.
    pub fn player(self) -> Box<dyn Player> {
        self.quick_player().unwrap_or_else(|| Box::new(Expert))
    }

    /// How it decides, if it does so at once. Code that calls only this does not pull the trained network of the expert into
    /// the program.
    pub fn quick_player(self) -> Option<Box<dyn Player>> {
        match self.0.mind {
            Mind::EvenSpread(spread) => Some(Box::new(spread)),
            Mind::Planner(skill, leanings) => Some(Box::new(Planner::with_leanings(skill, leanings))),
            Mind::Expert => None,
        }
    }
}

impl From<Level> for ComputerPlayer {
    /// The player that is this level.
    fn from(level: Level) -> ComputerPlayer {
        // A test finds all of them.
        ComputerPlayer(LEVELS.iter().find(|entry| entry.id == level.name()).unwrap_or(&LEVELS[0]))
    }
}

impl Level {
    /// The level of the player that a record names for a seat, or of the one nearest to it: see [`ComputerPlayer::nearest`].
    pub fn of(id: Option<&str>) -> Level {
        ComputerPlayer::nearest(id).level()
    }
}

impl FromStr for ComputerPlayer {
    type Err = UnknownPlayer;

    fn from_str(id: &str) -> Result<ComputerPlayer, UnknownPlayer> {
        ComputerPlayer::all().find(|player| player.id() == id).ok_or(UnknownPlayer)
    }
}

impl TryFrom<String> for ComputerPlayer {
    type Error = UnknownPlayer;

    fn try_from(id: String) -> Result<ComputerPlayer, UnknownPlayer> {
        id.parse()
    }
}

impl From<ComputerPlayer> for String {
    fn from(player: ComputerPlayer) -> String {
        player.id().to_owned()
    }
}

impl PartialEq for ComputerPlayer {
    fn eq(&self, other: &ComputerPlayer) -> bool {
        self.code() == other.code()
    }
}

impl Eq for ComputerPlayer {}

impl fmt::Debug for ComputerPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = ComputerPlayer::all().map(ComputerPlayer::id).collect();
        write!(f, "a player is one of {}", ids.join(", "))
    }
}

impl core::error::Error for UnknownPlayer {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_keeps_its_id_its_number_and_its_level() {
        // Records, links and logs have them: lines are added here and never changed.
        let golden = [
            ("easy", 0, Level::Easy),
            ("medium", 1, Level::Medium),
            ("hard", 2, Level::Hard),
            ("expert", 3, Level::Expert),
            ("beginner", 4, Level::Beginner),
            ("later", 200, Level::Later),
            ("leo", 10, Level::Easy),
            ("otto", 11, Level::Easy),
            ("felix", 12, Level::Easy),
            ("rosa", 13, Level::Medium),
            ("bruno", 14, Level::Medium),
            ("clara", 15, Level::Medium),
            ("hugo", 16, Level::Medium),
            ("irma", 17, Level::Hard),
            ("ada", 18, Level::Hard),
            ("emil", 19, Level::Hard),
            ("vera", 20, Level::Hard),
            ("mina", 21, Level::Expert),
        ];
        assert_eq!(ComputerPlayer::all().count(), golden.len());
        for (nth, (id, code, level)) in golden.into_iter().enumerate() {
            let player: ComputerPlayer = id.parse().unwrap_or(Level::Hard.into());
            assert_eq!((player.id(), player.code(), player.level()), (id, code, level));
            assert!(golden[..nth].iter().all(|(_, other, _)| *other != code), "{id}: another has its number");
        }
    }

    #[test]
    fn every_level_is_a_player_and_an_id_that_begins_with_a_level_is_of_that_level() {
        for level in Level::KNOWN {
            let player = ComputerPlayer::from(level);
            assert_eq!((player.id(), player.level()), (level.name(), level));
        }
        for player in ComputerPlayer::all() {
            let level = player.id().split('-').next().and_then(|first| first.parse::<Level>().ok());
            assert!(level.is_none_or(|level| level == player.level()), "{player:?}");
        }
    }

    #[test]
    fn they_stand_in_the_order_of_their_strength() {
        assert!(LEVELS.is_sorted_by_key(|entry| entry.level) && CHARACTERS.is_sorted_by_key(|entry| entry.level));
        assert_eq!(ComputerPlayer::characters().len(), 12);
        assert!(ComputerPlayer::characters().eq(ComputerPlayer::all().filter(|player| player.is_character())));
    }

    #[test]
    fn in_place_of_one_that_is_not_known_the_nearest_level_plays() {
        for (id, nearest) in [
            (Some("beginner"), "beginner"),
            (Some("expert"), "expert"),
            (Some("easy-rosa"), "easy"),
            (Some("expert-the-fox"), "expert"),
            (Some("easygoing"), "hard"),
            (Some("divine"), "hard"),
            (Some(""), "hard"),
            (None, "hard"),
        ] {
            assert_eq!(ComputerPlayer::nearest(id).id(), nearest, "{id:?}");
        }
    }

    #[test]
    fn in_place_of_one_that_is_not_seated_or_not_quick_the_next_is() {
        let seated = |level: Level| ComputerPlayer::from(level).or_seated().id();
        assert_eq!(Level::KNOWN.map(seated), ["easy", "easy", "medium", "hard", "expert", "hard"]);
        let quick = |level: Level| ComputerPlayer::from(level).or_quick().id();
        assert_eq!(Level::KNOWN.map(quick), ["beginner", "easy", "medium", "hard", "hard", "later"]);
        let of = |id: &str| ComputerPlayer::nearest(Some(id));
        assert!(ComputerPlayer::characters().all(|character| character.or_seated() == character));
        assert_eq!(["leo", "vera", "mina"].map(|id| of(id).or_quick().id()), ["leo", "vera", "vera"]);
    }

    #[test]
    fn an_id_is_the_same_in_json() {
        for player in ComputerPlayer::all() {
            let json = serde_json::to_string(&player).unwrap_or_default();
            assert_eq!(json, format!("\"{}\"", player.id()));
            assert_eq!(serde_json::from_str::<ComputerPlayer>(&json).ok(), Some(player));
        }
        assert!(serde_json::from_str::<ComputerPlayer>("\"divine\"").is_err());
    }
}
