//! Tests that code does not compile if it uses an observation to access the real table, or even the sample in the
//! observation.
//!
//! Each file in `refused/` contains permitted operations and one forbidden operation. The `.stderr` file next to it
//! contains the compiler's error for the forbidden operation. If a different compiler version changes the error
//! message, regenerate the files with `TRYBUILD=overwrite`.

#[test]
fn a_bot_cannot_reach_a_state() {
    trybuild::TestCases::new().compile_fail("tests/fairness/refused/*.rs");
}
