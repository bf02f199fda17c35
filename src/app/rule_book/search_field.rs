//! The field of the search, with the ways to the next text that was found and the one before.

use super::search::Search;
use crate::app::browser::events::value_of;
use crate::app::browser::keyboard::Key;
use crate::app::components::{IconButton, nothing};
use crate::app::state::rule_book_phrases;
use leptos::prelude::*;
use web_sys::Event;

/// Looks for words in the rule book.
#[component]
pub fn SearchField() -> impl IntoView {
    let search = expect_context::<Search>();
    let texts = rule_book_phrases();
    let is_on = move || search.words.with(|words| !words.is_empty());
    let count = Memo::new(move |_| texts.book_found(search.shown.get() + 1, search.count.get()));
    let press = move |event: &Event| {
        let Some(key) = Key::of(event).filter(|key| !key.is_composing) else { return };
        match key.name.as_str() {
            "Enter" => search.go(if key.has_shift { -1 } else { 1 }),
            // It gives up the search first, and then the rule book.
            "Escape" if search.typed.with_untracked(|typed| !typed.is_empty()) => {
                event.prevent_default();
                event.stop_propagation();
                search.typed.set(String::new());
            }
            _ => {}
        }
    };
    let read = move |event: &Event| {
        if let Some(typed) = value_of(event) {
            search.typed.set(typed);
        }
    };
    view! {
        <div class={"book__q"} role="search">
            <input
                type="search"
                enterkeyhint="search"
                autocomplete="off"
                aria-label=texts.book_search()
                placeholder=texts.book_search()
                prop:value=move || search.typed.get()
                on:input=move |event| read(&event)
                on:keydown=move |event| press(&event)
            />
            <p class={"book__qn"} role="status">
                <Show when=is_on fallback=nothing>
                    <b prop:textContent=move || count.get()></b>
                    <span class={"vh"} prop:textContent=move || search.text.get()></span>
                </Show>
            </p>
            <Show when=move || { is_on() && search.count.get() > 1 } fallback=nothing>
                <IconButton class="icon book__up" name=texts.book_previous() icon="back" on_press=move |()| search.go(-1)/>
                <IconButton class="icon book__down" name=texts.book_next() icon="arrow" on_press=move |()| search.go(1)/>
            </Show>
        </div>
    }
}
