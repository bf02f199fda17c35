//! Movement on the table: plans made in [`crate::motion`] are played over a page that already shows the new state.
//!
//! Nothing waits for a movement. What flies is a picture of a card, taken away when it has arrived; the card itself is in
//! its place from the start and only hidden meanwhile. Any press or key ends all of it at once.

mod animator;
mod deal;
mod flight;
mod keyframes;
mod picture;
mod places;
mod rect;

use crate::app::browser::events::on_window_first;
use crate::app::browser::keyboard::is_repeated_key;
use crate::app::state::{Navigation, TableState};
use crate::motion::{Scene, plan};
use crate::table::Match;
pub use animator::CardAnimator;
use leptos::prelude::*;
pub use picture::Picture;
pub use rect::Rect;

/// Moves the cards of this table as its state changes.
pub fn move_cards(table: TableState) {
    let animator = expect_context::<CardAnimator>();
    let current = table.current;
    let viewer = current.viewer.get_untracked();
    animator.set_highest(current.with_untracked(Match::highest_card));
    Effect::new(move |before: Option<Option<Scene>>| {
        let before = before.flatten();
        let is_picked_up = current.selection.selected.get().holds_discard();
        let now = current.with(|game| Scene::of(game.engine(), viewer, is_picked_up, table.is_replay()));
        if let Some(now) = now.as_ref().filter(|&now| before.as_ref() != Some(now)) {
            // The deal is shown once, when the cards have just been dealt.
            let is_dealt =
                before.is_none() && animator.motion.deal_is_due.try_update_value(std::mem::take).unwrap_or_default();
            if before.is_some() || is_dealt {
                animator.show(plan(before.as_ref(), now));
            }
        }
        now
    });
    on_cleanup(move || animator.finish());
}

/// Any press or key ends what is moving, and releases the table where it is only held for it to be seen.
pub fn end_motion_on_press() {
    let animator = expect_context::<CardAnimator>();
    let navigation = expect_context::<Navigation>();
    for event in ["pointerdown", "keydown"] {
        on_window_first(event, move |event| {
            // A key that is still down is no new press.
            if is_repeated_key(event) {
                return;
            }
            if animator.motion.is_moving.try_get_value() == Some(true) {
                // What has been ended is not heard later either.
                animator.sound.hush();
                animator.finish();
            }
            navigation.release_table();
        });
    }
}
