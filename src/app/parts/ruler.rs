//! The ruler of totals towards the goal, in the bar of the table.

use super::drawing::{glyph, icon};
use super::element::{El, Part, el};
use super::measure::{order_by, share, thousandths};
use crate::app::in_play::InPlay;
use crate::app::store::{phrases, use_store};
use crate::engine::{Goal, Seat};

/// A pin on the ruler.
struct Pin {
    side: Vec<Seat>,
    total: i32,
    /// Where it stands, in thousandths of the ruler.
    at: i32,
    /// How far it is moved aside, in hundredths of its width, so that it can be read beside its neighbours.
    aside: i32,
    raised: bool,
}

/// The ruler of totals towards the goal. It goes on when the result of a round has been put up, not with the call: the picture that
/// answers the call is laid out without it.
pub fn ruler() -> El {
    let store = use_store();
    let phrases = phrases();
    let goal = store.play.with_untracked(|play| play.as_ref().map_or(Goal::Points(500), InPlay::goal));
    let pin = move |pin: &Pin| {
        let (name, colours) = store.play.with_untracked(|play| {
            play.as_ref().map_or_else(Default::default, |play| {
                let name = phrases.pin(&play.side_names(&pin.side, phrases), pin.total, goal);
                (name, pin.side.iter().map(|&seat| play.colour(seat)).collect::<Vec<usize>>())
            })
        });
        let colour = colours.first().copied().unwrap_or(1);
        let raised = if pin.raised { " pin--up" } else { "" };
        el("li")
            .class(&format!("pin p{colour}{raised}"))
            .set("style", &format!("--s:{};--dx:calc({}/100)", share(pin.at, 1000), pin.aside))
            .label(&name)
            .children(colours.into_iter().map(glyph).collect())
            .child(el("b").untranslated().text(&pin.total.to_string()))
    };
    // When a total changes, the ruler may have to reach further.
    let all = move |_: &u32| {
        let (marks, flag, pins) = store.play.with_untracked(|play| {
            play.as_ref().map_or_else(Default::default, |play| (marks(play), share(end(play), scale(play)), pins(play)))
        });
        let flag = el("li").class("ruler__flag").set("style", &format!("--s:{flag}")).hidden_from_readers();
        let marks = marks.into_iter().map(|mark| mark_on("li", mark).class("ruler__n").hidden_from_readers());
        let mut all: Part = marks.collect();
        all.push(flag.child(icon("flag")));
        all.extend(pins.iter().map(pin));
        all
    };
    el("ol").class("ruler").label(phrases.score_towards(goal).as_str()).dynamic_of(move || store.put_up.get(), all)
}

/// What stands at the end of the ruler: the goal, or where there is none what can be won.
fn end(play: &InPlay) -> i32 {
    match play.goal() {
        Goal::Points(points) => points.into(),
        Goal::Rounds(rounds) => up_to_fifty(i32::from(rounds) * 75),
        Goal::Chips(chips) => up_to_fifty(i32::from(chips.start) * play.colours.len() as i32),
    }
    .max(1)
}

/// The next number that can be cut in five round parts.
fn up_to_fifty(number: i32) -> i32 {
    (number + 49) / 50 * 50
}

/// How far the ruler reaches: to its end, or to the highest total beyond it.
pub fn scale(play: &InPlay) -> i32 {
    end(play).max(play.recorded.game().totals().iter().copied().max().unwrap_or(0))
}

/// The numbers on the ruler, each with the place where it stands as a CSS number.
pub fn marks(play: &InPlay) -> Vec<(i32, String)> {
    let (end, length) = (end(play), scale(play));
    (0..=5).map(|fifth| end * fifth / 5).map(|value| (value, share(value, length))).collect()
}

/// A fifth of the way to the end, in hundredths of the ruler.
pub fn fifth(play: &InPlay) -> i32 {
    end(play) * 20 / scale(play)
}

/// A number on the ruler.
pub fn mark_on(tag: &'static str, (value, place): (i32, String)) -> El {
    el(tag).set("style", &format!("--s:{place}")).untranslated().text(&value.to_string())
}

fn pins(play: &InPlay) -> Vec<Pin> {
    let length = scale(play);
    let sides = play.sides();
    let totals: Vec<i32> = sides.iter().map(|side| side.first().map_or(0, |&seat| play.total(seat))).collect();
    let pin = |place: usize| {
        let total = totals[place];
        Pin { side: sides[place].clone(), total, at: thousandths(total, length), aside: 0, raised: false }
    };
    let mut pins: Vec<Pin> = order_by(&totals).into_iter().map(pin).collect();
    // Two lanes. A pin that finds both taken is moved aside, just past the one before it.
    const WIDTH: i32 = 85;
    let mut taken_to = [i32::MIN / 2; 2];
    for pin in &mut pins {
        let free = taken_to.iter().position(|&end| pin.at >= end);
        let lane = free.unwrap_or_else(|| usize::from(taken_to[1] < taken_to[0]));
        let stands = pin.at.max(taken_to[lane]);
        pin.raised = lane == 1;
        pin.aside = (stands - pin.at) * 100 / WIDTH;
        taken_to[lane] = stands + WIDTH;
    }
    pins
}
