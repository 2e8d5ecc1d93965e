//! Tables with remote guests, each in a separate process with real connections: a host without a display, and guests
//! that make random choices. Processes are killed during the game and restarted. The result must still be complete and
//! fair.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A host and its guests.
pub(crate) struct Evening {
    program: PathBuf,
    game: String,
    folder: PathBuf,
    invitations: Vec<String>,
    pace: u64,
    /// Additional arguments for the host.
    manners: Vec<String>,
    host: Child,
    guests: Vec<Child>,
}

impl Evening {
    /// Opens a table for the given number of guests and starts them.
    pub(crate) fn begin(program: &Path, game: &str, guests: usize, pace: u64, folder: &Path) -> Result<Self, String> {
        let mut evening = Self::open(program, game, guests, pace, folder, &[])?;
        evening.come()?;
        Ok(evening)
    }

    /// Starts all guests.
    fn come(&mut self) -> Result<(), String> {
        for number in 0..self.invitations.len() {
            let guest = self.guest(number)?;
            self.guests.push(guest);
        }
        Ok(())
    }

    /// Opens a table for the given number of guests without starting them. `manners` are additional arguments
    /// of the host.
    fn open(
        program: &Path,
        game: &str,
        guests: usize,
        pace: u64,
        folder: &Path,
        manners: &[&str],
    ) -> Result<Self, String> {
        let mut evening = Self {
            program: program.to_owned(),
            game: game.to_owned(),
            folder: folder.to_owned(),
            invitations: Vec::new(),
            pace,
            manners: manners.iter().map(|word| (*word).to_owned()).collect(),
            host: spawn(program, &["--version".into()], &folder.join("none"))?,
            guests: Vec::new(),
        };
        let seats = vec!["guest"; guests].join(",");
        evening.host = evening.host(&["--seats", &seats])?;
        let said = folder.join("host.out");
        let until = Instant::now() + Duration::from_secs(30);
        while evening.invitations.len() < guests {
            if Instant::now() > until {
                return Err("no invitation in 30 seconds".to_owned());
            }
            std::thread::sleep(Duration::from_millis(20));
            let lines = fs::read_to_string(&said).unwrap_or_default();
            let events = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            evening.invitations =
                events.filter_map(|event| Some(event.get("invitation")?.as_str()?.to_owned())).collect();
        }
        Ok(evening)
    }

