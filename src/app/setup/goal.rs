//! What the match is played for: points, rounds or chips.

use super::boxed;
use super::draft::Draft;
use crate::app::parts::{Changing, El, Given, changeable, el, follow, nothing, number_field, one_of, switch};
use crate::app::store::phrases;
use crate::engine::{ChipGame, Goal, Price, RulesDraft};
use crate::i18n::Phrases;
use leptos::prelude::*;

/// The goals that are offered without typing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    OneRound,
    Points(u16),
    Other,
}

const OFFERED: [Target; 5] =
    [Target::OneRound, Target::Points(250), Target::Points(500), Target::Points(750), Target::Other];

/// The goal, and what else there is to say about it.
pub fn goal(draft: Changing<Draft>) -> El {
    let phrases = phrases();
    let chips = follow(move || draft.with(|draft| matches!(draft.rules.goal, Goal::Chips(_))));
    // Another goal stays open for typing even while what is typed is one that is offered.
    let other = changeable(draft.with_untracked(|draft| offered(draft.rules.goal).is_none()));
    boxed("box--target", "target-title", phrases.play_to()).dynamic(move || {
        if chips.get() { chip_game(draft, phrases).view() } else { points(draft, other, phrases).view() }
    })
}

fn offered(goal: Goal) -> Option<Target> {
    match goal {
        Goal::Rounds(1) => Some(Target::OneRound),
        Goal::Points(points) => Some(Target::Points(points)).filter(|target| OFFERED.contains(target)),
        _ => None,
    }
}

fn set_goal(draft: Changing<Draft>, goal: Goal) {
    draft.update(|draft| draft.set_rules(RulesDraft { goal, ..draft.rules }));
}

fn points(draft: Changing<Draft>, other: Changing<bool>, phrases: &'static Phrases) -> El {
    let goal = move || draft.with(|draft| draft.rules.goal);
    let targets = OFFERED.map(|target| {
        let text = match target {
            Target::OneRound => phrases.one_round().to_owned(),
            Target::Points(points) => points.to_string(),
            Target::Other => phrases.other_goal().to_owned(),
        };
        (target, text, None)
    });
    let choose = move |target: Target| {
        other.set(target == Target::Other);
        match target {
            Target::OneRound => set_goal(draft, Goal::Rounds(1)),
            Target::Points(points) => set_goal(draft, Goal::Points(points)),
            Target::Other => {}
        }
    };
    let chosen = move || if other.get() { Target::Other } else { offered(goal()).unwrap_or(Target::Other) };
    let strip = one_of("", phrases.match_target(), "target", &targets, chosen, choose);
    el("div").child(strip).dynamic(move || if other.get() { another(draft, phrases).view() } else { nothing() })
}

/// Any number of points or rounds.
fn another(draft: Changing<Draft>, phrases: &'static Phrases) -> El {
    let rounds = follow(move || draft.with(|draft| matches!(draft.rules.goal, Goal::Rounds(_))));
    let number = move || match draft.with(|draft| draft.rules.goal) {
        Goal::Points(number) | Goal::Rounds(number) => number,
        Goal::Chips(chips) => chips.rounds,
    };
    let set = move |in_rounds: bool, number: u16| {
        set_goal(draft, if in_rounds { Goal::Rounds(number.min(50)) } else { Goal::Points(number) });
    };
    let units = [(false, phrases.unit_points().to_owned(), None), (true, phrases.unit_rounds().to_owned(), None)];
    let unit = one_of(
        "",
        phrases.goal_unit(),
        "unit",
        &units,
        move || rounds.get(),
        move |in_rounds| set(in_rounds, if in_rounds { 10 } else { 500 }),
    );
    el("div")
        .class("goal")
        .dynamic(move || {
            let most = if rounds.get() { 50 } else { 10_000 };
            number_field(phrases.how_many(), 1..=most, number, move |number| set(rounds.get_untracked(), number)).view()
        })
        .child(unit)
}

fn chip_game(draft: Changing<Draft>, phrases: &'static Phrases) -> El {
    let game = move || {
        draft.with(|draft| match draft.rules.goal {
            Goal::Chips(chips) => chips,
            _ => ChipGame::usual(Price::AnnouncerRun, false),
        })
    };
    let change = move |change: &dyn Fn(&mut ChipGame)| {
        let mut chips = untrack(game);
        change(&mut chips);
        set_goal(draft, Goal::Chips(chips));
    };
    let rounds = number_field(
        phrases.how_many_rounds(),
        1..=50,
        move || game().rounds,
        move |number| {
            change(&|chips| chips.rounds = number);
        },
    );
    let start = number_field(
        phrases.chips_each(),
        5..=100,
        move || game().start,
        move |number| {
            change(&|chips| chips.start = number);
        },
    );
    let prices = [
        (Price::AnnouncerRun, phrases.price(Price::AnnouncerRun).to_owned(), None),
        (Price::OwnRun, phrases.price(Price::OwnRun).to_owned(), None),
    ];
    let price = one_of(
        "",
        phrases.price_title(),
        "price",
        &prices,
        move || game().price,
        move |price| change(&|chips| chips.price = price),
    );
    let out = switch(
        phrases.elimination(),
        move || phrases.elimination_what().to_owned(),
        move || game().elimination,
        Given::Fixed(false),
        move |on| change(&|chips| chips.elimination = on),
    );
    el("div")
        .class("chipgame")
        .child(el("div").class("goal").child(rounds).child(start))
        .child(el("p").class("box__p").text(phrases.price_title()))
        .child(price)
        .child(out)
}
