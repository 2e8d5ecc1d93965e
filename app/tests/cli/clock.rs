//! A host whose clock jumps by days in both directions while its table is open.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::surroundings::{Host, host, join};

/// Paths of the library in the `faketime` package, which makes a program see a different time.
const FAKE_TIME: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/faketime/libfaketimeMT.so.1",
];

#[test]
fn a_clock_that_jumps_disturbs_no_table() {
    let Some(library) = FAKE_TIME.into_iter().find(|library| Path::new(library).exists()) else {
        // If the library is missing, `.ci/run` reports that this test is skipped.
        return;
    };
    let root = tempfile::tempdir().expect("a folder");
    let root = root.path();
    let clock = root.join("clock");
    fs::write(&clock, "+0d").expect("a file");
    let mut command = host(&root.join("host"), &["--seats", "guest,guest"]);
    command.env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", &clock).env("FAKETIME_NO_CACHE", "1");
    // Only the wall clock jumps. The monotonic clock of the operating system never does.
    command.env("DONT_FAKE_MONOTONIC", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    let mut host = Host::of(command, &root.join("host"));
    let (first, second) = (host.invitation(), host.invitation());
    let guest = |name: &str, invitation: &str| {
        let mut command = join(&root.join(name), invitation, &["--any", "3", "--name", name, "--pace", "300"]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
    };
    let mut ann = guest("Ann", &first);
    host.event("joined");
    fs::write(&clock, "+40d").expect("a file");
    let mut ben = guest("Ben", &second);
    host.event("joined");
    fs::write(&clock, "-400d").expect("a file");
    host.event("over");
    assert!(ann.wait().expect("it ends").success() && ben.wait().expect("it ends").success());
    let games: Vec<_> = rondel_system::games_at(&root.join("host/games"));
    assert_eq!(games.len(), 1, "{games:?}");
    let played = crate::said(&["replay", &games[0].to_string_lossy()]);
    assert!(played.contains(" wins: ") || played.contains("\nDraw: "), "{played}");
}
