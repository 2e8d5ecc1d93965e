//! Tests of the effects of choices on the parts of an estimate.

use rondel::bots::Reasons;
use rondel::journal::{Header, Player};
use rondel::{Dealer, Plugin, Session, Turn, plugins};
use rondel_games as _;

fn table(plugin: &Plugin, seed: u64) -> Session {
    let players = vec![Player::human(""); plugin.players.0.max(2).into()];
    Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a table")
}

fn reasons(session: &Session) -> Vec<Reasons> {
    let Turn::Decide(seat) = session.turn() else { panic!("somebody decides") };
    let mut dealer = Dealer::seeded(1);
    let observation = session.game().observe(session.state(), seat, &mut dealer);
    let choices: Vec<usize> = (0..session.choices().len()).collect();
    session.game().reasons(&observation, session.seats(), &choices, 8, &mut dealer)
}

/// Returns the effects of each choice: the affected seat, the key of the part, and the amount.
fn brings(session: &Session) -> Vec<Vec<(usize, String, f32)>> {
    let changes = |reasons: Reasons| {
        let key = |text: &rondel::Text| text.key().unwrap_or_default().to_owned();
        reasons.changes.iter().map(|change| (change.seat.index(), key(&change.text), change.by)).collect()
    };
    reasons(session).into_iter().map(changes).collect()
}

#[test]
fn a_choice_that_wins_says_so_also_where_a_game_names_no_parts() {
    let mut session = table(plugins().expect("the games")["tic-tac-toe"], 1);
    // Cross has the first two squares of row 1, and Nought has two squares of row 2. The first free square is the
    // third square of row 1.
    for choice in [0, 2, 0, 2] {
        session.play(choice).expect("a free square");
    }
    let found = reasons(&session);
    let wins: Vec<bool> = found.iter().map(|reasons| (reasons.wins - 1.0).abs() < 1e-4).collect();
    assert_eq!(wins, [true, false, false, false, false]);
    assert!(found[1].is_empty() && !found[0].is_empty());
}

#[test]
fn the_first_product_of_a_city_is_one_product_more() {
    let session = table(plugins().expect("the games")["rival-cities"], 7);
    for changes in brings(&session) {
        let [(0, part, by)] = changes.as_slice() else { panic!("{changes:?}") };
        assert!(part == "part-goods" && (by - 1.0).abs() < 1e-4, "{part} {by}");
    }
}

#[test]
fn in_every_bundled_game_most_choices_bring_something_that_has_a_name() {
    for id in ["rival-cities", "harbour", "spandau-1780"] {
        let mut session = table(plugins().expect("the games")[id], 3);
        let mut luck = Dealer::seeded(5);
        let (mut all, mut told) = (0, 0);
        for _ in 0..60 {
            let found = brings(&session);
            told += found.iter().filter(|changes| changes.iter().any(|(_, _, by)| by.abs() > 0.4)).count();
            all += found.len();
            session.play(luck.below(found.len() as u32) as usize).expect("a choice");
        }
        assert!(told * 10 > all * 7, "{id}: {told} of {all}");
    }
}
