//! The laws, on games of the usual set-up.

use rondel::conformance::{self, Plan, Report};

use crate::{Catalogs, Found, Gate, Gates};

/// Every drawing and rule that is named shows within so many games at tables of each size.
const FOR_THE_HOUSE: u32 = 3;

/// What was checked, where all laws hold.
pub(crate) fn check(gates: &Gates<'_>, catalogs: &Catalogs, found: &mut Found<'_>) -> Option<Report> {
    let plugin = gates.plugin;
    let setup = (plugin.setup)();
    let tables = u32::from(plugin.players.1.saturating_sub(plugin.players.0)) + 1;
    let house = Plan { games: FOR_THE_HOUSE * tables, seed: gates.seed, catalogs, look_every: 1 };
    if let Err(violation) = conformance::check_plugin(plugin, setup.as_ref(), &house) {
        found.add(Gate::Laws, violation.to_string());
    }
    // A setup that does not open was told of by law 10.
    let game = setup.open().ok()?;
    let plan = Plan { games: gates.games, seed: gates.seed, catalogs, look_every: gates.look_every };
    match game.check(&plan) {
        Ok(report) => Some(report),
        Err(violation) => {
            found.add(Gate::Laws, violation.to_string());
            None
        }
    }
}
