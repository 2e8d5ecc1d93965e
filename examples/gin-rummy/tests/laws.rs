//! The laws that apply to every ruleset, on Gin Rummy.

use rondel::conformance::{self, CheckPlan};
use rondel::{LANGUAGES, plugins};
use rondel_gin_rummy::{GinRummy, Target};

#[test]
fn gin_rummy_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["gin-rummy"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    for (target, games) in [(Target::Long, 40), (Target::OneDeal, 40)] {
        let plan = CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 7 };
        let report = conformance::check(&GinRummy::new(target), &plan).expect("the laws hold");
        assert!(report.hidden_positions > 0);
    }
}
