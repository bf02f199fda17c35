//! A whole match as a text.

use super::entry::Entry;
use super::entry_text::entry;
use super::fault::HistoryFault;
use super::form::Form;
use super::letters::{letters, read_letters};
use crate::engine::{Card, Chance};
use crate::packing::{self, Coder, Model, Reader, Writer, fnv1a};
use crate::record::{self, Record, RecordedMatch, SeatEntry};

/// The longest text that is read, in bytes.
const MOST_BYTES: usize = 1 << 18;

/// A finished match with its cards.
#[derive(Clone, Debug)]
pub struct FinishedMatch {
    /// What the history says of it.
    pub entry: Entry,
    /// The match.
    pub recorded: RecordedMatch,
    /// The seed of its cards, where it is known.
    pub seed: Option<u64>,
}

/// The text of a match: its entry and, unless that is without them, its cards and decisions. The seed of its cards, where it is
/// known, makes the text a third as long.
///
/// # Errors
/// [`HistoryFault`] where the match is not all in the text: then it has to be kept otherwise.
pub fn pack(of: &Entry, recorded: &RecordedMatch, seed: Option<u64>) -> Result<String, HistoryFault> {
    let (form, mut writer) = (Form::of(of), Writer::new());
    entry(&mut writer, form, Some(of))?;
    cards(&mut writer, of, Some(recorded.record()), seed)?;
    let text = text_of(form, writer);
    let read = read_match(&text)?;
    let (one, other) = (read.recorded.record(), recorded.record());
    let is_whole =
        read.entry == *of && (&one.rounds, &one.cut, &one.winners) == (&other.rounds, &other.cut, &other.winners);
    if is_whole { Ok(text) } else { Err(HistoryFault::Damaged) }
}

impl Entry {
    /// The text of an entry alone.
    ///
    /// # Errors
    /// [`HistoryFault`] where there is more of something than there can be.
    pub fn text(&self) -> Result<String, HistoryFault> {
        let (form, mut writer) = (Form::of(self), Writer::new());
        entry(&mut writer, form, Some(&Entry { has_cards: false, ..self.clone() }))?;
        Ok(text_of(form, writer))
    }
}

/// What a text says of its match, without its cards.
///
/// # Errors
/// [`HistoryFault`] where that cannot be read.
pub fn read_entry(text: &str) -> Result<Entry, HistoryFault> {
    let (form, bytes) = bytes_of(text)?;
    entry(&mut Reader::new(&bytes), form, None)
}

/// The match in a text, played once more by the rules.
///
/// # Errors
/// [`HistoryFault`] where it cannot be read, or only in part.
pub fn read_match(text: &str) -> Result<FinishedMatch, HistoryFault> {
    let (form, bytes) = bytes_of(text)?;
    let mut reader = Reader::new(&bytes);
    let entry = entry(&mut reader, form, None)?;
    if !entry.has_cards {
        return Err(HistoryFault::NoCards);
    }
    let (played, seed) = cards(&mut reader, &entry, None, None)?;
    // Once more, word by word, by the reader of all records.
    let recorded = record::replay(played.record()).map_err(HistoryFault::Record)?;
    let colours: Vec<u8> = entry.seats.iter().map(|seat| seat.colour).collect();
    let counts = |nth: usize| entry.rounds.get(nth).is_some_and(|round| round.counts);
    let of_cards = Entry::of(&recorded, &colours, entry.time, entry.device, counts);
    if of_cards.as_ref() != Some(&entry) {
        return Err(HistoryFault::Damaged);
    }
    Ok(FinishedMatch { entry, recorded, seed })
}

/// Writes or reads the cards and decisions of the match of an entry.
fn cards<C: Coder>(
    coder: &mut C,
    entry: &Entry,
    of: Option<&Record>,
    seed: Option<u64>,
) -> Result<(RecordedMatch, Option<u64>), HistoryFault> {
    let players = entry.seats.len();
    let rules = entry.rules.check(players).map_err(|_| HistoryFault::Damaged)?;
    let seed = match coder.flag(seed.is_some())? {
        true => Some(coder.whole(seed.unwrap_or_default())?),
        false => None,
    };
    let chance = seed.map(Chance::new);
    let wanted: &[Card] = of.map_or(&[], |of| &of.cut);
    let usual = chance.map(|chance| chance.cut(players));
    let from_seed = usual.is_some() && coder.flag(usual.as_deref() == Some(wanted))?;
    let cut = match usual.filter(|_| from_seed) {
        Some(cut) => cut,
        None => packing::cut(coder, players, wanted)?,
    };
    let seats: Vec<SeatEntry> = entry.seats.iter().map(|seat| seat.player.clone()).collect();
    let mut game = RecordedMatch::new(rules, seats, &cut).map_err(|_| HistoryFault::Damaged)?;
    let mut model = Model::new();
    for number in 0..entry.rounds.len() {
        let round = of.and_then(|of| of.rounds.get(number));
        packing::round(coder, &mut model, &mut game, round, chance.map(|chance| (chance, number)))?;
    }
    Ok((game, seed))
}

/// What was written as a text, with its version and what checks it.
fn text_of(form: Form, writer: Writer) -> String {
    let packed = writer.finish();
    let bytes: Vec<u8> = check(form, &packed).into_iter().chain(packed).collect();
    format!("{}{}", form.version(), letters(&bytes))
}

/// Reads such a text: its version, and what was written.
fn bytes_of(text: &str) -> Result<(Form, Vec<u8>), HistoryFault> {
    if text.len() > MOST_BYTES {
        return Err(HistoryFault::TooLong);
    }
    let (form, body) = Form::of_text(text).ok_or_else(|| {
        let is_version = text.starts_with(|first: char| first.is_ascii_alphanumeric());
        if is_version { HistoryFault::Newer } else { HistoryFault::Damaged }
    })?;
    let bytes = read_letters(body).ok_or(HistoryFault::Damaged)?;
    let (checked, packed) = bytes.split_first_chunk::<4>().ok_or(HistoryFault::Damaged)?;
    if *checked == check(form, packed) { Ok((form, packed.to_vec())) } else { Err(HistoryFault::Damaged) }
}

/// What checks these bytes. Zeros at their end do not matter: the last letter may hold one that was not written. From the second
/// version on it also tells the versions apart.
fn check(form: Form, packed: &[u8]) -> [u8; 4] {
    let zeros = packed.iter().rev().take_while(|&&byte| byte == 0).count();
    let packed = packed.get(..packed.len() - zeros).unwrap_or_default();
    let check = match form {
        Form::First => fnv1a(packed),
        Form::Second => fnv1a(&[&[form.version() as u8], packed].concat()),
    };
    check.to_be_bytes()
}
