//! Plays a plan on the page.

use super::frames::{self, APPEARS, HIDDEN, IN_FRONT, OUT, PEG, Running, SETTLE, TRAVEL, animate, transform};
use super::rect::Rect;
use crate::app::parts::{Cell, El, after, el};
use crate::app::table::hand::{card_class, card_print, card_style, loose_card};
use crate::app::table::input::Grip;
use crate::app::table::look::Face;
use crate::engine::{Card, Seat, Slot};
use crate::motion::{Ease, Flight, Place, Plan, Timed};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::Element;

/// What is moving now.
#[derive(Default)]
pub struct Player {
    running: Vec<Running>,
    /// Pictures of cards, to be removed.
    pictures: Vec<El>,
    end: Option<Timeout>,
    /// Where the dragged card is, while one is dragged or has just been let go: it does not fly to the hand, and from
    /// the hand it flies from there.
    pub dragged: Option<Rect>,
    /// The highest card of the table, for the place of the numbers.
    pub highest: u8,
}

/// Where the page keeps it.
pub type Kept = Cell<Player>;

/// How long a change takes to appear where less motion is wanted, in milliseconds.
const FADE: u16 = 120;
/// How long a dragged card takes back to the hand.
const BACK: u16 = 220;

/// While cards are dealt, the shelves behind them are to be seen.
fn mark_dealing(dealing: bool) {
    if let Some(main) = found("main") {
        // It fails only for an attribute whose name is none.
        let _ = main.toggle_attribute_with_force("data-dealing", dealing);
    }
}

