//! The form of a challenge: one person against one character, the regular game to 250 points.

use crate::engine::{Edition, Goal, RulesDraft};
use crate::history::Entry;
use crate::players::ComputerPlayer;
use crate::record::{PlayerKind, SeatEntry};

/// What a challenge is played to, in points: half of the usual (R20).
const GOAL: u16 = 250;

/// The rules of a challenge: the regular game of two, with the run of three (R15), to 250 points.
pub const fn challenge_rules() -> RulesDraft {
    RulesDraft { goal: Goal::Points(GOAL), ..Edition::MiltonBradley.preset() }
}

/// The character against which a person plays a match with these rules and seats in the form of a challenge, however it was
/// begun; `None` where it has another form. The sheet that the rules started from does not matter, only what is played.
pub fn challenged_in<'a>(rules: &RulesDraft, seats: impl IntoIterator<Item = &'a SeatEntry>) -> Option<ComputerPlayer> {
    let has_its_rules = RulesDraft { edition: challenge_rules().edition, ..*rules } == challenge_rules();
    let mut seats = seats.into_iter();
    let (Some(one), Some(other), None) = (seats.next(), seats.next(), seats.next()) else { return None };
    let computer = match (one.player, other.player) {
        (PlayerKind::Computer, PlayerKind::Human) => one,
        (PlayerKind::Human, PlayerKind::Computer) => other,
        _ => return None,
    };
    character_of(computer).filter(|_| has_its_rules)
}

/// The same of a finished match.
pub fn challenged(entry: &Entry) -> Option<ComputerPlayer> {
    challenged_in(&entry.rules, entry.seats.iter().map(|at| &at.player))
}

/// The character that a player is; `None` for a person, and for a computer player that is none.
pub fn character_of(player: &SeatEntry) -> Option<ComputerPlayer> {
    let is_computer = player.player == PlayerKind::Computer;
    let id = player.level.as_deref().filter(|_| is_computer)?;
    id.parse().ok().filter(|player: &ComputerPlayer| player.is_character())
}

#[cfg(test)]
mod tests {
    use super::super::test_entries::against;
    use super::*;
    use crate::engine::Variant;

    fn id_of_challenged(entry: &Entry) -> Option<&'static str> {
        challenged(entry).map(ComputerPlayer::id)
    }

    #[test]
    fn it_is_a_regular_game_of_two_that_can_be_played() {
        let rules = challenge_rules();
        assert!(rules.check(2).is_ok() && rules.run_of_three && !rules.bonus);
        assert_eq!((rules.goal, rules.rightly_named()), (Goal::Points(250), rules));
    }

    #[test]
    fn whoever_was_challenged_is_found_at_either_seat() {
        let mut entry = against(&["vera"], "1111");
        assert_eq!(id_of_challenged(&entry), Some("vera"));
        entry.seats.reverse();
        assert_eq!(id_of_challenged(&entry), Some("vera"));
        assert_eq!(id_of_challenged(&entry.without_cards()), Some("vera"));
    }

    #[test]
    fn another_sheet_with_the_same_rules_is_the_same_game() {
        let mut entry = against(&["vera"], "1111");
        entry.rules.edition = Edition::WinningMoves;
        assert_eq!(id_of_challenged(&entry), Some("vera"));
    }

    #[test]
    fn other_rules_and_other_tables_are_no_challenge() {
        assert_eq!(id_of_challenged(&against(&["vera", "leo"], "000")), None);
        assert_eq!(id_of_challenged(&against(&["hard"], "000")), None);
        let entry = against(&["vera"], "000");
        let with = |rules: RulesDraft| id_of_challenged(&Entry { rules, ..entry.clone() });
        for variant in [Variant::Bonus, Variant::Chips, Variant::Eclair, Variant::Shuffle] {
            assert_eq!(with(variant.set(&challenge_rules(), true)), None, "{variant:?}");
        }
        assert_eq!(with(Variant::RunOfThree.set(&challenge_rules(), false)), None);
        for goal in [Goal::Points(245), Goal::Points(500), Goal::Rounds(3)] {
            assert_eq!(with(RulesDraft { goal, ..challenge_rules() }), None, "{goal:?}");
        }
        assert_eq!(with(challenge_rules()), Some("vera"));
        let mut two_people = entry.clone();
        two_people.seats[1].player.player = PlayerKind::Human;
        assert_eq!(id_of_challenged(&two_people), None);
        let mut nobody = entry;
        nobody.seats[0] = nobody.seats[1].clone();
        assert_eq!(id_of_challenged(&nobody), None);
    }
}
