//! Dragging cards with a pointer: from the stock, the discard pile or the hand to a slot or the discard pile.
//!
//! A press becomes a drag once it has moved by more than a finger trembles. What it means is worked out by
//! [`lift`] and [`drop`](input::drop); here is the card under the finger, and what can go wrong meanwhile: a second
//! finger, a key, the browser taking the pointer away, the window losing the focus or changing its shape. Then the card
//! goes back.

use super::hand::loose_card;
use super::input::{self, Grip, Intent, Spot, lift};
use super::look::{self, Hand};
use crate::app::browser::{on_window, vibrate};
use crate::app::motion::{Rect, sky};
use crate::app::parts::{Cell, El, el};
use crate::app::store::{Screen, Store};
use crate::engine::Slot;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// How far a press may move without becoming a drag, in pixels.
const SLOP: i32 = 8;
/// How far above a finger the card is held, so that it can be seen.
const ABOVE_FINGER: i32 = 34;

/// A pointer that is down on something that can be dragged.
struct Press {
    pointer: i32,
    finger: bool,
    from: (i32, i32),
    grip: Grip,
    carried: Option<Carried>,
}

/// The card under the finger.
struct Carried {
    picture: El,
    /// Where the pointer was when it was lifted: the picture moves as far as the pointer has moved from there.
    held_at: (i32, i32),
    over: Option<Element>,
}

/// What is pressed, if anything.
type Held = Cell<Option<Press>>;

