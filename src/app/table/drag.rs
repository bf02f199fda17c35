//! Dragging cards with a pointer: from the stock, the discard pile or the hand to a slot or the discard pile.
//!
//! A press becomes a drag once it has moved by more than a finger trembles. What it means is worked out by
//! [`crate::table::input`]; here is the card under the pointer, and what can go wrong meanwhile: a second finger, a key, the
//! browser taking the pointer away, the window losing the focus or changing its shape. Then the card goes back.

use crate::app::browser::document::{set_class, set_root_attribute};
use crate::app::browser::events::{PointerState, is_by_pointer, on_window, on_window_first, target_element};
use crate::app::browser::keyboard::Key;
use crate::app::browser::vibration::vibrate;
use crate::app::components::LooseCard;
use crate::app::motion::{CardAnimator, Picture, Rect};
use crate::app::state::{TableInput, TableState};
use crate::engine::{Card, Slot};
use crate::table::TableMatch;
use crate::table::input::{DragSource, DropTarget, Intent, Selection};
use crate::table::view::Hand;
use leptos::prelude::*;
use web_sys::{Element, Event};

/// How far a press may move without becoming a drag, in pixels.
const SLOP: i32 = 8;
/// How far above a finger the card is held so that it can be seen, in pixels.
const ABOVE_FINGER: i32 = 34;
/// How long the device vibrates when a finger lifts a card, and when it plays one, in milliseconds.
const LIFT_VIBRATION: u32 = 8;
const PLAY_VIBRATION: u32 = 12;

/// A point in the window, in pixels.
type Point = (i32, i32);

/// A pointer that is down on something that can be dragged.
struct PointerPress {
    pointer: i32,
    is_finger: bool,
    from: Point,
    source: DragSource,
    carried: Option<CarriedCard>,
}

/// The card under the pointer.
struct CarriedCard {
    picture: Picture,
    /// Where the pointer was when it lifted the card: the picture moves as far as the pointer has moved from there.
    lifted_at: Point,
    /// The slot or pile under the pointer.
    over: Option<Element>,
}

/// Dragging at a table.
#[derive(Clone, Copy)]
struct Dragging {
    table: TableState,
    input: TableInput,
    animator: CardAnimator,
    press: StoredValue<Option<PointerPress>, LocalStorage>,
    /// Whether the last press became a drag: the browser may take it for a click all the same.
    was_drag: StoredValue<bool>,
}

/// Lets cards be dragged as long as the table is there.
pub fn listen_for_drags(input: TableInput) {
    let dragging = Dragging {
        table: expect_context(),
        input,
        animator: expect_context(),
        press: StoredValue::new_local(None),
        was_drag: StoredValue::new(false),
    };
    on_window("pointerdown", move |event| dragging.press(event));
    on_window("pointermove", move |event| dragging.move_pointer(event));
    on_window("pointerup", move |event| dragging.release(event));
    for event in ["pointercancel", "blur", "resize"] {
        on_window(event, move |_| dragging.break_off());
    }
    on_window_first("keydown", move |event| dragging.press_key(event));
    on_window_first("click", move |event| dragging.filter_click(event));
    on_cleanup(move || dragging.break_off());
}

impl Dragging {
    fn press(self, event: &Event) {
        let Some(pointer) = PointerState::of(event) else { return };
        self.was_drag.set_value(false);
        // A second finger means something else than dragging.
        if self.press.with_value(Option::is_some) {
            self.break_off();
            return;
        }
        let source = target_element(event).and_then(|target| source_at(&target));
        if let Some(source) = source.filter(|_| pointer.is_main_button) {
            self.press.set_value(Some(PointerPress {
                pointer: pointer.pointer,
                is_finger: pointer.is_finger,
                from: pointer.at,
                source,
                carried: None,
            }));
        }
    }

    fn move_pointer(self, event: &Event) {
        let Some(PointerState { pointer, at, is_down, .. }) = PointerState::of(event) else { return };
        let Some(mut press) = self.take_press_of(pointer) else { return };
        // The button was released where the page could not see it.
        if !is_down {
            self.let_go(press, None);
            return;
        }
        if press.carried.is_none() {
            let (x, y) = (at.0 - press.from.0, at.1 - press.from.1);
            if x * x + y * y > SLOP * SLOP {
                press.carried = self.lift(&press);
                // There is nothing to drag: the press is of no further interest.
                if press.carried.is_none() {
                    return;
                }
            }
        }
        if let Some(carried) = &mut press.carried {
            carried.move_to(at);
        }
        self.press.set_value(Some(press));
    }

    fn release(self, event: &Event) {
        let Some(PointerState { pointer, at, .. }) = PointerState::of(event) else { return };
        if let Some(press) = self.take_press_of(pointer) {
            self.let_go(press, Some(at));
        }
    }

    /// Any key ends a drag: it may play something, and then another card would be let go than was lifted.
    fn press_key(self, event: &Event) {
        let carries = self.press.with_value(|press| press.as_ref().is_some_and(|press| press.carried.is_some()));
        if carries {
            if Key::of(event).is_some_and(|key| key.name == "Escape") {
                event.stop_propagation();
            }
            self.break_off();
        }
    }

