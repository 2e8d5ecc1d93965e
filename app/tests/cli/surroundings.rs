//! Hosts and guests whose environment fails: closed output, ports in use, another process in the same folder,
//! unusable files. Each failure is reported in one sentence that names the cause.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{TcpListener, UdpSocket};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

/// A host process, which is stopped on drop.
pub(crate) struct Host {
    child: Child,
    out: Option<BufReader<ChildStdout>>,
    errors: std::path::PathBuf,
}

impl Host {
    /// Starts a host of a tic-tac-toe table for two guests.
    fn start(folder: &Path, more: &[&str]) -> Self {
        Self::of(host(folder, more), folder)
    }

    /// Starts a host with a command and keeps its data in this folder.
    pub(crate) fn of(mut command: Command, folder: &Path) -> Self {
        let errors = folder.with_extension("errors");
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(fs::File::create(&errors).expect("a file"))
            .spawn()
            .expect("it starts");
        let out = child.stdout.take().map(BufReader::new);
        Self { child, out, errors }
    }

    /// Reads events up to the next one of this kind.
    pub(crate) fn event(&mut self, kind: &str) -> Value {
        loop {
            let mut line = String::new();
            let read = self.out.as_mut().expect("it is read").read_line(&mut line).expect("it can be read");
            assert!(read > 0, "no `{kind}`: {}", fs::read_to_string(&self.errors).unwrap_or_default());
            let event: Value = serde_json::from_str(&line).expect("JSON");
            if event["event"] == kind {
                return event;
            }
        }
    }

