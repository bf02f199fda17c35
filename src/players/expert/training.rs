//! What the trainer of the expert's numbers (`examples/train.rs`) needs to know of the players.

use super::super::planner::{Planner, Skill};
use super::super::player::Player;
use super::choose;
use super::kind::kind;
use super::network::Network;
use super::search::{Care, Search};
use crate::engine::{Action, View};

pub use super::kind::KINDS;
pub use super::network::{ANSWERS, BYTES, HIDDEN, NUMBERS, Network as Net, Outlook, soften, squash};
pub use super::scene::{INPUTS, Inputs};

/// The planner at its best, or a rough one: for rounds to learn from before there is a network.
pub fn planner(rough: bool) -> Box<dyn Player> {
    let skill = if rough {
        Skill { samples: 1, rough: 0.9, remembers: true, waits: false }
    } else {
        Skill { samples: usize::MAX, rough: 0.0, remembers: true, waits: false }
    };
    Box::new(Planner { skill })
}

/// The figures of what an action makes of the table, if it ends the turn.
pub fn inputs(view: &View<'_>, action: Action) -> Option<Inputs> {
    super::scene::after(view, action).map(|(inputs, _)| inputs)
}

/// A player that goes by a network in training, with less care than the expert takes.
pub struct Learner {
    /// The networks, one for each kind of game.
    pub networks: Vec<Network>,
}

impl Player for Learner {
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action {
        match self.networks.get(kind(view)) {
            Some(network) => {
                let search = Search::new(view, network, Care { slots: 2, cards: 6 });
                choose(search, seed).first().map_or(Action::Draw, |judged| judged.action)
            }
            None => Action::Draw,
        }
    }
}
