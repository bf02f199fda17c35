//! The texts of a language as the page loaded them, and the declaration of a part's phrases.

use super::language::Language;
use super::message::{Argument, fill};

/// A phrase: its name, and the names of its arguments.
pub type Phrase = (&'static str, &'static [&'static str]);

/// The texts of one file in one language, in the order of its phrases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    language: Language,
    lines: &'static [&'static str],
}

impl Texts {
    /// No texts: used before a language has been loaded.
    pub const EMPTY: Texts = Texts { language: Language::English, lines: &[] };

    /// Takes loaded texts and keeps them for good. `None` if they are not for this number of phrases with this mark:
    /// they belong to another version of the program.
    pub fn read(text: &str, phrases: usize, mark: u32) -> Option<Texts> {
        // Leaked on purpose: a page loads only a few languages, and each is used as long as the page lives.
        let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
        let (first, mut rest) = cut(text, b'\n')?;
        let (code, marked) = cut(first, b' ')?;
        let language = code.parse().ok()?;
        let mut lines = Vec::with_capacity(phrases);
        while let Some((line, more)) = cut(rest, b'\n') {
            lines.push(line);
            rest = more;
        }
        lines.push(rest);
        (marked == mark.to_string() && lines.len() == phrases)
            .then(|| Texts { language, lines: Box::leak(lines.into()) })
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// A phrase as it is, without arguments.
    pub fn text(self, index: usize) -> &'static str {
        self.lines.get(index).copied().unwrap_or_default()
    }

    /// A phrase with its arguments filled in.
    #[inline(never)]
    pub fn say(self, index: usize, fillings: &[Argument<'_>]) -> String {
        fill(self.language, self.text(index), fillings)
    }
}

/// The text before and after the first occurrence of a byte. Compiles to less than half the code of `str::split_once`.
fn cut(text: &str, at: u8) -> Option<(&str, &str)> {
    let index = text.bytes().position(|byte| byte == at)?;
    Some((text.get(..index)?, text.get(index + 1..)?))
}

/// A number that changes with the phrases, their arguments or their order.
pub const fn mark(phrases: &[Phrase]) -> u32 {
    let mut mark = 2_166_136_261_u32;
    let mut nth = 0;
    while nth < phrases.len() {
        let (name, fillings) = phrases[nth];
        mark = mixed(mark, name);
        let mut filling = 0;
        while filling < fillings.len() {
            mark = mixed(mark, fillings[filling]);
            filling += 1;
        }
        nth += 1;
    }
    mark
}

/// Hashes one more name in (FNV-1a).
const fn mixed(mark: u32, name: &str) -> u32 {
    let mut mark = mark;
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        mark = (mark ^ bytes[at] as u32).wrapping_mul(16_777_619);
        at += 1;
    }
    (mark ^ 0xff).wrapping_mul(16_777_619)
}

/// Declares the phrases of a part, in the order of its files: a method for each, with the arguments of the phrase. A
/// phrase without arguments returns its text.
macro_rules! phrases {
    ($(#[$what:meta])* $part:ident: $($(#[$doc:meta])* $name:ident $(($($filling:ident: $kind:ty),+))?;)+) => {
        $(#[$what])*
        #[derive(Clone, Copy, Debug)]
        pub struct $part($crate::i18n::texts::Texts);

        #[expect(non_camel_case_types, reason = "named as the phrases are")]
        enum Line { $($name,)+ }

        #[allow(missing_docs, reason = "each phrase is named by what it says; its English text is its documentation")]
        impl $part {
            /// The phrases with their arguments, in order.
            pub const PHRASES: &'static [$crate::i18n::texts::Phrase] =
                &[$((stringify!($name), &[$($(stringify!($filling)),+)?]),)+];

            /// No texts: used before a language has been loaded.
            pub const EMPTY: &'static $part = &$part($crate::i18n::texts::Texts::EMPTY);

            /// The loaded phrases; `None` if the text is not a language of this version.
            pub fn read(text: &str) -> Option<&'static $part> {
                const MARK: u32 = $crate::i18n::texts::mark($part::PHRASES);
                let texts = $crate::i18n::texts::Texts::read(text, Line::COUNT, MARK)?;
                Some(Box::leak(Box::new($part(texts))))
            }

            /// The language.
            pub const fn language(&self) -> $crate::i18n::Language {
                self.0.language()
            }

            $($crate::i18n::texts::phrases!(@method $(#[$doc])* $name $(($($filling: $kind),+))?);)+
        }

        impl Line {
            const COUNT: usize = [$(Line::$name as usize),+].len();
        }
    };
    (@method $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        pub fn $name(&self) -> &'static str {
            self.0.text(Line::$name as usize)
        }
    };
    (@method $(#[$doc:meta])* $name:ident ($($filling:ident: $kind:ty),+)) => {
        $(#[$doc])*
        pub fn $name(&self, $($filling: $kind),+) -> String {
            self.0.say(Line::$name as usize, &[$($crate::i18n::message::Argument::from($filling)),+])
        }
    };
}
pub(crate) use phrases;
