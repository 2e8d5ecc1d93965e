//! A game that is being written: its words, rules, drawings, lessons and content as they lie in the folder of its
//! crate, in place of those that were built into the program.
//!
//! A [`Watch`] looks at the [`Folder`] on a thread of its own, twice a second, by times and sizes of files; for a
//! handful of files no library is needed. A changed folder is read into a [`Reading`], and the program goes on with the
//! plug-in of the last reading in which everything could be read. The folder is named on the command line, so a program
//! holds no path of the machine that built it.

mod folder;
mod reading;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Weak};
use std::time::Duration;

use rondel::{Plugin, Setup};

pub use folder::{Folder, NoFolder};

/// What a folder holds just now.
#[derive(Debug)]
pub struct Reading {
    /// The game with all that was read; nothing where something cannot be read.
    pub plugin: Option<&'static Plugin>,
    /// Its usual options with the content of the folder, where that is another than the built-in one.
    pub setup: Box<dyn Setup>,
    /// What is wrong, with file and line, and what the program would say of the game.
    pub faults: Vec<String>,
    /// Whether the code is newer than the program.
    pub code_changed: bool,
}

/// How often a folder is looked at.
const PAUSE: Duration = Duration::from_millis(500);

/// Somebody who looks at a folder as long as this lives.
#[derive(Debug)]
pub struct Watch {
    /// The folder.
    pub folder: Folder,
    readings: Receiver<Reading>,
    /// The thread ends when nobody holds it any more.
    _alive: Arc<()>,
}

impl Watch {
    /// Looks at a folder from now on, and tells of it at once and whenever it has changed; `wake` is called then.
    ///
    /// # Errors
    /// A system without another thread.
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

    /// The last reading since this was asked, if there is any.
    pub fn take(&self) -> Option<Reading> {
        self.readings.try_iter().last()
    }
}

/// Reads the folder as long as somebody listens.
fn look(folder: &Folder, held: &Weak<()>, tell: impl Fn(Reading) -> bool) {
    let built = folder.stamps_of_code();
    let mut read = None;
    while held.strong_count() > 0 {
        let stamps = folder.stamps();
        // A file that is being written has changed once more when it is looked at again.
        if read.as_ref() != Some(&stamps) {
            if !tell(folder.read(folder.stamps_of_code() != built)) {
                return;
            }
            read = Some(stamps);
        }
        std::thread::sleep(PAUSE);
    }
}

/// A file as it lies there: its name, when it was changed, and its size.
type Stamp = (PathBuf, Option<std::time::SystemTime>, u64);
