//! A decision that the coach has looked at, with what was known when it was made.

use crate::app::state::{DecisionAt, Reviewed, looking_back_phrases};
use crate::coach::view_at;
use crate::engine::{Action, Card, Rack, Slot};
use crate::record::RecordedMatch;

/// From which loss on a decision counts as a slip, a mistake, a blunder, in tenths of a point.
const DEGREES: [i32; 3] = [5, 20, 60];

/// A decision with its position.
pub struct ReviewedDecision {
    /// The match as it stood before.
    pub before: RecordedMatch,
    /// Where it is in the match.
    pub at: DecisionAt,
    /// How many decisions of the round were made before it.
    pub step: usize,
    /// What was done.
    pub done: Action,
    /// What the coach would have done.
    pub best: Option<Action>,
    /// Why, in a sentence.
    pub reason: String,
    /// What was given away, in tenths of a point.
    pub loss: i32,
    /// Whether it was played for chips: then points mean nothing.
    pub is_for_chips: bool,
    /// The player's rack.
    pub rack: Rack,
    /// The top discard.
    pub top_discard: Option<Card>,
    /// The card in the player's hand.
    pub drawn: Option<Card>,
    /// The highest card in play.
    pub highest: u8,
    turn: usize,
}

impl ReviewedDecision {
    /// One of the decisions, once the coach has looked at it.
    pub fn of(reviewed: &Reviewed, nth: usize) -> Option<ReviewedDecision> {
        let judged = reviewed.decisions.get(nth)?;
        let answer = judged.answer.as_ref()?;
        let before = reviewed.before(nth)?;
        let view = view_at(&before, reviewed.seat)?;
        let best = answer.advised.filter(|&best| view.legal().has(best));
        let (rack, top_discard, drawn, highest) = (view.rack, view.top_discard, view.drawn, view.highest());
        Some(ReviewedDecision {
            before,
            at: reviewed.at(nth),
            step: judged.moment.step,
            done: judged.moment.action,
            best,
            reason: answer.text.clone(),
            loss: judged.loss(),
            is_for_chips: reviewed.is_for_chips,
            rack,
            top_discard,
            drawn,
            highest,
            turn: judged.moment.turn,
        })
    }

    /// The turn it belongs to, in words.
    pub fn turn_text(&self) -> String {
        looking_back_phrases().turn(self.turn)
    }

    /// The card it was about: the one in the hand, or the top discard.
    pub fn card(&self) -> Option<Card> {
        self.drawn.or(self.top_discard)
    }

    /// An action with that card, in words.
    pub fn action_text(&self, action: Action) -> String {
        looking_back_phrases().did(action, self.card().map(Card::number))
    }

    /// How bad it was, from 0 for good to 3.
    pub fn degree(&self) -> usize {
        DEGREES.iter().filter(|&&least| self.loss >= least).count()
    }

    /// The slot that the coach would have put a card into and the player did not, with the card.
    pub fn missed(&self) -> Option<(Slot, Card)> {
        self.best.filter(|&best| best != self.done).and_then(slot_of).zip(self.card())
    }
}

/// The slot that an action puts its card into.
pub const fn slot_of(action: Action) -> Option<Slot> {
    match action {
        Action::Take(slot) | Action::Exchange(slot) | Action::Place(slot) => Some(slot),
        _ => None,
    }
}
