//! Finished rounds, packed: only decisions are written, as choices of a range coder. What follows from the rules or from
//! the seed takes no room.

use super::coder::{Coder, Frequencies};
use super::fault::PackingFault;
use crate::engine::{Action, Card, Chance, Deal, Deck, Phase, Replenish, Seat, Slot, highest_card};
use crate::record::{RecordedMatch, RecordedRound, Token};

/// More decisions than any match has: reading stops there.
const MOST_DECISIONS: usize = 60_000;

// The kinds of turns. These numbers, and how many slots and seats there are, are those of the game of today: one with others needs
// another format.
const TAKE: usize = 0;
const DISCARD: usize = 1;
const EXCHANGE: usize = 2;
const ANNOUNCE: usize = 3;

/// How players decide, as the coder has learned so far; it learns from every decision.
pub struct Model {
    turns: Frequencies,
    /// How far from an even spread a card goes, in slots, for cards taken and cards drawn.
    taken: Frequencies,
    drawn: Frequencies,
    announces: Frequencies,
    decisions: usize,
}

impl Model {
    /// Nothing learned yet.
    pub fn new() -> Model {
        let slots = || Frequencies::new(2 * Slot::COUNT - 1);
        Model {
            turns: Frequencies::new(4),
            taken: slots(),
            drawn: slots(),
            announces: Frequencies::new(2),
            decisions: 0,
        }
    }
}

fn damaged<E>(_: E) -> PackingFault {
    PackingFault::Damaged
}

/// Writes or reads a round and plays it. `of` is the round when it is written; `seed` and the number of the round are where
/// its cards may come from.
pub fn round<C: Coder>(
    coder: &mut C,
    model: &mut Model,
    game: &mut RecordedMatch,
    of: Option<&RecordedRound>,
    seed: Option<(Chance, usize)>,
) -> Result<(), PackingFault> {
    let players = game.state().playing().len();
    let wanted: &[Card] = of.map_or(&[], |round| &round.deck);
    let seeded = seed.map(|(chance, number)| chance.deck(number, players));
    let from_seed = match &seeded {
        Some(deck) => coder.flag(deck.cards().eq(wanted.iter().copied()))?,
        None => false,
    };
    let deck = match seeded.filter(|_| from_seed) {
        Some(deck) => deck,
        None => {
            let all = (1..=highest_card(players)).filter_map(Card::new).collect();
            Deck::new(players, &coder.order(all, wanted)?).map_err(damaged)?
        }
    };
    game.deal(&deck, seed.map_or(0, |(chance, number)| chance.renewals(number))).map_err(damaged)?;
    if game.state().rules().deal == Deal::Eclair {
        place(coder, game, of)?;
    }
    let mut tokens = of.into_iter().flat_map(|round| &round.actions).filter_map(|text| Token::parse(text));
    let mut stocks = of.and_then(|round| round.reshuffles.as_ref()).into_iter().flatten();
    loop {
        let Some(phase) = game.state().round().map(|round| round.phase()) else { return Err(PackingFault::Damaged) };
        if matches!(phase, Phase::Over { .. }) {
            return Ok(());
        }
        model.decisions += 1;
        if model.decisions > MOST_DECISIONS {
            return Err(PackingFault::TooLong);
        }
        let token = tokens.next();
        if of.is_some() && token.is_none() {
            return Err(PackingFault::Damaged);
        }
        match phase {
            Phase::EclairCall | Phase::Announce => {
                let calls = match token {
                    Some(Token::Pass) => false,
                    Some(Token::Announce | Token::Eclair) | None => true,
                    Some(_) => return Err(PackingFault::Damaged),
                };
                let calls = coder.adaptive(&mut model.announces, calls.into())? == 1;
                let call = if phase == Phase::Announce { Action::Announce } else { Action::Eclair };
                game.play(if calls { call } else { Action::Pass }).map_err(damaged)?;
            }
            Phase::Turn => turn(coder, model, game, token, || stocks.next())?,
            Phase::Place | Phase::Drawn | Phase::Over { .. } => return Err(PackingFault::Damaged),
        }
    }
}

/// Where each seat places its cards (R30).
fn place<C: Coder>(coder: &mut C, game: &mut RecordedMatch, of: Option<&RecordedRound>) -> Result<(), PackingFault> {
    let lists = of.and_then(|round| round.placements.as_deref()).unwrap_or_default();
    for seat in game.state().playing().iter() {
        let wanted: Vec<Slot> =
            lists.get(seat.number()).into_iter().flatten().filter_map(|&label| Slot::from_label(label)).collect();
        for slot in coder.order(Slot::ALL.to_vec(), &wanted)? {
            game.play_placing(seat, slot).map_err(damaged)?;
        }
    }
    Ok(())
}

