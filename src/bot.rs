//! The bot protocol: what a seat may see as JSON, and a computer player's answer. For programs that play one seat without
//! knowing more than a player at the table.

use crate::engine::{
    Action, Card, Chance, Deal, Decision, Edition, Goal, OwnedView, PublicMove, Rack, Replenish, RulesDraft,
    RulesFault, Seat, SeatSet, Slot, View, highest_card,
};
use crate::players::{ComputerPlayer, Player, player};
use crate::record::{Token, from_json, in_words};
use core::fmt;
use serde::{Deserialize, Serialize};

/// Why a request gets no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestFault {
    /// It is not JSON, or not of the shape of a request.
    Unreadable(String),
    /// The rules do not go together.
    Rules(RulesFault),
    /// The named part of the view cannot be at any table.
    Impossible(&'static str),
    /// The decision is another seat's.
    NotToMove,
}

impl fmt::Display for RequestFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestFault::Unreadable(why) => write!(f, "unreadable: {why}"),
            RequestFault::Rules(fault) => write!(f, "{fault} ({})", fault.rule()),
            RequestFault::Impossible(what) => write!(f, "impossible: {what}"),
            RequestFault::NotToMove => f.write_str("the decision is another seat's"),
        }
    }
}

impl core::error::Error for RequestFault {}

/// A computer player that answers requests. It remembers nothing from one to the next.
pub struct Bot {
    player: Box<dyn Player>,
    chance: Chance,
}

impl Bot {
    /// This player; what it leaves to chance follows from the seed and the request.
    pub fn new(of: impl Into<ComputerPlayer>, seed: u64) -> Bot {
        Bot { player: player(of), chance: Chance::new(seed) }
    }

    /// The answer to a request, both one JSON object. A request that cannot be answered gets `{"error": "…"}`.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = match self.decide(request) {
            Ok(action) => Reply::from(action),
            Err(confusion) => Reply::Error(confusion.to_string()),
        };
        to_json(&answer)
    }

    /// The action for a request.
    ///
    /// # Errors
    /// The [`RequestFault`] of a request that is not one.
    pub fn decide(&mut self, request: &str) -> Result<Action, RequestFault> {
        let table = read(request)?;
        let view = table.view();
        if view.legal().is_empty() {
            return Err(RequestFault::NotToMove);
        }
        // The same decision of the same round gets the same seed.
        let rounds = view.totals.iter().fold(0u32, |sum, total| sum.wrapping_add(total.unsigned_abs()));
        let placed = view.rack.filled();
        let drawn = usize::from(view.decision == Decision::Drawn);
        let decision = (view.log.len() * 16 + placed) * 2 + drawn;
        let seed = self.chance.decision_seed(rounds as usize, view.seat, decision);
        let action = self.player.decide(&view, seed);
        // Every level answers with what is legal; were there ever one that does not, its seat plays on all the same.
        let legal = view.legal();
        Ok(if legal.has(action) { action } else { legal.nth(0).unwrap_or(action) })
    }
}

/// An answer as it is sent.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reply {
    Action(String),
    Slot(Slot),
    Error(String),
}

impl From<Action> for Reply {
    fn from(action: Action) -> Reply {
        match action {
            Action::Place(slot) => Reply::Slot(slot),
            action => Reply::Action(Token::of(action).map_or_else(String::new, |token| token.to_string())),
        }
    }
}

/// A request as it is sent. `R` are the rules: all of them, or those that are said.
#[derive(Serialize, Deserialize)]
struct Request<R> {
    view: SentView<R>,
    decision: Decision,
}

/// What a seat may see, as it is sent.
#[derive(Serialize, Deserialize)]
struct SentView<R> {
    rules: R,
    players: u8,
    playing: Option<Vec<Seat>>,
    seat: Seat,
    dealer: Seat,
    to_move: Seat,
    rack: Vec<Option<Card>>,
    drawn: Option<Card>,
    top_discard: Option<Card>,
    discard_count: u8,
    stock_count: u8,
    opening_discard: Option<Card>,
    log: Vec<PublicMove>,
    totals: Vec<i32>,
}

