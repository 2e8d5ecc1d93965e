use super::*;

fn scratch() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

#[test]
fn every_line_is_on_disk_when_it_was_added() {
    let folder = scratch();
    let mut recorder = JournalWriter::fresh(folder.path().join("games"), "caravan", "{}\n".to_owned());
    assert!(recorder.path().is_none(), "a game nobody played makes no file");
    recorder.append("1\n");
    recorder.append("2\n");
    let path = recorder.path().expect("a file").to_owned();
    assert_eq!(std::fs::read_to_string(path).expect("the file"), "{}\n1\n2\n");
}

#[test]
fn what_cannot_be_written_waits_and_is_saved_elsewhere() {
    let folder = scratch();
    let blocked = folder.path().join("games");
    std::fs::write(&blocked, "a file in place of the folder").expect("a file");
    let mut recorder = JournalWriter::fresh(blocked.clone(), "caravan", "{}\n".to_owned());
    recorder.append("1\n");
    assert!(recorder.trouble().is_some());
    let elsewhere = folder.path().join("elsewhere.rondel");
    recorder.save_as(elsewhere.clone()).expect("another place");
    recorder.append("2\n");
    assert!(recorder.trouble().is_none());
    assert_eq!(std::fs::read_to_string(elsewhere).expect("the file"), "{}\n1\n2\n");
    assert_eq!(std::fs::read_to_string(blocked).expect("the file"), "a file in place of the folder");
}

#[test]
fn trouble_ends_when_the_place_can_be_written_again() {
    let folder = scratch();
    let blocked = folder.path().join("games");
    std::fs::write(&blocked, "").expect("a file");
    let mut recorder = JournalWriter::fresh(blocked.clone(), "caravan", "{}\n".to_owned());
    recorder.append("1\n");
    std::fs::remove_file(blocked).expect("the way is free");
    recorder.flush();
    assert!(recorder.trouble().is_none() && recorder.path().is_some());
}

#[test]
fn two_windows_do_not_write_one_game() {
    let folder = scratch();
    let path = folder.path().join("game.rondel");
    std::fs::write(&path, "{}\n").expect("a file");
    let mut one = JournalWriter::resume(path.clone(), "{}\n".to_owned());
    let mut other = JournalWriter::resume(path.clone(), "{}\n".to_owned());
    one.append("1\n");
    other.append("2\n");
    assert!(one.trouble().is_none() && other.trouble().is_some());
    drop(one);
    other.flush();
    assert_eq!(text(&path), "{}\n1\n", "the file has grown since it was read");
    assert_eq!(text(&gone_on(&mut other, &path, "game-2.rondel")), "{}\n2\n");
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file")
}

/// Checks that the game continues in the file with this name and returns its path.
fn gone_on(recorder: &mut JournalWriter, from: &Path, name: &str) -> PathBuf {
    let to = from.with_file_name(name);
    assert!(recorder.trouble().is_none());
    assert_eq!(recorder.take_moved(), Some(Moved { from: from.to_owned(), to: to.clone() }));
    assert_eq!((recorder.take_moved(), recorder.path()), (None, Some(to.as_path())));
    to
}

/// A change that another program might make to a file during the game.
type Harm = fn(&Path);

#[test]
fn a_file_lost_while_it_is_written_is_written_anew_beside() {
    let harms: [(&str, Harm); 8] = [
        ("deleted", |path| std::fs::remove_file(path).expect("deleted")),
        ("renamed", |path| std::fs::rename(path, path.with_extension("old")).expect("renamed")),
        ("emptied", |path| drop(File::create(path).expect("emptied"))),
        ("cut", |path| cut(path, 4)),
        ("grown", |path| std::fs::write(path, "{}\n1\n7\n").expect("grown")),
        ("changed", |path| std::fs::write(path, "{}\n9\n").expect("changed")),
        ("replaced", |path| {
            std::fs::remove_file(path).expect("deleted");
            std::fs::write(path, "{}\n1\n").expect("another of the same text");
        }),
        ("a folder", |path| {
            std::fs::remove_file(path).expect("deleted");
            std::fs::create_dir(path).expect("a folder");
        }),
    ];
    for (name, harm) in harms {
        // Covers both an open file and a file that was resumed but not yet written.
        for resumed in [false, true] {
            let folder = scratch();
            let path = folder.path().join("game.rondel");
            std::fs::write(&path, "{}\n1\n").expect("a file");
            let mut recorder = JournalWriter::resume(path.clone(), "{}\n1\n".to_owned());
            if !resumed {
                std::fs::write(&path, "{}\n").expect("a file");
                recorder = JournalWriter::resume(path.clone(), "{}\n".to_owned());
                recorder.append("1\n");
                // Otherwise a change within the same clock tick might not be detected.
                backdate(&mut recorder);
            }
            harm(&path);
            let left = std::fs::read(&path).ok();
            recorder.append("2\n");
            if resumed && name == "replaced" {
                assert_eq!(text(&path), "{}\n1\n2\n", "it is as it was read");
                continue;
            }
            assert_eq!(std::fs::read(&path).ok(), left, "{name}: nothing foreign is written to");
            recorder.append("3\n");
            let anew = gone_on(&mut recorder, &path, "game-2.rondel");
            assert_eq!(text(&anew), "{}\n1\n2\n3\n", "{name}");
        }
    }
}

