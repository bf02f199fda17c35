//! What the game sounds like: cards, moulded plastic, and a toy glockenspiel. Every sound is computed, none is a file.
//!
//! [`Cue`] says what happens, [`samples`] gives its sound. A sound is a score (`score`: which body is struck or rubbed,
//! when, how high) that is played on damped resonators (`synth`). The same cue always gives the same samples.

mod cue;
mod score;
mod synth;

pub use cue::Cue;
pub use synth::RATE;

/// The sound of a cue: one channel, [`RATE`] samples a second, within -0.8..=0.8, from silence to silence.
pub fn samples(cue: Cue) -> Vec<f32> {
    synth::play(&score::of(cue))
}

#[cfg(test)]
mod tests {
    //! What one would hear: each sound comes out of silence and goes back, the pitches rise, and nothing is too loud.

    use super::*;

    const ONE_OF_EACH: [Cue; 9] = [
        Cue::Draw,
        Cue::Slot(0),
        Cue::Discard,
        Cue::Peg(0),
        Cue::Hint,
        Cue::RackO,
        Cue::Match,
        Cue::Score,
        Cue::Refused,
    ];

    fn all() -> impl Iterator<Item = Cue> {
        ONE_OF_EACH.into_iter().chain((1..12).flat_map(|nth| [Cue::Slot(nth), Cue::Peg(nth)]))
    }

    fn highest(sound: &[f32]) -> f32 {
        sound.iter().fold(0.0, |highest, sample| highest.max(sample.abs()))
    }

    fn rms(sound: &[f32]) -> f32 {
        (sound.iter().map(|sample| sample * sample).sum::<f32>() / sound.len() as f32).sqrt()
    }

    /// How loud it seems: over the loudest eighth of a second, as the ear takes it in.
    fn loudness(cue: Cue) -> f32 {
        let mut sound = samples(cue);
        sound.resize(sound.len().max(RATE as usize / 8), 0.0);
        sound.windows(RATE as usize / 8).step_by(64).map(rms).fold(0.0, f32::max)
    }

    /// The milliseconds from one time to another.
    fn part(sound: &[f32], from: usize, to: usize) -> &[f32] {
        let milli = RATE as usize / 1000;
        &sound[from * milli..to * milli]
    }

    /// How much of one frequency there is.
    fn level(sound: &[f32], hertz: f32) -> f32 {
        let turn = core::f32::consts::TAU * hertz / RATE as f32;
        let (mut sine, mut cosine) = (0.0, 0.0);
        for (nth, sample) in sound.iter().enumerate() {
            sine += sample * (turn * nth as f32).sin();
            cosine += sample * (turn * nth as f32).cos();
        }
        sine.hypot(cosine) / sound.len() as f32
    }

    /// The strongest frequency, in hertz.
    fn pitch(cue: Cue) -> f32 {
        let sound = samples(cue);
        let (mut strongest, mut pitch) = (0.0, 0.0);
        for hertz in (500..3000).step_by(8).map(|hertz| hertz as f32) {
            let level = level(&sound, hertz);
            if level > strongest {
                (strongest, pitch) = (level, hertz);
            }
        }
        pitch
    }

    /// Changes of sign in a second, half of it: where the middle of a noise's band lies.
    fn brightness(sound: &[f32]) -> f32 {
        let changes = sound.windows(2).filter(|pair| (pair[0] < 0.0) != (pair[1] < 0.0)).count();
        changes as f32 * RATE as f32 / sound.len() as f32 / 2.0
    }

    #[test]
    fn every_sound_has_its_length() {
        let lengths = [220, 90, 160, 60, 110, 1200, 2200, 500, 120];
        for (cue, length) in ONE_OF_EACH.into_iter().zip(lengths) {
            assert_eq!(samples(cue).len() * 1000 / RATE as usize, length, "{cue:?}");
        }
    }

    #[test]
    fn every_sound_comes_out_of_silence_and_ends_in_it() {
        for cue in all() {
            let sound = samples(cue);
            assert!(highest(&sound[..2]) < 0.01, "{cue:?} begins with a crack: {:?}", &sound[..2]);
            assert!(highest(&sound[sound.len() - 32..]) < 0.001, "{cue:?} breaks off");
        }
    }

    #[test]
    fn nothing_is_too_loud_and_nothing_silent() {
        for cue in all() {
            let sound = samples(cue);
            assert!(sound.iter().all(|sample| sample.is_finite()), "{cue:?}");
            assert!(highest(&sound) <= 0.8, "{cue:?} has a peak of {}", highest(&sound));
            assert!(loudness(cue) > 0.02, "{cue:?} is hardly heard: {}", loudness(cue));
        }
    }