    /// Waits until the host's output contains `word`.
    fn wait_for(&self, word: &str) {
        let until = Instant::now() + Duration::from_mins(1);
        while !fs::read_to_string(self.folder.join("host.out")).is_ok_and(|said| said.contains(word)) {
            assert!(Instant::now() < until, "the host has not said `{word}`");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn host(&self, more: &[&str]) -> Result<Child, String> {
        let home = self.folder.join("host");
        let mut words = vec!["host".to_owned(), self.game.clone(), "--relay".into(), "none".into()];
        words.extend(["--json", "--until-over", "--folder"].map(str::to_owned));
        words.push(home.display().to_string());
        words.extend(self.manners.iter().cloned());
        words.extend(more.iter().map(|word| (*word).to_owned()));
        spawn(&self.program, &words, &self.folder.join("host.out"))
    }

    fn guest(&self, number: usize) -> Result<Child, String> {
        let home = self.folder.join(format!("guest-{number}"));
        let mut words = vec!["join".to_owned(), self.invitations[number].clone()];
        words.extend(["--relay", "none", "--any", "7", "--name", "Guest", "--pace"].map(str::to_owned));
        words.extend([self.pace.to_string(), "--folder".to_owned(), home.display().to_string()]);
        spawn(&self.program, &words, &self.folder.join(format!("guest-{number}.out")))
    }

    /// Kills a process (0 is the host) and restarts it. Returns `false` if it had already exited.
    pub(crate) fn kill(&mut self, which: usize) -> Result<bool, String> {
        let child = if which == 0 { &mut self.host } else { &mut self.guests[which - 1] };
        if child.try_wait().map_err(|error| error.to_string())?.is_some() {
            return Ok(false);
        }
        child.kill().and_then(|()| child.wait()).map_err(|error| error.to_string())?;
        if which == 0 {
            self.host = self.host(&["--resume", "--tables", "0"])?;
        } else {
            self.guests[which - 1] = self.guest(which - 1)?;
        }
        Ok(true)
    }

    /// Returns whether all guests have exited.
    pub(crate) fn is_over(&mut self) -> bool {
        let done = |child: &mut Child| matches!(child.try_wait(), Ok(Some(_)));
        self.guests.iter_mut().all(done)
    }

    /// Waits for the end and checks each guest's result.
    pub(crate) fn end(&mut self, most: Duration) -> Result<(), String> {
        let until = Instant::now() + most;
        while !self.is_over() {
            if Instant::now() > until {
                return Err(format!("nothing goes on: {}", self.said()));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        for number in 0..self.guests.len() {
            let visits = self.folder.join(format!("guest-{number}")).join("visits");
            let file =
                fs::read_dir(&visits).ok().and_then(|mut files| files.next()?.ok()).ok_or("no visit was kept")?;
            let checked = Command::new(&self.program).arg("verify").arg(file.path()).arg("--json").output();
            let checked = checked.map_err(|error| error.to_string())?;
            let said = String::from_utf8_lossy(&checked.stdout);
            if !checked.status.success() || !said.contains("\"fair\":true") || !said.contains("\"shared\":true") {
                return Err(format!("guest {number}: {said} {}", self.said()));
            }
        }
        Ok(())
    }

    fn said(&self) -> String {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let files = files.filter(|path| path.extension().is_some_and(|is| is == "out" || is == "err"));
        let tail = |path: PathBuf| {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let last: Vec<&str> = text.lines().rev().take(3).collect();
            format!("{}: {last:?}", path.file_name().unwrap_or_default().to_string_lossy())
        };
        files.map(tail).collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        for child in std::iter::once(&mut self.host).chain(&mut self.guests) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts the program and appends its output to a file.
fn spawn(program: &Path, words: &[String], said: &Path) -> Result<Child, String> {
    let open =
        |path: &Path| fs::OpenOptions::new().create(true).append(true).open(path).map_err(|error| error.to_string());
    let (out, err) = (open(said)?, open(&said.with_extension("err"))?);
    let child = Command::new(program).args(words).stdin(Stdio::null()).stdout(out).stderr(err).spawn();
    child.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    fn evening(game: &str, guests: usize, pace: u64) -> (tempfile::TempDir, Evening) {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let evening = Evening::begin(program, game, guests, pace, folder.path()).unwrap_or_else(|why| panic!("{why}"));
        (folder, evening)
    }

    #[test]
    fn a_game_is_played_between_three_programs_and_found_fair() {
        let (_folder, mut evening) = evening("connect-four", 2, 0);
        evening.end(Duration::from_secs(90)).unwrap_or_else(|why| panic!("{why}"));
    }

    #[test]
    #[cfg(unix)]
    fn other_programs_play_as_guests_and_one_that_fails_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let mut evening =
            Evening::open(program, "connect-four", 2, 0, folder.path(), &[]).unwrap_or_else(|why| panic!("{why}"));
        for (number, command) in [crate::programs::LAST, "sh -c 'read -r line; exit 3'"].into_iter().enumerate() {
            let home = folder.path().join(format!("guest-{number}")).display().to_string();
            let invitation = evening.invitations[number].clone();
            let words = ["join", &invitation, "--relay", "none", "--folder", &home, "--command", command];
            let said = folder.path().join(format!("guest-{number}.out"));
            evening.guests.push(spawn(program, &words.map(str::to_owned), &said).unwrap_or_else(|why| panic!("{why}")));
        }
        evening.end(Duration::from_secs(90)).unwrap_or_else(|why| panic!("{why}"));
        let said = |number: u32| fs::read_to_string(folder.path().join(format!("guest-{number}.err"))).expect("text");
        assert_eq!(said(0), "");
        assert!(said(1).contains("has ended (exit status: 3); choices are made at random from now on"), "{}", said(1));
    }

    #[test]
    fn programs_that_are_killed_amid_the_game_find_back_by_themselves() {
        let (_folder, mut evening) = evening("connect-four", 2, 60);
        for which in [0, 1, 0, 2] {
            std::thread::sleep(Duration::from_millis(350));
            evening.kill(which).unwrap_or_else(|why| panic!("{why}"));
        }
        evening.end(Duration::from_mins(2)).unwrap_or_else(|why| panic!("{why}"));
    }

    /// Opens a table for two guests without starting them. A bot replaces an absent guest after one second.
    fn patient(game: &str, pace: u64, folder: &Path) -> Evening {
        let manners = ["--stand-in", "random", "--patience", "1"];
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        Evening::open(program, game, 2, pace, folder, &manners).unwrap_or_else(|why| panic!("{why}"))
    }

    #[test]
    fn a_bot_plays_for_a_guest_who_is_gone_until_they_are_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut evening = patient("harbour", 40, folder.path());
        evening.come().unwrap_or_else(|why| panic!("{why}"));
        evening.wait_for("\"dealt\"");
        let gone = &mut evening.guests[1];
        gone.kill().and_then(|()| gone.wait()).expect("it runs");
        evening.wait_for("\"stood-in\"");
        evening.guests[1] = evening.guest(1).expect("it starts");
        evening.wait_for("\"back\"");
        evening.end(Duration::from_mins(2)).unwrap_or_else(|why| panic!("{why}"));
    }

    #[test]
    fn who_stays_away_before_the_game_begins_makes_room_for_somebody_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut evening = patient("tic-tac-toe", 0, folder.path());
        let mut gone = evening.guest(0).expect("it starts");
        evening.wait_for("\"joined\"");
        gone.kill().and_then(|()| gone.wait()).expect("it runs");
        evening.wait_for("\"left\"");
        // A different guest, with their own key and the same invitation.
        fs::remove_dir_all(folder.path().join("guest-0")).expect("it was there");
        evening.come().unwrap_or_else(|why| panic!("{why}"));
        evening.end(Duration::from_mins(2)).unwrap_or_else(|why| panic!("{why}"));
    }

    #[cfg(unix)]
    #[test]
    fn a_host_that_is_asked_to_stop_ends_well_and_its_tables_go_on_later() {
        let (_folder, mut evening) = evening("connect-four", 2, 40);
        evening.wait_for("\"dealt\"");
        let host = evening.host.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &host]).status().is_ok_and(|status| status.success()));
        let ended = evening.host.wait().expect("it runs");
        assert!(ended.success(), "{ended}");
        evening.host = evening.host(&["--resume", "--tables", "0"]).expect("it starts");
        evening.end(Duration::from_mins(2)).unwrap_or_else(|why| panic!("{why}"));
    }

