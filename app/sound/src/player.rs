//! The thread that plays orders. It opens the audio output, and reopens it if the connection is lost.

use std::io;
use std::sync::mpsc::Receiver;

use super::synthesis::samples;
use super::{Order, Sound};

/// An audio output.
pub(super) trait Output {
    /// Starts to play samples, in addition to any that are already playing. Returns without waiting for the end.
    ///
    /// # Errors
    /// Returns an error if the output is no longer usable.
    fn play(&mut self, samples: &[f32], gain: f32) -> io::Result<()>;
}

/// Opens the audio output of this system.
///
/// # Errors
/// Returns an error if there is no audio output.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn open() -> io::Result<super::pulse::Server> {
    super::pulse::Server::connect()
}

/// Opens the audio output of this system.
///
/// # Errors
/// Returns an error if there is no audio output.
#[cfg(any(windows, target_os = "macos"))]
pub(super) fn open() -> io::Result<super::device::Speakers> {
    super::device::Speakers::open()
}

/// Plays orders until the channel is closed. An order is dropped if it is too old or if no output can be opened.
pub(super) fn play_all<O: Output>(orders: &Receiver<Order>, mut open: impl FnMut() -> io::Result<O>) {
    let shelf = Sound::ALL.map(|sound| (sound, samples(sound)));
    let mut output = None;
    for order in orders {
        if order.is_stale() {
            continue;
        }
        let Some((_, samples)) = shelf.iter().find(|(sound, _)| *sound == order.sound) else { continue };
        // If the output has failed since the last sound, it is reopened once.
        for _ in 0..2 {
            let was_open = output.is_some();
            if output.is_none() {
                output = open().ok();
            }
            let Some(open) = &mut output else { break };
            if order.is_stale() || open.play(samples, order.gain).is_ok() {
                break;
            }
            output = None;
            if !was_open {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::mpsc::sync_channel;
    use std::time::{Duration, Instant};

    use super::*;

    /// An output that fails after two sounds. All outputs share the list of played sounds.
    struct Fragile<'a> {
        played: &'a RefCell<Vec<usize>>,
        left: usize,
    }

    impl Output for Fragile<'_> {
        fn play(&mut self, samples: &[f32], _gain: f32) -> io::Result<()> {
            self.left = self.left.checked_sub(1).ok_or(io::ErrorKind::BrokenPipe)?;
            self.played.borrow_mut().push(samples.len());
            Ok(())
        }
    }

    fn ordered(sounds: &[Sound], at: Instant) -> Receiver<Order> {
        let (orders, taken) = sync_channel(sounds.len());
        for sound in sounds {
            orders.try_send(Order { sound: *sound, gain: 1.0, at }).expect("room");
        }
        taken
    }

    #[test]
    fn what_went_away_is_opened_anew_and_no_sound_is_lost() {
        let (played, opened) = (RefCell::new(Vec::new()), RefCell::new(0));
        let orders = [Sound::Card, Sound::Coin, Sound::Wood, Sound::Card, Sound::End];
        play_all(&ordered(&orders, Instant::now()), || {
            *opened.borrow_mut() += 1;
            Ok(Fragile { played: &played, left: 2 })
        });
        assert_eq!(*opened.borrow(), 3);
        assert_eq!(*played.borrow(), orders.map(|sound| samples(sound).len()));
    }

    #[test]
    fn without_anything_to_be_heard_on_there_is_silence() {
        let mut tried = 0;
        play_all::<Fragile>(&ordered(&[Sound::Card, Sound::Coin], Instant::now()), || {
            tried += 1;
            Err(io::ErrorKind::NotFound.into())
        });
        assert_eq!(tried, 2, "it is looked for once for each sound");
        // If an output can be opened but cannot play, the player does not retry endlessly.
        let played = RefCell::new(Vec::new());
        play_all(&ordered(&[Sound::Card], Instant::now()), || Ok(Fragile { played: &played, left: 0 }));
        assert!(played.borrow().is_empty());
    }

    #[test]
    fn what_waited_too_long_is_not_played() {
        let played = RefCell::new(Vec::new());
        let Some(past) = Instant::now().checked_sub(Duration::from_secs(2)) else { return };
        play_all(&ordered(&Sound::ALL, past), || Ok(Fragile { played: &played, left: 2 }));
        assert!(played.borrow().is_empty());
    }
}
