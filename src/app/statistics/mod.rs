//! What has been played so far, and how it went. A lazy screen.

mod figures;
mod reset;
mod tables;

use super::browser::files::download;
use super::browser::focus::{HEADING, focus_later};
use super::browser::seed::fresh_seed;
use super::components::{Button, CloseButton, Heading, Icon, Keyed, OpenFileKey, nothing};
use super::people::{WhoseChoice, name_of_person};
use super::state::{LookingBackScreen, ScreenStack, looking_back_phrases, people_phrases, phrases, saves};
use crate::people::Whose;
use crate::storage::{Tally, UnreadableText};
use figures::{Figures, Shown};
use leptos::prelude::*;
use reset::ResetDialog;
use tables::{EditionTable, LevelTable};

/// The screen of the statistics.
#[component]
pub fn StatisticsScreen() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let (tally, set_aside) = saves().tally();
    let tally = RwSignal::new(saves().tally_of_all_devices(tally));
    let asks_to_reset = RwSignal::new(false);
    let has_played = Memo::new(move |_| tally.with(|tally| !tally.lines.is_empty()));
    let reset = move |()| {
        saves().forget_tally();
        tally.set(Tally::default());
        asks_to_reset.set(false);
        focus_later(HEADING);
    };
    view! {
        <main class={"study stats formica"}>
            <header class={"stats__h"}>
                <Heading>{phrases().statistics()}</Heading>
                <CloseButton on_close=move |()| stack.close()/>
            </header>
            {set_aside.into_iter().map(|text| view! { <UnreadableNotice text/> }).collect_view()}
            <div class={"app"}>
                <Show when=move || has_played.get() fallback=|| view! { <NothingPlayed/> }>
                    <Played tally on_reset=move |()| asks_to_reset.set(true)/>
                </Show>
            </div>
            <div class={"app"}>
                <Show when=move || asks_to_reset.get() fallback=nothing>
                    <ResetDialog tally on_reset=reset on_close=move |()| asks_to_reset.set(false)/>
                </Show>
            </div>
        </main>
    }
}

/// Says that what was counted could not be read, and hands it out.
#[component]
fn UnreadableNotice(text: UnreadableText) -> impl IntoView {
    view! {
        <div class={"notice notice--bad"} role="alert">
            <Icon name="info"/>
            <p>{looking_back_phrases().tally_set_aside()}</p>
            <div class="notice__k">
                <Button class="key--small" on_press=move |()| download("rack-o-set-aside.json", &text.text)>
                    {phrases().download()}
                </Button>
                <OpenFileKey class="key--small" text=phrases().profile_open()/>
            </div>
        </div>
    }
}

#[component]
fn NothingPlayed() -> impl IntoView {
    let texts = looking_back_phrases();
    view! {
        <section class={"box stats__none"}>
            <h2>{texts.nothing_played()}</h2>
            <p>{texts.nothing_played_yet()}</p>
            <p><OpenFileKey text=phrases().profile_open()/></p>
        </section>
    }
}

/// The figures and tables, with what can be done with them.
#[component]
fn Played(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Called when it is to be forgotten.
    #[prop(into)]
    on_reset: Callback<()>,
) -> impl IntoView {
    let texts = looking_back_phrases();
    let people = StoredValue::new(saves().people());
    let whose = RwSignal::new(Whose::Everyone);
    let person = move |whose: Whose| match whose {
        Whose::One(id) => people.with_value(|people| people.get(id).cloned()),
        Whose::Everyone | Whose::Nobody => None,
    };
    let figures = move |whose| match person(whose) {
        Some(person) => {
            let tally = people.with_value(|people| saves().tally_of_person(person.id, people));
            view! { <Counted tally=RwSignal::new(tally) shown=Shown::Person/> }
        }
        None => view! { <Counted tally shown=Shown::Everyone/> },
    };
    let notes = move |whose| {
        let notes = match person(whose) {
            Some(person) => vec![people_phrases().person_note(&name_of_person(&person))],
            None => tally.with_untracked(notes),
        };
        notes.into_iter().map(|note| view! { <p>{note}</p> }).collect_view()
    };
    let stack = expect_context::<ScreenStack>();
    let matches = move |()| stack.push(LookingBackScreen::Matches);
    let save = move |()| download("rack-o-statistics.json", &saves().statistics_file(fresh_seed()));
    view! {
        <WhoseChoice
            label=people_phrases().whose_statistics()
            people
            has_everyone=true
            chosen=whose
            on_change=move |chosen| whose.set(chosen)
        />
        <Keyed key=whose children=figures/>
        <footer class={"stats__f"}>
            <div class={"stats__n"}><Keyed key=whose children=notes/></div>
            <p class={"stats__k"}>
                <Button class="key--quiet" on_press=save>{texts.export_statistics()}</Button>
                <Button class="key--quiet" on_press=on_reset>{texts.reset()}</Button>
                <OpenFileKey text=phrases().profile_open()/>
                <Button id="open-matches" class="key--quiet" on_press=matches>{phrases().matches()}</Button>
            </p>
        </footer>
    }
}

/// The figures and tables.
#[component]
fn Counted(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Whose that is.
    shown: Shown,
) -> impl IntoView {
    view! {
        <Figures tally shown/>
        <div class={"stats__t"}>
            <LevelTable tally shown/>
            <EditionTable tally shown/>
        </div>
    }
}

/// What the figures of everybody leave out.
fn notes(tally: &Tally) -> Vec<String> {
    let texts = looking_back_phrases();
    let sum = tally.sum(|line| Shown::Everyone.counts(line));
    let mut notes = Vec::new();
    if sum.chip_rounds > 0 {
        notes.push(texts.chips_note(sum.chip_rounds, sum.chips < 0, sum.chips.saturating_abs()));
    }
    if tally.sum(|line| !Shown::Everyone.counts(line)).rounds > 0 {
        notes.push(texts.people_note().to_owned());
    }
    let again = saves().days().again;
    if again > 0 {
        notes.push(texts.days_note(again));
    }
    notes
}