/// Listens as long as the table is there.
pub fn listen_for_drags(store: Store) {
    let held: Held = Cell::new(None);
    on_window("pointerdown", false, move |event| press(store, held, event.unchecked_ref()));
    on_window("pointermove", false, move |event| moved(store, held, event.unchecked_ref()));
    on_window("pointerup", false, move |event| released(store, held, event.unchecked_ref()));
    for event in ["pointercancel", "blur", "resize"] {
        on_window(event, false, move |_| let_go(store, held, None));
    }
    on_window("keydown", true, move |event| {
        let escape = event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        // Any key ends a drag: it may play something else, and then another card would be let go than was lifted.
        if carries(held) {
            if escape {
                event.stop_propagation();
            }
            let_go(store, held, None);
        }
    });
    // A press that became a drag is no tap, though the browser may take it for one.
    on_window("click", true, move |event| {
        // The keys press without a pointer.
        let by_pointer = event.unchecked_ref::<web_sys::UiEvent>().detail() > 0;
        if by_pointer && store.after_drag.with(|after| *after) {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    on_cleanup(move || let_go(store, held, None));
}

fn carries(held: Held) -> bool {
    held.try_with(|held| held.as_ref().is_some_and(|press| press.carried.is_some())).unwrap_or_default()
}

/// What a place on the page can be gripped as.
fn grip_of(target: Option<Element>) -> Option<Grip> {
    let target = target?;
    let within = |place: &str| target.closest(place).ok().flatten().is_some();
    if within(".well--stock button") {
        Some(Grip::Stock)
    } else if within(".well--discard button") {
        Some(Grip::DiscardPile)
    } else if within(".hand__card") {
        Some(Grip::Hand)
    } else {
        None
    }
}

fn press(store: Store, held: Held, event: &PointerEvent) {
    store.after_drag.set(false);
    // A second finger means something else than dragging.
    if held.with(Option::is_some) {
        let_go(store, held, None);
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(grip) = grip_of(target).filter(|_| event.button() == 0) {
        held.set(Some(Press {
            pointer: event.pointer_id(),
            finger: event.pointer_type() == "touch",
            from: (event.client_x(), event.client_y()),
            grip,
            carried: None,
        }));
    }
}

fn moved(store: Store, held: Held, event: &PointerEvent) {
    let at = (event.client_x(), event.client_y());
    let Some((from, grip, finger, carried)) = held.with(|held| {
        let press = held.as_ref().filter(|press| press.pointer == event.pointer_id())?;
        Some((press.from, press.grip, press.finger, press.carried.is_some()))
    }) else {
        return;
    };
    // The button was let go where the page could not see it.
    if event.buttons() == 0 {
        let_go(store, held, None);
        return;
    }
    if !carried {
        let (x, y) = (at.0 - from.0, at.1 - from.1);
        if x * x + y * y <= SLOP * SLOP {
            return;
        }
        let Some(carried) = store.lift(grip, from, finger) else {
            held.set(None);
            return;
        };
        held.update(|held| {
            if let Some(press) = held {
                press.carried = Some(carried);
            }
        });
    }
    held.update(|held| {
        if let Some(carried) = held.as_mut().and_then(|press| press.carried.as_mut()) {
            carried.follow(at);
        }
    });
}

fn released(store: Store, held: Held, event: &PointerEvent) {
    let ours = held.with(|held| held.as_ref().is_some_and(|press| press.pointer == event.pointer_id()));
    if ours {
        let_go(store, held, Some((event.client_x(), event.client_y())));
    }
}

/// Where a card let go here would go.
fn spot_at((x, y): (i32, i32)) -> Spot {
    let Some(under) = document().element_from_point(x as f32, y as f32) else { return Spot::Nowhere };
    let within = |place: &str| under.closest(place).ok().flatten();
    let slot =
        within(".mine [data-slot]").or_else(|| within(".mine .slot").and_then(|slot| slot.first_element_child()));
    match slot.and_then(|slot| Slot::written(&slot.get_attribute("data-slot")?)) {
        Some(slot) => Spot::Slot(slot),
        None if within(".well--discard").is_some() => Spot::DiscardPile,
        None => Spot::Nowhere,
    }
}

/// Ends a press: what was carried goes where it was let go, or back. Where that is, is asked only then: it takes a while.
fn let_go(store: Store, held: Held, at: Option<(i32, i32)>) {
    let Some(press) = held.try_update(Option::take).flatten() else { return };
    let Some(carried) = press.carried else { return };
    let spot = at.map_or(Spot::Nowhere, spot_at);
    carried.mark(None);
    store.after_drag.set(true);
    let now = Rect::of(&carried.picture.node());
    carried.picture.node().remove();
    show_dragging(false);
    store.player.update(|player| player.dragged = Some(now));
    let due = store.due();
    match input::drop(due, press.grip, spot) {
        Intent::Ignore => store.fly_home(),
        meant => {
            store.intend(meant);
            if press.finger && matches!(meant, Intent::Act(_)) {
                vibrate(12);
            }
        }
    }
    let warned = matches!(store.choice.get_untracked(), input::Choice::Asked(_));
    if warned || store.remark.with_untracked(Option::is_some) {
        store.fly_home();
    }
}

/// The style sheets hide the card in the hand while it is under the finger.
fn show_dragging(dragging: bool) {
    if let Some(html) = document().document_element() {
        // It fails only for an attribute whose name is none.
        let _ = html.toggle_attribute_with_force("data-drag", dragging);
    }
}

impl Store {
    /// Which decision is due to the person who looks.
    fn due(&self) -> Option<crate::engine::Decision> {
        let looking = self.looking.get_untracked();
        self.play.try_with_untracked(|play| play.as_ref().and_then(|play| look::due(play, looking))).flatten()
    }

    /// Begins a drag: draws or picks up what is gripped, and puts its picture under the finger.
    fn lift(&self, grip: Grip, at: (i32, i32), finger: bool) -> Option<Carried> {
        if self.watching() || !matches!(self.screen_untracked(), Screen::Table(_)) {
            return None;
        }
        let begin = lift(self.due(), self.choice.get_untracked(), grip)?;
        let home = self.player.try_with(|player| player.home_of(grip))?;
        self.player.update(|player| player.dragged = Some(home));
        match begin {
            Intent::Act(action) => self.act(action),
            Intent::Choose(choice) => {
                self.remark.set(None);
                self.choice.set(choice);
            }
            Intent::Ignore => {}
        }
        let looking = self.looking.get_untracked();
        let choice = self.choice.get_untracked();
        let hand = self.play.with_untracked(|play| {
            let look = look::tray(play.as_ref()?, looking, choice, false)?;
            match look.hand {
                Hand::Card(card) => Some(card),
                _ => None,
            }
        });
        let Some(card) = hand else {
            self.player.update(|player| player.dragged = None);
            return None;
        };
        let highest = self.player.with(|player| player.highest);
        let picture = el("span").class("carried").hidden_from_readers().child(loose_card(Some(card), highest, ""));
        let raised = Rect { y: home.y - if finger { ABOVE_FINGER } else { 0 }, ..home };
        let picture = picture.set("style", &raised.style());
        sky()?.append_child(&picture.node()).ok()?;
        show_dragging(true);
        if finger {
            vibrate(8);
        }
        Some(Carried { picture, held_at: at, over: None })
    }

    /// The card goes back to the hand by itself.
    fn fly_home(&self) {
        let this = self.player;
        if self.speed() == 0 || crate::app::motion::wants_less_motion() {
            this.update(|player| player.dragged = None);
        } else {
            this.update(|player| player.fly_home(this));
        }
    }
}

impl Carried {
    /// Follows the pointer, and marks what lies under it.
    fn follow(&mut self, (x, y): (i32, i32)) {
        let style = self.picture.node().unchecked_into::<web_sys::HtmlElement>().style();
        let (dx, dy) = (x - self.held_at.0, y - self.held_at.1);
        // It fails only for a property whose name is none.
        let _ = style.set_property("transform", &format!("translate({dx}px,{dy}px) rotate(-3deg)"));
        let under = document().element_from_point(x as f32, y as f32);
        let over = under.and_then(|under| under.closest(".mine .slot, .well--discard").ok().flatten());
        if over != self.over {
            self.mark(over.as_ref());
            self.over = over;
        }
    }

    fn mark(&self, over: Option<&Element>) {
        for (element, is_over) in [(self.over.as_ref(), false), (over, true)] {
            if let Some(element) = element {
                // It fails only for a class whose name is none.
                let _ = element.class_list().toggle_with_force("is-over", is_over);
            }
        }
    }
}
