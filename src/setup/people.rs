//! Who the people at the table are: what they are asked for, and what is remembered of them.

use super::draft::{SeatDraft, SeatKind, SetupDraft};
use super::names::{kept_names, usual_name};
use crate::i18n::Language;
use std::mem;

impl SeatDraft {
    /// Lets somebody else play it: a person who comes back has their name again, any other is asked for it, a character has their
    /// own, and a level the usual one.
    fn become_kind(&mut self, index: usize, kind: SeatKind) {
        let was_person = self.kind == SeatKind::Human;
        if was_person && kind != SeatKind::Human {
            let usual = self.usual_name(index).to_owned();
            self.person = mem::replace(&mut self.name, usual);
        } else if !was_person && kind == SeatKind::Human && self.name == self.usual_name(index) {
            self.name = mem::take(&mut self.person);
        }
        self.kind = kind;
    }

    /// What its computer player has for a name where none was typed.
    fn usual_name(&self, index: usize) -> &'static str {
        if self.computer.is_character() { "" } else { usual_name(index) }
    }
}

impl SetupDraft {
    /// Lets somebody else play a seat, counted from 0. A person's name is remembered when they get up.
    pub fn set_kind(&mut self, index: usize, kind: SeatKind) {
        self.remember_people();
        self.seat(index, kind);
        self.change_seat(index, |seat| seat.waiting = SeatKind::usual(index));
    }

    /// Empties or fills seats until so many play. Computer players leave before people, the last ones first; nobody changes
    /// seats. Of those who were left out, people come back first.
    pub fn set_players(&mut self, players: usize) {
        self.remember_people();
        while self.players() > players {
            let last = |kind| self.seats.iter().rposition(|seat| seat.kind == kind);
            let Some(index) = last(SeatKind::Computer).or_else(|| last(SeatKind::Human)) else { break };
            self.change_seat(index, |seat| seat.waiting = seat.kind);
            self.seat(index, SeatKind::Empty);
        }
        while self.players() < players {
            let first = |kind| self.seats.iter().position(|seat| (seat.kind, seat.waiting) == (SeatKind::Empty, kind));
            if let Some(index) = first(SeatKind::Human) {
                self.seat(index, SeatKind::Human);
            } else if let Some(index) = first(SeatKind::Computer) {
                self.seat(index, SeatKind::Computer);
            } else {
                break;
            }
        }
        self.drop_unplayable_partners();
    }

    /// Lets somebody else play a seat. Whoever has sat down elsewhere meanwhile does not come back here.
    fn seat(&mut self, index: usize, kind: SeatKind) {
        let Some(person) = self.seats.get(index).map(|seat| seat.person.trim()) else { return };
        let is_elsewhere = self.seats.iter().any(|seat| seat.kind == SeatKind::Human && seat.name.trim() == person);
        let computer = self.computer_for(index).filter(|_| kind == SeatKind::Computer);
        if let Some(seat) = self.seats.get_mut(index) {
            seat.computer = computer.unwrap_or(seat.computer);
            if is_elsewhere {
                seat.person.clear();
            }
            seat.become_kind(index, kind);
        }
    }

    /// Whether several people share the device. Then nobody is “you”.
    pub fn has_several_people(&self) -> bool {
        self.seats.iter().filter(|seat| seat.kind == SeatKind::Human).count() > 1
    }

    /// The name that is filled in at a seat: empty where a person still has to be asked for it.
    pub fn name_at(&self, index: usize) -> &str {
        let name = self.seats.get(index).map_or("", |seat| &seat.name);
        if self.has_several_people() && Language::is_you(name) { "" } else { name }
    }

    /// Remembers what the people at the table are called, before those who played here earlier.
    pub fn remember_people(&mut self) {
        let seated = self.seats.iter().filter(|seat| seat.kind == SeatKind::Human).map(|seat| seat.name.clone());
        self.names = kept_names(seated.chain(self.names.iter().cloned()).collect::<Vec<String>>());
    }

