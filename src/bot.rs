//! The bot protocol: what a seat may see as JSON, and a computer player's answer. For programs that play one seat without
//! knowing more than a player at the table.

use crate::coach::word;
use crate::engine::{
    Action, Card, Chance, Decision, Edition, Goal, PublicMove, Rack, Rules, RulesFault, Seat, SeatSet, Slot, Source,
    View, highest_card,
};
use crate::json::{self, Fields, FromJson, Json, NotJson, Reader, ToJson, shape};
use crate::players::{Level, Player, player};
use core::fmt;

/// Why a request gets no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confusion {
    /// It is not JSON, or not of the shape of a request.
    Unreadable(String),
    /// The rules do not go together.
    Rules(RulesFault),
    /// The named part of the view cannot be at any table.
    Impossible(&'static str),
    /// The decision is another seat's.
    NotToMove,
}

impl fmt::Display for Confusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Confusion::Unreadable(why) => write!(f, "unreadable: {why}"),
            Confusion::Rules(fault) => write!(f, "{fault} ({})", fault.rule()),
            Confusion::Impossible(what) => write!(f, "impossible: {what}"),
            Confusion::NotToMove => f.write_str("the decision is another seat's"),
        }
    }
}

impl core::error::Error for Confusion {}

/// A computer player that answers requests. It remembers nothing from one to the next.
pub struct Bot {
    player: Box<dyn Player>,
    chance: Chance,
}

impl Bot {
    /// A player of this level; what it leaves to chance follows from the seed and the request.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { player: player(level), chance: Chance::new(seed) }
    }

    /// The answer to a request, both one JSON object. A request that cannot be answered gets `{"error": "…"}`.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = match self.decide(request) {
            Ok(action) => spoken(action),
            Err(confusion) => ("error", Json::Text(confusion.to_string())),
        };
        Json::object(vec![(answer.0, Some(answer.1))]).text()
    }

    /// The action for a request.
    ///
    /// # Errors
    /// The [`Confusion`] of a request that is not one.
    pub fn decide(&mut self, request: &str) -> Result<Action, Confusion> {
        let table = SeenTable::read(request)?;
        let view = table.view();
        if view.legal().is_empty() {
            return Err(Confusion::NotToMove);
        }
        // The same place of the same round gets the same whim.
        let rounds = view.totals.iter().fold(0u32, |sum, total| sum.wrapping_add(total.unsigned_abs()));
        let placed = view.rack.filled();
        let drawn = usize::from(view.decision == Decision::Drawn);
        let whim = self.chance.whim(rounds as usize, view.seat, (view.log.len() * 16 + placed) * 2 + drawn);
        let action = self.player.decide(&view, whim);
        // Every level answers with what is legal; were there ever one that does not, its seat plays on all the same.
        let legal = view.legal();
        Ok(if legal.has(action) { action } else { legal.nth(0).unwrap_or(action) })
    }
}

/// An action in the words of the protocol.
fn spoken(action: Action) -> (&'static str, Json) {
    match action {
        Action::Place(slot) => ("slot", slot.label().to_json()),
        action => ("action", Json::Text(word(action))),
    }
}

/// The request that a program which runs the table sends for this view.
pub fn request(view: &View<'_>) -> String {
    let number = |count: usize| Some(Json::Number(count as i64));
    let slots = view.rack.slots().map(|(_, card)| nullable(card)).collect();
    let view_json = Json::object(vec![
        ("rules", Some(view.rules.draft().to_json())),
        ("players", number(view.playing.len())),
        ("playing", Some(view.playing.iter().collect::<Vec<Seat>>().to_json())),
        ("seat", Some(view.seat.to_json())),
        ("dealer", Some(view.dealer.to_json())),
        ("to_move", Some(view.to_move.to_json())),
        ("rack", Some(Json::List(slots))),
        ("drawn", Some(nullable(view.drawn))),
        ("top_discard", Some(nullable(view.top_discard))),
        ("discard_count", number(view.discard_count)),
        ("stock_count", number(view.stock_count)),
        ("opening_discard", Some(nullable(view.opening_discard))),
        ("log", Some(view.log.to_vec().to_json())),
        ("totals", Some(view.totals.to_vec().to_json())),
    ]);
    Json::object(vec![("view", Some(view_json)), ("decision", Some(view.decision.to_json()))]).text()
}

