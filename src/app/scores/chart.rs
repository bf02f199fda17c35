//! The totals as bars, round by round.

use crate::app::parts::{El, el, glyph, mark_on, marks, order_by, scale, share};
use crate::app::store::{InPlay, phrases};
use crate::engine::Seat;

/// A bar for each player towards the goal, the highest total first; what the last round gave is striped.
pub fn chart(play: &InPlay) -> El {
    let phrases = phrases();
    let goal = play.goal();
    let length = scale(play);
    let highest_first: Vec<i32> = play.recorded.game().totals().iter().map(|total| -total).collect();
    let rows = order_by(&highest_first).into_iter().filter_map(Seat::new).map(|seat| row(play, seat, length));
    let marks = marks(play).into_iter().map(|mark| mark_on("span", mark));
    el("section")
        .class("chart")
        .label(&phrases.score_towards(goal))
        .child(el("h2").text(&phrases.towards(goal)))
        .child(el("ol").children(rows.collect()))
        .child(el("div").class("axis").hidden_from_readers().children(marks.collect()))
}

fn row(play: &InPlay, seat: Seat, length: i32) -> El {
    let phrases = phrases();
    let colour = play.colour(seat);
    let results = play.recorded.results();
    let (mut total, mut change) = (0, 0);
    let mut bars = Vec::new();
    for (result, round) in results.iter().zip(1..) {
        change = result.totals[seat.number()] - total;
        total = result.totals[seat.number()];
        if change > 0 {
            let bar = el("i").set("style", &format!("--w:{}", share(change, length)));
            bars.push(if round == results.len() { bar.class("add") } else { bar });
        }
    }
    el("li")
        .class(&format!("p{colour}"))
        .label(&phrases.chart_row(play.who(seat, phrases), total, play.goal(), change))
        .child(el("span").class("chart__n").any(glyph(colour)).text(play.name(seat)))
        .child(el("span").class("track").children(bars))
        .child(el("b").class("tn").text(&total.to_string()))
}
