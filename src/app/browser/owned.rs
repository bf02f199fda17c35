//! Callbacks of the browser that find the context of whoever set them, as those of `on:` do.

use leptos::prelude::*;

/// What is done later, within the owner of whoever wants it.
pub struct Owned {
    owner: Option<Owner>,
    act: Box<dyn FnOnce()>,
}

impl Owned {
    /// Within the caller's owner.
    pub fn new(act: impl FnOnce() + 'static) -> Owned {
        Owned { owner: Owner::current(), act: Box::new(act) }
    }

    /// Does it.
    pub fn run(self) {
        match self.owner {
            Some(owner) => owner.with(self.act),
            None => (self.act)(),
        }
    }
}

/// Calls `listen` within the caller's owner, each time it is called.
pub fn owned_listener<E>(listen: Box<dyn Fn(&E)>) -> impl Fn(E) {
    let owner = Owner::current();
    move |event| match &owner {
        Some(owner) => owner.with(|| listen(&event)),
        None => listen(&event),
    }
}
