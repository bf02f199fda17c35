//! What each action open to a seat is worth, as judged by the strongest player: for that player's own choice, for hints
//! and for the review of a round.

use crate::engine::Action;

/// The value of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedAction {
    /// The action. Drawing means drawing and then making the best of the card.
    pub action: Action,
    /// The probability, 0 to 1, that this seat or its partner (R21) announces in this round.
    pub chance: f32,
    /// The expected gain in points of the round. The best action has the highest worth; the difference from it is what
    /// another action gives away.
    pub worth: f32,
    /// The standard error of that difference, in points: hidden cards are guessed. 0 where nothing is.
    pub doubt: f32,
}

/// Two differences differ by chance by less than so many standard errors, 19 of 20 times: 1.96 × √2.
const NOISE: f32 = 2.8;

impl JudgedAction {
    /// How far two appraisals differ by chance in how far this action is behind the best one, in points.
    pub fn noise(&self) -> f32 {
        NOISE * self.doubt
    }
}

/// The value of every action open to a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Appraisal {
    /// Every legal action, best first; empty when the decision is another seat's.
    pub options: Vec<JudgedAction>,
}

impl Appraisal {
    /// The best action.
    pub fn best(&self) -> Option<&JudgedAction> {
        self.options.first()
    }

    /// The actions that may be as good as the best: what they are behind is within the noise. That one comes first.
    pub fn as_good(&self) -> impl Iterator<Item = &JudgedAction> {
        let best = self.best().map_or(0.0, |best| best.worth);
        let mut is_best = true;
        self.options.iter().filter(move |judged| {
            core::mem::take(&mut is_best) || judged.doubt > 0.0 && best - judged.worth <= judged.noise()
        })
    }

    /// The value of a certain action; `None` if it is not legal.
    pub fn of(&self, action: Action) -> Option<&JudgedAction> {
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
