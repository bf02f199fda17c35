//! What a link leads to: shown before anything of it is done.

use super::dates::written;
use super::deal_end::Results;
use super::friends::remember_friend;
use super::table_offer::{TableOffer, at_beginning, people, usual_name};
use super::watch_link::WatchLink;
use crate::app::browser::clock::today;
use crate::app::components::{Button, ModalDialog};
use crate::app::state::{Continued, ScreenStack, phrases, saves, sharing_phrases};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};
use crate::share::{Comparison, Day, Link, LinkFault, ResultLink, ResultOf};
use leptos::prelude::*;

/// The dialog about the deal of today.
#[component]
pub fn DealOfTodayDialog() -> impl IntoView {
    let link = today().map(Link::Day);
    let fragment = link.as_ref().map(Link::fragment).unwrap_or_default();
    view! { <WhatLinkLeadsTo link=link.ok_or(LinkFault::NoDay) fragment/> }
}

/// The dialog about a link.
#[component]
pub fn LinkDialog(
    /// The fragment of the address.
    link: String,
) -> impl IntoView {
    view! { <WhatLinkLeadsTo link=Link::read(&link) fragment=link/> }
}

#[component]
fn WhatLinkLeadsTo(link: Result<Link, LinkFault>, fragment: String) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = sharing_phrases();
    let (title, content) = match link {
        Ok(Link::Table(table)) => {
            (texts.link_table(), view! { <TableOffer table link=fragment.clone() with_summary=true/> }.into_any())
        }
        Ok(Link::Day(day)) => (texts.link_day(), view! { <DayLink day/> }.into_any()),
        Ok(Link::Watch(watch)) => {
            (texts.link_watch(), view! { <WatchLink watch=*watch link=fragment.clone()/> }.into_any())
        }
        Ok(Link::Result(result)) => {
            (texts.link_result(), view! { <ResultOfLink result link=fragment.clone()/> }.into_any())
        }
        Err(fault) => (texts.link_bad(), view! { <p role="alert">{explain(&fault)}</p> }.into_any()),
    };
    view! {
        <ModalDialog title class="sheetbox--ask" on_close=move |()| stack.close()>{content}</ModalDialog>
    }
}

/// Why a link leads nowhere.
fn explain(fault: &LinkFault) -> String {
    let texts = sharing_phrases();
    match fault {
        LinkFault::NoLink | LinkFault::TooLong | LinkFault::Damaged => texts.link_damaged().into(),
        LinkFault::Version => texts.link_version().into(),
        LinkFault::NoDay => texts.link_no_day().into(),
        LinkFault::Rules(fault) => texts.bad_rules(phrases().rules_fault(*fault)),
        LinkFault::Record(fault) => texts.bad_file(fault, phrases()),
    }
}

/// The deal of a day: what was made of it before, how many days in a row, and the way to play it.
#[component]
fn DayLink(day: Day) -> impl IntoView {
    let texts = sharing_phrases();
    let days = saves().days();
    let streak = today().map(|today| texts.link_streak(days.streak(today), days.best));
    view! {
        <p>{texts.link_day_what(&written(day))}</p>
        <PlayedDay day/>
        {streak.map(|text| view! { <p>{text}</p> })}
        {day.table().map(|table| view! { <TableOffer table link=Link::Day(day).fragment()/> })}
    }
}

/// That the deal of a day was played before, and will not count again.
#[component]
fn PlayedDay(day: Day) -> impl IntoView {
    let texts = sharing_phrases();
    let score = saves().days().of(day)?.score;
    Some(view! { <p>{texts.link_played(score)} " " {texts.link_again()}</p> })
}

/// Somebody's result, and the way to play the same deal; or, where that was done, both results and the way to its end.
#[component]
fn ResultOfLink(result: ResultLink, link: String) -> impl IntoView {
    let (table, day) = match &result.of {
        ResultOf::Table(table) => (table.clone(), None),
        ResultOf::Day(day) => (day.table()?, Some(*day)),
    };
    let texts = sharing_phrases();
    let entries = table.entries(|index| usual_name(&table, index));
    let is_friend = |entry: &SeatEntry| entry.player == PlayerKind::Human && people(&table) == 1;
    let scores: Vec<String> = entries
        .iter()
        .zip(&table.seats)
        .zip(result.sums())
        .map(|((entry, seat), sum)| {
            let is_unnamed = is_friend(entry) && seat.name.is_none();
            let name = if is_unnamed { texts.compare_friend() } else { &entry.name };
            format!("{name}: {sum}")
        })
        .collect();
    let played = at_beginning(&table).and_then(|game| own_result(&game.recorded, &result));
    Some(match played {
        Some((id, comparison)) => view! { <PlayedBefore id comparison link/> }.into_any(),
        None => view! {
            <p>{texts.link_result_what(&scores.join(", "))}</p>
            {day.map(|day| view! { <PlayedDay day/> })}
            <TableOffer table link=link.clone() friend=link with_summary=true/>
        }
        .into_any(),
    })
}

/// The saved match in which the same deal was played to its end, by its id, beside the friend's result: of several goes at the
/// deal of a day the one that counts.
fn own_result(beginning: &RecordedMatch, result: &ResultLink) -> Option<(String, Comparison)> {
    let saves = saves();
    let all = saves.same_matches(beginning).into_iter().filter(|saved| saved.is_over);
    let played = all.filter_map(|saved| {
        let recorded = saves.read_match(&saved.id).ok().flatten()?;
        let first = saves.day_go(&saved.id, &recorded).and_then(|go| go.first);
        let comparison = Comparison::of(&recorded, result)?.with_first(first);
        Some((first.is_some(), saved.id, comparison))
    });
    // The first one where all are alike.
    let (_, id, comparison) = played.min_by_key(|(is_later_go, ..)| *is_later_go)?;
    Some((id, comparison))
}

/// Both results of a deal that was played before, and the way to its end, where it can be answered.
#[component]
fn PlayedBefore(
    /// The id of the own match.
    id: String,
    /// Both results.
    comparison: Comparison,
    /// The link to the friend's result.
    link: String,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let see_end = move |()| {
        remember_friend(&link);
        stack.continue_match(Continued::Saved(id.clone()));
    };
    view! {
        <Results comparison/>
        <p class={"sheetbox__f"}><Button class="key--sun" is_main=true on_press=see_end>{phrases().match_finished()}</Button></p>
    }
}
