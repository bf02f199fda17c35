//! What the screen says where the browser has hardly any room left, and what can go then.

use super::{MatchesState, kept_with_cards};
use crate::app::browser::clock::year_of;
use crate::app::browser::files::download;
use crate::app::browser::focus::{HEADING, focus_later};
use crate::app::browser::seed::fresh_seed;
use crate::app::components::{Button, CloseDialog, CollectAnyView, Icon, Keyed, ModalDialog, or_nothing};
use crate::app::state::{lazy_phrases, saves};
use leptos::prelude::*;

/// Says that there is hardly any room, offers the file, and asks what may go. Nothing goes by itself.
#[component]
pub fn NearlyFull() -> impl IntoView {
    let is_full = RwSignal::new(saves().is_nearly_full());
    let look_again = move |()| is_full.set(saves().is_nearly_full());
    let ask = move |is_full: bool| or_nothing(is_full.then(|| view! { <Ask on_done=look_again/> }));
    view! { <div class={"app"}><Keyed key=is_full children=ask/></div> }
}

#[component]
fn Ask(
    /// Called when something has gone.
    #[prop(into)]
    on_done: Callback<()>,
) -> impl IntoView {
    let texts = lazy_phrases();
    let state = expect_context::<MatchesState>();
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
        let old = kept_with_cards().into_iter().filter(|one| year_of(one.entry.time) == year);
        old.for_each(|one| drop(saves().delete_finished(&one.id)));
        asked.set(None);
        state.list.set(kept_with_cards());
        focus_later(HEADING);
        on_done.run(());
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
                <Button class="key--small" on_press=save>{texts.profile_save()}</Button>
                {years.collect_any_view()}
            </div>
        </div>
        <Keyed key=asked children=question/>
    }
}

#[component]
fn KeepKey() -> impl IntoView {
    let CloseDialog(close) = expect_context();
    view! { <Button class="key--quiet" on_press=close>{lazy_phrases().keep_statistics()}</Button> }
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
