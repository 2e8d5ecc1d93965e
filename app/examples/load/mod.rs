//! Shared code of the host measurements: resource usage and waiting times.

use std::path::{Path, PathBuf};
use std::process::Child;
use std::time::{Duration, Instant};

/// Returns the number that follows an option on the command line.
pub(crate) fn option(words: &[String], name: &str, usual: u64) -> u64 {
    let place = words.iter().position(|word| word == name);
    place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(usual)
}

/// Returns the path of the program from the same build.
pub(crate) fn program() -> PathBuf {
    let own = std::env::current_exe().expect("this program");
    own.parent().and_then(Path::parent).expect("the folder of the build").join("rondel")
}

/// Returns the peak memory usage of a process in megabytes and its processor time in seconds.
fn needs(child: &Child) -> (u64, f64) {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let most =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok());
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    let ticks: Vec<i64> =
        stat.rsplit(')').next().unwrap_or("").split_whitespace().filter_map(|it| it.parse().ok()).collect();
    // User and system time are the eleventh and twelfth fields after the process state.
    let used = ticks.get(10).copied().unwrap_or(0) + ticks.get(11).copied().unwrap_or(0);
    (most.unwrap_or(0u64) / 1_000, used as f64 / 100.0)
}

/// Stops a host that has been under load since `began`. Reports the host's resource usage, and the waiting times of the
/// guests over the given number of seconds.
pub(crate) fn measured(mut host: Child, mut waits: Vec<Duration>, seconds: u64, began: Instant) -> String {
    let (memory, used) = needs(&host);
    let share = 100.0 * used / began.elapsed().as_secs_f64();
    let _ = host.kill();
    let _ = host.wait();
    waits.sort_unstable();
    let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
    let ms = |share| at(share).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1_000.0);
    format!(
        "{} choices timed ({:.0} a second): median {:.1} ms, 99 of 100 within {:.1} ms, the longest {:.1} ms; \
         the host had {memory} MB at most and took {share:.0} % of a core",
        waits.len(),
        waits.len() as f64 / seconds as f64,
        ms(0.5),
        ms(0.99),
        ms(1.0),
    )
}
