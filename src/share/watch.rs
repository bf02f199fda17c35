//! A round or a match to watch.

use super::fault::LinkFault;
use super::text::{letters, read_letters};
use crate::engine::{Card, Chance, ChipGame, Deal, Edition, Goal, Price, Replenish, RulesDraft};
use crate::packing::{self, Coder, Model, Reader, Writer, fnv1a};
use crate::players::Level;
use crate::record::{self, PlayerKind, Record, RecordedGame, SeatEntry, clean_name};

/// The most characters of a link that are looked at. A whole match of four takes some hundreds.
pub const MOST_CHARS: usize = 1 << 15;
/// More rounds than any match has.
const MOST_ROUNDS: usize = 1000;
/// So many signs may be lost at the end of a link.
const MOST_LOST: usize = 2;
/// More bytes than a clean name has.
const MOST_NAME: usize = 700;

/// Rounds that are over, to be watched. There are no secrets in it: not of a round that is still being played.
#[derive(Clone, Debug)]
pub struct Watch {
    recorded: RecordedGame,
    /// The seed, and which round of its match the first one is: what came from it takes no room.
    seed: Option<(u64, usize)>,
}

impl Watch {
    /// All rounds of a match that are over; `None` where there is none, or they are too many for a link. The seed makes the
    /// link shorter, and lets whoever reads it know the cards of the rounds to come: it belongs only to matches that are over.
    pub fn of_match(recorded: &RecordedGame, seed: Option<u64>) -> Option<Watch> {
        let mut record = recorded.record().clone();
        record.rounds.retain(|round| round.result.is_some());
        if record.rounds.is_empty() {
            return None;
        }
        let over = !record.winners.is_empty();
        let watch =
            Watch { recorded: record::replay(&record).ok()?, seed: seed.filter(|_| over).map(|seed| (seed, 0)) };
        watch.fits()
    }

    /// One round of a match, counted from 0, as a match of its own; `None` where there is no such round, or it cannot stand
    /// alone: players were out of the game (R28), or could not pay what they owed.
    pub fn of_round(recorded: &RecordedGame, round: usize) -> Option<Watch> {
        let record = recorded.record();
        let of = record.rounds.get(round).filter(|of| of.result.is_some())?;
        let players = record.seats.len();
        // The lowest card deals (R3).
        let cards = (2..).filter_map(Card::new);
        let mut cut: Vec<Card> = cards.take(players).collect();
        *cut.get_mut(of.dealer.number())? = Card::LOWEST;
        let rules = record.rules.check(players).ok()?;
        let mut alone = RecordedGame::new(rules, record.seats.clone(), &cut).ok()?;
        packing::round(&mut Writer::new(), &mut Model::new(), &mut alone, Some(of), None).ok()?;
        let same = alone.record().rounds.first().is_some_and(|played| played.result == of.result);
        if same { Watch { recorded: alone, seed: None }.fits() } else { None }
    }

    /// The match, or the round as a match of its own.
    pub const fn recorded(&self) -> &RecordedGame {
        &self.recorded
    }

    /// Whether all of it is in its link.
    fn fits(self) -> Option<Watch> {
        let read = Watch::read(&self.text()).ok()?;
        let (read_back, own) = (read.recorded.record(), self.recorded.record());
        (read_back.rounds == own.rounds && read_back.cut == own.cut && read_back.totals == own.totals).then_some(read)
    }

    pub(super) fn text(&self) -> String {
        let mut writer = Writer::new();
        // What does not fit is left out, and is then found missing.
        let _ = rounds(&mut writer, Some(self.recorded.record()), self.seed);
        let mut packed = writer.finish();
        let text = checked_letters(&packed);
        if text.ends_with(|last: char| last.is_ascii_alphanumeric()) {
            return text;
        }
        // One more byte that says nothing: programs that find links in a text leave signs at their end out. What is left over of
        // it fills up with zeros, and that is a letter.
        packed.push(0);
        checked_letters(&packed)
    }

    pub(super) fn read(text: &str) -> Result<Watch, LinkFault> {
        if text.len() > MOST_CHARS {
            return Err(LinkFault::TooLong);
        }
        let packed = read_checked_letters(text).or_else(|fault| with_lost_signs(text).ok_or(fault))?;
        let (recorded, seed) = rounds(&mut Reader::new(&packed), None, None)?;
        // Once more, word by word, by the reader of all records.
        let recorded = record::replay(recorded.record()).map_err(LinkFault::Record)?;
        Ok(Watch { recorded, seed })
    }
}