fn cut(path: &Path, size: u64) {
    OpenOptions::new().write(true).open(path).and_then(|file| file.set_len(size)).expect("cut");
}

fn backdate(recorder: &mut JournalWriter) {
    let WriteState::Open { file, touched, .. } = &mut recorder.place else { return };
    file.set_modified(SystemTime::UNIX_EPOCH).expect("an older file");
    *touched = Some(SystemTime::UNIX_EPOCH);
}

#[test]
fn a_file_that_was_only_touched_is_gone_on_with() {
    let folder = scratch();
    let path = folder.path().join("game.rondel");
    std::fs::write(&path, "{}\n").expect("a file");
    let mut recorder = JournalWriter::resume(path.clone(), "{}\n".to_owned());
    recorder.append("1\n");
    File::options()
        .write(true)
        .open(&path)
        .and_then(|file| file.set_modified(SystemTime::UNIX_EPOCH))
        .expect("touched");
    recorder.append("2\n");
    assert_eq!((recorder.take_moved(), text(&path)), (None, "{}\n1\n2\n".to_owned()));
}

#[test]
fn a_folder_deleted_while_a_game_is_played_is_made_again() {
    let folder = scratch();
    let games = folder.path().join("games");
    let mut recorder = JournalWriter::fresh(games.clone(), "caravan", "{}\n".to_owned());
    recorder.append("1\n");
    let path = recorder.path().expect("a file").to_owned();
    std::fs::remove_dir_all(&games).expect("deleted");
    recorder.settle();
    let name = format!("{}-2.rondel", path.file_stem().expect("a name").display());
    assert_eq!(text(&gone_on(&mut recorder, &path, &name)), "{}\n1\n", "even without a further line");
}

#[test]
fn a_last_line_without_its_end_gets_one_before_the_next() {
    let folder = scratch();
    let path = folder.path().join("game.rondel");
    std::fs::write(&path, "{}\n1").expect("a file");
    let mut recorder = JournalWriter::resume(path.clone(), "{}\n1".to_owned());
    recorder.append("2\n");
    assert_eq!((recorder.take_moved(), text(&path)), (None, "{}\n1\n2\n".to_owned()));
}

#[test]
fn nothing_is_overwritten() {
    let folder = scratch();
    let taken = folder.path().join("mine.rondel");
    std::fs::write(&taken, "mine").expect("a file");
    let mut recorder = JournalWriter::fresh(folder.path().join("games"), "caravan", "{}\n".to_owned());
    assert!(recorder.save_as(taken.clone()).is_err());
    assert_eq!(std::fs::read_to_string(taken).expect("the file"), "mine");
}

#[test]
#[cfg(target_os = "linux")]
fn what_the_system_did_not_put_on_disk_is_not_saved() {
    // The device accepts all bytes and discards them: writing succeeds, but syncing does not.
    let folder = scratch();
    let path = folder.path().join("game.rondel");
    std::os::unix::fs::symlink("/dev/null", &path).expect("a link");
    let file = OpenOptions::new().append(true).open(&path).expect("the device");
    let mut recorder = JournalWriter::resume(path.clone(), String::new());
    recorder.place = WriteState::Open { path: path.clone(), file, touched: None };
    recorder.append("1\n");
    assert!(recorder.trouble().is_some() && recorder.moved.is_none());
    recorder.flush();
    assert_eq!(text(&gone_on(&mut recorder, &path, "game-2.rondel")), "1\n", "it is written where it is kept");
}
