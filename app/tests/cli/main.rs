//! Tests of the command line that run the real program.

mod book;
#[cfg(feature = "net")]
mod clock;
mod compare;
mod content;
#[cfg(feature = "net")]
mod far;
mod foreign;
mod games;
mod journals;
mod kept_games;
mod killed;
mod memory;
mod new;
mod practice;
#[cfg(unix)]
mod programs;
mod review;
mod sharing;
mod shell;
mod shot;
#[cfg(feature = "net")]
mod surroundings;
mod train;

use rondel_games as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

fn rondel() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rondel"));
    command.env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

fn run(words: &[&str]) -> Output {
    rondel().args(words).stdin(Stdio::null()).output().expect("the program runs")
}

/// Returns the output of a successful run.
fn said(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the one-sentence error message of a failed run.
fn complaint(words: &[&str]) -> String {
    let output = run(words);
    assert!(!output.status.success(), "{words:?} went well");
    assert!(output.stdout.is_empty(), "{words:?} printed {}", String::from_utf8_lossy(&output.stdout));
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    assert!(!complaint.contains("panicked") && !complaint.contains("src/"), "{complaint}");
    complaint
}

fn typed(words: &[&str], keys: &str) -> Output {
    let mut child = rondel()
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A finished game no longer reads input.
    let _ = child.stdin.take().expect("a keyboard").write_all(keys.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn played(words: &[&str], keys: &str) -> String {
    let output = typed(words, keys);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&said(words)).expect("JSON")
}

#[test]
fn help_is_there_for_every_command() {
    for command in
        ["list", "games", "play", "simulate", "balance", "replay", "check", "bench", "ladder", "open", "shot"]
    {
        assert!(said(&["--help"]).contains(command), "{command}");
        assert!(said(&[command, "--help"]).contains("Usage: rondel"), "{command}");
    }
    assert!(said(&["--version"]).starts_with("rondel "));
}

#[test]
fn list_names_every_game() {
    let text = said(&["list"]);
    let games = json(&["list", "--json"]);
    for game in ["connect-four", "rival-cities", "tic-tac-toe"] {
        assert!(text.contains(game), "{game} in {text}");
        assert!(games.as_array().is_some_and(|games| games.iter().any(|entry| entry["game"] == game)), "{game}");
    }
}

#[test]
fn list_tells_the_mechanics_of_a_game_with_rule_and_sentence() {
    let games = json(&["list", "--json"]);
    let of = |id: &str| {
        let found = games.as_array().into_iter().flatten().find(|entry| entry["game"] == id).expect("a bundled game");
        found["mechanics"].as_array().expect("a list").clone()
    };
    assert_eq!(of("rival-cities")[0]["name"], "rondel");
    assert_eq!((&of("harbour")[0]["term"], &of("harbour")[0]["rule"]), (&"Worker placement".into(), &"HB-2.2".into()));
    assert!(
        of("tic-tac-toe")[0]["sentence"].as_str().is_some_and(|sentence| sentence.starts_with("Three of your marks"))
    );
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let words = ["play", "connect-four", "--seats", "random,random", "--seed", "1"];
    let mut child = rondel().args(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(first, "Connect four\n");
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn simulate_gives_the_same_object_on_any_number_of_threads() {
    let object = |threads: &str| {
        let words = ["simulate", "tic-tac-toe", "--games", "300", "--seats", "random,mcts:20", "--seed", "7"];
        let output = run(&[&words[..], &["--threads", threads, "--json"]].concat());
        let aside = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && aside.starts_with("300 games in "), "{aside}");
        String::from_utf8(output.stdout).expect("text")
    };
    let one = object("1");
    assert_eq!(one, object("2"), "the same to the byte");
    let one: Value = serde_json::from_str(&one).expect("JSON");
    let fields: Vec<&String> = one.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["game", "games", "seats", "seed", "plies", "wins", "draws", "defeats", "reasons"]);
    let wins: u64 = (0..2).map(|seat| one["wins"][seat]["count"].as_u64().expect("a count")).sum();
    assert_eq!(wins + one["draws"].as_u64().expect("a count"), 300);
    assert!(one["wins"][1]["low"].as_f64() > one["wins"][0]["high"].as_f64(), "the search wins more: {one}");
}

#[test]
fn simulate_says_what_came_out() {
    let text = said(&["simulate", "connect-four", "--games", "50", "--seats", "greedy,random"]);
    assert!(text.contains("Red (greedy)") && text.contains("95% interval"), "{text}");
}

#[test]
fn a_ladder_finds_the_same_levels_for_the_same_seed_and_prints_the_lines_for_them() {
    let tuned =
        |more: &[&str]| said(&[&["ladder", "tic-tac-toe", "--tune", "--games", "20", "--most", "100"], more].concat());
    let found = tuned(&[]);
    assert_eq!(found, tuned(&["--threads", "1"]), "the same on any number of threads");
    assert!(found.contains("fn skills(&self) -> Skills {") && found.contains("fn level_ratings("), "{found}");
    let levels: serde_json::Value = serde_json::from_str(&tuned(&["--json"])).expect("JSON");
    let iterations: Vec<u64> =
        levels["levels"].as_array().expect("levels").iter().filter_map(|level| level["iterations"].as_u64()).collect();
    assert!(iterations.len() == 6 && iterations.is_sorted() && iterations[4] <= 100, "{levels}");
    assert_eq!(iterations[5], 10 * iterations[4], "{levels}");
    assert!(complaint(&["ladder", "harbour", "--tune", "--seats", "1"]).contains("two seats are needed"));
    assert!(complaint(&["ladder", "tic-tac-toe", "--tune", "--most", "5"]).contains("needs at least 20 iterations"));
}

#[test]
fn a_folder_of_something_else_is_no_game_that_is_being_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = folder.to_string_lossy();
    assert!(complaint(&["dev", "--folder", &folder]).contains("is not the crate of a game in this program"));
    assert!(complaint(&["dev", "harbour", "--folder", &folder]).contains("is not a crate with translations"));
}

#[test]
fn a_ladder_rates_the_same_on_any_number_of_threads_and_the_stronger_higher() {
    let ladder = |threads: &str| {
        let words =
            ["ladder", "tic-tac-toe", "--games", "40", "--bots", "random,mcts:300", "--threads", threads, "--json"];
        said(&words)
    };
    let rungs = ladder("1");
    assert_eq!(rungs, ladder("2"), "the same to the byte");
    let rungs: Value = serde_json::from_str(&rungs).expect("JSON");
    let (random, search) = (&rungs["rungs"][0], &rungs["rungs"][1]);
    assert_eq!((random["games"].as_u64(), search["games"].as_u64()), (Some(40), Some(40)));
    assert!(search["rating"]["low"].as_f64() > random["rating"]["high"].as_f64(), "{rungs}");
    let points = |rung: &Value, other: usize| rung["duels"][other]["points"].as_f64().expect("points");
    assert!((points(random, 1) + points(search, 0) - 40.0).abs() < 1e-9, "{rungs}");
    let duel = &search["duels"][0];
    assert!(duel["low"].as_f64() > Some(0.5) && duel["low"].as_f64() < duel["high"].as_f64(), "{rungs}");
    assert_eq!((search["iterations"].as_u64(), search["slips"].as_u64()), (Some(300), Some(0)));
}

#[test]
fn two_at_a_table_meet_an_even_number_of_times_and_are_told_so() {
    let words = |games| ["ladder", "tic-tac-toe", "--games", games, "--bots", "random,greedy", "--json"];
    let rungs = json(&words("3"));
    assert_eq!(rungs["tables"].as_u64(), Some(4));
    let aside = |games| String::from_utf8_lossy(&run(&words(games)).stderr).into_owned();
    assert!(aside("3").contains("4 games are played for --games 3"), "{}", aside("3"));
    assert!(!aside("4").contains("--games"), "{}", aside("4"));
}

#[test]
fn a_ladder_compares_two_settings_of_the_search() {
    let text = said(&["ladder", "harbour", "--seats", "2", "--games", "2", "--bots", "mcts:8:turns=1:tries=1,mcts:8"]);
    for name in ["mcts:8", "mcts:8:tries=1:turns=1"] {
        assert!(text.contains(&format!("| {name} |")), "no {name}: {text}");
    }
}

#[test]
fn each_setting_of_the_search_changes_how_games_go() {
    let games = |bot: &str| {
        let words = ["simulate", "harbour", "--games", "4", "--seed", "7", "--json", "--seats"];
        let told = json(&[&words[..], &[&format!("{bot},{bot}")]].concat());
        (told["plies"].clone(), told["wins"].clone())
    };
    let usual = games("mcts:8");
    assert_eq!(games("mcts:8:turns=5:tries=16:exploration=100:trees=1"), usual);
    for setting in ["turns=1", "tries=1", "exploration=900", "trees=2"] {
        assert_ne!(games(&format!("mcts:8:{setting}")), usual, "{setting}");
    }
}

#[test]
fn a_ladder_says_how_the_levels_fare_against_the_one_below() {
    let text = said(&["ladder", "tic-tac-toe", "--games", "4"]);
    let rungs: Vec<&str> = text.lines().filter(|line| line.starts_with("| ")).collect();
    for name in ["random", "greedy", "beginner", "apprentice", "journeyman", "expert", "master"] {
        assert!(rungs.iter().any(|rung| rung.starts_with(&format!("| {name} |"))), "no {name}: {text}");
    }
    let master = rungs.iter().find(|rung| rung.starts_with("| master |")).expect("seen above");
    assert_eq!(master.matches(" of 4 (").count(), 3, "below, greedy, random: {master}");
}

#[test]
fn a_ladder_of_few_games_says_little() {
    let text = said(&["ladder", "tic-tac-toe", "--bots", "mcts:300,random", "--games", "2"]);
    let rungs: Vec<&str> = text.lines().filter(|line| line.contains(" to ")).collect();
    assert_eq!(rungs.len(), 2, "{text}");
    let ratings = rungs.iter().filter_map(|rung| rung.split_once('(')?.1.split_once(')')?.0.split_once(" to "));
    for (low, high) in ratings {
        let elo = |end: &str| end.parse::<f64>().ok();
        // Each end of the interval is either open, which is shown as three dots, or far from the other end.
        let is_wide = elo(low).zip(elo(high)).is_none_or(|(low, high)| high - low > 200.0);
        assert!(is_wide && (elo(low).is_some() || low == "…") && (elo(high).is_some() || high == "…"), "{text}");
    }
}

#[test]
fn who_sits_alone_is_not_rated_but_counted() {
    let rungs = json(&["ladder", "harbour", "--seats", "1", "--games", "2", "--bots", "random,greedy", "--json"]);
    assert_eq!(rungs["tables"].as_u64(), Some(4));
    assert!(rungs["rungs"][0].get("rating").is_none() && rungs["rungs"][0]["games"].as_u64() == Some(2), "{rungs}");
    // For no win in two games, the Wilson interval is 0 to 66%.
    let text = said(&["ladder", "harbour", "--seats", "1", "--games", "2", "--bots", "random"]);
    assert!(text.contains("| random |  | 0% of 2 (0 to 66%) |"), "{text}");
}

#[test]
fn a_bot_says_what_it_thinks_of_a_saved_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(folder.path());
    let words = ["replay", &file, "--ply", "1", "--think", "mcts:200"];
    let text = said(&words);
    assert_eq!(text, said(&words), "the same position, the same thought");
    let (_, thought) = text.split_once("mcts:200 after 200 iterations:").expect("a thought");
    let tried: u64 = thought
        .lines()
        .filter(|line| line.contains("% ± ") || line.contains("certain"))
        .map(|line| line.split_whitespace().next().and_then(|count| count.parse::<u64>().ok()).expect("a count"))
        .sum();
    assert_eq!(tried, 200, "{text}");
    assert!(thought.contains("Likely continuation:"), "{text}");
    assert!(said(&["replay", &file, "--ply", "4", "--think", "random"]).contains("does not evaluate"));
}

