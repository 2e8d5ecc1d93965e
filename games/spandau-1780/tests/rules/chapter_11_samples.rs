//! Tests for SP-11: throughout a game, a player's samples depend only on that player's knowledge.

use std::collections::BTreeMap;

use crate::chapter_11_hidden::imagined;
use crate::table::{BLUE, GREEN, RED, Table, five_of, work};
use rondel::components::Cards;
use rondel::{Dealer, Ruleset, Seat};
use rondel_spandau_1780::state::{State, Task, title};
use rondel_spandau_1780::{Action, Drawn, SpandauSetup, Turns};

fn sample(table: &Table, state: &State, observer: Seat, seed: u64) -> State {
    let mut sample = *state;
    table.rules.determinize(&mut sample, observer, &mut Dealer::seeded(seed));
    sample
}

/// Plays a random game and calls `see` after every action with the table, the previous state and the action.
fn along_a_game(seats: u8, setup: &SpandauSetup, seed: u64, mut see: impl FnMut(&Table, &State, Action)) {
    let mut table = Table::dealt(seats, setup, seed);
    let mut hand = Dealer::seeded(seed);
    let mut buffer = Vec::new();
    while table.outcome().is_none() {
        let before = table.state;
        let action = table.rules.random_action(&table.state, &mut hand, &mut buffer);
        table.rules.apply(&mut table.state, action, &mut table.dealer);
        see(&table, &before, action);
    }
}

/// Sampling from a sample gives the same result as sampling from the true state. A sample therefore reveals
/// nothing that is hidden.
#[test]
fn sp_11_4_a_sample_of_a_sample_is_as_good_as_one_of_the_truth() {
    for seed in 0..12 {
        let mut position = 0;
        let turns = if seed / 4 == 1 { Turns::Phases } else { Turns::Whole };
        let setup = SpandauSetup { turns, ..SpandauSetup::default() };
        along_a_game(2 + (seed % 4) as u8, &setup, seed, |table, _, action| {
            position += 1;
            if position % 5 != 0 {
                return;
            }
            for observer in table.state.seats.each() {
                let other = sample(table, &table.state, observer, 1_000 + position);
                let imagine =
                    |from: &State| without_findings_of_others(sample(table, from, observer, position), observer);
                let (of_truth, of_sample) = (imagine(&table.state), imagine(&other));
                assert_same(&of_truth, &of_sample, || {
                    format!("seed {seed}, {observer}, position {position}, after {action:?}")
                });
            }
        });
    }
}

/// Removes the other players' findings about their own works. The number of these findings may differ between
/// samples, because some of the inspected works are no longer in the cabinet. The tests in
/// `chapter_11_findings.rs` cover these findings.
fn without_findings_of_others(mut state: State, observer: Seat) -> State {
    if state.asked().is_some_and(|item| item.seat != observer && matches!(item.task, Task::Publish(_))) {
        state.agenda.pop();
    }
    for seat in state.others(observer) {
        state.players[seat].known = state.players[seat].watched;
    }
    state
}

fn assert_same(one: &State, other: &State, at: impl Fn() -> String) {
    for seat in one.seats.each() {
        assert_eq!(one.players[seat], other.players[seat], "{seat}: {}", at());
    }
    assert_eq!((one.stack, one.genuine), (other.stack, other.genuine), "{}", at());
    assert_eq!(one, other, "{}", at());
}

/// Tracks everything done in public, independently of the game's own record of publicly known works.
#[derive(Default)]
struct Witness {
    owners: BTreeMap<u8, Seat>,
}

impl Witness {
    fn watch(&mut self, before: &State, after: &State, action: Action) {
        if after.offers_secret {
            return;
        }
        for seat in after.seats.each() {
            let (was, is) = (&before.players[seat], &after.players[seat]);
            // Everyone sees offers, and works that come from the display or from another player's offer.
            self.owners.extend(is.offered.map(|piece| (piece, seat)));
            let open = |piece: &u8| {
                before.displayed == Some(*piece)
                    || before.seats.each().any(|other| before.players[other].offered == Some(*piece))
            };
            self.owners.extend(is.works.without(was.works).iter().filter(open).map(|piece| (piece, seat)));
            if let (Action::Publish, Some(item)) = (action, before.asked())
                && let Task::Publish(piece) = item.task
                && is.works.has(piece)
            {
                self.owners.insert(piece, seat);
            }
        }
        self.owners.retain(|piece, owner| after.players[*owner].works.has(*piece));
    }
}

