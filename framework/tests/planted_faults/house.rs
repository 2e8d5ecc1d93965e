//! The plug-in of the card game, with every incorrect declaration that law 10 must detect.

use rondel::aid::{AidLine, AidPart};
use rondel::conformance::{self, CheckPlan, Law};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::cards::{Leak, Tricks, WORDS};

rondel::option_values! {
    enum Length {
        #[default]
        Short = "short",
        Long = "long",
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct TricksSetup {
    leak: Leak,
    length: Length,
}

#[typetag::serde(name = "tricks")]
impl Setup for TricksSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Tricks(self.leak)))
    }

    rondel::options!(length);
}

const RULES: &str = "# Tricks\n\n**TR-1.10** The highest card wins.\n\n**TR-1.2** Wait for your turn.\n";
const SHORT_RULES: &str = "# Stiche\n\n**TR-1.10** Die höchste Karte gewinnt.\n";

const AID: &[AidPart] = &[AidPart::new(
    "aid-turn",
    &[AidLine::new("aid-play", "TR-1.10").prices(&[("1", "2")]), AidLine::symbol("card", "TR-1.10")],
)];

const STRAY: &[Mechanic] = &[Mechanic::new("tricks", "TR-9.9")];

pub(crate) const HONEST: Plugin = Plugin {
    id: "tricks",
    version: "1",
    setup: || Box::<TricksSetup>::default(),
    players: (2, 3),
    minutes: (1, 2),
    mechanics: &[Mechanic::new("tricks", "TR-1.10")],
    credits: "for tests",
    locales: &[("en", WORDS)],
    rules: &[("en", RULES), ("nl", RULES)],
    lessons: &[],
    aid: &[],
    icons: &[("card", "<svg/>"), ("back", "<svg/>"), ("mark", "<svg/>")],
};

fn check(plugin: &Plugin, leak: Leak) -> Result<(), String> {
    let plan = CheckPlan { games: 2, seed: 1, catalogs: &[], look_every: 1 };
    conformance::check_plugin(plugin, &TricksSetup { leak, length: Length::Short }, &plan).map_err(|violation| {
        assert_eq!(violation.law, Law::Plugin, "{violation}");
        violation.to_string()
    })
}

fn caught_saying(plugin: &Plugin, leak: Leak, words: &str) {
    let said = check(plugin, leak).expect_err("a planted fault");
    assert!(said.starts_with("law 10, seed 1, ply") && said.contains(words), "{leak:?}: {said}");
}

#[test]
fn an_honest_plugin_keeps_law_10() {
    assert_eq!(check(&HONEST, Leak::Nothing), Ok(()));
}

#[test]
fn law_10_catches_an_id_that_is_not_the_tag_of_the_setup() {
    let plugin = Plugin { id: "trick", ..HONEST };
    caught_saying(&plugin, Leak::Nothing, "the plug-in is `trick`, its setup is tagged `tricks`");
}

#[test]
fn law_10_catches_a_wrong_number_of_players() {
    let plugin = Plugin { players: (2, 4), ..HONEST };
    caught_saying(&plugin, Leak::Nothing, "the plug-in is for 2 to 4 players, as it is for 2 to 3");
}

#[test]
fn law_10_catches_drawings_that_do_not_exist() {
    caught_saying(&HONEST, Leak::NoSuchIcon, "has the drawing `spade`, which tricks does not include");
    caught_saying(&HONEST, Leak::NoSuchBack, "has the drawing `no-back`");
    caught_saying(&HONEST, Leak::NoSuchIconOfAChoice, "has the drawing `spade`");
    caught_saying(&HONEST, Leak::NoSuchIconOfAFlow, "what flows has the drawing `spade`");
}

#[test]
fn law_10_catches_rules_that_do_not_exist() {
    // TR-1.1 is a prefix of an existing number, and TR-1.2 exists in two of three languages.
    caught_saying(&HONEST, Leak::NoSuchRuleOfAThing, "cites rule TR-1.1, which the rules in `en` do not define");
    caught_saying(&HONEST, Leak::NoSuchRuleOfABlockedClick, "cites rule TR-1, which");
    let plugin = Plugin { mechanics: STRAY, ..HONEST };
    caught_saying(&plugin, Leak::Nothing, "`tricks` cites rule TR-9.9, which the rules in `en` do not define");
    let plugin = Plugin { rules: &[("en", RULES), ("de", SHORT_RULES)], ..HONEST };
    caught_saying(&plugin, Leak::Nothing, "cites rule TR-1.2, which the rules in `de` do not define");
}

#[test]
fn law_10_catches_rules_that_name_others_which_do_not_exist() {
    const ASTRAY: &str = "# Tricks\n\n**TR-1.10** Highest wins.\n\n**TR-1.2** Wait, see TR-1.10 and TR-1.3.\n";
    let plugin = Plugin { rules: &[("en", ASTRAY)], ..HONEST };
    caught_saying(&plugin, Leak::Nothing, "the rules in `en` refer to TR-1.3, which they do not define");
}

#[test]
fn law_10_catches_symbols_without_a_word() {
    caught_saying(&HONEST, Leak::SymbolWithoutAWord, "needs the message `icon-mark`, which is missing in `en`");
    caught_saying(&HONEST, Leak::FlowWithoutAWord, "what flows needs the message `icon-mark`");
    caught_saying(&HONEST, Leak::BackWithoutAWord, "needs the message `icon-mark`, which is missing in `en`");
}

#[test]
fn law_10_catches_symbols_that_the_player_aid_does_not_explain() {
    let plugin = Plugin { aid: AID, ..HONEST };
    assert_eq!(check(&plugin, Leak::Nothing), Ok(()));
    // If a game does not define an aid, the aid is generated from all its messages.
    assert_eq!(check(&HONEST, Leak::SymbolBesideTheAid), Ok(()));
    caught_saying(&plugin, Leak::SymbolBesideTheAid, "shows the symbol `back`, which the player aid does not explain");
}

#[test]
fn law_10_catches_a_player_aid_that_says_what_is_not_there() {
    const NAMELESS: &[AidPart] = &[AidPart::new("aid-end", &[])];
    const WORDLESS: &[AidPart] = &[AidPart::new("aid-turn", &[AidLine::new("aid-draw", "TR-1.10")])];
    const LAWLESS: &[AidPart] = &[AidPart::new("aid-turn", &[AidLine::symbol("card", "TR-7.7")])];
    const BARE: &[AidPart] = &[AidPart::new("aid-turn", &[AidLine::new("aid-play", "TR-1.10").icon("spade")])];
    let faults: [(&'static [AidPart], &str); 4] = [
        (NAMELESS, "the player aid needs the message `aid-end`"),
        (WORDLESS, "the player aid needs the message `aid-draw`"),
        (LAWLESS, "the player aid cites rule TR-7.7"),
        (BARE, "the player aid has the drawing `spade`"),
    ];
    for (aid, words) in faults {
        caught_saying(&Plugin { aid, ..HONEST }, Leak::Nothing, words);
    }
}
