//! Sound output on Windows and macOS, through the default device of the system.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{SampleFormat, Stream};

use super::player::Output;
use super::synthesis::RATE;

/// The default output device.
pub(super) struct Speakers {
    /// The output stream, which plays until it is dropped.
    _stream: Stream,
    mix: Arc<Mutex<Mix>>,
    /// Whether the device has become unavailable.
    gone: Arc<AtomicBool>,
    rate: u32,
}

/// The sounds that are currently playing.
#[derive(Default)]
struct Mix {
    voices: Vec<Voice>,
}

/// A sound and its playback position.
struct Voice {
    samples: Vec<f32>,
    next: usize,
}

/// Maximum number of simultaneous sounds.
const MOST: usize = 8;

impl Speakers {
    /// Opens the device.
    ///
    /// # Errors
    /// Returns an error if there is no device or if the device requires a different sample format.
    pub(super) fn open() -> io::Result<Self> {
        let device = cpal::default_host().default_output_device().ok_or(io::ErrorKind::NotFound)?;
        let offered = device.default_output_config().map_err(io::Error::other)?;
        if offered.sample_format() != SampleFormat::F32 {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let config = offered.config();
        let (channels, rate) = (usize::from(config.channels), config.sample_rate);
        let (mix, gone) = (Arc::new(Mutex::new(Mix::default())), Arc::new(AtomicBool::new(false)));
        let (mixed, lost) = (Arc::clone(&mix), Arc::clone(&gone));
        let fill = move |into: &mut [f32], _: &cpal::OutputCallbackInfo| {
            mixed.lock().unwrap_or_else(PoisonError::into_inner).fill(into, channels);
        };
        let failed = move |_| lost.store(true, Ordering::Relaxed);
        let stream = device.build_output_stream(config, fill, failed, None).map_err(io::Error::other)?;
        stream.play().map_err(io::Error::other)?;
        Ok(Self { _stream: stream, mix, gone, rate })
    }
}

impl Output for Speakers {
    fn play(&mut self, samples: &[f32], gain: f32) -> io::Result<()> {
        if self.gone.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let samples = at_rate(samples, self.rate).map(|sample| sample * gain).collect();
        let mut mix = self.mix.lock().unwrap_or_else(PoisonError::into_inner);
        if mix.voices.len() < MOST {
            mix.voices.push(Voice { samples, next: 0 });
        }
        Ok(())
    }
}

impl Mix {
    /// Fills the buffer with the next samples of all sounds, mixed and copied to every channel.
    fn fill(&mut self, into: &mut [f32], channels: usize) {
        for frame in into.chunks_mut(channels.max(1)) {
            let sum: f32 = self.voices.iter_mut().filter_map(Voice::take).sum();
            frame.fill(sum.clamp(-1.0, 1.0));
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
    }
}

impl Voice {
    fn take(&mut self) -> Option<f32> {
        let sample = self.samples.get(self.next).copied();
        self.next += 1;
        sample
    }
}

/// Resamples to a device's sample rate by linear interpolation.
fn at_rate(samples: &[f32], rate: u32) -> impl Iterator<Item = f32> {
    let step = f64::from(RATE) / f64::from(rate.max(1));
    let count = (samples.len() as f64 / step) as usize;
    (0..count).map(move |place| {
        let at = place as f64 * step;
        let (before, part) = (at as usize, at.fract() as f32);
        let [one, other] = [before, before + 1].map(|place| samples.get(place).copied().unwrap_or_default());
        one + (other - one) * part
    })
}
