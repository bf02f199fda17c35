//! Numbers and the few letters that are drawn as lines. There are more than a hundred on a table, and the browser would
//! copy a drawing that is used by reference element by element.

use leptos::prelude::*;

/// The gap between two drawn characters, on their grid of 88 units height.
const GAP: u32 = 7;

fn width(character: char) -> u32 {
    match character {
        '1' => 38,
        '4' | 'R' | 'A' => 58,
        _ => 56,
    }
}

/// How a character is drawn, from the upper left corner of its field. The wordmark that `index.html` shows first is drawn
/// the same way.
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

/// A text as it is drawn: its `viewBox` and the path of its line.
fn drawing(text: &str) -> (String, String) {
    let mut x = 0;
    let mut path = String::new();
    for character in text.chars() {
        path += &format!("M{x} 0{}", strokes(character));
        x += width(character) + GAP;
    }
    (format!("0 0 {} 88", x.saturating_sub(GAP)), path)
}

/// A text in the drawn characters: digits, R, A, C, K, O and the dash.
#[component]
pub fn DrawnText(
    /// The text.
    #[prop(into)]
    text: String,
) -> impl IntoView {
    let (view_box, path) = drawing(&text);
    view! {
        <svg class="num" viewBox=view_box aria-hidden="true">
            <path d=path/>
        </svg>
    }
}

/// A number in the drawn numerals.
#[component]
pub fn Numeral(
    /// The number.
    value: u8,
) -> impl IntoView {
    view! { <DrawnText text=value.to_string()/> }
}

/// A number in the drawn numerals that follows the state.
#[component]
pub fn LiveNumeral(
    /// The number.
    #[prop(into)]
    value: Signal<u8>,
) -> impl IntoView {
    let drawn = move || drawing(&value.get().to_string());
    view! {
        <svg class="num" viewBox=move || drawn().0 aria-hidden="true">
            <path d=move || drawn().1/>
        </svg>
    }
}
