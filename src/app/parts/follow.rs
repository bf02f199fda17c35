//! Signals and memos, each made in one place a type: Leptos' own constructors are generated anew wherever they are called.

use leptos::prelude::*;

/// A value that follows the state; what depends on it is only told when it has really changed.
pub fn follow<T: PartialEq + Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed(Box::new(value))
}

#[inline(never)]
fn boxed<T: PartialEq + Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| value())
}

/// A value that can be changed.
#[inline(never)]
pub fn changeable<T: Send + Sync + 'static>(value: T) -> RwSignal<T> {
    RwSignal::new(value)
}
