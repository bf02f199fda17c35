//! What a match against one of the characters starts, and a challenge.

use super::draft::{SeatKind, SetupDraft};
use crate::club::challenge_rules;
use crate::club::cup::cup_rules;
use crate::i18n::Phrases;
use crate::players::ComputerPlayer;

impl SetupDraft {
    /// The usual match against this opponent alone, who has their own name: the regular game of two. Whoever is filled in here as
    /// the only person has theirs.
    pub fn against(&self, opponent: ComputerPlayer, phrases: &Phrases) -> SetupDraft {
        let person = self.seats.iter().position(|seat| seat.kind == SeatKind::Human);
        let name = person.map(|index| self.name_at(index)).filter(|_| !self.has_several_people());
        let mut draft = SetupDraft::usual(phrases);
        draft.set_players(2);
        draft.change_seat(0, |seat| seat.name = name.unwrap_or(phrases.you()).to_owned());
        draft.change_seat(1, |seat| seat.computer = opponent);
        draft
    }

    /// The same with this person alone, whoever is filled in: to play a match against somebody.
    pub fn played_by(&self, name: &str) -> SetupDraft {
        let mut draft = self.clone();
        for (index, seat) in draft.seats.iter_mut().enumerate() {
            (seat.kind, seat.waiting) = match index {
                0 => (SeatKind::Human, SeatKind::Human),
                _ => (SeatKind::Computer, SeatKind::Computer),
            };
        }
        draft.change_seat(0, |seat| seat.name = name.to_owned());
        draft
    }

    /// A challenge of this opponent, with the same names.
    pub fn challenge(&self, opponent: ComputerPlayer, phrases: &Phrases) -> SetupDraft {
        SetupDraft { rules: challenge_rules(), ..self.against(opponent, phrases) }
    }

    /// A match against this opponent in a cup, with the same names.
    pub fn cup_match(&self, opponent: ComputerPlayer, phrases: &Phrases) -> SetupDraft {
        SetupDraft { rules: cup_rules(), ..self.against(opponent, phrases) }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::Goal;
    use crate::setup::test_phrases::english;
    use crate::setup::{Preset, kind_and_goal};

    /// The names at the table after this draft has challenged Irma.
    fn names(draft: &SetupDraft, phrases: &Phrases) -> Vec<String> {
        let challenge = draft.challenge(ComputerPlayer::nearest(Some("irma")), phrases);
        let (rules, seats, colours) = challenge.new_match(phrases).unwrap();
        assert_eq!((rules.players(), colours), (2, vec![0, 1]));
        assert_eq!((seats[0].level.as_deref(), seats[1].level.as_deref()), (None, Some("irma")));
        assert_eq!(challenge.preset(), Some(Preset::Duel));
        assert!(kind_and_goal(&challenge.rules, 2, phrases).contains("250"));
        seats.into_iter().map(|seat| seat.name).collect()
    }

    #[test]
    fn a_match_against_an_opponent_is_a_duel_to_the_usual_goal_and_a_challenge_goes_to_half_of_it() {
        for opponent in ComputerPlayer::characters() {
            let draft = SetupDraft::usual(Phrases::EMPTY);
            let goal =
                |draft: SetupDraft| (draft.preset(), draft.new_match(Phrases::EMPTY).map(|(rules, ..)| rules.goal));
            assert_eq!(goal(draft.against(opponent, Phrases::EMPTY)), (Some(Preset::Duel), Some(Goal::Points(500))));
            assert_eq!(goal(draft.challenge(opponent, Phrases::EMPTY)), (Some(Preset::Duel), Some(Goal::Points(250))));
            assert_eq!(goal(draft.cup_match(opponent, Phrases::EMPTY)), (Some(Preset::Duel), Some(Goal::Points(150))));
        }
    }

    #[test]
    fn the_person_keeps_their_name_and_meets_the_character() {
        let phrases = english();
        let mut draft = SetupDraft::usual(phrases);
        assert_eq!(names(&draft, phrases), ["You", "Irma"]);
        draft.set_kind(0, SeatKind::Computer);
        draft.set_kind(2, SeatKind::Human);
        draft.change_seat(2, |seat| seat.name = "Ann".to_owned());
        draft.set_preset(Preset::Bonus);
        assert_eq!(names(&draft, phrases), ["Ann", "Irma"]);
        // Of several nobody knows who challenges, unless one of them is looked at.
        draft.set_kind(3, SeatKind::Human);
        assert_eq!(names(&draft, phrases), ["You", "Irma"]);
        assert_eq!(names(&draft.played_by("Bo"), phrases), ["Bo", "Irma"]);
        assert_eq!(names(&draft.played_by("Vous"), phrases), ["You", "Irma"]);
    }
}
