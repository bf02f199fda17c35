//! Movement on the table: plans made in [`crate::motion`] are played over a page that already shows the new state.
//!
//! Nothing waits for a movement. What flies is a picture of a card, removed when it has arrived; the card itself is in
//! its place from the start and only hidden meanwhile. Any tap or key ends all of it at once.

mod deal;
mod frames;
mod places;
mod player;
mod rect;

use super::browser::{after_the_picture, on_window};
use super::in_play::InPlay;
use super::parts::{surely_after, whenever};
use super::store::Store;
use crate::motion::{Plan, Scene, plan};
use crate::storage::Motion;
use leptos::prelude::*;
pub use places::sky;
pub use player::{Kept, Player};
pub use rect::Rect;
use web_sys::MediaQueryList;

/// How long the table stays to be seen after a person's turn before the device is handed on, in milliseconds.
const LINGER: u32 = 1100;

impl Store {
    /// How fast things move: so many hundredths of the usual, and 0 for not at all.
    pub fn speed(&self) -> u16 {
        match self.settings.with_untracked(|settings| settings.motion) {
            Motion::Off => 0,
            Motion::Normal => 100,
            Motion::Fast => 200,
        }
    }

    /// How long a table that is handed on stays to be seen, in milliseconds.
    pub fn lingering(&self) -> u32 {
        self.paced(LINGER)
    }

    /// Whether cards are on their way that are to be seen.
    pub fn is_dealing(&self) -> bool {
        self.paced(100) > 0 && self.player.try_with(Player::is_moving) == Some(true)
    }

    /// So many milliseconds at the speed that is set; none where nothing moves.
    pub fn paced(&self, milliseconds: u32) -> u32 {
        match self.speed() {
            0 => 0,
            _ if wants_less_motion() => 0,
            speed => milliseconds * 100 / u32::from(speed),
        }
    }

    /// Plays what leads to a new state of the table.
    fn show_plan(&self, plan: Plan) {
        // Computer players who move at once do not cut short what the person has played.
        if plan.is_empty() {
            return;
        }
        let speed = self.speed();
        let mut plan = plan.paced(if speed == 0 { 400 } else { speed });
        // A task of its own: to make a sound for the first time takes a while.
        let (store, sounds) = (*self, core::mem::take(&mut plan.sounds));
        let hear = move || sounds.iter().for_each(|sound| store.hear(sound.what.into(), sound.at.into()));
        surely_after(0, hear);
        let this = self.player;
        // What arrives is hidden before the browser paints where it arrives.
        settled(
            4,
            Box::new(move || {
                let mut set_out = None;
                this.update(|player| match speed {
                    0 => player.still(),
                    _ if wants_less_motion() => player.fade_in(&plan, this),
                    _ => set_out = Some(player.prepare(&plan)),
                });
                if let Some(show) = set_out {
                    // The browser has laid it out by then, and to measure it costs nothing.
                    after_the_picture(Box::new(move || this.update(|player| player.play(plan, show, this))));
                }
            }),
        );
    }
}

/// Does something once the page shows the new state: who follows a value that follows another does so one of the browser's small
/// tasks after it, and nobody in more than so many.
fn settled(tasks: u8, act: Box<dyn FnOnce()>) {
    match tasks {
        0 => act(),
        more => queue_microtask(move || settled(more - 1, act)),
    }
}

thread_local! {
    /// Asked for once: it takes a while, and follows the system by itself.
    static LESS_MOTION: Option<MediaQueryList> =
        window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
}

/// Whether the system is set to less motion.
pub fn wants_less_motion() -> bool {
    LESS_MOTION.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
}

/// Moves the cards of this table as its state changes.
pub fn move_cards(store: Store) {
    let looking = store.looking.get_untracked();
    let highest = store.play.with_untracked(|play| play.as_ref().map_or(60, InPlay::highest));
    store.player.update(|player| player.highest = highest);
    let mut before: Option<Scene> = None;
    whenever(move || {
        let picked = store.choice.get().holds_discard();
        let now = store.of_play(|play| Scene::of(play.recorded.game(), looking, picked, store.watching()));
        if before == now {
            return;
        }
        if let Some(now) = &now {
            // The deal is shown once, when it has just been dealt.
            let dealt = before.is_none() && store.dealt.try_update(core::mem::take).unwrap_or_default();
            if before.is_some() || dealt {
                store.show_plan(plan(before.as_ref(), now));
            }
        }
        before = now;
    });
    on_cleanup(move || store.player.update(Player::finish));
}

/// Any tap or key ends what is moving, and wakes the sound.
pub fn end_motion_at_a_touch(store: Store) {
    for event in ["pointerdown", "keydown"] {
        on_window(event, true, move |_| {
            // What has been cut short is not heard later either.
            if store.player.try_with(Player::is_moving) == Some(true) {
                store.hush();
                store.player.update(Player::finish);
            }
            store.hand_on();
        });
    }
    // The browser lets sound begin when a finger is lifted, not when it comes down.
    for event in ["pointerup", "keydown"] {
        on_window(event, true, move |_| store.wake_sound());
    }
    on_window("visibilitychange", true, move |_| store.look_after_sound());
}
