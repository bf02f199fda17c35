//! Finding words in texts, whatever their case and accents. Both come decomposed and in small letters: browsers know how.

use core::ops::Range;

/// Words with fewer letters are not looked for yet.
const LEAST_LETTERS: usize = 2;

/// The letters of a decomposed text without their accents: one for each letter of the composed text. Signs that keyboards
/// lack are those that people type for them.
pub fn plain(decomposed: &str) -> Vec<char> {
    let typed = |letter: char| match letter {
        '\u{2010}'..='\u{2015}' => '-',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        letter => letter,
    };
    decomposed.chars().filter(|letter| !matches!(letter, '\u{300}'..='\u{36f}')).map(typed).collect()
}

/// The words of what was typed, plain.
pub fn words(decomposed: &str) -> Vec<Vec<char>> {
    let plain = plain(decomposed);
    let words = plain.split(|letter| letter.is_whitespace());
    words.filter(|word| word.len() >= LEAST_LETTERS).map(<[char]>::to_vec).collect()
}

/// Where the words stand in a plain text, in order; `None` if one of them is neither there nor in `also`.
pub fn find(text: &[char], also: &[char], words: &[Vec<char>]) -> Option<Vec<Range<usize>>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    for word in words {
        let before = all.len();
        all.extend(ranges(text, word));
        if all.len() == before && ranges(also, word).next().is_none() {
            return None;
        }
    }
    all.sort_by_key(|range| (range.start, range.end));
    // Words that overlap are one.
    let mut found: Vec<Range<usize>> = Vec::new();
    for range in all {
        match found.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => found.push(range),
        }
    }
    Some(found)
}

fn ranges<'a>(text: &'a [char], word: &'a [char]) -> impl Iterator<Item = Range<usize>> + 'a {
    text.windows(word.len()).enumerate().filter(move |(_, part)| *part == word).map(|(at, part)| at..at + part.len())
}

/// A text in pieces, each with whether it was found.
pub fn pieces(text: &str, found: &[Range<usize>]) -> Vec<(String, bool)> {
    let mut pieces: Vec<(String, bool)> = Vec::new();
    for (at, letter) in text.chars().enumerate() {
        let is_found = found.iter().any(|range| range.contains(&at));
        match pieces.last_mut() {
            Some((piece, same)) if *same == is_found => piece.push(letter),
            _ => pieces.push((letter.to_string(), is_found)),
        }
    }
    pieces
}

#[cfg(test)]
#[expect(clippy::single_range_in_vec_init, reason = "a word may be found once")]
mod tests {
    use super::*;

    fn found(text: &str, also: &str, typed: &str) -> Option<Vec<Range<usize>>> {
        find(&plain(text), &plain(also), &words(typed))
    }

    #[test]
    fn accents_and_signs_that_keyboards_lack_make_no_difference() {
        // Decomposed, as a browser hands them over.
        assert_eq!(found("racko e\u{301}clair", "", "eclair"), Some(vec![6..12]));
        assert_eq!(found("racko eclair", "", "e\u{301}clair"), Some(vec![6..12]));
        assert_eq!(found("call rack\u{2011}o, don\u{2019}t wait", "", "rack-o don't"), Some(vec![5..11, 13..18]));
    }

    #[test]
    fn every_word_must_be_there_or_among_the_rules() {
        assert_eq!(found("a run of three", "r15, r16", "three run"), Some(vec![2..5, 9..14]));
        assert_eq!(found("a run of three", "r15, r16", "r15 run"), Some(vec![2..5]));
        assert_eq!(found("a run of three", "r15, r16", "run four"), None);
        // A single letter is no word yet.
        assert!(words("a  i ").is_empty());
    }

    #[test]
    fn overlapping_ranges_are_one_and_the_pieces_are_the_text() {
        let marked = found("bonbonbon", "", "bonbon onbo");
        assert_eq!(marked, Some(vec![0..9]));
        let pieces = pieces("Éclair, eh", &[0..6]);
        assert_eq!(pieces, [("Éclair".to_owned(), true), (", eh".to_owned(), false)]);
    }
}
