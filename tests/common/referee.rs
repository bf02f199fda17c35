//! A second referee: the rules of Rack-O again, written slowly and with plain lists, to compare with the engine. Of the
//! engine it knows only the names of rules and actions.

use rack_o::engine::{Action, Deal, Goal, Price, Replenish, RulesDraft, Slot};

/// What has to happen next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The next round has to be dealt.
    BeforeDeal,
    /// Dealt cards are being placed (R30).
    Placing,
    /// These seats, in this order, may still announce an Éclair (R31).
    Eclair(Vec<usize>),
    /// A card has to be taken or drawn.
    Turn,
    /// A drawn card has to be exchanged or discarded.
    InHand,
    /// The turn is over, and the rack may be announced.
    Ended,
    /// Somebody has won the match.
    MatchOver,
}

/// A turn as everybody saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub seat: usize,
    /// The card taken from the discard pile, if any.
    pub taken: Option<u8>,
    /// The row of the exchange, if any.
    pub row: Option<usize>,
    pub discarded: u8,
}

/// A match on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Referee {
    pub rules: RulesDraft,
    /// The seats still in the game, in turn order.
    pub inside: Vec<usize>,
    pub dealer: usize,
    pub moment: Moment,
    pub turn: usize,
    /// By seat, slot 5 first, 0 for an empty slot.
    pub racks: Vec<[u8; 10]>,
    /// The next card first.
    pub stock: Vec<u8>,
    /// The oldest card first.
    pub discards: Vec<u8>,
    pub hand: Option<u8>,
    /// What everybody has seen in this round.
    pub told: Vec<Told>,
    /// In an Éclair deal, the cards still to be dealt to each seat.
    pub to_come: Vec<Vec<u8>>,
    pub scores: Vec<i32>,
    pub totals: Vec<i32>,
    pub rounds: usize,
    pub winners: Vec<usize>,
}

impl Referee {
    /// Starts a match; the lowest card deals (R3).
    pub fn new(rules: RulesDraft, cut: &[u8]) -> Referee {
        let players = cut.len();
        let lowest = *cut.iter().min().unwrap();
        let start = match rules.goal {
            Goal::Chips(chips) => i32::from(chips.start),
            _ => 0,
        };
        Referee {
            rules,
            inside: (0..players).collect(),
            dealer: cut.iter().position(|&card| card == lowest).unwrap(),
            moment: Moment::BeforeDeal,
            turn: 0,
            racks: vec![[0; 10]; players],
            stock: Vec::new(),
            discards: Vec::new(),
            hand: None,
            told: Vec::new(),
            to_come: vec![Vec::new(); players],
            scores: vec![0; players],
            totals: vec![start; players],
            rounds: 0,
            winners: Vec::new(),
        }
    }

    /// The next seat to the left that is in the game (R6).
    fn left(&self, of: usize) -> usize {
        let mut seat = of;
        loop {
            seat = (seat + 1) % self.racks.len();
            if self.inside.contains(&seat) {
                return seat;
            }
        }
    }

    /// The seats in the game from the dealer's left to the dealer.
    fn dealing_order(&self) -> Vec<usize> {
        let mut order = vec![self.left(self.dealer)];
        while order.len() < self.inside.len() {
            order.push(self.left(order[order.len() - 1]));
        }
        order
    }

    /// Deals (R4, R30) and turns up the first card (R5).
    pub fn deal(&mut self, deck: &[u8]) {
        self.racks.fill([0; 10]);
        self.discards.clear();
        self.told.clear();
        self.stock = deck.to_vec();
        for card_of_ten in 0..10 {
            for seat in self.dealing_order() {
                let card = self.stock.remove(0);
                match self.rules.deal {
                    Deal::Standard => self.racks[seat][9 - card_of_ten] = card,
                    Deal::Eclair => self.to_come[seat].push(card),
                }
            }
        }
        match self.rules.deal {
            Deal::Standard => self.turn_up(),
            Deal::Eclair => {
                self.moment = Moment::Placing;
                self.turn = self.dealing_order()[0];
            }
        }
    }

