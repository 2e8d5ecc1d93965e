use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::plugins;
use rondel_games as _;
use rondel_system::ThemeChoice;
use rondel_tables::greedy::{bots_header, greedy_game};

use super::*;

const GAME: &str = "connect-four";

fn reviewed(plies: usize, of: Option<Seat>, iterations: u32) -> (Session, Review) {
    let plugin = plugins().expect("the games")[GAME];
    let session = greedy_game(bots_header(plugin, (plugin.setup)(), 2, 4), plies).expect("a game");
    let search = Mcts::new(Budget::Iterations(iterations));
    let weigh = |ply| Decision::weigh(&session, ply, search, &SearchLimits::QUIET);
    let decisions = Review::plies(&session, of).into_iter().filter_map(weigh).collect();
    let review = Review::of(&session, decisions);
    (session, review)
}

fn page(session: &Session, review: &Review, of: Option<Seat>, language: &'static str) -> String {
    let plugin = plugins().expect("the games")[GAME];
    let words = Words::new(language, [plugin]);
    let look = RenderOptions { text: 100, theme: ThemeChoice::Light, language };
    ReviewPage { plugin, session, review, of, words: &words, look }.html(&|| true).expect("it is waited for")
}

#[test]
fn every_seat_has_its_own_mark_colour_and_line() {
    let mut marks: Vec<String> = Seat::each_of(MAX_SEATS as u8).map(mark).collect();
    for seat in 0..MAX_SEATS {
        let rules = [format!(".s{seat}{{color"), format!(".name.s{seat}{{"), format!("--s{seat}:#")];
        assert!(rules.iter().all(|rule| STYLE.contains(rule)), "seat {seat}");
        assert!(seat == 0 || STYLE.contains(&format!(".l{seat}{{")), "seat {seat}");
        assert_eq!(STYLE.matches(&format!("--s{seat}:#")).count(), 2, "a colour by day and by night");
    }
    marks.dedup();
    assert_eq!(marks.len(), MAX_SEATS);
}

#[test]
fn a_page_stands_alone_and_tells_every_decision() {
    let (session, review) = reviewed(usize::MAX, None, 120);
    let html = page(&session, &review, None, "en");
    for outside in ["http", "<script", "src=\"/", "url(", "@import", "<link", "<iframe"] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(html.starts_with("<!doctype html>") && html[..1024].contains(PAGE_SIGN));
    let rows = html.matches("<tr class=\"").count();
    assert_eq!(rows, review.decisions.len());
    let pictures = html.matches("<img alt=\"").count();
    let swings = reviewed::swings(&review).len();
    assert!(pictures == swings && swings > 0, "{pictures} of {swings}");
    assert_eq!(html.matches("src=\"data:image/png;base64,").count(), pictures);
    assert_eq!(html.matches("<polyline").count(), 2, "a line for each seat");
    for tag in ["section", "table", "tr", "figure", "svg", "main"] {
        assert_eq!(html.matches(&format!("<{tag}")).count(), html.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

/// Returns the numbers in one row of the balance table, one per seat.
fn figures(html: &str, word: &str) -> Vec<i64> {
    let row = html.split("<tr>").find(|row| row.starts_with(&format!("<th scope=\"row\">{word}<"))).expect(word);
    let cells = row.split("<td>").skip(1).map(|cell| cell.split("</td>").next().unwrap_or_default());
    cells
        .map(|cell| cell.replace('−', "-").replace('%', "").trim_start_matches('+').parse().expect("a number"))
        .collect()
}

#[test]
fn what_stands_in_the_balance_adds_up() {
    let (session, review) = reviewed(usize::MAX, None, 120);
    let html = page(&session, &review, None, "en");
    let rows = ["Expected at start", "Own moves", "Others’ moves", "Luck", "Corrected estimate"]
        .map(|word| figures(&html, word));
    let result = figures(&html, "Result");
    for seat in 0..2 {
        assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), result[seat], "{rows:?}");
    }
    assert_eq!(result.iter().sum::<i64>(), 100, "one has won");
}

#[test]
fn a_page_speaks_the_language_of_its_reader() {
    let (session, review) = reviewed(usize::MAX, None, 60);
    let german = page(&session, &review, None, "de");
    assert!(german.contains("<html lang=\"de\">") && german.contains("Alle Entscheidungen"));
    assert!(page(&session, &review, None, "nl").contains("Alle beslissingen"));
}

#[test]
fn while_the_game_goes_on_a_page_tells_of_ones_own_decisions_alone() {
    let (session, review) = reviewed(6, Some(Seat::new(1)), 60);
    let html = page(&session, &review, Some(Seat::new(1)), "en");
    assert_eq!(html.matches("<tr class=\"").count(), 3);
    assert!(!html.contains("<img") && !html.contains("class=\"balance\""), "nothing of the other seat");
    assert_eq!(html.matches("<polyline").count(), 1);
}

#[test]
fn a_page_nobody_waits_for_is_not_written() {
    let (session, review) = reviewed(usize::MAX, None, 60);
    let plugin = plugins().expect("the games")[GAME];
    let look = RenderOptions { text: 100, theme: ThemeChoice::Light, language: "en" };
    let page =
        ReviewPage { plugin, session: &session, review: &review, of: None, words: &Words::new("en", [plugin]), look };
    assert_eq!(page.html(&|| false), None);
}
