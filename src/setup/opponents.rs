//! Which characters sit at the table, each once.

use super::draft::{SeatDraft, SeatKind, SetupDraft};
use super::usual_characters::{USUAL_CHARACTERS, usual_character};
use crate::players::ComputerPlayer;

impl SetupDraft {
    /// Lets a character play a seat, counted from 0; nothing where they already sit elsewhere. A person's name is remembered when
    /// they get up.
    pub fn seat_character(&mut self, index: usize, character: ComputerPlayer) {
        if self.sits_elsewhere(index, character) {
            return;
        }
        self.change_seat(index, |seat| {
            if seat.kind != SeatKind::Human {
                // That of a level.
                seat.name.clear();
            }
            seat.computer = character;
        });
        self.set_kind(index, SeatKind::Computer);
    }

    /// Whether a character sits at another seat than this one.
    pub fn sits_elsewhere(&self, index: usize, character: ComputerPlayer) -> bool {
        let sits = |(at, seat): (usize, &SeatDraft)| {
            at != index && seat.kind == SeatKind::Computer && seat.computer == character
        };
        character.is_character() && self.seats.iter().enumerate().any(sits)
    }

    /// Who plays a seat that becomes a computer player's: whoever was there or, where they sit elsewhere by now, another one.
    pub(super) fn computer_for(&self, index: usize) -> Option<ComputerPlayer> {
        let own = self.seats.get(index)?.computer;
        let usual = (0..USUAL_CHARACTERS.len()).map(usual_character);
        let all = [own, usual_character(index)].into_iter().chain(usual).chain(ComputerPlayer::characters());
        all.into_iter().find(|one| !self.sits_elsewhere(index, *one))
    }

    /// Of two seats with the same character another one plays the later.
    pub(super) fn seat_each_character_once(&mut self) {
        for index in (0..self.seats.len()).rev() {
            if let Some(computer) = self.computer_for(index)
                && let Some(seat) = self.seats.get_mut(index)
                && seat.kind == SeatKind::Computer
            {
                seat.computer = computer;
            }
        }
    }

    /// How many seats are not a person's.
    pub fn seats_without_people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kind != SeatKind::Human).count()
    }

    /// Seats these opponents, each once, wherever no person sits; seats that are left over stay empty.
    pub fn seat_opponents(&mut self, opponents: &[ComputerPlayer]) {
        let free = self.seats.iter_mut().enumerate().filter(|(_, seat)| seat.kind != SeatKind::Human);
        let mut opponents = opponents.iter();
        for (index, seat) in free {
            seat.name.clear();
            seat.waiting = SeatKind::usual(index);
            match opponents.next() {
                Some(opponent) => (seat.kind, seat.computer) = (SeatKind::Computer, *opponent),
                None => seat.kind = SeatKind::Empty,
            }
        }
        self.drop_unplayable_partners();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Variant;
    use crate::players::Level;
    use crate::setup::test_phrases::english;

    fn the(id: &str) -> ComputerPlayer {
        ComputerPlayer::nearest(Some(id))
    }

    /// Who sits where.
    fn called(draft: &SetupDraft) -> Vec<String> {
        (0..4).map(|index| draft.called(index, english())).collect()
    }

    #[test]
    fn a_character_that_is_seated_plays_under_their_own_name_and_sits_once() {
        let mut draft = SetupDraft::usual(english());
        draft.seat_character(2, the("vera"));
        assert_eq!(called(&draft), ["You", "Otto", "Vera", "Clara"]);
        draft.seat_character(3, the("vera"));
        assert_eq!(called(&draft), ["You", "Otto", "Vera", "Clara"]);
        // In place of a level with a name.
        draft.change_seat(1, |seat| (seat.name, seat.computer) = ("Carla".to_owned(), Level::Easy.into()));
        assert_eq!(called(&draft), ["You", "Carla", "Vera", "Clara"]);
        draft.seat_character(1, the("mina"));
        assert_eq!(called(&draft), ["You", "Mina", "Vera", "Clara"]);
    }

    #[test]
    fn a_person_who_gets_up_for_a_character_comes_back_with_their_name() {
        let mut draft = SetupDraft::usual(english());
        draft.set_kind(1, SeatKind::Human);
        draft.change_seat(1, |seat| seat.name = "Bo".to_owned());
        draft.seat_character(1, the("leo"));
        assert_eq!((called(&draft)[1].as_str(), &*draft.names), ("Leo", &["Bo".to_owned()][..]));
        draft.set_kind(1, SeatKind::Human);
        assert_eq!(draft.name_at(1), "Bo");
    }

    #[test]
    fn who_comes_back_is_somebody_else_where_they_sit_elsewhere_by_now() {
        let mut draft = SetupDraft::usual(english());
        draft.set_players(3);
        draft.seat_character(1, the("clara"));
        draft.set_players(4);
        assert_eq!(called(&draft), ["You", "Clara", "Rosa", "Felix"]);
        // And where the person gets up.
        draft.set_kind(0, SeatKind::Computer);
        assert_eq!(called(&draft), ["Otto", "Clara", "Rosa", "Felix"]);
    }

    #[test]
    fn opponents_sit_down_wherever_no_person_sits() {
        let three = ["leo", "vera", "mina"].map(the);
        let mut draft = SetupDraft::usual(english());
        draft.set_players(2);
        draft.seat_opponents(&three);
        assert_eq!(called(&draft), ["You", "Leo", "Vera", "Mina"]);
        draft.set_kind(2, SeatKind::Human);
        draft.change_seat(2, |seat| seat.name = "Bo".to_owned());
        draft.set_variant(Variant::Partners, true);
        assert_eq!(draft.seats_without_people(), 2);
        draft.seat_opponents(&three[..2]);
        assert_eq!(
            (called(&draft)[1..].to_vec(), draft.rules.partners),
            (vec!["Leo".to_owned(), "Bo".to_owned(), "Vera".to_owned()], true)
        );
        draft.seat_opponents(&three[..1]);
        assert_eq!((draft.players(), draft.rules.partners), (3, false));
    }
}
