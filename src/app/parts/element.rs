//! Elements of the page, built by calls rather than by the `view!` macro.
//!
//! The macro gives every element, attribute and closure a type of its own, and the compiler generates code for each: for
//! this page that is half as much again to download. [`El`] has one type for all of them. It makes its node at once, by
//! Leptos' own renderer, and keeps the effects that let it follow the state: fine-grained as any Leptos view, and a
//! view itself ([`Made`]), so that macro and calls can be mixed.

use super::here::Here;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::renderer::dom::Dom;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// An element of the page, with what it needs to follow the state. Behind one pointer, because the calls hand it on by
/// value. It can be taken for its view as it is.
pub struct El(Box<Parts>);

struct Parts {
    node: web_sys::Element,
    /// Effects of this element and of all within it: they end when it is dropped.
    kept: Vec<Box<dyn Any>>,
}

/// What a part of an element shows that is made anew: some elements, or none.
pub type Part = Vec<El>;

/// Makes an element.
#[inline(never)]
pub fn el(tag: &str) -> El {
    El(Box::new(Parts { node: Dom::create_element(tag, None), kept: Vec::new() }))
}

/// Makes an element of a drawing.
#[inline(never)]
pub fn svg(tag: &str) -> El {
    El(Box::new(Parts { node: Dom::create_element(tag, Some("http://www.w3.org/2000/svg")), kept: Vec::new() }))
}

/// Sets an attribute. A style goes the way that the page's Content Security Policy leaves open.
pub fn put(node: &web_sys::Element, name: &str, value: &str) {
    if name == "style" {
        node.unchecked_ref::<web_sys::HtmlElement>().style().set_css_text(value);
    } else {
        Dom::set_attribute(node, name, value);
    }
}

/// Puts a node before another one in this element; as its last, where that one has been taken away by somebody else.
pub(super) fn put_before(parent: &web_sys::Element, node: &web_sys::Node, next: &web_sys::Node) {
    if !Dom::try_insert_node(parent, node, Some(next)) {
        Dom::insert_node(parent, node, None);
    }
}

/// What an effect does.
type Show = Box<dyn FnMut()>;

/// An effect. Leptos gives up what it does only some of the browser's small tasks after it has been dropped, and what is within that
/// later still: until then it would be told of changes, and ask for values that have gone. Here all of it goes at once.
struct Kept {
    show: Rc<RefCell<Option<Show>>>,
    _effect: RenderEffect<()>,
}

impl Drop for Kept {
    fn drop(&mut self) {
        if let Ok(mut show) = self.show.try_borrow_mut() {
            *show = None;
        }
    }
}

impl El {
    /// Its node in the page.
    pub fn node(&self) -> web_sys::Element {
        self.0.node.clone()
    }

    /// An attribute that stays.
    #[inline(never)]
    pub fn set(self, name: &str, value: &str) -> El {
        put(&self.0.node, name, value);
        self
    }

    /// The classes that stay.
    pub fn class(self, names: &str) -> El {
        self.set("class", names)
    }

    /// The name for screen readers.
    pub fn label(self, name: &str) -> El {
        self.set("aria-label", name)
    }

    /// Only to be seen: screen readers pass it over.
    pub fn hidden_from_readers(self) -> El {
        self.set("aria-hidden", "true")
    }

