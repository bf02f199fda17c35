//! What is struck or rubbed for each cue, when, and how high.

use super::cue::Cue;

/// One resonance of a body.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// How long after the note begins, in milliseconds.
    pub at: u8,
    /// Where it resonates, in hertz, at the lowest pitch.
    pub hertz: u16,
    /// Where it would resonate at the end of the sound, if it lasted so long.
    pub to: u16,
    /// How long it rings until it is down to 1/e, in tenths of a millisecond. The shorter, the wider the band.
    pub ring: u16,
    /// How long the hand or the mallet takes to push, and to let go, in tenths of a millisecond.
    pub rise: u16,
    /// See [`Part::rise`].
    pub fall: u16,
    /// How strong the push is, against the other parts.
    pub gain: u8,
    /// Pushed with noise, as one thing slides on another, or in one blow.
    pub rubbed: bool,
}

/// Strikes a body.
#[derive(Clone, Copy)]
pub(super) struct Note {
    /// When, in milliseconds.
    pub at: u16,
    /// How high, in semitones above the lowest pitch.
    pub up: u8,
    /// How loud, against the other notes.
    pub loud: u8,
}

/// A whole sound.
pub(super) struct Score {
    /// How long it lasts, in milliseconds.
    pub lasts: u16,
    /// Its highest peak, in hundredths of full level.
    pub peak: u8,
    /// Semitones that all of it is higher.
    pub up: u8,
    /// The body.
    pub parts: &'static [Part],
    /// What is struck on it.
    pub notes: &'static [Note],
}

const fn struck(at: u8, hertz: u16, ring: u16, contact: u16, gain: u8) -> Part {
    Part { at, hertz, to: hertz, ring, rise: contact, fall: contact, gain, rubbed: false }
}

const fn rubbed(at: u8, hertz: (u16, u16), ring: u16, (rise, fall): (u16, u16), gain: u8) -> Part {
    Part { at, hertz: hertz.0, to: hertz.1, ring, rise, fall, gain, rubbed: true }
}

const fn note(at: u16, up: u8, loud: u8) -> Note {
    Note { at, up, loud }
}

/// C major from its G, in semitones: slots and pegs climb it, in one key with the glockenspiel.
const SCALE: [u8; 10] = [0, 2, 4, 5, 7, 9, 10, 12, 14, 16];

const ONCE: [Note; 1] = [note(0, 0, 1)];

/// A card slides off the stock: the edge is lifted, the band climbs as the card gets faster, its end snaps free.
const CARD: [Part; 3] = [
    rubbed(0, (1300, 6000), 5, (240, 300), 30),
    rubbed(8, (4200, 9500), 3, (300, 320), 16),
    rubbed(126, (2900, 2400), 4, (14, 90), 13),
];

/// Plastic: the card's edge touches, then it sits; the slot's wall answers in two short tones.
const SLOT: [Part; 4] = [
    struck(0, 1568, 25, 2, 50),
    rubbed(0, (5200, 5200), 2, (4, 25), 16),
    struck(18, 784, 52, 2, 170),
    struck(18, 2170, 26, 2, 130),
];

/// A card falls flat: air, the pile's low thump, and paper.
const PILE: [Part; 5] = [
    rubbed(0, (900, 1400), 4, (100, 50), 12),
    struck(14, 172, 130, 6, 120),
    struck(14, 372, 70, 4, 80),
    rubbed(14, (2100, 900), 3, (6, 130), 62),
    rubbed(14, (4600, 3000), 3, (10, 260), 12),
];

/// Wood: three short tones, and the fit rubs a little.
const PEG: [Part; 4] = [
    struck(0, 784, 70, 3, 150),
    struck(0, 2020, 28, 2, 90),
    struck(0, 3540, 14, 1, 50),
    rubbed(0, (2600, 2600), 2, (3, 20), 25),
];

/// A little switch: it gives, it catches, and the glass answers.
const LAMP: [Part; 4] = [
    struck(0, 2100, 16, 1, 50),
    struck(34, 1480, 30, 2, 140),
    struck(34, 3720, 16, 1, 100),
    struck(36, 3136, 260, 2, 14),
];

/// A bar of a glockenspiel: the tones of a free bar, the higher the shorter, and the mallet's knock.
const BAR: [Part; 4] = [
    struck(0, 784, 3400, 4, 160),
    struck(0, 2161, 1100, 2, 90),
    struck(0, 4237, 380, 1, 50),
    rubbed(0, (1800, 1800), 3, (4, 35), 10),
];

/// A tooth of a ratchet.
const TOOTH: [Part; 3] =
    [struck(0, 1320, 30, 2, 130), struck(0, 3300, 14, 1, 80), rubbed(0, (4600, 4600), 2, (3, 14), 26)];

/// A knuckle on the table.
const TABLE: [Part; 3] =
    [struck(0, 152, 160, 14, 150), struck(0, 318, 110, 10, 120), rubbed(0, (500, 300), 6, (12, 60), 12)];

const RACK_O: [Note; 5] = [note(0, 0, 7), note(105, 5, 7), note(210, 9, 8), note(315, 12, 8), note(450, 17, 10)];

const FANFARE: [Note; 11] = [
    note(0, 0, 7),
    note(130, 5, 7),
    note(260, 9, 7),
    note(390, 12, 9),
    note(650, 9, 6),
    note(780, 12, 7),
    note(910, 14, 8),
    note(1170, 5, 6),
    note(1195, 9, 6),
    note(1220, 12, 7),
    note(1245, 17, 9),
];

const RATCHET: [Note; 11] = [
    note(0, 0, 6),
    note(36, 1, 7),
    note(73, 0, 8),
    note(111, 1, 8),
    note(150, 0, 8),
    note(190, 1, 8),
    note(231, 0, 8),
    note(274, 1, 8),
    note(319, 0, 7),
    note(367, 1, 7),
    note(420, 2, 9),
];

/// The score of a cue.
pub(super) fn of(cue: Cue) -> Score {
    let (lasts, peak, parts, notes): (_, _, &[Part], &[Note]) = match cue {
        Cue::Draw => (220, 26, &CARD, &ONCE),
        Cue::Slot(_) => (90, 50, &SLOT, &ONCE),
        Cue::Discard => (160, 50, &PILE, &ONCE),
        Cue::Peg(_) => (60, 55, &PEG, &ONCE),
        Cue::Hint => (110, 40, &LAMP, &ONCE),
        Cue::RackO => (1200, 50, &BAR, &RACK_O),
        Cue::Match => (2200, 55, &BAR, &FANFARE),
        Cue::Score => (500, 40, &TOOTH, &RATCHET),
        Cue::Refused => (120, 40, &TABLE, &ONCE),
    };
    let step = if let Cue::Slot(nth) | Cue::Peg(nth) = cue { nth } else { 0 };
    // A series longer than the scale stays on its highest note.
    let up = SCALE.get(usize::from(step)).copied().unwrap_or(16);
    Score { lasts, peak, up, parts, notes }
}