/// Bytes in letters, with what checks them before.
fn checked_letters(packed: &[u8]) -> String {
    let mut bytes = fnv1a(packed).to_be_bytes().to_vec();
    bytes.extend(packed);
    letters(&bytes)
}

/// Reads such bytes.
fn read_checked_letters(text: &str) -> Result<Vec<u8>, LinkFault> {
    let bytes = read_letters(text)?;
    let (check, packed) = bytes.split_first_chunk::<4>().ok_or(LinkFault::Damaged)?;
    if u32::from_be_bytes(*check) == fnv1a(packed) { Ok(packed.to_vec()) } else { Err(LinkFault::Damaged) }
}

/// Reads them where signs were lost at their end, since those are no letters to some programs: the check tells which they were.
fn with_lost_signs(text: &str) -> Option<Vec<u8>> {
    let mut endings = vec![String::new()];
    for _ in 0..MOST_LOST {
        endings = endings.iter().flat_map(|ending| ["-", "_"].map(|sign| format!("{ending}{sign}"))).collect();
        let mut whole = endings.iter().filter_map(|ending| read_checked_letters(&format!("{text}{ending}")).ok());
        if let Some(packed) = whole.next() {
            return whole.next().is_none().then_some(packed);
        }
    }
    None
}

type Seeded = Option<(u64, usize)>;

/// What a seat is: a person is 0, the first four levels follow by their codes, and this stands for any other computer player.
const OTHER_LEVEL: usize = 5;
/// As many levels as may come after the first four, and none of them.
const LATER_LEVELS: usize = 16;

/// Writes a match, or reads one.
fn rounds<C: Coder>(coder: &mut C, of: Option<&Record>, seed: Seeded) -> Result<(RecordedGame, Seeded), LinkFault> {
    let players = 2 + coder.uniform(3, of.map_or(0, |of| of.seats.len().saturating_sub(2)))?;
    let draft = rules(coder, of.map(|of| of.rules))?;
    let checked = draft.check(players).map_err(LinkFault::Rules)?;
    let seats =
        (0..players).map(|place| seat(coder, of.and_then(|of| of.seats.get(place)))).collect::<Result<_, _>>()?;
    let seed = match coder.flag(seed.is_some())? {
        true => {
            Some((coder.whole(seed.map_or(0, |seed| seed.0))?, coder.uniform(1 << 16, seed.map_or(0, |seed| seed.1))?))
        }
        false => None,
    };
    let chance = seed.map(|(seed, first)| (Chance::new(seed), first));
    let wanted: &[Card] = of.map_or(&[], |of| &of.cut);
    let usual = chance.map(|(chance, _)| chance.cut(players));
    let from_seed = usual.is_some() && coder.flag(usual.as_deref() == Some(wanted))?;
    let cut = match usual.filter(|_| from_seed) {
        Some(cut) => cut,
        None => packing::cut(coder, players, wanted)?,
    };
    let mut game = RecordedGame::new(checked, seats, &cut).map_err(|_| LinkFault::Damaged)?;
    let count = 1 + coder.uniform(MOST_ROUNDS, of.map_or(1, |of| of.rounds.len()).saturating_sub(1))?;
    let mut model = Model::new();
    for number in 0..count {
        let chance = chance.map(|(chance, first)| (chance, first + number));
        let round = of.and_then(|of| of.rounds.get(number));
        packing::round(coder, &mut model, &mut game, round, chance)?;
    }
    Ok((with_later_levels(coder, game, of)?, seed))
}