    #[test]
    fn a_bot_decides_for_a_guest_who_is_there_and_does_not_and_the_guest_plays_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut evening = patient("tic-tac-toe", 2_500, folder.path());
        evening.come().unwrap_or_else(|why| panic!("{why}"));
        evening.end(Duration::from_mins(2)).unwrap_or_else(|why| panic!("{why}"));
        let said = fs::read_to_string(folder.path().join("host.out")).expect("it has spoken");
        assert!(said.contains("\"stood-in\"") && said.contains("\"back\""), "{said}");
    }

    /// A user at a terminal, with the file of the program's output.
    struct Terminal {
        program: Child,
        said: PathBuf,
    }

    impl Terminal {
        fn open(evening: &Evening, number: usize, name: &str, language: &str) -> Self {
            let said = evening.folder.join(format!("terminal-{number}.out"));
            let out = fs::File::create(&said).expect("a file");
            let home = evening.folder.join(format!("guest-{number}")).display().to_string();
            let words =
                ["join", &evening.invitations[number], "--relay", "none", "--name", name, "--language", language];
            let program = Command::new(&evening.program)
                .args(words)
                .args(["--folder", &home])
                .stdin(Stdio::piped())
                .stdout(out)
                .stderr(Stdio::null())
                .spawn()
                .expect("it starts");
            Self { program, said }
        }

        fn types(&mut self, line: &str) {
            let typed = self.program.stdin.as_mut().expect("a keyboard");
            writeln!(typed, "{line}").expect("it is read");
        }

        /// Waits until `words` has been printed the given number of times.
        fn reads_times(&self, words: &str, times: usize) {
            let until = Instant::now() + Duration::from_mins(1);
            loop {
                let said = fs::read_to_string(&self.said).unwrap_or_default();
                if said.matches(words).count() >= times {
                    return;
                }
                assert!(Instant::now() < until, "`{words}` is not read {times} times: {said}");
                std::thread::sleep(Duration::from_millis(20));
            }
        }

        fn reads(&self, words: &str) {
            self.reads_times(words, 1);
        }
    }

    impl Drop for Terminal {
        fn drop(&mut self) {
            let _ = self.program.kill();
            let _ = self.program.wait();
        }
    }

    #[test]
    fn two_people_in_terminals_talk_and_ask_each_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let evening =
            Evening::open(program, "tic-tac-toe", 2, 0, folder.path(), &[]).unwrap_or_else(|why| panic!("{why}"));
        let (mut ann, mut ben) = (Terminal::open(&evening, 0, "Ann", "de"), Terminal::open(&evening, 1, "Ben", "en"));
        ann.reads("? zeigt diese Hilfe.");
        ann.reads("> ");
        ben.types("s Good luck!");
        ann.reads("Ben: Good luck!");
        ann.types("5");
        ben.reads("> ");
        ann.reads("Kreuz belegt");
        ann.types("u");
        ann.reads("Du hast die anderen gefragt, ob du zurücknehmen darfst.");
        ben.reads("(y/n)");
        ben.types("n");
        ann.reads("Jemand war nicht einverstanden.");
        ben.types("1");
        ben.types("w");
        ben.reads("Ann: connected");
        // Takes two corners on either side of the centre.
        for (asked, corner) in [(2, "2"), (3, "3")] {
            ann.reads_times("> ", asked);
            ann.types(corner);
            if asked == 2 {
                ben.reads_times("> ", asked);
                ben.types("1");
            }
        }
        ann.reads("1. Kreuz (Ann)\n2. Kreis (Ben)\nGeprüft: ");
        ben.reads("Verified: ");
    }

    #[test]
    fn two_people_of_the_same_name_are_told_apart_in_terminals() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let evening =
            Evening::open(program, "tic-tac-toe", 2, 0, folder.path(), &[]).unwrap_or_else(|why| panic!("{why}"));
        let mut players = [0, 1].map(|number| Terminal::open(&evening, number, "Ann", "en"));
        players[0].reads("> ");
        players[1].types("s Good luck!");
        players[0].reads("Nought (Ann): Good luck!");
        players[0].types("w");
        players[0].reads("Cross (Ann): connected\nNought (Ann): connected");
        // Both players take the first free square, until Cross completes the diagonal with the seventh move.
        for ply in 0..7 {
            players[ply % 2].reads_times("> ", ply / 2 + 1);
            players[ply % 2].types("1");
        }
        for player in &players {
            player.reads("1. Cross (Ann)\n2. Nought (Ann)\n");
        }
    }

    #[test]
    fn one_program_holds_tables_of_several_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let manners = ["--table", "connect-four", "--table", "wisps"];
        let evening = Evening::open(program, "tic-tac-toe", 2, 0, folder.path(), &manners);
        let evening = evening.unwrap_or_else(|why| panic!("{why}"));
        let until = Instant::now() + Duration::from_secs(30);
        let tables = || {
            let said = fs::read_to_string(evening.folder.join("host.out")).unwrap_or_default();
            let events = said.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let tables = events.filter_map(|event| Some(event.get("table")?.as_str()?.to_owned()));
            tables.collect::<std::collections::BTreeSet<_>>().len()
        };
        while tables() < 3 {
            assert!(Instant::now() < until, "{} tables", tables());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// An invitation can be used only once, so problems with the guest's own files are reported first.
    #[test]
    fn a_guest_whose_files_cannot_be_used_does_not_use_up_the_invitation() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let mut evening = Evening::open(program, "connect-four", 2, 0, folder.path(), &[]).expect("a host");
        let said = |words: &[&str]| {
            let mut join = Command::new(program);
            join.args(["join", &evening.invitations[0], "--relay", "none"]).args(words);
            let ran = join.env("RONDEL_HOME", folder.path().join("home")).output().expect("it runs");
            assert_eq!(ran.status.code(), Some(1), "{words:?}");
            String::from_utf8_lossy(&ran.stderr).into_owned()
        };
        let missing = folder.path().join("no script").display().to_string();
        assert!(said(&["--script", &missing]).starts_with(&format!("rondel: {missing}: ")));
        let file = folder.path().join("a file");
        fs::write(&file, "").expect("written");
        let within = file.join("x").display().to_string();
        assert!(said(&["--folder", &within]).contains(&within), "the path is named");
        evening.come().expect("the invitation still holds");
        evening.end(Duration::from_mins(1)).expect("a game");
    }

    #[test]
    fn what_is_no_invitation_and_what_is_no_visit_is_said_in_a_sentence() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
        let run = |words: &[&str]| {
            let home = folder.path().display().to_string();
            let ran = Command::new(program).args(words).env("RONDEL_HOME", home).output().expect("it runs");
            assert!(!ran.status.success());
            String::from_utf8_lossy(&ran.stderr).trim().to_owned()
        };
        assert_eq!(run(&["join", "beer"]), "rondel: an invitation begins with `rondel1`");
        assert_eq!(run(&["join", "rondel1abc"]), "rondel: part of the invitation is missing");
        let missing = folder.path().join("no script").display().to_string();
        assert!(run(&["join", "rondel1abc", "--script", &missing]).starts_with(&format!("rondel: {missing}: ")));
        #[cfg(unix)]
        {
            let endless = run(&["join", "rondel1abc", "--script", "/dev/zero"]);
            assert_eq!(endless, "rondel: /dev/zero: this is a device, not a file");
        }
        let file = folder.path().join("beer.visit");
        fs::write(&file, "beer").expect("written");
        assert!(run(&["verify", &file.display().to_string()]).ends_with("the file is not a guest session"));
        assert!(
            run(&["host", "connect-four", "--seats", "human,guest"])
                .contains("there is no human player at a table without")
        );
        assert!(
            run(&["host", "connect-four", "--relay", "none", "--relay", "makers"]).contains("not several of these")
        );
    }
}
