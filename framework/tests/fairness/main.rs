//! Whoever has an observation cannot get the real table, nor even the sample that stands for it: it does not compile.
//!
//! Each file in `refused/` does what a bot may and one thing more; the file beside it holds what the compiler says of that
//! one thing. A compiler that says it in other words asks to write the files anew, with `TRYBUILD=overwrite`.

#[test]
fn a_bot_cannot_reach_a_state() {
    trybuild::TestCases::new().compile_fail("tests/fairness/refused/*.rs");
}