    #[test]
    fn everyday_sounds_are_alike_in_loudness_and_rack_o_stands_out() {
        let everyday = [Cue::Draw, Cue::Slot(0), Cue::Slot(9), Cue::Discard, Cue::Peg(0), Cue::Peg(9), Cue::Score];
        for cue in everyday {
            assert!(loudness(cue) < loudness(Cue::RackO) / 2.0, "{cue:?}");
            assert!(loudness(cue) > loudness(Cue::RackO) / 8.0, "{cue:?}");
        }
        // A fanfare that follows Rack-O is not a fright.
        assert!((0.8..1.25).contains(&(loudness(Cue::Match) / loudness(Cue::RackO))));
    }

    #[test]
    fn no_sound_pushes_the_loudspeaker_to_one_side() {
        for cue in all() {
            let sound = samples(cue);
            let mean = sound.iter().sum::<f32>() / sound.len() as f32;
            assert!(mean.abs() < 0.03 * rms(&sound), "{cue:?}: {mean}");
        }
    }

    #[test]
    fn slots_and_pegs_climb_the_scale() {
        let scale = [784.0, 880.0, 987.8, 1046.5, 1174.7, 1318.5, 1396.9, 1568.0, 1760.0, 1975.5];
        for series in [Cue::Slot, Cue::Peg] {
            for (nth, note) in (0..).zip(scale) {
                let cue = series(nth);
                // Half a semitone to each side.
                assert!((0.971..1.029).contains(&(pitch(cue) / note)), "{cue:?}: {} for {note}", pitch(cue));
            }
            assert_eq!(samples(series(10)), samples(series(9)));
            assert_eq!(samples(series(255)), samples(series(9)));
        }
    }

    #[test]
    fn rack_o_is_five_notes_each_higher() {
        let sound = samples(Cue::RackO);
        let chord = [784.0, 1046.5, 1318.5, 1568.0, 2093.0];
        // The steps between samples show the high frequencies, and a blow is where these come up at once.
        let steps: Vec<f32> = sound.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let frames: Vec<f32> = steps.chunks(RATE as usize / 200).map(rms).collect();
        let mut onsets = Vec::new();
        for at in 0..frames.len() {
            let before = if at == 0 { 0.0 } else { frames[at - 1] };
            if frames[at] > 1.3 * before + 0.005 && onsets.last().is_none_or(|last| at > last + 8) {
                onsets.push(at);
            }
        }
        assert_eq!(onsets.len(), 5, "{onsets:?}");
        for (onset, note) in onsets.into_iter().zip(chord) {
            let after = level(part(&sound, onset * 5 + 5, onset * 5 + 85), note);
            let before = if onset < 16 { 0.0 } else { level(part(&sound, onset * 5 - 80, onset * 5), note) };
            assert!(after > 0.02 && after > 4.0 * before, "{note} hertz at {} ms: {before}, {after}", onset * 5);
        }
    }

    #[test]
    fn a_bar_rings_like_a_bar_and_not_like_a_string() {
        let sound = samples(Cue::RackO);
        let first = part(&sound, 5, 95);
        for (bar, string) in [(2.756, 3.0), (5.404, 5.0)] {
            assert!(level(first, 784.0 * bar) > 4.0 * level(first, 784.0 * string), "{bar}");
        }
        // The higher tone is the sooner gone.
        let left = |of: f32| level(part(&sound, 60, 100), 784.0 * of) / level(part(&sound, 5, 45), 784.0 * of);
        assert!(left(5.404) < left(2.756) && left(2.756) < left(1.0));
    }

    #[test]
    fn a_card_gets_faster_as_it_slides() {
        let sound = samples(Cue::Draw);
        assert!(brightness(part(&sound, 80, 120)) > 1.3 * brightness(part(&sound, 0, 40)));
    }

    #[test]
    fn a_refusal_is_dull() {
        for cue in all().filter(|cue| *cue != Cue::Refused) {
            let (refused, other) = (samples(Cue::Refused), samples(cue));
            // What steps between samples there are, for the size of the sound.
            let sharp =
                |sound: &[f32]| rms(&sound.windows(2).map(|pair| pair[1] - pair[0]).collect::<Vec<_>>()) / rms(sound);
            assert!(sharp(&refused) < sharp(&other) / 1.5, "{cue:?}");
        }
    }

    #[test]
    fn the_same_cue_is_always_the_same_sound() {
        for cue in all() {
            assert_eq!(samples(cue), samples(cue));
        }
    }
}
