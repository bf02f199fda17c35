//! The deal: forty cards, by as few pictures as there are cards in the air at once.
//!
//! Around each beginning and end of an animation the browser makes some five pictures on the page's own thread, in each of which all that
//! moves is styled anew. So nothing begins or ends while cards are dealt: a picture that has brought one card comes back for the next, all
//! within one animation, and the page only shows, one round of cards after the other, those that have arrived.

use super::frames::TRAVEL;
use super::places::{AWAY, mark};
use super::player::{Kept, Player, Way};
use super::rect::Rect;
use crate::app::browser::found;
use crate::app::parts::after;
use crate::app::table::hand::loose_card;
use crate::engine::Slot;
use crate::motion::Plan;
use js_sys::Date;
use std::rc::Rc;

/// So many cards are in the air at once or lie over their slots until these show them: at least, and as many for each rack.
const CARRIED: usize = 8;
/// A card is shown from so many milliseconds before its picture has come to rest: all of four are before the first of them is wanted again.
const EARLY: u16 = 28;
/// A picture that is lower than so many pixels is made higher, and seen flat.
const LOW: i32 = 36;
/// So many cards are shown at once.
const SHOWN: usize = 4;

/// A deal on its way.
struct Deal {
    plan: Plan,
    ways: Vec<Way>,
    /// How many of the ways lead into slots. They come first.
    dealt: usize,
    since: f64,
    /// From one look at what has arrived to the next, in milliseconds.
    round: u16,
    /// When the last card is turned up.
    turned_up: u16,
}

impl Player {
    /// Deals: cards into slots, and the last one turned up.
    pub(super) fn deal(&mut self, plan: Plan, ways: Vec<Way>, this: Kept) {
        let at = |nth: usize| plan.flights.get(nth).map_or(1, |flight| flight.at);
        let (round, turned_up) = (at(SHOWN), at(plan.flights.len() - 1));
        let dealt = ways.partition_point(|way| way.at < turned_up);
        self.carry(&ways[..dealt]);
        self.show_dealt(Rc::new(Deal { plan, ways, dealt, since: Date::now(), round, turned_up }), 0, this);
    }

    /// Puts up the pictures that bring the cards, and sets them out.
    #[inline(never)]
    fn carry(&mut self, cards: &[Way]) {
        let Some(last) = cards.last() else { return };
        let players = cards.len() / Slot::COUNT;
        let carried = CARRIED.next_multiple_of(players.max(1));
        let whole = last.at + last.flight.lasts + last.flight.lasts / 2;
        for first in 0..carried {
            // By itself a picture lies where the rack's card in front comes to lie.
            let brought: Vec<&Way> = cards.iter().skip(first).step_by(carried).collect();
            let Some(lies) = brought.last().map(|way| way.to) else { continue };
            // Not so low that there is nothing between its edges.
            let lies = Rect { w: lies.w.max(LOW), h: lies.h.max(LOW), ..lies };
            let mut frames = r#"[{"transform":"scale(0)"}"#.to_owned();
            let mut key = |at: u16, to: Rect, easing| {
                let share = u32::from(at) * 10_000 / u32::from(whole);
                let (x, y) = (to.x - lies.x, to.y - lies.y);
                let (w, h) = (to.w * 1000 / lies.w, to.h * 1000 / lies.h);
                frames += &format!(
                    r#",{{"offset":{share}e-4,"transform":"translate({x}px,{y}px) scale({w}e-3,{h}e-3)","easing":"{easing}"}}"#
                );
            };
            // Until it sets out it is nowhere; then it rests at each place until it is wanted for the next.
            let mut rests = Rect::default();
            for way in brought {
                key(way.at, rests, "linear");
                key(way.at, way.from, TRAVEL);
                rests = way.to;
                key(way.at + way.flight.lasts, rests, "linear");
            }
            key(whole, rests, "linear");
            let picture = loose_card(None, 0, "fly").set("style", &format!("{};transform-origin:0 0", lies.style()));
            self.put_up(picture, None, frames + "]", 0, whole, "");
        }
        self.go(0, whole);
    }

    /// Shows the cards that have arrived, and looks again later; when all are there, the first discard is turned up. It is so many
    /// milliseconds into the plan at least, whatever becomes of the clock.
    #[inline(never)]
    fn show_dealt(&mut self, deal: Rc<Deal>, at_least: u16, this: Kept) {
        let Deal { plan, ways, dealt, since, round, turned_up } = &*deal;
        let passed = ((Date::now() - since) as u16).saturating_add(EARLY).max(at_least);
        for way in ways {
            if let Some((slot, ..)) = &way.slot
                && way.at + way.flight.lasts <= passed
                && let Some(card) = slot.first_element_child()
            {
                mark(&card, AWAY, false);
            }
        }
        if passed >= *turned_up {
            self.take_away();
            if let Some(rack) = found(".rack.is-away") {
                mark(&rack, AWAY, false);
            }
            self.set_out(plan, &ways[*dealt..], *turned_up, this);
            return;
        }
        let next = ((passed / round.max(&1) + 1) * round).min(*turned_up);
        self.end =
            Some(after((next - passed).into(), move || this.update(|player| player.show_dealt(deal, next, this))));
    }
}
