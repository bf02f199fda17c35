//! Plays a score on damped resonators.
//!
//! Sines and exponentials would bring their tables into the download, so there are none: a resonator is a point that is
//! turned a little and pulled in a little from sample to sample, and a decay is a multiplication.

use super::score::{Note, Part, Score};

/// Samples a second. Browsers resample by straight lines between the samples; at this rate what that adds to the
/// highest partials lies above hearing, and a fanfare is still computed in a blink.
pub const RATE: u32 = 32_000;
/// Samples in a millisecond.
const MILLI: usize = RATE as usize / 1000;
/// Over so many samples the beginning rises out of silence: less than a millisecond, so that a tick stays one.
const LEAD: usize = 24;
/// A semitone up: the twelfth root of two.
const SEMITONE: f32 = 1.059_463_1;

/// The samples of a score: one channel, as loud as the score says, from silence to silence.
pub(super) fn play(score: &Score) -> Vec<f32> {
    let mut sound = vec![0.0; usize::from(score.lasts) * MILLI];
    let mut noise = Noise(0x9e37_79b9);
    for note in score.notes {
        let mut pitch = 1.0;
        for _ in 0..note.up + score.up {
            pitch *= SEMITONE;
        }
        for part in score.parts {
            add(&mut sound, part, note, pitch, &mut noise);
        }
    }
    finish(&mut sound, f32::from(score.peak) / 100.0);
    sound
}

/// Adds one part of a note's body.
fn add(sound: &mut [f32], part: &Part, note: &Note, pitch: f32, noise: &mut Noise) {
    let start = (note.at + u16::from(part.at)) as usize * MILLI;
    let Some(sound) = sound.get_mut(start..) else { return };
    // A smaller body rings higher, and everything about it is shorter. What is rubbed against it stays.
    let pitch = if part.rubbed { 1.0 } else { pitch };
    let (ring, ringing) = decay(part.ring, pitch);
    let (rise, rising) = decay(part.rise, pitch);
    let (fall, falling) = decay(part.fall, pitch);
    let mut turn = turn(f32::from(part.hertz) * pitch);
    let glide = (self::turn(f32::from(part.to) * pitch) - turn) / sound.len() as f32;
    let mut push = f32::from(part.gain) * f32::from(note.loud);
    if !part.rubbed {
        // A blow gives the same however long it takes.
        push *= 1.0 - fall;
    }
    let (mut pushed, mut x, mut y) = (0.0, 0.0, 0.0);
    // Then nothing of it is heard any more.
    let life = (12.0 * (ringing + rising + falling)) as usize;
    for sample in sound.iter_mut().take(life) {
        // Never quite nothing: with numbers too small for their own format processors are a hundred times slower.
        push = push * fall + 1e-15;
        pushed += (push - pushed) * (1.0 - rise);
        x = ring * (x - turn * y) + if part.rubbed { pushed * noise.next() } else { pushed };
        y = ring * y + turn * x;
        turn += glide;
        // Of the two, the one that no steady push moves far.
        *sample += x;
    }
}

/// What is multiplied from sample to sample to be down to 1/e after so many tenths of a millisecond (fewer for a higher
/// pitch), and these in samples.
fn decay(tenths: u16, pitch: f32) -> (f32, f32) {
    let samples = f32::from(tenths) * (RATE as f32 / 10_000.0) / pitch;
    (samples / (samples + 1.0), samples)
}

/// How far a resonator turns from sample to sample: 2 sin(w / 2) for the angle w.
fn turn(hertz: f32) -> f32 {
    let half = hertz * (core::f32::consts::PI / RATE as f32);
    let square = half * half;
    // The beginning of the sine's series; up to 14 kHz it is right to a hundredth of a semitone.
    half * (2.0 - square * (1.0 / 3.0 - square * (1.0 / 60.0 - square / 2520.0)))
}

/// Lets the sound come out of silence and fade into it, and brings its highest peak to what it shall be.
fn finish(sound: &mut [f32], peak: f32) {
    for (nth, sample) in sound.iter_mut().take(LEAD).enumerate() {
        *sample *= nth as f32 / LEAD as f32;
    }
    let tail = sound.len() / 6;
    for (nth, sample) in sound.iter_mut().rev().take(tail).enumerate() {
        *sample *= nth as f32 / tail as f32;
    }
    let mut highest = f32::MIN_POSITIVE;
    for sample in sound.iter() {
        // Not `f32::max`, which is a function of the C library's in wasm.
        if sample.abs() > highest {
            highest = sample.abs();
        }
    }
    for sample in sound {
        *sample *= peak / highest;
    }
}

/// White noise between -1 and 1, always the same (xorshift).
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0.cast_signed() as f32 / 2_147_483_648.0
    }
}
