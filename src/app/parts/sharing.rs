//! The part for links and files.

use crate::app::browser::split_point::split_point;
use crate::app::files::FileDialog;
use crate::app::share::{self, DealOfTodayDialog, LinkDialog, ShareDialog, has_deal_end};
use crate::app::state::SharingScreen;
use crate::i18n::SharingPhrases;
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    sharing, preload(load);
    /// Draws a dialog with a link or a file.
    pub fn draw(screen: SharingScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view_of(screen))))
    }
}

split_point! {
    sharing;
    /// Draws the end of a match whose deals others play, too; nothing where it has nothing to say.
    pub fn deal_end(texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).filter(|()| has_deal_end()).map(|()| share::deal_end())))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [sharing] = texts else { return None };
    provide_context(SharingPhrases::read(sharing)?);
    Some(())
}

fn view_of(screen: SharingScreen) -> AnyView {
    match screen {
        SharingScreen::File(text) => view! { <FileDialog text/> }.into_any(),
        SharingScreen::Share => view! { <ShareDialog/> }.into_any(),
        SharingScreen::Link(fragment) => view! { <LinkDialog link=fragment/> }.into_any(),
        SharingScreen::DealOfToday => view! { <DealOfTodayDialog/> }.into_any(),
    }
}
