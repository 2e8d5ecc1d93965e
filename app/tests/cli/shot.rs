//! `rondel shot`: images of tables without a window.

use super::{complaint, json, said};

#[test]
fn a_table_is_drawn_and_measured_without_a_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("table.png");
    let path = file.to_str().expect("a path");
    let words = ["shot", "harbour", "--seats", "4", "--ply", "30", "--size", "1280x720", "--language", "de", "--json"];
    let found = json(&[&words[..], &["-o", path]].concat());
    assert_eq!((&found["game"], &found["seats"], &found["ply"]), (&"harbour".into(), &4.into(), &30.into()));
    let figure = |key: &str| found[key]["value"].as_f64().unwrap_or_else(|| panic!("{key}: {found}"));
    assert!(figure("smallest_text") >= 9.95 && figure("least_text_contrast") >= 4.5, "{found}");
    assert!(figure("least_mark_contrast") >= 3.0, "{found}");
    assert!((0.05..0.95).contains(&found["empty_share"].as_f64().expect("a share")), "{found}");
    let picture = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&file).expect("a picture")));
    let mut picture = picture.read_info().expect("a PNG file");
    assert_eq!((picture.info().width, picture.info().height), (1280, 720));
    let mut dots = vec![0; picture.output_buffer_size()];
    picture.next_frame(&mut dots).expect("a whole picture");
    let colours: std::collections::BTreeSet<&[u8]> = dots.chunks_exact(3).collect();
    assert!(colours.len() > 1_000, "a table has more than {} colours", colours.len());
}

#[test]
fn a_saved_game_is_drawn_as_each_seat_sees_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (game, first, second) = (file("game.rondel"), file("first.png"), file("second.png"));
    said(&["play", "rival-cities", "--seats", "greedy,greedy", "--seed", "4", "--save", &game]);
    for (seat, picture) in [("1", &first), ("2", &second)] {
        said(&["shot", "rival-cities", "--file", &game, "--ply", "30", "--as", seat, "-o", picture]);
    }
    let bytes = |path: &str| std::fs::read(path).expect("a picture");
    assert_ne!(bytes(&first), bytes(&second), "hands are hidden from each other");
    let again = file("again.png");
    said(&["shot", "rival-cities", "--file", &game, "--ply", "30", "--as", "2", "-o", &again]);
    assert_eq!(bytes(&second), bytes(&again), "the same table gives the same picture");
    let played = bytes(&game);
    let over = complaint(&["shot", "rival-cities", "--file", &game, "-o", &game]);
    assert!(over.contains("was not written by rondel") && bytes(&game) == played, "a saved game is no picture: {over}");
    said(&["shot", "rival-cities", "--file", &game, "--ply", "31", "-o", &again]);
    assert_ne!(bytes(&second), bytes(&again), "a picture of ours is written over");
    assert!(complaint(&["shot", "harbour", "--file", &game, "-o", &again]).contains("a game of rival-cities"));
    assert!(
        complaint(&["shot", "rival-cities", "--file", &game, "--ply", "9999", "-o", &again]).contains("no ply 9999")
    );
}

#[test]
fn what_cannot_be_drawn_is_said_in_a_sentence() {
    for (words, reason) in [
        (&["shot", "chess", "--json"][..], "unknown game `chess`"),
        (&["shot", "harbour", "--size", "9x9", "--json"], "such as 1280x720"),
        (&["shot", "harbour", "--scale", "77", "--json"], "from 0.5 to 4"),
        (&["shot", "harbour", "--as", "9", "--json"], "neither a seat from 1 to 8"),
        (&["shot", "harbour", "--as", "2", "--json"], "there are 1 seats"),
        (&["shot", "harbour", "--as", "open", "--json"], "a seat or a spectator"),
        (&["shot", "harbour", "--seats", "9", "--json"], "played by 1 to 4"),
        (&["shot", "harbour", "--language", "tlh", "--json"], "unknown language `tlh`"),
        (&["shot", "harbour"], "--output"),
        (&["shot", "tic-tac-toe", "--ply", "40", "--json"], "the game was over after"),
        (&["shot", "tic-tac-toe", "-o", "/nowhere/at/all.png"], "/nowhere/at/all.png"),
    ] {
        let said = complaint(words);
        assert!(said.contains(reason), "{words:?}: {said}");
    }
}
