//! The laws, and all else the house asks of a game: what is wrong is said with what to write.

#[test]
fn it_passes_every_gate() {
    if let Err(faults) = rondel_conformance::plugin(&caravan_lib::PLUGIN, env!("CARGO_MANIFEST_DIR")) {
        panic!("{faults}");
    }
}