fn nullable<T: ToJson>(value: Option<T>) -> Json {
    value.map_or(Json::Null, |value| value.to_json())
}

shape!(
    Decision,
    "a decision is wanted: turn, drawn, announce, eclair or place",
    "turn" => Turn,
    "drawn" => Drawn,
    "announce" => Announce,
    "eclair" => Eclair,
    "place" => Place,
);
shape!(Source, "stock or discard is wanted", "stock" => Stock, "discard" => Discard);

impl FromJson for PublicMove {
    fn read(json: Json, reader: &mut Reader) -> PublicMove {
        let mut fields = Fields::of(json, reader);
        let label: Option<u8> = fields.optional("slot", reader);
        let slot = label.and_then(Slot::from_label);
        if label.is_some() && slot.is_none() {
            reader.miss("a slot is 5, 10, 15 and so on to 50");
        }
        PublicMove {
            seat: fields.take("seat", reader),
            source: fields.take("source", reader),
            slot,
            card_in: fields.optional("in", reader),
            out: fields.take("out", reader),
        }
    }
}

impl ToJson for PublicMove {
    fn to_json(&self) -> Json {
        Json::object(vec![
            ("seat", Some(self.seat.to_json())),
            ("source", Some(self.source.to_json())),
            ("slot", Some(nullable(self.slot.map(Slot::label)))),
            ("in", Some(nullable(self.card_in))),
            ("out", Some(self.out.to_json())),
        ])
    }
}

/// A slot of the own rack, perhaps empty.
struct SeenSlot(Option<Card>);

impl FromJson for SeenSlot {
    fn read(json: Json, reader: &mut Reader) -> SeenSlot {
        SeenSlot(if json == Json::Null { None } else { Some(Card::read(json, reader)) })
    }
}

/// All that a view borrows from, read from a request and found possible.
struct SeenTable {
    rules: Rules,
    playing: SeatSet,
    seat: Seat,
    dealer: Seat,
    to_move: Seat,
    decision: Decision,
    rack: Rack,
    drawn: Option<Card>,
    top_discard: Option<Card>,
    discard_count: usize,
    stock_count: usize,
    opening_discard: Option<Card>,
    log: Vec<PublicMove>,
    totals: Vec<i32>,
}

