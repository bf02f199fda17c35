//! The bar along the top of the table, with the ruler of totals.

use super::drawing::{glyph, icon, logo};
use super::element::{El, Part, el};
use super::measure::{order_by, share, thousandths};
use crate::app::browser::system_is_dark;
use crate::app::in_play::InPlay;
use crate::app::store::{Sheet, Study, phrases, use_store};
use crate::app::trying::trying_strip;
use crate::engine::{ChipGame, Goal, Seat};
use crate::storage::Theme;

/// The bar: the way out, the round, the ruler (or, in a trial, the way back), and the tools.
pub fn bar() -> El {
    let store = use_store();
    let phrases = phrases();
    let round = move || store.play.with(|play| play.as_ref().map_or_else(String::new, round_of));
    let button =
        |name: &str, picture: &str| el("button").class("icon").label(name).set("title", name).child(icon(picture));
    let tool = move |sheet: Sheet, name: &str, picture: &str| {
        button(name, picture).on("click", move |_| store.sheet.set(Some(sheet)))
    };
    let rules = button(phrases.rule_book(), "book").on("click", move |_| store.open_study(Study::Rules, String::new()));
    let left = el("div")
        .class("bar__l")
        .child(
            el("button")
                .class("home")
                .label(phrases.leave_table())
                .on("click", move |_| store.leave_table())
                .child(logo("2rem")),
        )
        .child(el("p").class("round").text(phrases.round_title()).text(" ").child(el("b").say(round)));
    let tools = el("nav").class("tools").label(phrases.game_tools()).children(vec![
        tool(Sheet::Menu, phrases.menu(), "menu").class("icon icon--menu"),
        rules,
        tool(Sheet::Scores, phrases.score_sheet(), "score"),
        sound_button(),
        theme_button(),
        button(phrases.settings(), "gear").on("click", move |_| store.open_settings()),
    ]);
    // Totals mean nothing where a move is only tried out.
    let middle = if store.trying.get_untracked() { trying_strip() } else { ruler() };
    el("header").class("bar").child(left).child(middle).child(tools)
}

/// Opens the rule book at the section of a rule (“R15”). `about`: what the rule is about.
pub fn rule_key(rule: &'static str, about: &str) -> El {
    let store = use_store();
    let name = format!("{about}: {}", phrases().see_rule());
    el("button")
        .class("why")
        .set("type", "button")
        .label(&name)
        .on("click", move |_| store.open_study(Study::Rules, rule.to_owned()))
        .child(icon("info"))
}

/// The number of the round, and of how many where that is agreed.
fn round_of(play: &InPlay) -> String {
    let number = play.round_number();
    match play.goal() {
        Goal::Points(_) | Goal::Rounds(1) => number.to_string(),
        Goal::Rounds(rounds) | Goal::Chips(ChipGame { rounds, .. }) => format!("{number} / {rounds}"),
    }
}

/// What a theme is called.
pub fn theme_name(theme: Theme) -> &'static str {
    let phrases = phrases();
    match theme {
        Theme::System => phrases.theme_system(),
        Theme::Light => phrases.theme_light(),
        Theme::Dark => phrases.theme_dark(),
    }
}

fn sound_button() -> El {
    let store = use_store();
    let phrases = phrases();
    let on = move || store.settings.with(|settings| settings.sound);
    el("button")
        .class("icon")
        .label(phrases.sound())
        .set("title", phrases.sound())
        .bind("aria-pressed", move || Some(on().to_string()))
        .on("click", move |_| store.set(|settings| settings.sound = !settings.sound))
        .dynamic_of(on, |&on| icon(if on { "sound" } else { "mute" }).view())
}

fn theme_button() -> El {
    let store = use_store();
    let phrases = phrases();
    let theme = move || store.settings.with(|settings| settings.theme);
    let names = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let name = move || names.iter().find(|(one, _)| *one == theme()).map_or("", |(_, name)| name);
    // From as the system is to the other one first, so that a press always shows.
    let next = move |_| {
        let (like, unlike) = if system_is_dark() { (Theme::Dark, Theme::Light) } else { (Theme::Light, Theme::Dark) };
        store.set(|settings| {
            settings.theme = match settings.theme {
                Theme::System => unlike,
                theme if theme == unlike => like,
                _ => Theme::System,
            }
        });
    };
    el("button")
        .class("icon")
        .bind("aria-label", move || Some(phrases.theme_now(name())))
        .bind("title", move || Some(phrases.theme_now(name())))
        .on("click", next)
        .child(icon("theme"))
}

/// A pin on the ruler.
#[derive(Clone, PartialEq)]
struct Pin {
    side: Vec<Seat>,
    total: i32,
    /// Where it stands, in thousandths of the ruler.
    at: i32,
    /// How far it is moved aside, in hundredths of its width, so that it can be read beside its neighbours.
    aside: i32,
    raised: bool,
}

/// The ruler of totals towards the goal.
fn ruler() -> El {
    let store = use_store();
    let phrases = phrases();
    let pins = move || store.of_play(pins);
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
            .child(el("b").text(&pin.total.to_string()))
    };
    // When a total changes, the ruler may have to reach further.
    let all = move |pins: &Vec<Pin>| {
        let (marks, flag) = store.play.with_untracked(|play| {
            play.as_ref().map_or_else(Default::default, |play| (marks(play), share(end(play), scale(play))))
        });
        let flag = el("li").class("ruler__flag").set("style", &format!("--s:{flag}")).hidden_from_readers();
        let marks = marks.into_iter().map(|mark| mark_on("li", mark).class("ruler__n").hidden_from_readers());
        let mut all: Part = marks.collect();
        all.push(flag.child(icon("flag")));
        all.extend(pins.iter().map(pin));
        all
    };
    el("ol").class("ruler").label(phrases.score_towards(goal).as_str()).dynamic_of(pins, all)
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
    el(tag).set("style", &format!("--s:{place}")).text(&value.to_string())
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
