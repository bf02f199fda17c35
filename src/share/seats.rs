//! Who sat at the table of a match to watch.

use super::fault::LinkFault;
use super::form::Form;
use crate::packing::Coder;
use crate::record::{self, PlayerKind, Record, RecordedMatch, SeatEntry, clean_name};

/// More bytes than a clean name has.
const MOST_NAME: usize = 700;

// What a seat is in the first form: a person, one of four computer players, or any other. It has no room for more of them: who came
// later is written in the second form.
const PERSON: usize = 0;
const FIRST_PLAYERS: [(usize, &str); 4] = [(1, "easy"), (2, "medium"), (3, "hard"), (4, "expert")];
const OTHER_PLAYER: usize = 5;
const FIRST_KINDS: usize = 6;

// Who the others are stands behind everything else in the first form: one known to it, or nobody.
const NOBODY: usize = 0;
const NEXT_PLAYERS: [(usize, &str); 1] = [(1, "beginner")];
const NEXT_KINDS: usize = 16;

// What a seat is in the second form: room is left for other kinds of players.
const KINDS: usize = 256;
const COMPUTER: usize = 1;

/// Whether the first form has room for these players.
pub(super) fn fit_first(seats: &[SeatEntry]) -> bool {
    seats.iter().all(|seat| match (seat.player, seat.level.as_deref()) {
        (PlayerKind::Human, _) | (PlayerKind::Computer, None) => true,
        (PlayerKind::Computer, Some(id)) => FIRST_PLAYERS.iter().chain(&NEXT_PLAYERS).any(|(_, known)| *known == id),
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
        PlayerKind::Computer => code_of(&FIRST_PLAYERS, seat).unwrap_or(OTHER_PLAYER),
    });
    let kind = coder.uniform(FIRST_KINDS, kind)?;
    let name = text(coder, of.map_or("", |seat| &seat.name))?;
    let level = id_of(&FIRST_PLAYERS, kind);
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

/// Writes or reads, in the first form, the players that came after the first four. They stand behind everything else, where readers
/// that know only four look no more; where nothing stands, it is not known which they are.
pub(super) fn with_next_players<C: Coder>(
    coder: &mut C,
    game: RecordedMatch,
    of: Option<&Record>,
) -> Result<RecordedMatch, LinkFault> {
    let mut record = game.record().clone();
    let wanted = |index: usize| {
        of.and_then(|of| of.seats.get(index)).and_then(|seat| code_of(&NEXT_PLAYERS, seat)).unwrap_or(NOBODY)
    };
    if of.is_some() && (0..record.seats.len()).all(|index| wanted(index) == NOBODY) {
        return Ok(game);
    }
    let mut has_any = false;
    for (index, seat) in record.seats.iter_mut().enumerate() {
        if seat.player == PlayerKind::Computer && seat.level.is_none() {
            // Links of versions that knew four players end here.
            let code = coder.uniform(NEXT_KINDS, wanted(index)).unwrap_or(NOBODY);
            if code == NOBODY {
                continue;
            }
            seat.level = Some(id_of(&NEXT_PLAYERS, code).ok_or(LinkFault::Version)?);
            has_any = true;
        }
    }
    if has_any { record::replay(&record).map_err(LinkFault::Record) } else { Ok(game) }
}

/// The code of a seat's computer player, where it is one of these.
fn code_of(players: &[(usize, &str)], seat: &SeatEntry) -> Option<usize> {
    let id = seat.level.as_deref().filter(|_| seat.player == PlayerKind::Computer)?;
    players.iter().find(|(_, known)| *known == id).map(|(code, _)| *code)
}

/// The id of the computer player with this code.
fn id_of(players: &[(usize, &str)], code: usize) -> Option<String> {
    players.iter().find(|(known, _)| *known == code).map(|(_, id)| (*id).to_owned())
}

/// A text of at most [`MOST_NAME`] bytes.
fn text<C: Coder>(coder: &mut C, wanted: &str) -> Result<String, LinkFault> {
    let wanted = wanted.as_bytes();
    let length = coder.uniform(MOST_NAME, wanted.len())?;
    let byte = |index: usize| {
        let byte = coder.uniform(256, wanted.get(index).copied().unwrap_or(0).into())?;
        u8::try_from(byte).map_err(|_| LinkFault::Damaged)
    };
    String::from_utf8((0..length).map(byte).collect::<Result<_, _>>()?).map_err(|_| LinkFault::Damaged)
}
