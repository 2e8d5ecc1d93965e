//! A watchdog: if reading an input never ends, the run is aborted and the input is saved.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::locked;

/// Time after which reading an input is considered endless.
const ENDLESS: Duration = Duration::from_mins(2);

type Tried = Arc<Mutex<Option<(Instant, Vec<u8>)>>>;

pub(super) struct Watch {
    tried: Tried,
    /// Ends the thread when dropped.
    _goes_on: Sender<()>,
}

impl Watch {
    /// Starts to watch a run on a target.
    pub(super) fn over(target: &'static str, finds: &Path) -> Self {
        let (goes_on, over) = channel();
        let tried = Tried::default();
        let (looks_at, file) = (Arc::clone(&tried), finds.join(format!("endless {target}")));
        let look = move || {
            while over.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
                if let Some((began, bytes)) = locked(&looks_at).as_ref()
                    && began.elapsed() > ENDLESS
                {
                    give_up(&file, bytes);
                }
            }
        };
        std::thread::Builder::new().name(format!("watch {target}")).spawn(look).expect("a thread");
        Self { tried, _goes_on: goes_on }
    }

    pub(super) fn during<T>(&self, bytes: &[u8], try_out: impl FnOnce() -> T) -> T {
        *locked(&self.tried) = Some((Instant::now(), bytes.to_owned()));
        let outcome = try_out();
        *locked(&self.tried) = None;
        outcome
    }
}

fn give_up(file: &PathBuf, bytes: &[u8]) {
    let written = std::fs::write(file, bytes);
    let kept = if written.is_ok() { "it is kept in" } else { "it could not be kept in" };
    #[allow(clippy::print_stderr, reason = "the last that is heard of this run")]
    {
        eprintln!("a text is read for ever; {kept} {}", file.display());
    }
    std::process::exit(1);
}
