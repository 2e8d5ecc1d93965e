//! Tests of the rules of Spandau 1780, sentence by sentence. Each chapter of `rules/en.md` has at least one
//! file, and each test is named after the number of its rule. Every example in the rulebook is included.

mod chapter_10_end;
mod chapter_10_endings;
mod chapter_11_asking;
mod chapter_11_findings;
mod chapter_11_hidden;
mod chapter_11_samples;

mod chapter_1_content;
mod chapter_1_first_stones;
mod chapter_1_set_up;
mod chapter_2_harvest;
mod chapter_2_turns;
mod chapter_3_auction;
mod chapter_3_paying;
mod chapter_4_palace;
mod chapter_5_army;
mod chapter_6_artist;
mod chapter_7_cards;
mod chapter_8_berlin;
mod chapter_8_displacing;
mod chapter_8_influence;
mod chapter_9_collections;
mod chapter_9_exchange;
mod chapter_9_showing;
mod clicks;
mod markers;
mod marks;
mod refused_content;
mod table;
