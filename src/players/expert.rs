//! The expert level.

use super::planner::{self, Planner};
use super::{Appraisal, Player, hard};
use crate::engine::{Action, View};

/// The expert level.
pub(super) struct Expert;

impl Player for Expert {
    fn decide(&mut self, view: &View<'_>, whim: u64) -> Action {
        Planner { skill: hard::SKILL }.decide(view, whim)
    }
}

/// What every legal action is worth.
pub(super) fn appraise(view: &View<'_>, whim: u64) -> Appraisal {
    planner::appraise(view, whim)
}