    pub(crate) fn invitation(&mut self) -> String {
        self.event("invitation")["invitation"].as_str().expect("a text").to_owned()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn host(folder: &Path, more: &[&str]) -> Command {
    let mut command = super::rondel();
    command.args(["host", "tic-tac-toe", "--relay", "none", "--json", "--folder"]).arg(folder);
    if !more.contains(&"--listen") {
        command.args(["--listen", "127.0.0.1:0"]);
    }
    command.args(more).stdin(Stdio::null());
    command
}

pub(crate) fn join(folder: &Path, invitation: &str, more: &[&str]) -> Command {
    let mut command = super::rondel();
    command.args(["join", invitation, "--relay", "none", "--folder"]).arg(folder).args(more).stdin(Stdio::null());
    command
}

/// Runs a command that must fail, and returns its error message, which must be one sentence.
fn refusal(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    assert_eq!(output.status.code().map(|code| code != 0), Some(true), "it went well: {said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("rondel: ") && !said.contains("panicked"), "{said}");
    said
}

#[test]
fn a_host_that_cannot_start_names_the_cause() {
    let tmp = tempfile::tempdir().expect("a folder");
    let folder = tmp.path().join("kept");
    let refused = |more: &[&str]| refusal(&mut host(&folder, more));
    let udp = UdpSocket::bind("127.0.0.1:0").expect("a port");
    let taken = udp.local_addr().expect("an address").to_string();
    let said = refused(&["--listen", &taken]);
    assert!(said.contains(&format!("cannot listen on {taken}: ")) && said.contains("in use"), "{said}");
    let said = refused(&["--listen", "192.0.2.1:4433"]);
    assert!(said.contains("cannot listen on 192.0.2.1:4433: "), "{said}");
    let tcp = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = tcp.local_addr().expect("an address").to_string();
    let said = refused(&["--web", "--web-listen", &taken]);
    assert!(said.contains(&format!("cannot serve pages at {taken}: ")) && said.contains("in use"), "{said}");
    let said = refused(&["--web", "--web-listen", "192.0.2.1:8017"]);
    assert!(said.contains("cannot serve pages at 192.0.2.1:8017: "), "{said}");
    for (more, cause) in [
        (&["--relay", "beer"][..], "use either `makers`, `none`, or servers of your own"),
        (&["--web", "--web-name", "https://table.example"], "use --web-url for a whole URL"),
        (&["--web", "--web-name", "table.example:8017"], "a name has no port"),
        (&["--web", "--web-name", "table example"], "it is not a host name"),
        (&["--web", "--web-url", "table.example"], "a URL starts with https://"),
        (&["--web", "--web-url", "https://table.example/?a"], "host, port and path only"),
        (&["--web-url", "https://table.example"], "--web"),
        (&["--web", "--tls", "none.pem", "none.key"], "none.pem: "),
        (&["--listen", "4433"], "4433"),
        (&["--seats", "guest,human"], "a seat is `guest` or a bot"),
    ] {
        let said = refused(more);
        assert!(said.contains(cause), "{more:?}: {said}");
    }
}

#[test]
fn a_host_whose_folder_cannot_be_used_names_it() {
    let tmp = tempfile::tempdir().expect("a folder");
    let file = tmp.path().join("a file");
    fs::write(&file, "beer").expect("a file");
    for folder in [file.clone(), file.join("deeper")] {
        let said = refusal(&mut host(&folder, &[]));
        assert!(said.contains(&*file.to_string_lossy()), "{said}");
    }
    let kept = tmp.path().join("kept");
    fs::create_dir(&kept).expect("a folder");
    fs::write(kept.join("key.json"), "beer").expect("a file");
    let said = refusal(&mut host(&kept, &[]));
    assert!(said.contains("key.json: not a Rondel key"), "{said}");
}

#[test]
fn a_second_program_is_not_online_with_the_same_folder() {
    let tmp = tempfile::tempdir().expect("a folder");
    let kept = tmp.path().join("kept");
    let mut first = Host::start(&kept, &["--seats", "guest,random"]);
    let invitation = first.invitation();
    for mut second in [host(&kept, &[]), host(&kept, &["--resume", "--tables", "0"]), join(&kept, &invitation, &[])] {
        let said = refusal(&mut second);
        assert!(said.contains("another Rondel on this computer is already online with the folder"), "{said}");
    }
    let elsewhere = tmp.path().join("elsewhere");
    let output = join(&elsewhere, &invitation, &["--any", "1"]).output().expect("it runs");
    assert!(output.status.success(), "the seat is still free: {}", String::from_utf8_lossy(&output.stderr));
    first.event("over");
    drop(first);
    let mut again = Host::start(&kept, &["--seats", "guest,random"]);
    again.invitation();
}

#[test]
fn a_host_without_a_reader_keeps_its_tables_open() {
    let tmp = tempfile::tempdir().expect("a folder");
    let kept = tmp.path().join("kept");
    let mut first = Host::start(&kept, &["--seats", "guest,random", "--until-over"]);
    let invitation = first.invitation();
    first.out = None;
    let output = join(&tmp.path().join("guest"), &invitation, &["--any", "1"]).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(first.child.wait().expect("it ends").success());
    let said = fs::read_to_string(&first.errors).expect("its errors");
    assert!(said.contains("standard output was closed; the tables stay open"), "{said}");
}

#[test]
fn a_guest_who_cannot_come_is_told_why() {
    let tmp = tempfile::tempdir().expect("a folder");
    let mut open = Host::start(&tmp.path().join("kept"), &["--seats", "guest,guest"]);
    let invitations = [open.invitation(), open.invitation()];
    let own = tmp.path().join("guest");
    let refused = |text: &str, more: &[&str]| refusal(&mut join(&own, text, more));
    let both = invitations.join(" or ");
    for (text, cause) in [
        ("beer", "an invitation begins with `rondel1`"),
        (&invitations[0][..100], "part of the invitation is missing"),
        (&both, "the text contains several invitations"),
    ] {
        let said = refused(text, &[]);
        assert!(said.contains(cause), "{said}");
    }
    let file = tmp.path().join("a file");
    fs::write(&file, "").expect("a file");
    let said = refusal(&mut join(&file, &invitations[0], &[]));
    assert!(said.contains(&*file.to_string_lossy()), "{said}");
    let said = refused(&invitations[0], &["--relay", "makers"]);
    assert!(said.contains("use either `makers`, `none`"), "{said}");
    // Text around an invitation is ignored.
    let text = format!("> Come!\n> {}\n\nSent from my phone", invitations[0]);
    let mut first = join(&own, &text, &["--any", "1"]).stdout(Stdio::null()).spawn().expect("it starts");
    open.event("joined");
    let said = refusal(&mut join(&tmp.path().join("third"), &invitations[0], &["--any", "1"]));
    assert!(said.contains("taken") || said.contains("invitation"), "{said}");
    let _ = first.kill();
    let _ = first.wait();
}

#[test]
fn a_guest_whose_host_does_not_answer_is_told_so() {
    let tmp = tempfile::tempdir().expect("a folder");
    let mut gone = Host::start(&tmp.path().join("kept"), &["--seats", "guest,guest"]);
    let invitation = gone.invitation();
    drop(gone);
    let errors = tmp.path().join("errors");
    let mut guest = join(&tmp.path().join("guest"), &invitation, &["--any", "1"])
        .stdout(Stdio::null())
        .stderr(fs::File::create(&errors).expect("a file"))
        .spawn()
        .expect("it starts");
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        let said = fs::read_to_string(&errors).expect("its errors");
        if said.contains("No answer yet. The host must have the table open in Rondel.") {
            break;
        }
        assert!(Instant::now() < until && guest.try_wait().expect("it runs").is_none(), "{said}");
        sleep(Duration::from_millis(50));
    }
    let _ = guest.kill();
    let _ = guest.wait();
}

#[test]
fn a_guest_without_a_reader_fails_aloud() {
    let tmp = tempfile::tempdir().expect("a folder");
    let mut open = Host::start(&tmp.path().join("kept"), &["--seats", "guest,random"]);
    let invitation = open.invitation();
    let mut guest = join(&tmp.path().join("guest"), &invitation, &["--any", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(guest.stdout.take());
    let mut said = String::new();
    guest.stderr.take().expect("it is piped").read_to_string(&mut said).expect("text");
    assert!(!guest.wait().expect("it ends").success());
    assert!(said.contains("standard output was closed, so the game was left"), "{said}");
}

#[test]
fn pages_are_at_an_ipv6_address_where_there_is_one() {
    let tmp = tempfile::tempdir().expect("a folder");
    if TcpListener::bind("[::1]:0").is_err() {
        // This machine has no IPv6.
        return;
    }
    let mut open = Host::start(&tmp.path().join("kept"), &["--web", "--web-listen", "[::1]:0"]);
    let page = open.event("invitation")["page"].as_str().expect("a page").to_owned();
    assert!(page.starts_with("http://[::1]:"), "{page}");
}

/// Limits the size of the files that a process writes.
#[cfg(target_os = "linux")]
fn limit_files(process: u32, bytes: &str) {
    let limit = [format!("--pid={process}"), format!("--fsize={bytes}:unlimited")];
    assert!(Command::new("prlimit").args(limit).status().expect("prlimit runs").success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_host_whose_disk_is_full_says_so_once_to_its_guests_too_waits_and_continues() {
    let tmp = tempfile::tempdir().expect("a folder");
    let kept = tmp.path().join("kept");
    let usual = host(&kept, &["--seats", "guest,random", "--until-over"]);
    // A write beyond the limit is an error and does not end the program.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(usual.get_program()).args(usual.get_args());
    limited.stdin(Stdio::null()).env("LANG", "en_GB.UTF-8");
    let mut host = Host::of(limited, &kept);
    let invitation = host.invitation();
    // The limit is enough for the new table, but not for the table with a guest.
    limit_files(host.child.id(), "400");
    let mut guest = join(&tmp.path().join("guest"), &invitation, &["--any", "1"]);
    let printed = tmp.path().join("printed");
    let mut guest = guest.stdout(fs::File::create(&printed).expect("a file")).spawn().expect("it starts");
    let unsaved = host.event("unsaved");
    let reason = unsaved["reason"].as_str().expect("a reason");
    assert!(reason.contains(&*kept.to_string_lossy()) && reason.contains(": File too large"), "{reason}");
    // A repeated notice would arrive within this time.
    sleep(Duration::from_secs(5));
    let said = fs::read_to_string(&host.errors).expect("its errors");
    assert_eq!(said.lines().count(), 1, "{said}");
    let told = fs::read_to_string(&printed).expect("what the guest was told");
    let waits = "The host’s computer cannot save the game; its disk may be full. The game is paused until saving works \
                 again.\n";
    assert_eq!(told, waits, "once, and nothing else");
    limit_files(host.child.id(), "unlimited");
    host.event("saved");
    host.event("over");
    assert!(guest.wait().expect("it ends").success());
    let told = fs::read_to_string(&printed).expect("what the guest was told");
    assert!(told.contains("The host’s computer can save the game again. The game continues.\n"), "{told}");
}