    fn turn_up(&mut self) {
        let first = self.stock.remove(0);
        self.discards.push(first);
        self.turn = self.left(self.dealer);
        self.moment = Moment::Turn;
    }

    /// Puts a seat's next dealt card into a row (R30).
    pub fn place(&mut self, seat: usize, row: usize) {
        self.racks[seat][row] = self.to_come[seat].remove(0);
        match self.dealing_order().into_iter().find(|&seat| !self.to_come[seat].is_empty()) {
            Some(next) => self.turn = next,
            None => {
                let mut able = self.dealing_order();
                able.retain(|&seat| in_order(&self.racks[seat]));
                self.ask(able);
            }
        }
    }

    /// Asks the first seat that may announce Éclair; if there is none, play begins (R31, R32).
    fn ask(&mut self, able: Vec<usize>) {
        match able.first() {
            Some(&first) => {
                self.turn = first;
                self.moment = Moment::Eclair(able);
            }
            None => self.turn_up(),
        }
    }

    /// Whether the seat's rack may be announced (R13, R15).
    fn announceable(&self, seat: usize) -> bool {
        let needs_run = self.rules.run_of_three && self.inside.len() == 2;
        in_order(&self.racks[seat]) && (!needs_run || longest_run(&self.racks[seat]) >= 3)
    }

    /// All legal actions of the seat to act.
    pub fn allowed(&self) -> Vec<Action> {
        let mut allowed = Vec::new();
        match &self.moment {
            Moment::BeforeDeal | Moment::MatchOver => {}
            Moment::Placing => {
                let empty = (0..10).filter(|&row| self.racks[self.turn][row] == 0);
                allowed.extend(empty.map(|row| Action::Place(Slot::ALL[row])));
            }
            Moment::Eclair(_) => allowed.extend([Action::Eclair, Action::Pass]),
            Moment::Turn => {
                if self.announceable(self.turn) {
                    allowed.push(Action::Announce);
                }
                if !self.discards.is_empty() {
                    allowed.extend(Slot::ALL.map(Action::Take));
                }
                allowed.push(Action::Draw);
            }
            Moment::InHand => {
                allowed.extend(Slot::ALL.map(Action::Exchange));
                allowed.push(Action::Discard);
            }
            Moment::Ended => allowed.extend([Action::Announce, Action::Pass]),
        }
        allowed
    }

    /// Plays a legal action. `shuffled` is the new stock, in case it has to be shuffled now.
    pub fn play(&mut self, action: Action, shuffled: &[u8]) {
        let seat = self.turn;
        match action {
            Action::Take(slot) => {
                let card = self.discards.pop().unwrap();
                self.exchange(slot, card, Some(card));
            }
            Action::Draw => {
                if self.stock.is_empty() {
                    self.stock = core::mem::take(&mut self.discards);
                    if self.rules.replenish == Replenish::Shuffle {
                        let mut same = shuffled.to_vec();
                        same.sort_unstable();
                        self.stock.sort_unstable();
                        assert_eq!(same, self.stock, "the new stock is the old discards");
                        self.stock = shuffled.to_vec();
                    }
                }
                self.hand = Some(self.stock.remove(0));
                self.moment = Moment::InHand;
            }
            Action::Exchange(slot) => {
                let card = self.hand.take().unwrap();
                self.exchange(slot, card, None);
            }
            Action::Discard => {
                let card = self.hand.take().unwrap();
                self.discards.push(card);
                self.told.push(Told { seat, taken: None, row: None, discarded: card });
                self.end_turn();
            }
            Action::Announce => self.finish(seat, false),
            Action::Eclair => self.finish(seat, true),
            Action::Place(slot) => self.place(seat, slot.row()),
            Action::Pass => match self.moment.clone() {
                Moment::Eclair(able) => self.ask(able[1..].to_vec()),
                _ => self.next_turn(),
            },
        }
    }

