//! Tests of games whose cards and dice are given from outside, as in a record of a game on a real table.

use rondel::journal::{Header, Journal, Notice, Player};
use rondel::{Dealer, Luck, LuckError, LuckRequest, Plugin, Session, StartError, Turn};
use rondel_tests::{games, of_each};

/// The number of decisions of each game.
const PLIES: usize = 120;
const SEED: u64 = 55;

fn header(plugin: &Plugin, seats: u8, seed: u64, deal: Vec<Luck>) -> Header {
    let players = (0..seats).map(|_| Player::human("")).collect();
    Header { deal, ..Header::of(plugin, (plugin.setup)(), players, seed) }
}

fn any_of(request: &LuckRequest, hand: &mut Dealer) -> Luck {
    let options = request.options();
    options[hand.below(options.len() as u32) as usize]
}

/// Answers the requests for luck one after another, as somebody does who names each card.
fn answered<E>(
    hand: &mut Dealer,
    mut asked: impl FnMut(&[Luck]) -> Result<Option<LuckRequest>, E>,
) -> Result<Vec<Luck>, E> {
    let mut luck = Vec::new();
    while let Some(request) = asked(&luck)? {
        luck.push(any_of(&request, hand));
    }
    Ok(luck)
}

/// Plays two games with equal luck but different seeds. Returns the first game, and how many results were given.
fn given(plugin: &Plugin, seats: u8) -> (Session, usize) {
    let mut hand = Dealer::seeded(SEED);
    let asked = |luck: &[Luck]| Session::luck_of_deal(&header(plugin, seats, 0, luck.to_vec()));
    let deal = answered(&mut hand, asked).expect("every option is possible");
    let mut results = deal.len();
    let start = |seed| Session::start(header(plugin, seats, seed, deal.clone())).expect("a table");
    let (mut first, mut second) = (start(1), start(2));
    for ply in 0..=PLIES {
        assert_eq!(first.state(), second.state(), "{} with {seats} seats, ply {ply}: luck was left out", plugin.id);
        if ply == PLIES || matches!(first.turn(), Turn::Over(_)) {
            break;
        }
        let choice = hand.below(first.choices().len() as u32) as usize;
        let luck = answered(&mut hand, |luck| first.luck_asked(choice, luck)).expect("every option is possible");
        results += luck.len();
        for session in [&mut first, &mut second] {
            session.play_with(choice, &luck).expect("the luck fits");
        }
    }
    (first, results)
}

#[test]
fn given_luck_determines_the_deal_and_every_decision_of_each_game() {
    let games = games();
    let played = of_each(games.len() as u64, |number| {
        let plugin = games[number as usize];
        let (fewest, most) = plugin.players;
        [fewest, most].map(|seats| {
            let (session, results) = given(plugin, seats);
            let (again, notices) =
                Session::replay(Journal::read(session.journal()).expect("a journal")).expect("a game");
            assert_eq!((again.state(), notices), (session.state(), Vec::new()), "{}", plugin.id);
            assert_eq!(again.journal(), session.journal());
            (plugin.id, results)
        })
    });
    let lucky: Vec<&str> = played.iter().filter(|results| results[1].1 > 0).map(|results| results[1].0).collect();
    for game in [
        "backgammon",
        "causeways",
        "cribbage",
        "euchre",
        "gin-rummy",
        "harbour",
        "hearts",
        "liars-dice",
        "porters",
        "rival-cities",
        "spandau-1780",
        "wisps",
    ] {
        assert!(lucky.contains(&game), "{game} deals and draws: {played:?}");
    }
    assert!(!lucky.contains(&"checkers"), "{played:?}");
}

#[test]
fn a_card_that_is_not_in_the_deck_is_refused_and_nothing_changes() {
    let plugin = rondel_tests::game("harbour");
    let start = |deal| Session::start(header(plugin, 2, SEED, deal));
    let asked = Session::luck_of_deal(&header(plugin, 2, SEED, Vec::new())).expect("a table").expect("chance decides");
    assert_eq!(asked, LuckRequest::Number(2));
    let given = Luck::Number(2);
    let impossible = LuckError::Impossible { number: 1, given, asked };
    assert!(matches!(start(vec![given]), Err(StartError::Luck(error)) if error == impossible));
    assert!(start(vec![Luck::Number(1)]).is_ok(), "the rest of the deal is random");

    let mut session = start(Vec::new()).expect("a table");
    let mut hand = Dealer::seeded(SEED);
    // The first decision that draws a card.
    let (choice, cards) = loop {
        let count = session.choices().len();
        let found = (0..count).find_map(|choice| match session.luck_asked(choice, &[]) {
            Ok(Some(LuckRequest::Card(cards))) => Some((choice, cards)),
            _ => None,
        });
        match found {
            Some(found) => break found,
            None => session.play(hand.below(count as u32) as usize).expect("a choice"),
        };
    };
    let before = session.journal();
    let foreign = (0..=u8::MAX).find(|card| !cards.contains(card)).expect("a card outside the deck");
    session.play_with(choice, &[Luck::Card(foreign)]).expect_err("the card is not in the deck");
    assert_eq!(session.journal(), before);
    session.play_with(choice, &[Luck::Card(cards[0])]).expect("the card is in the deck");
    assert!(session.plies().last().is_some_and(|ply| ply.final_), "a drawn card cannot be put back");

    let written = session.journal();
    let edited = written.replace(&format!(r#"{{"card":{}}}"#, cards[0]), &format!(r#"{{"card":{foreign}}}"#));
    assert_ne!(edited, written);
    let (again, notices) = Session::replay(Journal::read(edited).expect("a journal")).expect("a game");
    assert_eq!(again.plies().len() + 1, session.plies().len());
    assert!(
        matches!(&notices[..], [Notice::CannotBePlayed { reason, .. }] if reason.starts_with("result 1 is card")),
        "{notices:?}"
    );
}
