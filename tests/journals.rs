//! What a journal's first line may say wrongly, and what is told of it.

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

#[test]
fn a_first_line_without_its_end_is_torn_for_the_next_would_spoil_it() {
    assert_eq!(notices(journal().trim_end()), [Notice::TornLine { line: 1 }]);
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
