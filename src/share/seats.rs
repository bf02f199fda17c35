//! Who sat at the table of a match to watch.

use super::fault::LinkFault;
use super::form::Form;
use crate::packing::Coder;
use crate::players::Level;
use crate::record::{self, PlayerKind, Record, RecordedMatch, SeatEntry, clean_name};

/// More bytes than a clean name has.
const MOST_NAME: usize = 700;

// What a seat is in the first form: a person is 0, the first four levels follow by their codes, and then comes any other computer
// player.
const PERSON: usize = 0;
const FIRST_LEVEL: usize = 1;
const OTHER_LEVEL: usize = 5;
/// As many levels as may come after the first four in the first form, and none of them.
const LATER_LEVELS: usize = 16;

// What a seat is in the second form: room is left for other kinds of players.
const KINDS: usize = 256;
const COMPUTER: usize = 1;

/// Whether the first form has room for these players.
pub(super) fn fit_first(seats: &[SeatEntry]) -> bool {
    seats.iter().all(|seat| match (seat.player, seat.level.as_deref()) {
        (PlayerKind::Human, _) | (PlayerKind::Computer, None) => true,
        (PlayerKind::Computer, Some(_)) => {
            code_of(seat).is_some_and(|code| code + FIRST_LEVEL < OTHER_LEVEL + LATER_LEVELS - 1)
        }
    })
}

/// Writes who sits at a seat, or reads it.
pub(super) fn seat<C: Coder>(coder: &mut C, form: Form, of: Option<&SeatEntry>) -> Result<SeatEntry, LinkFault> {
    match form {
        Form::First => seat_by_code(coder, of),
        Form::Second => seat_by_name(coder, of),
    }
}

fn seat_by_code<C: Coder>(coder: &mut C, of: Option<&SeatEntry>) -> Result<SeatEntry, LinkFault> {
    let kind = of.map_or(PERSON, |seat| match seat.player {
        PlayerKind::Human => PERSON,
        PlayerKind::Computer => code_of(seat).map_or(OTHER_LEVEL, |code| (FIRST_LEVEL + code).min(OTHER_LEVEL)),
    });
    let kind = coder.uniform(OTHER_LEVEL + 1, kind)?;
    let name = text(coder, of.map_or("", |seat| &seat.name))?;
    let level = kind.checked_sub(FIRST_LEVEL).filter(|_| kind < OTHER_LEVEL).and_then(name_of_code);
    let player = if kind == PERSON { PlayerKind::Human } else { PlayerKind::Computer };
    Ok(SeatEntry { name: clean_name(&name), player, level })
}

fn seat_by_name<C: Coder>(coder: &mut C, of: Option<&SeatEntry>) -> Result<SeatEntry, LinkFault> {
    let kind = of.map_or(PERSON, |seat| match seat.player {
        PlayerKind::Human => PERSON,
        PlayerKind::Computer => COMPUTER,
    });
    let player = match coder.uniform(KINDS, kind)? {
        PERSON => PlayerKind::Human,
        COMPUTER => PlayerKind::Computer,
        _ => return Err(LinkFault::Version),
    };
    let name = clean_name(&text(coder, of.map_or("", |seat| &seat.name))?);
    let level = match player {
        PlayerKind::Human => None,
        PlayerKind::Computer => Some(text(coder, of.and_then(|seat| seat.level.as_deref()).unwrap_or_default())?),
    };
    Ok(SeatEntry { name, player, level: level.filter(|level| !level.is_empty()) })
}

/// Writes or reads, in the first form, the levels that came after the first four. They stand behind everything else, where readers
/// that know only four look no more; where nothing stands, no level is known.
pub(super) fn with_later_levels<C: Coder>(
    coder: &mut C,
    game: RecordedMatch,
    of: Option<&Record>,
) -> Result<RecordedMatch, LinkFault> {
    let mut record = game.record().clone();
    let wanted = |place: usize| of.and_then(|of| of.seats.get(place)).map_or(0, later_level);
    if of.is_some() && (0..record.seats.len()).all(|place| wanted(place) == 0) {
        return Ok(game);
    }
    let mut has_any = false;
    for (place, seat) in record.seats.iter_mut().enumerate() {
        if seat.player == PlayerKind::Computer && seat.level.is_none() {
            // Links of versions that knew four levels end here.
            let nth = coder.uniform(LATER_LEVELS, wanted(place)).unwrap_or(0);
            let Some(nth) = nth.checked_sub(1) else { continue };
            let level = name_of_code(nth + OTHER_LEVEL - FIRST_LEVEL).ok_or(LinkFault::Version)?;
            seat.level = Some(level);
            has_any = true;
        }
    }
    if has_any { record::replay(&record).map_err(LinkFault::Record) } else { Ok(game) }
}

/// Which of the later levels a computer player has, counted from 1; 0 where it is none of them.
fn later_level(seat: &SeatEntry) -> usize {
    code_of(seat).map_or(0, |code| (code + FIRST_LEVEL + 1).saturating_sub(OTHER_LEVEL)).min(LATER_LEVELS - 1)
}

/// The code of a computer player's level, where that is known here.
fn code_of(seat: &SeatEntry) -> Option<usize> {
    let name = seat.level.as_deref().filter(|_| seat.player == PlayerKind::Computer)?;
    usize::try_from(name.parse::<Level>().ok()?.code()).ok()
}

/// The name of the level with this code.
fn name_of_code(code: usize) -> Option<String> {
    Level::of_code(u32::try_from(code).ok()?).map(|level| level.name().to_owned())
}

/// A text of at most [`MOST_NAME`] bytes.
fn text<C: Coder>(coder: &mut C, wanted: &str) -> Result<String, LinkFault> {
    let wanted = wanted.as_bytes();
    let length = coder.uniform(MOST_NAME, wanted.len())?;
    let byte = |place: usize| {
        let byte = coder.uniform(256, wanted.get(place).copied().unwrap_or(0).into())?;
        u8::try_from(byte).map_err(|_| LinkFault::Damaged)
    };
    String::from_utf8((0..length).map(byte).collect::<Result<_, _>>()?).map_err(|_| LinkFault::Damaged)
}
