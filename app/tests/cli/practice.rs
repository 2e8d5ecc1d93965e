//! `rondel practice`: positions as codes that open on any machine, with their solutions.

use serde_json::Value;

use crate::{complaint, json, said};

fn found(game: &str, seed: &str) -> Value {
    json(&["practice", game, "--seed", seed, "--count", "3", "--json", "--language", "en"])
}

#[test]
fn positions_open_as_codes_and_their_answers_win() {
    for game in ["tic-tac-toe", "rival-cities"] {
        let printed = found(game, "4");
        assert_eq!(printed, found(game, "4"), "the same seed gives the same positions");
        assert_ne!(printed["positions"], found(game, "5")["positions"]);
        let positions = printed["positions"].as_array().expect("positions");
        assert_eq!(positions.len(), 3);
        for position in positions {
            let code = position["code"].as_str().expect("a code");
            let view = json(&["replay", code, "--json", "--language", "en"]);
            assert_eq!(view["place"]["ply"], position["ply"]);
            let choices = position["choices"].as_u64().expect("a number");
            assert!(choices > 1 && position["answer"].as_u64().is_some_and(|answer| answer < choices));
            let seat = position["as"].to_string();
            let shown = said(&["replay", code, "--as", &seat, "--language", "en"]);
            assert!(shown.contains(position["line"][0].as_str().expect("the answer in words")), "{shown}");
            assert!(shown.contains(position["seat"].as_str().expect("a seat")));
        }
    }
}

#[test]
fn positions_are_printed_in_words_and_too_few_are_told() {
    let words = said(&["practice", "tic-tac-toe", "--count", "2", "--language", "de"]);
    assert!(words.contains("Genau eine Wahl gewinnt sofort.") && words.matches("rondelgame1").count() == 2, "{words}");
    assert!(complaint(&["practice", "chess"]).contains("unknown game `chess`"));
    let few = crate::run(&["practice", "tic-tac-toe", "--count", "9", "--games", "2"]);
    assert!(String::from_utf8_lossy(&few.stderr).contains("positions in 2 games"));
}

#[test]
fn where_all_choose_at_the_same_time_it_says_that_nothing_wins_for_certain() {
    assert!(complaint(&["practice", "wisps"]).contains("all players choose at the same time"));
}
