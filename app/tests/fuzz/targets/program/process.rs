//! Runs the program within limits.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::super::Taken;

/// Peak memory usage of all runs so far, in bytes, as reported by the system.
static LARGEST: AtomicU64 = AtomicU64::new(0);
/// Time after which a run is considered endless.
const ENDLESS: Duration = Duration::from_secs(20);
/// Limits a run to 200 MB of memory (`-d`, in kB) and 64 MB per file (`-f`, in blocks of 512 bytes).
const LIMITS: &str = "ulimit -d 204800; ulimit -f 131072; exec \"$0\" \"$@\"";

/// Returns the peak memory usage of all runs, in bytes.
#[allow(dead_code, reason = "the long run tells it")]
pub(crate) fn largest_run() -> u64 {
    LARGEST.load(Ordering::Relaxed)
}

/// The result of a run.
pub(super) struct Ended {
    taken: Taken,
    out: String,
    errors: String,
}

impl Ended {
    /// Returns whether the program accepted its input.
    pub(super) fn taken(self) -> Taken {
        self.taken
    }

    /// Like [`Ended::taken`], but returns an error if the output contains control characters.
    pub(super) fn in_plain_letters(self) -> Result<Taken, String> {
        let odd = |text: &str| text.chars().find(|letter| letter.is_control() && *letter != '\n');
        match odd(&self.errors).map(|odd| (odd, "stderr")).or(odd(&self.out).map(|odd| (odd, "stdout"))) {
            Some((odd, stream)) => Err(format!("a control character is written to {stream}\n  {odd:?}")),
            None => Ok(self.taken),
        }
    }
}

/// Returns the path of the program from the same build as these tests.
fn program() -> PathBuf {
    let own = std::env::current_exe().expect("a program has a file");
    let folder = own.parent().and_then(Path::parent).expect("tests are built into a folder of their own");
    let program = folder.join(format!("rondel{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is not there; `cargo build -p rondel-app` builds it", program.display());
    program
}

/// Runs the program in a folder, without a display or keyboard input.
pub(super) fn run(folder: &Path, words: impl IntoIterator<Item = OsString>) -> Result<Ended, String> {
    let file = |name: &str| folder.with_file_name(name);
    let create = |name: &str| File::create(file(name)).map_err(|error| error.to_string());
    let mut child = Command::new("sh")
        .args(["-c", LIMITS])
        .arg(program())
        .args(words)
        .current_dir(folder)
        .env("RONDEL_HOME", file("home"))
        .env("LANG", "en_GB.UTF-8")
        .env("RAYON_NUM_THREADS", "2")
        .env("RUST_BACKTRACE", "0")
        .env_remove("LC_ALL")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::null())
        .stdout(create("out")?)
        .stderr(create("errors")?)
        .spawn()
        .map_err(|error| error.to_string())?;
    let status = wait(&mut child)?;
    let said = |name: &str| std::fs::read(file(name)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let (out, errors) =
        (said("out").map_err(|error| error.to_string())?, said("errors").map_err(|error| error.to_string())?);
    if let Some(line) = errors.lines().find(|line| line.contains("panicked")) {
        return Err(line.to_owned());
    }
    match status.code() {
        Some(0) => Ok(Ended { taken: Taken::Taken, out, errors }),
        Some(1 | 2) if errors.is_empty() => Err("it failed without a message".to_owned()),
        Some(1 | 2) => Ok(Ended { taken: Taken::Refused, out, errors }),
        _ => Err(format!("{status}: {}", errors.lines().last().unwrap_or_default())),
    }
}

/// Waits for a run to end and records its memory usage.
fn wait(child: &mut Child) -> Result<ExitStatus, String> {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(status);
        }
        if began.elapsed() > ENDLESS {
            // The process may have ended in the meantime.
            let _ = child.kill().and_then(|()| child.wait());
            return Err(format!("it has not ended after {} s", ENDLESS.as_secs()));
        }
        LARGEST.fetch_max(most_memory(child.id()).unwrap_or(0), Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Returns the peak memory usage of a process in bytes, if the system reports it.
pub(crate) fn most_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? << 10)
}
