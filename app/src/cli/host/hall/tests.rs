use std::fs;

use rondel::journal::{Header, Player};
use rondel::{Bot, trial};
use rondel_games as _;
use rondel_hosting::{Agreement, Chair, Gathering, Guest, Key, PROTOCOL, Phase, Seen, Share, ToHost, write};
use rondel_online::net::{Identity, Options, Relays};
use rondel_online::{Mail, Visit};
use rondel_tables::Away as _;

use super::*;

const FIRST: TableId = TableId([1; 32]);
const SECOND: TableId = TableId([2; 32]);

fn plugin() -> &'static Plugin {
    rondel::plugins().expect("the games")["connect-four"]
}

fn board(folder: &Path) -> Arc<Switchboard> {
    let identity = Identity::keep(&folder.join("key.json")).expect("a key");
    let ways = Options { relays: Relays::Nobody, ..Options::default() };
    Arc::new(Switchboard::open(identity, &ways, || {}).expect("a network"))
}

fn hall<'a>(board: &Arc<Switchboard>, folder: &Path, out: &'a mut Vec<u8>) -> Hall<'a, Vec<u8>> {
    hall_within(Limits { most_tables: 9, most_disk: 4_000, bots: 1 }, board, folder, out)
}

fn hall_within<'a>(limits: Limits, board: &Arc<Switchboard>, folder: &Path, out: &'a mut Vec<u8>) -> Hall<'a, Vec<u8>> {
    let manners = Manners { limits, stand_in: StandIn::default(), json: true, brief: false };
    Hall::new(board.clone(), Store::at(folder), manners, None, out)
}

/// What is played at new tables.
fn opened() -> Opened {
    let setup = (plugin().setup)();
    let game = trial::open(setup.as_ref()).expect("a game");
    Opened { plugin: plugin(), setup, game }
}

/// A game of two bots.
fn bots(folder: &Path) -> LocalTable {
    let (setup, players) = ((plugin().setup)(), vec![Player::bot(Bot::Random); 2]);
    let header = Header::new(plugin().id.to_owned(), plugin().version.to_owned(), setup, players, 7);
    LocalTable::begin(folder.to_owned(), plugin(), header).expect("a game")
}

#[test]
fn what_goes_wrong_at_one_table_is_no_matter_of_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut out = Vec::new();
    let mut hall = hall(&board(folder.path()), folder.path(), &mut out);
    let (mut broken, sound) = (bots(folder.path()), bots(folder.path()));
    broken.suggest(99);
    hall.tables.insert(FIRST, Kept::Playing(Box::new(broken)));
    hall.tables.insert(SECOND, Kept::Playing(Box::new(sound)));
    hall.look_after().expect("the hall goes on");
    assert_eq!(hall.tables.keys().copied().collect::<Vec<_>>(), [SECOND]);
    let said = String::from_utf8_lossy(&out);
    assert!(said.contains("\"event\":\"failed\"") && said.contains(&FIRST.hex()), "{said}");
}

#[test]
fn of_many_tables_with_bots_so_many_think_at_a_time_and_all_come_to_their_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut out = Vec::new();
    let mut hall = hall(&board(folder.path()), folder.path(), &mut out);
    for number in 1..=5 {
        hall.tables.insert(TableId([number; 32]), Kept::Playing(Box::new(bots(folder.path()))));
    }
    let playing = |hall: &Hall<'_, Vec<u8>>| -> Vec<(bool, bool)> {
        let all = hall.tables.values();
        let held = all.filter_map(|kept| if let Kept::Playing(held) = kept { Some(held) } else { None });
        held.map(|held| (bot_decides(held), held.thinker().is_some())).collect()
    };
    let begun = Instant::now();
    let mut thought = 0;
    while playing(&hall).iter().any(|(decides, _)| *decides) {
        assert!(begun.elapsed() < Duration::from_mins(5), "somebody waits for ever: {:?}", playing(&hall));
        hall.look_after().expect("the hall goes on");
        let think = playing(&hall).iter().filter(|(_, thinks)| *thinks).count();
        assert!(think <= 1, "{think} think at a time");
        thought += think;
    }
    assert!(thought > 0);
    assert_eq!(String::from_utf8_lossy(&out).matches("\"event\":\"over\"").count(), 5);
}

