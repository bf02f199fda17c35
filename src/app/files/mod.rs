//! What can be done with a file that was opened, as a lazy dialog.

mod match_file;
mod profile_file;

use super::components::ModalDialog;
use super::state::{Navigation, ScreenStack, phrases, sharing_phrases};
use crate::record::{self, Fault, MOST_BYTES, Problem};
use leptos::prelude::*;
use match_file::MatchFile;
pub use match_file::{ContinueButton, LookBackButtons};
use profile_file::{ProfileFile, is_profile, is_statistics};

/// What can be done with a file: one with a match, with everything that was saved, or with the statistics.
#[component]
pub fn FileDialog(
    /// The text of the file; `None` for one too long to be read.
    text: Option<String>,
) -> impl IntoView {
    let texts = sharing_phrases();
    if text.as_deref().is_some_and(is_profile) {
        let text = text.unwrap_or_default();
        return view! { <Dialog title=texts.profile_title()><ProfileFile text/></Dialog> }.into_any();
    }
    if text.as_deref().is_some_and(is_statistics) {
        let text = text.unwrap_or_default();
        return view! { <Dialog title=phrases().statistics()><ProfileFile text/></Dialog> }.into_any();
    }
    let read = match &text {
        None => Err(Fault { round: None, action: None, problem: Problem::TooLong(MOST_BYTES) }),
        Some(text) => record::read(text),
    };
    match read {
        Ok(recorded) => view! { <Dialog title=texts.opened_title()><MatchFile recorded/></Dialog> }.into_any(),
        Err(fault) => view! { <Dialog title=texts.bad_file_title()><BadFile fault/></Dialog> }.into_any(),
    }
}

#[component]
fn Dialog(title: &'static str, children: Children) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <ModalDialog title class="sheetbox--ask" on_close=move |()| stack.close()>
            {children()}
        </ModalDialog>
    }
}

/// Why a file holds no match, with a link to the rule it breaks.
#[component]
fn BadFile(fault: Fault) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let link = fault.problem.rule().map(|rule| {
        view! {
            <button class="key key--quiet" id="file-rule" on:click=move |_| navigation.show_rule(rule)>{phrases().see_rule()}</button>
        }
    });
    view! {
        <p role="alert">{sharing_phrases().bad_file(&fault, phrases())}</p>
        {link}
    }
}
