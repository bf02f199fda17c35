//! What the trainer (`cargo xtask train`) needs from the players.

use super::super::Player;
use super::super::planner::{Planner, Skill};
use super::choose;
use super::game_kind::game_kind;
use super::network::Network;
use super::search::{Breadth, Search};
use crate::engine::{Action, View};

pub use super::features::{INPUTS, Inputs};
pub use super::game_kind::KINDS;
pub use super::network::{BYTES, HIDDEN, Network as Net, OUTPUTS, Outlook, PARAMETERS, sigmoid, softsign};

/// The planner at its best, or a rough one: players for the first rounds, before there is a network.
pub fn planner(rough: bool) -> Box<dyn Player> {
    let skill = if rough {
        Skill { samples: 1, rough: 0.9, remembers: true, waits: false, ..Skill::HARD }
    } else {
        Skill { samples: usize::MAX, rough: 0.0, remembers: true, waits: false, ..Skill::HARD }
    };
    Box::new(Planner::new(skill))
}

/// The features after an action; `None` if the action does not end the turn.
pub fn inputs(view: &View<'_>, action: Action) -> Option<Inputs> {
    super::features::after(view, action).map(|(inputs, _)| inputs)
}

/// A player guided by a network in training. It considers fewer options than the expert.
pub struct Learner {
    /// The networks, one for each kind of game.
    pub networks: Vec<Network>,
}

impl Player for Learner {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        match self.networks.get(game_kind(view)) {
            Some(network) => {
                let search = Search::new(view, network, Breadth { slots: 2, cards: 6 });
                choose(search, seed).first().map_or(Action::Draw, |judged| judged.action)
            }
            None => Action::Draw,
        }
    }
}
