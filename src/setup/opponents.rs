//! Matches against one opponent of the Club.

use super::draft::SetupDraft;
use crate::club::challenge_rules;
use crate::i18n::Phrases;
use crate::players::ComputerPlayer;

impl SetupDraft {
    /// The usual match against this opponent alone: the regular game of two.
    pub fn against(opponent: ComputerPlayer, phrases: &Phrases) -> SetupDraft {
        let mut draft = SetupDraft::usual(phrases);
        draft.set_players(2);
        draft.change_seat(1, |seat| {
            seat.computer = opponent;
            seat.name = phrases.level(opponent.id());
        });
        draft
    }

    /// A challenge of this opponent on the ladder.
    pub fn challenge(opponent: ComputerPlayer, phrases: &Phrases) -> SetupDraft {
        SetupDraft { rules: challenge_rules(), ..SetupDraft::against(opponent, phrases) }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::Goal;
    use crate::setup::{Preset, SeatKind};

    #[test]
    fn a_match_against_an_opponent_is_a_duel_and_a_challenge_goes_to_half_of_it() {
        for opponent in ComputerPlayer::characters() {
            let draft = SetupDraft::against(opponent, Phrases::EMPTY);
            let (rules, seats, colours) = draft.new_match(Phrases::EMPTY).unwrap();
            assert_eq!((draft.preset(), rules.goal, colours), (Some(Preset::Duel), Goal::Points(500), vec![0, 1]));
            assert_eq!((draft.seats[0].kind, seats[1].level.as_deref()), (SeatKind::Human, Some(opponent.id())));
            let challenge = SetupDraft::challenge(opponent, Phrases::EMPTY);
            let (rules, challenged, _) = challenge.new_match(Phrases::EMPTY).unwrap();
            assert_eq!((rules.goal, rules.run_of_three, challenged), (Goal::Points(250), true, seats));
        }
    }
}
