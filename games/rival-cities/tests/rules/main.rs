//! The rules of Rival Cities, sentence by sentence. There is one test file per chapter of `rules/en.md`, and
//! each test is named after the rule it checks. All worked examples of the rulebook are included.

mod alike;
mod chapter_10_limits;
mod chapter_11_wins;
mod chapter_12_stars;
mod chapter_13_hidden;
mod chapter_1_set_up;
mod chapter_2_turn;
mod chapter_3_options;
mod chapter_4_cards;
mod chapter_5_cards;
mod chapter_5_lawsuits;
mod chapter_5_piracy;
mod chapter_5_prestige;
mod chapter_5_products;
mod chapter_5_ships;
mod chapter_6_off_season;
mod chapter_7_alliances;
mod chapter_8_ships;
mod chapter_9_lawsuits;
mod printed;
mod table;
