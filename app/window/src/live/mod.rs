//! Live reloading of a game under development. Texts, rules, icons, lessons and content are read from the
//! folder of the game's crate, and replace the built-in versions.
//!
//! A [`Watch`] polls the [`Folder`] on a separate thread twice per second and compares file times and sizes. There are
//! so few files that no file-watching library is needed. When the folder has changed, it is read into a [`Reading`].
//! The program uses the plugin of the last reading in which all files were valid. The folder is specified on the
//! command line, so that the program contains no path from the machine on which it was built.

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
    /// The game with all contents of the folder, or `None` if any of them are invalid.
    pub plugin: Option<&'static Plugin>,
    /// The default setup. It includes the folder's content if that differs from the built-in content.
    pub setup: Box<dyn Setup>,
    /// Faults with file and line, followed by conformance issues.
    pub faults: Vec<String>,
    /// Whether the source code has changed since watching began.
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
    /// The thread ends when this reference is dropped.
    _alive: Arc<()>,
}

impl Watch {
    /// Starts to watch a folder. The folder is read immediately and after every change. `wake` is called after
    /// each reading.
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

    /// Returns the latest reading since the previous call, if any.
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
        // If a file is read while it is being written, its stamp differs at the next poll, and the file is read again.
        if read.as_ref() != Some(&stamps) {
            if !tell(folder.read(folder.stamps_of_code() != built)) {
                return;
            }
            read = Some(stamps);
        }
        std::thread::sleep(PAUSE);
    }
}

/// The path, modification time and size of a file, which together identify its version.
type Stamp = (PathBuf, Option<std::time::SystemTime>, u64);
