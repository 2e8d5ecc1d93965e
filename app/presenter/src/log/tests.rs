//! Tests of the log.

use rondel::journal::{Header, Player};
use rondel::{Announcement, Bot, CHOSEN, Session, Table as _};

use super::*;

#[test]
fn a_choice_is_repeated_only_until_its_consequences_are_announced() {
    let catalog = Catalog::new("en", []).expect("no words are needed");
    let mut turn = Turn { to: 2, ..Turn::by_rules(Seat::new(0), 1) };
    let mut hear = |text: Text| {
        turn.hear_one(&Announcement::new(text).to(Observer::Spectator), 1, &catalog);
        turn.lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>().join("; ")
    };
    let chosen = |choice: &str| Text::new(CHOSEN).with("choice", Text::verbatim(choice));
    assert_eq!(hear(Text::verbatim("Altona moves.")), "Altona moves.");
    assert_eq!(hear(chosen("ally")), "Altona moves.; [chosen]");
    assert_eq!(hear(chosen("Oslo")), "Altona moves.; [chosen]; [chosen]");
    assert_eq!(hear(Text::verbatim("Altona allies.")), "Altona moves.; Altona allies.");
    assert_eq!(hear(chosen("end")), "Altona moves.; Altona allies.; [chosen]");
    turn.end();
    assert_eq!(turn.lines.len(), 2, "the end of the turn need not be told");
    turn.lines.retain(|line| line.is_choice);
    turn.hear_one(&Announcement::new(chosen("end")).to(Observer::Spectator), 1, &catalog);
    turn.end();
    assert_eq!(turn.lines.len(), 1, "nothing else was told");
}