fn found(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn in_rack(seat: Seat, part: &str) -> Option<Element> {
    found(&format!("main [data-seat='{}']{part}", seat.number()))
}

/// The element of a slot. Slot 50 stands first on the page.
fn slot_element(seat: Seat, slot: Slot) -> Option<Element> {
    in_rack(seat, &format!(" .slots > :nth-child({})", Slot::COUNT - slot.row()))
}

/// The card that lies at a place.
fn card_at(place: Place) -> Option<Element> {
    match place {
        Place::Stock => found(".well--stock .loose"),
        Place::DiscardPile => found(".well--discard .pile > .loose:last-child"),
        Place::Hand => found(".hand .loose"),
        Place::Slot(seat, slot) => slot_element(seat, slot)?.first_element_child(),
    }
}

impl Player {
    /// Whether anything moves.
    pub fn is_moving(&self) -> bool {
        !self.running.is_empty()
    }

    /// Ends all that moves.
    pub fn finish(&mut self) {
        if self.running.is_empty() {
            return;
        }
        self.end = None;
        mark_dealing(false);
        self.running.drain(..).for_each(|running| running.cancel());
        for picture in self.pictures.drain(..) {
            picture.node().remove();
        }
    }

    /// Shows the new state at once.
    pub fn still(&mut self) {
        self.finish();
        self.dragged = None;
    }

    /// Where the card is that can be dragged from here.
    pub fn home_of(&self, grip: Grip) -> Rect {
        self.rect(match grip {
            Grip::Stock => Place::Stock,
            Grip::DiscardPile => Place::DiscardPile,
            Grip::Hand => Place::Hand,
        })
    }

    /// Lets the card that was dragged fly back to the hand, where it still is.
    pub fn fly_home(&mut self, this: Kept) {
        self.finish();
        let (Some(from), Some(card)) = (self.dragged.take(), card_at(Place::Hand)) else { return };
        let to = Rect::of(&card);
        let way = (from.middle().0 - to.middle().0, from.middle().1 - to.middle().1);
        let frames = format!(
            r#"[{{"transform":"{}"}},{{"transform":"{}"}}]"#,
            transform(way, from.scale_to(to), 0),
            transform((0, 0), 1000, 0)
        );
        self.running.extend(animate(&card, &frames, 0, BACK, TRAVEL));
        self.end_after(BACK, this);
    }

    /// Where a card lies, or would lie, at a place.
    fn rect(&self, place: Place) -> Rect {
        let there = |selector| found(selector).map_or_else(Rect::default, |element| Rect::of(&element));
        match place {
            Place::Hand => {
                let hand = card_at(place).map_or_else(Rect::default, |card| Rect::of(&card));
                if !hand.is_empty() {
                    return hand;
                }
                let cell = there(".hand");
                cell.card(cell.w.min(there(".well--discard .pile").w.max(60)))
            }
            Place::Stock | Place::DiscardPile => {
                let pile = there(if place == Place::Stock { ".pile--stock" } else { ".well--discard .pile" });
                pile.card(pile.w)
            }
            Place::Slot(seat, slot) => {
                let card = slot_element(seat, slot).and_then(|slot| slot.first_element_child());
                let card = card.map_or_else(Rect::default, |card| Rect::of(&card));
                if !card.is_empty() {
                    return card;
                }
                // On small screens only the plate of a rack is there, or only its pin on the ruler.
                let lip = in_rack(seat, " .lip").map_or_else(Rect::default, |lip| Rect::of(&lip));
                let rest = if lip.is_empty() { there(".ruler") } else { lip };
                rest.card(48)
            }
        }
    }

    /// Shows only that something has changed, without any way from place to place.
    pub fn fade_in(&mut self, plan: &Plan, this: Kept) {
        self.finish();
        for flight in &plan.flights {
            if let Some(card) = card_at(flight.what.to) {
                self.running.extend(animate(&card, APPEARS, 0, FADE, "linear"));
            }
        }
        self.dragged = None;
        self.end_after(FADE, this);
    }

    /// Moves everything of a plan.
    pub fn play(&mut self, plan: &Plan, this: Kept) {
        self.finish();
        if plan.flights.len() > Slot::COUNT {
            mark_dealing(true);
        }
        for flight in &plan.flights {
            self.fly(*flight);
        }
        for peg in &plan.pegs {
            let row = Slot::COUNT - peg.what.row();
            if let Some(peg_hole) = found(&format!("main .mine .slots > :nth-child({row}) .peg")) {
                self.running.extend(animate(&peg_hole, PEG, peg.at, 140, OUT));
            }
        }
        self.dragged = self.dragged.filter(|_| plan.flights.iter().all(|flight| flight.what.from != Place::Hand));
        self.end_after(plan.lasts(), this);
    }

    fn end_after(&mut self, milliseconds: u16, this: Kept) {
        // The pictures lie where the cards are: they may go a moment later.
        let end = move || this.update(Player::finish);
        self.end = (!self.running.is_empty()).then(|| after(u32::from(milliseconds) + 40, end));
    }

    fn fly(&mut self, flight: Timed<Flight>) {
        let Timed { at, what: flight } = flight;
        if flight.to == Place::Hand && self.dragged.is_some() {
            return;
        }
        let mut from = self.rect(flight.from);
        if let (Place::Hand, Some(dragged)) = (flight.from, self.dragged) {
            from = dragged;
        }
        let to = self.rect(flight.to);
        if from.is_empty() || to.is_empty() {
            return;
        }
        // What has arrived on the page already is not to be seen before it has arrived in the picture.
        if let Some(card) = card_at(flight.to).filter(|_| flight.to != Place::Stock) {
            self.running.extend(animate(&card, HIDDEN, 0, at + flight.lasts, "linear"));
        }
        match flight.to {
            Place::Slot(seat, slot) => self.come_down(at, flight, seat, slot, from),
            _ => self.across(at, flight, from, to),
        }
    }

    /// A loose card across the table.
    fn across(&mut self, at: u16, flight: Flight, from: Rect, to: Rect) {
        let turns = flight.leaves != flight.arrives;
        let mut scale = from.scale_to(to);
        let mut start = from.middle();
        let mut lifts = String::new();
        if let Place::Slot(..) = flight.from {
            // It is drawn up out of its slot first, so it begins above it.
            scale = scale.clamp(500, 1700);
            start.1 = from.y + from.h / 2 - to.h * scale / 2500;
            lifts = r#","opacity":0},{"opacity":1,"offset":0.16"#.to_owned();
        }
        let (x, y) = (start.0 - to.middle().0, start.1 - to.middle().1);
        let begins = transform((x, y), scale, if turns { 180 } else { 0 });
        let half = transform((x / 2, y / 2 - 14), (scale + 1000) / 2, if turns { 90 } else { 0 });
        let ends = transform((0, 0), 1000, 0);
        let frames =
            format!(r#"[{{"transform":"{begins}"{lifts}}},{{"transform":"{half}"}},{{"transform":"{ends}"}}]"#);
        let picture = el("span").class("fly").hidden_from_readers().set("style", &to.style());
        let picture = picture.child(loose_card(flight.arrives, self.highest, ""));
        let picture = if turns { picture.child(loose_card(flight.leaves, self.highest, "fly__b")) } else { picture };
        if let Some(body) = document().body() {
            self.show(picture, &body, &frames, at, flight);
        }
    }

    /// A card into a slot: it comes down from above, behind the cards in front.
    fn come_down(&mut self, at: u16, flight: Flight, seat: Seat, slot: Slot, from: Rect) {
        let Some(element) = slot_element(seat, slot) else { return };
        let card = element.first_element_child().map_or_else(Rect::default, |card| Rect::of(&card));
        if card.is_empty() {
            // Only the plate is there: the card vanishes into it.
            let to = self.rect(Place::Slot(seat, slot));
            self.across(at, flight, from, to);
            return;
        }
        if let Some(rack) = in_rack(seat, "") {
            self.running.extend(animate(&rack, IN_FRONT, 0, at + flight.lasts, "linear"));
        }
        let upright = card.h > card.w;
        let foot = in_rack(seat, " .lip").map_or(card.y + card.h, |lip| Rect::of(&lip).y);
        let height = (card.w * 5 / 8).min(foot - card.y).max(card.h);
        let scale = if upright { 800 } else { from.scale_to(card) };
        let (x, y) = (from.middle().0 - card.middle().0, from.y - card.y);
        let above = if upright { -card.h / 4 } else { -(card.h * 3 / 2).min(90) };
        let begins = transform((x, y), scale, 0);
        let over = transform((0, above), 1000, 0);
        let ends = transform((0, 0), 1000, 0);
        let faces = [(flight.leaves, true), (flight.arrives, false)];
        let turns = flight.leaves != flight.arrives;
        for (face, leaving) in faces {
            if leaving && !turns {
                continue;
            }
            let (first, last) = match (turns, leaving) {
                (false, _) => ("1", "1"),
                (_, true) => ("1", "0"),
                _ => ("0", "1"),
            };
            let frames = format!(
                r#"[{{"transform":"{begins}","opacity":{first},"easing":"{TRAVEL}"}},{{"transform":"{over}","opacity":{last},"offset":0.6,"easing":"{}"}},{{"transform":"{ends}","opacity":{last}}}]"#,
                if flight.ease == Ease::Settle { SETTLE } else { OUT },
            );
            let height = if upright { card.h } else { height };
            self.show(in_slot(face, height, upright), &element, &frames, at, flight);
        }
    }

    fn show(&mut self, picture: El, place: &Element, frames: &str, at: u16, flight: Flight) {
        let node = picture.node();
        // It fails only for a node that is no node.
        let _ = place.append_child(&node);
        let ease = match flight.to {
            Place::Slot(..) => "linear",
            _ => frames::TRAVEL,
        };
        self.running.extend(animate(&node, frames, at, flight.lasts, ease));
        self.pictures.push(picture);
    }
}

/// The picture of a card in a slot, as high as a whole card.
fn in_slot(face: Option<Card>, height: i32, upright: bool) -> El {
    let face = face.map_or(Face::Back, Face::Card);
    let style = if upright { card_style(face) } else { format!("{};height:{height}px", card_style(face)) };
    let picture = el("span").class(&format!("{} fly-in", card_class(face))).set("style", &style).hidden_from_readers();
    match face {
        Face::Card(card) => picture.child(card_print(card)),
        _ => picture,
    }
}
