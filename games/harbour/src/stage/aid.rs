//! The player aid shown next to the board: the turn, the market, actions and symbols.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-turn-move", "HB-2.2").icon("worker-0"),
            AidLine::new("aid-turn-action", "HB-2.5"),
            AidLine::new("aid-turn-fee", "HB-2.7").icon("fee"),
            AidLine::new("aid-turn-full", "HB-2.12"),
        ],
    ),
    AidPart::new(
        "aid-purchase",
        &[
            AidLine::new("aid-purchase-market", "HB-1.2").prices(&[
                ("2+", "$2"),
                ("3+", "$3"),
                ("4+", "$4"),
                ("5+", "$5"),
            ]),
            AidLine::new("aid-purchase-ship", "HB-4.2").icon("ship"),
            AidLine::new("aid-purchase-price", "HB-4.4").icon("coin"),
            AidLine::new("aid-purchase-lost", "HB-4.7"),
            AidLine::new("aid-purchase-market-falls", "HB-4.9"),
        ],
    ),
    AidPart::new(
        "aid-owned",
        &[
            AidLine::drawn("coin", "help-coin", "HB-4.4"),
            AidLine::drawn("anchor", "help-anchor", "HB-3.2"),
            AidLine::drawn("top-hat", "help-top-hat", "HB-2.9"),
            AidLine::drawn("warehouse", "help-warehouse", "HB-4.8"),
        ],
    ),
    AidPart::new(
        "aid-actions",
        &[
            AidLine::drawn("arrow-right", "aid-arrow", "HB-3.4"),
            AidLine::drawn("plus", "aid-plus", "HB-3.17"),
            AidLine::drawn("or", "aid-or", "HB-3.18"),
            AidLine::drawn("per", "aid-per", "HB-3.2"),
            AidLine::drawn("others", "aid-others", "HB-3.3"),
            AidLine::drawn("double", "aid-double", "HB-3.8"),
            AidLine::drawn("market-swap", "aid-market-swap", "HB-3.9"),
            AidLine::drawn("market-move", "aid-market-move", "HB-3.10"),
            AidLine::drawn("market-rearrange", "aid-market-rearrange", "HB-3.11"),
            AidLine::drawn("levy", "aid-levy", "HB-3.12"),
            AidLine::drawn("levy-each", "aid-levy-each", "HB-3.13"),
            AidLine::drawn("copy", "aid-copy", "HB-3.14"),
            AidLine::drawn("copy-occupied", "aid-copy-occupied", "HB-3.15"),
            AidLine::drawn("buy", "aid-buy", "HB-4.1"),
            AidLine::drawn("buy-two", "aid-buy-two", "HB-4.6"),
        ],
    ),
    AidPart::new(
        "aid-symbols",
        &[
            AidLine::symbol("fish", "HB-1.1"),
            AidLine::symbol("livestock", "HB-1.1"),
            AidLine::symbol("wood", "HB-1.1"),
            AidLine::symbol("stone", "HB-1.1"),
            AidLine::symbol("any-good", "HB-3.1"),
            AidLine::symbol("same-goods", "HB-3.5"),
            AidLine::symbol("points", "HB-5.2"),
            AidLine::symbol("bonus", "HB-5.4"),
            AidLine::symbol("free", "HB-6.18"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{self, FULL};

    #[test]
    fn hb_1_2_the_aid_tells_the_slots_of_the_market() {
        let market = content::load(&std::collections::BTreeMap::new()).expect("the bundled content").market;
        let lines = AID.iter().flat_map(|part| part.lines);
        let told =
            lines.clone().find(|line| line.text == Some("aid-purchase-market")).expect("a line of the aid").prices;
        let slots = market.slots.iter().map(|slot| (format!("{}+", slot.minimum), format!("${}", slot.dollars)));
        let told = told.iter().map(|(above, below)| ((*above).to_owned(), (*below).to_owned()));
        assert_eq!(told.collect::<Vec<_>>(), slots.collect::<Vec<_>>());
    }

    #[test]
    fn hb_2_12_the_aid_tells_how_much_of_a_good_one_may_hold() {
        for locale in [
            include_str!("../../locales/en.ftl"),
            include_str!("../../locales/de.ftl"),
            include_str!("../../locales/nl.ftl"),
        ] {
            let line = locale.lines().find(|line| line.starts_with("aid-turn-full =")).expect("a line of the aid");
            let figures: String = line.chars().filter(char::is_ascii_digit).collect();
            assert_eq!(figures, FULL.to_string(), "{line}");
        }
    }
}
