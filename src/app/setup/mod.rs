//! The first screen: who sits where, what is played for, and Play.

mod draft;
mod hero;
mod replace;
mod seats;

use super::frame::HEADING;
use super::parts::{Choice3, Switch};
use super::store::{phrases, use_store};
use draft::Target;
use hero::Hero;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
pub use replace::ReplaceMatch;
use seats::Seats;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let draft = RwSignal::new(draft::remembered(store, phrases));
    let two = Memo::new(move |_| draft.with(|draft| draft.players()) == 2);
    let play = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some((rules, seats, colours)) = draft.with_untracked(|draft| draft.seated(phrases)) {
            draft.with_untracked(|draft| draft::remember(store, draft));
            store.start_match(rules, seats, colours);
        }
    };
    let targets = [Target::OneRound, Target::Points(250), Target::Points(500), Target::Points(750)].map(|target| {
        let text = match target {
            Target::OneRound => phrases.one_round().to_owned(),
            Target::Points(points) => points.to_string(),
        };
        (target, text)
    });
    view! {
        <main class="su formica">
            <Hero draft heading=HEADING/>
            <form class="opts" id="opts" on:submit=play>
                <Seats draft/>
                <div role="group" aria-labelledby="target-title" class="box box--target">
                    <h2 id="target-title">{phrases.play_to()}</h2>
                    <Choice3
                        label=phrases.match_target().to_owned()
                        group="target".to_owned()
                        options=targets.to_vec()
                        chosen=Signal::derive(move || draft.with(|draft| draft.target))
                        change=move |target| draft.update(|draft| draft.target = target)
                    />
                </div>
                <div role="group" aria-labelledby="variants-title" class="box box--var">
                    <h2 id="variants-title">{phrases.variants()}</h2>
                    <Switch
                        label=phrases.run_rule()
                        what=Signal::derive(move || {
                            if two.get() { phrases.run_rule_what() } else { phrases.run_rule_only_two() }
                        })
                        on=Signal::derive(move || two.get() && draft.with(|draft| draft.run_of_three))
                        off_limits=Signal::derive(move || !two.get())
                        change=move |on| draft.update(|draft| draft.run_of_three = on)
                    />
                </div>
            </form>
        </main>
    }
}
