//! Which of the printed rules apply.

use super::codes::codes;
use super::edition::Edition;
use core::fmt;
use core::ops::Deref;
use serde::{Deserialize, Serialize};

/// How the cards reach the racks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// Into the slots in turn (R4).
    Standard,
    /// Into slots of the owner's choice; Racko Éclair may be called (R30 to R32).
    Eclair,
}

codes!(Deal { Standard = 0, Eclair = 1 });

/// What happens to the discards when the stock is used up (R12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Replenish {
    /// They are turned over, so that the oldest is on top.
    TurnOver,
    /// They are shuffled.
    Shuffle,
}

codes!(Replenish { TurnOver = 0, Shuffle = 1 });

/// Whose run sets the price that an opponent pays in chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// The announcer's longest run (R26).
    AnnouncerRun,
    /// The longest run of the opponent who pays (R27).
    OwnRun,
}

codes!(Price { AnnouncerRun = 0, OwnRun = 1 });

/// A game for chips instead of points (R25 to R29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipGame {
    /// How many rounds are played, 1 to 50.
    pub rounds: u16,
    /// The chips each player starts with, 5 to 100.
    pub start: u16,
    /// Whose run sets the price.
    pub price: Price,
    /// Whoever cannot pay is out of the game (R28).
    pub elimination: bool,
}

/// What the match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "GoalFields", into = "GoalFields")]
pub enum Goal {
    /// First to this many points (R20).
    Points(u16),
    /// Most chips after an agreed number of rounds (R25).
    Chips(ChipGame),
    /// Most points after an agreed number of rounds; a tie is a shared win.
    Rounds(u16),
    /// A kind to come, which the tests add: it is played as [`Goal::Rounds`] is.
    #[cfg(test)]
    Later(u16),
}

/// What a match is played for, without how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalKind {
    /// [`Goal::Points`].
    Points,
    /// [`Goal::Rounds`].
    Rounds,
    /// [`Goal::Chips`].
    Chips,
    /// [`Goal::Later`].
    #[cfg(test)]
    Later,
}

codes!(GoalKind {
    Points = 0,
    Rounds = 1,
    Chips = 2,
    #[cfg(test)]
    Later = 7,
});

impl Goal {
    /// Its kind.
    pub const fn kind(self) -> GoalKind {
        match self {
            Goal::Points(_) => GoalKind::Points,
            Goal::Rounds(_) => GoalKind::Rounds,
            Goal::Chips(_) => GoalKind::Chips,
            #[cfg(test)]
            Goal::Later(_) => GoalKind::Later,
        }
    }

    /// How many points or rounds it is played to.
    pub const fn number(self) -> u16 {
        match self {
            Goal::Points(number) | Goal::Rounds(number) => number,
            Goal::Chips(chips) => chips.rounds,
            #[cfg(test)]
            Goal::Later(number) => number,
        }
    }

    /// What is agreed where it is for chips.
    pub const fn chips(self) -> Option<ChipGame> {
        match self {
            Goal::Chips(chips) => Some(chips),
            _ => None,
        }
    }

    /// Whether the scores are chips, and not points.
    pub const fn is_for_chips(self) -> bool {
        match self {
            Goal::Points(_) | Goal::Rounds(_) => false,
            Goal::Chips(_) => true,
            #[cfg(test)]
            Goal::Later(_) => false,
        }
    }
}

/// A [`Goal`] as a JSON object: exactly one of the fields is present.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<ChipGame>,
    #[cfg(test)]
    #[serde(skip_serializing_if = "Option::is_none")]
    later: Option<u16>,
}

impl From<Goal> for GoalFields {
    fn from(goal: Goal) -> GoalFields {
        let none = GoalFields {
            points: None,
            rounds: None,
            chips: None,
            #[cfg(test)]
            later: None,
        };
        match goal {
            Goal::Points(points) => GoalFields { points: Some(points), ..none },
            Goal::Rounds(rounds) => GoalFields { rounds: Some(rounds), ..none },
            Goal::Chips(chips) => GoalFields { chips: Some(chips), ..none },
            #[cfg(test)]
            Goal::Later(later) => GoalFields { later: Some(later), ..none },
        }
    }
}

impl TryFrom<GoalFields> for Goal {
    type Error = &'static str;

    fn try_from(fields: GoalFields) -> Result<Goal, &'static str> {
        #[cfg(test)]
        if let GoalFields { points: None, rounds: None, chips: None, later: Some(later) } = fields {
            return Ok(Goal::Later(later));
        }
        match (fields.points, fields.rounds, fields.chips) {
            (Some(points), None, None) => Ok(Goal::Points(points)),
            (None, Some(rounds), None) => Ok(Goal::Rounds(rounds)),
            (None, None, Some(chips)) => Ok(Goal::Chips(chips)),
            _ => Err("a goal is one of points, rounds and chips"),
        }
    }
}

/// Rules as somebody chose them, not yet checked. See [`Rules`].
///
/// In JSON a rule that came after the first version is left out where it is not in force, and has its default where it is
/// missing (`default` and `skip_serializing_if`). So a version that does not know it reads what is played without it, and refuses
/// what is played by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesDraft {
    /// The sheet that the other fields started from. The other fields take precedence.
    pub edition: Edition,
    /// How the cards are dealt.
    pub deal: Deal,
    /// With two players, announcing needs a run of three (R15).
    pub run_of_three: bool,
    /// Runs pay the announcer a bonus (R23).
    pub bonus: bool,
    /// Two against two (R21, R22).
    pub partners: bool,
    /// What happens to the discards when the stock is used up (R12).
    pub replenish: Replenish,
    /// What the match is played for.
    pub goal: Goal,
    /// A rule to come, which the tests add.
    #[cfg(test)]
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub later: bool,
}

