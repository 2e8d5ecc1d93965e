use proptest::prelude::*;
use rondel::{Forfeit, Seat, Setup};
use rondel_games as _;

use super::*;
use crate::greedy::{bots_header, greedy_game};

/// Number of plies to play: enough to finish the smallest games and more than half of a large one.
const PLIES: usize = 150;

fn session(game: &str, seats: u8, plies: usize) -> Session {
    let plugin = plugins().expect("the games")[game];
    greedy_game(bots_header(plugin, (plugin.setup)(), seats, 7), plies).expect("a game")
}

/// Replays the game encoded in `code`. Its players have no names.
fn played(code: &str) -> Session {
    let (session, notices) = Code::read(code).expect("a code").play().expect("a game");
    assert!(notices.is_empty(), "{notices:?}");
    session
}

#[test]
fn every_game_is_the_same_after_any_of_its_plies() {
    for plugin in plugins().expect("the games").into_values() {
        for seats in [plugin.players.0, plugin.players.1] {
            let whole = session(plugin.id, seats, PLIES);
            for plies in [0, 1, 2, 17, whole.plies().len()] {
                let code = written(&whole, plies).expect("a code");
                let journal = whole.journal();
                let lines: Vec<&str> = journal.lines().take(plies + 1).collect();
                assert_eq!(played(&code).journal().lines().collect::<Vec<_>>(), lines, "{} of {plies}", plugin.id);
            }
        }
    }
}

#[test]
fn a_resigned_game_goes_on_where_its_last_decision_left_it() {
    let mut game = session("connect-four", 2, 5);
    game.forfeit(Seat::new(1), Forfeit::Resignation).expect("two players");
    let again = played(&written(&game, game.plies().len()).expect("a code"));
    assert_eq!((again.plies().len(), again.forfeit_of()), (5, None));
}

#[test]
fn names_stay_where_they_are() {
    let plugin = plugins().expect("the games")["tic-tac-toe"];
    let mut header = bots_header(plugin, (plugin.setup)(), 2, 3);
    header.players = vec![Player::human("Anna"), Player::bot("master".parse().expect("a bot"))];
    let code = written(&Session::start(header).expect("a game"), 0).expect("a code");
    let game = played(&code);
    let players = &game.header().players;
    assert_eq!((players[0].name.as_str(), players[0].bot), ("", None));
    assert_eq!(players[1].bot.map(|bot| bot.to_string()).as_deref(), Some("master"));
}

#[test]
fn options_and_content_of_ones_own_travel_along() {
    let plugin = plugins().expect("the games")["rival-cities"];
    let mut setup: Box<dyn Setup> = (plugin.setup)();
    let option = setup.options().into_iter().next().expect("an option");
    let other = option.values.iter().find(|(value, _)| *value != option.chosen).expect("another value").0;
    setup.choose(option.id, other).expect("a value of it");
    let (file, text) = setup.bundled_content()[0];
    setup.replace_content(file, format!("{text}\n// mine\n")).expect("the same content");
    let own = Session::start(bots_header(plugin, setup, 2, 5)).expect("a game");
    let code = written(&own, 0).expect("a code");
    assert_eq!(played(&code).header().line(), own.header().line());
    assert!(code.len() < 6_000, "{} letters", code.len());
}

#[test]
fn a_rival_cities_position_of_150_plies_fits_into_a_message() {
    let whole = session("rival-cities", 2, 150);
    assert!(whole.plies().len() >= 120, "{}", whole.plies().len());
    let code = written(&whole, 150).expect("a code");
    assert!(code.len() <= 300, "{} letters", code.len());
}

#[test]
fn blanks_words_around_it_and_large_letters_make_no_difference() {
    let whole = session("tic-tac-toe", 2, 5);
    let code = written(&whole, 5).expect("a code");
    let (one, other) = code.split_at(30);
    let letter = format!("Look at this!\n {one}\r\n   {}.\nBye", other.to_ascii_uppercase());
    assert_eq!(played(&letter).journal(), whole.journal());
    assert!(is_in(&letter) && !is_in("rondel1abc"));
    for letter in [
        format!("{one}\n{other} What do you think of it?"),
        format!("{code}\nBye"),
        format!("See: {}", code.to_ascii_uppercase()),
        format!("„Rondelgame1{}“", &code[BEGINS.len()..]),
    ] {
        assert!(is_in(&letter), "{letter}");
        assert_eq!(played(&letter).journal(), whole.journal(), "{letter}");
    }
}

