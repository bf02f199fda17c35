//! Plays a plan on the page.

use super::frames::{APPEARS, OUT, PEG, Running, SETTLE, SLOWS, TRAVEL, animate, transform};
use super::places::{AWAY, FORWARD, card_at, in_rack, mark, sky, slot_element};
use super::rect::Rect;
use crate::app::browser::found;
use crate::app::parts::{Cell, El, after, el};
use crate::app::table::hand::{fixed_card, loose_card};
use crate::app::table::input::Grip;
use crate::app::table::look::Face;
use crate::engine::{Card, Seat, Slot};
use crate::motion::{Ease, Flight, Place, Plan, Timed};
use gloo_timers::callback::Timeout;
use std::mem::take;
use web_sys::Element;

/// What is moving now.
#[derive(Default)]
pub struct Player {
    running: Vec<Running>,
    /// Pictures of cards, removed when all is over.
    pictures: Vec<Element>,
    /// Those that are up and have not set out yet.
    waiting: Vec<SetOut>,
    /// Whether cards are hidden, because they are on their way.
    hides: bool,
    /// The racks that stand before the others until then.
    forward: Vec<Element>,
    pub(super) end: Option<Timeout>,
    /// Counts what has been shown: a plan that was cut short before it set out is not played any more.
    show: u32,
    /// Where the dragged card is, while one is dragged or has just been let go: it does not fly to the hand, and from
    /// the hand it flies from there.
    pub dragged: Option<Rect>,
    /// The highest card of the table, for the place of the numbers.
    pub highest: u8,
}

/// A flight, measured.
pub(super) struct Way {
    /// When in the plan it sets out.
    pub(super) at: u16,
    pub(super) flight: Flight,
    pub(super) from: Rect,
    pub(super) to: Rect,
    /// For a card that goes into a slot that is to be seen: the slot, whose it is, and where the foot of the rack begins.
    pub(super) slot: Option<(Element, Seat, i32)>,
}

/// A picture that is up and waits to set out.
struct SetOut {
    picture: Element,
    frames: String,
    at: u16,
    lasts: u16,
    points: &'static str,
}

/// Where the page keeps it.
pub type Kept = Cell<Player>;

/// How long a change takes to appear where less motion is wanted, in milliseconds.
const FADE: u16 = 120;
/// How long a dragged card takes back to the hand.
const BACK: u16 = 220;
/// The pictures lie where the cards are: they may go so many milliseconds later, when the piles show them.
const LATER: u16 = 40;

impl Player {
    /// Whether anything moves.
    pub fn is_moving(&self) -> bool {
        !self.running.is_empty() || self.hides
    }

