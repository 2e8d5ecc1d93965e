//! Tests of damaged and edited journals, and of the notices that are produced when they are opened.

use rondel::journal::{Journal, LoadError, Notice};
use rondel::{Dealer, Seat, Session, StartError};
use rondel_tests::{games, table};

fn journal() -> String {
    let plugin = games().into_iter().find(|plugin| plugin.id == "tic-tac-toe").expect("the smallest game");
    table(plugin, 2, 0).journal()
}

fn notices(text: &str) -> Vec<Notice> {
    Session::replay(Journal::read(text).expect("a journal")).expect("a game").1
}

#[test]
fn a_sound_journal_gives_no_notice() {
    assert_eq!(notices(&journal()), []);
}

/// Returns the journal of a game of Tic-tac-toe after three decisions.
fn played() -> String {
    let mut text = journal();
    for action in [4, 0, 8] {
        let mut session = Session::replay(Journal::read(&text).expect("a journal")).expect("a game").0;
        session.play(session.choices().len().min(action + 1) - 1).expect("a choice");
        text = session.journal();
    }
    assert_eq!(text.lines().count(), 4);
    text
}

/// Opens a journal, and returns the number of its decisions and the notices.
fn opened(file: impl AsRef<[u8]>) -> (usize, Vec<Notice>) {
    let (session, notices) = Session::replay(Journal::read(file).expect("a journal")).expect("a game");
    (session.plies().len(), notices)
}

#[test]
fn what_an_editor_does_to_a_file_loses_nothing() {
    let text = played();
    for (name, edited) in [
        ("no end of the last line", text.trim_end().to_owned()),
        ("a byte order mark", format!("\u{feff}{text}")),
        ("other ends of lines", text.replace('\n', "\r\n")),
        ("a blank line", text.replacen('\n', "\n \n", 2)),
        ("all of it", format!("\u{feff}{}", text.replace('\n', "\r\n\r\n").trim_end())),
    ] {
        let (plies, notices) = opened(&edited);
        assert_eq!((plies, notices.as_slice()), (3, [Notice::Rewritten].as_slice()), "{name}");
        assert!(!notices[0].is_damage(), "{name}");
    }
    assert_eq!(opened(journal().trim_end()), (0, vec![Notice::Rewritten]));
}

#[test]
fn one_bad_byte_in_any_place_loses_no_more_than_what_follows_its_line() {
    let text = played();
    let header = text.find('\n').expect("a header");
    for bad in [0xFF, 0, 0x1B] {
        for place in header + 1..text.len() {
            let mut file = text.clone().into_bytes();
            file[place] = bad;
            let line = 2 + text[header + 1..place].matches('\n').count();
            let (plies, notices) = opened(&file);
            assert_eq!(plies, line - 2, "byte {place}: {notices:?}");
            assert!(notices.iter().any(Notice::is_damage), "byte {place}");
            assert!(notices.iter().all(|notice| notice.to_string().contains(&format!("line {line} "))), "{notices:?}");
        }
    }
}

#[test]
fn zeros_a_power_cut_leaves_behind_are_a_torn_line() {
    let text = played();
    let torn = [&text.as_bytes()[..text.len() - 9], &[0; 4000]].concat();
    assert_eq!(opened(torn), (2, vec![Notice::TornLine { line: 4 }]));
    assert_eq!(opened([text.as_bytes(), &[0; 9000]].concat()), (3, vec![Notice::TornLine { line: 5 }]));
    assert!(matches!(Journal::read([0; 512]), Err(LoadError::Empty)));
    assert!(matches!(Journal::read("\u{feff}\r\n"), Err(LoadError::Empty)));
}

#[test]
fn a_header_is_read_without_what_a_game_can_do_without() {
    let text = played();
    let with = |from: &str, to: &[u8]| {
        let place = text.find(from).expect(from);
        [&text.as_bytes()[..place], to, &text.as_bytes()[place + from.len()..]].concat()
    };
    let named = |to: &[u8]| with("\"players\":[{}", &[b"\"players\":[{", to, b"}"].concat());
    assert_eq!(opened(named(b"\"name\":\"A\xFFn\"")), (3, vec![Notice::NoText]));
    let (plies, notices) = opened(named(b"\"bot\":\"gr\\u001beedy\""));
    assert_eq!((plies, notices.len()), (3, 1));
    assert_eq!(notices[0].to_string(), "line 1: `gr\u{FFFD}eedy` is not a known bot; a human takes seat 1 instead");
    let (plies, notices) = opened(with("\"version\"", b"\"verslon\""));
    assert_eq!((plies, notices.len()), (3, 1));
    assert!(!notices[0].is_damage(), "{notices:?}");
}

