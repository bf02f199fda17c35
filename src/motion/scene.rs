//! The table as one player sees it.

use crate::engine::{Card, Game, Phase, PublicMove, Seat, Slot};

/// What a viewer sees of a table: enough to tell what moved between two scenes.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The round, from 0.
    pub(super) round: usize,
    /// Whose rack is open.
    pub(super) viewer: Option<Seat>,
    /// The seats that play, in the order they are dealt to.
    pub(super) dealt_to: Vec<Seat>,
    /// The cards of the open racks by seat and row; `None` for a rack that shows its backs.
    pub(super) open: [Option<[Option<Card>; Slot::COUNT]>; Seat::MOST],
    /// Which slots hold a card, by seat.
    pub(super) filled: [[bool; Slot::COUNT]; Seat::MOST],
    /// How many cards rise from slot 5 in the viewer's rack (R18).
    pub(super) rising: usize,
    /// Cards in the stock.
    pub(super) stock: usize,
    /// The top discard, whether or not it is picked up.
    pub(super) top: Option<Card>,
    /// What is in the hand, as the viewer sees it.
    pub(super) hand: InHand,
    /// How many turns of the round are over, and the last of them.
    pub(super) turns: usize,
    pub(super) last: Option<PublicMove>,
    /// Whether cards are being placed (R30).
    pub(super) placing: bool,
}

/// What is in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum InHand {
    Nothing,
    Covered,
    /// Drawn or dealt, and visible to the viewer.
    Drawn(Card),
    /// The top discard, picked up.
    Picked(Card),
}

impl Scene {
    /// The table as `viewer` sees it; `picked` while they hold the top discard. With `all_open` every card is visible,
    /// as in a replay. `None` if no round has been dealt.
    pub fn of(game: &Game, viewer: Option<Seat>, picked: bool, all_open: bool) -> Option<Scene> {
        let round = game.round()?;
        let top = round.discard().cards().last().and_then(|&number| Card::new(number));
        let sees = |seat: Seat| all_open || viewer == Some(seat);
        let acts = round.to_act();
        let in_hand = match round.phase() {
            Phase::Drawn => round.drawn(),
            Phase::Place => viewer.and_then(|seat| round.dealt_card(seat)).filter(|_| acts == viewer),
            _ => None,
        };
        let hand = match (picked, in_hand, round.phase()) {
            (true, ..) => top.map_or(InHand::Nothing, InHand::Picked),
            (_, Some(card), _) if acts.is_some_and(sees) => InHand::Drawn(card),
            (_, _, Phase::Drawn) => InHand::Covered,
            _ => InHand::Nothing,
        };
        let mut scene = Scene {
            round: game.rounds_over() - usize::from(matches!(round.phase(), Phase::Over { .. })),
            viewer,
            dealt_to: round.seats().from_left_of(round.dealer()).collect(),
            open: [None; Seat::MOST],
            filled: [[false; Slot::COUNT]; Seat::MOST],
            rising: viewer.map_or(0, |seat| round.rack(seat).rising()),
            stock: round.stock_count(),
            top,
            hand,
            turns: game.log().len(),
            last: game.log().last().copied(),
            placing: round.phase() == Phase::Place,
        };
        for seat in round.seats().iter() {
            let rack = round.rack(seat);
            for (slot, card) in rack.slots() {
                scene.filled[seat.number()][slot.row()] = card.is_some();
                if sees(seat) {
                    scene.open[seat.number()].get_or_insert([None; Slot::COUNT])[slot.row()] = card;
                }
            }
        }
        Some(scene)
    }

    /// The card in a slot, if the viewer may see it.
    pub(super) fn seen(&self, seat: Seat, slot: Slot) -> Option<Card> {
        self.open[seat.number()].and_then(|rack| rack[slot.row()])
    }

    /// Whether nothing has happened in the round yet.
    pub(super) fn is_fresh(&self) -> bool {
        self.turns == 0 && self.hand == InHand::Nothing && !self.placing
    }
}
