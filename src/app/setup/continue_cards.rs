//! The saved matches on the first screen, each on a card: the one to go on with, and the others in a list.

use super::fold::Fold;
use crate::app::browser::clock::{ago, date_in_words, now};
use crate::app::browser::events::on_window;
use crate::app::browser::focus::{focus_later, keep_focus_in, restore_focus};
use crate::app::browser::messages::{on_message, send};
use crate::app::components::{CollectAnyView, IconButton, Keyed, Plate, Total, or_nothing};
use crate::app::state::{CurrentMatch, Notice, Notices, phrases};
use crate::messages::Message;
use crate::setup::in_short;
use crate::storage::{Browser, DeletedMatch, SavedMatch, Saves};
use leptos::prelude::*;
use std::cell::RefCell;

/// The id of the button that puts a deleted match back.
const UNDO: &str = "undo";
/// The id of the button of a match that has been put back.
const RESTORED: &str = "restored";
/// The longest list that is open from the beginning.
const SHORT_LIST: usize = 2;

thread_local! {
    /// What was deleted last, as long as it can be put back.
    static DELETED: RefCell<Option<DeletedMatch>> = const { RefCell::new(None) };
    /// Its card, and whether that was the one to go on with: the way to put it back stands there, and nothing else moves.
    static PLACE: RefCell<Option<(SavedMatch, bool)>> = const { RefCell::new(None) };
}

/// All saved matches: first the unfinished one that was played last, then the others as a list. It follows what other tabs
/// play, finish and delete.
#[component]
pub fn ContinueCards() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let notices = expect_context::<Notices>();
    DELETED.take();
    let shown = StoredValue::new(Vec::new());
    let restored = RwSignal::new(None);
    on_window("storage", move |_| {
        let list = saved_matches(notices);
        let is_same = |shown: &Vec<SavedMatch>| {
            shown.len() == list.len() && shown.iter().zip(&list).all(|(one, other)| one.looks_like(other))
        };
        if !shown.with_value(is_same) {
            keep_focus_in(".saved", || current.tell_saved_changes());
        }
    });
    on_message(move |message| match message {
        Message::MayDelete(Some(id)) => {
            notices.close(&Notice::PlayedElsewhere);
            DELETED.set(Some(Saves(Browser).delete_match(&id)));
            restored.set(None);
            current.tell_saved_changes();
            focus_later(UNDO);
        }
        Message::MayDelete(None) => notices.show(Notice::PlayedElsewhere),
        _ => {}
    });
    let content = move |_: u32| {
        let mut list = saved_matches(notices);
        shown.set_value(list.clone());
        let gone = if DELETED.with_borrow(Option::is_some) { PLACE.with_borrow(Clone::clone) } else { None };
        let gone = gone.filter(|(gone, _)| list.iter().all(|one| one.id != gone.id));
        or_nothing((gone.is_some() || !list.is_empty()).then(|| {
            let kept = list.len();
            let was_last = gone.as_ref().is_some_and(|(_, was_last)| *was_last);
            let was_other = gone.is_some() && !was_last;
            let gone = gone.map(|(gone, _)| {
                let place = list.iter().position(|one| one.time() < gone.time()).unwrap_or(kept);
                list.insert(if was_last { 0 } else { place }, gone.clone());
                gone.id
            });
            let last = list.iter().position(|one| was_last || !one.is_over()).map(|place| list.remove(place));
            let has_last = last.is_some();
            let class = if has_last { "saved saved--last" } else { "saved" };
            let others = list.len();
            let is_restored = |one: &SavedMatch| restored.with_untracked(|id| id.as_ref() == Some(&one.id));
            let is_open = was_other || list.iter().any(is_restored);
            let is_gone = move |one: &SavedMatch| gone.as_ref() == Some(&one.id);
            view! {
                <section class=class aria-label=phrases().saved_matches()>
                    {last.map(|one| card(is_gone(&one), restored, one, true, current))}
                    {(others > 0).then(|| view! {
                        <details
                            open=is_open || Fold::Matches.is_open(has_last && others <= SHORT_LIST)
                            on:toggle=|event| Fold::Matches.toggled(&event)
                        >
                            <summary>{phrases().more_matches((others - usize::from(was_other)).max(1), !has_last)}</summary>
                            <div>{list.into_iter().map(|one| card(is_gone(&one), restored, one, false, current)).collect_any_view()}</div>
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

/// The saved matches; what could not be read is told.
fn saved_matches(notices: Notices) -> Vec<SavedMatch> {
    let (list, unreadable) = Saves(Browser).matches(now());
    for text in unreadable {
        notices.show(Notice::Unreadable(text));
    }
    list
}

/// The way to put back what was deleted.
#[component]
fn Undo(
    /// Gets the id of the match when it is put back.
    restored: RwSignal<Option<String>>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let notices = expect_context::<Notices>();
    let undo = move |_| {
        if let Some(deleted) = DELETED.take() {
            restored.set(PLACE.with_borrow(|place| place.as_ref().map(|(one, _)| one.id.clone())));
            notices.show_saved(Saves(Browser).put_match_back(deleted));
            current.tell_saved_changes();
            focus_later(RESTORED);
            restore_focus(None);
        }
    };
    view! {
        <div class="saved__u" role="status">
            <b>{phrases().match_deleted()}</b>
            <button id=UNDO class="key key--quiet" on:click=undo>{phrases().undo()}</button>
        </div>
    }
}

/// A match: who plays with which totals, whether it is the deal of a day, when it was last played, and what can be done with
/// it. Of one that has just been deleted only its place is left, with the way to put it back.
fn card(
    is_gone: bool,
    restored: RwSignal<Option<String>>,
    one: SavedMatch,
    is_last: bool,
    current: CurrentMatch,
) -> AnyView {
    let phrases = phrases();
    let is_restored = restored.with_untracked(|id| id.as_ref() == Some(&one.id));
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
    let language = phrases.language().code();
    let deal = one.day().map(|day| format!("{}, {}", phrases.day_deal(), date_in_words(day, false, language)));
    let mut names = phrases.list(&names);
    let round = one.round();
    let what = match one.is_over() {
        true => phrases.match_finished().to_owned(),
        false if one.is_between_rounds() => phrases.continue_next_round(round),
        false => phrases.continue_round(round),
    };
    let time = ago(one.age(now()), language);
    let kind = one.rules().map(|rules| in_short(rules, one.players(), phrases));
    let when: Vec<String> = deal.iter().cloned().chain(kind).chain([time.clone()]).collect();
    let when = when.join(" · ");
    if let Some(deal) = deal {
        names = format!("{names}, {deal}");
    }
    // Of several buttons each says which match it is.
    let label = (!is_last).then(|| phrases.detail(&what, &format!("{names}, {time}")));
    let deleted = phrases.delete_match(&format!("{names}, {} {round}, {time}", phrases.round()));
    let class = if is_last { "key key--sun key--big" } else { "key key--small" };
    let id = one.id.clone();
    // Not while another tab plays it: it would be back with the next move there.
    let delete = move |()| {
        PLACE.set(Some((one.clone(), is_last)));
        send(&Message::WantDeleted(one.id.clone()));
    };
    view! {
        <div class=if is_gone { "box is-gone" } else { "box" }>
            <p>{seats}</p>
            <small>{when}</small>
            <button class=class id=is_restored.then_some(RESTORED) aria-label=label on:click=move |_| current.open(id.clone(), String::new())>{what}</button>
            <IconButton name=deleted icon="bin" on_press=delete/>
            {is_gone.then(|| view! { <Undo restored/> })}
        </div>
    }
    .into_any()
}