/// A step of the ply after the decision of `mover`, with announcements by the given seats.
fn step(ply: usize, mover: u8, told: &[(&'static str, Option<u8>)]) -> Step {
    let heard = told.iter().map(|(text, by)| {
        let told = Announcement::new(Text::verbatim(*text)).in_brief(Text::verbatim(*text));
        let told = match by {
            Some(seat) => told.by(Seat::new(*seat)),
            None => told,
        };
        told.to(Observer::Spectator)
    });
    Step {
        place: rondel::MomentId { ply, moment: 0 },
        mover: Some(Seat::new(mover)),
        round: None,
        heard: heard.collect(),
        at_rest: true,
        forced: false,
        ends_turn: false,
        non_player: None,
    }
}

/// A part of a headline.
fn brief(message: Text) -> Brief {
    Brief { weight: Weight::Usual, text: "does".to_owned(), message, times: 1, elements: Vec::new() }
}

#[test]
fn a_headline_of_several_turns_counts_repetitions_and_tells_of_others_last() {
    let turn = |briefs: Vec<Brief>| Turn { briefs, ..Turn::by_rules(Seat::new(0), 1) };
    let did = |what: &str| Brief { text: what.to_owned(), ..brief(Text::verbatim(what)) };
    let other = Brief { text: "Blue drops out".to_owned(), ..brief(Text::new(OF_OTHER).with("player", "Blue")) };
    let turns = [turn(vec![other, did("bids")]), turn(Vec::new()), turn(vec![did("wins"), did("bids")])];
    let turns: Vec<&Turn> = turns.iter().collect();
    let words = Words::new("en", []);
    let together = Turn::together(&turns).expect("something was told");
    assert_eq!(together.headline(&words, &["Red".to_owned()]), "Red: bids (2×), wins and Blue drops out");
    assert!(Turn::together(&turns[1..2]).is_none(), "nothing has a short form");
}

#[test]
fn what_the_rules_do_for_another_seat_belongs_to_its_own_turn() {
    let catalog = Catalog::new("en", []).expect("no words are needed");
    let steps = [
        step(1, 0, &[("places a stone", None), ("rises", Some(1))]),
        step(2, 1, &[("inspects a work", None)]),
        step(3, 0, &[("bids", None), ("draws", Some(1))]),
        step(4, 0, &[("pays", None)]),
        Step { ends_turn: true, ..step(5, 0, &[("ends", Some(1))]) },
        Step { ends_turn: true, ..step(6, 1, &[("goes on", None)]) },
        step(7, 1, &[("begins anew", None)]),
    ];
    let mut log = Log::default();
    log.read_steps(&steps, 0, &catalog);
    let told = |turn: &Turn| (turn.seat, turn.lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>());
    let turns: Vec<_> = log.turns().iter().map(told).collect();
    let turn =
        |seat: u8, lines: &[&str]| (Some(Seat::new(seat)), lines.iter().map(|line| (*line).to_owned()).collect());
    assert_eq!(
        turns,
        [
            turn(0, &["places a stone"]),
            turn(1, &["rises", "inspects a work"]),
            turn(0, &["bids"]),
            turn(1, &["draws"]),
            turn(0, &["pays"]),
            turn(1, &["ends", "goes on"]),
            turn(1, &["begins anew"]),
        ]
    );
}

#[test]
fn a_headline_says_what_weighs_most_or_the_last_line_and_is_no_name_alone() {
    let words = Words::new("en", []);
    let names = ["Altona".to_owned()];
    let line = |text: &str| LogLine { step: 1, text: text.to_owned(), elements: Vec::new(), is_choice: false };
    let mut turn = Turn { to: 2, ..Turn::by_rules(Seat::new(0), 1) };
    assert_eq!(turn.headline(&words, &names), "Altona", "nothing was told");
    turn.lines = vec![line("Altona looks at a card."), line("Altona gives Hamburg a card.")];
    assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.");
    turn.lines.push(line("Hamburg gives Altona a ship."));
    assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.", "its own line, not an answer to it");
    let brief = |did: &str, times| Brief {
        weight: Weight::Small,
        message: Text::verbatim(did),
        text: did.to_owned(),
        times,
        elements: Vec::new(),
    };
    turn.briefs = [("pays", 2), ("builds", 1), ("draws", 1), ("trades", 1), ("wins", 1)]
        .map(|(did, times)| brief(did, times))
        .into();
    turn.briefs[4].weight = Weight::Great;
    let headline = turn.headline(&words, &names);
    assert_eq!(headline, "Altona: pays (2×), builds, draws, trades and wins", "the whole turn");
    turn.briefs.extend(["rests", "sings", "sleeps"].map(|did| brief(did, 1)));
    turn.briefs[7].weight = Weight::Usual;
    let eight_parts = "Altona: pays (2×), builds, draws, trades, wins, rests, sings and sleeps";
    assert_eq!(turn.headline(&words, &names), eight_parts, "the whole turn, however long");
    let seven_parts = "Altona: pays (2×), builds, draws, trades, wins, sleeps and 2 more steps";
    assert_eq!(turn.short_headline(7, &words, &names), seven_parts, "the heaviest parts, in order");
    assert_eq!(turn.short_headline(3, &words, &names), "Altona: wins, sleeps and 6 more steps");
    turn.briefs.truncate(5);
    let quiet = || Turn { to: 3, ..Turn::by_rules(Seat::new(1), 2) };
    let log = Log { turns: vec![turn, quiet()], ..Log::default() };
    let told = |step: usize, seat: u8, headlines: &[&str]| {
        (step, Seat::new(seat), headlines.iter().map(|headline| (*headline).to_owned()).collect::<Vec<String>>())
    };
    let headlines = [
        "Altona: pays (2×), builds, wins and 2 more steps",
        "Altona: pays (2×), wins and 3 more steps",
        "Altona: wins and 4 more steps",
    ];
    let great = [told(1, 0, &headlines)];
    assert_eq!(log.heaviest(3, &[], &words, &names), great, "only what weighs much is told");
    assert_eq!(log.heaviest(3, &[Seat::new(1)], &words, &names), great, "nothing was told of the winner");
    let small = Turn { briefs: vec![brief("waits", 1)], from: 4, to: 5, ..quiet() };
    let log = Log { turns: log.turns.into_iter().chain([small]).collect(), ..Log::default() };
    let names = [names[0].clone(), "Hamburg".to_owned()];
    let of_winner = |most| log.heaviest(most, &[Seat::new(1)], &words, &names);
    assert_eq!(of_winner(3)[..1], great);
    assert_eq!(of_winner(3)[1..], [told(4, 1, &["Hamburg: waits"])]);
    assert_eq!(of_winner(1).len(), 1);
    assert_eq!(of_winner(1)[0].1, Seat::new(1), "the winner's comes before a greater one");
}

#[test]
fn a_short_headline_keeps_what_concerns_the_reader() {
    let words = Words::new("en", []);
    let mut turn = Turn { to: 2, ..Turn::by_rules(Seat::new(0), 1) };
    let (own, other) = (ElementId::new("stock", 1), ElementId::new("stock", 0));
    for (did, element) in [("moves", other), ("steals", own), ("pays", other)] {
        turn.add(Weight::Usual, &Text::verbatim(did), vec![element], words.of("no game"));
    }
    let names = ["Altona".to_owned()];
    assert_eq!(turn.headline(&words, &names), "Altona: moves, steals and pays");
    let short = |most| turn.headline_about(|element| element == own, most, &words, &names);
    assert_eq!(short(3), "Altona: moves, steals and pays");
    assert_eq!(short(2), "Altona: steals and 2 more steps");
}

#[test]
fn a_headline_adds_up_amounts_and_counts_what_is_the_same() {
    let plugin = rondel::plugins().expect("the bundled games")["harbour"];
    let words = Words::new("en", [plugin]);
    let mut turn = Turn { to: 2, ..Turn::by_rules(Seat::new(0), 1) };
    let gain = |good, count: i64| Text::new("brief-gain").with("what", Text::new(good).with("count", count));
    let did = [
        gain("count-fish", 1),
        gain("count-fish", 2),
        gain("count-wood", 1),
        Text::new("brief-ability"),
        Text::new("brief-ability"),
        gain("count-fish", 1),
    ];
    for message in &did {
        turn.add(Weight::Usual, message, Vec::new(), words.of("harbour"));
    }
    let headline = turn.headline(&words, &["Red".to_owned()]);
    assert_eq!(headline, "Red: gains 4 fish and 1 wood and uses their ability (2×)");
}

/// Returns a finished game with this many seats, and the words to tell it.
fn played(game: &str, seats: usize) -> (Session, Words) {
    let plugin = rondel::plugins().expect("the bundled games")[game];
    let header = Header::of(plugin, (plugin.setup)(), vec![Player::bot(Bot::Greedy); seats], 3);
    let mut session = Session::start(header).expect("a game");
    while let rondel::Turn::Decide(_) = session.turn() {
        let place = session.plies().len() * 7 % session.choices().len();
        session.take(place).expect("a choice");
    }
    (session, Words::new("en", [plugin]))
}

#[test]
fn whoever_plays_alone_and_an_automatic_opponent_have_turns_by_turns() {
    let (session, words) = played("harbour", 1);
    let (mut chronicle, mut log) = (Chronicle::of(Observer::Spectator), Log::default());
    chronicle.follow(&session);
    log.read(&chronicle, words.of("harbour"));
    let names = ["Red".to_owned()];
    let played: Vec<&Turn> = log.turns().iter().filter(|turn| turn.seat.is_some()).collect();
    assert!(played.len() > 20, "{}", played.len());
    for pair in played[1..].windows(2) {
        assert_ne!(pair[0].non_player.is_some(), pair[1].non_player.is_some(), "they take turns");
    }
    for turn in &played {
        let headline = turn.headline(&words, &names);
        let name = if turn.non_player.is_some() { "Training opponent" } else { "Red" };
        assert!(headline.starts_with(name), "{headline}");
        assert_eq!(turn.seat, Some(Seat::new(u8::from(turn.non_player.is_some()))));
        let of_other = if turn.non_player.is_some() { "Red goes to" } else { "Training opponent goes to" };
        assert!(turn.lines.iter().all(|line| !line.text.starts_with(of_other)), "{headline}");
    }
    let great = log.heaviest(3, &log.opponents().collect::<Vec<_>>(), &words, &names);
    assert_eq!(great.len(), 3, "several turns, not the whole game");
    assert!(great.iter().any(|(_, seat, _)| *seat == Seat::new(1)), "one of the opponent, which has won");
    let last = chronicle.steps().iter().rfind(|step| step.non_player.is_some()).expect("it acted");
    let (acted, first) = (last.place, chronicle.stretches().rfind(|turn| turn.actor == Some(Seat::new(1))));
    chronicle.take_back_to(acted.ply);
    let own = chronicle.since(Seat::new(0));
    assert_eq!(own, first.map(|turn| turn.from), "since its own turn, the player has seen that of the opponent");
}

#[test]
fn a_phase_in_which_nobody_acts_has_a_heading_of_its_own() {
    let (session, words) = played("rival-cities", 2);
    let (mut chronicle, mut log) = (Chronicle::of(Observer::Spectator), Log::default());
    chronicle.follow(&session);
    log.read(&chronicle, words.of("rival-cities"));
    let names = ["Altona".to_owned(), "Hamburg".to_owned()];
    let phases: Vec<&Turn> = log.turns().iter().filter(|turn| turn.seat.is_none() && !turn.is_deal()).collect();
    assert!(phases.iter().any(|turn| turn.lines.len() > 3), "the steps of an off-season");
    for turn in phases {
        assert!(turn.name(&names).is_some_and(|name| name.starts_with("Off-season")), "{:?}", turn.name(&names));
    }
}
