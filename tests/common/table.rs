//! Sets up tables for the tests, using only the crate's public API.

use rack_o::engine::{Action, Card, Deck, Edition, Match, Rack, RoundResult, Rules, RulesDraft, Seat, SeatSet, Slot};
use rack_o::engine::{Phase, Stage};
use rack_o::record::{PlayerKind, SeatEntry};

/// The seat of this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The slot with this label.
pub fn slot(label: u8) -> Slot {
    Slot::from_label(label).unwrap()
}

/// The card of this number.
pub fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// The cards of these numbers.
pub fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| card(number)).collect()
}

/// A full rack, slot 5 first.
pub fn rack(numbers: [u8; 10]) -> Rack {
    Rack::from_cards(numbers.map(card))
}

/// The card numbers of a deck, the top one first.
pub fn numbers(deck: &Deck) -> Vec<u8> {
    deck.cards().map(Card::number).collect()
}

/// The English sheet's rules with a change, checked for this number of players.
pub fn rules(players: usize, change: impl FnOnce(&mut RulesDraft)) -> Rules {
    let mut draft = Edition::MiltonBradley.preset();
    change(&mut draft);
    draft.check(players).unwrap()
}

/// The regular game without the two-player rule.
pub fn plain(players: usize) -> Rules {
    rules(players, |draft| draft.run_of_three = false)
}

/// A match in which this seat deals first: it cuts a 1, the others more.
pub fn game(rules: Rules, dealer: usize) -> Match {
    let cut: Vec<Card> = (0..rules.players()).map(|s| card(if s == dealer { 1 } else { 10 + s as u8 })).collect();
    Match::new(rules, &cut).unwrap()
}

/// People at every seat.
pub fn people(players: usize) -> Vec<SeatEntry> {
    ["Ann", "Bo", "Cem", "Dora"][..players]
        .iter()
        .map(|name| SeatEntry { name: (*name).to_owned(), player: PlayerKind::Human, level: None })
        .collect()
}

/// A deck that deals these racks (slot 5 first, by seat) by R4, followed by these cards: the first discard and then the
/// stock from the top. Other racks get falling cards, and the rest goes to the bottom of the stock.
pub fn deck_dealing(playing: SeatSet, dealer: Seat, racks: &[(usize, [u8; 10])], then: &[u8]) -> Deck {
    let size = [40, 50, 60][playing.len() - 2];
    let given: Vec<u8> = racks.iter().flat_map(|(_, rack)| *rack).chain(then.iter().copied()).collect();
    let mut spare: Vec<u8> = (1..=size).filter(|number| !given.contains(number)).rev().collect();
    let order: Vec<Seat> = playing.from_left_of(dealer).collect();
    let dealt: Vec<[u8; 10]> = order
        .iter()
        .map(|seat| match racks.iter().find(|(s, _)| *s == seat.number()) {
            Some((_, rack)) => *rack,
            None => spare.drain(..10).collect::<Vec<u8>>().try_into().unwrap(),
        })
        .collect();
    let mut deck = Vec::new();
    for row in (0..10).rev() {
        deck.extend(dealt.iter().map(|rack| rack[row]));
    }
    deck.extend(then);
    deck.extend(spare);
    Deck::new(playing.len(), &cards(&deck)).unwrap()
}

/// Deals these racks, followed by these cards.
pub fn deal(game: &mut Match, racks: &[(usize, [u8; 10])], then: &[u8]) {
    let deck = deck_dealing(game.playing(), game.dealer(), racks, then);
    game.deal(&deck, 0).unwrap();
}

/// A match with these racks just dealt.
pub fn dealt(rules: Rules, dealer: usize, racks: &[(usize, [u8; 10])], then: &[u8]) -> Match {
    let mut game = game(rules, dealer);
    deal(&mut game, racks, then);
    game
}

/// Plays these actions.
pub fn play(game: &mut Match, actions: &[Action]) {
    for &action in actions {
        game.play(action).unwrap();
    }
}

/// Seats before `announcer` draw and discard, passing where they could announce; then `announcer` announces.
pub fn announce(game: &mut Match, announcer: usize) -> RoundResult {
    let whose = |game: &Match| game.to_act().map(Seat::number);
    while whose(game) != Some(announcer) {
        let phase = game.round().unwrap().phase();
        match phase {
            Phase::Announce => play(game, &[Action::Pass]),
            _ => play(game, &[Action::Draw, Action::Discard]),
        }
    }
    play(game, &[Action::Announce]);
    *game.last_result().unwrap()
}

/// A whole round: these racks are dealt, and the seat announces on its first turn.
pub fn round(game: &mut Match, racks: &[(usize, [u8; 10])], announcer: usize) -> RoundResult {
    deal(game, racks, &[]);
    announce(game, announcer)
}

/// The scores of a round by seat.
pub fn scores(result: &RoundResult, players: usize) -> Vec<i32> {
    result.scores[..players].to_vec()
}

/// The seats that have won; empty while the match goes on.
pub fn winners(game: &Match) -> Vec<usize> {
    match game.stage() {
        Stage::Over(winners) => winners.iter().map(Seat::number).collect(),
        _ => Vec::new(),
    }
}
