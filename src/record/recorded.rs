//! A match in play, together with its record.

use super::model::{FORMAT, PlayerKind, Record, RecordedResult, RecordedRound, SeatEntry, VERSION};
use super::name::told_apart;
use super::token::Token;
use crate::engine::{
    Action, Card, Chance, Deal, Deck, Event, Match, MatchFault, Refusal, RoundResult, Rules, Seat, Slot, Stage,
};

/// A match and its record, kept in step: every action that is played is recorded.
#[derive(Clone, Debug)]
pub struct RecordedMatch {
    game: Match,
    record: Record,
    results: Vec<RoundResult>,
    /// The names of the players, told apart.
    names: Vec<String>,
}

impl RecordedMatch {
    /// Starts a match with this cut (R3).
    ///
    /// # Errors
    /// As for [`Match::new`].
    pub fn new(rules: Rules, seats: Vec<SeatEntry>, cut: &[Card]) -> Result<RecordedMatch, MatchFault> {
        let game = Match::new(rules, cut)?;
        if seats.len() != rules.players() {
            return Err(MatchFault::CutCount);
        }
        let record = Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: rules.draft(),
            seats,
            cut: cut.to_vec(),
            rounds: Vec::new(),
            totals: game.totals().to_vec(),
            winners: Vec::new(),
        };
        let names: Vec<&str> = record.seats.iter().map(|seat| &*seat.name).collect();
        let names = told_apart(&names);
        Ok(RecordedMatch { game, record, results: Vec::new(), names })
    }

    /// Starts a match with a cut from `chance`.
    ///
    /// # Errors
    /// As for [`RecordedMatch::new`]; a cut from `chance` is never at fault itself.
    pub fn start(rules: Rules, seats: Vec<SeatEntry>, chance: Chance) -> Result<RecordedMatch, MatchFault> {
        RecordedMatch::new(rules, seats, &chance.cut(rules.players()))
    }

    /// Deals the next round from `chance` (R4, R5) and returns what happened.
    ///
    /// # Errors
    /// As for [`Match::deal`].
    pub fn deal_from(&mut self, chance: Chance) -> Result<Vec<Event>, MatchFault> {
        let round = self.game.rounds_over();
        self.deal(&chance.deck(round, self.game.playing().len()), chance.renewals(round))
    }

    /// Continues a match that was read from a record with this chance: a record holds the cards seen so far, but no
    /// seed for the cards to come.
    pub fn continue_with(&mut self, chance: Chance) {
        if self.game.stage() == Stage::Playing {
            self.game.set_renewals(chance.renewals(self.game.rounds_over()));
        }
    }

    /// Deals the next round from this deck (R4, R5) and returns what happened; `renewals` seeds the shuffling of used-up
    /// stocks (R12).
    ///
    /// # Errors
    /// As for [`Match::deal`].
    pub fn deal(&mut self, deck: &Deck, renewals: u64) -> Result<Vec<Event>, MatchFault> {
        let dealer = self.game.dealer();
        let events = self.game.deal(deck, renewals)?;
        let eclair = self.game.rules().deal == Deal::Eclair;
        self.record.rounds.push(RecordedRound {
            dealer,
            deck: deck.cards().collect(),
            placements: eclair.then(|| vec![Vec::new(); self.game.rules().players()]),
            reshuffles: None,
            actions: Vec::new(),
            result: None,
        });
        Ok(events)
    }

    /// Plays an action of the seat to act, records it, and returns what happened.
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule; the match is unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.game.play(action)?;
        self.write(&events);
        Ok(events)
    }

    /// Draws from a used-up stock with the given new order, top card first (R12), and returns what happened.
    ///
    /// # Errors
    /// As for [`Match::play_renewed`].
    pub fn play_renewed(&mut self, new_stock: &[Card]) -> Result<Vec<Event>, Refusal> {
        let events = self.game.play_renewed(new_stock)?;
        self.write(&events);
        Ok(events)
    }

    /// Places the next dealt card of any seat (R30), and returns what happened.
    ///
    /// # Errors
    /// As for [`Match::play_placing`].
    pub fn play_placing(&mut self, seat: Seat, slot: Slot) -> Result<Vec<Event>, Refusal> {
        let events = self.game.play_placing(seat, slot)?;
        self.write(&events);
        Ok(events)
    }

    /// Writes what has happened into the record.
    fn write(&mut self, events: &[Event]) {
        let Some(written) = self.record.rounds.last_mut() else { return };
        for event in events {
            if let Some(token) = Token::of_event(event) {
                if token.is_of_drawn_card() {
                    written.actions.pop();
                }
                written.actions.push(token.to_string());
            }
            match event {
                Event::Placed { seat, slot, .. } => {
                    let lists = written.placements.as_mut();
                    if let Some(list) = lists.and_then(|lists| lists.get_mut(seat.number())) {
                        list.push(slot.label());
                    }
                }
                Event::StockRenewed { shuffled: true } => {
                    if let Some(round) = self.game.round() {
                        // The new stock before the draw: the drawn card was on top.
                        let rest = round.stock().cards().iter().rev().filter_map(|&number| Card::new(number));
                        let order = round.drawn().into_iter().chain(rest).collect();
                        written.reshuffles.get_or_insert_default().push(order);
                    }
                }
                Event::RoundEnded(result) => {
                    written.result = Some(recorded_result(result, self.record.seats.len()));
                    self.results.push(*result);
                    self.record.totals = self.game.totals().to_vec();
                }
                Event::MatchEnded { winners } => self.record.winners = winners.iter().collect(),
                _ => {}
            }
        }
    }

    /// The match.
    pub const fn state(&self) -> &Match {
        &self.game
    }

    /// The record so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How each finished round ended, in order.
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// Who sits at a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatEntry> {
        self.record.seats.get(seat.number())
    }

    /// What the player at a seat is called: their name, with a number where another one has the same.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.number()).map_or("", |name| name)
    }

    /// What the players are called, as [`RecordedMatch::name`] has it, in the order of their seats.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Whether a computer player sits there.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|entry| entry.player == PlayerKind::Computer)
    }

    /// How many decisions of the round are recorded: the same number at the same point of the same match.
    pub fn decisions(&self) -> usize {
        self.record.rounds.last().map_or(0, |round| {
            let open = round.actions.last().is_some_and(|token| token == "S");
            2 * (round.placings().count() + round.actions.len()) - usize::from(open)
        })
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        // Serializing to memory cannot fail.
        serde_json::to_string(&self.record).unwrap_or_default()
    }
}

fn recorded_result(result: &RoundResult, players: usize) -> RecordedResult {
    RecordedResult {
        announcer: result.announcer,
        call: result.call,
        racks: result.racks[..players].iter().map(|rack| rack.slots().filter_map(|(_, card)| card).collect()).collect(),
        scores: result.scores[..players].to_vec(),
    }
}
