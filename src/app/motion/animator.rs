//! Plays plans on the page, one at a time.

use super::flight::{Launch, MeasuredFlight};
use super::keyframes::{Animation, Keyframe, Speed, Timing, animate, transform};
use super::picture::Picture;
use super::rect::Rect;
use super::spots::{AWAY, FORWARD, card_at, in_rack, own_peg, own_rack, rect_at};
use crate::app::browser::document::{find, set_class};
use crate::app::browser::media::prefers_reduced_motion;
use crate::app::browser::timers::{Timer, after_paint};
use crate::app::state::{CardMotion, Happened, Sound, is_another};
use crate::motion::{Plan, Spot, Timed};
use crate::table::input::DragSource;
use leptos::prelude::*;
use leptos::task::{spawn_local_scoped, tick};
use std::mem::take;
use std::sync::Arc;
use web_sys::Element;

/// How long a change takes to appear where less motion is wanted, in milliseconds.
const FADE: u16 = 120;
/// How long a dragged card takes back to the hand, in milliseconds.
const FLY_BACK: u16 = 220;
/// How long a peg takes to go in, in milliseconds.
const PEG: u16 = 140;
/// The pictures lie where the cards are: they may go so many milliseconds later, when the piles show them.
const LATER: u16 = 40;
/// In percent of the usual, how fast sounds follow each other where nothing moves.
const SPEED_OF_SOUNDS: u16 = 400;

/// Moves cards over a page that already shows where they belong. Provided by context.
#[derive(Clone, Copy)]
pub struct CardAnimator {
    animations: StoredValue<Animations, LocalStorage>,
    timer: Timer,
    /// How fast, and whether at all.
    pub(super) motion: CardMotion,
    /// What is heard of it.
    pub(super) sound: Sound,
}

/// What is moving now.
#[derive(Default)]
pub struct Animations {
    running: Vec<Animation>,
    pictures: Vec<Picture>,
    /// Whether cards are hidden, because they are on their way.
    hides_cards: bool,
    /// The racks that stand before the others as long as cards fly to them.
    forward: Vec<Element>,
    /// Counts what has been shown: a plan that was ended before it began is not played any more.
    sequence: u32,
    /// Where the dragged card is, while one is dragged or has just been let go: it does not fly to the hand, and from the
    /// hand it flies from there.
    dragged: Option<Rect>,
    /// The highest card in play, by which numbers stand on the cards.
    highest: u8,
    /// What was shown last of what has happened.
    shown: Option<Arc<Happened>>,
}

impl CardAnimator {
    /// Nothing moves yet.
    pub fn new(motion: CardMotion, sound: Sound) -> CardAnimator {
        CardAnimator { animations: StoredValue::new_local(Animations::default()), timer: Timer::new(), motion, sound }
    }

    /// Ends all that moves.
    pub fn finish(self) {
        self.timer.cancel();
        self.update(Animations::finish);
    }

    /// Whether this has happened since it was asked last.
    pub fn is_new(self, happened: &Arc<Happened>) -> bool {
        let is_new = self.animations.try_update_value(|animations| {
            let before = animations.shown.replace(Arc::clone(happened));
            is_another(Some(happened), before.as_ref())
        });
        is_new == Some(true)
    }

    /// Tells the highest card in play.
    pub fn set_highest(self, highest: u8) {
        self.update(|animations| animations.highest = highest);
    }

    /// Tells where the dragged card is, or that none is dragged.
    pub fn set_dragged(self, dragged: Option<Rect>) {
        self.update(|animations| animations.dragged = dragged);
    }

    /// Where the card is that can be dragged from here.
    pub fn rect_of(self, source: DragSource) -> Rect {
        rect_at(match source {
            DragSource::Stock => Spot::Stock,
            DragSource::DiscardPile => Spot::DiscardPile,
            DragSource::Hand => Spot::Hand,
        })
    }

