//! What has been played so far, and how it went. A lazy screen.

mod figures;
mod reset;
mod tables;

use super::browser::files::download;
use super::browser::focus::{HEADING, focus_later};
use super::browser::seed::fresh_seed;
use super::components::{Button, CloseButton, Heading, Icon, OpenFileKey, nothing};
use super::state::{LookingBackScreen, ScreenStack, looking_back_phrases, phrases, saves};
use crate::storage::{Tally, UnreadableText};
use figures::{Figures, is_alone};
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
    let notes = tally.with_untracked(notes).into_iter().map(|note| view! { <p>{note}</p> });
    let stack = expect_context::<ScreenStack>();
    let matches = move |()| stack.push(LookingBackScreen::Matches);
    let save = move |()| download("rack-o-statistics.json", &saves().statistics_file(fresh_seed()));
    view! {
        <Figures tally/>
        <div class={"stats__t"}>
            <LevelTable tally/>
            <EditionTable tally/>
        </div>
        <footer class={"stats__f"}>
            <div class={"stats__n"}>{notes.collect_view()}</div>
            <p class={"stats__k"}>
                <Button class="key--quiet" on_press=save>{texts.export_statistics()}</Button>
                <Button class="key--quiet" on_press=on_reset>{texts.reset()}</Button>
                <OpenFileKey text=phrases().profile_open()/>
                <Button id="open-matches" class="key--quiet" on_press=matches>{phrases().matches()}</Button>
            </p>
        </footer>
    }
}

/// What the figures leave out.
fn notes(tally: &Tally) -> Vec<String> {
    let texts = looking_back_phrases();
    let sum = tally.sum(is_alone);
    let mut notes = Vec::new();
    if sum.chip_rounds > 0 {
        notes.push(texts.chips_note(sum.chip_rounds, sum.chips < 0, sum.chips.saturating_abs()));
    }
    if tally.sum(|line| !is_alone(line)).rounds > 0 {
        notes.push(texts.people_note().to_owned());
    }
    let again = saves().days().again;
    if again > 0 {
        notes.push(texts.days_note(again));
    }
    notes
}