/// Rules as far as a request says them.
#[derive(Deserialize)]
struct SaidRules {
    edition: Option<Edition>,
    deal: Option<Deal>,
    run_of_three: Option<bool>,
    bonus: Option<bool>,
    partners: Option<bool>,
    replenish: Option<Replenish>,
    goal: Option<Goal>,
}

impl SaidRules {
    /// All rules: what is not said is as in the preset of 1956.
    fn draft(self) -> RulesDraft {
        let usual = Edition::MiltonBradley.preset();
        RulesDraft {
            edition: self.edition.unwrap_or(usual.edition),
            deal: self.deal.unwrap_or(usual.deal),
            run_of_three: self.run_of_three.unwrap_or(usual.run_of_three),
            bonus: self.bonus.unwrap_or(usual.bonus),
            partners: self.partners.unwrap_or(usual.partners),
            replenish: self.replenish.unwrap_or(usual.replenish),
            goal: self.goal.unwrap_or(usual.goal),
            #[cfg(test)]
            later: usual.later,
        }
    }
}

/// The request that a program which runs the table sends for this view.
pub fn request(view: &View<'_>) -> String {
    // There are sixty cards at most.
    let count = |cards: usize| u8::try_from(cards).unwrap_or(u8::MAX);
    to_json(&Request {
        view: SentView {
            rules: view.rules.draft(),
            players: count(view.playing.len()),
            playing: Some(view.playing.iter().collect()),
            seat: view.seat,
            dealer: view.dealer,
            to_move: view.to_move,
            rack: view.rack.slots().map(|(_, card)| card).collect(),
            drawn: view.drawn,
            top_discard: view.top_discard,
            discard_count: count(view.discard_count),
            stock_count: count(view.stock_count),
            opening_discard: view.opening_discard,
            log: view.log.to_vec(),
            totals: view.totals.to_vec(),
        },
        decision: view.decision,
    })
}

/// The JSON of what is sent, in one line.
fn to_json<T: Serialize>(sent: &T) -> String {
    // What is sent can always be written to memory.
    serde_json::to_string(sent).unwrap_or_default()
}

/// What the seat of a request may see.
///
/// # Errors
/// [`RequestFault`] when it is none, or speaks of a table that cannot be.
fn read(text: &str) -> Result<OwnedView, RequestFault> {
    let Request { view: sent, decision }: Request<SaidRules> =
        from_json(text).map_err(|fault| RequestFault::Unreadable(in_words(&fault)))?;
    let draft = sent.rules.draft();
    let rack = sent.rack.try_into().map_err(|_| RequestFault::Impossible("a rack has ten slots"))?;
    let rules = draft.check(sent.totals.len()).map_err(RequestFault::Rules)?;
    let elimination = matches!(draft.goal, Goal::Chips(chips) if chips.elimination);
    let rack = Rack::from_slots(rack);
    let open = [sent.drawn, sent.top_discard, sent.opening_discard].into_iter().flatten();
    let moved = sent.log.iter().flat_map(|turn| [turn.card_in, Some(turn.out)]).flatten();
    let cards = rack.slots().filter_map(|(_, card)| card).chain(open).chain(moved);
    let highest = cards.map(Card::number).max().unwrap_or(0);
    // Who is asked to announce without a run is not one of two who need it (R15).
    let lacks_run = draft.run_of_three && !rack.has_run_of_three();
    let at_least = if decision == Decision::Announce && lacks_run { 3 } else { 2 };
    let there = [sent.seat, sent.dealer, sent.to_move];
    let shown = (&there[..], &sent.log[..], highest);
    let seen = OwnedView {
        rules,
        playing: playing_seats(sent.players, sent.playing, &sent.totals, elimination, at_least, shown)?,
        seat: sent.seat,
        dealer: sent.dealer,
        to_move: sent.to_move,
        decision,
        rack,
        drawn: sent.drawn,
        top_discard: sent.top_discard,
        discard_count: sent.discard_count.into(),
        stock_count: sent.stock_count.into(),
        opening_discard: sent.opening_discard,
        log: sent.log,
        totals: sent.totals,
    };
    check(&seen).map(|()| seen)
}

