//! Runs all checks that Rondel requires of a game. Each failure explains how to fix it.

#[test]
fn it_passes_every_gate() {
    if let Err(faults) = rondel_conformance::plugin(&caravan_lib::PLUGIN, env!("CARGO_MANIFEST_DIR")) {
        panic!("{faults}");
    }
}
