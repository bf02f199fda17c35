//! How an entry is written and read.

use super::codes;
use super::entry::{Entry, RoundEntry, SeatAt};
use super::fault::HistoryFault;
use super::form::Form;
use crate::engine::{Call, ChipGame, Deal, Edition, Goal, GoalKind, Price, Replenish, RulesDraft, Seat, SeatSet};
use crate::packing::{self, Coder, Frequencies};
use crate::record::{PlayerKind, SeatEntry};

/// More rounds than a match has.
const MOST_ROUNDS: usize = 4096;
/// More bytes than a name or the id of a player has.
const MOST_BYTES: usize = 1024;
/// A text of so many bytes says so in another way.
const LONG: usize = 31;
/// Points and chips have so many numbers; the last one says that others follow.
const SCORES: usize = 64;
const OTHER_SCORE: usize = SCORES - 1;
/// No match has a round with more points, or for more chips.
const MOST_POINTS: i32 = 1 << 15;
/// How many codes of kinds of goals and of ways of doing something a text of the first version has room for.
const FEW: usize = 8;

/// What the coder learns while it writes or reads an entry.
struct Model {
    letters: Frequencies,
    announcers: Frequencies,
    calls: Frequencies,
    counted: Frequencies,
    there: Frequencies,
    /// The points, or the chips, of who announced and of the others.
    won: Frequencies,
    lost: Frequencies,
}

impl Model {
    fn new(form: Form, players: usize, is_for_chips: bool) -> Model {
        let letter = |byte: u8| match byte {
            b'a'..=b'z' => 12,
            b'A'..=b'Z' | b' ' => 4,
            b'0'..=b'9' => 2,
            _ => 1,
        };
        let letters: Vec<u16> = (0..=u8::MAX).map(letter).collect();
        // In points by five: 75 for who announces, and for the others mostly a few cards (R17, R18).
        let won: Vec<u16> = (0..SCORES).map(|score| if score == 15 { 60 } else { 1 }).collect();
        let lost: Vec<u16> = (0..SCORES as u16).map(|score| 24u16.saturating_sub(3 * score)).collect();
        let any = vec![2; SCORES];
        Model {
            letters: Frequencies::of(&letters),
            announcers: Frequencies::new(players),
            calls: Frequencies::of(form.calls()),
            counted: Frequencies::of(&[4, 60]),
            there: Frequencies::of(&[2, 60]),
            won: Frequencies::of(if is_for_chips { &any } else { &won }),
            lost: Frequencies::of(if is_for_chips { &any } else { &lost }),
        }
    }
}

/// Writes an entry, or reads one.
pub(super) fn entry<C: Coder>(coder: &mut C, form: Form, of: Option<&Entry>) -> Result<Entry, HistoryFault> {
    let time = number(coder, of.map_or(0, |of| of.time as u32))? as i32;
    let device = coder.whole(of.map_or(0, |of| of.device))?;
    let has_cards = coder.flag(of.is_some_and(|of| of.has_cards))?;
    let players = 2 + coder.uniform(3, of.map_or(0, |of| of.seats.len().saturating_sub(2)))?;
    let rules = match form {
        Form::First => first_rules(coder, of.map(|of| of.rules))?,
        Form::Second => packing::rules(coder, form.room(), of.map(|of| of.rules))?,
    };
    let is_for_chips = rules.goal.is_for_chips();
    let mut model = Model::new(form, players, is_for_chips);
    let seats = (0..players).map(|index| seat(coder, form, &mut model, of.and_then(|of| of.seats.get(index))));
    let seats = seats.collect::<Result<Vec<SeatAt>, HistoryFault>>()?;
    let winners = seats_of(players, |seat| Ok(coder.flag(of.is_some_and(|of| of.winners.has(seat)))?))?;
    let count = 1 + coder.uniform(MOST_ROUNDS, of.map_or(0, |of| of.rounds.len().wrapping_sub(1)))?;
    let rounds = (0..count).map(|nth| {
        let of = of.and_then(|of| of.rounds.get(nth));
        round(coder, &mut model, players, is_for_chips, of)
    });
    let rounds = rounds.collect::<Result<Vec<RoundEntry>, HistoryFault>>()?;
    Ok(Entry { time, device, rules, seats, rounds, winners, has_cards })
}

