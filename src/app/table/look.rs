//! What there is to see, worked out from the match without the page: pure, so that it can be tested and compared.

use super::input::Choice;
use super::runs::run_look;
use crate::app::in_play::InPlay;
use crate::engine::{
    Action, Call, Card, Decision, Phase, PublicMove, Rack, Round, Seat, Slot, Source, announcer_points,
};

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

/// How a slot looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SlotLook {
    /// What stands in it.
    pub face: Face,
    /// In the rising row from slot 5 (R18).
    pub in_order: bool,
    /// The last one in that row: its label is what the rack is worth.
    pub last_in_order: bool,
    /// The rising row breaks here.
    pub breaks: bool,
    /// Behind the break, when a round is counted.
    pub counted_out: bool,
    /// Exchanged in its player's last turn.
    pub new: bool,
    /// Picked by the person, waiting for a card.
    pub chosen: bool,
    /// In the longest run, where runs matter.
    pub in_run: bool,
    /// The card that everybody saw go into it, where the memory aid shows that.
    pub known: Option<Card>,
    /// The card that the coach would put here.
    pub hinted: Option<Card>,
}

/// An open rack's slot. `counting` marks where the order breaks, as at the end of a round.
pub fn open_slot(rack: &Rack, slot: Slot, counting: bool) -> SlotLook {
    let rising = rack.rising();
    let row = slot.row();
    SlotLook {
        face: rack.get(slot).map_or(Face::Empty, Face::Card),
        in_order: row < rising,
        last_in_order: row + 1 == rising,
        breaks: counting && row == rising,
        counted_out: counting && row >= rising,
        ..SlotLook::default()
    }
}

/// The last turn of a seat in this round.
pub fn last_turn(play: &InPlay, seat: Seat) -> Option<PublicMove> {
    play.recorded.game().log().iter().rev().find(|turn| turn.seat == seat).copied()
}

/// The card in a slot of another rack, where everybody saw it go in and it has not been exchanged since (R8).
pub fn known_card(play: &InPlay, seat: Seat, slot: Slot) -> Option<Card> {
    let log = play.recorded.game().log();
    log.iter().rev().find(|turn| turn.seat == seat && turn.slot == Some(slot))?.card_in
}

/// The slots of a rack at the table as the person at `viewer` may see them, from slot 5 up.
pub fn rack_at_table(play: &InPlay, viewer: Option<Seat>, seat: Seat, choice: Choice) -> [SlotLook; Slot::COUNT] {
    let Some(round) = play.recorded.game().round() else { return Default::default() };
    let rack = round.rack(seat);
    let changed = last_turn(play, seat).and_then(|turn| turn.slot);
    let open = viewer == Some(seat);
    let run = run_look(play, seat).filter(|run| open && run.length > 1);
    Slot::ALL.map(|slot| {
        let look = if open {
            open_slot(rack, slot, false)
        } else {
            SlotLook { face: rack.get(slot).map_or(Face::Empty, |_| Face::Back), ..SlotLook::default() }
        };
        SlotLook {
            new: changed == Some(slot),
            chosen: open && choice.slot() == Some(slot),
            in_run: run.is_some_and(|run| (run.from.row()..run.from.row() + run.length).contains(&slot.row())),
            ..look
        }
    })
}

/// The card that would go into a slot now: the one in the hand of the seat to act, else the top discard.
pub fn held_or_open(round: &Round) -> Option<Card> {
    match round.phase() {
        Phase::Place => round.dealt_card(round.to_act()?),
        _ => round.drawn().or_else(|| round.discard().top()),
    }
}

/// What lies in the hand, in the middle of the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Nothing.
    Nothing,
    /// A drawn card of somebody else.
    Covered,
    /// The card the person has drawn, is dealt, or has picked up.
    Card(Card),
}

/// The middle of the table as the person may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayLook {
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
    /// What they have picked up.
    pub choice: Choice,
    /// Whether their rack may be called now.
    pub may_call: bool,
    /// Whether it is in order but lacks the run of three that two players need (R15).
    pub lacks_run: bool,
    /// What calling would score, where that is not always the same (R23).
    pub call_scores: Option<i32>,
    /// How many of the dealt cards have been placed, in an Éclair deal (R30).
    pub placed: usize,
}

/// Which decision is due to the person who looks.
pub fn due(play: &InPlay, viewer: Option<Seat>) -> Option<Decision> {
    let view = play.recorded.game().view(viewer?)?;
    (Some(view.to_move) == viewer && !play.recorded.is_computer(view.to_move)).then_some(view.decision)
}

/// The middle of the table.
/// `open` is for those who look back at a match: they see every card.
pub fn tray(play: &InPlay, viewer: Option<Seat>, choice: Choice, open: bool) -> Option<TrayLook> {
    let game = play.recorded.game();
    let round = game.round()?;
    let due = if open { None } else { due(play, viewer) };
    let mut pile = round.discard().cards().iter().rev().map(|&number| Card::new(number));
    let (mut top, mut under) = (pile.next().flatten(), pile.next().flatten());
    let hand = match (due, round.phase()) {
        (Some(Decision::Turn), _) if choice.holds_discard() => {
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
    Some(TrayLook {
        stock: round.stock_count(),
        top,
        under,
        hand,
        due,
        choice,
        may_call: due.is_some() && game.legal().has(Action::Announce),
        lacks_run: viewer.is_some_and(|seat| round.rack(seat).is_in_order() && !round.may_announce(seat)),
        call_scores: viewer.filter(|_| game.rules().bonus && due.is_some()).map(|seat| {
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

/// A turn in the words of a short note under the rack.
pub fn short_turn(turn: &PublicMove, phrases: &crate::i18n::Phrases) -> String {
    match (turn.source, turn.slot, turn.card_in) {
        (Source::Discard, Some(slot), Some(card)) => phrases.short_took(card.number(), slot.label()),
        (_, Some(slot), _) => phrases.short_drew_into(slot.label()),
        (_, None, _) => phrases.short_discarded(turn.out.number()),
    }
}

/// A turn as a sentence.
pub fn turn_sentence(play: &InPlay, turn: &PublicMove, phrases: &crate::i18n::Phrases) -> String {
    let who = play.who(turn.seat);
    match (turn.source, turn.slot, turn.card_in) {
        (Source::Discard, Some(slot), Some(card)) => phrases.took(who, card.number(), slot.label()),
        (_, Some(slot), _) => phrases.drew_into(who, slot.label(), turn.out.number()),
        (_, None, _) => phrases.drew_and_discarded(who, turn.out.number()),
    }
}
