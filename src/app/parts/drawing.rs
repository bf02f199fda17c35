//! Numerals, signs and icons: all drawn once in `index.html` and used by reference.

use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyView;

/// Widths of the drawn characters on their grid of 88 units height, and the gap between two.
const GAP: u32 = 7;

fn width(character: char) -> u32 {
    match character {
        '1' => 38,
        '4' | 'R' | 'A' => 58,
        _ => 56,
    }
}

fn drawn(text: &str) -> AnyView {
    let mut x = 0;
    let mut uses = Vec::new();
    for character in text.chars() {
        uses.push(view! { <use_ href=format!("#n{character}") x=x.to_string()/> });
        x += width(character) + GAP;
    }
    let all = x - GAP.min(x);
    view! { <svg class="num" viewBox=format!("0 0 {all} 88") aria-hidden="true">{uses}</svg> }.into_any()
}

/// A number in the drawn numerals.
#[component]
pub fn Number(
    /// The number.
    value: u32,
) -> impl IntoView {
    drawn(&value.to_string())
}

/// A word in the drawn letters: only R, A, C, K, O and the dash.
#[component]
pub fn Figure(
    /// The word.
    text: &'static str,
) -> impl IntoView {
    drawn(text)
}

/// The class of a card's colour band, one per ten (`d0` to `d5`).
pub fn band(card: u8) -> usize {
    usize::from(card.saturating_sub(1) / 10).min(5)
}

/// The sign of a player, 1 to 4: circle, triangle, square, diamond.
#[component]
pub fn Glyph(
    /// Which sign.
    colour: usize,
) -> impl IntoView {
    view! { <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#g{colour}")/></svg> }
}

/// A line icon.
#[component]
pub fn Icon(
    /// Its name in `index.html`, without `i-`.
    name: &'static str,
) -> impl IntoView {
    view! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#i-{name}")/></svg> }
}

/// The wordmark: six letters, six decades, one staircase.
#[component]
pub fn Logo(
    /// Its height, as a CSS length.
    height: &'static str,
) -> impl IntoView {
    let letters = ["R", "A", "C", "K", "-", "O"].into_iter().enumerate();
    view! {
        <span class="logo" role="img" aria-label="Rack-O" style=format!("--h:{height}")>
            {letters
                .map(|(place, letter)| {
                    view! {
                        <i class=format!("d{place}") style=format!("--n:{place};background:var(--d);color:var(--di)")>
                            <Figure text=letter/>
                        </i>
                    }
                })
                .collect_view()}
        </span>
    }
}
