//! What Play begins, as the first screen says it: a sentence in two parts, and who is met.

use super::draft::SetupDraft;
use crate::club::character_of;
use crate::i18n::Phrases;
use crate::players::ComputerPlayer;
use crate::record::PlayerKind;

/// The match that Play begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextMatch {
    /// Who plays: “You against Otto and Vera.”
    pub who: String,
    /// By which rules, and what for: “Milton Bradley rules, first to 500.” Empty where a language says both in one.
    pub what: String,
    /// Everybody but the person, who is the first one of several.
    pub others: Vec<Other>,
}

/// Somebody who is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Other {
    /// The number of the colour and sign, 1 to 4.
    pub colour: usize,
    /// The character, where it is one.
    pub character: Option<ComputerPlayer>,
}

impl SetupDraft {
    /// The match that Play begins; `None` when the players are too few.
    pub fn next_match(&self, phrases: &Phrases) -> Option<NextMatch> {
        let (rules, entries, colours) = self.new_match(phrases)?;
        let (who, what) = parts(phrases.summary(&entries, &rules), &phrases.sides(&entries, rules.partners));
        let person = entries.iter().position(|entry| entry.player == PlayerKind::Human);
        let others = entries.iter().zip(colours).enumerate().filter(|(index, _)| Some(*index) != person);
        let other = |(entry, colour)| Other { colour: usize::from(colour) + 1, character: character_of(entry) };
        Some(NextMatch { who, what, others: others.map(|(_, at)| other(at)).collect() })
    }
}

/// A sentence that begins with these words, and what follows it. One that does not begin so stays whole.
fn parts(all: String, first: &str) -> (String, String) {
    let rest = all.strip_prefix(first).and_then(|rest| rest.split_once(' '));
    match rest {
        Some((end, rest)) => ([first, end].concat(), rest.to_owned()),
        None => (all, String::new()),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::players::Level;
    use crate::setup::SeatKind;

    fn others(draft: &SetupDraft) -> Vec<(usize, Option<&'static str>)> {
        let next = draft.next_match(Phrases::EMPTY).unwrap();
        next.others.iter().map(|other| (other.colour, other.character.map(ComputerPlayer::id))).collect()
    }

    #[test]
    fn a_sentence_is_parted_after_who_plays() {
        let both = |all: &str, first: &str| parts(all.to_owned(), first);
        let parted = both("You against Otto. House rules, first to 500.", "You against Otto");
        assert_eq!(parted, ("You against Otto.".to_owned(), "House rules, first to 500.".to_owned()));
        assert_eq!(both("First to 500: you.", "you"), ("First to 500: you.".to_owned(), String::new()));
    }

    #[test]
    fn everybody_but_the_person_is_met_and_characters_have_faces() {
        let mut draft = SetupDraft::usual(Phrases::EMPTY);
        draft.change_seat(1, |seat| seat.computer = "otto".parse().unwrap());
        draft.change_seat(2, |seat| seat.computer = Level::Hard.into());
        draft.change_seat(3, |seat| seat.kind = SeatKind::Empty);
        assert_eq!(others(&draft), [(2, Some("otto")), (3, None)]);
        draft.change_seat(0, |seat| seat.kind = SeatKind::Computer);
        assert_eq!(others(&draft).len(), 3, "nobody plays: all are watched");
        draft.change_seat(2, |seat| seat.kind = SeatKind::Human);
        draft.change_seat(3, |seat| seat.kind = SeatKind::Human);
        assert_eq!(others(&draft).iter().map(|other| other.0).collect::<Vec<_>>(), [1, 2, 4]);
    }

    #[test]
    fn where_too_few_play_there_is_none() {
        let mut draft = SetupDraft::usual(Phrases::EMPTY);
        (1..4).for_each(|seat| draft.change_seat(seat, |seat| seat.kind = SeatKind::Empty));
        assert_eq!(draft.next_match(Phrases::EMPTY), None);
    }
}