/// Writes or reads the levels that came after the first four. They stand behind everything else, where readers that know only
/// four look no more; where nothing stands, no level is known.
fn with_later_levels<C: Coder>(
    coder: &mut C,
    game: RecordedGame,
    of: Option<&Record>,
) -> Result<RecordedGame, LinkFault> {
    let mut record = game.record().clone();
    let wanted = |place: usize| of.and_then(|of| of.seats.get(place)).map_or(0, later_level);
    if of.is_some() && (0..record.seats.len()).all(|place| wanted(place) == 0) {
        return Ok(game);
    }
    let mut has_any = false;
    for (place, seat) in record.seats.iter_mut().enumerate() {
        if seat.player == PlayerKind::Computer && seat.level.is_none() {
            let code = coder.uniform(LATER_LEVELS, wanted(place)).unwrap_or(0);
            let level = code.checked_sub(1).and_then(|nth| Level::of_code((nth + OTHER_LEVEL - 1) as u32));
            seat.level = level.map(|level| level.name().to_owned());
            has_any |= level.is_some();
        }
    }
    if has_any { record::replay(&record).map_err(LinkFault::Record) } else { Ok(game) }
}

/// Which of the later levels a computer player has, counted from 1; 0 where it is none of them.
fn later_level(seat: &SeatEntry) -> usize {
    let level = level_of(seat).map_or(0, |level| level.code() as usize);
    (level + 2).saturating_sub(OTHER_LEVEL).min(LATER_LEVELS - 1)
}

/// The level of a computer player, where it is known here.
fn level_of(seat: &SeatEntry) -> Option<Level> {
    let name = seat.level.as_deref().filter(|_| seat.player == PlayerKind::Computer)?;
    name.parse().ok()
}

fn rules<C: Coder>(coder: &mut C, of: Option<RulesDraft>) -> Result<RulesDraft, LinkFault> {
    let of = of.unwrap_or(Edition::Custom.preset());
    let edition = coder.uniform(Edition::ALL.len(), of.edition as usize)?;
    let edition = Edition::ALL.get(edition).copied().unwrap_or(Edition::Custom);
    let deal = if coder.flag(of.deal == Deal::Eclair)? { Deal::Eclair } else { Deal::Standard };
    let run_of_three = coder.flag(of.run_of_three)?;
    let bonus = coder.flag(of.bonus)?;
    let partners = coder.flag(of.partners)?;
    let replenish =
        if coder.flag(of.replenish == Replenish::Shuffle)? { Replenish::Shuffle } else { Replenish::TurnOver };
    let (kind, number, chips) = match of.goal {
        Goal::Points(points) => (0, points, None),
        Goal::Rounds(rounds) => (1, rounds, None),
        Goal::Chips(chips) => (2, chips.rounds, Some(chips)),
    };
    let kind = coder.uniform(3, kind)?;
    let number = coder.uniform(1 << 16, number.into())? as u16;
    let goal = match kind {
        0 => Goal::Points(number),
        1 => Goal::Rounds(number),
        _ => {
            let of = chips.unwrap_or(ChipGame::usual(Price::AnnouncerRun, false));
            let start = coder.uniform(1 << 16, of.start.into())? as u16;
            let price = if coder.flag(of.price == Price::OwnRun)? { Price::OwnRun } else { Price::AnnouncerRun };
            Goal::Chips(ChipGame { rounds: number, start, price, elimination: coder.flag(of.elimination)? })
        }
    };
    Ok(RulesDraft { edition, deal, run_of_three, bonus, partners, replenish, goal })
}

fn seat<C: Coder>(coder: &mut C, of: Option<&SeatEntry>) -> Result<SeatEntry, LinkFault> {
    let kind = of.map_or(0, |seat| match (seat.player, level_of(seat)) {
        (PlayerKind::Human, _) => 0,
        (PlayerKind::Computer, level) => level.map_or(OTHER_LEVEL, |level| 1 + level.code() as usize).min(OTHER_LEVEL),
    });
    let kind = coder.uniform(OTHER_LEVEL + 1, kind)?;
    let name = of.map_or("", |seat| &seat.name).as_bytes();
    let length = coder.uniform(MOST_NAME, name.len())?;
    let bytes = (0..length)
        .map(|place| coder.uniform(256, name.get(place).copied().unwrap_or(0).into()).map(|byte| byte as u8));
    let name = String::from_utf8(bytes.collect::<Result<_, _>>()?).map_err(|_| LinkFault::Damaged)?;
    let level = kind.checked_sub(1).filter(|_| kind < OTHER_LEVEL).and_then(|code| Level::of_code(code as u32));
    let level = level.map(|level| level.name().to_owned());
    let player = if kind == 0 { PlayerKind::Human } else { PlayerKind::Computer };
    Ok(SeatEntry { name: clean_name(&name), player, level })
}