    /// Somebody is called otherwise from now on, at the table and among the names that are kept.
    pub fn rename_person(&mut self, before: &str, name: &str) {
        let seats = self.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Human && seat.name.trim() == before);
        seats.for_each(|seat| name.clone_into(&mut seat.name));
        let names = self.names.iter().map(|kept| if kept == before { name.to_owned() } else { kept.clone() });
        self.names = kept_names(names.collect::<Vec<String>>());
    }

    /// What the people at the other seats are called: nothing where one has not said so.
    pub fn people_elsewhere(&self, index: usize) -> Vec<String> {
        let others =
            self.seats.iter().enumerate().filter(|(other, seat)| *other != index && seat.kind == SeatKind::Human);
        others.map(|(other, _)| self.name_at(other).to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::SeatKind::{Computer, Empty, Human};
    use super::*;
    use crate::players::Level;
    use crate::setup::Preset;
    use crate::setup::test_phrases::english;

    /// Ann and Bo, and two computer players.
    fn ann_and_bo() -> SetupDraft {
        let mut draft = SetupDraft::usual(english());
        draft.change_seat(0, |seat| seat.name = "Ann".to_owned());
        draft.set_kind(1, Human);
        draft.change_seat(1, |seat| seat.name = " Bo ".to_owned());
        draft
    }

    #[test]
    fn a_seat_that_becomes_a_person_is_asked_for_a_name_and_keeps_one_that_was_typed() {
        let mut draft = SetupDraft::usual(english());
        draft.change_seat(2, |seat| (seat.name, seat.computer) = ("Carla".to_owned(), Level::Easy.into()));
        for index in [1, 2] {
            draft.set_kind(index, Human);
        }
        assert_eq!([1, 2].map(|index| draft.name_at(index)), ["", "Carla"]);
    }

    #[test]
    fn a_character_who_follows_a_person_has_their_own_name_and_a_level_the_usual_one() {
        let mut draft = ann_and_bo();
        draft.set_kind(1, Empty);
        draft.set_kind(1, Computer);
        draft.set_kind(0, Computer);
        assert_eq!([0, 1].map(|index| draft.called(index, english())), ["Felix", "Otto"]);
        draft.change_seat(0, |seat| seat.computer = Level::Easy.into());
        draft.set_kind(0, Human);
        draft.set_kind(0, Computer);
        assert_eq!(draft.called(0, english()), "Ida");
        draft.set_kind(1, Human);
        assert_eq!(draft.name_at(1).trim(), "Bo");
    }

    #[test]
    fn a_person_who_comes_back_has_their_name_unless_they_sit_elsewhere() {
        let mut draft = ann_and_bo();
        draft.set_kind(1, Computer);
        assert_eq!(draft.called(1, english()), "Otto");
        draft.set_kind(1, Human);
        assert_eq!(draft.name_at(1).trim(), "Bo");
        draft.set_kind(1, Computer);
        draft.set_kind(2, Human);
        draft.change_seat(2, |seat| seat.name = "Bo".to_owned());
        draft.set_kind(1, Human);
        assert_eq!([1, 2].map(|index| draft.name_at(index)), ["", "Bo"]);
    }

    /// Who sits where, and what they are called.
    fn table(draft: &SetupDraft) -> Vec<(SeatKind, String)> {
        let seated = |(index, seat): (usize, &SeatDraft)| {
            (seat.kind != Empty).then(|| (seat.kind, draft.called(index, english())))
        };
        draft.seats.iter().enumerate().filter_map(seated).collect()
    }

    /// The same, as it is expected.
    fn sit<const N: usize>(who: [(SeatKind, &str); N]) -> Vec<(SeatKind, String)> {
        who.into_iter().map(|(kind, name)| (kind, name.to_owned())).collect()
    }

    #[test]
    fn who_was_left_out_comes_back_when_more_play() {
        let mut draft = ann_and_bo();
        draft.set_kind(2, Human);
        draft.change_seat(2, |seat| seat.name = "Cleo".to_owned());
        draft.set_kind(3, Empty);
        let three = draft.clone();
        draft.set_players(2);
        draft.set_players(3);
        assert_eq!(table(&draft), table(&three));
        // Somebody without a name does, too.
        draft.change_seat(2, |seat| seat.name.clear());
        draft.set_players(2);
        draft.set_players(4);
        assert_eq!(table(&draft)[2..], sit([(Human, ""), (Computer, "Clara")]));
    }

    #[test]
    fn people_stay_before_computer_players_at_their_seats() {
        let mut draft = SetupDraft::usual(english());
        draft.set_kind(3, Human);
        draft.change_seat(2, |seat| seat.computer = Level::Easy.into());
        for (index, name) in [(0, "Ann"), (2, "Carla"), (3, "Dora")] {
            draft.change_seat(index, |seat| seat.name = name.to_owned());
        }
        let four = draft.clone();
        draft.set_preset(Preset::Duel);
        assert_eq!(table(&draft), sit([(Human, "Ann"), (Human, "Dora")]));
        assert_eq!(draft.seats.iter().position(|seat| seat.name == "Dora"), Some(3));
        draft.set_preset(Preset::Classic);
        assert_eq!(draft.seats, four.seats);
        draft.set_players(3);
        assert_eq!(table(&draft), sit([(Human, "Ann"), (Computer, "Otto"), (Human, "Dora")]));
        // Of the people the last has to leave, and comes back before a computer player.
        draft.set_kind(1, Human);
        draft.set_players(2);
        assert_eq!(table(&draft), sit([(Human, "Ann"), (Human, "")]));
        draft.set_players(3);
        assert_eq!(table(&draft)[2..], sit([(Human, "Dora")]));
    }

    #[test]
    fn who_was_left_out_is_not_saved() {
        let mut draft = ann_and_bo();
        draft.set_kind(2, Human);
        draft.change_seat(2, |seat| seat.name = "Cleo".to_owned());
        draft.set_players(2);
        let mut again = SetupDraft::restore(Some(draft.to_last_table(english())), english());
        again.set_players(3);
        assert_eq!(table(&again)[2..], sit([(Computer, "Rosa")]));
        assert_eq!(again.names, ["Ann", "Bo", "Cleo"]);
    }

    #[test]
    fn you_are_you_only_while_you_play_alone() {
        let you = Language::English.you();
        let mut draft = SetupDraft::usual(english());
        draft.change_seat(0, |seat| seat.name = you.to_owned());
        assert_eq!(draft.name_at(0), you);
        draft.set_kind(1, Human);
        assert_eq!(draft.name_at(0), "");
        draft.set_kind(1, Computer);
        assert_eq!(draft.name_at(0), you);
    }

    #[test]
    fn whoever_is_called_otherwise_is_so_at_the_table_and_among_the_names() {
        let mut draft = ann_and_bo();
        draft.remember_people();
        draft.rename_person("Bo", "Bobby");
        assert_eq!([0, 1].map(|index| draft.name_at(index)), ["Ann", "Bobby"]);
        draft.set_kind(1, Computer);
        assert_eq!(draft.names, ["Ann", "Bobby"]);
        // A computer player is somebody else.
        draft.rename_person("Otto", "Bo");
        assert_eq!(draft.called(1, english()), "Otto");
    }

    #[test]
    fn whoever_gets_up_is_remembered() {
        let mut draft = ann_and_bo();
        draft.set_kind(1, Computer);
        assert_eq!(draft.names, ["Ann", "Bo"]);
        let again = SetupDraft::restore(Some(draft.to_last_table(english())), english());
        assert_eq!((again.names, again.seats[0].name.as_str()), (draft.names, "Ann"));
    }
}