/// A number of 32 bits.
fn number<C: Coder>(coder: &mut C, wanted: u32) -> Result<u32, HistoryFault> {
    let high = coder.uniform(1 << 16, (wanted >> 16) as usize)? as u32;
    Ok(high << 16 | coder.uniform(1 << 16, (wanted & 0xFFFF) as usize)? as u32)
}

/// The seats of which this holds.
fn seats_of(players: usize, mut has: impl FnMut(Seat) -> Result<bool, HistoryFault>) -> Result<SeatSet, HistoryFault> {
    let mut set = SeatSet::EMPTY;
    for seat in Seat::ALL.into_iter().take(players) {
        if has(seat)? {
            set = set.with(seat);
        }
    }
    Ok(set)
}

/// The rules as the first version has them.
fn first_rules<C: Coder>(coder: &mut C, of: Option<RulesDraft>) -> Result<RulesDraft, HistoryFault> {
    let of = of.unwrap_or(Edition::Custom.preset());
    let edition =
        Edition::of_code(code(coder, Form::First.room().editions, of.edition.code())?).ok_or(HistoryFault::Newer)?;
    let deal = Deal::of_code(code(coder, FEW, of.deal.code())?).ok_or(HistoryFault::Newer)?;
    let replenish = Replenish::of_code(code(coder, FEW, of.replenish.code())?).ok_or(HistoryFault::Newer)?;
    let run_of_three = coder.flag(of.run_of_three)?;
    let bonus = coder.flag(of.bonus)?;
    let partners = coder.flag(of.partners)?;
    Ok(RulesDraft {
        edition,
        deal,
        run_of_three,
        bonus,
        partners,
        replenish,
        goal: first_goal(coder, of.goal)?,
        // There is no room for it in a text of this version.
        #[cfg(test)]
        later: false,
    })
}

/// One of so many codes.
fn code<C: Coder>(coder: &mut C, room: usize, wanted: u8) -> Result<u8, HistoryFault> {
    u8::try_from(coder.uniform(room, wanted.into())?).map_err(|_| HistoryFault::Newer)
}

fn first_goal<C: Coder>(coder: &mut C, of: Goal) -> Result<Goal, HistoryFault> {
    let kind = GoalKind::of_code(code(coder, FEW, of.kind().code())?).ok_or(HistoryFault::Newer)?;
    let number = coder.uniform(1 << 16, of.number().into())? as u16;
    Ok(match kind {
        GoalKind::Points => Goal::Points(number),
        GoalKind::Rounds => Goal::Rounds(number),
        GoalKind::Chips => {
            let of = of.chips().unwrap_or(ChipGame::usual(Price::AnnouncerRun, false));
            let start = coder.uniform(1 << 16, of.start.into())? as u16;
            let price = Price::of_code(code(coder, FEW, of.price.code())?).ok_or(HistoryFault::Newer)?;
            Goal::Chips(ChipGame { rounds: number, start, price, elimination: coder.flag(of.elimination)? })
        }
        #[cfg(test)]
        GoalKind::Later => return Err(HistoryFault::Newer),
    })
}

