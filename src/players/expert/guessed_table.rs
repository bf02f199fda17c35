//! A table with guessed cards, on which rollouts are played: turns, and who is first to have a rack to announce.
//!
//! What is known of the real table comes from the view. Partners and Éclair deals are not supported, and whoever may
//! announce does so at once.

use super::super::rng::Rng;
use crate::engine::{Action, Card, Decision, PublicMove, Rack, Replenish, Seat, Source, View};

/// The table as it may be.
#[derive(Clone)]
pub(super) struct GuessedTable<'a> {
    /// What the guessing seat sees: the players, the rules and the match so far.
    known: &'a View<'a>,
    racks: [Rack; Seat::MOST],
    /// The stock, the top card last.
    stock: Vec<Card>,
    /// The discard pile, the top card last.
    discard: Vec<Card>,
    drawn: Option<Card>,
    to_move: Seat,
    log: Vec<PublicMove>,
    announcer: Option<Seat>,
}

impl<'a> GuessedTable<'a> {
    /// A table with these cards at this decision: the start of a turn, or a card drawn. No rack may be announced.
    pub(super) fn new(
        known: &'a View<'a>,
        racks: [Rack; Seat::MOST],
        stock: Vec<Card>,
        discard: Vec<Card>,
    ) -> GuessedTable<'a> {
        let (drawn, to_move, log) = (known.drawn, known.to_move, known.log.to_vec());
        GuessedTable { known, racks, stock, discard, drawn, to_move, log, announcer: None }
    }

    /// What the seat to move sees.
    pub(super) fn view(&self) -> View<'_> {
        View {
            seat: self.to_move,
            to_move: self.to_move,
            decision: if self.drawn.is_some() { Decision::Drawn } else { Decision::Turn },
            rack: *self.rack(self.to_move),
            drawn: self.drawn,
            top_discard: self.discard.last().copied(),
            discard_count: self.discard.len(),
            stock_count: self.stock.len(),
            log: &self.log,
            ..*self.known
        }
    }

    /// The rack of a seat.
    pub(super) fn rack(&self, seat: Seat) -> &Rack {
        &self.racks[seat.number()]
    }

    /// Who has announced.
    pub(super) fn announcer(&self) -> Option<Seat> {
        self.announcer
    }

    /// Plays an action of the seat to move; `None` if it is not one of a turn.
    pub(super) fn play(&mut self, action: Action, rng: &mut Rng) -> Option<()> {
        let (source, card, slot) = match (action, self.drawn.take()) {
            (Action::Draw, None) => {
                self.drawn = self.draw(rng);
                return self.drawn.map(|_| ());
            }
            (Action::Take(slot), None) => (Source::Discard, self.discard.pop()?, Some(slot)),
            (Action::Exchange(slot), Some(card)) => (Source::Stock, card, Some(slot)),
            (Action::Discard, Some(card)) => (Source::Stock, card, None),
            _ => return None,
        };
        let seat = self.to_move;
        let rack = &mut self.racks[seat.number()];
        let mut out = card;
        if let Some(slot) = slot {
            let mut numbers = *rack.numbers();
            out = Card::new(core::mem::replace(&mut numbers[slot.row()], card.number()))?;
            *rack = Rack::from_slots(numbers.map(Card::new));
        }
        let ready = rack.is_in_order() && (!self.known.needs_run() || rack.has_run_of_three());
        self.announcer = ready.then_some(seat);
        self.discard.push(out);
        let card_in = if source == Source::Discard { Some(card) } else { None };
        self.log.push(PublicMove { seat, source, slot, card_in, out });
        self.to_move = self.known.playing.left_of(seat);
        Some(())
    }

    /// Draws the top card of the stock. A used-up stock is renewed first, by turning over or shuffling (R12).
    fn draw(&mut self, rng: &mut Rng) -> Option<Card> {
        if self.stock.is_empty() {
            self.stock = self.discard.drain(..).rev().collect();
            if self.known.rules.replenish == Replenish::Shuffle {
                for last in 1..self.stock.len() {
                    self.stock.swap(last, rng.below(last + 1));
                }
            }
        }
        self.stock.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition, Match};
    use crate::players::{Level, player};

    /// Sets up the real cards at a turn of a round, plays on both tables and compares what everybody sees. Returns how
    /// many decisions were compared.
    fn plays_as_the_engine_does(seed: u64, level: Level) -> Option<usize> {
        let rules = Edition::MiltonBradley.preset().check(4).ok()?;
        let chance = Chance::new(seed);
        let mut game = Match::new(rules, &chance.cut(4)).ok()?;
        game.deal(&chance.deck(0, 4), chance.renewals(0)).ok()?;
        let mut everybody = player(level);
        for decision in 0..seed % 40 {
            let action = everybody.decide(&game.view(game.to_act()?)?, decision);
            game.play(action).ok()?;
        }
        if game.view(game.to_act()?)?.may_announce() {
            return None;
        }
        let begun = game.clone();
        let (round, known) = (begun.round()?, begun.view(begun.to_act()?)?);
        let pile = |cards: &[u8]| cards.iter().filter_map(|&card| Card::new(card)).collect::<Vec<_>>();
        let (stock, discard) = (pile(round.stock().cards()), pile(round.discard().cards()));
        let mut table = GuessedTable::new(&known, *round.racks(), stock, discard);
        let mut compared = 0;
        while table.announcer().is_none() {
            let view = table.view();
            assert_eq!(format!("{view:?}"), format!("{:?}", game.view(game.to_act()?)?));
            let action = everybody.decide(&view, compared as u64);
            assert!(view.legal().has(action));
            table.play(action, &mut Rng::new(seed, &known))?;
            game.play(action).ok()?;
            compared += 1;
        }
        assert_eq!(game.to_act(), table.announcer());
        assert_eq!(game.view(game.to_act()?)?.decision, Decision::Announce);
        Some(compared)
    }

    #[test]
    fn everybody_sees_what_they_would_see_in_a_real_round() {
        // The easy level plays long enough to use up stocks.
        let played = |level| (0..80).filter_map(|seed| plays_as_the_engine_does(seed, level)).sum::<usize>();
        let [easy, hard] = [Level::Easy, Level::Hard].map(played);
        assert!(easy > 3_000 && hard > 1_500, "{easy} and {hard} decisions were compared");
    }
}
