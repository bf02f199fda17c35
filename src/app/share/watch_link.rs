//! A round or a match to watch, from a link.

use super::learn_first::LearnFirst;
use crate::app::files::LookBackButtons;
use crate::app::state::{phrases, sharing_phrases};
use crate::i18n::{Language, Who};
use crate::record::{self, RecordedMatch};
use crate::share::Watch;
use leptos::prelude::*;

/// A match to look back at.
#[component]
pub fn WatchLink(
    /// What the link has.
    watch: Watch,
    /// The link: the fragment of its address.
    link: String,
) -> impl IntoView {
    let recorded = of_sender(watch.recorded());
    let names: Vec<Who<'_>> = recorded.names().map(Who::Named).collect();
    let is_over = !recorded.record().winners.is_empty();
    let line = sharing_phrases().opened_line(&phrases().names(&names), is_over, recorded.results().len());
    view! {
        <p>{line}</p>
        <p class={"sheetbox__f"}>
            <LookBackButtons recorded=&recorded is_main=true/>
            <LearnFirst link/>
        </p>
    }
}

/// The match as its sender played it: who was “you” to them is a friend of whoever follows the link.
fn of_sender(recorded: &RecordedMatch) -> RecordedMatch {
    let mut record = recorded.record().clone();
    for seat in record.seats.iter_mut().filter(|seat| Language::is_you(&seat.name)) {
        seat.name = sharing_phrases().watch_friend().to_owned();
    }
    // A name breaks no rule.
    record::replay(&record).unwrap_or_else(|_| recorded.clone())
}
