//! Checks the laws on games with the default setup.

use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};

use crate::{Catalogs, GameFindings, Gate, Gates};

/// Number of games per player count for law 10, which checks the drawings and rules that appear in a game.
const PLUGIN_GAMES: u32 = 3;

/// Checks the laws and reports the violations. Returns the report on the games if all laws other than law 10 hold.
pub(crate) fn check(gates: &Gates<'_>, catalogs: &Catalogs, found: &mut GameFindings<'_>) -> Option<LawReport> {
    let plugin = gates.plugin;
    let setup = (plugin.setup)();
    let tables = u32::from(plugin.players.1.saturating_sub(plugin.players.0)) + 1;
    let few = CheckPlan { games: PLUGIN_GAMES * tables, seed: gates.seed, catalogs, look_every: gates.look_every };
    let plan = CheckPlan { games: gates.games, seed: gates.seed, catalogs, look_every: gates.look_every };
    if let Err(violation) = conformance::check_plugin(plugin, setup.as_ref(), &few) {
        say(&violation, found);
    }
    // Law 10 has already reported a setup that cannot be opened.
    let game = setup.open().ok()?;
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    match game.check(threads, &plan) {
        Ok(report) => Some(report),
        Err(violation) => {
            say(&violation, found);
            None
        }
    }
}

/// Reports a violation of a law, with both views side by side if they differ. A panic in the rules is reported
/// only once.
fn say(violation: &Violation, found: &mut GameFindings<'_>) {
    let said = violation.to_string();
    let is_known = found.faults.iter().any(|fault| violation.law == Law::Soundness && fault.said.starts_with(&said));
    if !is_known {
        let views = violation.side_by_side().map(|views| format!("\n{views}"));
        found.add(Gate::Laws, said + &views.unwrap_or_default());
    }
}
