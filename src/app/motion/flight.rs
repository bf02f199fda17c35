//! A card on its way: from where to where it flies on this page, and the pictures that show it.

use super::keyframes::{Keyframe, OUT, SPRING, Speed, TRAVEL, transform};
use super::picture::Picture;
use super::rect::Rect;
use super::spots::{in_rack, rect_at, slot_element};
use crate::app::components::{LooseCard, StaticCard, card_class};
use crate::engine::{Card, Seat};
use crate::motion::{Ease, Flight, Spot, Timed};
use crate::table::view::Face;
use leptos::prelude::*;
use web_sys::Element;

/// A flight, measured on the page.
pub struct MeasuredFlight {
    /// When in the plan it begins, in milliseconds.
    pub at: u16,
    /// What flies.
    pub flight: Flight,
    /// From where.
    pub from: Rect,
    /// To where.
    pub to: Rect,
    /// The slot it goes into, if that can be seen.
    pub into: Option<TargetSlot>,
}

/// A slot that a card goes into.
pub struct TargetSlot {
    /// Its element.
    pub element: Element,
    /// Whose it is.
    pub seat: Seat,
    /// Where the foot of the rack begins, in pixels from above.
    foot: i32,
}

/// A picture that is up and waits to be animated.
pub struct Launch {
    /// The picture.
    pub picture: Picture,
    /// What it does.
    pub keyframes: Vec<Keyframe>,
    /// When in the plan it begins, in milliseconds.
    pub at: u16,
    /// How long it takes, in milliseconds.
    pub lasts: u16,
    /// How fast it runs through its keyframes.
    pub speed: Speed,
}

impl MeasuredFlight {
    /// Measures a flight; `None` where nothing of it is to be seen. `dragged`: where the card is that was dragged to the hand, or
    /// from there.
    pub fn measure(Timed { at, what: flight }: Timed<Flight>, dragged: Option<Rect>) -> Option<MeasuredFlight> {
        if flight.to == Spot::Hand && dragged.is_some() {
            return None;
        }
        let from = dragged.filter(|_| flight.from == Spot::Hand).unwrap_or_else(|| rect_at(flight.from));
        let to = rect_at(flight.to);
        if from.is_empty() || to.is_empty() {
            return None;
        }
        Some(MeasuredFlight { at, flight, from, to, into: TargetSlot::measure(flight.to, to) })
    }

    /// Puts up the pictures of this flight. `highest`: the highest card in play, by which numbers stand on the cards.
    pub fn launch(&self, highest: u8) -> Vec<Launch> {
        match &self.into {
            Some(slot) => self.come_down(slot),
            // To a pile; or to a rack of which only the plate is there: the card vanishes into it.
            None => self.cross_table(highest).into_iter().collect(),
        }
    }

    fn turns_over(&self) -> bool {
        self.flight.leaves != self.flight.arrives
    }

    /// A loose card across the table.
    fn cross_table(&self, highest: u8) -> Option<Launch> {
        let MeasuredFlight { flight, from, to, .. } = *self;
        let turns = self.turns_over();
        let comes_from_slot = matches!(flight.from, Spot::Slot(..));
        let mut scale = from.scale_to(to);
        let mut start = from.middle();
        if comes_from_slot {
            // It is drawn up out of its slot first, so it begins above it.
            scale = scale.clamp(500, 1700);
            start.1 = from.y + from.height / 2 - to.height * scale / 2500;
        }
        let (x, y) = (start.0 - to.middle().0, start.1 - to.middle().1);
        let begin = Keyframe::transform(transform((x, y), scale, if turns { 180 } else { 0 }));
        let half = Keyframe::transform(transform((x / 2, y / 2 - 14), (scale + 1000) / 2, if turns { 90 } else { 0 }));
        let end = Keyframe::transform(transform((0, 0), 1000, 0));
        // What can be seen through is flat, and would show its face from behind as it turns.
        let keyframes = if comes_from_slot && !turns {
            vec![begin.with_opacity(0.0), Keyframe::opacity(1.0).at(0.16), half, end]
        } else {
            vec![begin, half, end]
        };
        let class = if turns { "fly turns" } else { "fly" };
        let picture = Picture::over_page(class.to_owned(), to, move || {
            let face = view! { <LooseCard card=flight.arrives highest/> };
            if turns {
                view! { <LooseCard card=flight.leaves highest class="fly__b"/>{face} }.into_any()
            } else {
                face.into_any()
            }
        })?;
        Some(Launch { picture, keyframes, at: self.at, lasts: flight.lasts, speed: Speed::SlowingDown })
    }

    /// A card into a slot: it comes down from above, behind the cards in front.
    fn come_down(&self, slot: &TargetSlot) -> Vec<Launch> {
        let MeasuredFlight { at, flight, from, to: card, .. } = *self;
        let is_upright = card.height > card.width;
        // As high as a whole card.
        let height =
            if is_upright { card.height } else { (card.width * 5 / 8).min(slot.foot - card.y).max(card.height) };
        let scale = if is_upright { 800 } else { from.scale_to(card) };
        let (x, y) = (from.middle().0 - card.middle().0, from.y - card.y);
        let above = if is_upright { -card.height / 4 } else { -(card.height * 3 / 2).min(90) };
        let ease = if flight.ease == Ease::Settle { SPRING } else { OUT };
        let launch = |face: Option<Card>, first: f64, last: f64| {
            let picture = picture_in_slot(&slot.element, face, (!is_upright).then_some(height))?;
            let keyframes = vec![
                Keyframe::transform(transform((x, y), scale, 0)).with_opacity(first).easing(TRAVEL),
                Keyframe::transform(transform((0, above), 1000, 0)).with_opacity(last).at(0.6).easing(ease),
                Keyframe::transform(transform((0, 0), 1000, 0)).with_opacity(last),
            ];
            Some(Launch { picture, keyframes, at, lasts: flight.lasts, speed: Speed::Even })
        };
        let launches = if self.turns_over() {
            [launch(flight.leaves, 1.0, 0.0), launch(flight.arrives, 0.0, 1.0)]
        } else {
            [launch(flight.arrives, 1.0, 1.0), None]
        };
        launches.into_iter().flatten().collect()
    }
}

impl TargetSlot {
    fn measure(spot: Spot, card: Rect) -> Option<TargetSlot> {
        let Spot::Slot(seat, slot) = spot else { return None };
        let element = slot_element(seat, slot)?;
        if Rect::of(&element.first_element_child()?).is_empty() {
            return None;
        }
        let foot = in_rack(seat, " .lip").map_or(card.y + card.height, |lip| Rect::of(&lip).y);
        Some(TargetSlot { element, seat, foot })
    }
}

/// Puts up the picture of a card in a slot: face up, or without a card its back. The browser styles what flies anew in every
/// frame, and the rules for a face give it parts to style with it: so a face flies within another element.
fn picture_in_slot(slot: &Element, face: Option<Card>, height: Option<i32>) -> Option<Picture> {
    let height = height.map(|height| format!("{height}px"));
    Picture::mount(slot, move || match face {
        Some(card) => {
            let card = view! { <StaticCard face=Face::Card(card)/> };
            view! { <span class="fly-in" aria-hidden="true" style:height=height>{card}</span> }.into_any()
        }
        None => {
            let class = card_class(Face::Back) + " fly-in";
            view! { <span class=class aria-hidden="true" style:height=height></span> }.into_any()
        }
    })
}
