//! The cups as they are kept: lines of text, one for each cup and one for each match of the person in one.
//!
//! What keeps lines and takes them to other devices looks at their shape alone, so that it needs to know no cups: they are read where
//! cups are played ([`Cups`](super::Cups)). Of a match, a line has the seed and, once it is over, the points of both: `1956 155-90`.

use super::keys;
use super::saves::Saves;
use super::summary::SavedMatch;
use super::text_store::{StorageFault, TextStore};

/// The most lines that are kept: those of more cups than anybody plays.
pub(super) const MOST_LINES: usize = 10_000;
/// The longest of them, in bytes.
const LONGEST_LINE: usize = 10_000;

/// Whether this can be a line, of whatever version.
pub(super) fn is_line(line: &str) -> bool {
    !line.is_empty() && line.len() <= LONGEST_LINE && !line.contains(char::is_control)
}

/// The lines of both, each once. What they mean together is for those to say who read them.
pub(super) fn merged_lines(mut own: Vec<String>, other: &[String]) -> Vec<String> {
    for line in other {
        if own.len() < MOST_LINES && !own.contains(line) {
            own.push(line.clone());
        }
    }
    own
}

/// The seed of the match that a line is about, and how that has ended; `None` for any other line.
pub(super) fn match_in(line: &str) -> Option<(u64, Option<[u16; 2]>)> {
    let (seed, points) = match line.split_once(' ') {
        Some((seed, points)) => (seed, Some(points)),
        None => (line, None),
    };
    let points = match points.map(|points| points.split_once('-')) {
        Some(Some((own, other))) => Some([own.parse().ok()?, other.parse().ok()?]),
        Some(None) => return None,
        None => None,
    };
    Some((seed.parse().ok()?, points))
}

/// The line of a match.
pub(super) fn match_line(seed: u64, points: Option<[u16; 2]>) -> String {
    points.map_or_else(|| seed.to_string(), |[own, other]| format!("{seed} {own}-{other}"))
}

impl<S: TextStore> Saves<S> {
    /// All lines.
    pub(super) fn cup_lines(&self) -> Vec<String> {
        let text = self.0.get(keys::CUPS).unwrap_or_default();
        text.lines().filter(|line| is_line(line)).take(MOST_LINES).map(str::to_owned).collect()
    }

    /// Keeps these lines in place of all others.
    pub(super) fn keep_cup_lines(&self, lines: &[String]) -> Result<(), StorageFault> {
        self.0.set(keys::CUPS, &lines.join("\n"))
    }

    /// The match with this seed is about to be played in a cup: how it ends will be noted.
    ///
    /// # Errors
    /// [`StorageFault`] if that was not stored.
    pub fn begin_cup_match(&self, seed: u64) -> Result<(), StorageFault> {
        if self.is_cup_match(seed) {
            return Ok(());
        }
        let mut lines = self.cup_lines();
        lines.push(match_line(seed, None));
        self.keep_cup_lines(&lines)
    }

    /// Whether a match with this seed was begun in a cup.
    pub fn is_cup_match(&self, seed: u64) -> bool {
        let seed = seed.to_string();
        let text = self.0.get(keys::CUPS).unwrap_or_default();
        text.lines().any(|line| line.split(' ').next() == Some(&*seed))
    }

    /// Notes how a saved match has ended, where it is over and one of a cup. Only the first time counts.
    pub(super) fn note_cup_match(&self, saved: &SavedMatch) -> Result<(), StorageFault> {
        let Some(seed) = saved.extras.seed.filter(|seed| saved.is_over() && self.is_cup_match(*seed)) else {
            return Ok(());
        };
        let totals: Vec<u16> = saved.seats().filter_map(|(_, _, total)| u16::try_from(total).ok()).collect();
        let (Ok(points), mut lines) = (<[u16; 2]>::try_from(totals), self.cup_lines()) else { return Ok(()) };
        if lines.iter().any(|line| match_in(line).is_some_and(|(of, points)| of == seed && points.is_some())) {
            return Ok(());
        }
        lines.retain(|line| match_in(line) != Some((seed, None)));
        lines.push(match_line(seed, Some(points)));
        self.keep_cup_lines(&lines)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::storage::memory::Memory;

    #[test]
    fn the_line_of_a_match_is_written_the_same_for_ever() {
        for (line, of) in [("1956", (1956, None)), ("18446744073709551615 0-155", (u64::MAX, Some([0, 155])))] {
            assert_eq!((match_in(line), match_line(of.0, of.1)), (Some(of), line.to_owned()));
        }
        for line in ["", "x", "1 ", "1 2", "1 2-", "1 2-3-4", "{\"seed\":\"1\"}", "1 70000-1"] {
            assert_eq!(match_in(line), None, "{line}");
        }
    }

    #[test]
    fn a_match_is_one_of_a_cup_once_it_was_begun_there() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        assert!(!saves.is_cup_match(19));
        saves.begin_cup_match(1956).unwrap();
        saves.begin_cup_match(1956).unwrap();
        assert!(saves.is_cup_match(1956) && !saves.is_cup_match(19) && !saves.is_cup_match(956));
        assert_eq!((&memory).get(keys::CUPS).as_deref(), Some("1956"));
    }

    #[test]
    fn lines_are_merged_as_they_are() {
        let lines = |all: &[&str]| all.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        assert_eq!(merged_lines(lines(&["1", "{}"]), &lines(&["{}", "v2 zoe"])), lines(&["1", "{}", "v2 zoe"]));
        assert!(is_line("{}") && !is_line("") && !is_line("a\nb") && !is_line(&"a".repeat(LONGEST_LINE + 1)));
    }
}