#[test]
fn check_keeps_the_laws() {
    let text = said(&["check", "tic-tac-toe", "--games", "40", "--seed", "3"]);
    assert!(text.starts_with("tic-tac-toe: all laws hold in 40 games"), "{text}");
}

#[test]
fn bench_measures_what_was_asked_for() {
    let speeds = json(&["bench", "tic-tac-toe", "--seconds", "0.05", "--json"]);
    assert_eq!(speeds.as_array().map(Vec::len), Some(1));
    assert_eq!(speeds[0]["game"], "tic-tac-toe");
    let chores =
        ["copy_nanos", "legal_actions_nanos", "apply_nanos", "scene_nanos", "journal_seconds", "journal_plies"];
    let rates = ["playouts_per_second", "plies_per_second", "mcts_iterations_per_second"];
    for field in rates.into_iter().chain(chores) {
        assert!(speeds[0][field].as_f64().is_some_and(|speed| speed > 0.0), "{field}");
    }
}

#[test]
fn two_people_play_a_whole_game_and_pass_the_keyboard() {
    let words = ["play", "tic-tac-toe", "--seats", "human,human", "--seed", "1", "--language", "en"];
    // The input is Enter before each turn, then the choice: the upper row for Cross, the middle row for Nought.
    let text = played(&words, "\n1\n\n3\n\n1\n\n2\n\n1\n");
    assert!(text.contains("Pass the keyboard to Nought"), "{text}");
    assert!(text.ends_with("Cross wins: three in a row.\n"), "{text}");
    assert!(text.contains("Nought marks row 2, column 1."), "{text}");
}

