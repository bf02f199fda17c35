//! Starting up in the browser, and the few things only a browser can do.

use super::frame::App;
use super::language::{LOADED, WANTED, speak};
use super::parts::{Here, surely_after};
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Something of the browser's that may not be there, or not everywhere be able to do this.
    type Willing;
    #[wasm_bindgen(method, catch)]
    fn vibrate(this: &Willing, milliseconds: u32) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn blur(this: &Willing) -> Result<(), JsValue>;
}

/// Mounts the page in place of the loading frame, as soon as the texts of its language are there.
pub fn start() {
    std::panic::set_hook(Box::new(|panic| stopped(&panic.to_string())));
    let document = document();
    let Some(root) = document.get_element_by_id("app").and_then(|app| app.dyn_into::<web_sys::HtmlElement>().ok())
    else {
        stopped("the page has no place for the game");
        return;
    };
    let mut place = Some(root);
    let begin: Box<dyn FnMut(web_sys::Event)> = Box::new(move |event| {
        let Some(root) = place.take() else { return };
        if !sent(event).is_some_and(|text| speak(&text)) {
            stopped("the texts of the language are not there, or those of another version");
            return;
        }
        root.set_text_content(None);
        mount_to(root, App).forget();
        if let Some(html) = leptos::prelude::document().document_element() {
            // Tells `failure.js` that the game is up.
            let _ = html.set_attribute("data-started", "");
            send("rack-o-started", "");
        }
    });
    // It hears of the first language that is loaded, and of no other.
    let _ = window().add_event_listener_with_callback(LOADED, Closure::wrap(begin).into_js_value().unchecked_ref());
    send(WANTED, "");
}

/// Says that the game had to stop; `failure.js` shows the way out.
fn stopped(why: &str) {
    send("rack-o-stopped", why);
}

/// Sends an event with a text to whatever listens on the window.
pub fn send(event: &str, detail: &str) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict(event, &init) {
        // It fails only for an event that is being sent already.
        let _ = window().dispatch_event(&event);
    }
}

/// The text of such an event.
pub fn sent(event: web_sys::Event) -> Option<String> {
    // Any other event has no such text.
    event.unchecked_into::<web_sys::CustomEvent>().detail().as_string()
}

/// Hands a text to the person as a file, by `failure.js`, which can do so even where the game has stopped. A browser that refuses the
/// download says so itself.
pub fn download(name: &str, text: &str) {
    send("rack-o-file", &format!("{name}\n{text}"));
}

/// What lies over the game has this attribute: the browser's own way back closes it (`public/back.js`).
pub const OVER: &str = "data-over";
/// The event by which it is closed then.
pub const CLOSE: &str = "rack-o-close";

/// Listens on the whole window until the component that calls this is gone; `first`: before anything on the page hears
/// of it.
pub fn on_window(event: &'static str, first: bool, call: impl FnMut(web_sys::Event) + 'static) {
    listen(event, first, Box::new(call));
}

#[inline(never)]
fn listen(event: &'static str, first: bool, call: Box<dyn FnMut(web_sys::Event)>) {
    let call = Closure::wrap(call);
    let window = window();
    // It fails only for a listener that is no function.
    let _ = window.add_event_listener_with_callback_and_bool(event, call.as_ref().unchecked_ref(), first);
    let kept = Here::new(Rc::new(call));
    on_cleanup(move || {
        if let Some(call) = kept.get::<Closure<dyn FnMut(web_sys::Event)>>() {
            let call = (*call).as_ref().unchecked_ref();
            let _ = leptos::prelude::window().remove_event_listener_with_callback_and_bool(event, call, first);
        }
    });
}

/// Whether letters are being put together into others (an IME): until that is done, no key is a shortcut.
pub fn composes(event: &web_sys::KeyboardEvent) -> bool {
    // The key that begins or ends it is told by this name alone.
    event.is_composing() || event.key() == "Process"
}

/// Lets the device tremble for so many milliseconds, where it can.
pub fn vibrate(milliseconds: u32) {
    // It is never the only sign that something happened.
    let _ = window().navigator().unchecked_into::<Willing>().vibrate(milliseconds);
}

/// Whether the system is set to dark.
pub fn system_is_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The first element of the page that this selects.
pub fn found(selector: &str) -> Option<web_sys::Element> {
    document().query_selector(selector).ok().flatten()
}

/// Moves the focus to an element, if it is there.
pub fn focus(element: Option<web_sys::Element>) {
    if let Some(element) = element {
        // An element that cannot be focused is gone from the page, and the focus with it.
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// Moves the focus to an element once the page has followed the state.
pub fn focus_when_there(id: &'static str) {
    // Before, the browser would have to lay all of it out for this alone.
    after_the_picture(Box::new(move || focus(document().get_element_by_id(id))));
}

/// Does something once the browser has laid out and shown what there is now.
pub fn after_the_picture(act: Box<dyn FnOnce()>) {
    request_animation_frame(move || {
        surely_after(0, act);
    });
}

/// Puts up another screen once the browser has laid out and shown what there is now. Before, the focus is given up: where it goes with
/// what has it, the browser first styles and lays out all that has changed meanwhile, on the screen that goes.
pub fn change_after_the_picture(change: impl FnOnce() + 'static) {
    after_the_picture(Box::new(move || {
        // Where nothing has it there is nothing to give up.
        let _ = document().active_element().map(|focused| focused.unchecked_into::<Willing>().blur());
        change();
    }));
}

/// Whether what had the focus has gone from the page.
pub fn focus_is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// When what had the focus has gone from the page, moves it to what this selects, or where there is none to the heading.
pub fn focus_if_lost(selector: Option<&'static str>) {
    not_lost_for(LOOKS, selector);
}

/// With so many pictures it is looked whether the focus is lost. After one look, and after three, it was lost once, on a crowded machine; why is not known.
const LOOKS: u8 = 8;

fn not_lost_for(looks: u8, selector: Option<&'static str>) {
    request_animation_frame(move || {
        if focus_is_lost() {
            focus(selector.and_then(found));
            // While a sheet still lies over it, nothing can take the focus.
            if focus_is_lost() && (looks == 1 || selector.is_none()) {
                focus_when_there(super::frame::HEADING);
            }
        }
        if looks > 1 {
            not_lost_for(looks - 1, selector);
        }
    });
}