#[test]
fn of_two_files_of_one_table_that_goes_on_in_which_most_has_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (board, store) = (board(folder.path()), Store::at(folder.path()));
    let agreed = Agreement {
        table: FIRST,
        game: plugin().id.to_owned(),
        version: plugin().version.to_owned(),
        setup: (plugin().setup)(),
        chairs: ["Ann", "Ben"].map(|name| Chair::Here(Player::human(name))).into(),
        watchers: None,
        watching: Vec::new(),
        share: Share([2; 32]),
        sealed: true,
        next: None,
    };
    let host = Gathering::open(agreed).expect("a table").deal().map_err(|_| "not ready").expect("a game");
    let guests = Box::new(Attendance::of(board.clone(), FIRST));
    let mut held = LocalTable::receive(store.games(), plugin(), host, guests);
    (0..3).for_each(|_| held.take(3).expect("a choice"));
    let file = held.file().expect("a file").to_owned();
    drop(held);
    // The other one was torn, and was written last.
    let beside =
        |path: &Path| path.with_file_name(format!("{}.guests", path.file_name().unwrap_or_default().display()));
    let other = file.with_extension("").with_extension("99.rondel");
    let text = fs::read_to_string(&file).expect("written");
    let torn = &text[..text.len() - 5];
    fs::write(&other, torn).expect("written");
    fs::copy(beside(&file), beside(&other)).expect("written");
    assert_eq!(store.saved_files().len(), 2);

    let mut out = Vec::new();
    let mut hall = hall(&board, folder.path(), &mut out);
    hall.resume_all().expect("they can be read");
    let Some(Kept::Playing(held)) = hall.tables.get(&FIRST) else { panic!("it goes on") };
    assert_eq!((held.file(), held.plies()), (Some(&*file), 3));
    assert_eq!(fs::read_to_string(&other).expect("it is there"), torn, "what goes on elsewhere is left alone");
    // Whoever has something to say there is heard.
    let message = ToHost {
        protocol: PROTOCOL,
        table: FIRST,
        count: 1,
        invitation: None,
        name: String::new(),
        seal: None,
        share: None,
        seen: Seen::default(),
        wish: None,
    };
    let line = board.threshold().enter(Key([3; 32]));
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("it runs");
    runtime.block_on(line.say(write(&message)));
    assert_eq!(board.wait(Duration::ZERO), [FIRST]);
}

#[test]
fn where_there_is_no_room_no_new_table_is_opened_and_those_that_are_there_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = board(folder.path());
    let opened = opened();
    let seats = [InvitedSeat::Guest, InvitedSeat::Guest];
    let limits = |most_tables, most_disk| Limits { most_tables, most_disk, bots: 1 };
    let mut out = Vec::new();
    let mut hall = hall_within(limits(2, 4_000), &board, folder.path(), &mut out);
    let full = hall.open_up_to(3, &opened, &seats, false).expect_err("one too many");
    assert_eq!(full.to_string(), "there are 2 tables, the most is 2");
    hall.open_up_to(5, &opened, &seats, false).expect("those that are there go on");
    assert_eq!(hall.tables.len(), 2);
    drop(hall);
    // A file of a megabyte among the games.
    let games = Store::at(folder.path()).games();
    fs::create_dir_all(&games).expect("a folder");
    fs::write(games.join("large.rondel"), vec![b' '; 1_000_000]).expect("written");
    let mut out = Vec::new();
    let mut hall = hall_within(limits(9, 1), &board, folder.path(), &mut out);
    let full = hall.open_up_to(1, &opened, &seats, false).expect_err("the disk is full");
    assert_eq!(full.to_string(), "1 megabytes of games are kept, the most is 1");
    let mut hall = hall_within(limits(9, 2), &board, folder.path(), &mut out);
    hall.open_up_to(1, &opened, &seats, false).expect("there is room");
}

