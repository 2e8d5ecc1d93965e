//! The player aid shown next to the board: the turn, the off-season, actions and symbols.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-turn-jar", "RC-2.2").icon("ink-jar"),
            AidLine::new("aid-turn-cost", "RC-2.4").prices(&[
                ("1", "0"),
                ("2", "0"),
                ("3", "1"),
                ("4", "2"),
                ("5", "4"),
                ("6", "6"),
                ("7", "8"),
                ("8", "10"),
            ]),
            AidLine::new("aid-turn-bell", "RC-2.8").icon("bell"),
            AidLine::new("aid-option-a", "RC-3.2").icon("option-a"),
            AidLine::new("aid-option-b", "RC-3.4").icon("option-b"),
            AidLine::new("aid-option-c", "RC-3.5").icon("option-c"),
            AidLine::new("aid-option-d", "RC-3.9").icon("option-d"),
            AidLine::new("aid-any-time", "RC-5.8").icon("letter"),
        ],
    ),
    AidPart::new(
        "aid-season",
        &[
            AidLine::new("aid-season-upkeep", "RC-6.2"),
            AidLine::new("aid-season-fleets", "RC-6.4"),
            AidLine::new("aid-season-ships", "RC-6.5"),
            AidLine::new("aid-season-prestige", "RC-6.7"),
            AidLine::new("aid-season-lawsuit", "RC-6.9"),
            AidLine::new("aid-season-cards", "RC-6.10"),
            AidLine::new("aid-season-factories", "RC-6.11"),
            AidLine::new("aid-season-end", "RC-6.12"),
        ],
    ),
    AidPart::new(
        "aid-actions",
        &[
            AidLine::drawn("production", "aid-production", "RC-5.1"),
            AidLine::drawn("gift", "aid-gift", "RC-5.4"),
            AidLine::drawn("donation", "aid-donation", "RC-5.5"),
            AidLine::drawn("swap", "aid-swap", "RC-5.6"),
            AidLine::drawn("draw", "aid-draw", "RC-5.10"),
            AidLine::drawn("build", "aid-build", "RC-5.11"),
            AidLine::drawn("reactivate", "aid-reactivate", "RC-5.13"),
            AidLine::drawn("prestige", "aid-prestige", "RC-5.14"),
            AidLine::drawn("alliance", "aid-alliance", "RC-5.16"),
            AidLine::drawn("ship", "aid-ship", "RC-5.18"),
            AidLine::drawn("lawsuit", "aid-lawsuit", "RC-5.21"),
            AidLine::drawn("sway", "aid-sway", "RC-5.22"),
            AidLine::drawn("court", "aid-court", "RC-5.25"),
            AidLine::drawn("piracy", "aid-piracy", "RC-5.27"),
            AidLine::drawn("repeat", "aid-repeat", "RC-7.11"),
        ],
    ),
    AidPart::new(
        "aid-symbols",
        &[
            AidLine::symbol("beer", "RC-1.11"),
            AidLine::symbol("cloth", "RC-1.11"),
            AidLine::symbol("leather", "RC-1.11"),
            AidLine::symbol("furniture", "RC-1.11"),
            AidLine::symbol("any-product", "RC-5.4"),
            AidLine::symbol("star", "RC-12.7"),
            AidLine::symbol("factory", "RC-5.2"),
            AidLine::symbol("factory-inactive", "RC-6.11"),
            AidLine::drawn("arrow-right", "aid-arrow", "RC-5.5"),
            AidLine::drawn("plus", "aid-plus", "RC-5.2"),
            AidLine::drawn("known", "aid-known", "RC-13.3"),
        ],
    ),
    AidPart::new(
        "aid-stars",
        &[
            AidLine::new("aid-win", "RC-11.5"),
            AidLine::new("aid-end", "RC-12.4"),
            AidLine::new("aid-stars-cards", "RC-12.5"),
            AidLine::new("aid-stars-prestige", "RC-12.6").prices(&[
                ("1", "0"),
                ("2", "1"),
                ("3", "1"),
                ("4", "2"),
                ("5", "2"),
                ("6", "4"),
                ("7", "4"),
            ]),
            AidLine::new("aid-stars-tokens", "RC-12.7"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{self, SPACES};

    fn prices(text: &str) -> Vec<(String, String)> {
        let line =
            AID.iter().flat_map(|part| part.lines).find(|line| line.text == Some(text)).expect("a line of the aid");
        line.prices.iter().map(|(above, below)| ((*above).to_owned(), (*below).to_owned())).collect()
    }

    #[test]
    fn rc_2_4_the_aid_tells_what_each_move_costs() {
        let board = content::load(&std::collections::BTreeMap::new()).expect("the bundled content").board;
        let told = prices("aid-turn-cost");
        let cost = |spaces: u8| (spaces.to_string(), board.move_cost(spaces, false).to_string());
        assert_eq!(told, (1..=8).map(cost).collect::<Vec<_>>());
        assert!(told.len() <= usize::from(SPACES));
    }

    #[test]
    fn rc_12_6_the_aid_tells_the_stars_of_each_space_of_the_prestige_track() {
        let board = content::load(&std::collections::BTreeMap::new()).expect("the bundled content").board;
        let spaces =
            board.prestige.iter().zip(1..).map(|(space, place): (_, u8)| (place.to_string(), space.stars.to_string()));
        assert_eq!(prices("aid-stars-prestige"), spaces.collect::<Vec<_>>());
    }
}