    fn exchange(&mut self, slot: Slot, card: u8, taken: Option<u8>) {
        let old = core::mem::replace(&mut self.racks[self.turn][slot.row()], card);
        self.discards.push(old);
        self.told.push(Told { seat: self.turn, taken, row: Some(slot.row()), discarded: old });
        self.end_turn();
    }

    fn end_turn(&mut self) {
        if self.announceable(self.turn) {
            self.moment = Moment::Ended;
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        self.turn = self.left(self.turn);
        self.moment = Moment::Turn;
    }

    /// Scores the round and checks whether the match is over.
    fn finish(&mut self, announcer: usize, eclair: bool) {
        let mut out = Vec::new();
        self.scores.fill(0);
        match self.rules.goal {
            Goal::Chips(chips) => {
                for loser in self.inside.clone() {
                    if loser == announcer {
                        continue;
                    }
                    let priced = match chips.price {
                        Price::AnnouncerRun => announcer,
                        Price::OwnRun => loser,
                    };
                    let mut price = [1, 1, 1, 2, 3, 5, 9, 9, 9, 9, 9][longest_run(&self.racks[priced])];
                    if chips.elimination && price > self.totals[loser] {
                        price = self.totals[loser];
                        out.push(loser);
                    }
                    self.scores[loser] -= price;
                    self.scores[announcer] += price;
                }
            }
            _ => {
                for &seat in &self.inside {
                    self.scores[seat] = match (seat == announcer, eclair) {
                        (true, true) => 100,
                        (true, false) => 75 + if self.rules.bonus { bonus(&self.racks[seat]) } else { 0 },
                        (false, _) => 5 * in_row(&self.racks[seat]) as i32,
                    };
                }
            }
        }
        for seat in 0..self.totals.len() {
            self.totals[seat] += self.scores[seat];
            if self.rules.partners {
                self.totals[seat] += self.scores[(seat + 2) % 4];
            }
        }
        self.rounds += 1;
        self.inside.retain(|seat| !out.contains(seat));
        self.dealer = self.left(self.dealer);
        self.winners = self.champions();
        self.moment = if self.winners.is_empty() { Moment::BeforeDeal } else { Moment::MatchOver };
    }

    /// Who has won the match, if it is over (R20, R22, R25, R28).
    fn champions(&self) -> Vec<usize> {
        let most = self.inside.iter().map(|&seat| self.totals[seat]).max().unwrap();
        let mut first = self.inside.clone();
        first.retain(|&seat| self.totals[seat] == most);
        let over = match self.rules.goal {
            Goal::Rounds(rounds) => self.rounds == usize::from(rounds),
            Goal::Chips(chips) => self.rounds == usize::from(chips.rounds) || self.inside.len() == 1,
            Goal::Points(points) => {
                let one_side = first.len() == 1 || self.rules.partners && first.len() == 2;
                most >= i32::from(points) && one_side
            }
        };
        if over { first } else { Vec::new() }
    }
}

/// Whether ten cards rise from slot 5 to slot 50 (R13).
pub fn in_order(rack: &[u8; 10]) -> bool {
    let mut sorted = *rack;
    sorted.sort_unstable();
    sorted == *rack && rack[0] != 0
}

/// How many cards rise from slot 5 up to the first break (R18).
pub fn in_row(rack: &[u8; 10]) -> usize {
    let mut count = 1;
    while count < 10 && rack[count] > rack[count - 1] {
        count += 1;
    }
    count
}

/// The longest run: adjacent cards that go up by one (R16). Tries every start and length.
pub fn longest_run(rack: &[u8; 10]) -> usize {
    let mut longest = 1;
    for start in 0..10 {
        for end in start..10 {
            if (start..=end).all(|row| usize::from(rack[row]) == usize::from(rack[start]) + row - start) {
                longest = longest.max(end - start + 1);
            }
        }
    }
    longest
}

/// What the announcer's longest run adds in the bonus game (R23).
pub fn bonus(rack: &[u8; 10]) -> i32 {
    match longest_run(rack) {
        1 | 2 => 0,
        3 => 50,
        4 => 100,
        5 => 200,
        _ => 400,
    }
}
