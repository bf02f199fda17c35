//! What can be heard.

/// Something that happens and makes a sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card is drawn or dealt: a card slides.
    Draw,
    /// A card goes into a slot (row 0 is slot 5, … row 9 slot 50): a plastic click, higher from slot to slot.
    Slot(u8),
    /// A card lands on the discard pile: a soft slap.
    Discard,
    /// A peg goes in, the n-th of a series from 0: a wooden tick, each a note of the scale higher up to the tenth.
    Peg(u8),
    /// The hint is lit: a lamp's click.
    Hint,
    /// Rack-O: a toy glockenspiel, five rising notes.
    RackO,
    /// The match is won: a longer little fanfare on the same glockenspiel.
    Match,
    /// Points are counted up: a ratchet.
    Score,
    /// A tap that cannot be obeyed: a dull, quiet knock.
    Refused,
}
