//! The sounds of the table. The program synthesises all of them; it holds no recordings.
//!
//! [`synthesis`] makes the samples. [`Sounds::play`] hands an order to a thread and never waits: an order that comes
//! too late, or finds no device, is dropped. Which event has which sound is decided in
//! `app/window/src/play/hearing.rs`.

#[cfg(any(windows, target_os = "macos"))]
mod device;
mod player;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;
pub mod synthesis;

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A card is moved or turned: a breath of noise.
    Card,
    /// Something is paid or gained: two high partials that fade.
    Coin,
    /// A piece is put down: a knock on wood.
    Wood,
    /// A person is to decide: two quiet notes.
    Turn,
    /// The game is over: a short cadence.
    End,
    /// Something cannot be done: a soft dull knock, twice.
    Refusal,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Card, Self::Coin, Self::Wood, Self::Turn, Self::End, Self::Refusal];
}

/// A sound that is to be heard now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    /// Which.
    pub sound: Sound,
    /// What its samples are multiplied by, from 0 to 1.
    pub gain: f32,
    /// When it was ordered.
    at: Instant,
}

impl Order {
    /// Whether what it belongs to is past: it is not played late.
    fn is_stale(&self) -> bool {
        const FRESH: Duration = Duration::from_millis(250);
        self.at.elapsed() > FRESH
    }
}

/// What plays the sounds of the program.
#[derive(Debug, Default)]
pub struct Sounds {
    outlet: Outlet,
}

/// Where orders go.
#[derive(Debug, Default)]
enum Outlet {
    /// Nowhere.
    #[default]
    Silence,
    /// To a thread that plays them, started for the first of them.
    Speaker(OnceLock<Option<Speaker>>),
    /// To somebody who looks at them.
    Listener(SyncSender<Order>),
}

/// The thread that plays orders.
#[derive(Debug)]
struct Speaker {
    orders: Option<SyncSender<Order>>,
    /// Is closed when the thread has ended.
    ended: std::sync::Mutex<Receiver<()>>,
}

/// How many orders may wait; more are not taken.
const WAITING: usize = 8;

impl Sounds {
    /// Sounds that are heard.
    pub fn aloud() -> Self {
        Self { outlet: Outlet::Speaker(OnceLock::new()) }
    }

    /// Sounds that are not heard but told of.
    pub fn told() -> (Self, Receiver<Order>) {
        let (orders, told) = sync_channel(64);
        (Self { outlet: Outlet::Listener(orders) }, told)
    }

    /// Plays a sound at a volume in percent; `loudness` is how loud it is among the others, from 0 to 1.
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
            // Who lags behind plays fewer.
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
    /// Lets the thread leave its server or device in order, if that takes no time to speak of.
    fn drop(&mut self) {
        const MOST: Duration = Duration::from_millis(200);
        self.orders = None;
        if let Ok(ended) = self.ended.get_mut() {
            let _ = ended.recv_timeout(MOST);
        }
    }
}

/// What samples are multiplied by at a volume in percent. What is heard as half as loud is far less than half.
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
