//! The second program, loaded when it is first wanted. In the page it shows the screens one looks things up or back on; in
//! a worker it thinks for the expert and the coach. `public/lazy.js` loads it for both.

mod thinking;

use rack_o::app;
use rack_o::messages::Message;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// Takes the texts of the language: its own and, where it shows screens, those of the table and of the rule book. Whether
/// they are those of this version.
#[wasm_bindgen(js_name = takeTexts)]
pub fn take_texts(lazy: &str, table: Option<String>, rule_book: Option<String>) -> bool {
    app::load_lazy_texts(lazy, rule_book.as_deref()) && table.is_none_or(|table| app::load_texts(&table))
}

/// Shows the screen that a [`Message::ShowScreen`] wants.
#[wasm_bindgen]
pub fn show(message: &str) {
    if let Ok(Message::ShowScreen(screen)) = serde_json::from_str(message) {
        app::show(screen);
    }
}

/// Answers a [`Message::Think`] with a [`Message::Thought`]; with nothing where no decision is due.
#[wasm_bindgen]
pub fn think(message: &str) -> Option<String> {
    let Ok(Message::Think { question, record }) = serde_json::from_str(message) else { return None };
    let answer = thinking::answer(&question, &record)?;
    serde_json::to_string(&Message::Thought(answer)).ok()
}

/// A match is over: if it was the deal of a day, the day counts; and the end of such a deal, or of a friend's, is shown.
#[wasm_bindgen(js_name = matchOver)]
pub fn match_over() {
    app::count_day_when_over();
    app::show_deal_end();
}

/// Lets a level decide the position of a [`Message::Think`] so many times, for benchmarks.
#[wasm_bindgen]
pub fn rehearse(level: &str, message: &str, times: u32) {
    if let Ok(Message::Think { question, record }) = serde_json::from_str(message) {
        thinking::rehearse(level, &question, &record, times);
    }
}
