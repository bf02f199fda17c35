//! The totals as bars, round by round.

use crate::app::in_play::InPlay;
use crate::app::parts::{El, el, fifth, glyph, mark_on, marks, order_by, scale, share};
use crate::app::store::phrases;
use crate::engine::{Goal, Seat};

/// A bar for each player towards the goal, the highest total first; what the last round gave is striped.
pub fn chart(play: &InPlay) -> El {
    let phrases = phrases();
    let goal = play.goal();
    let length = scale(play);
    let sides = play.sides();
    let highest_first: Vec<i32> = sides.iter().map(|side| side.first().map_or(0, |&seat| -play.total(seat))).collect();
    let rows = order_by(&highest_first).into_iter().map(|place| row(play, &sides[place], length));
    let marks = marks(play).into_iter().map(|mark| mark_on("span", mark));
    el("section")
        .class(if play.in_partners() { "chart chart--pairs" } else { "chart" })
        .label(&phrases.score_towards(goal))
        .child(el("h2").text(&phrases.towards(goal)))
        .child(el("ol").set("style", &format!("--fifth:{}%", fifth(play))).children(rows.collect()))
        .child(el("div").class("axis").hidden_from_readers().children(marks.collect()))
}

fn row(play: &InPlay, side: &[Seat], length: i32) -> El {
    let phrases = phrases();
    let seat = side.first().copied().unwrap_or(Seat::ALL[0]);
    let names = play.side_names(side, phrases);
    let colour = play.colour(seat);
    let results = play.recorded.results();
    // Points grow round by round; chips come and go, so they are one bar.
    let mut total = if let Goal::Chips(chips) = play.goal() { chips.start.into() } else { 0 };
    let mut change = 0;
    let mut bars = Vec::new();
    if play.for_chips() {
        bars.push(el("i").set("style", &format!("--w:{}", share(play.total(seat), length))));
    }
    for (result, round) in results.iter().zip(1..) {
        change = result.totals[seat.number()] - total;
        total = result.totals[seat.number()];
        if change > 0 && !play.for_chips() {
            let bar = el("i").set("style", &format!("--w:{}", share(change, length)));
            bars.push(if round == results.len() { bar.class("add") } else { bar });
        }
    }
    el("li")
        .class(&format!("p{colour}"))
        .label(&phrases.chart_row(&names, total, play.goal(), change))
        .child(
            el("span")
                .class("chart__n")
                .children(side.iter().map(|&seat| glyph(play.colour(seat))).collect())
                .child(el("span").untranslated().text(&names)),
        )
        .child(el("span").class("track").children(bars))
        .child(el("b").class("tn").untranslated().text(&total.to_string()))
}
