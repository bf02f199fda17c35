//! Values that change and values that follow them.
//!
//! Leptos generates its signals and memos anew for every type they hold, which for the many small types of this page is
//! a tenth of the download. So here a single kind of signal and a single kind of memo say *that* something has changed,
//! and a [`Cell`] beside them holds what it is.

use super::here::{Here, Key};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::graph::Source;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

/// A place for a value. It is copied freely, and gone with the component that made it.
pub struct Cell<T> {
    place: Key,
    of: PhantomData<fn() -> T>,
}

/// A value that can be changed; whoever has read it is told.
pub struct Changing<T> {
    told: RwSignal<u32>,
    cell: Cell<T>,
}

/// A value that follows others; whoever has read it is told only when it has really changed.
pub struct Following<T> {
    told: Memo<u32>,
    cell: Cell<Option<T>>,
}

/// A value that stays, follows others or is changed.
#[derive(Clone, Copy)]
pub enum Given<T: 'static> {
    /// It stays.
    Fixed(T),
    /// It follows.
    Following(Following<T>),
    /// It is changed.
    Changing(Changing<T>),
}

macro_rules! copied {
    ($($name:ident),+) => { $(
        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T> Copy for $name<T> {}
    )+ };
}
copied!(Cell, Changing, Following);

/// Keeps a place until the component that makes it has gone.
#[inline(never)]
fn kept(place: Here) -> Key {
    let key = place.key();
    StoredValue::new(place);
    key
}

impl<T: 'static> Cell<T> {
    /// A place with this value.
    pub fn new(value: T) -> Cell<T> {
        Cell { place: kept(Here::new(Rc::new(RefCell::new(value)))), of: PhantomData }
    }

    fn held(self) -> Option<Rc<RefCell<T>>> {
        self.place.get()
    }

    /// Something of the value; `None` when its component has gone.
    pub fn try_with<R>(self, of: impl FnOnce(&T) -> R) -> Option<R> {
        Some(of(&self.held()?.borrow()))
    }

    /// Changes the value; `None` when its component has gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        Some(change(&mut self.held()?.borrow_mut()))
    }

    /// Something of the value.
    pub fn with<R>(self, of: impl FnOnce(&T) -> R) -> R {
        match self.held() {
            Some(held) => of(&held.borrow()),
            // Whoever asks for it belongs to the component that has it: this does not happen.
            None => std::process::abort(),
        }
    }

    /// Changes the value, if its component is still there.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(held) = self.held() {
            change(&mut held.borrow_mut());
        }
    }

    /// Puts another value there.
    pub fn set(self, value: T) {
        // What was there is dropped when nobody looks at the place any more: dropping it may do so.
        let before = self.held().map(|held| held.replace(value));
        drop(before);
    }
}

/// A value that can be changed.
pub fn changeable<T: 'static>(value: T) -> Changing<T> {
    Changing { told: new_told(), cell: Cell::new(value) }
}

#[inline(never)]
fn new_told() -> RwSignal<u32> {
    RwSignal::new(0)
}

#[inline(never)]
fn tell(told: RwSignal<u32>) {
    // Nobody is left to be told where the component has gone.
    let _ = told.try_update(|count| *count = count.wrapping_add(1));
    // Leptos keeps whoever has ever read it, long gone or not, and tells all of them each time. But who has just been told reads it
    // again before there is anything more to be told: so the list can begin anew.
    told.clear_subscribers();
}

impl<T: 'static> Changing<T> {
    /// Follows it without reading it.
    #[inline(never)]
    pub fn track(self) {
        self.told.track();
    }

    /// Something of it, followed.
    pub fn with<R>(self, of: impl FnOnce(&T) -> R) -> R {
        self.told.track();
        self.cell.with(of)
    }

    /// Something of it as it is now.
    pub fn with_untracked<R>(self, of: impl FnOnce(&T) -> R) -> R {
        self.cell.with(of)
    }

    /// Something of it as it is now; `None` when its component has gone.
    pub fn try_with_untracked<R>(self, of: impl FnOnce(&T) -> R) -> Option<R> {
        self.cell.try_with(of)
    }

    /// Changes it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.cell.update(change);
        tell(self.told);
    }

    /// Puts another value there.
    pub fn set(self, value: T) {
        self.cell.set(value);
        tell(self.told);
    }
}

