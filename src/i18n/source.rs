//! The translators' files, and how the build compiles them.
//!
//! A file has one phrase per line, `name = text`, in the order of the part's phrases; `#` starts a comment. Arguments
//! are in braces by name, and choices are written as in the ICU message format: `{cards, plural, one {# card} other {#
//! cards}}`, `{who, select, you {You take} other {{who} takes}}`.

use super::language::Language;
use super::texts::{Phrase, mark};
use core::fmt;

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A line that is neither a phrase nor a comment.
    NoPhrase(String),
    /// A different phrase, or none, where this one belongs.
    Missing(&'static str),
    /// An unknown phrase, or one that occurs twice or in the wrong place.
    Unknown(String),
    /// A phrase without text.
    Empty(&'static str),
    /// Braces that do not match, or a choice without `other`.
    Braces(&'static str),
    /// A name in braces that is not an argument of the phrase.
    NotFilledIn(&'static str, String),
    /// An argument that is not used.
    Unused(&'static str, &'static str),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoPhrase(line) => write!(f, "neither a phrase nor a remark: {line}"),
            Fault::Missing(phrase) => write!(f, "“{phrase}” is missing"),
            Fault::Unknown(phrase) => write!(f, "“{phrase}” is unknown, there twice, or in the wrong place"),
            Fault::Empty(phrase) => write!(f, "“{phrase}” has no text"),
            Fault::Braces(phrase) => write!(f, "“{phrase}”: braces do not match, or a choice has no “other”"),
            Fault::NotFilledIn(phrase, name) => write!(f, "“{phrase}”: nothing is filled in for {{{name}}}"),
            Fault::Unused(phrase, name) => write!(f, "“{phrase}” does not use {{{name}}}"),
        }
    }
}

impl core::error::Error for Fault {}

/// The phrases of a file with their texts as written. Each must occur once, in order.
///
/// # Errors
/// The first [`Fault`].
pub fn entries<'a>(text: &'a str, phrases: &'static [Phrase]) -> Result<Vec<(&'static Phrase, &'a str)>, Fault> {
    let mut wanted = phrases.iter();
    let mut entries = Vec::with_capacity(phrases.len());
    for line in text.lines() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, text) = line.split_once(" =").ok_or_else(|| Fault::NoPhrase(line.to_owned()))?;
        let phrase = wanted.next().ok_or_else(|| Fault::Unknown(name.to_owned()))?;
        if phrase.0 != name {
            let known_later = phrases.iter().any(|other| other.0 == name);
            return Err(if known_later { Fault::Missing(phrase.0) } else { Fault::Unknown(name.to_owned()) });
        }
        if text.trim().is_empty() {
            return Err(Fault::Empty(phrase.0));
        }
        entries.push((phrase, text.strip_prefix(' ').unwrap_or(text)));
    }
    match wanted.next() {
        Some(phrase) => Err(Fault::Missing(phrase.0)),
        None => Ok(entries),
    }
}

/// The file that the page loads: a line with the language and the mark of the phrases, then one text per line, with the
/// arguments numbered instead of named.
///
/// # Errors
/// The first [`Fault`].
pub fn compact(language: Language, text: &str, phrases: &'static [Phrase]) -> Result<String, Fault> {
    let mut out = format!("{} {}", language.code(), mark(phrases));
    for ((name, fillings), text) in entries(text, phrases)? {
        let mut writer = Writer { name, fillings, used: vec![false; fillings.len()], out: String::new() };
        let rest = writer.message(text)?;
        if !rest.is_empty() {
            return Err(Fault::Braces(name));
        }
        if let Some(unused) = writer.used.iter().position(|used| !used) {
            return Err(Fault::Unused(name, fillings[unused]));
        }
        out.push('\n');
        out.push_str(&writer.out);
    }
    Ok(out)
}

/// Compiles one phrase.
struct Writer {
    name: &'static str,
    fillings: &'static [&'static str],
    used: Vec<bool>,
    out: String,
}

