//! Elements for a list that changes: who is in it before and after keeps the element.

use super::element::{El, Part, put_before};
use leptos::tachys::renderer::dom::Dom;
use std::mem::take;

/// One of several elements: one that is there already, by its place, or a new one.
enum One {
    Stays(usize),
    Comes(El),
}

impl El {
    /// Elements in this one, one for each of these, in their order: for what was there before, in this order, its element stays. They
    /// stand still: what would follow the state within them ends with the next change.
    pub fn each<T: PartialEq + 'static>(
        self,
        mut all: impl FnMut() -> Vec<T> + 'static,
        make: impl Fn(&T) -> El + 'static,
    ) -> El {
        let mut before: Vec<T> = Vec::new();
        self.each_boxed(Box::new(move || {
            let now = all();
            let mut from = 0;
            let part = now.iter().map(|one| {
                let old = before.iter().skip(from).position(|old| old == one);
                old.map_or_else(
                    || One::Comes(make(one)),
                    |past| {
                        from += past + 1;
                        One::Stays(from - 1)
                    },
                )
            });
            let part = part.collect();
            before = now;
            part
        }))
    }

    #[inline(never)]
    fn each_boxed(mut self, mut all: Box<dyn FnMut() -> Vec<One>>) -> El {
        let parent = self.node();
        let end = Dom::create_placeholder();
        Dom::insert_node(&parent, &end, None);
        let mut shown = Part::new();
        self.keep(Box::new(move || {
            let now = all();
            let mut before: Vec<Option<El>> = take(&mut shown).into_iter().map(Some).collect();
            // From the last one on, each before the one that follows it.
            let mut next: web_sys::Node = end.clone().into();
            for one in now.into_iter().rev() {
                let element = match one {
                    One::Comes(new) => {
                        put_before(&parent, &new.node(), &next);
                        new
                    }
                    One::Stays(at) => match before.get_mut(at).and_then(Option::take) {
                        Some(old) => old,
                        None => continue,
                    },
                };
                next = element.node().into();
                shown.push(element);
            }
            shown.reverse();
            for gone in before.iter().flatten() {
                Dom::remove(&gone.node());
            }
        }));
        self
    }
}