impl<T: PartialEq + 'static> Changing<T> {
    /// Puts this value there, unless it is there already: then nobody is told.
    pub fn set_if_new(self, value: T) {
        if self.cell.try_with(|before| *before != value) == Some(true) {
            self.set(value);
        }
    }
}

impl<T: Clone + 'static> Changing<T> {
    /// It, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// It as it is now.
    pub fn get_untracked(self) -> T {
        self.cell.with(T::clone)
    }
}

/// A value that follows what it reads.
pub fn follow<T: PartialEq + 'static>(value: impl Fn() -> T + 'static) -> Following<T> {
    let cell = Cell::new(None);
    let changed = move || {
        let now = value();
        cell.try_update(|held: &mut Option<T>| {
            let changed = held.as_ref() != Some(&now);
            if changed {
                *held = Some(now);
            }
            changed
        })
    };
    Following { told: count(Box::new(move || changed().unwrap_or_default())), cell }
}

/// Values that follow others together: whoever has read one of them hears only of changes of that one. A memo each would be
/// asked at every change whether it concerns it, and all that reads it with it.
pub fn follow_each<T: PartialEq + 'static, const MANY: usize>(
    values: impl Fn() -> [T; MANY] + 'static,
) -> [Changing<T>; MANY] {
    let all = untrack(&values).map(changeable);
    whenever(move || all.into_iter().zip(values()).for_each(|(one, now)| one.set_if_new(now)));
    all
}

/// Counts how often this has said that something changed.
#[inline(never)]
fn count(changed: Box<dyn Fn() -> bool>) -> Memo<u32> {
    let place = Here::new(Rc::new(changed));
    let changed = move || place.get::<Box<dyn Fn() -> bool>>().is_some_and(|changed| changed());
    Memo::new(move |before| before.copied().unwrap_or(0_u32).wrapping_add(u32::from(changed())))
}

#[inline(never)]
fn ask(told: Memo<u32>, followed: bool) {
    // Asking brings it up to date.
    if followed {
        told.get()
    } else {
        told.get_untracked()
    };
}

impl<T: 'static> Following<T> {
    /// Follows it without reading it.
    pub fn track(self) {
        ask(self.told, true);
    }
}

impl<T: Clone + 'static> Following<T> {
    /// It, followed.
    pub fn get(self) -> T {
        ask(self.told, true);
        self.now()
    }

    /// It as it is now.
    pub fn get_untracked(self) -> T {
        ask(self.told, false);
        self.now()
    }

    fn now(self) -> T {
        match self.cell.with(Option::clone) {
            Some(value) => value,
            // It has been asked for, so it has been worked out.
            None => std::process::abort(),
        }
    }
}

impl<T: Clone + 'static> Given<T> {
    /// It, followed.
    pub fn get(&self) -> T {
        match self {
            Given::Fixed(value) => value.clone(),
            Given::Following(value) => value.get(),
            Given::Changing(value) => value.get(),
        }
    }
}

/// Does something now and whenever what it has read changes.
pub fn whenever(act: impl FnMut() + 'static) {
    whenever_boxed(Box::new(act));
}

#[inline(never)]
fn whenever_boxed(act: Box<dyn FnMut()>) {
    let place = Here::new(Rc::new(RefCell::new(act)));
    Effect::new_sync(move |_| {
        if let Some(act) = place.get::<RefCell<Box<dyn FnMut()>>>() {
            (act.borrow_mut())();
        }
    });
}

/// Does something so many milliseconds from now, unless the timer is dropped before.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Timeout {
    after_boxed(milliseconds, Box::new(act))
}

#[inline(never)]
fn after_boxed(milliseconds: u32, act: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(milliseconds, act)
}

/// Does something so many milliseconds from now, come what may. (A timer that is merely forgotten stays in the memory of the browser for
/// ever; this one goes when its time has come.)
pub fn surely_after(milliseconds: u32, act: impl FnOnce() + 'static) {
    surely_after_boxed(milliseconds, Box::new(act));
}

#[inline(never)]
fn surely_after_boxed(milliseconds: u32, act: Box<dyn FnOnce()>) {
    let place = Rc::new(RefCell::new(None));
    let this = place.clone();
    let timer = after(milliseconds, move || {
        act();
        this.replace(None);
    });
    place.replace(Some(timer));
}
