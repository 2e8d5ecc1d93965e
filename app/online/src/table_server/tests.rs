use std::fs;

use rondel::Table as _;
use rondel::clock::TimeControl;
use rondel::journal::{Header, Player};
use rondel_games as _;
use rondel_hosting::{
    Acknowledged, Guest, Key, Lobby, LobbyState, PROTOCOL, Phase, Presence, SeatClaim, Share, ToHost, write,
};
use rondel_tables::LocalTable;

use super::attend::bot_decides;
use super::*;
use crate::Inbound;
use crate::net::Relays;

const FIRST: TableId = TableId([1; 32]);
const SECOND: TableId = TableId([2; 32]);
const SEATS: [InvitedSeat; 2] = [InvitedSeat::Guest, InvitedSeat::Guest];
const POLICY: HostPolicy = HostPolicy {
    stand_in: None,
    patience: Some(Duration::from_mins(5)),
    bots: 1,
    most_tables: 9,
    most_disk: 4_000,
    when_over: WhenOver::ClosesLater,
};

fn plugin() -> &'static Plugin {
    rondel::plugins().expect("the games")["connect-four"]
}

fn network(folder: &Path) -> (Identity, TransportOptions) {
    let identity = Identity::keep(&folder.join("key.json")).expect("a key");
    (identity, TransportOptions { relays: Relays::Nobody, ..TransportOptions::default() })
}

fn server(folder: &Path, policy: HostPolicy) -> TableServer {
    let (identity, options) = network(folder);
    TableServer::open(identity, &options, Store::at(folder), policy, || {}).expect("a network")
}

fn router(folder: &Path) -> Arc<Router> {
    let (identity, options) = network(folder);
    Arc::new(Router::open(identity, &options, || {}).expect("a network"))
}

fn resume(server: &mut TableServer) {
    server.resume_games(server.store.hosted_files());
    server.resume_lobbies(crate::kept_in(&server.store.visits(), &[TABLE]));
}

/// Creates a game between two bots.
fn bots(folder: &Path) -> LocalTable {
    let (setup, players) = ((plugin().setup)(), vec![Player::bot(Bot::Random); 2]);
    let header = Header::new(plugin().id.to_owned(), plugin().version.to_owned(), setup, players, 7);
    LocalTable::begin(folder.to_owned(), plugin(), header).expect("a game")
}

#[test]
fn what_goes_wrong_at_one_table_is_no_matter_of_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = server(folder.path(), POLICY);
    let (mut broken, sound) = (bots(folder.path()), bots(folder.path()));
    broken.suggest(99);
    server.insert_game(FIRST, broken.into());
    let sound = server.insert_game(SECOND, sound.into());
    let events = server.attend(Duration::ZERO, None);
    assert_eq!(server.keys(), [sound]);
    let failed = |event: &TableEvent| event.table == FIRST && matches!(event.change, TableChange::Failed(_));
    assert!(events.iter().any(failed), "{events:?}");
}

#[test]
fn of_many_tables_with_bots_so_many_think_at_a_time_and_all_come_to_their_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = server(folder.path(), POLICY);
    for number in 1..=5 {
        server.insert_game(TableId([number; 32]), bots(folder.path()).into());
    }
    let playing = |server: &TableServer| -> Vec<(bool, bool)> {
        let all = server.tables.keys().filter_map(|key| server.playing(*key)?.here());
        all.map(|table| (bot_decides(table), table.bot_worker().is_some())).collect()
    };
    let begun = Instant::now();
    let (mut thought, mut over) = (0, 0);
    while playing(&server).iter().any(|(decides, _)| *decides) {
        assert!(begun.elapsed() < Duration::from_mins(5), "somebody waits for ever: {:?}", playing(&server));
        let events = server.attend(Duration::ZERO, None);
        over += events.iter().filter(|event| matches!(event.change, TableChange::Over(_))).count();
        let think = playing(&server).iter().filter(|(_, thinks)| *thinks).count();
        assert!(think <= 1, "{think} think at a time");
        thought += think;
    }
    assert!(thought > 0);
    assert_eq!(over, 5);
}

