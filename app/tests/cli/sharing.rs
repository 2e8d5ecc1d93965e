//! Codes, films and pages of saved games.

use std::fs;
use std::path::Path;

use crate::{complaint, said};

fn played(folder: &Path) -> String {
    let path = folder.join("game.rondel").display().to_string();
    said(&["play", "connect-four", "--seats", "random,mcts:100", "--seed", "4", "--save", &path]);
    path
}

#[test]
fn a_code_opens_wherever_a_file_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let code = said(&["code", &path]);
    let code = code.trim();
    assert!(code.starts_with("rondelgame1") && code.len() < 200, "{code}");
    let replay = |game: &str| said(&["replay", game, "--language", "en"]);
    assert_eq!(replay(code), replay(&path));
    assert_eq!(said(&["code", code]).trim(), code, "a code of a code");
    let early = said(&["code", &path, "--ply", "4"]);
    assert_eq!(replay(early.trim()).lines().next(), replay(&path).lines().next());
    assert!(said(&["replay", early.trim(), "--verify", "--language", "en"]).contains('4'));
    assert!(complaint(&["code", &path, "--ply", "400"]).contains("there is no ply 400"));
}

#[test]
fn a_damaged_code_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let code = said(&["code", &played(folder.path())]);
    let torn = &code.trim()[..code.len() - 6];
    assert!(complaint(&["replay", torn]).contains("the code is incomplete"));
    assert!(complaint(&["replay", "rondelgame7abc"]).contains("newer version"));
}

#[test]
fn a_film_is_written_and_never_over_what_somebody_else_wrote() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let at = |name: &str| folder.path().join(name).display().to_string();
    let film = |to: &str| ["film", &path, "--from", "1", "--to", "3", "--size", "320x200", "-o", to].map(str::to_owned);
    let made = |to: &str| said(&film(to).iter().map(String::as_str).collect::<Vec<_>>());
    let refused = |to: &str| complaint(&film(to).iter().map(String::as_str).collect::<Vec<_>>());
    for (name, begins) in [("a.gif", &b"GIF89a"[..]), ("a.png", b"\x89PNG")] {
        assert!(made(&at(name)).contains("pictures"));
        assert!(fs::read(at(name)).expect("a film").starts_with(begins));
        assert!(made(&at(name)).contains("pictures"), "ours is written over");
    }
    fs::write(at("mine.gif"), "GIF89a of another program").expect("written");
    assert!(refused(&at("mine.gif")).contains("was not written by rondel"));
    assert!(refused(&at("a.mp4")).contains(".gif"));
    assert!(complaint(&["film", &path, "--from", "9", "--to", "3", "-o", &at("b.gif")]).contains("no plies 9 to 3"));
    assert!(!Path::new(&at("b.gif")).exists());
}

#[test]
fn hands_are_open_once_the_game_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let early = said(&["code", &path, "--ply", "4"]);
    let to = folder.path().join("a.gif").display().to_string();
    let refused = complaint(&["film", early.trim(), "--as", "open", "--size", "320x200", "-o", &to]);
    assert!(refused.contains("once the game is over"), "{refused}");
    assert!(!Path::new(&to).exists());
}

#[test]
fn a_review_is_written_as_a_page_that_stands_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let to = folder.path().join("page.html").display().to_string();
    said(&["review", &path, "--iterations", "100", "--html", &to, "--language", "de"]);
    let page = fs::read_to_string(&to).expect("a page");
    assert!(page.contains("<html lang=\"de\">") && page.contains("data:image/png") && !page.contains("http"));
    assert!(complaint(&["review", &path, "--html", &path]).contains("was not written by rondel"));
}
