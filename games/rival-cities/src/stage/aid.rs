//! What lies beside the board for whoever wants to look something up: the turn, the off-season, actions and symbols.

use rondel::aid::{AidLine, AidPart};

/// What an action is called and does.
const fn action(icon: &'static str, text: &'static str, rule: &'static str) -> AidLine {
    AidLine::new(text, rule).icon(icon)
}

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
            action("production", "aid-production", "RC-5.1"),
            action("gift", "aid-gift", "RC-5.4"),
            action("donation", "aid-donation", "RC-5.5"),
            action("swap", "aid-swap", "RC-5.6"),
            action("draw", "aid-draw", "RC-5.10"),
            action("build", "aid-build", "RC-5.11"),
            action("reactivate", "aid-reactivate", "RC-5.13"),
            action("prestige", "aid-prestige", "RC-5.14"),
            action("alliance", "aid-alliance", "RC-5.16"),
            action("ship", "aid-ship", "RC-5.18"),
            action("lawsuit", "aid-lawsuit", "RC-5.21"),
            action("sway", "aid-sway", "RC-5.22"),
            action("court", "aid-court", "RC-5.25"),
            action("piracy", "aid-piracy", "RC-5.27"),
            action("repeat", "aid-repeat", "RC-7.11"),
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
            action("arrow-right", "aid-arrow", "RC-5.5"),
            action("plus", "aid-plus", "RC-5.2"),
            action("known", "aid-known", "RC-13.3"),
        ],
    ),
    AidPart::new(
        "aid-stars",
        &[
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