impl SeenTable {
    /// Reads a request.
    ///
    /// # Errors
    /// [`Confusion`] when it is none, or speaks of a table that cannot be.
    fn read(text: &str) -> Result<SeenTable, Confusion> {
        let json = json::parse(text).map_err(|NotJson(why)| Confusion::Unreadable(why))?;
        let mut reader = Reader::default();
        let mut fields = Fields::of(json, &mut reader);
        let decision = fields.take("decision", &mut reader);
        let view: Json = fields.take("view", &mut reader);
        let mut fields = Fields::of(view, &mut reader);
        let r = &mut reader;
        // What the rules do not say is as usual.
        let mut rules = Fields::of(fields.take("rules", r), r);
        let draft = Edition::MiltonBradley.preset().amended(&mut rules, r);
        let players: u8 = fields.take("players", r);
        let playing: Option<Vec<Seat>> = fields.optional("playing", r);
        let rack: Vec<SeenSlot> = fields.take("rack", r);
        let count = |name, fields: &mut Fields, r: &mut Reader| usize::from(fields.take::<u8>(name, r));
        let seen = (
            fields.take("seat", r),
            fields.take("dealer", r),
            fields.take("to_move", r),
            fields.optional("drawn", r),
            fields.optional("top_discard", r),
            count("discard_count", &mut fields, r),
            count("stock_count", &mut fields, r),
            fields.optional("opening_discard", r),
            fields.take("log", r),
        );
        let totals: Vec<i32> = fields.take("totals", r);
        let (seat, dealer, to_move, drawn, top_discard, discard_count, stock_count, opening_discard, log) =
            reader.finish(seen).map_err(|misfit| Confusion::Unreadable(misfit.to_string()))?;
        let rack: Vec<Option<Card>> = rack.into_iter().map(|slot| slot.0).collect();
        let rack = rack.try_into().map_err(|_| Confusion::Impossible("a rack has ten slots"))?;
        let rules = draft.check(totals.len()).map_err(Confusion::Rules)?;
        let elimination = matches!(draft.goal, Goal::Chips(chips) if chips.elimination);
        let rack = Rack::from_slots(rack);
        let log: Vec<PublicMove> = log;
        let open = [drawn, top_discard, opening_discard].into_iter().flatten();
        let moved = log.iter().flat_map(|turn| [turn.card_in, Some(turn.out)]).flatten();
        let cards = rack.slots().filter_map(|(_, card)| card).chain(open).chain(moved);
        let highest = cards.map(Card::number).max().unwrap_or(0);
        // Who is asked to announce without a run is not one of two who need it (R15).
        let lacks_run = draft.run_of_three && !rack.has_run_of_three();
        let at_least = if decision == Decision::Announce && lacks_run { 3 } else { 2 };
        let table = SeenTable {
            rules,
            playing: playing_seats(
                players,
                playing,
                &totals,
                elimination,
                at_least,
                (&[seat, dealer, to_move], &log, highest),
            )?,
            seat,
            dealer,
            to_move,
            decision,
            rack,
            drawn,
            top_discard,
            discard_count,
            stock_count,
            opening_discard,
            log,
            totals,
        };
        table.check().map(|()| table)
    }

    /// Whether a table can be like this.
    fn check(&self) -> Result<(), Confusion> {
        let impossible = |what| Err(Confusion::Impossible(what));
        let highest = highest_card(self.playing.len());
        let mut seen = 0u64;
        let own = self.rack.slots().filter_map(|(_, card)| card).chain(self.drawn);
        let open = self.top_discard.into_iter();
        for card in own.chain(open) {
            if seen >> card.number() & 1 != 0 {
                return impossible("the same card in two places");
            }
            seen |= 1 << card.number();
        }
        let moves = self.log.iter().flat_map(|turn| [turn.card_in, Some(turn.out)]).flatten();
        let all_seen = moves.chain(self.opening_discard).fold(seen, |seen, card| seen | 1 << card.number());
        if all_seen >> (highest + 1) != 0 {
            return impossible("a card that is not in play");
        }
        if [self.seat, self.dealer, self.to_move].into_iter().any(|seat| !self.playing.has(seat))
            || self.log.iter().any(|turn| !self.playing.has(turn.seat))
        {
            return impossible("a seat that does not play");
        }
        let full = self.rack.is_full();
        match self.decision {
            Decision::Place if full => impossible("a card to be placed and no empty slot"),
            Decision::Place if self.drawn.is_none() => impossible("no card to be placed"),
            Decision::Place => Ok(()),
            _ if !full => impossible("an empty slot after the deal"),
            Decision::Drawn if self.drawn.is_none() => impossible("no drawn card"),
            Decision::Turn if self.drawn.is_some() => impossible("a drawn card before the turn"),
            Decision::Announce if !self.view().may_announce() => impossible("nothing to announce"),
            Decision::Eclair if !self.rack.is_in_order() => impossible("no Éclair to announce"),
            _ => Ok(()),
        }
    }

    fn view(&self) -> View<'_> {
        View {
            rules: &self.rules,
            playing: self.playing,
            seat: self.seat,
            dealer: self.dealer,
            to_move: self.to_move,
            decision: self.decision,
            rack: self.rack,
            drawn: self.drawn,
            top_discard: self.top_discard,
            discard_count: self.discard_count,
            stock_count: self.stock_count,
            opening_discard: self.opening_discard,
            log: &self.log,
            totals: &self.totals,
        }
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
) -> Result<SeatSet, Confusion> {
    let players = usize::from(players);
    let sitting = SeatSet::first(totals.len());
    let wrong = Err(Confusion::Impossible("the number of players"));
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
