//! A round or a match to watch.

use super::fault::LinkFault;
use super::form::Form;
use super::seats;
use super::text::{letters, read_letters};
use crate::engine::{Card, Chance};
use crate::packing::{self, Coder, Model, Reader, Writer, fnv1a};
use crate::record::{self, Record, RecordedMatch};

/// The most characters of a link that are looked at. A whole match of four takes some hundreds.
pub const MOST_CHARS: usize = 1 << 15;
/// More rounds than any match has.
const MOST_ROUNDS: usize = 1000;
/// So many signs may be lost at the end of a link.
const MOST_LOST: usize = 2;

/// Rounds that are over, to be watched. There are no secrets in it: not of a round that is still being played.
#[derive(Clone, Debug)]
pub struct Watch {
    recorded: RecordedMatch,
    /// The seed, and which round of its match the first one is: what came from it takes no room.
    seed: Option<(u64, usize)>,
}

impl Watch {
    /// All rounds of a match that are over; `None` where there is none, or they are too many for a link. The seed makes the
    /// link shorter, and lets whoever reads it know the cards of the rounds to come: it belongs only to matches that are over.
    pub fn of_match(recorded: &RecordedMatch, seed: Option<u64>) -> Option<Watch> {
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
    pub fn of_round(recorded: &RecordedMatch, round: usize) -> Option<Watch> {
        let record = recorded.record();
        let of = record.rounds.get(round).filter(|of| of.result.is_some())?;
        let players = record.seats.len();
        // The lowest card deals (R3).
        let cards = (2..).filter_map(Card::new);
        let mut cut: Vec<Card> = cards.take(players).collect();
        *cut.get_mut(of.dealer.number())? = Card::LOWEST;
        let rules = record.rules.check(players).ok()?;
        let mut alone = RecordedMatch::new(rules, record.seats.clone(), &cut).ok()?;
        packing::round(&mut Writer::new(), &mut Model::new(), &mut alone, Some(of), None).ok()?;
        let same = alone.record().rounds.first().is_some_and(|played| played.result == of.result);
        if same { Watch { recorded: alone, seed: None }.fits() } else { None }
    }

    /// The match, or the round as a match of its own.
    pub const fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// Whether all of it is in its link.
    fn fits(self) -> Option<Watch> {
        let read = Watch::read_form(self.form(), &self.packed()).ok()?;
        let (read_back, own) = (read.recorded.record(), self.recorded.record());
        (read_back.rounds == own.rounds && read_back.cut == own.cut && read_back.totals == own.totals).then_some(read)
    }

    /// The version and what follows it.
    pub(super) fn text(&self) -> String {
        format!("{}.{}", self.form().version(), self.packed())
    }

    /// The first form that has room for it.
    fn form(&self) -> Form {
        let record = self.recorded.record();
        let fits = Form::First.room().fits(&record.rules) && seats::fit_first(&record.seats);
        if fits { Form::First } else { Form::Second }
    }

    fn packed(&self) -> String {
        let mut writer = Writer::new();
        // What does not fit is left out, and is then found missing.
        let _ = rounds(&mut writer, self.form(), Some(self.recorded.record()), self.seed);
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

    /// Reads what follows a version; `None` where no link to watch has that.
    pub(super) fn read(version: &str, text: &str) -> Option<Result<Watch, LinkFault>> {
        Form::of_version(version).map(|form| Watch::read_form(form, text))
    }

    fn read_form(form: Form, text: &str) -> Result<Watch, LinkFault> {
        if text.len() > MOST_CHARS {
            return Err(LinkFault::TooLong);
        }
        let packed = read_checked_letters(text).or_else(|fault| with_lost_signs(text).ok_or(fault))?;
        let (recorded, seed) = rounds(&mut Reader::new(&packed), form, None, None)?;
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

/// Writes a match, or reads one.
fn rounds<C: Coder>(
    coder: &mut C,
    form: Form,
    of: Option<&Record>,
    seed: Seeded,
) -> Result<(RecordedMatch, Seeded), LinkFault> {
    let players = 2 + coder.uniform(3, of.map_or(0, |of| of.seats.len().saturating_sub(2)))?;
    let draft = packing::rules(coder, form.room(), of.map(|of| of.rules))?;
    let checked = draft.check(players).map_err(LinkFault::Rules)?;
    let mut seat = |index: usize| seats::seat(coder, form, of.and_then(|of| of.seats.get(index)));
    let seats = (0..players).map(&mut seat).collect::<Result<_, _>>()?;
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
    let mut game = RecordedMatch::new(checked, seats, &cut).map_err(|_| LinkFault::Damaged)?;
    let count = 1 + coder.uniform(MOST_ROUNDS, of.map_or(1, |of| of.rounds.len()).saturating_sub(1))?;
    let mut model = Model::new();
    for number in 0..count {
        let chance = chance.map(|(chance, first)| (chance, first + number));
        let round = of.and_then(|of| of.rounds.get(number));
        packing::round(coder, &mut model, &mut game, round, chance)?;
    }
    let game = if form == Form::First { seats::with_next_players(coder, game, of)? } else { game };
    Ok((game, seed))
}
