//! Lessons: each step is read and performed at the table, a wrong choice is explained and rejected, progress is
//! saved, and the game can be continued after the end.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel::{Catalog, Lesson, lesson::LessonStep, plugins};
use rondel_window::Shell;

use crate::house::{click, window, window_with};

fn is_there(window: &Harness<'static, Shell>, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

fn plies(window: &Harness<'static, Shell>) -> usize {
    window.state().play().map_or(0, |play| play.held().session().expect("held here").plies().len())
}

fn english() -> Catalog {
    plugins().expect("the bundled games")["tic-tac-toe"].catalog("en").expect("a good locale")
}

/// Opens the lesson of the smallest game.
fn begin(window: &mut Harness<'static, Shell>) {
    click(window, "Learn Tic-tac-toe");
    click(window, "Start");
}

#[test]
fn a_lesson_is_read_and_done_to_its_end_and_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window);
    assert!(is_there(&window, &english().word("lesson-line-goal")));
    assert!(!is_there(&window, "Mark row 2, column 2"), "first it is read");
    click(&mut window, "Continue");
    click(&mut window, "Mark row 1, column 1");
    assert!(is_there(&window, &english().word("lesson-line-not-middle")));
    assert_eq!(plies(&window), 0, "another choice is explained and not taken");
    click(&mut window, "Mark row 2, column 2");
    assert_eq!(plies(&window), 2, "the other side follows the script");
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    window.run();
    assert_eq!(plies(&window), 2, "a lesson has steps back of its own");
    click(&mut window, "Mark row 1, column 1");
    assert!(!is_there(&window, "Mark row 3, column 3"), "a question is answered first");
    assert!(!is_there(&window, "Continue"));
    click(&mut window, &english().word("lesson-line-anywhere"));
    assert!(is_there(&window, &english().word("lesson-line-anywhere-reply")) && !is_there(&window, "Continue"));
    click(&mut window, &english().word("lesson-line-block"));
    click(&mut window, "Continue");
    assert_eq!(plies(&window), 4);
    click(&mut window, "Mark row 2, column 1");
    click(&mut window, "Continue");
    for answer in ["lesson-line-most-middle", "lesson-line-defend-there"] {
        click(&mut window, &english().word(answer));
        click(&mut window, "Continue");
    }
    let games = folder.path().join("games");
    let written = || std::fs::read_dir(&games).map_or(0, Iterator::count);
    assert_eq!(written(), 0, "a lesson is not written down");
    click(&mut window, "Play from here");
    assert_eq!(written(), 1, "a game is");
    for _ in 0..200 {
        window.step();
        if plies(&window) > 5 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(plies(&window) > 5, "an apprentice answers");
}

#[test]
fn a_lesson_goes_on_where_it_was_left_and_steps_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    begin(&mut first);
    click(&mut first, "Continue");
    click(&mut first, "Mark row 2, column 2");
    assert!(is_there(&first, &english().word("lesson-line-threaten")));
    click(&mut first, "Previous step");
    assert!(is_there(&first, &english().word("lesson-line-middle")));
    assert_eq!(plies(&first), 0);
    click(&mut first, "Mark row 2, column 2");
    click(&mut first, "Leave");
    drop(first);
    let settings = std::fs::read_to_string(folder.path().join("settings.json")).expect("settings");
    let mut second = window_with(folder.path(), None, &settings);
    click(&mut second, "Learn Tic-tac-toe");
    click(&mut second, "Resume");
    assert!(is_there(&second, &english().word("lesson-line-threaten")));
    assert_eq!(plies(&second), 2);
}

