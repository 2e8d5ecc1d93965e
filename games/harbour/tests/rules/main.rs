//! The rules of Harbour, sentence by sentence. There are one or more test files per chapter of `rules/en.md`,
//! and each test is named after the rule it checks. All worked examples of the rulebook are included, and every
//! building and board is visited once.

mod chapter_1_set_up;
mod chapter_2_fees;
mod chapter_2_turn;
mod chapter_3_converting;
mod chapter_3_every_building;
mod chapter_3_gaining;
mod chapter_3_market;
mod chapter_3_opponents;
mod chapter_3_parts;
mod chapter_4_buying;
mod chapter_4_options;
mod chapter_4_shipping;
mod chapter_5_end;
mod chapter_6_keeping;
mod chapter_6_noble;
mod chapter_6_once_per_turn;
mod chapter_6_others;
mod chapter_6_when;
mod chapter_7_solo;
mod chapter_8_hidden;
mod figures;
mod table;