impl Writer {
    /// Compiles up to the brace that closes the text, or to its end. Returns what follows.
    fn message<'a>(&mut self, text: &'a str) -> Result<&'a str, Fault> {
        let mut rest = text;
        loop {
            let Some(at) = rest.find(['{', '}']) else {
                self.out.push_str(rest);
                return Ok("");
            };
            self.out.push_str(&rest[..at]);
            if rest[at..].starts_with('}') {
                return Ok(&rest[at..]);
            }
            rest = self.argument(&rest[at + 1..])?;
        }
    }

    /// Compiles an argument, from after its opening brace. Returns what follows its closing brace.
    fn argument<'a>(&mut self, text: &'a str) -> Result<&'a str, Fault> {
        let braces = || Fault::Braces(self.name);
        let end = text.find([',', '}']).ok_or_else(braces)?;
        let name = text[..end].trim();
        let nth = self.fillings.iter().position(|filling| *filling == name);
        let nth = nth.ok_or_else(|| Fault::NotFilledIn(self.name, name.to_owned()))?;
        self.used[nth] = true;
        self.out.push('{');
        self.out.push_str(&nth.to_string());
        let mut rest = &text[end..];
        if let Some(choice) = rest.strip_prefix(',') {
            let (kind, cases) = choice.split_once(',').ok_or_else(braces)?;
            if !matches!(kind.trim(), "plural" | "select") {
                return Err(braces());
            }
            rest = self.cases(cases, kind.trim() == "plural")?;
        }
        self.out.push('}');
        rest.strip_prefix('}').ok_or(Fault::Braces(self.name))
    }

    /// Compiles the cases of a choice. Returns the closing brace and what follows.
    fn cases<'a>(&mut self, text: &'a str, is_plural: bool) -> Result<&'a str, Fault> {
        let mut rest = text.trim_start();
        let mut other = false;
        self.out.push(' ');
        while !rest.starts_with('}') {
            let (case, message) = rest.split_once('{').ok_or(Fault::Braces(self.name))?;
            let case = case.trim();
            // Exact cases are single digits, which is all the game needs.
            let exact = case.strip_prefix('=').is_none_or(|digits| digits.len() == 1);
            // Languages that count in more ways than these need more of them in `Language`, too.
            let counts = !is_plural || case.starts_with('=') || matches!(case, "one" | "other");
            if case.is_empty() || case.contains(['}', ' ', ',']) || !exact || !counts {
                return Err(Fault::Braces(self.name));
            }
            other |= case == "other";
            self.out.push_str(case);
            self.out.push('{');
            let after = self.message(message)?;
            rest = after.strip_prefix('}').ok_or(Fault::Braces(self.name))?.trim_start();
            self.out.push('}');
        }
        if other { Ok(rest) } else { Err(Fault::Braces(self.name)) }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    const PHRASES: &[Phrase] = &[("cards", &["count"]), ("who", &["who", "count"])];

    fn written(text: &str) -> Result<String, Fault> {
        compact(Language::Dutch, text, PHRASES).map(|text| text.split_once('\n').unwrap().1.to_owned())
    }

    #[test]
    fn names_become_numbers() {
        let text = "# Remark\ncards = {count, plural, =0 {none}  one {# card}\tother {# cards}}!\n\nwho = {count} {who, select, you {you} other {{who}, {count}}}";
        let there = "{0 =0{none}one{# card}other{# cards}}!\n{1} {0 you{you}other{{0}, {1}}}";
        assert_eq!(written(text).unwrap(), there);
        assert!(compact(Language::Dutch, text, PHRASES).unwrap().starts_with("nl "));
    }

    #[test]
    fn a_file_with_a_fault_does_not_pass() {
        let who = "who = {who}{count}";
        for (text, fault) in [
            ("cards = {count}".to_owned(), Fault::Missing("who")),
            (who.to_owned(), Fault::Missing("cards")),
            (format!("cards = {{count}}\n{who}\n{who}"), Fault::Unknown("who".into())),
            (format!("card = {{count}}\n{who}"), Fault::Unknown("card".into())),
            (format!("cards\n{who}"), Fault::NoPhrase("cards".into())),
            (format!("cards = \n{who}"), Fault::Empty("cards")),
            (format!("cards = no\n{who}"), Fault::Unused("cards", "count")),
            (format!("cards = {{cuont}}\n{who}"), Fault::NotFilledIn("cards", "cuont".into())),
            (format!("cards = {{count\n{who}"), Fault::Braces("cards")),
            (format!("cards = {{count}}}}\n{who}"), Fault::Braces("cards")),
            (format!("cards = {{count, plural, one {{#}}}}\n{who}"), Fault::Braces("cards")),
            (format!("cards = {{count, many, other {{#}}}}\n{who}"), Fault::Braces("cards")),
            (format!("cards = {{count, plural, other {{#}}\n{who}"), Fault::Braces("cards")),
            (format!("cards = {{count, plural, few {{#}} other {{#}}}}\n{who}"), Fault::Braces("cards")),
        ] {
            assert_eq!(written(&text), Err(fault), "{text}");
        }
    }
}
