//! What the characters say at the table. A file has a line for each character and moment, `leo_first`; what it may say then is
//! parted by ` | `.

use super::language::Language;
use super::texts::{Phrase, Texts, mark};
use crate::players::ComputerPlayer;
use crate::remarks::Moment;

/// What parts the lines that a character has for a moment.
const BETWEEN: &str = " | ";

/// The phrases of every character, in the order of [`ComputerPlayer::characters`], each with those of [`Moment::ALL`].
macro_rules! phrases_of {
    (@ [$($done:tt)*] ; $moments:tt) => { &[$($done)*] };
    (@ [$($done:tt)*] $who:ident $($rest:ident)* ; ($($moment:ident)+)) => {
        phrases_of!(
            @ [$($done)* $((concat!(stringify!($who), "_", stringify!($moment)), &[]),)+]
            $($rest)* ; ($($moment)+)
        )
    };
    ($($who:ident)+ ; $moments:tt) => { phrases_of!(@ [] $($who)+ ; $moments) };
}

/// What the characters say in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RemarkPhrases(Texts);

impl RemarkPhrases {
    /// The phrases in order.
    pub const PHRASES: &'static [Phrase] = phrases_of! {
        leo otto felix rosa bruno clara hugo irma ada emil vera mina;
        (first often lost_last won_last thanks lucky gave_away denied renewed close called person_called beaten won lost)
    };

    /// The loaded phrases; `None` if the text is not a language of this version.
    pub fn read(text: &str) -> Option<RemarkPhrases> {
        const MARK: u32 = mark(RemarkPhrases::PHRASES);
        Texts::read(text, RemarkPhrases::PHRASES.len(), MARK).map(RemarkPhrases)
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.0.language()
    }

    /// What a character may say in a moment; nothing where it is no character.
    pub fn lines(self, player: ComputerPlayer, moment: Moment) -> impl Iterator<Item = &'static str> {
        let character = ComputerPlayer::characters().position(|character| character == player);
        let index = character.map(|character| character * Moment::ALL.len() + moment.index());
        index.into_iter().flat_map(move |index| self.0.text(index).split(BETWEEN)).filter(|line| !line.is_empty())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::i18n::source;
    use std::collections::BTreeSet;
    use std::fs::File;
    use std::io;

    /// The most letters of a line: a bubble has one line on a phone.
    const LONGEST: usize = 30;

    fn of(language: Language) -> RemarkPhrases {
        let file = format!("{}/src/i18n/languages/{}/remarks.txt", env!("CARGO_MANIFEST_DIR"), language.code());
        let text = io::read_to_string(File::open(file).unwrap()).unwrap();
        let compact = source::compact(language, &text, RemarkPhrases::PHRASES).unwrap();
        RemarkPhrases::read(&compact).unwrap()
    }

    #[test]
    fn the_texts_are_in_the_order_of_characters_and_moments() {
        let names = RemarkPhrases::PHRASES.iter().map(|(name, _)| *name);
        let ids = ComputerPlayer::characters().flat_map(|player| [player.id(); Moment::ALL.len()]);
        assert!(names.clone().zip(ids).all(|(name, id)| name.starts_with(&format!("{id}_"))));
        assert_eq!(names.count(), ComputerPlayer::characters().len() * Moment::ALL.len());
        let of_moment = |moment: Moment| RemarkPhrases::PHRASES[moment.index()].0;
        assert_eq!(of_moment(Moment::LostLast), "leo_lost_last");
        assert_eq!(of_moment(Moment::PersonCalled), "leo_person_called");
        assert_eq!(of_moment(Moment::Lost), "leo_lost");
    }

    #[test]
    fn every_character_has_short_lines_of_its_own_for_every_moment_in_every_language() {
        for language in Language::ALL {
            let phrases = of(language);
            let mut all = BTreeSet::new();
            for player in ComputerPlayer::characters() {
                let mut own = 0;
                for moment in Moment::ALL {
                    let lines: Vec<&str> = phrases.lines(player, moment).collect();
                    let at = format!("{}, {player:?}, {moment:?}", language.code());
                    assert!(!lines.is_empty(), "{at}: nothing to say");
                    for line in lines {
                        let length = line.chars().count();
                        assert!(length <= LONGEST, "{at}: {length} letters: {line}");
                        assert!(line.trim() == line && line.ends_with(['.', '!', '?', '…']), "{at}: {line}");
                        // No two of them speak alike, and no one twice.
                        assert!(all.insert(line), "{at}: said twice: {line}");
                        own += 1;
                    }
                }
                assert!(own >= 18, "{}, {player:?}: {own} lines", language.code());
            }
        }
    }

    #[test]
    fn whoever_is_no_character_says_nothing() {
        let phrases = of(Language::English);
        let hard = ComputerPlayer::nearest(Some("hard"));
        assert_eq!(phrases.lines(hard, Moment::Won).count(), 0);
        assert!(RemarkPhrases::read("en 1\nHello.").is_none());
    }
}
