//! The part that looks back: replay, review, matches, statistics.

use crate::app::browser::split_point::split_point;
use crate::app::matches::MatchesScreen;
use crate::app::replay::ReplayScreen;
use crate::app::review::ReviewScreen;
use crate::app::state::{CurrentMatch, LookingBackScreen, ReplayState, ReviewState, ScreenStack};
use crate::app::statistics::StatisticsScreen;
use crate::i18n::{LookingBackPhrases, PeoplePhrases, SharingPhrases};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    looking_back, preload(load);
    /// Draws a screen that looks back.
    pub fn draw(screen: LookingBackScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view_of(screen))))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [looking_back, sharing, people] = texts else { return None };
    provide_context(LookingBackPhrases::read(looking_back)?);
    provide_context(SharingPhrases::read(sharing)?);
    provide_context(PeoplePhrases::read(people)?);
    Some(())
}

fn view_of(screen: LookingBackScreen) -> AnyView {
    // One screen leads to another, and finds there what the other has begun.
    if use_context::<ReviewState>().is_none() {
        expect_context::<ScreenStack>().provide_to_all(|| {
            provide_context(ReplayState::new(CurrentMatch::new(None)));
            provide_context(ReviewState::of_context());
        });
    }
    match screen {
        LookingBackScreen::Replay(_, round) => view! { <ReplayScreen round/> }.into_any(),
        LookingBackScreen::Review(_, decision) => view! { <ReviewScreen decision/> }.into_any(),
        LookingBackScreen::Statistics => view! { <StatisticsScreen/> }.into_any(),
        LookingBackScreen::Matches => view! { <MatchesScreen/> }.into_any(),
    }
}