#[test]
fn who_does_not_open_their_part_of_the_luck_is_left_behind() {
    let [host, ann, eve] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut out = Vec::new();
    let seats = [InvitedSeat::Guest, InvitedSeat::Guest];
    let mut hall = hall(&board(host.path()), host.path(), &mut out);
    hall.stand_ins = StandIns::new(StandIn::patient(1));
    hall.open(&opened(), &seats, false).expect("there is room");
    let table = *hall.tables.keys().next().expect("it is open");
    let Some(Kept::Gathering(gathered)) = hall.tables.get(&table) else { panic!("it waits for guests") };
    let [(_, first), (_, second)] = gathered.invitations(Duration::ZERO).try_into().expect("two seats");
    let mut visit = Visit::begin(ann.path(), &first.to_string(), "Ann").expect("an invitation");
    visit.connect(board(ann.path()));
    // Eve says her seal, and nothing more once all are known.
    let (hers, mut guest) = (board(eve.path()), Guest::invited(table, second.secret, "Eve", Share([5; 32])));
    let line = hers.visit(second.host.clone());
    let until = Instant::now() + Duration::from_mins(1);
    while visit.next().is_none() {
        assert!(Instant::now() < until, "nothing goes on");
        hall.look_after().expect("the hall goes on");
        visit.attend();
        for mail in hers.mail_for(line) {
            match mail {
                Mail::Came { .. } => guest.connected(),
                Mail::Heard { message, .. } => drop(guest.hear(message).expect("an honest host")),
                Mail::Nonsense | Mail::Went { .. } => {}
            }
        }
        let is_sealed = guest.standing().is_some_and(|standing| matches!(standing.phase, Phase::Sealed(_)));
        if let Some(said) = guest.tell().filter(|_| !is_sealed) {
            hers.tell_host(line, &said);
        }
        guest.tick();
    }
    let next = visit.next().expect("she is told");
    let Some(Kept::Gathering(gathered)) = hall.tables.get(&next) else { panic!("they gather there") };
    let presence: Vec<Presence> = gathered.sitting().iter().map(|sitting| sitting.presence).collect();
    assert_eq!(presence, [Presence::Lost, Presence::Open], "Ann keeps her seat, and Eve's is open");
    let mut visit = visit.follow(ann.path()).expect("its file is written");
    while !matches!(hall.tables.get(&next), Some(Kept::Gathering(gathered)) if gathered.sitting()[0].presence == Presence::There)
    {
        assert!(Instant::now() < until, "she has not come along");
        hall.look_after().expect("the hall goes on");
        visit.attend();
    }
    drop(hall);
    let said = String::from_utf8_lossy(&out);
    assert!(said.contains("\"event\":\"anew\"") && said.contains(&next.hex()), "{said}");
}

#[test]
fn tables_that_go_on_count_among_those_that_are_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = board(folder.path());
    let opened = opened();
    let seats = [InvitedSeat::Guest, InvitedSeat::Guest];
    let mut before = Vec::new();
    for (wanted, there) in [(2, 2), (2, 2), (3, 3), (0, 3)] {
        let mut out = Vec::new();
        let mut hall = hall(&board, folder.path(), &mut out);
        hall.resume_all().expect("they can be read");
        hall.open_up_to(wanted, &opened, &seats, false).expect("there is room");
        let tables: Vec<TableId> = hall.tables.keys().copied().collect();
        assert_eq!(tables.len(), there);
        assert!(before.iter().all(|table| tables.contains(table)), "those of before go on");
        before = tables;
    }
}
