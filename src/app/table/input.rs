//! What a tap, a key or a drag means: pure, from what is due and what is picked up to what happens. The rules are asked
//! by the engine afterwards; here is only what the person can have meant.

use crate::engine::{Action, Decision, Slot};

/// What the person has picked up but not yet played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// The top discard, which now wants a slot.
    Discard,
    /// A slot, which now wants the top discard.
    Slot(Slot),
    /// A move that waits to be confirmed.
    Asked(Action),
}

impl Choice {
    /// Whether the top discard is in the hand.
    pub const fn holds_discard(self) -> bool {
        matches!(self, Choice::Discard | Choice::Asked(Action::Take(_)))
    }

    /// The slot that is meant.
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Choice::Slot(slot) | Choice::Asked(Action::Take(slot) | Action::Exchange(slot)) => Some(slot),
            _ => None,
        }
    }
}

/// Where the person tapped, or which key they pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// The stock, or D.
    Stock,
    /// The discard pile.
    DiscardPile,
    /// The key T: take the top discard.
    Take,
    /// The key X: discard the drawn card.
    ThrowAway,
    /// A slot of the own rack.
    Slot(Slot),
    /// The Rack-O! button, or R.
    Call,
    /// The button to go on without calling, or G.
    GoOn,
    /// Escape: put back what is picked up.
    Escape,
}

/// What comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Nothing at all.
    Ignore,
    /// Pick up or put back.
    Choose(Choice),
    /// Do this; the rules may still refuse it.
    Act(Action),
}

impl Intent {
    /// Asks first before a move that ends the turn; the same once more confirms it.
    pub fn confirmed(self, choice: Choice) -> Intent {
        match self {
            Intent::Act(action @ (Action::Take(_) | Action::Exchange(_) | Action::Discard))
                if choice != Choice::Asked(action) =>
            {
                Intent::Choose(Choice::Asked(action))
            }
            intent => intent,
        }
    }
}

/// What a touch means when this decision of the person is due; `None` when no decision is theirs.
pub fn intent(due: Option<Decision>, choice: Choice, touch: Touch) -> Intent {
    let Some(due) = due else { return Intent::Ignore };
    let held = match choice {
        Choice::Asked(Action::Take(_)) => Choice::Discard,
        Choice::Asked(_) if touch != Touch::Escape => Choice::Nothing,
        choice => choice,
    };
    match (touch, due, held) {
        (Touch::Escape, _, Choice::Nothing) => Intent::Ignore,
        (Touch::Escape, ..) => Intent::Choose(Choice::Nothing),
        (Touch::Call, Decision::Eclair, _) => Intent::Act(Action::Eclair),
        (Touch::Call, ..) => Intent::Act(Action::Announce),
        (Touch::GoOn, ..) => Intent::Act(Action::Pass),

        (Touch::Slot(slot), Decision::Place, _) => Intent::Act(Action::Place(slot)),
        (Touch::Slot(slot), Decision::Drawn, _) => Intent::Act(Action::Exchange(slot)),
        (Touch::Slot(slot), Decision::Turn, Choice::Discard) => Intent::Act(Action::Take(slot)),
        (Touch::Slot(slot), Decision::Turn, Choice::Slot(chosen)) if slot == chosen => Intent::Choose(Choice::Nothing),
        (Touch::Slot(slot), Decision::Turn, _) => Intent::Choose(Choice::Slot(slot)),
        (Touch::Slot(_), ..) => Intent::Ignore,

        // First the taken card goes back: drawing cannot be undone.
        (Touch::Stock | Touch::ThrowAway, Decision::Turn, Choice::Discard) => Intent::Choose(Choice::Nothing),
        (Touch::Stock, ..) => Intent::Act(Action::Draw),

        (Touch::DiscardPile | Touch::ThrowAway, Decision::Drawn, _) => Intent::Act(Action::Discard),
        (Touch::DiscardPile | Touch::Take, Decision::Turn, Choice::Slot(slot)) => Intent::Act(Action::Take(slot)),
        (Touch::DiscardPile | Touch::Take, Decision::Turn, Choice::Discard) => Intent::Choose(Choice::Nothing),
        (Touch::DiscardPile | Touch::Take, Decision::Turn, _) => Intent::Choose(Choice::Discard),
        // Let the rules say why not.
        (Touch::DiscardPile | Touch::ThrowAway, ..) => Intent::Act(Action::Discard),
        (Touch::Take, ..) => Intent::Act(Action::Take(Slot::ALL[0])),
    }
}

/// What can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    /// The top of the stock: dragging it draws it.
    Stock,
    /// The top discard: dragging it picks it up.
    DiscardPile,
    /// The card in the hand.
    Hand,
}

/// Where a card is let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Over a slot of the own rack.
    Slot(Slot),
    /// Over the discard pile.
    DiscardPile,
    /// Anywhere else, or the drag was broken off.
    Nowhere,
}

/// What happens when a drag begins; `None` where nothing can be dragged now.
pub fn lift(due: Option<Decision>, choice: Choice, grip: Grip) -> Option<Intent> {
    match (grip, due?) {
        (Grip::Stock, Decision::Turn) if !choice.holds_discard() => Some(Intent::Act(Action::Draw)),
        (Grip::DiscardPile, Decision::Turn) => Some(Intent::Choose(Choice::Discard)),
        (Grip::Hand, Decision::Turn) if choice.holds_discard() => Some(Intent::Choose(Choice::Discard)),
        (Grip::Hand, Decision::Drawn | Decision::Place) => Some(Intent::Ignore),
        _ => None,
    }
}

/// What happens when the dragged card is let go. A card that is drawn stays in the hand; a discard goes back where it
/// was taken from.
pub fn drop(due: Option<Decision>, grip: Grip, spot: Spot) -> Intent {
    match (due, spot) {
        (Some(Decision::Turn), Spot::Slot(slot)) => Intent::Act(Action::Take(slot)),
        (Some(Decision::Turn), Spot::Nowhere) if grip == Grip::Hand => Intent::Ignore,
        (Some(Decision::Turn), _) => Intent::Choose(Choice::Nothing),
        (Some(Decision::Drawn), Spot::Slot(slot)) => Intent::Act(Action::Exchange(slot)),
        (Some(Decision::Drawn), Spot::DiscardPile) => Intent::Act(Action::Discard),
        (Some(Decision::Place), Spot::Slot(slot)) => Intent::Act(Action::Place(slot)),
        _ => Intent::Ignore,
    }
}
