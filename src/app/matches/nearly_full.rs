//! What the screen says where the browser has hardly any room left, and what can go then.

use super::{MatchesState, kept_with_cards};
use crate::app::browser::clock::year_of;
use crate::app::browser::files::download;
use crate::app::browser::focus::{HEADING, focus_back_later, focus_later};
use crate::app::browser::seed::fresh_seed;
use crate::app::components::{Button, CloseDialog, Icon, Keyed, ModalDialog, or_nothing};
use crate::app::state::{Notices, looking_back_phrases, phrases, saves};
use crate::storage::DeletedMatch;
use leptos::prelude::*;

/// The matches of a year, deleted.
#[derive(Clone, PartialEq)]
struct DeletedYear {
    year: i32,
    matches: Vec<DeletedMatch>,
}

impl DeletedYear {
    /// The id of the button that puts them back.
    fn undo_id(year: i32) -> String {
        format!("undo-{year}")
    }
}

/// Says that there is hardly any room, offers the file, and asks what may go. Nothing goes by itself, and what has gone can be
/// put back as long as the screen is there.
#[component]
pub fn NearlyFull() -> impl IntoView {
    let state = expect_context::<MatchesState>();
    let notices = expect_context::<Notices>();
    let is_full = RwSignal::new(saves().is_nearly_full());
    let gone = RwSignal::new(Vec::<DeletedYear>::new());
    let look_again = move || {
        is_full.set(saves().is_nearly_full());
        state.list.set(kept_with_cards());
    };
    let delete = move |year: i32| {
        let old = kept_with_cards().into_iter().filter(|one| year_of(one.entry.time) == year);
        let matches = old.map(|one| saves().delete_finished(&one.id)).collect();
        gone.update(|gone| gone.push(DeletedYear { year, matches }));
        look_again();
        focus_back_later(Some(DeletedYear::undo_id(year)));
    };
    let put_back = move |year: i32| {
        let (back, rest): (Vec<_>, _) = gone.get_untracked().into_iter().partition(|gone| gone.year == year);
        gone.set(rest);
        for one in back.into_iter().flat_map(|gone| gone.matches) {
            notices.show_saved(saves().put_match_back(one));
        }
        look_again();
        focus_later(HEADING);
    };
    let ask = move |is_full: bool| or_nothing(is_full.then(|| view! { <Ask on_delete=delete/> }));
    let undo = move |gone: Vec<DeletedYear>| {
        gone.into_iter().map(|gone| view! { <Gone gone on_undo=put_back/> }).collect_view()
    };
    view! {
        <div class={"app"}><Keyed key=is_full children=ask/></div>
        <div class={"app"}><Keyed key=gone children=undo/></div>
    }
}

/// Says what has gone, and offers to put it back.
#[component]
fn Gone(
    gone: DeletedYear,
    /// Called with the year whose matches are to be put back.
    #[prop(into)]
    on_undo: Callback<i32>,
) -> impl IntoView {
    let texts = looking_back_phrases();
    let DeletedYear { year, matches } = gone;
    let label = phrases().detail(phrases().undo(), &texts.delete_year(year, matches.len()));
    view! {
        <div class={"months"}>
            <div class={"box"}>
                <p role="status"><b>{texts.year_deleted(year, matches.len())}</b></p>
                <Button
                    id=DeletedYear::undo_id(year)
                    class="key--quiet key--small"
                    label
                    on_press=move |()| on_undo.run(year)
                >
                    {phrases().undo()}
                </Button>
            </div>
        </div>
    }
}

#[component]
fn Ask(
    /// Called with the year whose matches may go.
    #[prop(into)]
    on_delete: Callback<i32>,
) -> impl IntoView {
    let texts = looking_back_phrases();
    let asked = RwSignal::new(None::<(i32, usize)>);
    let years = years().into_iter().map(|(year, count)| {
        view! {
            <Button class="key--small key--quiet" on_press=move |()| asked.set(Some((year, count)))>
                {texts.delete_year(year, count)}
            </Button>
        }
    });
    let save = move |()| download("rack-o-everything.json", &(saves().profile(fresh_seed()).text() + "\n"));
    let delete = move |year: i32| {
        asked.set(None);
        on_delete.run(year);
    };
    let question = move |asked_for: Option<(i32, usize)>| {
        or_nothing(asked_for.map(|(year, count)| {
            let close = move |()| asked.set(None);
            view! {
                <ModalDialog title=texts.delete_year_title() class="sheetbox--ask" on_close=close>
                    <p>{texts.delete_year_what()}</p>
                    <p class={"sheetbox__f"}>
                        <Button class="key--sun" on_press=move |()| delete(year)>{texts.delete_year(year, count)}</Button>
                        <KeepKey/>
                    </p>
                </ModalDialog>
            }
        }))
    };
    view! {
        <div class={"notice notice--bad"} role="alert">
            <Icon name="info"/>
            <p>{texts.nearly_full()}</p>
            <div class="notice__k">
                <Button class="key--small" on_press=save>{phrases().profile_save()}</Button>
                {years.collect_view()}
            </div>
        </div>
        <Keyed key=asked children=question/>
    }
}

#[component]
fn KeepKey() -> impl IntoView {
    let CloseDialog(close) = expect_context();
    view! { <Button class="key--quiet" on_press=close>{looking_back_phrases().keep_statistics()}</Button> }
}

/// The years with matches, the first one first, and how many there are in each.
fn years() -> Vec<(i32, usize)> {
    let mut years: Vec<(i32, usize)> = Vec::new();
    for one in kept_with_cards().iter().rev() {
        let year = year_of(one.entry.time);
        match years.last_mut() {
            Some((last, count)) if *last == year => *count += 1,
            _ => years.push((year, 1)),
        }
    }
    years
}
