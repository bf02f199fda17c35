//! The saved matches on the first screen, each on a card: the one to go on with, and the others in a list.

use crate::app::browser::clock::{ago, now};
use crate::app::browser::focus::{focus_later, restore_focus};
use crate::app::components::{CollectAnyView, IconButton, Keyed, Plate, Total, or_nothing};
use crate::app::state::{CurrentMatch, Notice, Notices, phrases};
use crate::storage::{Browser, DeletedMatch, SavedMatch, Saves};
use leptos::prelude::*;
use std::cell::RefCell;

/// The id of the button that puts a deleted match back.
const UNDO: &str = "undo";
/// The id of the button that goes on with the match that was put back.
const RESTORED: &str = "restored";
/// The longest list that is open from the beginning.
const SHORT_LIST: usize = 2;

thread_local! {
    /// What was deleted last, with its id, as long as it can be put back.
    static DELETED: RefCell<Option<(String, DeletedMatch)>> = const { RefCell::new(None) };
}

/// All saved matches: first the unfinished one that was played last, then the others as a list.
#[component]
pub fn ContinueCards() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let notices = expect_context::<Notices>();
    DELETED.take();
    let restored = RwSignal::new(None::<String>);
    let content = move |_: u32| {
        let (mut list, unreadable) = Saves(Browser).matches(now());
        for text in unreadable {
            notices.show(Notice::Unreadable(text));
        }
        let undo = DELETED.with_borrow(Option::is_some);
        let restored_id = restored.get_untracked().filter(|_| !undo);
        let is_restored = |one: &SavedMatch| restored_id.as_ref() == Some(&one.id);
        or_nothing((undo || !list.is_empty()).then(|| {
            let last = list.iter().position(|one| !one.is_over()).map(|place| list.remove(place));
            let has_last = last.is_some();
            let class = if has_last { "saved saved--last" } else { "saved" };
            let others = list.len();
            let is_open = has_last && others <= SHORT_LIST || list.iter().any(is_restored);
            view! {
                <section class=class aria-label=phrases().saved_matches()>
                    {undo.then(|| view! { <Undo restored/> })}
                    {last.map(|one| card(is_restored(&one), one, true, current))}
                    {(others > 0).then(|| view! {
                        <details open=is_open>
                            <summary>{phrases().more_matches(others, !has_last)}</summary>
                            <div>
                                {list
                                    .into_iter()
                                    .map(|one| card(is_restored(&one), one, false, current))
                                    .collect_any_view()}
                            </div>
                        </details>
                    })}
                </section>
            }
        }))
    };
    view! {
        <Keyed key=current.saved_changes children=content/>
        <div class={"vh"}>
            <p
                aria-live="polite"
                prop:textContent=move || if restored.get().is_some() { phrases().match_restored() } else { "" }
            ></p>
        </div>
    }
}

/// The way to put back what was deleted.
#[component]
fn Undo(
    /// The id of the match that was put back.
    restored: RwSignal<Option<String>>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let notices = expect_context::<Notices>();
    restored.set(None);
    let undo = move |_| {
        if let Some((id, deleted)) = DELETED.take() {
            restored.set(Some(id));
            notices.show_saved(Saves(Browser).put_match_back(deleted));
            current.tell_saved_changes();
            focus_later(RESTORED);
            restore_focus(None);
        }
    };
    view! {
        <p class="saved__u" role="status">
            <span>{phrases().match_deleted()}</span>
            <button id=UNDO class="key key--quiet key--small" on:click=undo>{phrases().undo()}</button>
        </p>
    }
}

/// A match: who plays with which totals, when it was last played, and what can be done with it.
fn card(is_restored: bool, one: SavedMatch, is_last: bool, current: CurrentMatch) -> AnyView {
    let phrases = phrases();
    let is_chips = one.is_for_chips();
    let seats = one.seats().map(|(colour, name, total)| {
        let total = total.to_string();
        view! {
            <span class=format!("p{colour}")>
                <Plate colour name=phrases.called(name)>
                    <Total is_chips total=Signal::stored(total)/>
                </Plate>
            </span>
        }
    });
    let seats = seats.collect_any_view();
    let names: Vec<&str> = one.seats().map(|(_, name, _)| phrases.called(name)).collect();
    let names = phrases.list(&names);
    let round = one.round();
    let what = match one.is_over() {
        true => phrases.match_finished().to_owned(),
        false if one.is_between_rounds() => phrases.continue_next_round(round),
        false => phrases.continue_round(round),
    };
    let time = ago(one.time(), phrases.language().code());
    // Of several buttons each says which match it is.
    let label = (!is_last).then(|| [&*what, ": ", &*names, ", ", &*time].concat());
    let deleted = phrases.delete_match(&format!("{names}, {} {round}, {time}", phrases.round()));
    let class = if is_last { "key key--sun key--big" } else { "key key--small" };
    let id = one.id.clone();
    let delete = move |()| {
        DELETED.set(Some((one.id.clone(), Saves(Browser).delete_match(&one.id))));
        current.tell_saved_changes();
        focus_later(UNDO);
    };
    view! {
        <div class="box">
            <p>{seats}</p>
            <small>{time}</small>
            <button class=class id=is_restored.then_some(RESTORED) aria-label=label on:click=move |_| current.open(id.clone(), String::new())>{what}</button>
            <IconButton name=deleted icon="bin" on_press=delete/>
        </div>
    }
    .into_any()
}