    /// Ends all that moves.
    pub fn finish(&mut self) {
        self.show = self.show.wrapping_add(1);
        if !self.is_moving() {
            return;
        }
        self.end = None;
        self.hides = false;
        while let Some(card) = found(".is-away") {
            mark(&card, AWAY, false);
        }
        for rack in take(&mut self.forward) {
            mark(&rack, FORWARD, false);
        }
        for running in take(&mut self.running) {
            running.cancel();
        }
        self.take_away();
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
        self.run(&card, &frames, 0, BACK, BACK, SLOWS);
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
                self.run(&card, APPEARS, 0, FADE, FADE, "");
            }
        }
        self.dragged = None;
        self.end_after(FADE, this);
    }

    /// Hides what is going to arrive, and says which show this is.
    pub fn prepare(&mut self, plan: &Plan) -> u32 {
        self.finish();
        self.hides = true;
        for Timed { what: flight, .. } in &plan.flights {
            let skipped = flight.to == Place::Stock || flight.to == Place::Hand && self.dragged.is_some();
            if let Some(card) = card_at(flight.to).filter(|_| !skipped) {
                mark(&card, AWAY, true);
            }
        }
        // While cards are dealt the open rack shows nothing of their order.
        if plan.flights.len() > Slot::COUNT
            && let Some(rack) = found("main .mine .rack")
        {
            mark(&rack, AWAY, true);
        }
        self.show
    }

    /// Moves everything of a plan that has been prepared, unless it has been cut short since.
    pub fn play(&mut self, plan: Plan, show: u32, this: Kept) {
        if show != self.show {
            return;
        }
        // Everything is measured before anything moves: whenever something does, to measure has all of it styled anew.
        let ways: Vec<Way> = plan.flights.iter().filter_map(|&flight| self.way(flight)).collect();
        if plan.flights.len() > Slot::COUNT {
            self.deal(plan, ways, this);
        } else {
            self.set_out(&plan, &ways, 0, this);
        }
    }

    /// Sets out what is not under way yet, `from` milliseconds into the plan.
    pub(super) fn set_out(&mut self, plan: &Plan, ways: &[Way], from: u16, this: Kept) {
        for way in ways {
            self.fly(way);
        }
        let until = plan.lasts().saturating_sub(from);
        self.go(from, until);
        // What goes to a rack passes in front of the tray.
        for (_, seat, _) in ways.iter().filter_map(|way| way.slot.as_ref()) {
            if let Some(rack) = in_rack(*seat, "") {
                mark(&rack, FORWARD, true);
                self.forward.push(rack);
            }
        }
        self.dragged = self.dragged.filter(|_| plan.flights.iter().all(|flight| flight.what.from != Place::Hand));
        for peg in &plan.pegs {
            let row = Slot::COUNT - peg.what.row();
            if let Some(peg_hole) = found(&format!("main .mine .slots > :nth-child({row}) .peg")) {
                self.run(&peg_hole, PEG, peg.at.saturating_sub(from), 140, until, SLOWS);
            }
        }
        self.end_after(until, this);
    }

    /// Takes away all pictures of cards, the last one first: what goes from before another has that one looked at anew.
    #[inline(never)]
    pub(super) fn take_away(&mut self) {
        while let Some(picture) = self.pictures.pop() {
            picture.remove();
        }
    }

    /// Sets an element moving. It rests where it has arrived `until` all is over, and a moment longer: what is taken away then has not ended
    /// by itself.
    fn run(&mut self, element: &Element, frames: &str, at: u16, lasts: u16, until: u16, points: &str) {
        if let Some(running) = animate(element, frames, at, lasts, until + 2 * LATER, points) {
            self.running.push(running);
        }
    }

    fn end_after(&mut self, milliseconds: u16, this: Kept) {
        if self.running.is_empty() {
            self.finish();
        } else {
            self.end = Some(after(u32::from(milliseconds + LATER), move || this.update(Player::finish)));
        }
    }

    /// Measures the way of a flight; `None` where there is nothing to see of it.
    fn way(&self, Timed { at, what: flight }: Timed<Flight>) -> Option<Way> {
        if flight.to == Place::Hand && self.dragged.is_some() {
            return None;
        }
        let dragged = self.dragged.filter(|_| flight.from == Place::Hand);
        let from = dragged.unwrap_or_else(|| self.rect(flight.from));
        let to = self.rect(flight.to);
        if from.is_empty() || to.is_empty() {
            return None;
        }
        let slot = match flight.to {
            Place::Slot(seat, slot) => slot_element(seat, slot)
                .filter(|element| element.first_element_child().is_some_and(|card| !Rect::of(&card).is_empty()))
                .map(|element| (element, seat, in_rack(seat, " .lip").map_or(to.y + to.h, |lip| Rect::of(&lip).y))),
            _ => None,
        };
        Some(Way { at, flight, from, to, slot })
    }

    fn fly(&mut self, way: &Way) {
        match &way.slot {
            Some((element, _, foot)) => self.come_down(way, element, *foot),
            // To a pile; or to a rack of which only the plate is there: the card vanishes into it.
            None => self.across(way),
        }
    }

    /// A loose card across the table.
    fn across(&mut self, way: &Way) {
        let Way { flight, from, to, .. } = *way;
        let turns = flight.leaves != flight.arrives;
        let mut scale = from.scale_to(to);
        let mut start = from.middle();
        let mut lifts = "";
        if let Place::Slot(..) = flight.from {
            // It is drawn up out of its slot first, so it begins above it.
            scale = scale.clamp(500, 1700);
            start.1 = from.y + from.h / 2 - to.h * scale / 2500;
            // What can be seen through is flat, and would show its face from behind as it turns.
            lifts = if turns { "" } else { r#","opacity":0},{"opacity":1,"offset":0.16"# };
        }
        let (x, y) = (start.0 - to.middle().0, start.1 - to.middle().1);
        let begins = transform((x, y), scale, if turns { 180 } else { 0 });
        let half = transform((x / 2, y / 2 - 14), (scale + 1000) / 2, if turns { 90 } else { 0 });
        let ends = transform((0, 0), 1000, 0);
        let frames =
            format!(r#"[{{"transform":"{begins}"{lifts}}},{{"transform":"{half}"}},{{"transform":"{ends}"}}]"#);
        let picture = el("span").class(if turns { "fly turns" } else { "fly" }).set("style", &to.style());
        let picture = if turns { picture.child(loose_card(flight.leaves, self.highest, "fly__b")) } else { picture };
        let picture = picture.child(loose_card(flight.arrives, self.highest, ""));
        self.put_up(picture, None, frames, way.at, way.flight.lasts, SLOWS);
    }

    /// A card into a slot: it comes down from above, behind the cards in front.
    fn come_down(&mut self, way: &Way, slot: &Element, foot: i32) {
        let Way { flight, from, to: card, .. } = *way;
        let upright = card.h > card.w;
        let height = if upright { card.h } else { (card.w * 5 / 8).min(foot - card.y).max(card.h) };
        let scale = if upright { 800 } else { from.scale_to(card) };
        let (x, y) = (from.middle().0 - card.middle().0, from.y - card.y);
        let above = if upright { -card.h / 4 } else { -(card.h * 3 / 2).min(90) };
        let begins = transform((x, y), scale, 0);
        let over = transform((0, above), 1000, 0);
        let ends = transform((0, 0), 1000, 0);
        let ease = if flight.ease == Ease::Settle { SETTLE } else { OUT };
        let turns = flight.leaves != flight.arrives;
        for (face, leaving) in [(flight.leaves, true), (flight.arrives, false)] {
            // Where it shows the same face all the way, once is enough.
            let (first, last) = match (turns, leaving) {
                (false, true) => continue,
                (false, false) => (1, 1),
                (true, leaving) => (i32::from(leaving), i32::from(!leaving)),
            };
            let frames = format!(
                r#"[{{"transform":"{begins}","opacity":{first},"easing":"{TRAVEL}"}},{{"transform":"{over}","opacity":{last},"offset":0.6,"easing":"{ease}"}},{{"transform":"{ends}","opacity":{last}}}]"#
            );
            let picture = in_slot(face);
            // As high as a whole card.
            let picture = if upright { picture } else { picture.set("style", &format!("height:{height}px")) };
            // Each part of the way has its own speed.
            self.put_up(picture, Some(slot), frames, way.at, flight.lasts, "");
        }
    }

    /// Puts up a picture that waits to set out, above all or in a slot. It is taken away when all is over.
    #[inline(never)]
    pub(super) fn put_up(
        &mut self,
        picture: El,
        place: Option<&Element>,
        frames: String,
        at: u16,
        lasts: u16,
        points: &'static str,
    ) {
        let node = picture.hidden_from_readers().node();
        // It fails only for a node that is no node.
        let _ = place.cloned().or_else(sky).map(|place| place.append_child(&node));
        self.waiting.push(SetOut { picture: node, frames, at, lasts, points });
    }

    /// Sets out what waits, `from` milliseconds into the plan: all is put up before the first of it is moved. It is over `until` then.
    pub(super) fn go(&mut self, from: u16, until: u16) {
        for SetOut { picture, frames, at, lasts, points } in take(&mut self.waiting) {
            self.run(&picture, &frames, at.saturating_sub(from), lasts, until, points);
            self.pictures.push(picture);
        }
    }
}

/// The picture of a card in a slot. What flies is styled in every picture, and the parts that styles give it with it, so a face, whose
/// print is one, flies within another element.
fn in_slot(face: Option<Card>) -> El {
    let face = face.map_or(Face::Back, Face::Card);
    let card = fixed_card(face);
    let picture = if face == Face::Back { card } else { el("span").child(card) };
    mark(&picture.node(), "fly-in", true);
    picture
}
