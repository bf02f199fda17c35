//! Callbacks of the browser that find the context of whoever set them, as those of `on:` do.

use leptos::prelude::*;

/// Does something within the caller's owner, whenever it is called.
pub fn owned<T>(act: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let owner = Owner::current();
    move || match owner {
        Some(owner) => owner.with(act),
        None => act(),
    }
}

/// As [`owned`], for what is called with something, and more than once.
pub fn owned_with<A, T>(act: impl Fn(A) -> T) -> impl Fn(A) -> T {
    let owner = Owner::current();
    move |about| match &owner {
        Some(owner) => owner.with(|| act(about)),
        None => act(about),
    }
}
