//! Tests that the index reflects the files and can be deleted at any time.

use std::fs;
use std::path::{Path, PathBuf};

use rondel::journal::{Header, Player};
use rondel::{Bot, Session};
use rondel_games as _;
use rondel_system::MoveError;

use super::index::SCHEMA;
use super::*;

/// Returns the journal of a game in which the first choice is made at each of the first `plies` decisions.
fn journal(game: &str, players: Vec<Player>, plies: usize) -> String {
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::of(plugin, (plugin.setup)(), players, 3);
    let mut played = Session::start(header).expect("a game");
    for _ in 0..plies {
        played.play(0).expect("a first choice");
    }
    played.journal()
}

/// Returns the journal of tic-tac-toe between Ann and the master. Cross wins after seven plies of first choices.
fn against_master(plies: usize) -> String {
    let players = vec![Player::human("Ann"), Player::bot("master".parse().expect("a bot"))];
    journal("tic-tac-toe", players, plies)
}

struct Fixture {
    folder: tempfile::TempDir,
}

impl Fixture {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    fn store(&self) -> Store {
        Store::at(self.folder.path())
    }

    fn put(&self, name: &str, text: &str) -> PathBuf {
        put(&self.store().games(), name, text)
    }

    fn library(&self) -> Library {
        Library::open(self.store(), || ()).expect("a thread")
    }
}

