//! Complete games in the real window, driven by accessible labels alone.

use egui_kittest::kittest::Queryable;

use crate::house::{anything, begin, click, play_out, window};

#[test]
fn a_whole_game_of_tic_tac_toe_is_played_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let plies = play_out(&mut window, |_| 0);
    assert_eq!(plies, 7, "squares from the upper left: Cross has the diagonal with the seventh");
    assert!(window.query_all_by_label("Cross wins").next().is_some());
    assert!(window.query_by_label("Cross has three in a row.").is_some());
    click(&mut window, "Rematch");
    assert_eq!(window.state().play().expect("a game").held().session().expect("held here").plies().len(), 0);
    play_out(&mut window, anything(4));
    click(&mut window, "All games");
    assert_eq!(window.query_all_by_label_contains("Resume: Tic-tac-toe").count(), 2);
}

#[test]
fn squares_are_clicked_on_the_table_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Free square in row 2, column 2");
    assert!(window.query_by_label("Cross in row 2, column 2").is_some());
    assert_eq!(window.state().play().expect("a game").held().session().expect("held here").plies().len(), 1);
}

#[test]
fn a_whole_game_of_rival_cities_is_played_from_two_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let plies = play_out(&mut window, anything(2));
    assert!(plies > 20, "{plies} decisions are no whole game");
    let ending = window.state().play().expect("a game").ending().expect("an end");
    let (headline, reason) = (ending.headline.clone(), ending.reason.clone());
    assert!(reason.ends_with('.'), "{reason}");
    assert!(window.query_all_by_label(&headline).next().is_some());
    assert!(window.query_by_label(&reason).is_some());
}

#[test]
fn a_whole_game_of_harbour_is_played_from_two_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Harbour", "Blue");
    let plies = play_out(&mut window, anything(2));
    assert!(plies > 40, "{plies} decisions are no whole game");
    let ending = window.state().play().expect("a game").ending().expect("an end");
    let headline = ending.headline.clone();
    assert!(window.query_all_by_label(&headline).next().is_some());
    assert!(window.query_all_by_label_contains(" has the most points.").next().is_some());
}

#[test]
fn whoever_plays_alone_without_a_plan_loses_to_the_training_opponent() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    click(&mut window, "1 player");
    click(&mut window, "Start");
    play_out(&mut window, anything(3));
    assert!(window.query_all_by_label("Defeat").next().is_some());
    assert!(window.query_all_by_label("Training opponent").next().is_some(), "its points have a column");
    let turns = |who: &str| window.query_all_by_label_contains(who).count();
    assert!(turns("Training opponent: uses ") > 2, "its turns have headings of their own");
    assert!(turns("Red: ") > 2, "as Red's have");
}
