//! The strip that moves a replay.

use crate::app::browser::events::value_of;
use crate::app::browser::focus::focus_later;
use crate::app::components::{Heading, Icon, IconButton, RoundSelect};
use crate::app::state::{OpenReplay, ReplayState, ScreenStack, looking_back_phrases, phrases};
use leptos::prelude::*;

/// The id of the button that puts another rack in front.
const TURN_BUTTON: &str = "replay-turn";

/// The strip: the round, one decision back or on, playing by itself, whose rack is in front, and a slider. It is laid anew
/// with every round.
#[component]
pub fn Controls() -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    let stack = expect_context::<ScreenStack>();
    let texts = looking_back_phrases();
    let (shown, rounds) = untrack(|| replay.with(|opened| (opened.round, opened.rounds())));
    view! {
        <section class="bar bar--replay" aria-label=phrases().replay()>
            // Before its buttons, where reading begins.
            <Heading class="vh">{phrases().table_title(shown + 1)}</Heading>
            <RoundSelect rounds shown on_choose=move |round| replay.go_to((round, 0), false)/>
            <StepButton name=texts.replay_back() icon="back" target=OpenReplay::previous/>
            <PlayButton/>
            <StepButton name=texts.replay_on() icon="arrow" target=OpenReplay::next/>
            <button
                id=TURN_BUTTON
                class="icon"
                aria-label=texts.replay_turn()
                on:click=move |_| {
                    replay.turn_table();
                    // The table is laid anew, and this button with it.
                    focus_later(TURN_BUTTON);
                }
            >
                <Icon name="person"/>
            </button>
            <StepSlider/>
            <IconButton name=texts.replay_close() icon="x" on_press=move |()| stack.close()/>
        </section>
    }
}

/// Goes a decision back or on; off limits where there is none.
#[component]
fn StepButton(
    name: &'static str,
    icon: &'static str,
    /// Where it leads from where the replay stands.
    target: fn(&OpenReplay) -> Option<(usize, usize)>,
) -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    let is_off_limits = Memo::new(move |_| replay.with(target).is_none());
    view! {
        <button
            class="icon"
            aria-label=name
            aria-disabled=move || is_off_limits.get().then_some("true")
            on:click=move |_| {
                if let Some(target) = untrack(|| replay.with(target)) {
                    replay.go_to(target, false);
                }
            }
        >
            <Icon name=icon/>
        </button>
    }
}

/// Plays by itself, or stops.
#[component]
fn PlayButton() -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    let is_playing = Memo::new(move |_| replay.with(|opened| opened.is_playing));
    view! {
        <button
            class="icon"
            aria-label=looking_back_phrases().replay_play()
            aria-pressed=move || is_playing.get().then_some("true")
            on:click=move |_| replay.toggle_playing()
        >
            {move || view! { <Icon name=if is_playing.get() { "pause" } else { "play" }/> }}
        </button>
    }
}

/// Where the replay stands within the round.
#[component]
fn StepSlider() -> impl IntoView {
    let replay = expect_context::<ReplayState>();
    let texts = looking_back_phrases();
    let (round, last) = untrack(|| replay.with(|opened| (opened.round, opened.last_step())));
    let step = Memo::new(move |_| replay.with(|opened| opened.step));
    view! {
        <input
            class="replay__s"
            type="range"
            min="0"
            max=last.to_string()
            prop:value=move || step.get().to_string()
            aria-label=texts.replay_position()
            aria-valuetext=move || texts.replay_step(step.get(), last)
            on:input=move |event| {
                if let Some(step) = value_of(&event).and_then(|step| step.parse().ok()) {
                    replay.go_to((round, step), false);
                }
            }
        />
    }
}