    /// Lets the card that was dragged fly back to the hand, where it still is.
    pub fn fly_back(self) {
        if !self.is_wanted() {
            self.set_dragged(None);
            return;
        }
        self.finish();
        let dragged = self.animations.try_update_value(|animations| animations.dragged.take()).flatten();
        let (Some(from), Some(card)) = (dragged, card_at(Spot::Hand)) else { return };
        let to = Rect::of(&card);
        let away = (from.middle().0 - to.middle().0, from.middle().1 - to.middle().1);
        let keyframes = [
            Keyframe::transform(transform(away, from.scale_to(to), 0)),
            Keyframe::transform(transform((0, 0), 1000, 0)),
        ];
        let timing = Timing { delay: 0, duration: FLY_BACK, end: FLY_BACK, speed: Speed::SlowingDown };
        self.update(|animations| animations.run(&card, &keyframes, timing));
        self.finish_after(FLY_BACK);
    }

    /// Plays what leads to a new state of the table.
    pub fn show(self, plan: Plan) {
        // Computer players who move at once do not cut short what the person has played.
        if plan.is_empty() {
            return;
        }
        let speed = self.motion.speed();
        let mut plan = plan.paced(if speed == 0 { SPEED_OF_SOUNDS } else { speed });
        let cues = take(&mut plan.sounds).into_iter().map(|sound| (sound.what.into(), sound.at.into()));
        self.sound.play_together(cues.collect());
        spawn_local_scoped(async move {
            // Effects run a tick later, and those that follow a signal which an effect sets one more. By then the page shows
            // the new state, and what arrives is hidden before the browser paints it.
            tick().await;
            tick().await;
            if speed == 0 {
                self.finish();
                self.set_dragged(None);
            } else if prefers_reduced_motion() {
                self.fade_in(&plan);
            } else {
                let sequence = self.prepare(&plan);
                // Once the browser has laid out the page, it costs nothing to measure it.
                after_paint(move || self.play(plan, sequence));
            }
        });
    }

    /// Changes what is moving, and tells the page whether anything is.
    pub(super) fn update(self, change: impl FnOnce(&mut Animations)) {
        let is_moving = self.animations.try_update_value(|animations| {
            change(animations);
            animations.is_moving()
        });
        self.motion.is_moving.try_set_value(is_moving == Some(true));
    }

    /// Does something so many milliseconds from now, unless all is ended before.
    pub(super) fn set_timer(self, milliseconds: u16, act: impl FnOnce() + 'static) {
        self.timer.set(milliseconds.into(), act);
    }

    /// Whether cards move from spot to spot.
    fn is_wanted(self) -> bool {
        self.motion.speed() > 0 && !prefers_reduced_motion()
    }

    fn finish_after(self, milliseconds: u16) {
        if self.animations.try_with_value(|animations| animations.running.is_empty()) == Some(false) {
            self.set_timer(milliseconds + LATER, move || self.finish());
        } else {
            self.finish();
        }
    }

    /// Shows only that something has changed, with nothing moving from spot to spot.
    fn fade_in(self, plan: &Plan) {
        self.finish();
        let keyframes = [Keyframe::opacity(0.0), Keyframe::opacity(1.0)];
        let timing = Timing { delay: 0, duration: FADE, end: FADE, speed: Speed::Even };
        self.update(|animations| {
            for card in plan.flights.iter().filter_map(|flight| card_at(flight.what.to)) {
                animations.run(&card, &keyframes, timing);
            }
            animations.dragged = None;
        });
        self.finish_after(FADE);
    }

    /// Hides what is going to arrive, and returns the number of this plan in the sequence.
    fn prepare(self, plan: &Plan) -> u32 {
        self.finish();
        let mut sequence = 0;
        self.update(|animations| {
            animations.hide(plan);
            sequence = animations.sequence;
        });
        sequence
    }

    /// Moves everything of a plan that has been prepared, unless it has been ended since.
    fn play(self, plan: Plan, sequence: u32) {
        let now = self.animations.try_with_value(|animations| (animations.sequence, animations.dragged));
        let Some((_, dragged)) = now.filter(|(latest, _)| *latest == sequence) else { return };
        // Everything is measured before anything moves: after that, all that moves would be styled anew for it.
        let flights: Vec<MeasuredFlight> =
            plan.flights.iter().filter_map(|&flight| MeasuredFlight::measure(flight, dragged)).collect();
        if plan.is_deal() {
            self.deal(plan, flights);
        } else {
            self.launch(&plan, &flights, 0);
        }
    }