fn turn<'a, C: Coder>(
    coder: &mut C,
    model: &mut Model,
    game: &mut RecordedMatch,
    token: Option<Token>,
    new_stock: impl FnOnce() -> Option<&'a Vec<Card>>,
) -> Result<(), PackingFault> {
    let (what, slot) = match token {
        Some(Token::Take(slot)) => (TAKE, slot),
        Some(Token::DrawExchange(slot)) => (EXCHANGE, slot),
        Some(Token::Announce) => (ANNOUNCE, Slot::ALL[0]),
        // A reader wants nothing.
        Some(Token::DrawDiscard) | None => (DISCARD, Slot::ALL[0]),
        Some(Token::Draw | Token::Pass | Token::Eclair) => return Err(PackingFault::Damaged),
    };
    match coder.adaptive(&mut model.turns, what)? {
        TAKE => {
            let top = game.state().round().and_then(|round| round.discard().top());
            let slot = slot_of(coder, &mut model.taken, game, top, slot)?;
            game.play(Action::Take(slot)).map_err(damaged)?;
        }
        ANNOUNCE => {
            game.play(Action::Announce).map_err(damaged)?;
        }
        what => {
            draw(coder, game, new_stock)?;
            let card = game.state().round().and_then(|round| round.drawn());
            let then = match what {
                EXCHANGE => Action::Exchange(slot_of(coder, &mut model.drawn, game, card, slot)?),
                _ => Action::Discard,
            };
            game.play(then).map_err(damaged)?;
        }
    }
    Ok(())
}

/// A slot, written as its distance from where this card would stand in an even spread.
fn slot_of<C: Coder>(
    coder: &mut C,
    counts: &mut Frequencies,
    game: &RecordedMatch,
    card: Option<Card>,
    wanted: Slot,
) -> Result<Slot, PackingFault> {
    let highest = usize::from(highest_card(game.state().playing().len()));
    let card = usize::from(card.ok_or(PackingFault::Damaged)?.number());
    let even = (card - 1) * Slot::COUNT / highest;
    let far = coder.adaptive(counts, wanted.row() + Slot::COUNT - 1 - even)?;
    (far + even).checked_sub(Slot::COUNT - 1).and_then(Slot::from_row).ok_or(PackingFault::Damaged)
}

/// Draws; where a used-up stock is shuffled (R12) and did not come from the seed, its order is told.
fn draw<'a, C: Coder>(
    coder: &mut C,
    game: &mut RecordedMatch,
    new_stock: impl FnOnce() -> Option<&'a Vec<Card>>,
) -> Result<(), PackingFault> {
    let round = game.state().round().copied().ok_or(PackingFault::Damaged)?;
    if !round.stock().is_empty() || game.state().rules().replenish != Replenish::Shuffle {
        return game.play(Action::Draw).map(drop).map_err(damaged);
    }
    // As the seed would shuffle it: the drawn card was on top.
    let shuffled = round.play(Action::Draw).map_err(damaged)?;
    let rest = shuffled.stock().cards().iter().rev().filter_map(|&number| Card::new(number));
    let mut cards: Vec<Card> = shuffled.drawn().into_iter().chain(rest).collect();
    let wanted = new_stock();
    if coder.flag(wanted == Some(&cards))? {
        return game.play(Action::Draw).map(drop).map_err(damaged);
    }
    cards.sort_unstable();
    let order = coder.order(cards, wanted.map_or(&[], Vec::as_slice))?;
    game.play_renewed(&order).map(drop).map_err(damaged)
}

/// The card that each seat has cut (R3).
pub fn cut<C: Coder>(coder: &mut C, players: usize, wanted: &[Card]) -> Result<Vec<Card>, PackingFault> {
    let mut left: Vec<Card> = (1..=highest_card(players)).filter_map(Card::new).collect();
    let mut cut = Vec::new();
    for index in 0..players.min(Seat::MOST) {
        let choice = wanted.get(index).and_then(|card| left.iter().position(|one| one == card)).unwrap_or(0);
        cut.push(left.remove(coder.uniform(left.len(), choice)?));
    }
    Ok(cut)
}