/// Why rules cannot be combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesFault {
    /// There must be two to four players (R1).
    Players,
    /// Partners need exactly four players (R21).
    PartnersNeedFour,
    /// There are no partners in a game for chips (R29).
    PartnersWithChips,
    /// There is no bonus in a game for chips (R29).
    BonusWithChips,
    /// The goal must be 1 to 10,000 points (R20).
    PointsOutOfRange,
    /// There must be 1 to 50 rounds (R25).
    RoundsOutOfRange,
    /// Players must start with 5 to 100 chips (R25).
    ChipsOutOfRange,
}

impl ChipGame {
    /// A game for chips with the usual numbers: ten rounds, twenty chips each (R25).
    pub const fn usual(price: Price, elimination: bool) -> ChipGame {
        ChipGame { rounds: 10, start: 20, price, elimination }
    }
}

impl RulesFault {
    /// The number of the rule that it breaks.
    pub const fn rule(self) -> &'static str {
        match self {
            RulesFault::Players => "R1",
            RulesFault::PartnersNeedFour => "R21",
            RulesFault::PartnersWithChips | RulesFault::BonusWithChips => "R29",
            RulesFault::PointsOutOfRange => "R20",
            RulesFault::RoundsOutOfRange | RulesFault::ChipsOutOfRange => "R25",
        }
    }
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RulesFault::Players => "two to four players are needed",
            RulesFault::PartnersNeedFour => "partners need four players",
            RulesFault::PartnersWithChips => "chips are not played in partners",
            RulesFault::BonusWithChips => "chips are not played with the bonus",
            RulesFault::PointsOutOfRange => "the goal must be 1 to 10,000 points",
            RulesFault::RoundsOutOfRange => "the number of rounds must be 1 to 50",
            RulesFault::ChipsOutOfRange => "the chips to start with must be 5 to 100",
        })
    }
}

impl RulesDraft {
    /// Checks the rules for this number of players.
    ///
    /// # Errors
    /// The first [`RulesFault`] found.
    pub const fn check(self, players: usize) -> Result<Rules, RulesFault> {
        if players < 2 || players > 4 {
            return Err(RulesFault::Players);
        }
        if self.partners && players != 4 {
            return Err(RulesFault::PartnersNeedFour);
        }
        match self.goal {
            Goal::Points(points) => {
                if points < 1 || points > 10_000 {
                    return Err(RulesFault::PointsOutOfRange);
                }
            }
            Goal::Rounds(rounds) => {
                if rounds < 1 || rounds > 50 {
                    return Err(RulesFault::RoundsOutOfRange);
                }
            }
            #[cfg(test)]
            Goal::Later(_) => {}
            Goal::Chips(chips) => {
                if self.partners {
                    return Err(RulesFault::PartnersWithChips);
                }
                if self.bonus {
                    return Err(RulesFault::BonusWithChips);
                }
                if chips.rounds < 1 || chips.rounds > 50 {
                    return Err(RulesFault::RoundsOutOfRange);
                }
                if chips.start < 5 || chips.start > 100 {
                    return Err(RulesFault::ChipsOutOfRange);
                }
            }
        }
        Ok(Rules { draft: self, players: players as u8 })
    }
}

/// Checked rules for a known number of players. They dereference to [`RulesDraft`]. In JSON they are the draft and the number
/// of players, which are checked again when they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(RulesDraft, u8)", into = "(RulesDraft, u8)")]
pub struct Rules {
    draft: RulesDraft,
    players: u8,
}

impl From<Rules> for (RulesDraft, u8) {
    fn from(rules: Rules) -> (RulesDraft, u8) {
        (rules.draft, rules.players)
    }
}

impl TryFrom<(RulesDraft, u8)> for Rules {
    type Error = RulesFault;

    fn try_from((draft, players): (RulesDraft, u8)) -> Result<Rules, RulesFault> {
        draft.check(players.into())
    }
}

impl Rules {
    /// How many players sit down, 2 to 4.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The rules without the guarantee that they are valid, for saving.
    pub const fn draft(&self) -> RulesDraft {
        self.draft
    }
}

impl Deref for Rules {
    type Target = RulesDraft;

    fn deref(&self) -> &RulesDraft {
        &self.draft
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_one_thing_of_three() {
        for goal in [Goal::Points(500), Goal::Rounds(3), Goal::Chips(ChipGame::usual(Price::OwnRun, true))] {
            let json = serde_json::to_string(&goal).unwrap_or_default();
            assert_eq!(serde_json::from_str::<Goal>(&json).ok(), Some(goal), "{json}");
        }
        let points = serde_json::from_str::<Goal>(r#"{"points":500,"rounds":null}"#);
        assert_eq!(points.ok(), Some(Goal::Points(500)));
        for none in [
            "{}",
            r#"{"points":500,"turns":9}"#,
            r#"{"turns":9}"#,
            r#"{"points":500,"rounds":3}"#,
            r#"{"points":-1}"#,
            r#""points""#,
            "[]",
        ] {
            assert!(serde_json::from_str::<Goal>(none).is_err(), "{none}");
        }
    }
}