#[test]
fn a_person_asks_for_help_mistypes_takes_back_and_leaves() {
    let words = ["play", "tic-tac-toe", "--seats", "human,random", "--seed", "1", "--language", "en"];
    let text = played(&words, "?\nu\n99\nx\n5\nu\n5\nq\n");
    for line in ["u undoes", "You have no move to undo.", "from 1 to 9", "You have left the table."] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let hinted = played(&words, "h\nq\n");
    assert!(hinted.contains("master after 2000 iterations") && hinted.contains("Likely continuation:"), "{hinted}");
    let again = played(&words, "");
    assert!(again.ends_with("> You have left the table.\n"), "{again}");
}

#[test]
fn people_roll_real_dice_and_their_game_is_replayed_but_has_no_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("real.rondel").to_string_lossy().into_owned();
    let words = ["play", "backgammon", "--own-luck", "--seats", "human,human", "--language", "en", "--save", &path];
    // The dice of the deal, where 7 is no number; then Blue plays two checkers, and Red's dice are rolled.
    let text = played(&words, "3\n7\n5\n\n1\n1\n2\nx\n2\nq\n");
    assert!(text.starts_with("Backgammon\n"), "{text}");
    assert_eq!(text.matches("What does the die show? (1-6)").count(), 6, "two results were asked for again: {text}");
    assert!(text.contains("Blue rolls 5 against 3"), "{text}");
    let written = std::fs::read_to_string(&path).expect("the game");
    assert!(written.contains(r#""deal":[{"die":3},{"die":5}]"#), "{written}");
    assert!(written.ends_with("\"luck\":[{\"die\":2},{\"die\":2}]}}\n"), "{written}");
    assert!(said(&["replay", &path, "--verify", "--language", "en"]).contains("plies: 2"));
    let told = |output: Output| String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told(run(&["code", &path])).contains("a game with given luck has no code"));
    let impossible = written.replace(r#""luck":[{"die":2}"#, r#""luck":[{"die":9}"#);
    std::fs::write(&path, impossible).expect("written");
    let refused = told(run(&["replay", &path, "--language", "en"]));
    assert!(refused.contains("result 1 is a die that shows 9, but a die with 6 sides is rolled"), "{refused}");
    assert!(played(&words[..7], "3\n").ends_with("You have left the table.\n"), "the input ends during the deal");
}

#[test]
fn the_computer_decides_for_a_person_at_the_terminal_whose_time_is_up() {
    let mut play = rondel();
    let words = ["play", "connect-four", "--seats", "human,random", "--language", "en", "--clock", "1s"];
    let mut play = play.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let mut keyboard = play.stdin.take().expect("a keyboard");
    std::thread::sleep(Duration::from_secs(3));
    keyboard.write_all(b"1\nq\n").expect("typed");
    drop(keyboard);
    let text = String::from_utf8_lossy(&play.wait_with_output().expect("it ends").stdout).into_owned();
    assert!(text.contains("Time left: 0:01\n"), "{text}");
    assert!(text.contains("your time is up. The computer decides."), "{text}");
    assert_eq!(text.matches("> ").count(), 2, "the next decision has time again: {text}");
    let refused = run(&["play", "connect-four", "--clock", "soon"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("a clock is a time per decision, such as 45s"));
}

#[test]
fn a_person_at_the_terminal_resigns_or_loses_by_running_out_of_time() {
    let at = |words: &[&str], keys: &str| {
        let mut play = rondel();
        let words = words.iter().chain(&["--language", "en", "--seed", "3"]);
        let mut play = play.arg("play").args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("runs");
        let mut keyboard = play.stdin.take().expect("a keyboard");
        std::thread::sleep(Duration::from_millis(1500));
        keyboard.write_all(keys.as_bytes()).expect("typed");
        drop(keyboard);
        String::from_utf8_lossy(&play.wait_with_output().expect("it ends").stdout).into_owned()
    };
    let resigned = at(&["connect-four", "--seats", "human,random"], "resign\nresign\n");
    assert!(resigned.contains(" resigns.") && resigned.contains("wins: resignation."), "{resigned}");
    let late = at(&["connect-four", "--seats", "human,random", "--clock", "1s or lose"], "1\n");
    assert!(late.contains("runs out of time.") && late.contains("wins: time."), "{late}");
    let together = at(&["porters", "--seats", "human,random"], "resign\nq\n");
    assert!(together.contains("Nobody can resign here."), "{together}");
    let refused = run(&["play", "porters", "--seats", "human,random", "--clock", "1s or lose"]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(said.contains("only in games of two players against each other"), "{said}");
}

#[test]
fn a_game_is_played_in_the_language_one_asks_for() {
    for (language, prompt) in [("de", "Belege ein freies Feld"), ("nl", "Bezet een vrij vakje"), ("en", "Mark a free")]
    {
        let text = played(&["play", "tic-tac-toe", "--seats", "human,random", "--language", language], "q\n");
        assert!(text.contains(prompt), "{language}: {text}");
        assert!(!text.contains('['), "{language}: {text}");
    }
}

#[test]
fn what_people_type_need_not_be_text() {
    let mut child = rondel()
        .args(["play", "tic-tac-toe", "--seats", "human,random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a keyboard").write_all(&[0xFF, 0xFE, b'\n', 0, b'\n']).expect("keys");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Saves a finished game to a file.
fn saved(folder: &Path) -> String {
    let path = folder.join("game.rondel").display().to_string();
    said(&["play", "connect-four", "--seats", "random,random", "--seed", "5", "--save", &path]);
    path
}

#[test]
fn what_cannot_be_is_refused_in_one_sentence() {
    let table: &[(&[&str], &str)] = &[
        (&["frobnicate"], "frobnicate"),
        (&["play"], "<GAME>"),
        (
            &["play", "chess"],
            "unknown game `chess`; available: backgammon, causeways, checkers, connect-four, cribbage, euchre, gin-rummy, go, harbour, hearts, liars-dice, porters, rival-cities, spandau-1780, tic-tac-toe, wisps",
        ),
        (&["check", "chess"], "unknown game `chess`"),
        (&["bench", "chess"], "unknown game `chess`"),
        (&["simulate", "chess", "--games", "1"], "unknown game `chess`"),
        (&["simulate", "tic-tac-toe"], "--games"),
        (&["simulate", "tic-tac-toe", "--games", "0"], "0"),
        (&["ladder", "tic-tac-toe", "--games", "0"], "0"),
        (&["ladder", "tic-tac-toe", "--games", "4000000000"], "100000"),
        (
            &["ladder", "tic-tac-toe", "--bots", "random,mcts:9:trees=4000000000"],
            "trees must be a number from 1 to 256",
        ),
        (&["ladder", "tic-tac-toe", "--bots", "random,mcts:9:trees=2:trees=3"], "each at most once"),
        (&["ladder", "tic-tac-toe", "--seats", "3"], "for 2 players, not 3"),
        (&["ladder", "tic-tac-toe", "--bots", "random"], "seats need 2 bots"),
        (&["ladder", "tic-tac-toe", "--bots", "random,greedy,random"], "specified twice"),
        (&["ladder", "tic-tac-toe", "--bots", "random,human"], "is not a bot"),
        (&["simulate", "tic-tac-toe", "--games", "many"], "many"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--threads", "0"], "0"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seed", "-1"], "-1"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seats", "random"], "for 2 players, not 1"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,random,random"], "for 2 players, not 3"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seats", "human,random"], "`human` is not allowed"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,deep-blue"], "unknown player `deep-blue`"),
        (
            &["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,mcts:0"],
            "the number of iterations must be a number from 1 to",
        ),
        (
            &["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,mcts:5:luck=1"],
            "cannot have the setting `luck`",
        ),
        (&["simulate", "tic-tac-toe", "--games", "1", "--seats", ""], "unknown player ``"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--option", "size=4"], "unknown option `size`"),
        (&["simulate", "tic-tac-toe", "--games", "1", "--option", "size"], "name=value"),
        (&["play", "tic-tac-toe", "--language", "tlh"], "unknown language `tlh`; available: en, de, nl"),
        (&["play", "tic-tac-toe", "--content", "nowhere.ron"], "--content nowhere.ron: "),
        (
            &["play", "tic-tac-toe", "--seats", "random,random", "--save", "no/such/folder/game"],
            "--save no/such/folder/game: ",
        ),
        (
            &["play", "harbour", "--option", "trainer=easy", "--option", "trainer=hard"],
            "`--option trainer` is specified twice",
        ),
        (&["play", "harbour", "--content", "a/market.ron", "--content", "b/market.ron"], "--content a/market.ron: "),
        (&["bench", "tic-tac-toe", "--seconds", "0"], "a number of seconds from 0.01 to 3600"),
        (&["replay"], "<FILE>"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["replay", "."], "."),
        (&["check", "tic-tac-toe", "--games", "0"], "0"),
    ];
    for (words, expected) in table {
        let refused = complaint(words);
        assert!(refused.starts_with("rondel: ") && refused.contains(expected), "{words:?}: {refused}");
    }
}

#[test]
fn balance_writes_the_same_page_on_any_number_of_threads() {
    let page =
        |threads: &str| said(&["balance", "connect-four", "--games", "40", "--bot", "random", "--threads", threads]);
    let one = page("1");
    assert_eq!(one, page("2"), "the same to the byte");
    for part in ["# Connect four: the balance", "## Seats", "| 2 | ", "## How games end", "## What is chosen"] {
        assert!(one.contains(part), "{part} in {one}");
    }
}
