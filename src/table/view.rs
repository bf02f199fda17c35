//! What the slots, the piles and the hand show, worked out from the match.

use super::input::Selection;
use super::runs::run_view;
use super::table_match::TableMatch;
use crate::engine::{Action, Call, Card, Decision, Phase, Rack, Round, Seat, Slot, announcer_points};

/// What a slot shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// No card.
    #[default]
    Empty,
    /// The back of a card.
    Back,
    /// A card.
    Card(Card),
}

/// The slot whose card is in the way of a longer row from slot 5 up: of the two cards between which the order breaks, the
/// one with which fewer of the others can stay, or that is further from where it would stand in order; the later one where
/// both do alike. `None` where the order does not break.
pub fn in_the_way(rack: &Rack) -> Option<Slot> {
    let later = Slot::from_row(rack.rising()).filter(|slot| rack.get(*slot).is_some())?;
    let earlier = Slot::from_row(later.row().checked_sub(1)?)?;
    let wrong = |slot: Slot| {
        let lower = Slot::ALL.into_iter().filter(|&other| rack.get(other) < rack.get(slot)).count();
        (Slot::COUNT - staying_with(rack, slot), lower.abs_diff(slot.row()))
    };
    Some(if wrong(earlier) > wrong(later) { earlier } else { later })
}

/// How many cards can stay where they are if the one in this slot does: the longest row through it that has a number left
/// for every slot between, and below.
fn staying_with(rack: &Rack, slot: Slot) -> usize {
    // A card's number and the slots above it: along such a row the sum never falls.
    let sum = |slot: Slot| {
        let card = rack.get(slot).filter(|card| usize::from(card.number()) > slot.row())?;
        Some(usize::from(card.number()) + Slot::COUNT - slot.row())
    };
    let Some(own) = sum(slot) else { return 0 };
    // The lowest sum at which a row of each length ends.
    let mut ends = Vec::with_capacity(Slot::COUNT);
    for other in Slot::ALL {
        let Some(sum) = sum(other) else { continue };
        if (other < slot && sum > own) || (other > slot && sum < own) {
            continue;
        }
        let length = ends.partition_point(|&end| end <= sum);
        match ends.get_mut(length) {
            Some(end) => *end = sum,
            None => ends.push(sum),
        }
    }
    ends.len()
}

/// How a slot looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SlotView {
    /// What stands in it.
    pub face: Face,
    /// In the ascending row from slot 5 (R18).
    pub in_order: bool,
    /// The last one of that row: its label is what the rack scores.
    pub last_in_order: bool,
    /// In that row, but in the way of a longer one: it blocks the next ones.
    pub blocks: bool,
    /// The first card that is not in that row: it breaks the order, and nothing counts from there upwards (R18).
    pub breaks: bool,
    /// Beyond the break, when a round is counted.
    pub counted_out: bool,
    /// Exchanged in its player's last turn.
    pub new: bool,
    /// Marked by the person, waiting for a card.
    pub chosen: bool,
    /// In the longest run, where runs matter.
    pub in_run: bool,
    /// The card everybody saw go into it, where the memory aid shows it.
    pub known: Option<Card>,
    /// The card the coach would put here.
    pub hinted: Option<Card>,
    /// Where a number stands here already: whether that of the coach's card gives way to its right.
    pub hint_right: Option<bool>,
}

impl SlotView {
    /// Shows the card the coach would put here, of a deck up to `highest`. Its number keeps beside the one that stands
    /// here: on the side where it belongs, if there is room.
    pub fn hint(&mut self, card: Card, highest: u8) {
        self.hinted = Some(card);
        self.hint_right = match self.face {
            Face::Card(own) => Some(match u16::from(own.number()) * 10 / u16::from(highest) {
                ..=2 => true,
                7.. => false,
                _ => card > own,
            }),
            _ => None,
        };
    }
}

/// A slot of an open rack. `counting`: as at the end of a round, when it no longer matters what is in the way.
pub fn open_slot(rack: &Rack, slot: Slot, counting: bool) -> SlotView {
    let rising = rack.rising();
    let row = slot.row();
    SlotView {
        face: rack.get(slot).map_or(Face::Empty, Face::Card),
        in_order: row < rising,
        last_in_order: row + 1 == rising,
        blocks: !counting && row < rising && in_the_way(rack) == Some(slot),
        breaks: row == rising && rack.get(slot).is_some(),
        counted_out: counting && row >= rising,
        ..SlotView::default()
    }
}

/// The slot that a seat exchanged in its last turn of this round.
pub fn changed_slot(game: &TableMatch, seat: Seat) -> Option<Slot> {
    game.state().log().iter().rev().find(|turn| turn.seat == seat)?.slot
}

/// The card in a slot of another rack, where everybody saw it go in and it has not been exchanged since (R8).
pub fn known_card(game: &TableMatch, seat: Seat, slot: Slot) -> Option<Card> {
    let log = game.state().log();
    log.iter().rev().find(|turn| turn.seat == seat && turn.slot == Some(slot))?.card_in
}

/// The slots of a rack as the person at `viewer` may see them, from slot 5 up.
pub fn rack_at_table(
    game: &TableMatch,
    viewer: Option<Seat>,
    seat: Seat,
    selection: Selection,
) -> [SlotView; Slot::COUNT] {
    let Some(round) = game.state().round() else { return Default::default() };
    let rack = round.rack(seat);
    let changed = changed_slot(game, seat);
    let open = viewer == Some(seat);
    let run = run_view(game, seat).filter(|run| open && run.length > 1);
    Slot::ALL.map(|slot| {
        let view = if open {
            open_slot(rack, slot, false)
        } else {
            SlotView { face: rack.get(slot).map_or(Face::Empty, |_| Face::Back), ..SlotView::default() }
        };
        SlotView {
            new: changed == Some(slot),
            chosen: open && selection.slot() == Some(slot),
            in_run: run.is_some_and(|run| (run.from.row()..run.from.row() + run.length).contains(&slot.row())),
            ..view
        }
    })
}

