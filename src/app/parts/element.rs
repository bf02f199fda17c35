//! Elements of the page, built by calls rather than by the `view!` macro.
//!
//! The macro gives every element, attribute and closure a type of its own, and the compiler generates code for each: for
//! this page that is half as much again to download. [`El`] has one type for all of them. What it builds is an ordinary
//! Leptos view with the same fine-grained updates; macro and calls can be mixed.

use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::tachys::html::attribute::custom::custom_attribute;
use leptos::tachys::html::class::class;
use leptos::tachys::html::element::custom;
use leptos::tachys::html::event::on;
use leptos::tachys::html::node_ref::node_ref;
use leptos::tachys::html::property::prop;
use std::sync::{Arc, Mutex};

/// A closure that is read again when what it has read changes.
type Reactive<T> = Arc<Mutex<dyn FnMut() -> T + Send>>;

/// An element that is being built. Behind one pointer, because the calls hand it on by value.
pub struct El(Box<Parts>);

struct Parts {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

/// Begins an element.
#[inline(never)]
pub fn el(tag: &'static str) -> El {
    El(Box::new(Parts { tag, attributes: Vec::new(), children: Vec::new() }))
}

impl El {
    /// An attribute that stays.
    #[inline(never)]
    pub fn set(mut self, name: &'static str, value: &str) -> El {
        self.0.attributes.push(custom_attribute(name, value.to_owned()).into_any_attr());
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

    /// An attribute that follows the state; `None` takes it away.
    pub fn bind(self, name: &'static str, value: impl FnMut() -> Option<String> + Send + 'static) -> El {
        self.bind_shared(name, Arc::new(Mutex::new(value)))
    }

    #[inline(never)]
    fn bind_shared(mut self, name: &'static str, value: Reactive<Option<String>>) -> El {
        self.0.attributes.push(custom_attribute(name, value).into_any_attr());
        self
    }

    /// An attribute that is `true` while this holds, and otherwise not there.
    pub fn bind_true(self, name: &'static str, mut holds: impl FnMut() -> bool + Send + 'static) -> El {
        self.bind(name, move || holds().then(|| "true".to_owned()))
    }

    /// A class that is there while this holds.
    pub fn flag(self, name: &'static str, holds: impl FnMut() -> bool + Send + 'static) -> El {
        self.flag_shared(name, Arc::new(Mutex::new(holds)))
    }

    #[inline(never)]
    fn flag_shared(mut self, name: &'static str, holds: Reactive<bool>) -> El {
        self.0.attributes.push(class((name, holds)).into_any_attr());
        self
    }

    /// A property of the element, such as `checked`, that follows the state.
    pub fn prop(self, name: &'static str, holds: impl FnMut() -> bool + Send + 'static) -> El {
        self.prop_shared(name, Arc::new(Mutex::new(holds)))
    }

    #[inline(never)]
    fn prop_shared(mut self, name: &'static str, holds: Reactive<bool>) -> El {
        self.0.attributes.push(prop(name, holds).into_any_attr());
        self
    }

    /// The property `value`, which follows the state.
    pub fn value(mut self, value: impl FnMut() -> String + Send + 'static) -> El {
        let value: Reactive<String> = Arc::new(Mutex::new(value));
        self.0.attributes.push(prop("value", value).into_any_attr());
        self
    }

    /// Called when the event happens here.
    pub fn on(self, event: &'static str, call: impl FnMut(web_sys::Event) + 'static) -> El {
        self.on_boxed(event, Box::new(call))
    }

    #[inline(never)]
    fn on_boxed(mut self, event: &'static str, call: Box<dyn FnMut(web_sys::Event)>) -> El {
        let event = leptos::ev::Custom::<web_sys::Event>::new(event);
        self.0.attributes.push(on(event, call).into_any_attr());
        self
    }

    /// Remembers the element.
    #[inline(never)]
    pub fn remember(mut self, reference: NodeRef<leptos::tachys::html::element::Custom<&'static str>>) -> El {
        self.0.attributes.push(node_ref(reference).into_any_attr());
        self
    }

    /// Text that stays.
    #[inline(never)]
    pub fn text(mut self, text: &str) -> El {
        self.0.children.push(text.to_owned().into_any());
        self
    }

    /// Text that follows the state.
    pub fn say(self, text: impl FnMut() -> String + Send + 'static) -> El {
        self.say_shared(Arc::new(Mutex::new(text)))
    }

    #[inline(never)]
    fn say_shared(mut self, text: Reactive<String>) -> El {
        self.0.children.push(text.into_any());
        self
    }

    /// An element in this one.
    pub fn child(self, child: El) -> El {
        self.any(child.view())
    }

    /// Elements in this one.
    #[inline(never)]
    pub fn children(mut self, children: Vec<El>) -> El {
        self.0.children.extend(children.into_iter().map(El::view));
        self
    }

    /// Any view in this element.
    #[inline(never)]
    pub fn any(mut self, view: AnyView) -> El {
        self.0.children.push(view);
        self
    }

    /// A part of the element that is made anew when what it has read changes.
    pub fn dynamic(self, part: impl FnMut() -> AnyView + Send + 'static) -> El {
        self.dynamic_shared(Arc::new(Mutex::new(part)))
    }

    #[inline(never)]
    fn dynamic_shared(mut self, part: Reactive<AnyView>) -> El {
        self.0.children.push(part.into_any());
        self
    }

    /// The finished view.
    #[inline(never)]
    pub fn view(self) -> AnyView {
        custom(self.0.tag).add_any_attr(self.0.attributes).child(self.0.children).into_any()
    }
}

/// Nothing.
pub fn nothing() -> AnyView {
    ().into_any()
}
