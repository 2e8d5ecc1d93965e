//! A watchdog: if reading an input never ends, the run is aborted and the input is saved.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::locked;

/// Time after which reading an input is considered endless.
const ENDLESS: Duration = Duration::from_mins(2);

/// The input that is being read, and when reading began.
type CurrentInput = Arc<Mutex<Option<(Instant, Vec<u8>)>>>;

pub(super) struct Watch {
    input: CurrentInput,
    /// Ends the thread when dropped.
    _goes_on: Sender<()>,
}

impl Watch {
    /// Starts to watch a run on a target.
    pub(super) fn over(target: &'static str, finds: &Path) -> Self {
        let (goes_on, over) = channel();
        let input = CurrentInput::default();
        let (looks_at, file) = (Arc::clone(&input), finds.join(format!("endless {target}")));
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
        Self { input, _goes_on: goes_on }
    }

    pub(super) fn during<T>(&self, bytes: &[u8], try_out: impl FnOnce() -> T) -> T {
        *locked(&self.input) = Some((Instant::now(), bytes.to_owned()));
        let outcome = try_out();
        *locked(&self.input) = None;
        outcome
    }
}

fn give_up(file: &PathBuf, bytes: &[u8]) {
    let written = std::fs::write(file, bytes);
    let kept = if written.is_ok() { "it is saved in" } else { "it could not be saved in" };
    #[allow(clippy::print_stderr, reason = "the last that is heard of this run")]
    {
        eprintln!("reading an input never ends; {kept} {}", file.display());
    }
    std::process::exit(1);
}
