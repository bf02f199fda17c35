//! Where the text of the lesson stands where there is room for it beside the cards: next to what it speaks of. On small
//! screens the style sheet leaves it along the top.

use super::progress::LessonProgress;
use crate::app::browser::document::{all, find};
use crate::app::browser::events::on_window;
use crate::app::browser::timers::after_paint;
use crate::app::motion::Rect;
use crate::table::lesson::Target;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// How far it keeps from what it speaks of, and from the edges of the window, in pixels.
const GAP: i32 = 18;
const EDGE: i32 = 8;

/// On which side of a thing it stands.
const SIDES: [&str; 4] = ["right", "left", "above", "below"];

/// Keeps the text beside what each step is about. While the other player moves it stays where it was.
pub fn keep_beside(progress: LessonProgress, text: Memo<String>) {
    let about = move || (progress.step(), progress.target());
    Effect::new(move || {
        text.track();
        let about = about();
        after_paint(move || place_at(about));
    });
    on_window("resize", move |_| place_at(untrack(about)));
}

/// Places the text at a step with this to be pressed.
fn place_at((step, target): (usize, Option<Target>)) {
    let Some(bubble) = bubble() else { return };
    if target.is_some() || step == 0 {
        place(&bubble, target);
    } else {
        // What it pointed at is done. This fails only for names that are not allowed.
        let _ = bubble.remove_attribute("data-side");
    }
}

fn bubble() -> Option<HtmlElement> {
    find(".lesson .table > .guide")?.dyn_into().ok()
}

/// What a step is about: the piles with all of the tray, a slot as wide as the rack, and first the rack itself.
fn position_beside(target: Option<Target>) -> Option<(Rect, Rect)> {
    let rect = |selector: &str| find(selector).map(|element| Rect::of(&element));
    let rack = rect(".lesson .mine .rack")?;
    let tray = rect(".lesson .tray")?;
    Some(match target {
        None => (rack, rack),
        Some(Target::Stock) => (tray, rect(".lesson .well--stock")?),
        Some(Target::DiscardPile) => (tray, rect(".lesson .well--discard")?),
        Some(Target::Slot(slot)) => {
            let row = rect(&format!(".lesson .mine [data-slot='{}']", slot.label()))?;
            (rack, Rect { x: rack.x, width: rack.width, ..row })
        }
        Some(Target::Announce) => (rack, rect(".lesson .mine .call")?),
    })
}

fn place(bubble: &HtmlElement, target: Option<Target>) {
    let Some((beside, point)) = position_beside(target) else { return };
    let own = Rect::of(bubble);
    let window = document().document_element().map_or((0, 0), |root| (root.client_width(), root.client_height()));
    // What it may cover where it must, and how bad that is.
    let covers =
        [(".lesson .mine .rack", 9), (".lesson .tray", 4), (".lesson .opp:not(.is-vacant)", 2), (".lesson .log", 1)];
    let covered: Vec<(Rect, i32)> = covers
        .into_iter()
        .flat_map(|(selector, bad)| all(selector).into_iter().map(move |element| (Rect::of(&element), bad)))
        .collect();
    let best = SIDES
        .into_iter()
        .filter_map(|side| {
            let at = stand(side, own, beside, point, window)?;
            let cost: i32 = covered.iter().map(|(thing, bad)| overlap(at, *thing) * bad).sum();
            Some((cost, side, at))
        })
        .min_by_key(|(cost, ..)| *cost);
    let Some((_, side, at)) = best else { return };
    let (x, y) = point.middle();
    let tip = if matches!(side, "right" | "left") { y - at.y } else { x - at.x };
    let style = bubble.style();
    for (name, length) in [("--x", at.x), ("--y", at.y), ("--tip", tip)] {
        // It fails only for names that are not allowed.
        let _ = style.set_property(name, &format!("{length}px"));
    }
    let _ = bubble.set_attribute("data-side", side);
}

/// Where the text stands on a side of something, level with the point it speaks of; `None` where the window ends before.
fn stand(side: &str, own: Rect, beside: Rect, point: Rect, (width, height): (i32, i32)) -> Option<Rect> {
    let (x, y) = point.middle();
    let (x, y) = (x - own.width / 2, y - own.height / 2);
    // Not further to a side than what it stands above or below.
    let within = x.min(beside.x + beside.width - own.width).max(beside.x);
    let (x, y) = match side {
        "right" => (beside.x + beside.width + GAP, y),
        "left" => (beside.x - GAP - own.width, y),
        "above" => (within, beside.y - GAP - own.height),
        _ => (within, beside.y + beside.height + GAP),
    };
    let fit = |at: i32, length: i32, room: i32| at.clamp(EDGE, (room - length - EDGE).max(EDGE));
    let (fit_x, fit_y) = (fit(x, own.width, width), fit(y, own.height, height));
    let holds = if matches!(side, "right" | "left") { (fit_x - x).abs() <= GAP } else { (fit_y - y).abs() <= GAP };
    holds.then_some(Rect { x: fit_x, y: fit_y, ..own })
}

/// How much of one rectangle another covers, in square pixels.
fn overlap(one: Rect, other: Rect) -> i32 {
    let along = |a: i32, a_long: i32, b: i32, b_long: i32| ((a + a_long).min(b + b_long) - a.max(b)).max(0);
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)
}
