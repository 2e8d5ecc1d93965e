//! Live reloading of a game under development: its texts, rules, icons, lessons and content are read from the
//! folder of its crate instead of the built-in ones.
//!
//! A [`Watch`] polls the [`Folder`] on a separate thread twice per second and compares file times and sizes;
//! for so few files, no library is required. A changed folder is read into a [`Reading`], and the program
//! uses the plugin from the last reading without faults. The folder is given on the command line, so that the
//! program contains no path of the machine that built it.

mod folder;
mod reading;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Weak};
use std::time::Duration;

use rondel::{Plugin, Setup};

pub use folder::{Folder, NoFolder};

/// The contents of a folder.
#[derive(Debug)]
pub struct Reading {
    /// The game with everything that was read; `None` if anything is invalid.
    pub plugin: Option<&'static Plugin>,
    /// The default setup, with the folder's content if that differs from the built-in one.
    pub setup: Box<dyn Setup>,
    /// Faults with file and line, followed by the results of the conformance checks.
    pub faults: Vec<String>,
    /// Whether the source code is newer than the program.
    pub code_changed: bool,
}

/// The polling interval.
const PAUSE: Duration = Duration::from_millis(500);

/// Watches a folder until it is dropped.
#[derive(Debug)]
pub struct Watch {
    /// The folder.
    pub folder: Folder,
    readings: Receiver<Reading>,
    /// The thread ends when this is dropped.
    _alive: Arc<()>,
}

impl Watch {
    /// Starts watching a folder. It is read immediately and after every change; `wake` is called after each reading.
    ///
    /// # Errors
    /// Returns an error if no thread can be created.
    pub fn begin(folder: Folder, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (send, readings) = channel();
        let alive = Arc::new(());
        let (looked_at, held) = (folder.clone(), Arc::downgrade(&alive));
        let look = move || {
            look(&looked_at, &held, |reading| {
                let is_heard = send.send(reading).is_ok();
                wake();
                is_heard
            });
        };
        std::thread::Builder::new().name("live folder".to_owned()).spawn(look)?;
        Ok(Self { folder, readings, _alive: alive })
    }

    /// Returns the latest reading since the last call, if any.
    pub fn take(&self) -> Option<Reading> {
        self.readings.try_iter().last()
    }
}

/// Reads the folder repeatedly until the watch is dropped.
fn look(folder: &Folder, held: &Weak<()>, tell: impl Fn(Reading) -> bool) {
    let built = folder.stamps_of_code();
    let mut read = None;
    while held.strong_count() > 0 {
        let stamps = folder.stamps();
        // A file read while it was being written has changed by the next poll, and is then read again.
        if read.as_ref() != Some(&stamps) {
            if !tell(folder.read(folder.stamps_of_code() != built)) {
                return;
            }
            read = Some(stamps);
        }
        std::thread::sleep(PAUSE);
    }
}

/// The identity of a file's version: path, modification time and size.
type Stamp = (PathBuf, Option<std::time::SystemTime>, u64);
