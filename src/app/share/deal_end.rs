//! The end of a match whose deals others play, too: the deal of a day, or a friend's.

use super::dates::{minutes_to_midnight, written};
use super::friends::friends_result;
use super::match_at_table::{day_go, match_at_table, match_seed};
use crate::app::browser::clock::today;
use crate::app::components::{Button, no_translation, or_nothing, signed};
use crate::app::state::{Navigation, SharingScreen, phrases, saves, sharing_phrases};
use crate::share::{Comparison, Day};
use crate::storage::DayGo;
use leptos::prelude::*;

/// The end of the match at the table, if it has something to say.
fn end() -> Option<(Option<DayGo>, Option<Comparison>)> {
    let (recorded, seed) = (match_at_table()?, match_seed()?);
    if recorded.record().winners.is_empty() {
        return None;
    }
    let day = day_go(&recorded);
    let comparison = friends_result(seed).and_then(|result| Comparison::of(&recorded, &result));
    let first = day.as_ref().and_then(|day| day.first);
    let comparison = comparison.map(|comparison| comparison.with_first(first));
    (day.is_some() || comparison.is_some()).then_some((day, comparison))
}

/// Whether the end of the match at the table has something to say.
pub fn has_deal_end() -> bool {
    end().is_some()
}

/// The end of the match at the table.
pub fn deal_end() -> AnyView {
    or_nothing(end().map(|(day, comparison)| view! { <DealEnd day comparison/> }))
}

/// Sharing first, then the streak and when the next deal comes; and both results where a friend has played the same. A later
/// go at the deal of a day does not count, and says so.
#[component]
fn DealEnd(
    /// The day whose deal it was.
    day: Option<DayGo>,
    /// The friend's result beside the own one.
    comparison: Option<Comparison>,
) -> impl IntoView {
    let texts = sharing_phrases();
    let navigation = expect_context::<Navigation>();
    let share = move |()| navigation.show(SharingScreen::Share);
    let first = day.as_ref().and_then(|day| day.first);
    let day = day.map(|day| day.day);
    let title = match day {
        Some(day) => format!("{}, {}", phrases().day_deal(), written(day)),
        None => texts.compare_title().to_owned(),
    };
    let answer = if comparison.is_some() { texts.compare_answer() } else { texts.day_share() };
    view! {
        <section class={"box dealend"} aria-labelledby="deal-end-title">
            <h2 id="deal-end-title">{title}</h2>
            {first.map(|points| view! { <p><b>{texts.day_again(points)}</b></p> })}
            {comparison.map(|comparison| view! { <Results comparison/> })}
            <p class={"dealend__k"}>
                <Button id="share-deal" class=if first.is_some() { "key--quiet" } else { "key--sun" } on_press=share>{answer}</Button>
            </p>
            {day.map(|day| view! { <Streak day/> })}
        </section>
    }
}

/// How many days in a row, and how long it is to the next deal.
#[component]
fn Streak(day: Day) -> impl IntoView {
    let texts = sharing_phrases();
    let today = today()?;
    let days = saves().days();
    let minutes = minutes_to_midnight();
    let next = (day == today).then(|| texts.day_next((minutes / 60) as usize, (minutes % 60) as usize));
    Some(view! {
        <p>{texts.link_streak(days.streak(today), days.best)}</p>
        {next.map(|text| view! { <p>{text}</p> })}
    })
}

/// What both have made, deal by deal.
#[component]
pub fn Results(
    /// Both results.
    comparison: Comparison,
) -> impl IntoView {
    let texts = sharing_phrases();
    let [mine, theirs] = comparison.totals();
    let state = match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => "won",
        std::cmp::Ordering::Less => "lost",
        std::cmp::Ordering::Equal => "tie",
    };
    let line = texts.compare_line(state, mine.abs_diff(theirs) as i32);
    let friend = comparison.friend.unwrap_or_else(|| texts.compare_friend().to_owned());
    let row = |head: String, scores: [Option<i32>; 2]| {
        let cell = |who: usize| {
            let is_best = scores[who].is_some() && scores[who] > scores[1 - who];
            let text = scores[who].map_or("–".to_owned(), |score| signed(score, ""));
            let translate = no_translation(&text);
            view! { <td class=is_best.then_some("is-win") translate=translate>{text}</td> }
        };
        view! {
            <tr>
                <th scope="row">{head}</th>
                {cell(0)}
                {cell(1)}
            </tr>
        }
    };
    // A single deal is its own total.
    let total = (comparison.deals.len() > 1).then(|| row(phrases().total().to_owned(), [Some(mine), Some(theirs)]));
    let deals = comparison.deals.into_iter().zip(1..).map(|(deal, nth)| row(texts.compare_deal(nth), deal));
    view! {
        <p><b>{line}</b></p>
        <table class={"scores"}>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{phrases().you()}</th>
                    <th scope="col" translate="no">{friend}</th>
                </tr>
            </thead>
            <tbody>{deals.collect_view()}</tbody>
            {total.map(|total| view! { <tfoot>{total}</tfoot> })}
        </table>
    }
}