    /// Launches these flights, and the pegs, of a plan of which so many milliseconds have passed.
    pub(super) fn launch(self, plan: &Plan, flights: &[MeasuredFlight], passed: u16) {
        let end = plan.lasts().saturating_sub(passed);
        self.update(|animations| {
            // All pictures are up before the first of them moves.
            let launches = flights.iter().flat_map(|flight| flight.launch(animations.highest)).collect();
            animations.run_all(launches, passed, end);
            animations.bring_forward(flights);
            if plan.flights.iter().any(|flight| flight.what.from == Spot::Hand) {
                animations.dragged = None;
            }
            animations.run_pegs(plan, passed, end);
        });
        self.finish_after(end);
    }
}

impl Animations {
    fn is_moving(&self) -> bool {
        !self.running.is_empty() || self.hides_cards
    }

    fn finish(&mut self) {
        self.sequence = self.sequence.wrapping_add(1);
        if !self.is_moving() {
            return;
        }
        self.hides_cards = false;
        while let Some(card) = find(&format!(".{AWAY}")) {
            set_class(&card, AWAY, false);
        }
        for rack in self.forward.drain(..) {
            set_class(&rack, FORWARD, false);
        }
        for animation in self.running.drain(..) {
            animation.cancel();
        }
        self.take_pictures_away();
    }

    /// Takes away all pictures of cards.
    pub(super) fn take_pictures_away(&mut self) {
        self.pictures.clear();
    }

    fn hide(&mut self, plan: &Plan) {
        self.hides_cards = true;
        for Timed { what: flight, .. } in &plan.flights {
            let is_seen = flight.to == Spot::Stock || flight.to == Spot::Hand && self.dragged.is_some();
            if let Some(card) = card_at(flight.to).filter(|_| !is_seen) {
                set_class(&card, AWAY, true);
            }
        }
        // While cards are dealt the open rack shows nothing of their order.
        if plan.is_deal()
            && let Some(rack) = own_rack()
        {
            set_class(&rack, AWAY, true);
        }
    }

    /// What goes to a rack passes in front of the tray.
    fn bring_forward(&mut self, flights: &[MeasuredFlight]) {
        for slot in flights.iter().filter_map(|flight| flight.into.as_ref()) {
            if let Some(rack) = in_rack(slot.seat, "") {
                set_class(&rack, FORWARD, true);
                self.forward.push(rack);
            }
        }
    }

    fn run_pegs(&mut self, plan: &Plan, passed: u16, end: u16) {
        let scale = |scale: &str| Keyframe::transform(format!("scale({scale})"));
        let keyframes = [scale("0"), scale("1.25").at(0.6), scale("1")];
        for peg in &plan.pegs {
            if let Some(element) = own_peg(peg.what) {
                let delay = peg.at.saturating_sub(passed);
                self.run(&element, &keyframes, Timing { delay, duration: PEG, end, speed: Speed::SlowingDown });
            }
        }
    }

    /// Moves pictures that are up, in a plan of which so many milliseconds have passed.
    pub(super) fn run_all(&mut self, launches: Vec<Launch>, passed: u16, end: u16) {
        for Launch { picture, keyframes, at, lasts, speed } in launches {
            let timing = Timing { delay: at.saturating_sub(passed), duration: lasts, end, speed };
            self.run(&picture.element, &keyframes, timing);
            self.pictures.push(picture);
        }
    }

    /// Moves an element. It rests where it has arrived until all is over, and a moment longer: so its animation has not ended
    /// by itself when it is taken away.
    fn run(&mut self, element: &Element, keyframes: &[Keyframe], timing: Timing) {
        let timing = Timing { end: timing.end + 2 * LATER, ..timing };
        self.running.extend(animate(element, keyframes, timing));
    }
}
