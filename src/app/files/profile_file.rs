//! A file with everything that was saved.

use crate::app::browser::seed::fresh_seed;
use crate::app::components::Button;
use crate::app::state::{phrases, saves, sharing_phrases};
use crate::storage::{ImportMode, Profile, STATISTICS_FORMAT, Summary, read_statistics};
use leptos::prelude::*;

/// Whether a file is meant to hold everything rather than a match.
pub fn is_profile(text: &str) -> bool {
    text.contains("\"rack-o-profile\"")
}

/// Whether a file is meant to hold the statistics alone.
pub fn is_statistics(text: &str) -> bool {
    text.contains(STATISTICS_FORMAT) && !is_profile(text)
}

/// What is in the file, and what can be done with it.
#[component]
pub fn ProfileFile(
    /// The text of the file.
    text: String,
) -> impl IntoView {
    let texts = sharing_phrases();
    let is_everything = is_profile(&text);
    match if is_everything { Profile::read(&text) } else { read_statistics(&text) } {
        Ok(profile) => view! { <ProfileContents profile is_everything/> }.into_any(),
        Err(_) => view! { <p role="alert">{texts.profile_bad()}</p> }.into_any(),
    }
}

#[component]
fn ProfileContents(
    profile: Profile,
    /// Whether it may take the place of all that is here.
    is_everything: bool,
) -> impl IntoView {
    let texts = sharing_phrases();
    let Summary { rounds, matches, days, games, .. } = profile.summary();
    let holds = texts.profile_contents(rounds, matches, days, &games, phrases());
    let outcome = RwSignal::new("");
    let profile = StoredValue::new(profile);
    let take_in = move |how: ImportMode| {
        match profile.with_value(|profile| saves().import(profile, how, fresh_seed())) {
            // The page reads all of it anew.
            Ok(()) => drop(window().location().reload()),
            Err(_) => outcome.set(texts.profile_full()),
        }
    };
    view! {
        <p>{holds}</p>
        {is_everything.then(|| view! { <p>{texts.profile_how()}</p> })}
        <p class={"sheetbox__f"}>
            <Button class="key--sun" is_main=true on_press=move |()| take_in(ImportMode::Merge)>{texts.profile_add()}</Button>
            {is_everything.then(|| view! {
                <Button class="key--quiet" on_press=move |()| take_in(ImportMode::Replace)>
                    {texts.profile_replace()}
                </Button>
            })}
        </p>
        <p role="status" prop:textContent=move || outcome.get()></p>
    }
}