fn seat<C: Coder>(coder: &mut C, form: Form, model: &mut Model, of: Option<&SeatAt>) -> Result<SeatAt, HistoryFault> {
    let level = of.and_then(|of| of.player.level.as_deref());
    let code = of.map_or(codes::PERSON, |of| match of.player.player {
        PlayerKind::Human => codes::PERSON,
        PlayerKind::Computer => codes::computer_code(level),
    });
    let code = coder.uniform(codes::PLAYERS, code)?;
    let level = match code {
        codes::PERSON | codes::SOME_COMPUTER => None,
        codes::OTHER_COMPUTER => Some(words(coder, model, level.unwrap_or_default())?),
        code => Some(codes::computer_id(code).ok_or(HistoryFault::Newer)?.to_owned()),
    };
    let player = if code == codes::PERSON { PlayerKind::Human } else { PlayerKind::Computer };
    let name = words(coder, model, of.map_or("", |of| &of.player.name))?;
    let colour = coder.uniform(form.colours(), of.map_or(0, |of| of.colour.into()))? as u8;
    Ok(SeatAt { player: SeatEntry { name, player, level }, colour })
}

fn words<C: Coder>(coder: &mut C, model: &mut Model, of: &str) -> Result<String, HistoryFault> {
    let mut length = coder.uniform(LONG + 1, of.len().min(LONG))?;
    if length == LONG {
        length = coder.uniform(MOST_BYTES, of.len())?;
    }
    let of = of.as_bytes();
    let byte = |index: usize| {
        let byte = of.get(index).copied().unwrap_or(0);
        coder.adaptive(&mut model.letters, byte.into()).map(|byte| byte as u8)
    };
    let bytes = (0..length).map(byte).collect::<Result<Vec<u8>, _>>()?;
    String::from_utf8(bytes).map_err(|_| HistoryFault::Damaged)
}

fn round<C: Coder>(
    coder: &mut C,
    model: &mut Model,
    players: usize,
    is_for_chips: bool,
    of: Option<&RoundEntry>,
) -> Result<RoundEntry, HistoryFault> {
    let announcer = coder.adaptive(&mut model.announcers, of.map_or(0, |of| of.announcer.number()))?;
    let announcer = Seat::new(announcer).ok_or(HistoryFault::Damaged)?;
    let call = coder.adaptive(&mut model.calls, of.map_or(0, |of| of.call.code().into()))?;
    let call = u8::try_from(call).ok().and_then(Call::of_code).ok_or(HistoryFault::Newer)?;
    let counts = coder.adaptive(&mut model.counted, of.is_some_and(|of| of.counts).into())? == 1;
    let seats = seats_of(players, |seat| {
        // Only in matches for chips can somebody be out of the game (R28).
        let is_there =
            !is_for_chips || coder.adaptive(&mut model.there, of.is_some_and(|of| of.seats.has(seat)).into())? == 1;
        Ok(is_there)
    })?;
    let mut scores = [0; Seat::MOST];
    for (index, made) in scores.iter_mut().enumerate().take(players) {
        let frequencies = if index == announcer.number() { &mut model.won } else { &mut model.lost };
        let wanted = of.and_then(|of| of.scores.get(index)).copied().unwrap_or(0);
        *made = score(coder, frequencies, is_for_chips, wanted)?;
    }
    Ok(RoundEntry { announcer, call, seats, scores, counts })
}

/// Points by five, or a few chips; anything else in words, so to speak.
fn score<C: Coder>(
    coder: &mut C,
    frequencies: &mut Frequencies,
    is_for_chips: bool,
    wanted: i32,
) -> Result<i32, HistoryFault> {
    // The middle of the numbers is no chip at all.
    let (step, zero) = if is_for_chips { (1, OTHER_SCORE as i32 / 2) } else { (5, 0) };
    let usual = usize::try_from(wanted / step + zero).ok().filter(|&code| code < OTHER_SCORE && wanted % step == 0);
    let code = coder.adaptive(frequencies, usual.unwrap_or(OTHER_SCORE))?;
    if code < OTHER_SCORE {
        return Ok((code as i32 - zero) * step);
    }
    let shifted = usize::try_from(wanted.saturating_add(MOST_POINTS)).map_err(|_| HistoryFault::TooLong)?;
    Ok(coder.uniform(1 << 16, shifted)? as i32 - MOST_POINTS)
}
