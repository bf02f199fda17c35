//! What a character likes, besides what is best.

use super::announce_or_wait::completes_somewhere;
use super::even_spread::home;
use super::plan::Aim;
use super::seen::Seen;
use crate::engine::{Card, Slot, Source, View};

/// What a character likes. Each is a share by which a move seems worth more or less than it is; 0 is no liking at all. A card that
/// completes the rack is judged without any.
#[derive(Clone, Copy)]
pub(super) struct Leanings {
    /// Looks down on discards: how much less it is worth to take one.
    pub(super) stock: f32,
    /// Hunts runs: how much more a rack is worth for each card of its longest run from the third on.
    pub(super) runs: f32,
    /// Hoards high cards: how much more an exchange is worth that puts the highest card in place of the lowest.
    pub(super) high: f32,
    /// Keeps to even steps: how much less a card is worth for each slot that it stands away from its place in an even spread.
    pub(super) even: f32,
    /// Leaves room: how much less a card is worth for each neighbour that it stands one or two numbers away from.
    pub(super) room: f32,
    /// Fills from the bottom: how much less a slot is worth for each slot that it lies above the lowest that is not yet filled
    /// as it should be.
    pub(super) upwards: f32,
    /// Changes its mind: how much more a slot is worth where it has already changed a card in this round.
    pub(super) again: f32,
    /// Gives nothing away: how much less a move is worth whose discard the next player needs.
    pub(super) denial: f32,
    /// Dawdles: how much less an exchange is worth in its first turns.
    pub(super) dawdling: f32,
}

/// How many turns it dawdles.
const DAWDLED: u32 = 3;
/// How near a neighbour's card is too near for one who leaves room.
const NEAR: u8 = 2;
/// Further away from its place than so many slots a card is no worse for one who keeps to even steps.
const FURTHEST: f32 = 4.0;

impl Leanings {
    /// Likes nothing in particular.
    pub(super) const NONE: Leanings = Leanings {
        stock: 0.0,
        runs: 0.0,
        high: 0.0,
        even: 0.0,
        room: 0.0,
        upwards: 0.0,
        again: 0.0,
        denial: 0.0,
        dawdling: 0.0,
    };
}

/// What somebody with leanings makes of the moves in a position.
pub(super) struct Liking<'a> {
    leanings: &'a Leanings,
    view: &'a View<'a>,
    /// How far the leanings count: all the way at first, and half with each renewal of the stock, so that no round goes on for
    /// ever.
    share: f32,
    dawdles: bool,
    /// The lowest row that has not the card it should have in an even spread.
    lowest: usize,
    /// The rows changed in this round.
    changed: [bool; Slot::COUNT],
}

