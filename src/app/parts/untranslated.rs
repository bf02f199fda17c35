//! What a browser that translates the page leaves as it is.

use super::element::El;

impl El {
    /// A name, a number or a key: a browser that translates the page leaves it as it is.
    pub fn untranslated(self) -> El {
        self.set("translate", "no")
    }

    /// Text that stays, in an element that has nothing else. It may be a number alone, and then it is not translated.
    pub fn words_or_number(self, text: &str) -> El {
        const OF_NUMBERS: &str = "0123456789+-−–×./,% \u{a0}\u{202f}";
        let said = self.text(text);
        if text.chars().all(|one| OF_NUMBERS.contains(one)) { said.untranslated() } else { said }
    }
}