/// Whether a table can be like this.
fn check(table: &OwnedView) -> Result<(), RequestFault> {
    let impossible = |what| Err(RequestFault::Impossible(what));
    let highest = highest_card(table.playing.len());
    let mut seen = 0u64;
    let own = table.rack.slots().filter_map(|(_, card)| card).chain(table.drawn);
    let open = table.top_discard.into_iter();
    for card in own.chain(open) {
        if seen >> card.number() & 1 != 0 {
            return impossible("the same card in two places");
        }
        seen |= 1 << card.number();
    }
    let moves = table.log.iter().flat_map(|turn| [turn.card_in, Some(turn.out)]).flatten();
    let all_seen = moves.chain(table.opening_discard).fold(seen, |seen, card| seen | 1 << card.number());
    if all_seen >> (highest + 1) != 0 {
        return impossible("a card that is not in play");
    }
    if [table.seat, table.dealer, table.to_move].into_iter().any(|seat| !table.playing.has(seat))
        || table.log.iter().any(|turn| !table.playing.has(turn.seat))
    {
        return impossible("a seat that does not play");
    }
    let full = table.rack.is_full();
    match table.decision {
        Decision::Place if full => impossible("a card to be placed and no empty slot"),
        Decision::Place if table.drawn.is_none() => impossible("no card to be placed"),
        Decision::Place => Ok(()),
        _ if !full => impossible("an empty slot after the deal"),
        Decision::Drawn if table.drawn.is_none() => impossible("no drawn card"),
        Decision::Turn if table.drawn.is_some() => impossible("a drawn card before the turn"),
        Decision::Announce if !table.view().may_announce() => impossible("nothing to announce"),
        Decision::Eclair if !table.rack.is_in_order() => impossible("no Éclair to announce"),
        _ => Ok(()),
    }
}

/// The seats that play the round (R28): those named or, where they are not, as far as it can be told. A seat that is out
/// holds no chips, and the log passes over it; one that is not may hold none either, but then it is seen to move, or cards
/// are that so few players do not have. `players` may count the seats or those that play.
fn playing_seats(
    players: u8,
    named: Option<Vec<Seat>>,
    totals: &[i32],
    elimination: bool,
    at_least: usize,
    (there, log, highest): (&[Seat], &[PublicMove], u8),
) -> Result<SeatSet, RequestFault> {
    let players = usize::from(players);
    let sitting = SeatSet::first(totals.len());
    let wrong = Err(RequestFault::Impossible("the number of players"));
    let seats = match named {
        Some(named) if named.len() != players => return wrong,
        Some(named) => named.into_iter().fold(SeatSet::EMPTY, SeatSet::with),
        None if players == totals.len() && !elimination => sitting,
        None => {
            let moved = log.iter().map(|turn| turn.seat);
            let sure =
                sitting.iter().filter(|seat| totals[seat.number()] > 0).chain(there.iter().copied()).chain(moved);
            let mut seats = sure.fold(SeatSet::EMPTY, SeatSet::with);
            let in_play = if players < totals.len() { players } else { 0 };
            let passed_over = passed_over(sitting, log);
            for seat in sitting.iter().filter(|&seat| !passed_over.has(seat)) {
                if seats.len() < in_play.max(at_least) || highest > highest_card(seats.len()) {
                    seats = seats.with(seat);
                }
            }
            if in_play > 0 && seats.len() != in_play {
                return wrong;
            }
            seats
        }
    };
    if !(2..=Seat::MOST).contains(&seats.len()) || seats.iter().any(|seat| !sitting.has(seat)) {
        return wrong;
    }
    Ok(seats)
}

/// The seats between one turn of the log and the next: the turn went past them.
fn passed_over(sitting: SeatSet, log: &[PublicMove]) -> SeatSet {
    let mut out = SeatSet::EMPTY;
    for pair in log.windows(2) {
        for seat in sitting.from_left_of(pair[0].seat).take_while(|&seat| seat != pair[1].seat) {
            out = out.with(seat);
        }
    }
    out
}