#[test]
fn of_two_files_of_one_table_that_goes_on_in_which_most_has_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (router, store) = (router(folder.path()), Store::at(folder.path()));
    let agreed = LobbyState {
        table: FIRST,
        game: plugin().id.to_owned(),
        version: plugin().version.to_owned(),
        setup: (plugin().setup)(),
        chairs: ["Ann", "Ben"].map(|name| SeatClaim::Here(Player::human(name))).into(),
        watchers: None,
        watching: Vec::new(),
        share: Share([2; 32]),
        sealed: true,
        next: None,
        clock: None,
    };
    let host = Lobby::open(agreed).expect("a table").deal().map_err(|_| "not ready").expect("a game");
    let guests = Box::new(GuestConnections::of(router.clone(), FIRST));
    let mut held = LocalTable::receive(store.games(), plugin(), host, guests);
    (0..3).for_each(|_| held.take(3).expect("a choice"));
    let file = held.file().expect("a file").to_owned();
    drop((held, router));
    // The other file is torn and was written last.
    let beside =
        |path: &Path| path.with_file_name(format!("{}.guests", path.file_name().unwrap_or_default().display()));
    let other = file.with_extension("").with_extension("99.rondel");
    let text = fs::read_to_string(&file).expect("written");
    let torn = &text[..text.len() - 5];
    fs::write(&other, torn).expect("written");
    fs::copy(beside(&file), beside(&other)).expect("written");
    assert_eq!(store.saved_files().len(), 2);

    let mut server = server(folder.path(), POLICY);
    resume(&mut server);
    let keys = server.keys();
    let [key] = keys[..] else { panic!("one goes on: {keys:?}") };
    let held = server.playing(key).expect("it goes on");
    assert_eq!((held.file(), held.plies()), (Some(&*file), 3));
    assert_eq!(fs::read_to_string(&other).expect("it is there"), torn, "what goes on elsewhere is left alone");
    // Messages to that table are still received.
    let message = ToHost {
        protocol: PROTOCOL,
        table: FIRST,
        count: 1,
        invitation: None,
        name: String::new(),
        seal: None,
        share: None,
        seen: Acknowledged::default(),
        wish: None,
    };
    let line = server.router().connector().enter(Key([3; 32]));
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("it runs");
    runtime.block_on(line.say(write(&message)));
    assert_eq!(server.router().wait(Duration::ZERO), [FIRST]);
}

#[test]
fn where_there_is_no_room_no_new_table_is_opened_and_those_that_are_there_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = (plugin().setup)();
    let policy = |most_tables, most_disk| HostPolicy { most_tables, most_disk, ..POLICY };
    let mut small = server(folder.path(), policy(2, 4_000));
    let full =
        small.invite_up_to(3, plugin(), setup.as_ref(), &SEATS, TableTerms::default()).expect_err("one too many");
    assert_eq!(full.to_string(), "2 tables are open; the maximum is 2");
    small.invite_up_to(5, plugin(), setup.as_ref(), &SEATS, TableTerms::default()).expect("those that are there go on");
    assert_eq!(small.keys().len(), 2);
    drop(small);
    // A file of one megabyte in the folder of games.
    let games = Store::at(folder.path()).games();
    fs::create_dir_all(&games).expect("a folder");
    fs::write(games.join("large.rondel"), vec![b' '; 1_000_000]).expect("written");
    let mut fullest = server(folder.path(), policy(9, 1));
    let full =
        fullest.invite_up_to(1, plugin(), setup.as_ref(), &SEATS, TableTerms::default()).expect_err("the disk is full");
    assert_eq!(full.to_string(), "games take 1 MB; the maximum is 1 MB");
    fullest.policy.most_disk = 2;
    fullest.invite_up_to(1, plugin(), setup.as_ref(), &SEATS, TableTerms::default()).expect("there is room");
}

#[test]
fn nobody_is_a_guest_at_their_own_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = server(folder.path(), POLICY);
    let table = server.invite(plugin(), (plugin().setup)(), &SEATS, TableTerms::default()).expect("there is room");
    let (_, invitation) = server.lobby(table).expect("it waits").invitations(Duration::ZERO).remove(0);
    assert!(matches!(server.join(&invitation.to_string(), "Ann"), Err(TableError::OwnTable)));
    assert!(server.invite(plugin(), (plugin().setup)(), &SEATS, TableTerms::default()).is_ok(), "the table stays open");
}

#[test]
fn who_does_not_open_their_part_of_the_luck_is_left_behind() {
    let [host, ann, eve] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut server = server(host.path(), HostPolicy { patience: Some(Duration::from_secs(1)), ..POLICY });
    let table = server.invite(plugin(), (plugin().setup)(), &SEATS, TableTerms::default()).expect("there is room");
    let lobby = server.lobby(table).expect("it waits for guests");
    let [(_, first), (_, second)] = lobby.invitations(Duration::ZERO).try_into().expect("two seats");
    let mut visit = GuestSession::begin(ann.path(), &first.to_string(), "Ann").expect("an invitation");
    visit.connect(router(ann.path()));
    // Eve sends her seal, but nothing more once all seals are known.
    let (hers, mut guest) = (router(eve.path()), Guest::invited(second.table, second.secret, "Eve", Share([5; 32])));
    let line = hers.visit(second.host.clone());
    let until = Instant::now() + Duration::from_mins(1);
    let mut anew = None;
    while visit.next().is_none() {
        assert!(Instant::now() < until, "nothing goes on");
        for event in server.attend(Duration::from_millis(5), None) {
            if let TableChange::Anew(next) = event.change {
                anew = Some(next);
            }
        }
        visit.attend();
        for mail in hers.mail_for(line) {
            match mail {
                Inbound::Came { .. } => guest.connected(),
                Inbound::Heard { message, .. } => drop(guest.hear(message).expect("an honest host")),
                Inbound::Nonsense | Inbound::Went { .. } => {}
            }
        }
        let is_sealed = guest.standing().is_some_and(|standing| matches!(standing.phase, Phase::Sealed(_)));
        if let Some(said) = guest.tell().filter(|_| !is_sealed) {
            hers.tell_host(line, &said);
        }
        guest.tick();
    }
    let next = visit.next().expect("she is told");
    let anew = anew.expect("they gather there");
    let presence = |server: &TableServer| -> Vec<Presence> {
        let lobby = server.lobby(anew).expect("they gather there");
        lobby.sitting().iter().map(|sitting| sitting.presence).collect()
    };
    assert_eq!(server.lobby(anew).map(HostedLobby::table), Some(next));
    assert_eq!(presence(&server), [Presence::Lost, Presence::Open], "Ann keeps her seat, and Eve's is open");
    let mut visit = visit.follow(ann.path()).expect("its file is written");
    while presence(&server)[0] != Presence::There {
        assert!(Instant::now() < until, "she has not come along");
        server.attend(Duration::from_millis(5), None);
        visit.attend();
    }
}

