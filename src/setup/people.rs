//! Who the people at the table are: what they are asked for, and what is remembered of them.

use super::draft::{SeatDraft, SeatKind, SetupDraft};
use super::names::{kept_names, usual_name};
use crate::i18n::Language;

impl SeatDraft {
    /// Lets somebody else play it: a person is asked for a name, and a computer player has the usual one.
    pub(super) fn become_kind(&mut self, place: usize, kind: SeatKind) {
        if self.kind == SeatKind::Human && kind != SeatKind::Human {
            usual_name(place).clone_into(&mut self.name);
        } else if kind == SeatKind::Human && self.name == usual_name(place) {
            self.name.clear();
        }
        self.kind = kind;
    }
}

impl SetupDraft {
    /// Lets somebody else play a seat, counted from 0. A person's name is remembered when they get up.
    pub fn set_kind(&mut self, place: usize, kind: SeatKind) {
        self.remember_people();
        self.change_seat(place, |seat| seat.become_kind(place, kind));
    }

    /// Whether several people share the device. Then nobody is “you”.
    pub fn has_several_people(&self) -> bool {
        self.seats.iter().filter(|seat| seat.kind == SeatKind::Human).count() > 1
    }

    /// The name that is filled in at a seat: empty where a person still has to be asked for it.
    pub fn name_at(&self, place: usize) -> &str {
        let name = self.seats.get(place).map_or("", |seat| &seat.name);
        if self.has_several_people() && Language::is_you(name) { "" } else { name }
    }

    /// Remembers what the people at the table are called, before those who played here earlier.
    pub fn remember_people(&mut self) {
        let seated = self.seats.iter().filter(|seat| seat.kind == SeatKind::Human).map(|seat| seat.name.clone());
        self.names = kept_names(seated.chain(self.names.iter().cloned()).collect::<Vec<String>>());
    }

    /// The names of people who have played at this device and have no seat now, the last one first.
    pub fn names_to_offer(&self) -> Vec<String> {
        let has_seat = |name: &String| self.seats.iter().any(|seat| seat.name.trim() == name);
        self.names.iter().filter(|name| !has_seat(name)).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::SeatKind::{Computer, Empty, Human};
    use super::*;
    use crate::i18n::Phrases;

    /// Ann and Bo, and two computer players.
    fn ann_and_bo() -> SetupDraft {
        let mut draft = SetupDraft::usual(Phrases::EMPTY);
        draft.change_seat(0, |seat| seat.name = "Ann".to_owned());
        draft.set_kind(1, Human);
        draft.change_seat(1, |seat| seat.name = " Bo ".to_owned());
        draft
    }

    #[test]
    fn a_seat_that_becomes_a_person_is_asked_for_a_name_and_keeps_one_that_was_typed() {
        let mut draft = SetupDraft::usual(Phrases::EMPTY);
        draft.change_seat(2, |seat| seat.name = "Carla".to_owned());
        for place in [1, 2] {
            draft.set_kind(place, Human);
        }
        assert_eq!([1, 2].map(|place| draft.name_at(place)), ["", "Carla"]);
    }

    #[test]
    fn whoever_follows_a_person_has_the_usual_name() {
        let mut draft = ann_and_bo();
        draft.set_kind(1, Empty);
        draft.set_kind(1, Computer);
        draft.set_kind(0, Computer);
        assert_eq!([0, 1].map(|place| draft.name_at(place)), ["Ida", "Otto"]);
        draft.set_kind(1, Human);
        assert_eq!(draft.name_at(1), "");
    }

    #[test]
    fn you_are_you_only_while_you_play_alone() {
        let you = Language::English.you();
        let mut draft = SetupDraft::usual(Phrases::EMPTY);
        draft.change_seat(0, |seat| seat.name = you.to_owned());
        assert_eq!(draft.name_at(0), you);
        draft.set_kind(1, Human);
        assert_eq!(draft.name_at(0), "");
        draft.set_kind(1, Computer);
        assert_eq!(draft.name_at(0), you);
    }

    #[test]
    fn names_are_offered_again_to_those_who_have_no_seat() {
        let mut draft = ann_and_bo();
        assert!(draft.names_to_offer().is_empty());
        draft.set_kind(1, Computer);
        assert_eq!(draft.names_to_offer(), ["Bo"]);
        let again = SetupDraft::restore(Some(draft.to_last_table()), Phrases::EMPTY);
        assert_eq!(again.names_to_offer(), ["Bo"]);
        assert_eq!(again.name_at(0), "Ann");
    }
}