    /// Keeps an effect that follows the state: `show` is called with each value that differs from the one before.
    fn follow<T: PartialEq + 'static>(
        mut self,
        mut value: Box<dyn FnMut() -> T>,
        show: impl Fn(&web_sys::Element, &T) + 'static,
    ) -> El {
        let node = self.node();
        let mut before: Option<T> = None;
        self.keep(Box::new(move || {
            let now = value();
            if before.as_ref() != Some(&now) {
                show(&node, &now);
                before = Some(now);
            }
        }));
        self
    }

    /// Keeps an effect. There is one kind of them for all types.
    #[inline(never)]
    pub(super) fn keep(&mut self, show: Show) {
        let show = Rc::new(RefCell::new(Some(show)));
        let shown = show.clone();
        let effect = RenderEffect::new(move |_: Option<()>| {
            if let Some(show) = shown.borrow_mut().as_mut() {
                show();
            }
        });
        self.0.kept.push(Box::new(Kept { show, _effect: effect }));
    }

    /// What else follows a value: `show` is called with each value that differs from the one before.
    pub fn show<T: PartialEq + 'static>(
        self,
        value: impl FnMut() -> T + 'static,
        show: impl Fn(&web_sys::Element, &T) + 'static,
    ) -> El {
        self.follow(Box::new(value), show)
    }

    /// An attribute that follows the state; `None` takes it away.
    pub fn bind(self, name: &'static str, value: impl FnMut() -> Option<String> + 'static) -> El {
        self.bind_boxed(name, Box::new(value))
    }

    #[inline(never)]
    fn bind_boxed(self, name: &'static str, value: Box<dyn FnMut() -> Option<String>>) -> El {
        self.follow(value, move |node, value| match value {
            Some(value) => put(node, name, value),
            None => Dom::remove_attribute(node, name),
        })
    }

    /// An attribute that is `true` while this holds, and otherwise not there.
    pub fn bind_true(self, name: &'static str, mut holds: impl FnMut() -> bool + 'static) -> El {
        self.bind(name, move || holds().then(|| "true".to_owned()))
    }

    /// A class that is there while this holds.
    pub fn flag(self, name: &'static str, holds: impl FnMut() -> bool + 'static) -> El {
        self.flag_boxed(name, Box::new(holds))
    }

    #[inline(never)]
    fn flag_boxed(self, name: &'static str, holds: Box<dyn FnMut() -> bool>) -> El {
        self.follow(holds, move |node, &holds| {
            // It fails only for a class whose name is none.
            let _ = node.class_list().toggle_with_force(name, holds);
        })
    }

    /// A property of the element, such as `checked`, that follows the state.
    pub fn prop(self, name: &'static str, holds: impl FnMut() -> bool + 'static) -> El {
        self.prop_boxed(name, Box::new(holds))
    }

    #[inline(never)]
    fn prop_boxed(self, name: &'static str, holds: Box<dyn FnMut() -> bool>) -> El {
        self.follow(holds, move |node, &holds| Dom::set_property(node, name, &JsValue::from_bool(holds)))
    }

    /// The property `value`, which follows the state.
    pub fn value(self, value: impl FnMut() -> String + 'static) -> El {
        self.follow(Box::new(value), |node, value| Dom::set_property(node, "value", &JsValue::from_str(value)))
    }

    /// Called when the event happens here.
    pub fn on(self, event: &str, call: impl FnMut(web_sys::Event) + 'static) -> El {
        self.on_boxed(event, Box::new(call))
    }

    #[inline(never)]
    fn on_boxed(self, event: &str, call: Box<dyn FnMut(web_sys::Event)>) -> El {
        // The browser gives the closure up together with the element.
        let call = Closure::wrap(call).into_js_value();
        // It fails only for a listener that is no function.
        let _ = self.0.node.add_event_listener_with_callback(event, call.unchecked_ref());
        self
    }

    /// Text that stays.
    #[inline(never)]
    pub fn text(self, text: &str) -> El {
        Dom::insert_node(&self.0.node, &Dom::create_text_node(text), None);
        self
    }

    /// Text that follows the state, in an element that has nothing else.
    pub fn say(self, text: impl FnMut() -> String + 'static) -> El {
        self.say_boxed(Box::new(text))
    }

    #[inline(never)]
    fn say_boxed(self, text: Box<dyn FnMut() -> String>) -> El {
        let node = Dom::create_text_node("");
        Dom::insert_node(&self.0.node, &node, None);
        self.follow(text, move |element, text| {
            // A browser that translates the page has put other nodes in the place of this one.
            if node.parent_node().is_some_and(|parent| parent.is_same_node(Some(element))) {
                Dom::set_text(&node, text);
            } else {
                element.set_text_content(Some(text));
            }
        })
    }

    /// An element in this one.
    #[inline(never)]
    pub fn child(mut self, mut child: El) -> El {
        Dom::insert_node(&self.0.node, &child.0.node, None);
        self.0.kept.append(&mut child.0.kept);
        self
    }

    /// Elements in this one.
    #[inline(never)]
    pub fn children(self, children: Part) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// A component in this one.
    pub fn component(mut self, view: impl IntoView + 'static) -> El {
        let mut state = view.into_view().build();
        state.mount(&self.0.node, None);
        self.0.kept.push(Box::new(state));
        self
    }

    /// A part of the element that is made anew whenever what it has read changes.
    pub fn dynamic(self, mut part: impl FnMut() -> Part + 'static) -> El {
        self.dynamic_boxed(Box::new(move || Some(part())))
    }

    /// A part of the element that is made anew whenever this value differs from the one before. It stands still otherwise: what
    /// would follow the state within it ends at the next change that does not make it anew.
    pub fn dynamic_of<T: PartialEq + 'static>(
        self,
        mut value: impl FnMut() -> T + 'static,
        part: impl Fn(&T) -> Part + 'static,
    ) -> El {
        let mut before = None;
        self.dynamic_boxed(Box::new(move || {
            let now = value();
            if before.as_ref() == Some(&now) {
                return None;
            }
            let part = part(&now);
            before = Some(now);
            Some(part)
        }))
    }

    /// A part of the element that is there while this holds. It is made anew each time, and does not follow what it reads.
    pub fn when(self, holds: impl FnMut() -> bool + 'static, part: impl Fn() -> El + 'static) -> El {
        self.dynamic_of(holds, move |&holds| if holds { untrack(&part).view() } else { nothing() })
    }

    #[inline(never)]
    fn dynamic_boxed(mut self, mut part: Box<dyn FnMut() -> Option<Part>>) -> El {
        let parent = self.node();
        let end = Dom::create_placeholder();
        Dom::insert_node(&parent, &end, None);
        let mut shown = Part::new();
        self.keep(Box::new(move || {
            // Nothing new: what is shown stays.
            let Some(now) = part() else { return };
            for old in &shown {
                Dom::remove(&old.0.node);
            }
            for new in &now {
                put_before(&parent, &new.0.node, &end);
            }
            shown = now;
        }));
        self
    }

    /// As what a part of another element shows.
    pub fn view(self) -> Part {
        vec![self]
    }

    /// As the view of a component.
    pub fn made(self) -> Made {
        Made(Here::new(Rc::new(Cell::new(Some(self)))))
    }
}

/// Nothing to show.
pub fn nothing() -> Part {
    Vec::new()
}

/// An element as a Leptos view.
pub struct Made(Here);

impl Render for Made {
    type State = El;

    fn build(self) -> El {
        let made: Option<El> = self.0.get::<Cell<Option<El>>>().and_then(|place| place.take());
        // It is there until it is taken, and taken once.
        made.unwrap_or_else(|| el("div"))
    }

    fn rebuild(self, state: &mut El) {
        let mut new = self.build();
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

impl Mountable for El {
    fn unmount(&mut self) {
        Dom::remove(&self.0.node);
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&web_sys::Node>) {
        Dom::insert_node(parent, &self.0.node, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match Dom::get_parent(&self.0.node).and_then(|parent| parent.dyn_into().ok()) {
            Some(parent) => {
                child.mount(&parent, Some(&self.0.node));
                true
            }
            None => false,
        }
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        vec![self.node()]
    }
}

no_attrs!(Made);

/// Leptos asks this of every view. The page is only ever made in the browser, so there is no text to write it to.
impl RenderHtml for Made {
    type AsyncOutput = Made;
    type Owned = Made;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Made {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> El {
        self.build()
    }

    fn into_owned(self) -> Made {
        self
    }
}