fn put(folder: &Path, name: &str, text: &str) -> PathBuf {
    fs::create_dir_all(folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file");
    file
}

/// Returns the results of a query once everything is indexed.
fn found(library: &mut Library, query: Query) -> Vec<LibraryRow> {
    let question = library.ask(query);
    library.settle();
    let answer = library.answer().expect("an answer");
    assert_eq!(answer.question, question);
    answer.rows.to_vec()
}

fn names(rows: &[LibraryRow]) -> Vec<String> {
    let mut names: Vec<String> = rows.iter().map(LibraryRow::file_name).collect();
    names.sort();
    names
}

fn all(library: &mut Library) -> Vec<String> {
    names(&found(library, Query::default()))
}

fn searched(library: &mut Library, words: &str) -> Vec<String> {
    names(&found(library, Query { words: words.to_owned(), ..Query::default() }))
}

#[test]
fn a_game_is_found_by_its_day_and_by_no_month_that_is_a_name() {
    let fixture = Fixture::new();
    let file = fixture.put("one.rondel", &against_master(7));
    // Noon on 5 November 2026, UTC.
    let played = std::time::UNIX_EPOCH + std::time::Duration::from_hours(498_300);
    let file = fs::File::options().append(true).open(file);
    file.and_then(|file| file.set_modified(played)).expect("a file");
    let mut library = fixture.library();
    for words in ["2026-11-05", "5.11.2026", "5 Nov 2026", "nov 2026 one", "5. November", "2026"] {
        assert_eq!(searched(&mut library, words), ["one.rondel"], "{words}");
    }
    // Neither the file name nor any searchable text contains the month.
    assert_eq!(searched(&mut library, "nov"), Vec::<String>::new());
}

#[test]
fn a_game_is_known_with_its_players_its_end_and_its_length() {
    let fixture = Fixture::new();
    fixture.put("2026-11-21-0634-tic-tac-toe.rondel", &against_master(7));
    fixture.put("open.rondel", &against_master(2));
    let mut library = fixture.library();
    let rows = found(&mut library, Query { standing: GameStatus::Over, ..Query::default() });
    let [row] = rows.as_slice() else { panic!("one game is over: {rows:?}") };
    let game = row.game.as_ref().expect("a game");
    assert_eq!((game.id.as_str(), game.plies, game.decides), ("tic-tac-toe", 7, None));
    assert_eq!(game.outcome.as_ref().map(|outcome| outcome.placing.clone()), Some(vec![1, 2]));
    assert_eq!((game.score(), game.begun), (Some(GameScore::Won), Some(1_795_242_840)));
    assert_eq!(game.seats[0].name, "Ann");
    let open = found(&mut library, Query { standing: GameStatus::Unfinished, ..Query::default() });
    assert_eq!(open[0].game.as_ref().expect("a game").decides, Some(rondel::Seat::new(0)));
}

#[test]
fn the_index_follows_files_that_come_change_and_go() {
    let fixture = Fixture::new();
    let one = fixture.put("one.rondel", &against_master(2));
    let mut library = fixture.library();
    assert_eq!(all(&mut library), ["one.rondel"]);
    fixture.put("two.rondel", &against_master(3));
    library.refresh();
    assert_eq!(all(&mut library), ["one.rondel", "two.rondel"]);
    fs::write(&one, against_master(7)).expect("it went on");
    library.refresh();
    let over = found(&mut library, Query { standing: GameStatus::Over, ..Query::default() });
    assert_eq!(names(&over), ["one.rondel"]);
    fs::remove_file(&one).expect("it went");
    library.refresh();
    assert_eq!(all(&mut library), ["two.rondel"]);
}

#[test]
fn games_are_found_by_words_of_every_language_in_any_order() {
    let fixture = Fixture::new();
    fixture.put("one.rondel", &against_master(7));
    let persons = vec![Player::human("Jørgen"), Player::bot(Bot::Greedy)];
    fixture.put("two.rondel", &journal("rival-cities", persons, 1));
    let mut library = fixture.library();
    for words in ["stedenstrijd", "RIVAL", "jørgen cit", "gierig", "two"] {
        assert_eq!(searched(&mut library, words), ["two.rondel"], "{words}");
    }
    for words in ["meister ann", "tic tac", "row"] {
        assert_eq!(searched(&mut library, words), ["one.rondel"], "{words}");
    }
    for words in ["ann rival", "%", "_", "'; DROP TABLE games; --"] {
        assert!(searched(&mut library, words).is_empty(), "{words}");
    }
    let level = Query { level: Some(rondel::bots::Level::Master), ..Query::default() };
    assert_eq!(names(&found(&mut library, level)), ["one.rondel"]);
    let won = Query { score: Some(GameScore::Won), ..Query::default() };
    assert_eq!(names(&found(&mut library, won)), ["one.rondel"]);
}

#[test]
fn names_are_found_without_their_accents_and_however_these_are_written() {
    let fixture = Fixture::new();
    for (name, file) in [("José", "one.rondel"), ("Łukasz", "two.rondel"), ("Müller", "three.rondel")] {
        fixture.put(file, &journal("connect-four", vec![Player::human(name), Player::bot(Bot::Greedy)], 1));
    }
    let mut library = fixture.library();
    for (words, file) in [
        ("José", "one.rondel"),
        ("Jose\u{301}", "one.rondel"),
        ("jose", "one.rondel"),
        ("lukasz", "two.rondel"),
        ("Mu\u{308}ller", "three.rondel"),
        ("mueller", "three.rondel"),
    ] {
        assert_eq!(searched(&mut library, words), [file], "{words}");
    }
}

#[test]
fn deleting_the_index_loses_nothing() {
    let fixture = Fixture::new();
    let one = fixture.put("one.rondel", &against_master(7));
    fixture.put("two.rondel", &against_master(2));
    fixture.put("letter.rondel", "Dear Ann");
    let mut library = fixture.library();
    library.wish(LibraryRequest::Star(vec![one.clone()], true));
    library.wish(LibraryRequest::Rename(one.clone(), "The evening in May".to_owned()));
    library.wish(LibraryRequest::Delete(vec![fixture.store().games().join("two.rondel")]));
    let before = found(&mut library, Query::default());
    assert_eq!(searched(&mut library, "evening"), ["one.rondel"]);
    drop(library);
    fs::remove_file(fixture.store().index_file()).expect("there was an index");
    let mut library = fixture.library();
    assert_eq!(found(&mut library, Query::default()), before);
    let starred = found(&mut library, Query { starred: true, ..Query::default() });
    assert_eq!(starred[0].about.name, "The evening in May");
    let binned = found(&mut library, Query { place: GameLocation::Bin, ..Query::default() });
    assert_eq!(names(&binned), ["two.rondel"]);
    library.rebuild();
    assert_eq!(found(&mut library, Query::default()), before);
}

#[test]
fn an_index_that_is_torn_or_of_another_program_is_made_anew() {
    let fixture = Fixture::new();
    fixture.put("one.rondel", &against_master(7));
    let index = fixture.store().index_file();
    assert_eq!(all(&mut fixture.library()), ["one.rondel"]);
    let sound = fs::read(&index).expect("an index");
    let torn = [&sound[..sound.len() / 2], b"no database at all", b"", &sound[..100]];
    for bytes in torn {
        fs::write(&index, bytes).expect("torn");
        let mut library = fixture.library();
        assert_eq!(all(&mut library), ["one.rondel"]);
        assert!(!library.progress().in_memory);
    }
    let changed = ["UPDATE program SET version = '99'", "UPDATE games SET known = '{'"].map(|sql| (SCHEMA, sql));
    for (pragma, sql) in [(SCHEMA + 1, "")].into_iter().chain(changed) {
        let connection = rusqlite::Connection::open(&index).expect("an index");
        connection.pragma_update(None, "user_version", pragma).expect("written");
        connection.execute_batch(sql).expect("written");
        drop(connection);
        assert_eq!(all(&mut fixture.library()), ["one.rondel"], "{sql}");
    }
}

/// Changes single bits at random positions in an index of eleven games. The changes affect keys, values and
/// the order of rows.
#[test]
fn an_index_with_changed_bytes_lists_every_game_as_it_is() {
    let fixture = Fixture::new();
    for number in 0..11 {
        fixture.put(&format!("{number}.rondel"), &against_master(number % 8));
    }
    let index = fixture.store().index_file();
    let before = found(&mut fixture.library(), Query::default());
    assert_eq!(before.len(), 11);
    let sound = fs::read(&index).expect("an index");
    let mut luck = rondel::Dealer::seeded(57);
    for damage in 0..120 {
        let mut bytes = sound.clone();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << luck.below(8);
        }
        fs::write(&index, bytes).expect("written");
        assert_eq!(found(&mut fixture.library(), Query::default()), before, "damage {damage}");
        let won = Query { score: Some(GameScore::Won), ..Query::default() };
        let won_before =
            before.iter().filter(|row| row.game.as_ref().ok().and_then(Record::score) == Some(GameScore::Won));
        assert_eq!(found(&mut fixture.library(), won).len(), won_before.count(), "damage {damage}");
    }
}