/// The card that would go into a slot now: the one in the hand of the seat to act, else the top discard.
pub fn card_at_hand(round: &Round) -> Option<Card> {
    match round.phase() {
        Phase::Place => round.dealt_card(round.to_act()?),
        _ => round.drawn().or_else(|| round.discard().top()),
    }
}

/// What lies in the hand, in the middle of the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Nothing.
    #[default]
    Nothing,
    /// A drawn card of somebody else.
    Covered,
    /// The card the person has drawn, is dealt, or has picked up.
    Card(Card),
}

/// What the tray shows: stock, hand and discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayView {
    /// Cards in the stock.
    pub stock: usize,
    /// The top discard.
    pub top: Option<Card>,
    /// The card under it.
    pub under: Option<Card>,
    /// In the hand.
    pub hand: Hand,
    /// The decision that is the person's now.
    pub due: Option<Decision>,
    /// What they have picked up or marked.
    pub selection: Selection,
    /// Whether they may announce now (R13).
    pub may_announce: bool,
    /// Whether it is in order but lacks the run of three that two players need (R15).
    pub lacks_run: bool,
    /// What announcing would score, where that depends on the rack (R23).
    pub announcing_scores: Option<i32>,
    /// How many of the dealt cards have been placed, in an Éclair deal (R30).
    pub placed: usize,
}

/// Which decision is due to the person who looks.
pub fn decision_due(game: &TableMatch, viewer: Option<Seat>) -> Option<Decision> {
    let view = game.state().view(viewer?)?;
    (Some(view.to_move) == viewer && !game.recorded.is_computer(view.to_move)).then_some(view.decision)
}

/// The middle of the table as `viewer` may see it. `open`: in a replay, where every card is seen.
pub fn tray(game: &TableMatch, viewer: Option<Seat>, selection: Selection, open: bool) -> Option<TrayView> {
    let engine = game.state();
    let round = engine.round()?;
    let due = if open { None } else { decision_due(game, viewer) };
    let mut pile = round.discard().cards().iter().rev().map(|&number| Card::new(number));
    let (mut top, mut under) = (pile.next().flatten(), pile.next().flatten());
    let hand = match (due, round.phase()) {
        (Some(Decision::Turn), _) if selection.holds_discard() => {
            let taken = top;
            (top, under) = (under, pile.next().flatten());
            taken.map_or(Hand::Nothing, Hand::Card)
        }
        (Some(Decision::Drawn), _) => round.drawn().map_or(Hand::Nothing, Hand::Card),
        (Some(Decision::Place), _) => viewer.and_then(|seat| round.dealt_card(seat)).map_or(Hand::Nothing, Hand::Card),
        (None, Phase::Drawn) if open => round.drawn().map_or(Hand::Nothing, Hand::Card),
        (None, Phase::Drawn) => Hand::Covered,
        (None, Phase::Place) if open => {
            round.to_act().and_then(|seat| round.dealt_card(seat)).map_or(Hand::Nothing, Hand::Card)
        }
        _ => Hand::Nothing,
    };
    Some(TrayView {
        stock: round.stock_count(),
        top,
        under,
        hand,
        due,
        selection,
        may_announce: due.is_some() && engine.legal().has(Action::Announce),
        lacks_run: viewer.is_some_and(|seat| round.rack(seat).is_in_order() && !round.may_announce(seat)),
        announcing_scores: viewer.filter(|_| engine.rules().bonus && due.is_some()).map(|seat| {
            let call = if due == Some(Decision::Eclair) { Call::Eclair } else { Call::RackO };
            announcer_points(round.rack(seat), call, true)
        }),
        placed: viewer.map_or(0, |seat| round.rack(seat).filled()),
    })
}

/// Where the players sit, seen from one of them: the seats to the left, across and to the right.
pub fn around(viewer: Seat, players: usize) -> [Option<Seat>; 3] {
    let seat = |step: usize| Seat::new((viewer.number() + step) % players);
    match players {
        2 => [None, seat(1), None],
        3 => [seat(1), None, seat(2)],
        _ => [seat(1), seat(2), seat(3)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_the_way_of(cards: [u8; Slot::COUNT]) -> Option<u8> {
        in_the_way(&Rack::from_slots(cards.map(Card::new))).map(Slot::label)
    }

    #[test]
    fn the_card_in_the_way_is_the_one_with_which_fewer_others_can_stay() {
        assert_eq!(in_the_way_of([4, 9, 11, 15, 18, 22, 25, 30, 33, 38]), None);
        assert_eq!(in_the_way_of([4, 9, 31, 15, 18, 22, 25, 30, 33, 38]), Some(15));
        assert_eq!(in_the_way_of([4, 9, 11, 15, 18, 22, 12, 30, 33, 38]), Some(35));
        // 20 and 19 only differ in the room they leave: 20 has none for 21 and 22 before slot 30.
        assert_eq!(in_the_way_of([4, 20, 19, 21, 22, 25, 28, 30, 33, 38]), Some(10));
        // As many can stay with 40 as with 3, but 40 is further from where it belongs.
        assert_eq!(in_the_way_of([40, 3, 2, 1, 50, 51, 52, 53, 54, 55]), Some(5));
    }
}