impl<'a> Liking<'a> {
    /// For the position of a view; none where a card that may be had completes the rack.
    pub(super) fn new(leanings: &'a Leanings, view: &'a View<'a>, seen: &Seen) -> Option<Liking<'a>> {
        if view.drawn.or(view.top_discard).is_some_and(|card| completes_somewhere(view, card)) {
            return None;
        }
        let rack = view.rack.numbers();
        let mut changed = [false; Slot::COUNT];
        for turn in view.log.iter().filter(|turn| turn.seat == view.seat) {
            if let Some(slot) = turn.slot {
                changed[slot.row()] = true;
            }
        }
        Some(Liking {
            leanings,
            view,
            share: 0.5_f32.powi(seen.renewals.min(16) as i32),
            dawdles: seen.turns < DAWDLED,
            lowest: lowest_unsettled(rack, view.highest()),
            changed,
        })
    }

    /// Has an aim think more of runs, and of a longer one the more.
    pub(super) fn add_runs(&self, aim: &mut Aim) {
        if self.leanings.runs > 0.0 {
            let mut most = aim.pay;
            for (longer, pay) in (1..).zip(&mut aim.run_pay) {
                most = most.max(*pay);
                *pay = most * self.part(self.leanings.runs * longer as f32);
            }
        }
    }

    /// The factor by which taking the top discard into a slot seems worth more.
    pub(super) fn take(&self, slot: Slot, card: Card) -> f32 {
        self.exchange(slot, card) * self.part(-self.leanings.stock)
    }

    /// The factor by which putting a card into a slot seems worth more.
    pub(super) fn exchange(&self, slot: Slot, card: Card) -> f32 {
        let (likes, row) = (self.leanings, slot.row());
        let rack = self.view.rack.numbers();
        let highest = f32::from(self.view.highest());
        let higher = (f32::from(card.number()) - f32::from(rack[row])) / highest;
        let place = (f32::from(card.number()) - 0.5) / highest * Slot::COUNT as f32 - 0.5;
        let away = (place - row as f32).abs().min(FURTHEST);
        self.part(likes.high * higher)
            * self.part(-likes.even * away)
            * self.part(-likes.room * near_neighbours(rack, row, card.number()) as f32)
            * self.part(-likes.upwards * row.saturating_sub(self.lowest) as f32)
            * self.part(if self.changed[row] { likes.again } else { 0.0 })
            * self.part(if self.dawdles { -likes.dawdling } else { 0.0 })
            * self.discard(rack[row])
    }

    /// The factor by which putting a card onto the discard pile seems worth more.
    pub(super) fn discard(&self, card: u8) -> f32 {
        match self.leanings.denial {
            0.0 => 1.0,
            denial => self.part(-denial * need_of_next(self.view, card)),
        }
    }

    fn part(&self, liking: f32) -> f32 {
        (1.0 + self.share * liking).max(0.0)
    }
}

/// The lowest row whose card does not belong there in an even spread; the highest row where all do.
fn lowest_unsettled(rack: &[u8; Slot::COUNT], highest: u8) -> usize {
    (0..Slot::COUNT).find(|&row| home(rack[row], highest) != row).unwrap_or(Slot::COUNT - 1)
}

/// How many neighbours of a row have a card that is one or two away from this one.
fn near_neighbours(rack: &[u8; Slot::COUNT], row: usize, card: u8) -> usize {
    let neighbours = [row.checked_sub(1), Some(row + 1)].into_iter().flatten();
    neighbours.filter_map(|row| rack.get(row)).filter(|other| card.abs_diff(**other) <= NEAR).count()
}

/// How much more than other cards the next player needs this one, −1 to 1, as far as everybody can know.
fn need_of_next(view: &View<'_>, card: u8) -> f32 {
    let next = view.playing.left_of(view.seat);
    let moves = || view.log.iter().filter(|turn| turn.seat == next);
    let distance = |other: Card| other.number().abs_diff(card);
    let row = home(card, view.highest());
    let changed = |row: usize| moves().any(|turn| turn.slot.is_some_and(|slot| slot.row() == row));
    // The slot it belongs in has what they drew and liked better, or a card much like it.
    let is_settled = moves()
        .rfind(|turn| turn.slot.is_some_and(|slot| slot.row() == row))
        .is_some_and(|turn| turn.source == Source::Stock || turn.card_in.is_some_and(|there| distance(there) <= 1));
    let around = (row.saturating_sub(1)..=(row + 1).min(Slot::COUNT - 1)).filter(|&row| changed(row)).count();
    let before = view.opening_discard.into_iter().chain(view.log.iter().map(|turn| turn.out));
    let let_lie = before.zip(view.log).filter(|(_, turn)| turn.seat == next && turn.source == Source::Stock);
    let threw_away = moves().filter(|turn| turn.slot.is_none()).map(|turn| turn.out);
    let is_refused = let_lie.map(|(discard, _)| discard).chain(threw_away).any(|card| distance(card) <= NEAR);
    let nearest_taken = moves().filter_map(|turn| turn.card_in).map(distance).min();
    let mut need: f32 = 0.2;
    need -= if is_settled { 0.6 } else { 0.0 };
    need -= if is_refused { 0.6 } else { 0.0 };
    need -= if around >= 3 { 0.6 } else { 0.0 };
    need += match nearest_taken {
        Some(0..=1) => -0.2,
        Some(2) => 0.0,
        Some(_) => 0.4,
        None => -0.1,
    };
    need.clamp(-1.0, 1.0)
}