    /// A press that became a drag is no click.
    fn filter_click(self, event: &Event) {
        if is_by_pointer(event) && self.was_drag.get_value() {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn take_press_of(self, pointer: i32) -> Option<PointerPress> {
        self.press.try_update_value(|press| press.take_if(|press| press.pointer == pointer)).flatten()
    }

    fn break_off(self) {
        if let Some(press) = self.press.try_update_value(Option::take).flatten() {
            self.let_go(press, None);
        }
    }

    /// Begins a drag: draws or picks up what is pressed, and puts its picture under the pointer.
    fn lift(self, press: &PointerPress) -> Option<CarriedCard> {
        let home = self.animator.rect_of(press.source);
        if !self.input.start_drag(press.source) {
            return None;
        }
        self.animator.set_dragged(Some(home));
        let carried = self.card_in_hand().and_then(|card| {
            let raised = Rect { y: home.y - if press.is_finger { ABOVE_FINGER } else { 0 }, ..home };
            let highest = self.table.current.with_untracked(TableMatch::highest_card);
            let picture = Picture::over_page("carried".to_owned(), raised, move || {
                view! { <LooseCard card=Some(card) highest/> }.into_any()
            })?;
            Some(CarriedCard { picture, lifted_at: press.from, over: None })
        });
        if carried.is_some() {
            show_dragging(true);
            if press.is_finger {
                vibrate(LIFT_VIBRATION);
            }
        } else {
            self.animator.set_dragged(None);
        }
        carried
    }

    fn card_in_hand(self) -> Option<Card> {
        match untrack(|| self.table.tray())?.hand {
            Hand::Card(card) => Some(card),
            _ => None,
        }
    }

    /// Ends a press: what was carried goes where it was let go, or back.
    fn let_go(self, press: PointerPress, at: Option<Point>) {
        let Some(mut carried) = press.carried else { return };
        // The page is asked what lies there before anything on it changes.
        let target = at.map_or(DropTarget::Nowhere, target_at);
        carried.mark(None);
        self.was_drag.try_set_value(true);
        self.animator.set_dragged(Some(Rect::of(&carried.picture.element)));
        drop(carried);
        show_dragging(false);
        match self.input.drop_intent(press.source, target) {
            Intent::Ignore => self.animator.fly_back(),
            intent => {
                self.input.perform(intent);
                if press.is_finger && matches!(intent, Intent::Act(_)) {
                    vibrate(PLAY_VIBRATION);
                }
            }
        }
        let selection = self.table.current.selection;
        let is_asked = matches!(selection.selected.get_untracked(), Selection::Asked(_));
        if is_asked || selection.refusal.with_untracked(Option::is_some) {
            self.animator.fly_back();
        }
    }
}

impl CarriedCard {
    /// Follows the pointer, and marks what lies under it.
    fn move_to(&mut self, (x, y): Point) {
        let (dx, dy) = (x - self.lifted_at.0, y - self.lifted_at.1);
        // It fails only for names that are not allowed.
        let _ =
            self.picture.element.style().set_property("transform", &format!("translate({dx}px,{dy}px) rotate(-3deg)"));
        let over = element_at((x, y)).and_then(|under| closest(&under, ".mine .slot, .well--discard"));
        self.mark(over);
    }

    fn mark(&mut self, over: Option<Element>) {
        if over == self.over {
            return;
        }
        let before = std::mem::replace(&mut self.over, over);
        for (element, is_over) in [(&before, false), (&self.over, true)] {
            if let Some(element) = element {
                set_class(element, "is-over", is_over);
            }
        }
    }
}

/// What can be dragged from an element of the page.
fn source_at(target: &Element) -> Option<DragSource> {
    let is_within = |selector: &str| closest(target, selector).is_some();
    if is_within(".well--stock button") {
        Some(DragSource::Stock)
    } else if is_within(".well--discard button") {
        Some(DragSource::DiscardPile)
    } else if is_within(".hand__card") {
        Some(DragSource::Hand)
    } else {
        None
    }
}

/// Where a card let go here would go.
fn target_at(at: Point) -> DropTarget {
    let Some(under) = element_at(at) else { return DropTarget::Nowhere };
    let slot = closest(&under, ".mine .slot").and_then(|slot| slot.first_element_child());
    match slot.and_then(|slot| Slot::written(&slot.get_attribute("data-slot")?)) {
        Some(slot) => DropTarget::Slot(slot),
        None if closest(&under, ".well--discard").is_some() => DropTarget::DiscardPile,
        None => DropTarget::Nowhere,
    }
}

fn element_at((x, y): Point) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    // It fails only for selectors that are none.
    element.closest(selector).ok().flatten()
}

/// The style sheets hide the card in the hand while it is under the pointer.
fn show_dragging(is_dragging: bool) {
    set_root_attribute("data-drag", is_dragging.then_some(""));
}
