//! A run of the program, within limits.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::super::Taken;

/// The largest run so far, in bytes: as the system told it while they ran.
static LARGEST: AtomicU64 = AtomicU64::new(0);
/// A run that takes longer has no end.
const ENDLESS: Duration = Duration::from_secs(20);
/// No run may ask for more than 200 MB, nor write files of more than 64 MB; 512 bytes to a block.
const LIMITS: &str = "ulimit -d 204800; ulimit -f 131072; exec \"$0\" \"$@\"";

/// The most memory a run took, in bytes.
#[allow(dead_code, reason = "the long run tells it")]
pub(crate) fn largest_run() -> u64 {
    LARGEST.load(Ordering::Relaxed)
}

/// What a run of the program left behind.
pub(super) struct Ended {
    taken: Taken,
    out: String,
    errors: String,
}

impl Ended {
    /// Whether the program did what it was asked for.
    pub(super) fn taken(self) -> Taken {
        self.taken
    }

    /// As [`Ended::taken`], where nothing was said that a terminal would obey.
    pub(super) fn in_plain_letters(self) -> Result<Taken, String> {
        let odd = |text: &str| text.chars().find(|letter| letter.is_control() && *letter != '\n');
        match odd(&self.errors).map(|odd| (odd, "stderr")).or(odd(&self.out).map(|odd| (odd, "stdout"))) {
            Some((odd, stream)) => Err(format!("a control character is written to {stream}\n  {odd:?}")),
            None => Ok(self.taken),
        }
    }
}

/// The program that was built beside these tests.
fn program() -> PathBuf {
    let own = std::env::current_exe().expect("a program has a file");
    let folder = own.parent().and_then(Path::parent).expect("tests are built into a folder of their own");
    let program = folder.join(format!("rondel{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is not there; `cargo build -p rondel-app` builds it", program.display());
    program
}

/// Runs the program in a folder, without a screen and with nobody at the keyboard.
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
        Some(1 | 2) if errors.is_empty() => Err("it failed without a word".to_owned()),
        Some(1 | 2) => Ok(Ended { taken: Taken::Refused, out, errors }),
        _ => Err(format!("{status}: {}", errors.lines().last().unwrap_or_default())),
    }
}

/// Waits for a run to end, and looks at how large it is.
fn wait(child: &mut Child) -> Result<ExitStatus, String> {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(status);
        }
        if began.elapsed() > ENDLESS {
            // It may have ended just now.
            let _ = child.kill().and_then(|()| child.wait());
            return Err(format!("it has not ended after {} s", ENDLESS.as_secs()));
        }
        LARGEST.fetch_max(most_memory(child.id()).unwrap_or(0), Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// The most memory a process has had in use, in bytes, where the system tells.
pub(crate) fn most_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? << 10)
}