#[test]
fn tables_that_go_on_count_among_those_that_are_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = (plugin().setup)();
    let mut before = Vec::new();
    for (wanted, there) in [(2, 2), (2, 2), (3, 3), (0, 3)] {
        let mut server = server(folder.path(), POLICY);
        resume(&mut server);
        server.invite_up_to(wanted, plugin(), setup.as_ref(), &SEATS, TableTerms::default()).expect("there is room");
        let tables: Vec<TableId> = server.tables.values().map(|table| table.id).collect();
        assert_eq!(tables.len(), there);
        assert!(before.iter().all(|table| tables.contains(table)), "those of before go on");
        before = tables;
    }
}

#[test]
fn a_bot_decides_for_a_guest_whose_time_is_up_at_a_table_that_is_not_on_the_screen() {
    let [host, ann] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut hosts = server(host.path(), POLICY);
    let seats = [InvitedSeat::Guest, InvitedSeat::Here(Player::bot(rondel::Bot::Random))];
    let terms = TableTerms { clock: Some(TimeControl::per_decision(1)), ..TableTerms::default() };
    let table = hosts.invite(plugin(), (plugin().setup)(), &seats, terms).expect("there is room");
    let [(_, invitation)] =
        hosts.lobby(table).expect("it waits").invitations(Duration::ZERO).try_into().expect("one seat");
    let mut visit = GuestSession::begin(ann.path(), &invitation.to_string(), "Ann").expect("an invitation");
    visit.connect(router(ann.path()));
    let until = Instant::now() + Duration::from_mins(1);
    // Ann never chooses. Three of her decisions and those of the bot are six plies.
    while visit.guest().plies() < 6 {
        assert!(Instant::now() < until, "nothing goes on");
        hosts.attend(Duration::from_millis(5), None);
        visit.attend();
    }
    assert!(visit.clocks().expect("clocks").left[0].is_some_and(|left| left <= 1000));
    assert_eq!(visit.clocks().expect("clocks").left[1], None, "a bot has no clock");
}

#[test]
fn a_game_held_elsewhere_that_was_fair_is_kept_though_nobody_looks() {
    let [host, ann, ben] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut hosts = server(host.path(), POLICY);
    let table = hosts.invite(plugin(), (plugin().setup)(), &SEATS, TableTerms::default()).expect("there is room");
    let invitations = hosts.lobby(table).expect("it waits for guests").invitations(Duration::ZERO);
    let mut guests: Vec<(TableServer, TableKey)> = [(&ann, "Ann"), (&ben, "Ben")]
        .into_iter()
        .zip(invitations)
        .map(|((folder, name), (_, invitation))| {
            let mut server = server(folder.path(), POLICY);
            let key = server.join(&invitation.to_string(), name).expect("an invitation");
            (server, key)
        })
        .collect();
    let until = Instant::now() + Duration::from_mins(1);
    let mut opened = 0;
    while opened < guests.len() {
        assert!(Instant::now() < until, "the game does not come to its end");
        hosts.attend(Duration::from_millis(2), None);
        for (server, key) in &mut guests {
            let events = server.attend(Duration::from_millis(2), None);
            opened += events.iter().filter(|event| matches!(event.change, TableChange::Opened)).count();
            if server.playing(*key).is_some_and(GameHandle::is_own_turn)
                && let Some(mut held) = server.lend(*key)
            {
                // If an earlier choice has already been sent, this choice is refused.
                let _ = held.take(0);
                server.give_back(*key, held, false);
            }
        }
    }
    for (folder, other) in [(&ann, 1), (&ben, 0)] {
        let games = Store::at(folder.path()).saved_files();
        let [game] = games.as_slice() else { panic!("{games:?}") };
        assert_eq!(rondel_system::read_about(game).elsewhere, [other], "whoever was elsewhere is known");
    }
}
