//! Numerals, signs and icons: all drawn once in `index.html` and used by reference.

use super::element::{El, el, svg};

/// The gap between two drawn characters, on their grid of 88 units height.
const GAP: u32 = 7;

fn width(character: char) -> u32 {
    match character {
        '1' => 38,
        '4' | 'R' | 'A' => 58,
        _ => 56,
    }
}

/// A drawing made of references: each a name in `index.html` and how far to the right it stands.
#[inline(never)]
fn drawing(class: &str, width: u32, height: u32, uses: Vec<(String, u32)>) -> El {
    let uses = uses.into_iter().map(|(name, x)| svg("use").set("href", &name).set("x", &x.to_string()));
    svg("svg")
        .set("class", class)
        .set("viewBox", &format!("0 0 {width} {height}"))
        .hidden_from_readers()
        .children(uses.collect())
}

/// A word in the drawn characters: digits, R, A, C, K, O and the dash.
pub fn word(text: &str) -> El {
    let mut x = 0;
    let mut uses = Vec::new();
    for character in text.chars() {
        uses.push((format!("#n{character}"), x));
        x += width(character) + GAP;
    }
    drawing("num", x.saturating_sub(GAP), 88, uses)
}

/// A number in the drawn numerals.
pub fn number(value: u8) -> El {
    word(&value.to_string())
}

/// The class of a card's colour band, one per ten (`d0` to `d5`).
pub fn band(card: u8) -> usize {
    usize::from(card.saturating_sub(1) / 10).min(5)
}

/// The sign of a player, 1 to 4: circle, triangle, square, diamond.
pub fn glyph(colour: usize) -> El {
    drawing("glyph", 24, 24, vec![(format!("#g{colour}"), 0)])
}

/// A line icon, by its name in `index.html` without `i-`.
pub fn icon(name: &str) -> El {
    drawing("ic", 24, 24, vec![(format!("#i-{name}"), 0)])
}

/// The wordmark: six letters, six decades, one staircase. Its height is a CSS length.
pub fn logo(height: &str) -> El {
    let letters = ["R", "A", "C", "K", "-", "O"]
        .into_iter()
        .enumerate()
        .map(|(place, letter)| el("i").class(&format!("d{place}")).child(word(letter)));
    el("span")
        .class("logo")
        .set("role", "img")
        .label("Rack-O")
        .set("style", &format!("--h:{height}"))
        .children(letters.collect())
}
