//! How far the coach has come, and what it says of all decisions together.

use crate::app::browser::timers::after_paint;
use crate::app::components::{Keyed, nothing};
use crate::app::state::{ReviewState, Reviewed, looking_back_phrases, phrases};
use leptos::prelude::*;

/// What the coach has found so far.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Findings {
    /// How many decisions there are.
    decisions: usize,
    /// How many of them have been looked at.
    done: usize,
    /// For how many there was something better.
    improvable: usize,
    /// What was given away in all, in tenths of a point; `None` where points mean nothing.
    lost: Option<i32>,
}

impl Findings {
    fn of(reviewed: &Reviewed) -> Findings {
        Findings {
            decisions: reviewed.decisions.len(),
            done: reviewed.done(),
            improvable: reviewed.improvable(),
            lost: (!reviewed.is_for_chips).then(|| reviewed.lost()),
        }
    }

    fn is_complete(self) -> bool {
        self.done == self.decisions
    }

    fn text(self) -> String {
        let Findings { decisions, done, improvable, lost } = self;
        if self.is_complete() {
            looking_back_phrases().coach_done(decisions, improvable, lost.map(|lost| (lost, mean(lost, decisions))))
        } else {
            looking_back_phrases().coach_at_work(done + 1, decisions)
        }
    }
}

/// The mean of so many numbers with this sum, rounded.
fn mean(sum: i32, count: usize) -> i32 {
    let count = count.max(1) as i32;
    (sum + count / 2) / count
}

/// What the coach says of all decisions together or, until it has looked at all of them, how far it has come.
#[component]
pub fn Summary() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let findings = Memo::new(move |_| review.with(Findings::of));
    let text = Signal::derive(move || match review.has_failed.get() {
        true => phrases().no_coach().to_owned(),
        false => findings.get().text(),
    });
    // What is read out: that the coach begins, and what came of it.
    let announcement = Memo::new(move |_| match findings.get() {
        now if review.has_failed.get() || now.is_complete() => text.get(),
        now => looking_back_phrases().coach_begins(now.decisions),
    });
    let said = RwSignal::new(String::new());
    // A live region is read out when it changes, not when it comes.
    Effect::new(move || {
        let announcement = announcement.get();
        after_paint(move || drop(said.try_set(announcement)));
    });
    view! {
        <section class={"review__s"}>
            <div class={"vh"}>
                <p class="said" aria-live="polite" aria-atomic="true" prop:textContent=said></p>
            </div>
            <p role="status" aria-live="off"><Keyed key=text children=|text: String| view! { <span>{text}</span> }/></p>
            <Show when=move || !findings.get().is_complete() fallback=nothing>
                <progress
                    max=move || findings.get().decisions.to_string()
                    value=move || findings.get().done.to_string()
                    aria-label=looking_back_phrases().progress()
                ></progress>
            </Show>
        </section>
    }
}
