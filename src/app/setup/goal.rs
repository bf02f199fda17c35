//! What the match is played for: points, rounds or chips.

use super::form_box::{FormBox, SideEffects};
use crate::app::components::{Keyed, NumberField, RadioGroup, RadioOption, Switch, nothing};
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::engine::{ChipGame, Goal, Price};
use crate::setup::Changed;
use leptos::prelude::*;

/// The most rounds of a match.
const MOST_ROUNDS: u16 = 50;
/// The most points to play to.
const MOST_POINTS: u16 = 10_000;

/// The goals that are offered without typing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    OneRound,
    Points(u16),
    Other,
}

const OFFERED: [Target; 5] =
    [Target::OneRound, Target::Points(250), Target::Points(500), Target::Points(750), Target::Other];

impl Target {
    /// The one that is this goal.
    fn of(goal: Goal) -> Target {
        match goal {
            Goal::Rounds(1) => Target::OneRound,
            Goal::Points(points) if OFFERED.contains(&Target::Points(points)) => Target::Points(points),
            _ => Target::Other,
        }
    }
}

/// The goal, and what else there is to say about it.
#[component]
pub fn GoalBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let is_for_chips = setup.memo(|draft| matches!(draft.rules.goal, Goal::Chips(_)));
    // Another goal stays open for typing even while what is typed is one that is offered.
    let is_other = RwSignal::new(setup.with_untracked(|draft| Target::of(draft.rules.goal) == Target::Other));
    let goal = move |is_for_chips| match is_for_chips {
        true => view! { <ChipGoal/> }.into_any(),
        false => view! { <PointGoal is_other/> }.into_any(),
    };
    view! {
        <FormBox class="box--target" heading_id="target-title" title=setup_phrases().play_to()>
            <Keyed key=is_for_chips children=goal/>
            <SideEffects of=Changed::Goal/>
        </FormBox>
    }
}

/// The goals that are offered, and another.
#[component]
fn PointGoal(
    /// Whether another goal is open for typing.
    is_other: RwSignal<bool>,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let texts = setup_phrases();
    let targets = OFFERED.map(|target| {
        let text = match target {
            Target::OneRound => texts.one_round().to_owned(),
            Target::Points(points) => points.to_string(),
            Target::Other => texts.other_goal().to_owned(),
        };
        RadioOption::new(target, text)
    });
    let offered = move || setup.with(|draft| Target::of(draft.rules.goal));
    let chosen = move || if is_other.get() { Target::Other } else { offered() };
    let choose = move |target| {
        is_other.set(target == Target::Other);
        match target {
            Target::OneRound => setup.change(Changed::Goal, |draft| draft.set_goal(Goal::Rounds(1))),
            Target::Points(points) => setup.change(Changed::Goal, |draft| draft.set_goal(Goal::Points(points))),
            Target::Other => {}
        }
    };
    view! {
        <div>
            <RadioGroup
                label=texts.match_target()
                group="target"
                options=targets.into()
                chosen
                on_change=choose
            />
            <Show when=move || is_other.get() fallback=nothing>
                <OtherGoal/>
            </Show>
        </div>
    }
}

/// Any number of points or rounds.
#[component]
fn OtherGoal() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let is_in_rounds = setup.memo(|draft| matches!(draft.rules.goal, Goal::Rounds(_)));
    let typed = |goal| match goal {
        Goal::Points(number) | Goal::Rounds(number) => number,
        Goal::Chips(chips) => chips.rounds,
    };
    let number = move || setup.with(|draft| typed(draft.rules.goal)).to_string();
    let set = move |in_rounds: bool, number: u16| {
        let goal = if in_rounds { Goal::Rounds(number) } else { Goal::Points(number) };
        setup.update(|draft| draft.set_goal(goal));
    };
    let units = vec![
        RadioOption::new(false, texts.unit_points().to_owned()),
        RadioOption::new(true, texts.unit_rounds().to_owned()),
    ];
    // What was typed for the one comes back after a look at the other.
    let other = StoredValue::new(if is_in_rounds.get_untracked() { 500 } else { 10 });
    let change_unit = move |in_rounds| {
        let before = setup.with_untracked(|draft| typed(draft.rules.goal));
        set(in_rounds, other.get_value());
        other.set_value(before);
    };
    let field = move |in_rounds: bool| {
        let (most, limits) =
            if in_rounds { (MOST_ROUNDS, phrases.fault_rounds()) } else { (MOST_POINTS, phrases.fault_points()) };
        view! {
            <NumberField
                name=if in_rounds { "rounds" } else { "points" }
                label=texts.how_many(in_rounds)
                bounds=1..=most
                limits
                value=number
                on_change=move |number| set(in_rounds, number)
            />
        }
    };
    view! {
        <div class="goal">
            <Keyed key=is_in_rounds children=field/>
            <RadioGroup
                label=texts.goal_unit()
                group="unit"
                options=units
                chosen=move || is_in_rounds.get()
                on_change=change_unit
            />
        </div>
    }
}

/// A game for chips: how long, with how many, what a round costs, and whether players can be eliminated.
#[component]
fn ChipGoal() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let chips = move || match setup.with(|draft| draft.rules.goal) {
        Goal::Chips(chips) => chips,
        _ => ChipGame::usual(Price::AnnouncerRun, false),
    };
    let change = move |change: &dyn Fn(&mut ChipGame)| {
        let mut chips = untrack(chips);
        change(&mut chips);
        setup.change(Changed::Goal, |draft| draft.set_goal(Goal::Chips(chips)));
    };
    let prices =
        [Price::AnnouncerRun, Price::OwnRun].map(|price| RadioOption::new(price, texts.price(price).to_owned()));
    view! {
        <div class="chipgame">
            <div class="goal">
                <NumberField
                    name="chip-rounds"
                    label=texts.how_many_rounds()
                    bounds=1..=MOST_ROUNDS
                    limits=phrases.fault_rounds()
                    value=move || chips().rounds.to_string()
                    on_change=move |rounds| change(&|chips| chips.rounds = rounds)
                />
                <NumberField
                    name="chips"
                    label=texts.chips_each()
                    bounds=5..=100
                    limits=phrases.fault_chips()
                    value=move || chips().start.to_string()
                    on_change=move |start| change(&|chips| chips.start = start)
                />
            </div>
            <p class="box__p">{texts.price_title()}</p>
            <RadioGroup
                label=texts.price_title()
                group="price"
                options=prices.into()
                chosen=move || chips().price
                on_change=move |price| change(&|chips| chips.price = price)
            />
            <Switch
                label=texts.elimination()
                description=texts.elimination_what().to_owned()
                is_on=move || chips().elimination
                on_change=move |elimination| change(&|chips| chips.elimination = elimination)
            />
        </div>
    }
}
