//! Numerals, signs and icons. Signs and icons are drawn once in `index.html` and used by reference. Numbers are lines of their own:
//! there are a hundred and more on a table, and what is used by reference is copied by the browser, element by element.

use super::element::{El, el, put, svg};

/// The gap between two drawn characters, on their grid of 88 units height.
const GAP: u32 = 7;

fn width(character: char) -> u32 {
    match character {
        '1' => 38,
        '4' | 'R' | 'A' => 58,
        _ => 56,
    }
}

/// How a character is drawn, from the upper left corner of its field. The wordmark that `index.html` shows first is drawn the same way.
fn strokes(character: char) -> &'static str {
    match character {
        '0' | 'O' => "m28 8c11 0 20 9 20 22v28c0 13-9 22-20 22s-20-9-20-22v-28c0-13 9-22 20-22z",
        '1' => "m8 23 19-14v71",
        '2' => "m9 28a19.5 19.5 0 0 1 39 0c0 9-5 15-11 21l-28 31h40",
        '3' => "m10 8h36l-18 27a22.5 22.5 0 1 1-20 31",
        '4' => "m41 80v-72l-33 52h44",
        '5' => "m45 8h-29l-3 32a22.5 22.5 0 1 1-5 27",
        '6' => "m41 8-29.8 36m38.8 14a22 22 0 1 1-44 0a22 22 0 1 1 44 0z",
        '7' => "m7 8h41l-26 72",
        '8' => "m45 25a17 17 0 1 1-34 0a17 17 0 1 1 34 0zm2.5 36a19.5 19.5 0 1 1-39 0a19.5 19.5 0 1 1 39 0z",
        '9' => "m15 80 29.8-36m5.2-14a22 22 0 1 1-44 0a22 22 0 1 1 44 0z",
        'R' => "m11 80v-72h18a19.5 19.5 0 0 1 0 39h-18m17 0 21 33",
        'A' => "m6 80 23-71 23 71m-37-24h28",
        'C' => "m48 27c-2-12-10-19-20-19c-11 0-20 9-20 22v28c0 13 9 22 20 22c10 0 18-7 20-19",
        'K' => "m11 8v72m38-72-37 40m13-12 26 44",
        '-' => "m12 44h32",
        _ => "",
    }
}

fn drawing(class: &str, width: u32, height: u32, drawn: El) -> El {
    svg("svg").set("class", class).set("viewBox", &format!("0 0 {width} {height}")).hidden_from_readers().child(drawn)
}

/// A drawing of 24 units each way, by its name in `index.html`.
fn reference(class: &str, name: &str) -> El {
    drawing(class, 24, 24, svg("use").set("href", name))
}

/// A word in the drawn characters, digits, R, A, C, K, O and the dash: how wide it is, and its line.
fn line(text: &str) -> (u32, String) {
    let mut x = 0;
    let mut path = String::new();
    for character in text.chars() {
        path += &format!("M{x} 0{}", strokes(character));
        x += width(character) + GAP;
    }
    (x.saturating_sub(GAP), path)
}

/// A word in the drawn characters.
pub fn word(text: &str) -> El {
    let (width, path) = line(text);
    drawing("num", width, 88, svg("path").set("d", &path))
}

/// A number in the drawn numerals.
pub fn number(value: u8) -> El {
    word(&value.to_string())
}

/// A number in the drawn numerals that follows the state.
pub fn number_of(value: impl FnMut() -> u8 + 'static) -> El {
    let drawn = svg("path");
    let path = drawn.node();
    drawing("num", 0, 88, drawn).show(value, move |node, value| {
        let (width, line) = line(&value.to_string());
        put(node, "viewBox", &format!("0 0 {width} 88"));
        put(&path, "d", &line);
    })
}

/// The class of a card's colour band, one per ten (`d0` to `d5`).
pub fn band(card: u8) -> usize {
    usize::from(card.saturating_sub(1) / 10).min(5)
}

/// The sign of a player, 1 to 4: circle, triangle, square, diamond.
pub fn glyph(colour: usize) -> El {
    reference("glyph", &format!("#g{colour}"))
}

/// A line icon, by its name in `index.html` without `i-`.
pub fn icon(name: &str) -> El {
    reference("ic", &format!("#i-{name}"))
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
        .untranslated()
        .set("style", &format!("--h:{height}"))
        .children(letters.collect())
}
