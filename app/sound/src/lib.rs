//! The sound effects of the program. All of them are synthesised; there are no recordings.
//!
//! [`synthesis`] computes the samples. [`Sounds::play`] sends an order to a thread and never blocks. Orders
//! that arrive too late, or for which there is no device, are dropped. `app/window/src/play/hearing.rs` maps
//! events to sounds.

#[cfg(any(windows, target_os = "macos"))]
mod device;
mod player;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;
pub mod synthesis;

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A card is moved or turned: a short hiss.
    Card,
    /// Something is paid or gained: two small metallic strikes.
    Coin,
    /// A piece is placed: a knock on wood.
    Wood,
    /// A person has to make a decision: two quiet notes.
    Turn,
    /// The game is over: a short cadence.
    End,
    /// An action is not possible: two soft, dull knocks.
    Refusal,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Self; 6] = [Self::Card, Self::Coin, Self::Wood, Self::Turn, Self::End, Self::Refusal];
}

/// A request to play a sound immediately.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    /// The sound to play.
    pub sound: Sound,
    /// Factor for the samples, from 0 to 1.
    pub gain: f32,
    /// Time of the request.
    at: Instant,
}

impl Order {
    /// Returns whether the request is too old to be played.
    fn is_stale(&self) -> bool {
        const FRESH: Duration = Duration::from_millis(250);
        self.at.elapsed() > FRESH
    }
}

/// Plays the sounds of the program.
#[derive(Debug, Default)]
pub struct Sounds {
    outlet: Outlet,
}

/// The recipient of orders.
#[derive(Debug, Default)]
enum Outlet {
    /// Orders are discarded.
    #[default]
    Silence,
    /// A thread that carries out the orders. The first order starts it.
    Speaker(OnceLock<Option<Speaker>>),
    /// A test that inspects the orders.
    Listener(SyncSender<Order>),
}

/// The thread that carries out orders.
#[derive(Debug)]
struct Speaker {
    orders: Option<SyncSender<Order>>,
    /// Disconnected once the thread has ended.
    ended: std::sync::Mutex<Receiver<()>>,
}

/// Maximum number of pending sound requests. Any further requests are dropped.
const WAITING: usize = 8;

impl Sounds {
    /// Creates an output that plays through the audio system.
    pub fn aloud() -> Self {
        Self { outlet: Outlet::Speaker(OnceLock::new()) }
    }

    /// Creates a silent output, and returns it with a receiver for its orders.
    pub fn told() -> (Self, Receiver<Order>) {
        let (orders, told) = sync_channel(64);
        (Self { outlet: Outlet::Listener(orders) }, told)
    }

    /// Plays a sound at a volume in percent. `loudness` is the volume relative to other sounds, from 0 to 1.
    pub fn play(&self, sound: Sound, volume: u8, loudness: f32) {
        let gain = gain(volume) * loudness.clamp(0.0, 1.0);
        if gain <= 0.0 {
            return;
        }
        let orders = match &self.outlet {
            Outlet::Silence => None,
            Outlet::Speaker(speaker) => {
                speaker.get_or_init(Speaker::start).as_ref().and_then(|speaker| speaker.orders.as_ref())
            }
            Outlet::Listener(orders) => Some(orders),
        };
        if let Some(orders) = orders {
            // Orders are dropped if the thread falls behind.
            let _ = orders.try_send(Order { sound, gain, at: Instant::now() });
        }
    }
}

impl Speaker {
    fn start() -> Option<Self> {
        let (orders, taken) = sync_channel(WAITING);
        let (ending, ended) = sync_channel(0);
        let thread = std::thread::Builder::new().name("sound".to_owned());
        thread
            .spawn(move || {
                player::play_all(&taken, player::open);
                drop(ending);
            })
            .ok()?;
        Some(Self { orders: Some(orders), ended: std::sync::Mutex::new(ended) })
    }
}

impl Drop for Speaker {
    /// Gives the thread a short time to disconnect from the sound server or device.
    fn drop(&mut self) {
        const MOST: Duration = Duration::from_millis(200);
        self.orders = None;
        if let Ok(ended) = self.ended.get_mut() {
            let _ = ended.recv_timeout(MOST);
        }
    }
}

/// Returns the sample factor for a volume in percent. It is quadratic, to match perceived loudness.
fn gain(volume: u8) -> f32 {
    (f32::from(volume.min(100)) / 100.0).powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_volume_says_how_loud_and_off_is_silent() {
        let (sounds, told) = Sounds::told();
        sounds.play(Sound::Coin, 0, 1.0);
        assert!(told.try_recv().is_err());
        let gains = [25, 60, 100].map(|volume| {
            sounds.play(Sound::Coin, volume, 0.5);
            told.try_recv().expect("an order").gain
        });
        assert!(gains[0] > 0.0 && gains[0] < gains[1] && gains[1] < gains[2] && gains[2] <= 0.5, "{gains:?}");
    }

    #[test]
    fn nobody_waits_for_a_listener_who_takes_nothing() {
        let (sounds, told) = Sounds::told();
        for _ in 0..1000 {
            sounds.play(Sound::Wood, 60, 1.0);
        }
        assert!(told.try_iter().count() <= 64);
        drop(told);
        sounds.play(Sound::Wood, 60, 1.0);
    }
}
