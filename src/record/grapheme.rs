//! What is seen as one character, so that a name is never cut within one: a letter with its marks, a flag, an emoji of several.
//!
//! It follows the rules of Unicode (UAX #29) without its tables: where a mark or a letter is hard to tell, it counts as part of
//! the character before it. So nothing is torn apart, and at worst a name may be a little longer.

/// Joins what stands on both sides of it, as in 👩‍🚀.
pub(super) const JOINER: char = '\u{200d}';
/// Keeps the letters on both sides of it apart, as in Persian.
pub(super) const NON_JOINER: char = '\u{200c}';
/// The flag that letters of its own make that of a region, as of Wales.
const BLACK_FLAG: char = '\u{1f3f4}';
/// What ends these letters.
const END_OF_TAGS: char = '\u{e007f}';

/// A character as far as it has been read: what may still join it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grapheme {
    last: char,
    /// It is an emoji, to which a joiner adds another one.
    is_emoji: bool,
    /// It is the first half of a flag.
    is_half_flag: bool,
    /// It has a sign that links it with the next consonant.
    is_linked: bool,
}

impl Grapheme {
    /// Begins with this.
    pub(super) fn of(c: char) -> Grapheme {
        Grapheme { last: c, is_emoji: is_emoji(c), is_half_flag: is_regional(c), is_linked: false }
    }

    /// Whether this belongs to it, with this joiner in between.
    pub(super) fn takes(&self, joiner: Option<char>, c: char) -> bool {
        let links = self.is_linked && is_indic(c);
        if extends(c) {
            return true;
        }
        match joiner {
            Some(JOINER) => self.is_emoji && is_emoji(c) || links,
            Some(_) => false,
            None => {
                links || self.is_half_flag && is_regional(c) || is_hangul_pair(self.last, c) || stands_before(self.last)
            }
        }
    }

    /// What has become of it with this, which it takes.
    pub(super) fn with(self, c: char) -> Grapheme {
        if extends(c) {
            Grapheme { last: c, is_half_flag: false, is_linked: self.is_linked || is_linker(c), ..self }
        } else {
            Grapheme { last: c, is_emoji: is_emoji(c), is_half_flag: false, is_linked: false }
        }
    }

    /// Of what follows, how much are the letters of a region's flag.
    pub(super) fn tags(&self, following: &[char]) -> usize {
        let is_tag = |c: &char| matches!(c, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}');
        let letters = following.iter().take_while(|c| is_tag(c)).count();
        let is_flag = self.last == BLACK_FLAG && (3..=6).contains(&letters);
        if is_flag && following.get(letters) == Some(&END_OF_TAGS) { letters + 1 } else { 0 }
    }
}

/// How many bytes of a text are these many whole characters, and not more code points than that.
pub(super) fn prefix(text: &str, most: usize, most_points: usize) -> usize {
    let (mut seen, mut start) = (0, 0);
    let mut open: Option<(Grapheme, Option<char>)> = None;
    for (nth, (at, c)) in text.char_indices().enumerate() {
        let joins = c == JOINER || c == NON_JOINER || matches!(c, '\u{e0020}'..='\u{e007f}');
        open = match open {
            Some((grapheme, _)) if joins => Some((grapheme, Some(c))),
            Some((grapheme, joiner)) if grapheme.takes(joiner, c) => Some((grapheme.with(c), None)),
            _ => {
                if seen == most {
                    return at;
                }
                (seen, start) = (seen + 1, at);
                Some((Grapheme::of(c), None))
            }
        };
        if nth == most_points {
            return start;
        }
    }
    text.len()
}

