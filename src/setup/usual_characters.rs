//! Who sits at the table before anybody has chosen.

use crate::players::{ComputerPlayer, Level};

/// Who usually sits at each seat, by id: none of the strongest.
pub(super) const USUAL_CHARACTERS: [&str; 4] = ["felix", "otto", "rosa", "clara"];

/// The character that usually sits at this seat, counted from 0.
pub(super) fn usual_character(index: usize) -> ComputerPlayer {
    // A test finds each of them.
    USUAL_CHARACTERS.get(index).and_then(|id| id.parse().ok()).unwrap_or(Level::Easy.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_has_a_usual_character_of_its_own() {
        let usual: Vec<&str> = (0..4).map(|index| usual_character(index).id()).collect();
        assert_eq!(usual, USUAL_CHARACTERS);
    }
}
