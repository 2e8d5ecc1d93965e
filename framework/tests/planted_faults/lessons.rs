//! A lesson of the card game, with every mistake that the checks must detect.

use rondel::journal::{Header, Player};
use rondel::lesson::check;
use rondel::{Catalog, Course, Lesson, LessonFile, Plugin, Session};

use crate::cards::WORDS;
use crate::house::HONEST;

const TAUGHT: &str = "lesson = A lesson\nabout = About it\nsaid = Look at this.\nno = No.\nyes = Yes.\n";
const SECOND: &str = "\nlesson = Een les\nabout = Erover\nno = Nee.\nyes = Ja.\n";

const STEPS: &str = r#"
    Say(text: "said", at: ["pile-0"]),
    Choose(text: "said", among: [(on: ["pile-0"])]),
    Choose(text: "said", among: [(called: "peek")], otherwise: "no"),
    Ask(text: "said", answers: [(text: "no", reply: "no"), (text: "yes", right: true, reply: "yes")]),
    Choose(text: "said"),
"#;

/// Returns a plug-in with a lesson that consists of the given header fields, steps and saved game.
fn taught(head: &str, steps: &str, journal: &str) -> Plugin {
    // The text of a plug-in has a static lifetime.
    let forever = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let text = forever(format!(r#"(title: "lesson", about: "about", {head}, steps: [{steps}])"#));
    let journals = Box::leak(Box::new([("saved", forever(journal.to_owned()))]));
    let lessons = Box::leak(Box::new([LessonFile { name: "cards", text, journals }]));
    Plugin { lessons, locales: &[("en", WORDS), ("en", TAUGHT), ("nl", WORDS), ("nl", TAUGHT)], ..HONEST }
}

fn check_in(plugin: &Plugin, languages: &[&str]) -> Result<(), String> {
    let catalogs: Vec<Catalog> =
        languages.iter().map(|language| plugin.catalog(language).expect("a good locale")).collect();
    check(plugin, "cards", &catalogs).map_err(|fault| fault.to_string())
}

fn caught(plugin: &Plugin, words: &str) {
    let said = check_in(plugin, &["en", "nl"]).expect_err("a planted fault");
    assert!(said.contains(words), "{said}");
}

const HEAD: &str = "minutes: 2, seats: 2, seed: 1";

fn caught_in_steps(steps: &str, words: &str) {
    caught(&taught(HEAD, steps, ""), words);
}

/// Returns the journal of the first decisions of a game in which the first player has this name.
fn saved(name: &str) -> String {
    let header = Header::new(
        HONEST.id.to_owned(),
        "0".to_owned(),
        (HONEST.setup)(),
        vec![Player::human(name), Player::human("")],
        1,
    );
    let mut session = Session::start(header).expect("a game");
    for _ in 0..6 {
        session.play(0).expect("a choice");
    }
    session.journal()
}

const LAID: &str = r#"Table(journal: "saved", ply: 2), Choose(text: "said")"#;

#[test]
fn an_honest_lesson_can_be_taught() {
    assert_eq!(check_in(&taught(HEAD, STEPS, ""), &["en", "nl"]), Ok(()));
}

#[test]
fn a_choice_that_is_not_there_is_caught() {
    let absent = r#"Choose(text: "said", among: [(on: ["card-99"])])"#;
    caught_in_steps(absent, "step 1: this cannot be chosen; the choices are");
    caught_in_steps(r#"Say(text: "said"), Play([(called: "peek")])"#, "step 2: this cannot be chosen; the choices are");
    let rival = r#"Play([(called: "draw"), (called: "peek"), (called: "choose")]), Choose(text: "said")"#;
    caught_in_steps(rival, "step 2: it is not the learner's turn");
    caught_in_steps("Play([])", "step 1: it plays nothing");
}

#[test]
fn words_that_are_missing_are_caught() {
    for step in [
        r#"Say(text: "nowhere")"#,
        r#"Choose(text: "nowhere")"#,
        r#"Choose(text: "said", among: [(on: ["pile-0"])], otherwise: "nowhere")"#,
        r#"Ask(text: "said", answers: [(text: "nowhere", right: true, reply: "yes")])"#,
        r#"Ask(text: "said", answers: [(text: "yes", right: true, reply: "nowhere")])"#,
    ] {
        caught_in_steps(step, "nowhere");
    }
    let dutch =
        Plugin { locales: &[("en", WORDS), ("en", TAUGHT), ("nl", WORDS), ("nl", SECOND)], ..taught(HEAD, STEPS, "") };
    assert_eq!(check_in(&dutch, &["en"]), Ok(()));
    let said = check_in(&dutch, &["en", "nl"]).expect_err("a planted fault");
    assert!(said.starts_with("step 1: ") && said.contains("said"), "{said}");
}

#[test]
fn a_thing_that_does_not_lie_on_the_table_is_caught() {
    caught_in_steps(r#"Say(text: "said", at: ["pile-1"])"#, "step 1: `pile-1` is not on the table");
    caught_in_steps(r#"Say(text: "said", at: ["nothing"])"#, "step 1: `nothing` is not on the table");
}

#[test]
fn a_question_without_a_right_answer_is_caught() {
    caught_in_steps(r#"Ask(text: "said", answers: [(text: "no", reply: "no")])"#, "step 1: it has no correct answer");
}

#[test]
fn another_choice_to_which_nothing_is_said_is_caught() {
    let silent = r#"Play([(called: "draw")]), Choose(text: "said", among: [(called: "peek")])"#;
    caught_in_steps(silent, "step 2: `otherwise` is missing");
}

#[test]
fn a_script_that_hangs_on_a_free_choice_is_caught() {
    let free = r#"Play([(called: "draw")]), Choose(text: "said"), Play([(called: "choose")])"#;
    caught_in_steps(free, "step 2 leaves the learner a free choice, but later steps continue the game");
    let steps = format!(r#"Choose(text: "said"), {LAID}"#);
    assert_eq!(check_in(&taught(HEAD, &steps, &saved("")), &["en"]), Ok(()), "another table knows nothing of it");
}

#[test]
fn a_lesson_that_takes_too_long_is_caught() {
    for minutes in [0, 13] {
        let head = format!("minutes: {minutes}, seats: 2, seed: 1");
        caught(&taught(&head, STEPS, ""), &format!("it lasts {minutes} minutes; a lesson may last 1 to 12"));
    }
}

#[test]
fn a_lesson_without_a_table_or_with_two_is_caught() {
    caught(&taught("minutes: 2, seats: 2", STEPS, ""), "it needs `seats` and a `seed`, or a `Table`");
    caught(&taught("minutes: 2", STEPS, ""), "it needs `seats` and a `seed`, or a `Table`");
    for head in ["seats: 2", "seed: 1", r#"options: {"length": "long"}"#] {
        caught(&taught(&format!("minutes: 2, {head}"), LAID, &saved("")), "must be omitted");
    }
}

#[test]
fn a_journal_that_does_not_serve_is_caught() {
    let laid = |journal: &str| taught("minutes: 2", LAID, journal);
    assert_eq!(check_in(&laid(&saved("")), &["en", "nl"]), Ok(()), "another version is no fault");
    let other = r#"Table(journal: "other", ply: 2), Choose(text: "said")"#;
    caught(&taught("minutes: 2", other, &saved("")), "step 1: the lesson has no journal `other`");
    let short = r#"Table(journal: "saved", ply: 7), Choose(text: "said")"#;
    caught(&taught("minutes: 2", short, &saved("")), "the journal `saved`: it has 6 decisions, not 7");
    caught(&laid(""), "the journal `saved`: the file is empty");
    caught(&laid(&saved("Somebody")), "the journal `saved`: it contains names of people");
    caught(
        &laid(&saved("").replace(r#""game":"tricks""#, r#""game":"cards""#)),
        "the journal `saved`: it belongs to `cards`",
    );
    let changed = saved("").replacen(r#""Draw""#, r#""Peek""#, 1);
    caught(&laid(&changed), "the journal `saved`: line 2 cannot be played");
    let steps = format!(r#"Say(text: "said"), Table(journal: "saved", ply: 9), {LAID}"#);
    caught(&taught(HEAD, &steps, &saved("")), "step 2: the journal `saved`: it has 6 decisions, not 9");
}

#[test]
fn one_goes_on_at_the_table_that_was_laid_last() {
    let steps = format!(r#"Say(text: "said"), {STEPS} Table(journal: "saved", ply: 1), Say(text: "said"), {LAID}"#);
    let plugin = taught(HEAD, &steps, &saved(""));
    let at = |step: usize| {
        let lesson = Lesson::of(&plugin, "cards").expect("a lesson");
        let (course, session) = Course::resume(&plugin, lesson, step).expect("a lesson that fits");
        (course.place(), session.plies().len())
    };
    assert_eq!([at(0), at(3), at(5)], [(0, 0), (3, 1), (5, 2)]);
    assert_eq!([at(6), at(7), at(8), at(9), at(10)], [(7, 1), (7, 1), (9, 2), (9, 2), (10, 3)]);
}
