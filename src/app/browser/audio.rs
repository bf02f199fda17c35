//! Makes the sounds heard.
//!
//! Whatever goes wrong here is passed over on purpose: a sound is never the only sign of anything, so a browser without
//! sound, or one that forbids it, plays the same game in silence.

use super::objects::may_fail;
use crate::sound::{Cue, RATE, samples};
use web_sys::{AudioBuffer, AudioBufferSourceNode, AudioContext, AudioContextState, GainNode};

/// How long a hushed sound takes to be down to 1/e, in seconds: no crack, and gone at once.
const HUSH: f64 = 0.012;
/// A clock that has not moved for so many milliseconds stands still.
const STANDS_STILL: f64 = 1000.0;

/// The page's loudspeaker: silent until [`unlock`](AudioPlayer::unlock).
#[derive(Default)]
pub struct AudioPlayer {
    context: Option<AudioContext>,
    /// Sounds that were played before. Each is computed once.
    buffers: Vec<(Cue, AudioBuffer)>,
    /// What has been started and may not have ended.
    sounding: Vec<Sounding>,
    /// The context's clock at the last press, or when the page was last looked at again.
    clock: Option<Clock>,
}

/// What two clocks said at the same moment.
#[derive(Clone, Copy)]
struct Clock {
    /// The context's, in seconds.
    sound: f64,
    /// The time of day, in milliseconds.
    day: f64,
}

/// A sound that has been started, perhaps for later.
struct Sounding {
    source: AudioBufferSourceNode,
    gain: GainNode,
    /// When it is over, by the context's time in seconds.
    ends: f64,
}

impl AudioPlayer {
    /// For pointer and key events: opens the sound with the first, and again when the system has interrupted it. After a phone was
    /// locked, what there was may stay interrupted for good, or claim to run while its clock stands still: then it is opened anew.
    /// It costs next to nothing when there is nothing to do. `now`: the time of day in milliseconds.
    pub fn unlock(&mut self, now: f64) {
        if self.context.as_ref().is_some_and(|context| self.is_broken(context, now)) {
            self.close();
        }
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        } else if self.context.as_ref().is_some_and(|context| !runs(context)) {
            // What was to be heard while it stood still is over.
            self.hush();
        }
        if let Some(context) = self.context.as_ref().filter(|context| !runs(context)) {
            may_fail(context.resume());
        }
        self.look_at_the_clock(now);
    }

    /// For the moment when the page is looked at again: whether the clock goes on from now shows at the next press.
    pub fn look_at_the_clock(&mut self, now: f64) {
        self.clock = self.context.as_ref().map(|context| Clock { sound: context.current_time(), day: now });
    }

    /// Whether nothing will ever be heard of this context again.
    fn is_broken(&self, context: &AudioContext, now: f64) -> bool {
        match context.state() {
            AudioContextState::Running => self
                .clock
                .is_some_and(|before| now - before.day > STANDS_STILL && context.current_time() <= before.sound),
            AudioContextState::Suspended => false,
            // It is closed; or, on iOS alone, "interrupted", for which web-sys has no name.
            _ => true,
        }
    }

    /// Gives up the context, and all that belongs to it.
    fn close(&mut self) {
        if let Some(context) = self.context.take() {
            // It fails only for one that is closed already.
            may_fail(context.close());
        }
        self.sounding.clear();
        self.clock = None;
    }

    /// Plays a cue, so many milliseconds from now, at a volume of 0 to 100.
    pub fn play(&mut self, cue: Cue, delay_ms: u32, volume: u8) {
        if volume > 0 {
            let _ = self.start(cue, delay_ms, volume);
        }
    }

    /// Stops everything that was to come, and lets what sounds fade at once.
    pub fn hush(&mut self) {
        let Some(context) = &self.context else { return };
        let now = context.current_time();
        for sounding in self.sounding.drain(..) {
            let _ = sounding.gain.gain().set_target_at_time(0.0, now, HUSH);
            #[expect(deprecated, reason = "web-sys names no other way to stop at a time")]
            let _ = sounding.source.stop_with_when(now + 6.0 * HUSH);
        }
    }

    /// `None` when there is no sound to be had.
    fn start(&mut self, cue: Cue, delay_ms: u32, volume: u8) -> Option<()> {
        let buffer = self.buffer(cue)?;
        let context = self.context.as_ref()?;
        let now = context.current_time();
        if now > 0.0 && !runs(context) {
            // The system has interrupted it, and its time stands still: all this would come at once when it goes on.
            // With no time gone yet, though, it is just being opened by the touch that plays this.
            return None;
        }
        self.sounding.retain(|sounding| sounding.ends > now);
        let source = context.create_buffer_source().ok()?;
        let gain = context.create_gain().ok()?;
        source.set_buffer(Some(&buffer));
        // Half of the way sounds half as loud when its square is taken.
        let volume = f32::from(volume.min(100)) / 100.0;
        gain.gain().set_value(volume * volume);
        source.connect_with_audio_node(&gain).ok()?;
        gain.connect_with_audio_node(&context.destination()).ok()?;
        let begins = now + f64::from(delay_ms) / 1000.0;
        source.start_with_when(begins).ok()?;
        self.sounding.push(Sounding { source, gain, ends: begins + buffer.duration() });
        Some(())
    }

    /// The sound of a cue as the browser wants it.
    fn buffer(&mut self, cue: Cue) -> Option<AudioBuffer> {
        if let Some((_, buffer)) = self.buffers.iter().find(|(known, _)| *known == cue) {
            return Some(buffer.clone());
        }
        let context = self.context.as_ref()?;
        let samples = samples(cue);
        let buffer = context.create_buffer(1, samples.len() as u32, RATE as f32).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        self.buffers.push((cue, buffer.clone()));
        Some(buffer)
    }
}

fn runs(context: &AudioContext) -> bool {
    context.state() == AudioContextState::Running
}
