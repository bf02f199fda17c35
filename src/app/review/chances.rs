//! The chance to win the round, turn by turn, as a line.

use super::looked::Looked;
use crate::app::parts::{El, Part, el, svg};
use crate::app::study::Desk;
use crate::engine::Seat;

/// The drawing's size.
const WIDE: i32 = 320;
const HIGH: i32 = 120;

/// The line, and the same in words for screen readers.
pub fn chances(looked: &Looked, desk: Desk) -> Part {
    let said = desk.phrases();
    let known = looked.chances();
    let won = looked.won();
    // The round's end stands after the last turn.
    let steps = known.len().max(1) as i32;
    let x = |place: usize| place as i32 * WIDE / steps;
    let y = |chance: i32| HIGH - chance * HIGH / 1000;
    let mut points: Vec<(i32, i32)> =
        known.iter().enumerate().filter_map(|(place, (_, chance))| Some((x(place), y((*chance)?)))).collect();
    let complete = points.len() == known.len();
    if complete {
        points.push((WIDE, y(if won { 1000 } else { 0 })));
    }
    let line = points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    let mut drawing = svg("svg")
        .set("class", "chances")
        .set("viewBox", &format!("0 0 {WIDE} {HIGH}"))
        .set("preserveAspectRatio", "none")
        .hidden_from_readers();
    for quarter in 0..=4 {
        let at = (quarter * HIGH / 4).to_string();
        let grid = svg("line").set("x1", "0").set("x2", &WIDE.to_string()).set("y1", &at).set("y2", &at);
        drawing = drawing.child(grid.set("class", "chances__g"));
    }
    if let Some(at) = looked.all.get(looked.chosen).and_then(|judged| judged.moment.turn.checked_sub(1)) {
        let at = x(at).to_string();
        let here = svg("line").set("x1", &at).set("x2", &at).set("y1", "0").set("y2", &HIGH.to_string());
        drawing = drawing.child(here.set("class", "chances__h"));
    }
    drawing = drawing.child(svg("polyline").set("points", &line).set("class", "chances__l"));
    let words = known.iter().filter_map(|(turn, chance)| Some(said.chance(*turn, (chance.as_ref()? + 5) / 10)));
    let mut words: Vec<El> = words.map(|text| el("li").text(&text)).collect();
    if complete {
        words.push(el("li").text(said.round_end(won)));
    }
    let marks = ["100 %", "50 %", "0 %"].map(|mark| el("span").untranslated().text(mark));
    vec![
        el("div")
            .class("chances__w")
            .child(el("div").class("chances__y").hidden_from_readers().children(marks.into_iter().collect()))
            .child(drawing)
            .child(
                el("div")
                    .class("chances__x")
                    .hidden_from_readers()
                    .child(el("span").text(&said.turn(1)))
                    .child(el("span").text(said.round_end(won))),
            ),
        el("ol").class("vh").children(words),
    ]
}

impl Looked {
    /// Whether the seat, or its partner (R21), announced.
    fn won(&self) -> bool {
        let end = self.replay.at(self.round, usize::MAX);
        let result = end.and_then(|end| end.results().get(self.round).copied().map(|result| (end, result)));
        result.is_some_and(|(end, result)| {
            let partner = |seat: Seat| end.game().rules().partners && result.announcer == seat.opposite();
            result.announcer == self.seat || partner(self.seat)
        })
    }
}
