//! Filling arguments into phrases.
//!
//! A phrase as the page loads it is text with braces: `{0}` is the first argument, and `{0 one{# card}other{# cards}}`
//! is one of several texts, chosen by the argument: by number (`=3`, otherwise `one` or `other` by the language's
//! plural rule, with `#` for the number) or by word. [`super::source`] compiles it from what translators write.

use super::language::Language;

/// Whom a sentence is about: the one person at this device, or somebody with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// A player by name.
    Named(&'a str),
}

/// A number in tenths, written with a decimal if it is not whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tenths(pub i32);

/// A number in tenths, always written with one decimal, as in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decimal(pub i32);

/// When the decimal of a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Never: it is a whole number.
    Never,
    /// If it is not zero.
    Sometimes,
    /// Always.
    Always,
}

/// An argument of a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument<'a> {
    /// A word or a name.
    Text(&'a str),
    /// The reader; selects `you`.
    You,
    /// A number in tenths, and when its decimal is written.
    Number(i32, Part),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Argument::Text(text)
    }
}

impl<'a> From<Who<'a>> for Argument<'a> {
    fn from(who: Who<'a>) -> Self {
        match who {
            Who::You => Argument::You,
            Who::Named(name) => Argument::Text(name),
        }
    }
}

/// Selects `yes`, or `other` for false.
impl From<bool> for Argument<'_> {
    fn from(yes: bool) -> Self {
        Argument::Text(if yes { "yes" } else { "" })
    }
}

impl From<Tenths> for Argument<'_> {
    fn from(tenths: Tenths) -> Self {
        Argument::Number(tenths.0, Part::Sometimes)
    }
}

impl From<Decimal> for Argument<'_> {
    fn from(tenths: Decimal) -> Self {
        Argument::Number(tenths.0, Part::Always)
    }
}

impl From<i32> for Argument<'_> {
    fn from(number: i32) -> Self {
        Argument::Number(number.saturating_mul(10), Part::Never)
    }
}

impl From<usize> for Argument<'_> {
    fn from(number: usize) -> Self {
        Argument::from(number as i32)
    }
}

impl From<u32> for Argument<'_> {
    fn from(number: u32) -> Self {
        Argument::from(number as i32)
    }
}

impl From<u16> for Argument<'_> {
    fn from(number: u16) -> Self {
        Argument::from(i32::from(number))
    }
}

impl From<u8> for Argument<'_> {
    fn from(number: u8) -> Self {
        Argument::from(i32::from(number))
    }
}

/// The card's number, or 0 for none.
impl From<Option<u8>> for Argument<'_> {
    fn from(number: Option<u8>) -> Self {
        Argument::from(number.unwrap_or(0))
    }
}

/// The points, or 0 for none.
impl From<Option<i32>> for Argument<'_> {
    fn from(number: Option<i32>) -> Self {
        Argument::from(number.unwrap_or(0))
    }
}

