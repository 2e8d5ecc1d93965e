//! The player aid shown next to the board: the round, prices and symbols.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] = &[
    AidPart::new(
        "aid-round",
        &[
            AidLine::new("aid-round-harvest", "SP-2.2").icon("wheat"),
            AidLine::new("aid-round-auction", "SP-3.2").icon("bid"),
            AidLine::new("aid-round-palace", "SP-4.2").icon("palace"),
            AidLine::new("aid-round-army", "SP-5.1").icon("military"),
            AidLine::new("aid-round-artist", "SP-6.1").icon("artist"),
            AidLine::new("aid-round-play", "SP-7.2").icon("play-card"),
            AidLine::new("aid-round-draw", "SP-8.1").icon("deck-city"),
            AidLine::new("aid-round-expand", "SP-8.5").icon("stone-0"),
            AidLine::new("aid-round-exchange", "SP-9.1").icon("exchange"),
        ],
    ),
    AidPart::new(
        "aid-prices",
        &[
            AidLine::new("aid-prices-stones", "SP-8.5").icon("stone-place").prices(&[
                ("1", "1"),
                ("2", "2"),
                ("3", "3"),
            ]),
            AidLine::new("aid-prices-city", "SP-3.6").icon("deck-city"),
            AidLine::new("aid-prices-river", "SP-3.6").icon("deck-river"),
            AidLine::new("aid-prices-land", "SP-3.6").icon("deck-land"),
            AidLine::new("aid-prices-goods", "SP-3.7"),
            AidLine::new("aid-prices-displace", "SP-8.11").icon("displace"),
        ],
    ),
    AidPart::new(
        "aid-limits",
        &[
            AidLine::new("aid-limits-cards", "SP-7.1"),
            AidLine::new("aid-limits-field", "SP-8.8"),
            AidLine::new("aid-limits-city", "SP-8.9"),
            AidLine::new("aid-limits-collection", "SP-9.5"),
        ],
    ),
    AidPart::new(
        "aid-symbols",
        &[
            AidLine::drawn("coin", "aid-coin", "SP-2.7"),
            AidLine::drawn("progress", "aid-progress", "SP-7.2"),
            AidLine::symbol("palace", "SP-4.2"),
            AidLine::symbol("military", "SP-5.1"),
            AidLine::symbol("artist", "SP-6.1"),
            AidLine::symbol("silk", "SP-2.2"),
            AidLine::symbol("wine", "SP-2.2"),
            AidLine::symbol("tobacco", "SP-2.2"),
            AidLine::symbol("potato", "SP-2.2"),
            AidLine::symbol("cattle", "SP-2.2"),
            AidLine::symbol("wheat", "SP-2.2"),
            AidLine::symbol("deck-city", "SP-8.1"),
            AidLine::symbol("deck-land", "SP-8.1"),
            AidLine::symbol("deck-river", "SP-8.1"),
            AidLine::symbol("hand", "SP-11.1"),
            AidLine::symbol("start-player", "SP-3.1"),
            AidLine::symbol("leads", "SP-3.2"),
            AidLine::symbol("pay-coins", "SP-3.3"),
        ],
    ),
    AidPart::new(
        "aid-artworks",
        &[
            AidLine::symbol("artwork", "SP-1.8"),
            AidLine::symbol("genuine", "SP-10.8"),
            AidLine::symbol("forged", "SP-6.5"),
            AidLine::symbol("unknown", "SP-11.4"),
            AidLine::symbol("offer", "SP-9.1"),
            AidLine::symbol("claim", "SP-9.8"),
            AidLine::symbol("kind-painting", "SP-1.8"),
            AidLine::symbol("kind-sculpture", "SP-1.8"),
            AidLine::symbol("kind-porcelain", "SP-1.8"),
            AidLine::symbol("kind-clockwork", "SP-1.8"),
            AidLine::symbol("kind-medal", "SP-1.8"),
            AidLine::symbol("kind-naturalia", "SP-1.8"),
            AidLine::symbol("kind-manuscript", "SP-1.8"),
            AidLine::symbol("kind-instrument", "SP-1.8"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{DeckKind, Terrain};
    use crate::rules::influence::{compensation, cost};
    use crate::state::value_of;

    const LOCALES: [&str; 3] = [
        include_str!("../../locales/en.ftl"),
        include_str!("../../locales/de.ftl"),
        include_str!("../../locales/nl.ftl"),
    ];

    /// Returns the digits in a line of the aid, concatenated, for every language.
    fn figures(key: &str) -> [String; 3] {
        let begin = format!("{key} =");
        LOCALES.map(|locale| {
            let line = locale.lines().find(|line| line.starts_with(&begin)).expect("a line of the aid");
            line.chars().filter(char::is_ascii_digit).collect()
        })
    }

    #[test]
    fn sp_8_5_the_aid_tells_what_a_stone_of_each_column_costs() {
        let lines = AID.iter().flat_map(|part| part.lines);
        let told = lines.clone().find(|line| line.text == Some("aid-prices-stones")).expect("a line of the aid").prices;
        let told = told.iter().map(|(above, below)| ((*above).to_owned(), (*below).to_owned()));
        let columns = (0..3).map(|column: u8| ((column + 1).to_string(), cost(column).to_string()));
        assert_eq!(told.collect::<Vec<_>>(), columns.collect::<Vec<_>>());
    }

    #[test]
    fn sp_3_6_the_aid_tells_what_a_card_of_each_deck_pays() {
        for (key, deck) in [
            ("aid-prices-city", DeckKind::City),
            ("aid-prices-river", DeckKind::River),
            ("aid-prices-land", DeckKind::Land),
        ] {
            assert!(figures(key).iter().all(|told| *told == value_of(deck).to_string()), "{key}");
        }
    }

    #[test]
    fn sp_8_11_the_aid_tells_what_the_owner_of_a_displaced_stone_receives() {
        let order = [Terrain::Field, Terrain::Forest, Terrain::River, Terrain::City];
        let received: String = order.map(|terrain| compensation(terrain).to_string()).concat();
        assert!(figures("aid-prices-displace").iter().all(|told| *told == received));
    }
}
