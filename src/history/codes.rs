//! The numbers that stand for who sat at a seat in a text of the history. What has a number keeps it for ever; something new gets the
//! next one, as long as there is room, and needs no new version: readers who do not know it yet refuse it as newer.

/// How many numbers there are for who can sit at a seat.
pub(super) const PLAYERS: usize = 64;

/// A person.
pub(super) const PERSON: usize = 0;
/// A computer player of whom it is not said which.
pub(super) const SOME_COMPUTER: usize = 1;
/// A computer player whose id has no number: it follows in words.
pub(super) const OTHER_COMPUTER: usize = 2;

/// The computer players that have numbers, by their ids in records.
const COMPUTERS: [(usize, &str); 5] = [(3, "easy"), (4, "medium"), (5, "hard"), (6, "expert"), (7, "beginner")];

/// The number of a computer player.
pub(super) fn computer_code(id: Option<&str>) -> usize {
    let Some(id) = id else { return SOME_COMPUTER };
    COMPUTERS.iter().find(|(_, known)| *known == id).map_or(OTHER_COMPUTER, |(code, _)| *code)
}

/// The id of the computer player with this number.
pub(super) fn computer_id(code: usize) -> Option<&'static str> {
    COMPUTERS.iter().find(|(known, _)| *known == code).map(|(_, id)| *id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Level;

    #[test]
    fn everything_has_a_number_and_keeps_it() {
        assert_eq!(computer_id(8), None);
        let codes = Level::KNOWN.map(|level| computer_code(Some(level.name())));
        assert_eq!(codes, [7, 3, 4, 5, 6, OTHER_COMPUTER]);
        assert_eq!([3, 4, 5, 6, 7].map(computer_id), ["easy", "medium", "hard", "expert", "beginner"].map(Some));
        assert_eq!((computer_code(None), computer_code(Some("otto"))), (SOME_COMPUTER, OTHER_COMPUTER));
    }
}