#[test]
fn what_is_no_code_is_told_from_a_damaged_and_a_later_one() {
    let code = written(&session("tic-tac-toe", 2, 5), 5).expect("a code");
    let read = |words: &str| Code::read(words).expect_err("no game");
    assert!(matches!(read("beer"), CodeError::Foreign));
    assert!(matches!(read("rondelgame"), CodeError::Torn));
    assert!(matches!(read("rondelgame1"), CodeError::Torn));
    assert!(matches!(read(&code.replace("game1", "game2")), CodeError::Later));
    assert!(matches!(read(&code[..code.len() - 1]), CodeError::Torn));
    assert!(matches!(read(&format!("rondelgame1{}", "a".repeat(LONGEST + 1))), CodeError::Long));
}

/// Returns a code with a correct checksum and arbitrary content.
fn sealed(mut bytes: Vec<u8>) -> String {
    let check = digest(&bytes);
    bytes.extend_from_slice(&check[..CHECK]);
    format!("{BEGINS}{}", BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
}

/// Returns a code with modified settings.
fn agreeing(change: impl Fn(String) -> String) -> String {
    let code = written(&session("connect-four", 2, 6), 6).expect("a code");
    let bytes = bytes_of(&code).expect("bytes");
    let end = 2 + usize::from(bytes[1]);
    let agreed = if bytes[0] == 1 { unpacked(&bytes[2..end]).expect("words") } else { bytes[2..end].to_vec() };
    let agreed = change(String::from_utf8(agreed).expect("words")).into_bytes();
    let mut other = vec![0];
    put_count(&mut other, agreed.len());
    sealed([other, agreed, bytes[end..].to_vec()].concat())
}

#[test]
fn a_code_of_another_version_is_opened_where_it_is_the_same_game_and_refused_where_not() {
    let plugin = plugins().expect("the games")["connect-four"];
    let older = agreeing(|agreed| agreed.replace(plugin.version, "0.0.1"));
    let (_, notices) = Code::read(&older).expect("a code").play().expect("the same game");
    assert!(matches!(notices.as_slice(), [Notice::OtherVersion { version, .. }] if version == "0.0.1"));
    let mut bytes = bytes_of(&older).expect("bytes");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    let refused = Code::read(&sealed(bytes)).expect("a code").play().map(drop).expect_err("another game");
    assert!(matches!(refused, CodeError::OtherVersion { .. }), "{refused}");
}

#[test]
fn a_game_that_is_not_here_is_named() {
    let other = agreeing(|agreed| agreed.replace("connect-four", "connect-five"));
    let refused = Code::read(&other).map(drop).expect_err("no such game");
    assert!(refused.to_string().contains("connect-five"), "{refused}");
}

#[test]
fn what_unpacks_to_more_than_anybody_can_agree_on_is_refused() {
    let bomb = packed(&vec![b' '; 20_000_000]);
    let mut bytes = vec![1];
    put_count(&mut bytes, bomb.len());
    let refused = Code::read(&sealed([bytes, bomb, vec![0; 30]].concat())).map(drop).expect_err("too large");
    assert!(matches!(refused, CodeError::Long), "{refused}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn any_words_are_read_or_refused(words in "(rondelgame1)?[a-z2-7 \\n]{0,200}") {
        let _ = Code::read(&words).map(Code::play);
    }

    #[test]
    fn any_bytes_that_claim_to_be_whole_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Code::read(&sealed(bytes)).map(Code::play);
    }

    #[test]
    fn a_changed_byte_under_a_right_check_breaks_nothing(place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let code = written(&session("tic-tac-toe", 2, 7), 7).expect("a code");
        let mut bytes = bytes_of(&code).expect("bytes");
        let place = place.index(bytes.len());
        bytes[place] = byte;
        let _ = Code::read(&sealed(bytes)).map(Code::play);
    }
}

#[test]
fn a_branch_has_what_was_supposed_in_it_and_its_own_luck() {
    let whole = session("rival-cities", 2, 60);
    let fork = Fork { ply: 30, supposed_by: whole.plies().get(30).map(|ply| ply.seat), luck: Some(4) };
    let mut branch = whole.branch(fork, whole.header().players.clone()).expect("a branch");
    for _ in 0..5 {
        branch.play(0).expect("a choice");
    }
    let again = played(&written(&branch, 35).expect("a code"));
    assert!(again.state() == branch.state() && again.forked_at() == Some(30));
    let before = played(&written(&branch, 20).expect("a code"));
    assert_eq!(before.forked_at(), None, "there it was the game itself");
}