/// The phrase with its arguments filled in.
pub fn fill(language: Language, phrase: &str, fillings: &[Argument<'_>]) -> String {
    let mut filled = String::new();
    write(language, phrase, fillings, None, &mut filled);
    filled
}

/// Writes a phrase, or a part of one within which `#` stands for a number. It works on bytes, which makes the code much
/// smaller: all special characters are ASCII, and ASCII bytes never occur inside another UTF-8 character.
fn write(language: Language, phrase: &str, fillings: &[Argument<'_>], counted: Option<Argument<'_>>, out: &mut String) {
    let bytes = phrase.as_bytes();
    let (mut at, mut written) = (0, 0);
    while let Some(&sign) = bytes.get(at) {
        at += 1;
        if sign != b'{' && sign != b'#' {
            continue;
        }
        out.push_str(phrase.get(written..at - 1).unwrap_or_default());
        if sign == b'#' {
            match counted {
                Some(number) => show(language, number, out),
                None => out.push('#'),
            }
        } else {
            let end = closing(bytes, at);
            let filling = bytes.get(at).and_then(|&digit| fillings.get(usize::from(digit.wrapping_sub(b'0'))));
            if let Some(&filling) = filling {
                let cases = phrase.get(at + 1..end).unwrap_or_default();
                if cases.is_empty() {
                    show(language, filling, out);
                } else {
                    let number = matches!(filling, Argument::Number(..)).then_some(filling);
                    write(language, chosen(language, cases, filling), fillings, number.or(counted), out);
                }
            }
            at = end + 1;
        }
        written = at;
    }
    out.push_str(phrase.get(written..).unwrap_or_default());
}

/// The position of the brace that closes the one opened before `from`.
fn closing(bytes: &[u8], from: usize) -> usize {
    let (mut at, mut depth) = (from, 1);
    while let Some(&sign) = bytes.get(at) {
        match sign {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        at += 1;
    }
    at
}

/// The text that the argument selects from ` one{…}other{…}`.
fn chosen<'a>(language: Language, cases: &'a str, filling: Argument<'_>) -> &'a str {
    let bytes = cases.as_bytes();
    let mut found = "";
    // Skips the space before the first case.
    let mut from = 1;
    let mut at = from;
    while let Some(&sign) = bytes.get(at) {
        at += 1;
        if sign != b'{' {
            continue;
        }
        let name = cases.get(from..at - 1).unwrap_or_default();
        let end = closing(bytes, at);
        let text = cases.get(at..end).unwrap_or_default();
        if fits(language, name, filling) {
            return text;
        }
        if name == "other" {
            found = text;
        }
        (at, from) = (end + 1, end + 1);
    }
    found
}

/// Whether the argument selects the case with this name.
fn fits(language: Language, name: &str, filling: Argument<'_>) -> bool {
    match filling {
        Argument::You => name == "you",
        // A player who is called “you” is still somebody with a name.
        Argument::Text(word) => name == word && name != "you",
        Argument::Number(tenths, _) => match name.as_bytes() {
            // Exact cases are single digits.
            [b'=', digit] => i32::from(digit.wrapping_sub(b'0')) * 10 == tenths,
            _ => name == "one" && language.is_one(tenths),
        },
    }
}

/// What stands around a text whose direction is its own.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// A text as it stands in a sentence or a list: one with letters that are read from right to left is set apart from what is
/// around it, which would change places with it otherwise.
pub fn isolated(text: &str) -> String {
    let is_from_right = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    let mut isolated = text.to_owned();
    // What was put together of such texts has its marks already.
    if text.contains(is_from_right) && !text.contains(ISOLATE) {
        isolated.insert(0, ISOLATE);
        isolated.push(END_OF_ISOLATE);
    }
    isolated
}

/// Writes an argument.
fn show(language: Language, filling: Argument<'_>, out: &mut String) {
    match filling {
        Argument::Text(text) => out.push_str(&isolated(text)),
        Argument::You => out.push_str(language.you()),
        Argument::Number(tenths, part) => {
            if tenths < 0 {
                out.push('−');
            }
            let tenths = tenths.unsigned_abs();
            out.push_str(&(tenths / 10).to_string());
            if part == Part::Always || part == Part::Sometimes && tenths % 10 != 0 {
                out.push(language.decimal_mark());
                out.push_str(&(tenths % 10).to_string());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english(phrase: &str, fillings: &[Argument<'_>]) -> String {
        fill(Language::English, phrase, fillings)
    }

    #[test]
    fn places_are_filled_in_any_order() {
        assert_eq!(english("{1} before {0}, {1}", &["a".into(), 7_u8.into()]), "7 before a, 7");
        assert_eq!(english("nothing # to fill", &[]), "nothing # to fill");
    }

    #[test]
    fn numbers_choose_as_the_language_counts() {
        let cards = "{0 =0{no card}one{# card}other{# cards}}";
        for (number, text) in [(0, "no card"), (1, "1 card"), (2, "2 cards"), (-1, "−1 cards")] {
            assert_eq!(english(cards, &[number.into()]), text);
        }
        let cartes = "{0 one{# carte}other{# cartes}}";
        for (number, text) in [(0, "0 carte"), (1, "1 carte"), (2, "2 cartes")] {
            assert_eq!(fill(Language::French, cartes, &[number.into()]), text);
        }
    }

    #[test]
    fn tenths_are_written_as_the_language_writes_them() {
        let points = "{0 one{# point}other{# points}}";
        for (tenths, there, here) in
            [(10, "1 point", "1 point"), (15, "1,5 point", "1.5 points"), (-25, "−2,5 points", "−2.5 points")]
        {
            assert_eq!(fill(Language::French, points, &[Tenths(tenths).into()]), there);
            assert_eq!(english(points, &[Tenths(tenths).into()]), here);
        }
    }

    #[test]
    fn whom_it_is_about_chooses_the_verb() {
        let took = "{0 you{You take}other{{0} takes}} {1}";
        assert_eq!(english(took, &[Who::You.into(), 34_u8.into()]), "You take 34");
        assert_eq!(english(took, &[Who::Named("you").into(), 34_u8.into()]), "you takes 34");
        // A name that equals a keyword of a case is only a name.
        assert_eq!(english("{0 a{b{1 one{#}other{!}}}other{c}}", &["a".into(), 1.into()]), "b1");
    }

    #[test]
    fn a_name_is_never_taken_for_a_place() {
        assert_eq!(english("{0}", &["{1}#".into(), "no".into()]), "{1}#");
    }
}
