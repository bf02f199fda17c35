//! What a press, a key or a drag means: from the decision that is due and what is selected to what should happen. The
//! engine checks the rules afterwards.

use crate::engine::{Action, Decision, Slot};

/// What the person has picked up or marked but not yet played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
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

impl Selection {
    /// Whether the top discard is in the hand.
    pub const fn holds_discard(self) -> bool {
        matches!(self, Selection::Discard | Selection::Asked(Action::Take(_)))
    }

    /// The slot that is marked.
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Selection::Slot(slot) | Selection::Asked(Action::Take(slot) | Action::Exchange(slot)) => Some(slot),
            _ => None,
        }
    }
}

/// What the person pressed: a part of the table, or its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// The stock, or D.
    Stock,
    /// The discard pile.
    DiscardPile,
    /// The key T: take the top discard.
    Take,
    /// The key X: discard the drawn card.
    Discard,
    /// A slot of the own rack.
    Slot(Slot),
    /// The Rack-O! button, or R.
    Announce,
    /// The button that passes, or G.
    Pass,
    /// Escape: put back what is picked up.
    Escape,
}

/// What should happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Nothing at all.
    Ignore,
    /// Change the selection.
    Select(Selection),
    /// Do this; the rules may still refuse it.
    Act(Action),
}

impl Intent {
    /// Asks before a move that ends the turn; the same press again confirms it.
    pub fn confirmed(self, selection: Selection) -> Intent {
        match self {
            Intent::Act(action @ (Action::Take(_) | Action::Exchange(_) | Action::Discard))
                if selection != Selection::Asked(action) =>
            {
                Intent::Select(Selection::Asked(action))
            }
            intent => intent,
        }
    }
}

/// What a press means when this decision of the person is due; `None` when no decision is theirs.
pub fn intent(due: Option<Decision>, selection: Selection, press: Press) -> Intent {
    let Some(due) = due else { return Intent::Ignore };
    let held = match selection {
        Selection::Asked(Action::Take(_)) => Selection::Discard,
        Selection::Asked(_) if press != Press::Escape => Selection::Nothing,
        selection => selection,
    };
    match (press, due, held) {
        (Press::Escape, _, Selection::Nothing) => Intent::Ignore,
        (Press::Escape, ..) => Intent::Select(Selection::Nothing),
        (Press::Announce, Decision::Eclair, _) => Intent::Act(Action::Eclair),
        (Press::Announce, ..) => Intent::Act(Action::Announce),
        (Press::Pass, ..) => Intent::Act(Action::Pass),

        (Press::Slot(slot), Decision::Place, _) => Intent::Act(Action::Place(slot)),
        (Press::Slot(slot), Decision::Drawn, _) => Intent::Act(Action::Exchange(slot)),
        (Press::Slot(slot), Decision::Turn, Selection::Discard) => Intent::Act(Action::Take(slot)),
        (Press::Slot(slot), Decision::Turn, Selection::Slot(chosen)) if slot == chosen => {
            Intent::Select(Selection::Nothing)
        }
        (Press::Slot(slot), Decision::Turn, _) => Intent::Select(Selection::Slot(slot)),
        (Press::Slot(_), ..) => Intent::Ignore,

        // First the taken card goes back: drawing cannot be undone.
        (Press::Stock | Press::Discard, Decision::Turn, Selection::Discard) => Intent::Select(Selection::Nothing),
        (Press::Stock, ..) => Intent::Act(Action::Draw),

        (Press::DiscardPile | Press::Discard, Decision::Drawn, _) => Intent::Act(Action::Discard),
        (Press::DiscardPile | Press::Take, Decision::Turn, Selection::Slot(slot)) => Intent::Act(Action::Take(slot)),
        (Press::DiscardPile | Press::Take, Decision::Turn, Selection::Discard) => Intent::Select(Selection::Nothing),
        (Press::DiscardPile | Press::Take, Decision::Turn, _) => Intent::Select(Selection::Discard),
        // Let the rules say why not.
        (Press::DiscardPile | Press::Discard, ..) => Intent::Act(Action::Discard),
        (Press::Take, ..) => Intent::Act(Action::Take(Slot::ALL[0])),
    }
}

/// What can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragSource {
    /// The top of the stock: dragging it draws it.
    Stock,
    /// The top discard: dragging it picks it up.
    DiscardPile,
    /// The card in the hand.
    Hand,
}

/// Where a card is let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DropTarget {
    /// Over a slot of the own rack.
    Slot(Slot),
    /// Over the discard pile.
    DiscardPile,
    /// Anywhere else, or the drag was broken off.
    Nowhere,
}

/// What happens when a drag begins; `None` where nothing can be dragged now.
pub fn drag_start(due: Option<Decision>, selection: Selection, source: DragSource) -> Option<Intent> {
    match (source, due?) {
        (DragSource::Stock, Decision::Turn) if !selection.holds_discard() => Some(Intent::Act(Action::Draw)),
        (DragSource::DiscardPile, Decision::Turn) => Some(Intent::Select(Selection::Discard)),
        (DragSource::Hand, Decision::Turn) if selection.holds_discard() => Some(Intent::Select(Selection::Discard)),
        (DragSource::Hand, Decision::Drawn | Decision::Place) => Some(Intent::Ignore),
        _ => None,
    }
}

/// What happens when the dragged card is let go. A card that is drawn stays in the hand; a discard goes back where it
/// was taken from.
pub fn drag_end(due: Option<Decision>, source: DragSource, target: DropTarget) -> Intent {
    match (due, target) {
        (Some(Decision::Turn), DropTarget::Slot(slot)) => Intent::Act(Action::Take(slot)),
        (Some(Decision::Turn), DropTarget::Nowhere) if source == DragSource::Hand => Intent::Ignore,
        (Some(Decision::Turn), _) => Intent::Select(Selection::Nothing),
        (Some(Decision::Drawn), DropTarget::Slot(slot)) => Intent::Act(Action::Exchange(slot)),
        (Some(Decision::Drawn), DropTarget::DiscardPile) => Intent::Act(Action::Discard),
        (Some(Decision::Place), DropTarget::Slot(slot)) => Intent::Act(Action::Place(slot)),
        _ => Intent::Ignore,
    }
}