#[test]
fn where_the_index_cannot_be_kept_the_library_works_all_the_same() {
    let fixture = Fixture::new();
    fixture.put("one.rondel", &against_master(7));
    fs::create_dir(fixture.store().index_file()).expect("a folder in its place");
    let mut library = fixture.library();
    assert_eq!(all(&mut library), ["one.rondel"]);
    assert!(library.progress().in_memory);
}

#[test]
fn two_windows_keep_one_index() {
    let fixture = Fixture::new();
    for number in 0..40 {
        fixture.put(&format!("{number}.rondel"), &against_master(number % 8));
    }
    let (mut one, mut other) = (fixture.library(), fixture.library());
    assert_eq!((all(&mut one).len(), all(&mut other).len()), (40, 40));
    fixture.put("new.rondel", &against_master(2));
    one.refresh();
    other.refresh();
    assert_eq!((all(&mut one).len(), all(&mut other).len()), (41, 41));
}

#[test]
fn a_file_that_is_no_game_has_a_row_with_its_reason() {
    let fixture = Fixture::new();
    fixture.put("letter.rondel", "Dear Ann");
    fixture.put("empty.rondel", "");
    fs::create_dir(fixture.store().games().join("folder.rondel")).expect("a folder");
    let wrong = against_master(2).replacen(r#""game":"tic-tac-toe""#, r#""game":"chess""#, 1);
    fixture.put("chess.rondel", &wrong);
    let rows = found(&mut fixture.library(), Query::default());
    let mut reasons: Vec<(String, String)> =
        rows.iter().map(|row| (row.file_name(), row.game.clone().expect_err("no game"))).collect();
    reasons.sort();
    let begins = [
        ("chess.rondel", "the game is `chess`"),
        ("empty.rondel", "the file is empty"),
        ("folder.rondel", "this is a folder, not a file"),
        ("letter.rondel", "line 1 is not the start of a Rondel game"),
    ];
    for ((file, reason), (name, begin)) in reasons.iter().zip(begins) {
        assert!(file == name && reason.starts_with(begin), "{file}: {reason}");
    }
    assert_eq!(reasons.len(), begins.len());
}

#[test]
fn a_game_in_the_bin_is_found_there_and_comes_back() {
    let fixture = Fixture::new();
    let one = fixture.put("one.rondel", &against_master(7));
    let mut library = fixture.library();
    library.wish(LibraryRequest::Star(vec![one.clone()], true));
    library.wish(LibraryRequest::Delete(vec![one.clone()]));
    assert!(all(&mut library).is_empty());
    let bin = Query { place: GameLocation::Bin, ..Query::default() };
    let binned = found(&mut library, bin.clone());
    assert!(binned[0].about.star && binned[0].path.starts_with(fixture.store().bin()));
    library.wish(LibraryRequest::Restore(vec![binned[0].path.clone()]));
    assert_eq!(all(&mut library), ["one.rondel"]);
    assert!(found(&mut library, Query { starred: true, ..Query::default() })[0].path == one);
    library.wish(LibraryRequest::Delete(vec![one]));
    library.wish(LibraryRequest::EmptyBin);
    assert!(found(&mut library, bin).is_empty());
    let emptied = library.take_done();
    assert!(matches!(emptied.last(), Some(Done::Emptied(Ok(1)))), "{emptied:?}");
}

#[test]
fn a_game_that_a_window_writes_is_not_thrown_away() {
    let fixture = Fixture::new();
    let one = fixture.put("one.rondel", &against_master(2));
    let window = fs::File::options().append(true).open(&one).expect("a file");
    window.try_lock().expect("nobody else has it");
    let mut library = fixture.library();
    library.wish(LibraryRequest::Delete(vec![one]));
    assert_eq!(all(&mut library), ["one.rondel"]);
    let done = library.take_done();
    let [Done::Moved { games: 0, left, .. }] = done.as_slice() else { panic!("{done:?}") };
    assert!(matches!(left.as_slice(), [MoveError::Busy { .. }]), "{left:?}");
}

#[test]
fn a_folder_is_taken_in_once_with_what_is_said_of_its_games() {
    let fixture = Fixture::new();
    fixture.put("mine.rondel", &against_master(3));
    let theirs = tempfile::tempdir().expect("a folder");
    put(theirs.path(), "a.rondel", &against_master(7));
    put(theirs.path(), "a.rondel.about", r#"{"star":true}"#);
    put(theirs.path(), "a.rondel.guests", "keys");
    put(&theirs.path().join("deep/deeper"), "mine.rondel", &against_master(4));
    put(theirs.path(), "copy.rondel", &against_master(7));
    put(theirs.path(), "known.rondel", &against_master(3).replace('\n', "\r\n"));
    put(theirs.path(), "letter.rondel", "Dear Ann");
    put(theirs.path(), "photo.png", "no game");
    let mut library = fixture.library();
    let mut take_in = || {
        library.wish(LibraryRequest::Import(vec![theirs.path().to_owned()]));
        let names = all(&mut library);
        let done = library.take_done();
        let [Done::Imported(imported)] = done.as_slice() else { panic!("{done:?}") };
        (names, imported.new, imported.known, imported.refused.len())
    };
    let names = ["a.rondel", "mine-2.rondel", "mine.rondel"].map(String::from).to_vec();
    assert_eq!(take_in(), (names.clone(), 2, 2, 1));
    assert_eq!(take_in(), (names, 0, 4, 1), "a second time nothing is new");
    let starred = found(&mut library, Query { starred: true, ..Query::default() });
    assert_eq!(starred[0].file_name(), "a.rondel");
    assert!(!fixture.store().games().join("a.rondel.guests").exists(), "what lets guests in is nobody else's");
}

#[test]
fn of_a_game_that_is_here_what_is_new_beside_it_is_taken() {
    use rondel_system::{Note, Notes};
    let write_notes = |game: &Path, name: &str, plies: &[(usize, &str)]| {
        let note = |words: &str| Note { words: words.to_owned(), ..Note::default() };
        let plies = plies.iter().map(|(ply, words)| (*ply, note(words))).collect();
        Notes { name: name.to_owned(), plies }.write(game).expect("written");
    };
    let branch =
        |game: &Path, name: &str, plies: usize| put(&rondel_system::branches_of(game), name, &against_master(plies));
    let fixture = Fixture::new();
    let mine = fixture.put("mine.rondel", &against_master(3));
    write_notes(&mine, "", &[(1, "mine"), (2, "mine too")]);
    fixture.put("mine.rondel.review", "damaged");
    let both = branch(&mine, "both.rondel", 4);
    put(&rondel_system::thrown_away_of(&mine), "thrown.rondel", &against_master(5));
    let newer = branch(&mine, "newer.rondel", 2);
    fixture.put("mine.rondel.branches/newer.rondel.notes", r#"{"plies":{"1":{"mark":"heart"}}}"#);
    let elsewhere = tempfile::tempdir().expect("a folder");
    let theirs = put(elsewhere.path(), "theirs.rondel", &against_master(3));
    write_notes(&theirs, "", &[(2, "theirs"), (3, "new")]);
    rondel_system::write_review(&theirs, &against_master(3), Vec::new()).expect("written");
    write_notes(&branch(&theirs, "same.rondel", 4), "A name", &[(1, "of a branch")]);
    write_notes(&branch(&theirs, "alike.rondel", 2), "", &[(1, "lost")]);
    branch(&theirs, "thrown.rondel", 5);
    branch(&theirs, "new.rondel", 6);
    put(&rondel_system::branches_of(&theirs), "torn.rondel", "nobody can read it");
    let mut library = fixture.library();
    for _ in 0..2 {
        library.wish(LibraryRequest::Import(vec![elsewhere.path().to_owned()]));
        assert_eq!(all(&mut library), ["mine.rondel"]);
        let done = library.take_done();
        assert!(matches!(done.as_slice(), [Done::Imported(Imported { new: 0, known: 1, .. })]), "{done:?}");
        let told: Vec<(usize, String)> =
            Notes::read(&mine).plies.into_iter().map(|(ply, note)| (ply, note.words)).collect();
        let expected = [(1, "mine"), (2, "mine too"), (3, "new")].map(|(ply, words)| (ply, words.to_owned()));
        assert_eq!(told, expected, "what I wrote stays");
        let of_both = Notes::read(&both);
        assert_eq!((of_both.plies[&1].words.as_str(), of_both.name.as_str()), ("of a branch", "A name"));
        let of_newer = fs::read_to_string(format!("{}.notes", newer.display())).expect("notes");
        assert!(of_newer.contains("heart"), "what a newer program wrote is not written over");
        let branches = rondel_system::games_in(&rondel_system::branches_of(&mine));
        assert_eq!(
            branches.len(),
            3,
            "what was thrown away does not come back, nor what nobody can read: {branches:?}"
        );
        let review = |game: &Path| fs::read_to_string(format!("{}.review", game.display())).expect("a review");
        assert_eq!(review(&mine), review(&theirs));
    }
    library.wish(LibraryRequest::Delete(vec![mine]));
    library.settle();
    library.take_done();
    library.wish(LibraryRequest::Import(vec![elsewhere.path().to_owned()]));
    assert_eq!(all(&mut library), ["theirs.rondel"], "what was thrown away may come again");
}

#[test]
fn what_is_carried_out_can_be_taken_in_elsewhere_and_nothing_is_written_over() {
    let fixture = Fixture::new();
    let one = fixture.put("one.rondel", &against_master(7));
    let library = fixture.library();
    library.wish(LibraryRequest::Rename(one.clone(), "Mine".to_owned()));
    let out = fixture.folder.path().join("out");
    put(&out, "one.rondel", "somebody else's");
    library.wish(LibraryRequest::Export(vec![one.clone(), fixture.store().games().join("gone.rondel")], out.clone()));
    library.settle();
    let done = library.take_done();
    let [Done::Exported(_, exported)] = done.as_slice() else { panic!("{done:?}") };
    assert_eq!((exported.files.as_slice(), exported.left.len()), ([out.join("one-2.rondel")].as_slice(), 1));
    assert_eq!(fs::read_to_string(out.join("one.rondel")).expect("a file"), "somebody else's");
    let elsewhere = Fixture::new();
    let mut there = elsewhere.library();
    there.wish(LibraryRequest::Import(vec![out]));
    let rows = found(&mut there, Query::default());
    assert_eq!((rows.len(), rows[0].about.name.as_str()), (1, "Mine"));
    let played = |file: &Path| file.metadata().and_then(|about| about.modified()).expect("a time");
    assert_eq!(played(&rows[0].path), played(&one), "it is as old as it was");
}