#[test]
fn sp_11_3_what_was_offered_auctioned_exchanged_or_published_stays_where_all_know_it_to_be() {
    for seed in 100..112 {
        let mut witness = Witness::default();
        let mut position = 0;
        along_a_game(2 + (seed % 4) as u8, &SpandauSetup::default(), seed, |table, before, action| {
            witness.watch(before, &table.state, action);
            position += 1;
            if position % 7 != 0 {
                return;
            }
            for observer in table.state.seats.each() {
                let sample = sample(table, &table.state, observer, position);
                for (piece, owner) in &witness.owners {
                    assert!(sample.players[*owner].works.has(*piece), "seed {seed}: {piece} of {owner} for {observer}");
                }
            }
        });
    }
}

#[test]
fn sp_11_1_all_that_a_player_knows_stays_in_every_sample() {
    for (seed, drawn) in (200..212).zip([Drawn::FaceDown, Drawn::ToHand].into_iter().cycle()) {
        let turns = if seed < 206 { Turns::Whole } else { Turns::Phases };
        let setup = SpandauSetup { drawn, turns, ..SpandauSetup::default() };
        let mut position = 0;
        along_a_game(2 + (seed % 4) as u8, &setup, seed, |table, _, action| {
            position += 1;
            if position % 7 != 0 {
                return;
            }
            let truth = &table.state;
            for observer in truth.seats.each() {
                let sample = sample(table, truth, observer, position);
                let at = format!("seed {seed}, {observer}, after {action:?}");
                let (own, imagined) = (&truth.players[observer], &sample.players[observer]);
                assert_eq!(
                    (own.hand, own.works, own.offered),
                    (imagined.hand, imagined.works, imagined.offered),
                    "{at}"
                );
                assert_eq!(
                    (own.known, own.collection, own.dealt, own.shelf),
                    (imagined.known, imagined.collection, imagined.dealt, imagined.shelf)
                );
                for known in (0..64).filter(|piece| truth.knows(observer, *piece)) {
                    assert_eq!(truth.genuine.has(known), sample.genuine.has(known), "{at}");
                }
                assert_eq!(open_part(*truth), open_part(sample), "{at}");
                assert_eq!(table.rules.check_conservation(&sample), Ok(()), "{at}");
                let (mut legal, mut imagined) = (Vec::new(), Vec::new());
                if truth.asked().is_some_and(|item| item.seat == observer) {
                    table.rules.legal_actions(truth, &mut legal);
                    table.rules.legal_actions(&sample, &mut imagined);
                    assert_eq!(legal, imagined, "{at}");
                }
            }
        });
    }
}

/// Removes everything that may be hidden from any player. Returns the remaining state, and the number of items
/// that each affected place contained.
fn open_part(mut state: State) -> (State, Vec<u32>) {
    let mut counts = vec![state.stack.len(), state.collections.len()];
    (state.stack, state.collections, state.genuine) = Default::default();
    for deck in &mut state.decks {
        counts.extend([deck.pile.len(), deck.discard.len()]);
        (deck.pile, deck.discard) = Default::default();
    }
    for seat in state.seats.each() {
        let seen = state.seen;
        let player = &mut state.players[seat];
        counts.extend(player.hand.iter().chain(&player.drawn).map(|cards| cards.len()));
        counts.extend([
            player.works.len(),
            u32::from(player.collection.is_some()),
            u32::from(player.offered.is_some()),
        ]);
        (player.hand, player.drawn, player.collection) = Default::default();
        (player.dealt, player.known, player.shelf) = Default::default();
        player.works = player.works.and(seen);
        if state.offers_secret {
            player.offered = None;
        }
    }
    if state.asked().is_some_and(|item| matches!(item.task, Task::Publish(_) | Task::Show(_))) {
        state.agenda.pop();
    }
    state.shown = Cards::NONE;
    (state, counts)
}

