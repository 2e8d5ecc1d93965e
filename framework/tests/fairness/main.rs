//! Code that has an observation cannot reach the real table, or even the sample in the observation: it does not
//! compile.
//!
//! Each file in `refused/` does something a bot may do and one thing it may not. The `.stderr` file next to it
//! contains the compiler's error for the latter. If a compiler words the error differently, regenerate the files
//! with `TRYBUILD=overwrite`.

#[test]
fn a_bot_cannot_reach_a_state() {
    trybuild::TestCases::new().compile_fail("tests/fairness/refused/*.rs");
}
