//! Movement on the page: plays the plans that [`crate::motion`] makes without one, over a table that already shows the new state.
//!
//! Nothing waits for a movement. What flies is a picture of a card, taken away when it has arrived; the card itself
//! lies where it belongs from the start and only hidden meanwhile. Any press or key ends all of it at once.

mod animator;
mod deal;
mod flight;
mod keyframes;
mod picture;
mod rect;
mod spots;

use crate::app::browser::events::on_window_first;
use crate::app::browser::keyboard::is_repeated_key;
use crate::app::state::{Navigation, TableState};
use crate::engine::{Card, Event};
use crate::motion::{Viewpoint, pick_up, plan, put_back};
use crate::table::TableMatch;
pub use animator::CardAnimator;
use leptos::prelude::*;
pub use picture::Picture;
pub use rect::Rect;

/// Moves the cards of this table as something happens there, and as the top discard is picked up and put back.
pub fn move_cards() {
    let table = expect_context::<TableState>();
    let animator = expect_context::<CardAnimator>();
    let current = table.current;
    let viewpoint = Viewpoint { viewer: current.viewer.get_untracked(), all_open: table.is_replay() };
    animator.set_highest(current.with_untracked(TableMatch::highest_card));
    Effect::new(move |was_picked_up: Option<bool>| {
        let is_picked_up = current.selection.selected.get().holds_discard();
        let happened = current.happened.get();
        if animator.is_new(&happened) {
            let begins = happened.events().iter().any(|event| matches!(event, Event::Dealt { .. }));
            // Whoever comes to the table in the middle of a round has missed what led there.
            if was_picked_up.is_some() || begins {
                let picked_up = was_picked_up == Some(true);
                let moves = |game: &TableMatch| plan(game.state(), happened.events(), viewpoint, picked_up);
                animator.show(current.with_untracked(moves));
            }
        } else if let (Some(was_picked_up), Some(card)) = (was_picked_up, current.with_untracked(top_discard)) {
            match (was_picked_up, is_picked_up) {
                (false, true) => animator.show(pick_up(card)),
                (true, false) => animator.show(put_back(card)),
                _ => {}
            }
        }
        is_picked_up
    });
    on_cleanup(move || animator.finish());
}

fn top_discard(game: &TableMatch) -> Option<Card> {
    game.state().round()?.discard().top()
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