/// Returns the same state with a hidden work of Blue swapped for one from the stack.
fn swapped(table: &Table, mine: u8, of_stack: u8) -> State {
    let mut state = table.state;
    let blue = &mut state.players[BLUE];
    for set in [&mut blue.works, &mut blue.dealt] {
        set.remove(mine);
        set.add(of_stack);
    }
    state.stack.remove(of_stack);
    state.stack.add(mine);
    // Two of Blue's five works remain genuine.
    let genuine = state.genuine.has(mine);
    let (keep, drop) = if genuine { (of_stack, of_stack ^ 1) } else { (of_stack ^ 1, of_stack) };
    state.genuine.remove(drop);
    if !state.genuine.has(keep) {
        state.genuine.add(keep);
    }
    state
}

#[test]
fn sp_11_3_a_hidden_work_of_another_changes_nothing_for_an_observer() {
    let mut table = Table::usual(3);
    table.ask(RED, Task::Exchange);
    for mine in &five_of(BLUE)[1..] {
        for of_stack in [work("astrolabe"), work("nautilus_cup") + 1, five_of(GREEN)[1] + 1, five_of(RED)[2] + 1] {
            let other = swapped(&table, *mine, of_stack);
            let mut legal = Vec::new();
            table.rules.legal_actions(&other, &mut legal);
            assert_eq!(legal, table.legal());
            for observer in [RED, GREEN] {
                for seed in 0..20 {
                    let same = sample(&table, &table.state, observer, seed) == sample(&table, &other, observer, seed);
                    assert!(same, "{mine} for {of_stack}: {observer}, seed {seed}");
                }
            }
        }
    }
}

#[test]
fn sp_11_4_which_copy_is_genuine_changes_nothing_for_who_does_not_know() {
    let mut table = Table::usual(3);
    table.ask(RED, Task::Exchange);
    let [first, _, third, ..] = five_of(RED);
    let mut other = Table::usual(3);
    other.ask(RED, Task::Exchange);
    other.forged(first).genuine(third);
    assert_eq!(table.legal(), other.legal());
    for observer in [RED, BLUE, GREEN] {
        assert_eq!(imagined(&table, observer, 40), imagined(&other, observer, 40));
    }
    other.state.players[RED].known = 1 << title(first);
    table.state.players[RED].known = 1 << title(first);
    assert_ne!(imagined(&table, RED, 40), imagined(&other, RED, 40), "but everything for who knows");
    assert_eq!(imagined(&table, BLUE, 40), imagined(&other, BLUE, 40));
}

#[test]
fn sp_11_6_hands_and_piles_of_others_change_nothing_for_an_observer() {
    let table = |blue: [&str; 2]| {
        let mut table = Table::usual(3);
        table.hand(RED, &["weekly_market"]).hand(BLUE, &blue).ask(RED, Task::Exchange);
        table
    };
    let (one, other) = (table(["wine_tavern", "watermill"]), table(["court_opera", "brass_works"]));
    for observer in [RED, GREEN] {
        assert_eq!(imagined(&one, observer, 40), imagined(&other, observer, 40));
    }
}

/// Blue has drawn a work and offers a work. The other players cannot tell whether the offered work is the drawn
/// work or one of the first five.
#[test]
fn sp_11_7_after_a_work_was_drawn_nobody_can_tell_which_were_among_the_five() {
    let offering = |drawn: u8| {
        let mut table = Table::usual(3);
        let all = [10, 12, 14, 16, 18, work("astrolabe")];
        table.more_work(BLUE, work("astrolabe")).genuine(12).genuine(work("astrolabe")).forged(14);
        table.state.players[BLUE].dealt = all.into_iter().filter(|piece| *piece != drawn).collect();
        table.ask(BLUE, Task::Offer).play(Action::Offer(12));
        table
    };
    let (of_the_five, of_the_stack) = (offering(work("astrolabe")), offering(12));
    for observer in [RED, GREEN] {
        assert_eq!(imagined(&of_the_five, observer, 40), imagined(&of_the_stack, observer, 40), "{observer}");
    }
    assert_ne!(imagined(&of_the_five, BLUE, 40), imagined(&of_the_stack, BLUE, 40), "but Blue can");
}
