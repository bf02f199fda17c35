//! A match: rounds played to a goal.

use super::action::{Action, Actions};
use super::card::{Card, Slot};
use super::chips::settle;
use super::deal::{Deck, DeckFault};
use super::event::Event;
use super::public_move::PublicMove;
use super::refusal::Refusal;
use super::result::{Call, RoundResult};
use super::round::{Phase, Round, Terms};
use super::rules::{self, Goal, Rules};
use super::score::{announcer_points, loser_points};
use super::seat::{Seat, SeatSet};
use super::view::{Decision, View};
use core::fmt;

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The next round is to be dealt.
    BetweenRounds,
    /// A round is being played.
    Playing,
    /// The match is over, won by these seats: several for partners or a shared win.
    Over(SeatSet),
}

/// Why a match cannot begin or a round cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchFault {
    /// The cut is not one card for each player (R3).
    CutCount,
    /// A cut card that is not in the deck (R1, R3).
    CutForeign(Card),
    /// A card that was cut twice (R3).
    CutTwice(Card),
    /// A round is still being played, or the match is over (R14, R20).
    NotBetweenRounds,
    /// The cards are not the deck for the players left in the game (R1).
    Deck(DeckFault),
}

impl fmt::Display for MatchFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchFault::CutCount => f.write_str("the cut needs one card a player"),
            MatchFault::CutForeign(card) => write!(f, "the cut has a {card}, which is not in play"),
            MatchFault::CutTwice(card) => write!(f, "the cut has the {card} twice"),
            MatchFault::NotBetweenRounds => f.write_str("no round can be dealt now"),
            MatchFault::Deck(fault) => fault.fmt(f),
        }
    }
}

/// A match under checked rules. Decks come from outside ([`Chance`](super::Chance) or a record); everything else
/// follows from the actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    rules: Rules,
    playing: SeatSet,
    dealer: Seat,
    totals: [i32; Seat::MOST],
    rounds_over: usize,
    stage: Stage,
    round: Option<Round>,
    events: Vec<Event>,
    log: Vec<PublicMove>,
    last: Option<RoundResult>,
}

impl Match {
    /// Starts a match with this cut: the lowest card deals first (R3).
    ///
    /// # Errors
    /// [`MatchFault`] unless the cut is one distinct card of the deck for each player.
    pub fn new(rules: Rules, cut: &[Card]) -> Result<Match, MatchFault> {
        let players = rules.players();
        if cut.len() != players {
            return Err(MatchFault::CutCount);
        }
        for (nth, &card) in cut.iter().enumerate() {
            if usize::from(card.number()) > super::deal::deck_size(players) {
                return Err(MatchFault::CutForeign(card));
            }
            if cut[..nth].contains(&card) {
                return Err(MatchFault::CutTwice(card));
            }
        }
        let playing = SeatSet::first(players);
        let dealer = playing.iter().min_by_key(|seat| cut[seat.number()]).ok_or(MatchFault::CutCount)?;
        let start = rules.goal.chips().map_or(0, |chips| chips.start.into());
        let mut totals = [0; Seat::MOST];
        totals[..players].fill(start);
        Ok(Match {
            rules,
            playing,
            dealer,
            totals,
            rounds_over: 0,
            stage: Stage::BetweenRounds,
            round: None,
            events: Vec::new(),
            log: Vec::new(),
            last: None,
        })
    }

    /// Deals the next round (R4, R5) and returns what happened. `renewals` seeds the shuffling of used-up stocks (R12).
    ///
    /// # Errors
    /// [`MatchFault::NotBetweenRounds`], or [`MatchFault::Deck`] if the deck is not for the players left (R1, R28).
    pub fn deal(&mut self, deck: &Deck, renewals: u64) -> Result<Vec<Event>, MatchFault> {
        if self.stage != Stage::BetweenRounds {
            return Err(MatchFault::NotBetweenRounds);
        }
        let expected = super::deal::deck_size(self.playing.len());
        if deck.len() != expected {
            return Err(MatchFault::Deck(DeckFault::Size { expected, found: deck.len() }));
        }
        let terms = Terms {
            run_of_three: self.rules.run_of_three,
            eclair: self.rules.deal == rules::Deal::Eclair,
            shuffle: self.rules.replenish == rules::Replenish::Shuffle,
        };
        let round = Round::deal(terms, self.playing, self.dealer, deck, renewals);
        self.round = Some(round);
        self.log.clear();
        self.events.clear();
        self.events.push(Event::Dealt { dealer: self.dealer });
        self.events.extend(round.opening().map(|card| Event::TurnedUp { card }));
        self.stage = Stage::Playing;
        Ok(self.events.clone())
    }

