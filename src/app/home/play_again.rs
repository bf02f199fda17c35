//! The match that was set up last: what it is, Play, and the way to change it.

use super::totals::head;
use crate::app::browser::timers::after_paint;
use crate::app::components::{Button, Keyed, ShownRack};
use crate::app::state::{LazyScreen, Navigation, SetupState, TabMatch, phrases};
use crate::players::ComputerPlayer;
use crate::setup::{NextMatch, SetupDraft};
use leptos::prelude::*;

/// The id of what says which match Play begins.
const PLATE: &str = "next-match";

/// Play, what it begins, and the way to set up another match: on the lip of a rack in order or, where there is a match to go on
/// with, on a lip alone.
#[component]
pub fn PlayAgain(
    /// Whether there is a match to go on with.
    #[prop(into)]
    has_match: Signal<bool>,
) -> impl IntoView {
    let setup = SetupState::load(expect_context(), expect_context());
    let content = move |has_match| match has_match {
        true => view! {
            <section class="play p1" aria-labelledby=PLATE>
                <i class={"play__backs"}></i>
                <div class="play__lip"><Lip setup/></div>
            </section>
        }
        .into_any(),
        false => view! {
            <section class="play play--rack" aria-labelledby=PLATE>
                <ShownRack lip=view! { <Lip setup is_main=true/> }.into_any()/>
            </section>
        }
        .into_any(),
    };
    view! { <Keyed key=has_match children=content/> }
}

#[component]
fn Lip(
    /// What is set up.
    setup: SetupState,
    /// Whether Play is what to do next.
    #[prop(optional)]
    is_main: bool,
) -> impl IntoView {
    let tab = expect_context::<TabMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let next = setup.with_untracked(|draft: &SetupDraft| draft.next_match(phrases));
    let is_too_few = next.is_none();
    let class = if is_main { "key key--sun key--big" } else { "key key--big" };
    let play = move |_| {
        // The press is shown first.
        after_paint(move || {
            if let Some((rules, seats, colours)) = setup.ready().and_then(|draft| draft.new_match(phrases)) {
                tab.start(rules, seats, colours);
            }
        });
    };
    view! {
        {plate(next)}
        <div class="play__b">
            <button class=class aria-disabled=is_too_few.then_some("true") on:click=play>{phrases.play()}</button>
            <Button id="open-setup" on_press=move |()| navigation.show(LazyScreen::SetUp)>{phrases.change_setup()}</Button>
        </div>
    }
}

/// What Play begins: who is met, and in words. Where too few play it says so.
fn plate(next: Option<NextMatch>) -> AnyView {
    let Some(NextMatch { who, what, others }) = next else {
        return view! { <p class="play__plate" id=PLATE>{phrases().too_few_players()}</p> }.into_any();
    };
    let heads = others.iter().map(|other| head(other.colour, other.character.map(ComputerPlayer::id)));
    view! {
        <div class="play__plate">
            <span class="heads" aria-hidden="true">{heads.collect_view()}</span>
            <p id=PLATE><b>{who}</b>" "<small>{what}</small></p>
        </div>
    }
    .into_any()
}
