//! The part to read: rule book, lesson, keys.

use crate::app::browser::split_point::split_point;
use crate::app::lesson::Lesson;
use crate::app::rule_book::{KeysDialog, RuleBook};
use crate::app::state::{ReadingScreen, ScreenStack};
use crate::i18n::{BookPhrases, KeysPhrases};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    reading, preload(load);
    /// Draws a screen to read.
    pub fn draw(screen: ReadingScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view_of(screen))))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [book, keys] = texts else { return None };
    provide_context(BookPhrases::read(book)?);
    provide_context(KeysPhrases::read(keys)?);
    Some(())
}

fn view_of(screen: ReadingScreen) -> AnyView {
    let stack = expect_context::<ScreenStack>();
    match screen {
        ReadingScreen::RuleBook(rule) => view! { <RuleBook rule/> }.into_any(),
        ReadingScreen::Lesson => view! { <Lesson is_before_link=false/> }.into_any(),
        ReadingScreen::LessonBefore(_) => view! { <Lesson is_before_link=true/> }.into_any(),
        ReadingScreen::Keys => view! { <KeysDialog on_close=move |()| stack.close()/> }.into_any(),
    }
}
