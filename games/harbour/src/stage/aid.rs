//! What lies beside the board for whoever wants to look something up: the turn, the market, actions and symbols.

use rondel::aid::{AidLine, AidPart};

/// What an action is called and does.
const fn action(icon: &'static str, text: &'static str, rule: &'static str) -> AidLine {
    AidLine::new(text, rule).icon(icon)
}

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
            action("coin", "help-coin", "HB-4.4"),
            action("anchor", "help-anchor", "HB-3.2"),
            action("top-hat", "help-top-hat", "HB-2.9"),
            action("warehouse", "help-warehouse", "HB-4.8"),
        ],
    ),
    AidPart::new(
        "aid-actions",
        &[
            action("arrow-right", "aid-arrow", "HB-3.4"),
            action("plus", "aid-plus", "HB-3.17"),
            action("or", "aid-or", "HB-3.18"),
            action("per", "aid-per", "HB-3.2"),
            action("others", "aid-others", "HB-3.3"),
            action("double", "aid-double", "HB-3.8"),
            action("market-swap", "aid-market-swap", "HB-3.9"),
            action("market-move", "aid-market-move", "HB-3.10"),
            action("market-rearrange", "aid-market-rearrange", "HB-3.11"),
            action("levy", "aid-levy", "HB-3.12"),
            action("levy-each", "aid-levy-each", "HB-3.13"),
            action("copy", "aid-copy", "HB-3.14"),
            action("copy-occupied", "aid-copy-occupied", "HB-3.15"),
            action("buy", "aid-buy", "HB-4.1"),
            action("buy-two", "aid-buy-two", "HB-4.6"),
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