#[test]
fn names_are_read_in_plain_characters_and_no_longer_than_one_reads() {
    let name = format!("\\u001b[2J\\n\u{202e}{}", "a".repeat(200_000));
    let text = played().replacen("[{}", &format!("[{{\"name\":\"{name}\"}}"), 1);
    let journal = Journal::read(&text).expect("a journal");
    let name = &journal.header.players[0].name;
    assert!(name.starts_with("\u{FFFD}[2J \u{FFFD}aaa") && name.chars().count() == 61, "{name}");
}

#[test]
fn what_is_no_game_is_refused_with_a_reason_one_can_read() {
    let text = played();
    let told = |file: String| {
        let reason = Journal::read(&file).expect_err("no journal").to_string();
        assert!(reason.len() < 400 && !reason.contains('\u{1b}'), "{reason}");
        reason
    };
    let deep = format!("\"setup\":{}", "[".repeat(200_000));
    assert!(told(text.replacen("\"setup\":", &deep, 1)).contains("brackets are nested deeper than 32"));
    let many = format!("\"setup\":{{\"x\":[{}0]}},\"y\":", "0,".repeat(2_000));
    assert!(told(text.replacen("\"setup\":", &many, 1)).contains("there are more than 1000 values"));
    let long = format!("{}\\u001b", "chess".repeat(9_000));
    assert!(told(text.replace("tic-tac-toe", &long)).contains("unknown game `chess"));
    assert!(told(text.replacen("\"seed\":", &format!("\"seed\":\"{long}\",\"x\":"), 1)).contains("line 1"));
    assert_eq!(told(" ".repeat(4_000_001)), "the file has 4000001 bytes; a game can have at most 4000000");
}

#[test]
fn a_line_no_decision_needs_is_left_out_with_all_that_follows() {
    let text = played();
    let last = text.trim_end().rfind('\n').expect("lines") + 1;
    for action in ["[".repeat(900), format!("[{}0]", "0,".repeat(1_100)), format!("\"{}\"", "a".repeat(5_000))] {
        let line = format!("{{\"play\":{{\"seat\":0,\"action\":{action}}}}}\n");
        let (plies, notices) = opened(format!("{}{line}{}", &text[..last], &text[last..]));
        assert_eq!(plies, 2);
        assert!(matches!(notices.as_slice(), [Notice::Unreadable { line: 4, .. }]), "{notices:?}");
        assert!(notices[0].to_string().len() < 300, "{notices:?}");
    }
}

#[test]
fn another_version_of_the_game_is_noticed_and_no_damage() {
    let told = notices(&journal().replace("\"version\":\"", "\"version\":\"99."));
    assert!(
        matches!(told.as_slice(), [Notice::OtherVersion { version, .. }] if version.starts_with("99.")),
        "{told:?}"
    );
    assert!(!told[0].is_damage());
}

#[test]
fn a_game_with_the_options_of_another_cannot_begin() {
    let text = journal().replace("\"game\":\"tic-tac-toe\"", "\"game\":\"rival-cities\"");
    let error = Session::replay(Journal::read(&text).expect("a journal")).err().expect("two games in one header");
    assert!(matches!(error, StartError::OtherGame { .. }), "{error}");
}

#[test]
fn another_format_is_refused() {
    for format in ["0", "2"] {
        let text = journal().replace("\"rondel\":1", &format!("\"rondel\":{format}"));
        assert!(matches!(Journal::read(&text), Err(LoadError::Format { .. })), "format {format}");
    }
}

#[test]
fn thoughts_never_share_the_luck_of_the_deal_not_even_for_seed_0() {
    let plugin = games().into_iter().find(|plugin| plugin.id == "tic-tac-toe").expect("the smallest game");
    let mut thoughts = table(plugin, 2, 0).aside_dealer(Seat::new(0));
    let mut deal = Dealer::seeded(0);
    assert!((0..8).any(|_| thoughts.below(1_000) != deal.below(1_000)));
}
