//! The rules of Rival Cities, sentence by sentence: one test file per chapter of `rules/en.md`, each test named by the
//! number it checks. Every worked example of the rulebook is among them.

mod chapter_1_set_up;
mod chapter_2_turn;
mod chapter_3_options;
mod numbers;
mod table;
