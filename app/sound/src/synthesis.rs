//! Synthesises the sounds from noise and sine waves with envelopes. The samples are deterministic.

use std::f32::consts::TAU;

use super::Sound;

/// Sample rate, in samples per second.
pub const RATE: u32 = 44_100;

/// Returns the mono samples of a sound. Both ends are silent, and the peak amplitude is below 0.8.
pub fn samples(sound: Sound) -> Vec<f32> {
    match sound {
        Sound::Card => finish(card(), 0.3),
        Sound::Coin => finish(coin(), 0.32),
        Sound::Wood => finish(wood(), 0.5),
        Sound::Turn => finish(turn(), 0.36),
        Sound::End => finish(end(), 0.5),
        Sound::Refusal => finish(refusal(), 0.26),
    }
}

/// Returns the duration of a sound, in seconds.
pub fn seconds(samples: &[f32]) -> f32 {
    samples.len() as f32 / RATE as f32
}

/// A short hiss of band-limited noise that swells and fades.
fn card() -> Vec<f32> {
    let mut noise = Noise(0x9e37_79b9);
    let (mut low, mut lower) = (0.0, 0.0);
    voice(0.16, |at| {
        low += 0.45 * (noise.next() - low);
        lower += 0.09 * (low - lower);
        let swell = (at / 0.03).min(1.0);
        (low - lower) * swell * fading(at, 0.035)
    })
}

/// Two small metallic strikes.
fn coin() -> Vec<f32> {
    let strike = |at: f32| {
        let ring = sine(at, 3140.0) * fading(at, 0.09) + 0.6 * sine(at, 4735.0) * fading(at, 0.06);
        if at < 0.0 { 0.0 } else { ring }
    };
    voice(0.42, |at| 0.7 * strike(at) + strike(at - 0.055))
}

/// A dull sound that rings briefly, with a click at the start.
fn wood() -> Vec<f32> {
    let mut noise = Noise(0x2545_f491);
    voice(0.2, |at| {
        let body = sine(at, 196.0) * fading(at, 0.035) + 0.5 * sine(at, 523.0) * fading(at, 0.018);
        body + 0.35 * noise.next() * fading(at, 0.004)
    })
}

/// Two notes: a rising fourth.
fn turn() -> Vec<f32> {
    voice(0.75, |at| 0.8 * note(at, 392.0, 0.16) + note(at - 0.15, 523.25, 0.18))
}

/// Two chords: the dominant, followed by the tonic.
fn end() -> Vec<f32> {
    const DOMINANT: [f32; 3] = [196.0, 293.66, 493.88];
    const TONIC: [f32; 4] = [261.63, 329.63, 392.0, 523.25];
    voice(1.18, |at| {
        let dominant: f32 = DOMINANT.iter().map(|pitch| note(at, *pitch, 0.12)).sum();
        let tonic: f32 = (0..).zip(TONIC).map(|(place, pitch)| note(at - 0.26 - 0.02 * place as f32, pitch, 0.3)).sum();
        0.8 * dominant + tonic
    })
}

/// Two low, muffled knocks; the second is lower and quieter.
fn refusal() -> Vec<f32> {
    let knock =
        |at: f32, pitch: f32| if at < 0.0 { 0.0 } else { sine(at, pitch) * (at / 0.004).min(1.0) * fading(at, 0.03) };
    voice(0.26, |at| knock(at, 146.83) + 0.75 * knock(at - 0.09, 123.47))
}

/// Returns one sample of a soft tone that starts at time 0. A quieter tone, one octave higher, is added to it.
fn note(at: f32, pitch: f32, decay: f32) -> f32 {
    if at < 0.0 {
        return 0.0;
    }
    let swell = (at / 0.012).min(1.0);
    (sine(at, pitch) + 0.25 * sine(at, 2.0 * pitch) * fading(at, 0.5 * decay)) * swell * fading(at, decay)
}

fn sine(at: f32, pitch: f32) -> f32 {
    (TAU * pitch * at).sin()
}

/// Returns the value at time `at` of an exponential decay that falls to 1/e after `decay` seconds.
fn fading(at: f32, decay: f32) -> f32 {
    (-at / decay).exp()
}

fn voice(seconds: f32, mut value: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = (seconds * RATE as f32) as usize;
    (0..count).map(|sample| value(sample as f32 / RATE as f32)).collect()
}

/// Scales the samples to the given peak and fades both ends to silence.
fn finish(mut samples: Vec<f32>, peak: f32) -> Vec<f32> {
    let (begins, ends) = (RATE as usize / 1000, RATE as usize / 50);
    let last = samples.len() - 1;
    for (place, sample) in samples.iter_mut().enumerate() {
        *sample *= (place as f32 / begins as f32).min(1.0) * ((last - place) as f32 / ends as f32).min(1.0);
    }
    let loudest = samples.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
    for sample in &mut samples {
        *sample *= peak / loudest;
    }
    samples
}

/// White noise between -1 and 1 (xorshift, Marsaglia 2003).
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_not_too_loud_and_silent_at_both_ends() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            assert!((0.1..1.2).contains(&seconds(&samples)), "{sound:?} lasts {} s", seconds(&samples));
            assert!(samples.iter().all(|sample| sample.is_finite() && sample.abs() < 0.8), "{sound:?}");
            let ends = [samples.first(), samples.last()].map(|sample| sample.expect("it has samples").abs());
            assert!(ends.iter().all(|end| *end < 1e-6), "{sound:?} clicks: {ends:?}");
            let steps = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            assert!(steps < 0.5, "{sound:?} jumps by {steps}");
        }
    }

    #[test]
    fn every_sound_can_be_heard_and_fades() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let loud = |part: &[f32]| (part.iter().map(|s| s * s).sum::<f32>() / part.len() as f32).sqrt();
            let (first, second) = samples.split_at(samples.len() / 2);
            assert!(loud(first) > 0.02, "{sound:?}: {}", loud(first));
            assert!(loud(second) < loud(first), "{sound:?} fades");
        }
    }

    #[test]
    fn sounds_are_the_same_every_time_and_differ_from_each_other() {
        for one in Sound::ALL {
            for other in Sound::ALL {
                assert_eq!(samples(one) == samples(other), one == other, "{one:?} and {other:?}");
            }
        }
    }
}