    /// Changes the seed for shuffling used-up stocks in this round (R12).
    pub fn set_renewals(&mut self, renewals: u64) {
        self.round = self.round.map(|round| round.with_chance(renewals));
    }

    /// Plays an action of the seat to act and returns what happened.
    ///
    /// # Errors
    /// A [`Refusal`] that names the rule; the match is unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.advance(|round, events| round.apply_with(action, &mut |event| events.push(event)))
    }

    /// Draws from a used-up stock with the given new order, top card first (R12), and returns what happened.
    ///
    /// # Errors
    /// As for [`Round::apply_renewed`]; the match is unchanged.
    pub fn play_renewed(&mut self, new_stock: &[Card]) -> Result<Vec<Event>, Refusal> {
        self.advance(|round, events| round.apply_renewed(new_stock, &mut |event| events.push(event)))
    }

    /// Places the next dealt card of any seat, out of turn (R30), and returns what happened.
    ///
    /// # Errors
    /// As for [`Round::place`]; the match is unchanged.
    pub fn play_placing(&mut self, seat: Seat, slot: Slot) -> Result<Vec<Event>, Refusal> {
        self.advance(|round, events| round.place(seat, slot, &mut |event| events.push(event)))
    }

    fn advance(
        &mut self,
        play: impl FnOnce(&mut Round, &mut Vec<Event>) -> Result<(), Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        let round = self.round.as_mut().ok_or(Refusal::RoundOver)?;
        let first = self.events.len();
        play(round, &mut self.events)?;
        let round = *round;
        self.log.extend(self.events[first..].iter().filter_map(Event::public_move));
        if let Phase::Over { announcer, call } = round.phase() {
            self.finish_round(&round, announcer, call);
        }
        let happened = self.events[first..].to_vec();
        if happened.iter().any(Event::is_placing) {
            self.sort_placings();
        }
        Ok(happened)
    }

    /// In which order the seats place makes no difference (R30): it is kept as if each had placed all of its cards in turn.
    fn sort_placings(&mut self) {
        let order: Vec<Seat> = self.playing.from_left_of(self.dealer).collect();
        let placings = self.events.iter().filter(|event| event.is_placing()).count();
        if let Some(first) = self.events.iter().position(Event::is_placing) {
            self.events[first..first + placings]
                .sort_by_key(|event| order.iter().position(|&seat| Some(seat) == event.seat()));
        }
    }

    fn finish_round(&mut self, round: &Round, announcer: Seat, call: Call) {
        let mut out = SeatSet::EMPTY;
        let scores = match self.rules.goal {
            Goal::Chips(chips) => {
                let settlement = settle(&chips, round.racks(), self.playing, announcer, &self.totals);
                out = settlement.out;
                settlement.changes
            }
            _ => self.points(round, announcer, call),
        };
        for seat in self.playing.iter() {
            self.totals[seat.number()] += scores[seat.number()];
            if self.rules.partners {
                self.totals[seat.number()] += scores[seat.opposite().number()];
            }
        }
        let result =
            RoundResult { announcer, call, seats: self.playing, racks: *round.racks(), scores, totals: self.totals };
        self.last = Some(result);
        self.events.push(Event::RoundEnded(result));
        self.rounds_over += 1;
        for seat in out.iter() {
            self.playing = self.playing.without(seat);
            self.events.push(Event::LeftGame { seat });
        }
        self.dealer = self.playing.left_of(self.dealer);
        let winners = self.winners();
        self.events.extend(winners.map(|winners| Event::MatchEnded { winners }));
        self.stage = winners.map_or(Stage::BetweenRounds, Stage::Over);
    }

    fn points(&self, round: &Round, announcer: Seat, call: Call) -> [i32; Seat::MOST] {
        let mut scores = [0; Seat::MOST];
        for seat in round.seats().iter() {
            scores[seat.number()] = if seat == announcer {
                announcer_points(round.rack(seat), call, self.rules.bonus)
            } else {
                loser_points(round.rack(seat))
            };
        }
        scores
    }

    /// The winners, if the round just finished ends the match (R20, R22, R25, R28).
    fn winners(&self) -> Option<SeatSet> {
        let most = self.playing.iter().map(|seat| self.totals[seat.number()]).max()?;
        let leaders =
            self.playing.iter().filter(|seat| self.totals[seat.number()] == most).fold(SeatSet::EMPTY, SeatSet::with);
        match self.rules.goal {
            Goal::Points(goal) => {
                // A tie for the highest total is broken by further rounds. Partners always share their total.
                let ahead = if self.rules.partners { 2 } else { 1 };
                (most >= goal.into() && leaders.len() == ahead).then_some(leaders)
            }
            Goal::Rounds(rounds) => (self.rounds_over >= rounds.into()).then_some(leaders),
            #[cfg(test)]
            Goal::Later(rounds) => (self.rounds_over >= rounds.into()).then_some(leaders),
            Goal::Chips(chips) => {
                (self.playing.len() == 1 || self.rounds_over >= chips.rounds.into()).then_some(leaders)
            }
        }
    }

    /// What a seat may know while a decision is due; `None` between rounds, and for a seat that is not in the round.
    pub fn view(&self, seat: Seat) -> Option<View<'_>> {
        let round = self.round.as_ref()?;
        let to_move = round.to_act()?;
        if !round.seats().has(seat) {
            return None;
        }
        let decision = match round.phase() {
            Phase::Place => Decision::Place,
            Phase::EclairCall => Decision::Eclair,
            Phase::Turn => Decision::Turn,
            Phase::Drawn => Decision::Drawn,
            Phase::Announce => Decision::Announce,
            Phase::Over { .. } => return None,
        };
        Some(View {
            rules: &self.rules,
            playing: round.seats(),
            seat,
            dealer: round.dealer(),
            to_move,
            decision,
            rack: *round.rack(seat),
            drawn: match decision {
                Decision::Place => round.dealt_card(seat),
                _ if seat == to_move => round.drawn(),
                _ => None,
            },
            top_discard: round.discard().top(),
            discard_count: round.discard().len(),
            stock_count: round.stock_count(),
            opening_discard: round.opening(),
            log: &self.log,
            totals: &self.totals[..self.rules.players()],
        })
    }

    /// The legal actions of the seat to act.
    pub fn legal(&self) -> Actions {
        self.round.map_or(Actions::NONE, |round| round.legal())
    }

    /// Whose decision is due.
    pub fn to_act(&self) -> Option<Seat> {
        self.round.as_ref().and_then(Round::to_act)
    }

    /// The rules in force.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats still in the game (R28).
    pub const fn playing(&self) -> SeatSet {
        self.playing
    }

    /// Who deals this round or, between rounds, the next one.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The running totals by seat.
    pub fn totals(&self) -> &[i32] {
        &self.totals[..self.rules.players()]
    }

    /// How many rounds are finished.
    pub const fn rounds_over(&self) -> usize {
        self.rounds_over
    }

    /// Where the match stands.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The round in play or, until the next deal, the last one.
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// What has happened in the round, oldest first; after its end, until the next deal, with how it ended.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The public moves of the round, oldest first.
    pub fn log(&self) -> &[PublicMove] {
        &self.log
    }

    /// How the last round ended.
    pub const fn last_result(&self) -> Option<&RoundResult> {
        self.last.as_ref()
    }
}
