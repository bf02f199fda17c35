//! Sheets over the page, and the controls on them.

use super::drawing::icon;
use super::element::Part;
use super::element::{El, el};
use super::follow::Given;
use super::follow::whenever;
use crate::app::browser::{CLOSE, OVER, focus_if_lost};
use crate::app::store::{phrases, use_store};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A sheet over the page with a heading. Escape, the close button and a tap beside it close it, and the focus goes back to
/// where it was: the browser's own dialog does that.
pub fn sheet(title: &str, kind: &str, content: Vec<El>) -> Part {
    let store = use_store();
    let shown = el("dialog");
    let dialog = shown.node().unchecked_into::<web_sys::HtmlDialogElement>();
    let opening = dialog.clone();
    whenever(move || {
        // It fails only when the dialog is not in the page any more.
        let _ = opening.show_modal();
    });
    // What the browser says of a dialog that has been closed comes a little later, when it is gone and another may have been asked for.
    let shut = move || {
        if dialog.is_connected() {
            dialog.close();
            store.sheet.set(None);
            store.waiting.set(None);
            // What was pressed in the menu has gone with it.
            focus_if_lost(Some(".icon--menu"));
        }
    };
    let (shut_by, shut_by_going_back) = (shut.clone(), shut.clone());
    let unless_within = move |event: web_sys::Event| {
        // Escape, the backdrop and the end of a form belong to the dialog itself, everything on the sheet to its children.
        if event.target() == event.current_target() {
            shut_by();
        }
    };
    let header =
        el("header").class("sheetbox__h").child(el("h2").set("id", "sheet-title").text(title)).child(close_key(shut));
    shown
        .class(&format!("sheetbox {kind}"))
        .set("aria-labelledby", "sheet-title")
        .set(OVER, "")
        .on(CLOSE, move |_| shut_by_going_back())
        .on("cancel", unless_within.clone())
        .on("click", unless_within.clone())
        .on("close", unless_within)
        .child(header)
        .child(el("div").class("sheetbox__b").children(content))
        .view()
}

/// A button that closes something.
pub fn close_key(mut close: impl FnMut() + 'static) -> El {
    el("button").class("icon").label(phrases().close()).on("click", move |_| close()).child(icon("x"))
}

/// A switch with its description. While it cannot be used, it is off limits.
pub fn switch(
    label: &str,
    what: impl Fn() -> String + 'static,
    on: impl Fn() -> bool + 'static,
    off_limits: Given<bool>,
    change: impl Fn(bool) + 'static,
) -> El {
    el("label")
        .class("switch")
        .flag("is-off", move || off_limits.get())
        .child(
            el("input")
                .class("vh")
                .set("type", "checkbox")
                .set("role", "switch")
                .prop("checked", on)
                .prop("disabled", move || off_limits.get())
                .on("change", move |event| change(event_target_checked(&event))),
        )
        .child(el("span").class("switch__t").child(el("b").text(label)).child(el("small").say(what)))
        .child(el("span").class("switch__k").hidden_from_readers().child(el("i").child(icon("check"))))
}

/// A choice of one out of a few, as a strip of radio buttons. `group` is a name for the browser, unlike that of any other
/// group on the page. The options come with their text, and an icon where they have one.
pub fn one_of<T: Copy + PartialEq + Send + Sync + 'static>(
    kind: &str,
    label: &str,
    group: &str,
    options: &[(T, String, Option<&str>)],
    chosen: impl Fn() -> T + Copy + 'static,
    change: impl Fn(T) + Copy + 'static,
) -> El {
    let radios = options.iter().map(|(value, text, picture)| {
        let value = *value;
        let shown = match picture {
            Some(picture) => el("span").child(icon(picture)).child(el("em").text(text)),
            None => el("span").words_or_number(text),
        };
        el("label")
            .child(
                el("input")
                    .class("vh")
                    .set("type", "radio")
                    .set("name", group)
                    .label(text)
                    .prop("checked", move || chosen() == value)
                    .on("change", move |_| change(value)),
            )
            .child(shown)
    });
    el("div").class(&format!("seg {kind}")).set("role", "radiogroup").label(label).children(radios.collect())
}

/// A field for a whole number in these bounds. What is typed counts as soon as it is one; leaving the field shows what
/// counts.
pub fn number_field(
    label: &str,
    bounds: core::ops::RangeInclusive<u16>,
    value: impl Fn() -> u16 + Clone + 'static,
    change: impl Fn(u16) + 'static,
) -> El {
    let (least, most) = (*bounds.start(), *bounds.end());
    let shown = value.clone();
    let field = el("input")
        .class("num__f")
        .set("type", "number")
        .set("inputmode", "numeric")
        .set("min", &least.to_string())
        .set("max", &most.to_string())
        .value(move || value().to_string())
        .on("input", move |event| {
            // As the largest of numbers: the program reads those already.
            if let Ok(number) = event_target_value(&event).parse::<u64>()
                && let Ok(number) = u16::try_from(number)
                && bounds.contains(&number)
            {
                change(number);
            }
        })
        .on("change", move |event| {
            if let Some(field) = event.target() {
                field.unchecked_into::<web_sys::HtmlInputElement>().set_value(&untrack(&shown).to_string());
            }
        });
    el("label").class("num__l").child(el("span").text(label)).child(field)
}
