//! What a tap or a key means: pure, from what is due and what is picked up to what happens. The rules are asked by the
//! engine afterwards; here is only what the person can have meant.

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

/// What a touch means when this decision of the person is due; `None` when no decision is theirs.
pub fn intent(due: Option<Decision>, choice: Choice, touch: Touch) -> Intent {
    let Some(due) = due else { return Intent::Ignore };
    match (touch, due, choice) {
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
        (Touch::DiscardPile | Touch::Take, Decision::Turn, Choice::Nothing) => Intent::Choose(Choice::Discard),
        // Let the rules say why not.
        (Touch::DiscardPile | Touch::ThrowAway, ..) => Intent::Act(Action::Discard),
        (Touch::Take, ..) => Intent::Act(Action::Take(Slot::ALL[0])),
    }
}
