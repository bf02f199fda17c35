//! What belongs to the page's one thread, under a number that may go anywhere.
//!
//! Leptos asks of much that it keeps that it may change threads. The usual wrapper for what may not asks the standard library at each
//! touch which thread this is, which is a kilobyte to download; a page has one.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    static PLACES: RefCell<Places> = const { RefCell::new(Places { all: Vec::new(), free: Vec::new() }) };
}

/// The places with what is there, each with how often it has been given up, and those that are free.
struct Places {
    all: Vec<(u32, Option<Rc<dyn Any>>)>,
    free: Vec<usize>,
}

/// A place. What is there goes when this is dropped.
pub struct Here(Key);

/// Where a place is. It is copied freely, and leads to nothing once the place has been given up.
#[derive(Clone, Copy)]
pub struct Key {
    at: usize,
    times: u32,
}

impl Here {
    /// A place for this.
    #[inline(never)]
    pub fn new(value: Rc<dyn Any>) -> Here {
        PLACES.with_borrow_mut(|Places { all, free }| {
            let at = free.pop().unwrap_or(all.len());
            if at == all.len() {
                all.push((0, None));
            }
            let times = all.get_mut(at).map_or(0, |place| {
                place.1 = Some(value);
                place.0
            });
            Here(Key { at, times })
        })
    }

    /// Where it is.
    pub fn key(&self) -> Key {
        self.0
    }

    /// What is there.
    pub fn get<T: 'static>(&self) -> Option<Rc<T>> {
        self.0.get()
    }
}

impl Key {
    /// What is there; `None` when it has gone, or is something else.
    pub fn get<T: 'static>(self) -> Option<Rc<T>> {
        self.found()?.downcast().ok()
    }

    #[inline(never)]
    fn found(self) -> Option<Rc<dyn Any>> {
        PLACES.with_borrow(|places| places.all.get(self.at).filter(|place| place.0 == self.times)?.1.clone())
    }
}

impl Drop for Here {
    #[inline(never)]
    fn drop(&mut self) {
        // What is there is dropped when nobody looks at the places any more: dropping it may give up others.
        let gone = PLACES.with_borrow_mut(|Places { all, free }| {
            free.push(self.0.at);
            let place = all.get_mut(self.0.at)?;
            place.0 = place.0.wrapping_add(1);
            place.1.take()
        });
        drop(gone);
    }
}
