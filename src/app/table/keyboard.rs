//! Single-letter keys at the table. They can be switched off.

use super::own_slot::focus_rack;
use crate::app::browser::document::{has_open_dialog, root_attribute, set_root_attribute};
use crate::app::browser::events::{on_window, on_window_first};
use crate::app::browser::keyboard::{Key, is_in_field, shortcut};
use crate::app::state::{
    Coach, Navigation, ReadingScreen, SettingsState, Sound, TableInput, TableState, TakingBack, phrases,
};
use crate::engine::Slot;
use crate::storage::SettingsStoreFields;
use crate::table::input::Press;
use crate::table::sentences::waiting_sentence;
use crate::table::view::Hand;
use leptos::prelude::*;

const KEYS: &str = "data-keys";

/// Listens as long as the table is there.
pub fn listen_for_keys(input: TableInput) {
    let table = expect_context::<TableState>();
    let taking_back = TakingBack::here();
    let coach = expect_context::<Coach>();
    let sound = expect_context::<Sound>();
    let navigation = expect_context::<Navigation>();
    let settings = expect_context::<SettingsState>();
    let answer = table.current.selection.answer;
    // Where no decision is the person's, a key can only tell whose it is.
    let waits = move || untrack(|| table.decision_due()).is_none();
    let waiting_for = move || table.current.with_untracked(|game| waiting_sentence(game, phrases()));
    on_window_first("pointerdown", |_| show_keys(None));
    on_window("keydown", move |event| {
        let Some(key) = Key::of(event) else { return };
        let is_for_others = key.has_modifier || key.is_repeated || key.is_composing;
        if is_for_others || has_open_dialog() || is_in_field(event) {
            return;
        }
        show_keys(Some(if settings.fields.keys().get_untracked() { "on" } else { "off" }));
        if key.name == "Escape" {
            input.press(Press::Escape);
            event.prevent_default();
            return;
        }
        // A card in the hand wants a slot. In the rack itself the keys are taken already.
        let holds_card = || untrack(|| matches!(table.tray().map(|tray| tray.hand), Some(Hand::Card(_))));
        if key.name.starts_with("Arrow") && !event.default_prevented() && holds_card() {
            focus_rack();
            event.prevent_default();
            return;
        }
        let Some(shortcut) = shortcut(&key.name, &key.code) else { return };
        if !settings.fields.keys().get_untracked() {
            return;
        }
        match shortcut {
            '?' => navigation.show(ReadingScreen::Keys),
            'u' => match taking_back.filter(|taking_back| untrack(|| taking_back.is_possible())) {
                Some(taking_back) => taking_back.take_back(),
                None => answer.set(phrases().nothing_to_take_back().to_owned()),
            },
            'm' => {
                settings.set(settings.fields.sound(), !settings.fields.sound().get_untracked());
                answer.set(phrases().sound_is(settings.fields.sound().get_untracked()));
            }
            'h' if waits() => answer.set(waiting_for()),
            'h' => coach.toggle_hint(sound),
            other => match press_of(other) {
                Some(_) if waits() => answer.set(waiting_for()),
                Some(press) => input.press(press),
                None => return,
            },
        }
        event.prevent_default();
    });
}

/// Tells the style sheets whether the keyboard is in use, and whether its keys are shortcuts: then each own slot shows its
/// own.
fn show_keys(keys: Option<&str>) {
    if root_attribute(KEYS).as_deref() != keys {
        set_root_attribute(KEYS, keys);
    }
}

fn press_of(shortcut: char) -> Option<Press> {
    Some(match shortcut {
        'd' => Press::Stock,
        't' => Press::Take,
        'x' => Press::Discard,
        'r' => Press::Announce,
        'g' => Press::Pass,
        // 1 for slot 5 … 9 for slot 45, 0 for slot 50.
        digit => Press::Slot(Slot::from_row((digit.to_digit(10)? as usize + 9) % 10)?),
    })
}
