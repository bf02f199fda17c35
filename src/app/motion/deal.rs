//! The deal: forty cards, by as few pictures as there are cards in the air at once.
//!
//! Around the beginning and the end of an animation the browser styles all that moves on the page's own thread. So nothing
//! begins or ends while cards are dealt: a picture that has brought one card comes back for the next, all within one
//! animation, and the page only shows, one round of cards after the other, those that have arrived.

use super::animator::CardAnimator;
use super::flight::{Launch, MeasuredFlight};
use super::keyframes::{Keyframe, Speed, TRAVEL};
use super::picture::Picture;
use super::rect::Rect;
use super::spots::AWAY;
use crate::app::browser::document::{find, set_class};
use crate::app::components::card_class;
use crate::engine::Slot;
use crate::motion::Plan;
use crate::table::view::Face;
use js_sys::Date;
use leptos::prelude::*;

/// At least so many pictures bring the cards, and as many for each rack: so many cards are in the air, or lie over their
/// slots until these show them.
const PICTURES: usize = 8;
/// A card is shown from so many milliseconds before its picture has come to rest: all four of a round are shown before the
/// first of their pictures is wanted again.
const EARLY: u16 = 28;
/// A picture that is lower than so many pixels is made higher, and scaled down.
const LOWEST: i32 = 36;
/// So many cards are shown at once.
const SHOWN_AT_ONCE: usize = 4;

/// A deal under way.
pub struct Deal {
    plan: Plan,
    /// The cards into slots, then the one that is turned up.
    flights: Vec<MeasuredFlight>,
    /// How many of the flights lead into slots.
    dealt: usize,
    /// When it began, by the clock, in milliseconds.
    since: f64,
    /// From one look at what has arrived to the next, in milliseconds.
    round: u16,
    /// When in the plan the last card is turned up.
    turned_up: u16,
}

impl Deal {
    fn new(plan: Plan, flights: Vec<MeasuredFlight>) -> Deal {
        let begins = |nth: usize| plan.flights.get(nth).map_or(1, |flight| flight.at);
        let (round, turned_up) = (begins(SHOWN_AT_ONCE), begins(plan.flights.len() - 1));
        let dealt = flights.partition_point(|flight| flight.at < turned_up);
        Deal { plan, flights, dealt, since: Date::now(), round, turned_up }
    }

    /// Puts up the pictures that bring the cards, and says for how long, in milliseconds, they are needed.
    fn launch(&self) -> (Vec<Launch>, u16) {
        let cards = &self.flights[..self.dealt];
        let Some(last) = cards.last() else { return (Vec::new(), 0) };
        let lasts = last.at + last.flight.lasts + last.flight.lasts / 2;
        let racks = (cards.len() / Slot::COUNT).max(1);
        let pictures = PICTURES.next_multiple_of(racks);
        let launches = (0..pictures).filter_map(|first| {
            let brought: Vec<&MeasuredFlight> = cards.iter().skip(first).step_by(pictures).collect();
            launch_for(&brought, lasts)
        });
        (launches.collect(), lasts)
    }

    /// Shows the cards that have arrived so many milliseconds into the plan.
    fn show_arrived(&self, passed: u16) {
        for flight in &self.flights {
            if let Some(slot) = &flight.into
                && flight.at + flight.flight.lasts <= passed
                && let Some(card) = slot.element.first_element_child()
            {
                set_class(&card, AWAY, false);
            }
        }
    }
}

/// Puts up a picture that brings all these cards, one after the other.
fn launch_for(brought: &[&MeasuredFlight], lasts: u16) -> Option<Launch> {
    // Unmoved it lies where the last of its cards comes to lie: that is the one in front.
    let area = brought.last()?.to;
    // Not so low that there is nothing between its edges.
    let area = Rect { width: area.width.max(LOWEST), height: area.height.max(LOWEST), ..area };
    let keyframe = |at: u16, to: Rect, easing| {
        let (x, y) = (to.x - area.x, to.y - area.y);
        let (width, height) = (to.width * 1000 / area.width, to.height * 1000 / area.height);
        let transform = format!("translate({x}px,{y}px) scale({width}e-3,{height}e-3)");
        Keyframe::transform(transform).at(f64::from(at) / f64::from(lasts)).easing(easing)
    };
    let mut keyframes = vec![Keyframe::transform("scale(0)".to_owned())];
    // Until it begins it is nowhere; then it rests at each spot until it is wanted for the next.
    let mut rests_at = Rect::default();
    for flight in brought {
        keyframes.push(keyframe(flight.at, rests_at, "linear"));
        keyframes.push(keyframe(flight.at, flight.from, TRAVEL));
        rests_at = flight.to;
        keyframes.push(keyframe(flight.at + flight.flight.lasts, rests_at, "linear"));
    }
    keyframes.push(keyframe(lasts, rests_at, "linear"));
    let class = card_class(Face::Back) + " loose fly";
    let picture = Picture::over_page(class, area, || ().into_any())?;
    Some(Launch { picture, keyframes, at: 0, lasts, speed: Speed::Even })
}

impl CardAnimator {
    /// Deals: cards into slots, and the last one turned up.
    pub(super) fn deal(self, plan: Plan, flights: Vec<MeasuredFlight>) {
        let deal = Deal::new(plan, flights);
        let (launches, lasts) = deal.launch();
        self.update(|animations| animations.run_all(launches, 0, lasts));
        self.go_on_dealing(deal, 0);
    }

    /// Shows the cards that have arrived, and goes on later; when all are there, the first discard is turned up. It is so
    /// many milliseconds into the plan at least, whatever becomes of the clock.
    fn go_on_dealing(self, deal: Deal, at_least: u16) {
        let passed = ((Date::now() - deal.since) as u16).saturating_add(EARLY).max(at_least);
        deal.show_arrived(passed);
        if passed < deal.turned_up {
            let next = ((passed / deal.round.max(1) + 1) * deal.round).min(deal.turned_up);
            self.set_timer(next - passed, move || self.go_on_dealing(deal, next));
            return;
        }
        self.update(|animations| animations.take_pictures_away());
        if let Some(rack) = find(&format!(".rack.{AWAY}")) {
            set_class(&rack, AWAY, false);
        }
        self.launch(&deal.plan, &deal.flights[deal.dealt..], deal.turned_up);
    }
}