#[test]
fn a_lesson_goes_on_at_another_table_after_a_game_was_won() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"lessons":[{"game":"rival-cities","lesson":"ways","step":5}]}"#;
    let mut window = window_with(folder.path(), None, settings);
    let words = plugins().expect("the bundled games")["rival-cities"].catalog("en").expect("a good locale");
    let says = |window: &Harness<'static, Shell>, key: &str| is_there(window, &words.word(key));
    click(&mut window, "Learn Rival Cities");
    click(&mut window, "Resume");
    assert!(says(&window, "lesson-ways-ships-buy"));
    assert_eq!(plies(&window), 144);
    click(&mut window, "Buy Ship “Draw a special action card, twice” for 3 leather");
    for _ in 0..600 {
        window.step();
        if says(&window, "lesson-ways-ships-won") {
            break;
        }
    }
    assert!(says(&window, "lesson-ways-ships-won") && !is_there(&window, "Rematch"), "the lesson has the word");
    assert!(!is_there(&window, "Show result"));
    click(&mut window, &words.word("lesson-ways-ships-four"));
    click(&mut window, "Continue");
    assert!(says(&window, "lesson-ways-prestige"));
    assert_eq!(plies(&window), 69, "another game");
    click(&mut window, "Previous step");
    assert!(says(&window, "lesson-ways-ships-won"));
    assert_eq!(plies(&window), 145);
    click(&mut window, &words.word("lesson-ways-ships-four"));
    click(&mut window, "Continue");
    click(&mut window, "Leave");
    click(&mut window, "Learn Rival Cities");
    click(&mut window, "Resume");
    assert!(says(&window, "lesson-ways-prestige"));
}

#[test]
fn one_plays_on_from_a_position_that_was_laid() {
    let folder = tempfile::tempdir().expect("a folder");
    let plugin = plugins().expect("the bundled games")["rival-cities"];
    let last = Lesson::of(plugin, "season").expect("a lesson").steps.len() - 1;
    let settings =
        format!(r#"{{"speed":"none","lessons":[{{"game":"rival-cities","lesson":"season","step":{last}}}]}}"#);
    let mut window = window_with(folder.path(), None, &settings);
    click(&mut window, "Learn Rival Cities");
    click(&mut window, "Resume");
    let words = plugin.catalog("en").expect("a good locale");
    click(&mut window, &words.word("lesson-season-spent-pile"));
    click(&mut window, "Continue");
    let before = plies(&window);
    click(&mut window, "Play from here");
    let games = std::fs::read_dir(folder.path().join("games")).expect("a folder").flatten();
    let written: Vec<String> = games.filter_map(|game| std::fs::read_to_string(game.path()).ok()).collect();
    let [game] = written.as_slice() else { panic!("one game is written down, not {}", written.len()) };
    assert!(game.lines().count() > before, "the saved game and the lesson are in it");
    assert!(game.lines().next().is_some_and(|header| header.contains("apprentice")), "{game:.300}");
}

#[test]
fn the_model_lesson_has_every_sort_of_step() {
    let plugin = plugins().expect("the bundled games")["tic-tac-toe"];
    let lesson = Lesson::of(plugin, "line").expect("a lesson");
    let has = |sort: fn(&LessonStep) -> bool| lesson.steps.iter().any(sort);
    assert!(
        has(|step| matches!(step, LessonStep::Say { .. })) && has(|step| matches!(step, LessonStep::Choose { .. }))
    );
    assert!(has(|step| matches!(step, LessonStep::Play(_))) && has(|step| matches!(step, LessonStep::Ask { .. })));
}

#[test]
fn a_token_that_lies_on_a_field_passes_the_click_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings =
        r#"{"language":"en","speed":"none","forced":false,"lessons":[{"game":"harbour","lesson":"market","step":4}]}"#;
    let mut window = window_with(folder.path(), None, settings);
    click(&mut window, "Learn Harbour");
    click(&mut window, "Resume");
    let called = |window: &Harness<'static, Shell>, id: &str| {
        let id = rondel::lesson::element(id).expect("an element");
        window.state().play().and_then(|play| play.scene().piece(id)).expect("on the table").name.clone()
    };
    let before = plies(&window);
    // Wood is on the slot for $4 and cannot be chosen after livestock.
    let (livestock, slot) = (called(&window, "market-1"), rondel::lesson::element("slot-2").expect("an element"));
    click(&mut window, &livestock);
    let on_it = {
        let scene = window.state().play().expect("a lesson").scene();
        let slot = scene.piece(slot).expect("a slot").rect;
        let goods = scene.pieces.iter().filter(|piece| piece.id.kind == "market");
        goods.filter(|good| slot.contains(good.rect.center())).map(|good| good.name.clone()).next()
    };
    click(&mut window, &on_it.expect("a good lies on it"));
    assert!(plies(&window) > before, "the slot was chosen");
}