/// Whether the character always belongs to the one before it: a mark, a sign of a vowel, the colour of an emoji.
pub(super) fn extends(c: char) -> bool {
    is_mark(c)
        || is_indic_sign(c)
        || matches!(c, '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c4}' | '\u{5c5}' | '\u{5c7}' | '\u{670}' | '\u{6df}'..='\u{6e4}'
            | '\u{6e7}' | '\u{6e8}' | '\u{6ea}'..='\u{6ed}' | '\u{711}' | '\u{730}'..='\u{74a}' | '\u{7a6}'..='\u{7b0}'
            | '\u{7eb}'..='\u{7f3}' | '\u{7fd}' | '\u{816}'..='\u{819}' | '\u{81b}'..='\u{823}' | '\u{825}'..='\u{82d}'
            | '\u{859}'..='\u{85b}' | '\u{897}'..='\u{89f}' | '\u{8ca}'..='\u{8e1}' | '\u{8e3}'..='\u{8ff}' | '\u{e33}'
            | '\u{eb1}' | '\u{eb3}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' | '\u{f18}' | '\u{f19}' | '\u{f35}' | '\u{f37}'
            | '\u{f39}' | '\u{f3e}' | '\u{f3f}' | '\u{f71}'..='\u{f87}' | '\u{f8d}'..='\u{fbc}' | '\u{102b}'..='\u{103e}'
            | '\u{1056}'..='\u{1059}' | '\u{105e}'..='\u{1064}' | '\u{1067}'..='\u{106d}' | '\u{1071}'..='\u{1074}'
            | '\u{1082}'..='\u{108f}' | '\u{109a}'..='\u{109d}' | '\u{135d}'..='\u{135f}' | '\u{1712}'..='\u{1715}'
            | '\u{1732}'..='\u{1734}' | '\u{1752}' | '\u{1753}' | '\u{1772}' | '\u{1773}' | '\u{17b6}'..='\u{17d3}' | '\u{17dd}'
            | '\u{18a9}' | '\u{1920}'..='\u{193b}' | '\u{1a17}'..='\u{1a1b}' | '\u{1a55}'..='\u{1a7f}' | '\u{1b00}'..='\u{1b04}'
            | '\u{1b34}'..='\u{1b44}' | '\u{1b6b}'..='\u{1b73}' | '\u{1b80}'..='\u{1b82}' | '\u{1ba1}'..='\u{1bad}'
            | '\u{1be6}'..='\u{1bf3}' | '\u{1c24}'..='\u{1c37}' | '\u{1cd0}'..='\u{1ce8}' | '\u{1ced}' | '\u{1cf4}'
            | '\u{1cf7}'..='\u{1cf9}' | '\u{2cef}'..='\u{2cf1}' | '\u{2d7f}' | '\u{2de0}'..='\u{2dff}' | '\u{302a}'..='\u{302f}'
            | '\u{a66f}'..='\u{a672}' | '\u{a674}'..='\u{a67d}' | '\u{a69e}' | '\u{a69f}' | '\u{a6f0}' | '\u{a6f1}' | '\u{a802}'
            | '\u{a806}' | '\u{a80b}' | '\u{a823}'..='\u{a827}' | '\u{a82c}' | '\u{a880}' | '\u{a881}' | '\u{a8b4}'..='\u{a8c5}'
            | '\u{a8e0}'..='\u{a8f1}' | '\u{a8ff}' | '\u{a926}'..='\u{a92d}' | '\u{a947}'..='\u{a953}' | '\u{a980}'..='\u{a983}'
            | '\u{a9b3}'..='\u{a9c0}' | '\u{a9e5}' | '\u{aa29}'..='\u{aa36}' | '\u{aa43}' | '\u{aa4c}' | '\u{aa4d}'
            | '\u{aa7b}'..='\u{aa7d}' | '\u{aab0}'..='\u{aac1}' | '\u{aaeb}'..='\u{aaef}' | '\u{aaf5}' | '\u{aaf6}'
            | '\u{abe3}'..='\u{abea}' | '\u{abec}' | '\u{abed}' | '\u{fb1e}' | '\u{ff9e}' | '\u{ff9f}' | '\u{11000}'..='\u{11002}'
            | '\u{11038}'..='\u{11046}' | '\u{11080}'..='\u{11082}' | '\u{110b0}'..='\u{110ba}' | '\u{11100}'..='\u{11102}'
            | '\u{11127}'..='\u{11134}' | '\u{1e130}'..='\u{1e136}' | '\u{1e2ec}'..='\u{1e2ef}' | '\u{1e944}'..='\u{1e94a}')
}

/// Whether the character is a mark above or below the one before it, of which there may be only a few.
pub(super) fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}' | '\u{93a}'..='\u{93c}' | '\u{93e}'..='\u{94f}' | '\u{e31}'
        | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}')
}

/// Whether the character is one of the alphabets of India, which are laid out alike.
const fn is_indic(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{dff}')
}

/// Whether it is a sign there: they stand in the same places of each alphabet, but for Sinhala.
fn is_indic_sign(c: char) -> bool {
    match c {
        '\u{d80}'..='\u{dff}' => matches!(c, '\u{d81}'..='\u{d83}' | '\u{dca}'..='\u{ddf}' | '\u{df2}' | '\u{df3}'),
        '\u{a70}' | '\u{a71}' | '\u{a75}' | '\u{9fe}' => true,
        _ => is_indic(c) && matches!(c as u32 & 0x7f, 0..=3 | 0x3a..=0x3c | 0x3e..=0x4d | 0x51..=0x57 | 0x62 | 0x63),
    }
}

/// Whether it links the consonants on both sides of it.
const fn is_linker(c: char) -> bool {
    is_indic(c) && c as u32 & 0x7f == 0x4d || c == '\u{dca}'
}

/// Whether it is a letter of which two are a flag.
const fn is_regional(c: char) -> bool {
    matches!(c, '\u{1f1e6}'..='\u{1f1ff}')
}

/// Whether joiners join it to another one.
const fn is_emoji(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}'
        | '\u{231a}'..='\u{23ff}' | '\u{24c2}' | '\u{25aa}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}' | '\u{2934}' | '\u{2935}'
        | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Whether the parts of a Korean syllable belong together.
fn is_hangul_pair(before: char, c: char) -> bool {
    let is_first = |c: char| matches!(c, '\u{1100}'..='\u{115f}' | '\u{a960}'..='\u{a97c}');
    let is_later = |c: char| matches!(c, '\u{1160}'..='\u{11ff}' | '\u{d7b0}'..='\u{d7fb}');
    let is_whole = |c: char| matches!(c, '\u{ac00}'..='\u{d7a3}');
    is_first(before) && (is_first(c) || is_whole(c))
        || is_later(c) && (is_first(before) || is_later(before) || is_whole(before))
}

/// Whether it belongs to what follows it.
const fn stands_before(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}' | '\u{8e2}' | '\u{d4e}')
}
