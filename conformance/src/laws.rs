//! Checks the laws on games with the default setup.

use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};

use crate::{Catalogs, GameFindings, Gate, Gates};

/// Number of games for each number of seats within which every named drawing and rule must appear.
const FOR_THE_HOUSE: u32 = 3;

/// Returns a report of what was checked if all laws hold.
pub(crate) fn check(gates: &Gates<'_>, catalogs: &Catalogs, found: &mut GameFindings<'_>) -> Option<LawReport> {
    let plugin = gates.plugin;
    let setup = (plugin.setup)();
    let tables = u32::from(plugin.players.1.saturating_sub(plugin.players.0)) + 1;
    let house = CheckPlan { games: FOR_THE_HOUSE * tables, seed: gates.seed, catalogs, look_every: gates.look_every };
    let plan = CheckPlan { games: gates.games, seed: gates.seed, catalogs, look_every: gates.look_every };
    if let Err(violation) = conformance::check_plugin(plugin, setup.as_ref(), &house) {
        say(&violation, found);
    }
    // A setup that does not open was told of by law 10.
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

/// Reports a broken law, with both views next to each other if they differ. A panic in the rules is reported once.
fn say(violation: &Violation, found: &mut GameFindings<'_>) {
    let said = violation.to_string();
    let is_known = found.faults.iter().any(|fault| violation.law == Law::Soundness && fault.said.starts_with(&said));
    if !is_known {
        let views = violation.side_by_side().map(|views| format!("\n{views}"));
        found.add(Gate::Laws, said + &views.unwrap_or_default());
    }
}
