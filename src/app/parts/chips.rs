//! Chips: what stands beside a player who plays for them.

use super::element::{El, el};

/// The most chips that are drawn one by one; the number beside them says how many there are.
const MOST_DRAWN: i32 = 12;

/// A row of so many chips, one half over the other. Only to be seen: a number is always told beside them.
pub fn chip_stack(count: i32) -> El {
    let chips = (0..count.clamp(0, MOST_DRAWN)).map(|_| el("i"));
    el("span").class("chips").hidden_from_readers().children(chips.collect())
}
