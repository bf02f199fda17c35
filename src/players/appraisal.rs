//! What every action open to a seat is worth, by the best player there is here: for that player's own choice, for hints,
//! and for looking back at a round.

use crate::engine::Action;

/// What an action is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The action. Drawing stands for drawing and then doing what is best.
    pub action: Action,
    /// The chance, 0 to 1, that this seat (or its partner, R21) is the one who announces in this round.
    pub chance: f32,
    /// What it is expected to bring, in points of the round. The best action is the one that is worth most; what another
    /// is worth less is what is lost by it.
    pub worth: f32,
}

/// What all actions open to a seat are worth.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Appraisal {
    /// Every legal action, the best first. Nothing when the decision is another seat's.
    pub options: Vec<Judged>,
}

impl Appraisal {
    /// The best action.
    pub fn best(&self) -> Option<&Judged> {
        self.options.first()
    }

    /// What a certain action is worth.
    pub fn of(&self, action: Action) -> Option<&Judged> {
        self.options.iter().find(|judged| judged.action == action)
    }

    /// How much less an action is worth than the best, in points; 0 for one that is not legal.
    pub fn loss(&self, action: Action) -> f32 {
        match (self.best(), self.of(action)) {
            (Some(best), Some(judged)) => best.worth - judged.worth,
            _ => 0.0,
        }
    }
}
