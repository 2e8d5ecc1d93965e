//! Tests of batches of tables for learning agents.

use std::sync::Arc;

use rondel::batch::{Batch, BatchError, BatchSettings, Buffers, Encoding, Numbering, Restart, Rows};
use rondel::{AnyGame, AnyState, Dealer, Observer, Plugin, Seats, Turn, setup, trial};

const USUAL: BatchSettings = BatchSettings {
    rows: 3,
    first_row: 0,
    seed: 7,
    samples: 1,
    numbering: Numbering::Listed,
    restart: Restart::SameStep,
};

fn open(id: &str) -> AnyGame {
    let plugin: &Plugin = setup::plugins().expect("the games are sound")[id];
    trial::open((plugin.setup)().as_ref()).expect("the usual setup")
}

fn smallest(game: &AnyGame) -> Seats {
    Seats::new((*game.seats().start()).max(2)).expect("a table")
}

/// Returns arrays filled with values that no batch writes.
fn unwritten(encoding: &Encoding, settings: &BatchSettings) -> Buffers {
    let mut arrays = Buffers::new(encoding, settings);
    for values in [&mut arrays.observation, &mut arrays.actions, &mut arrays.reward] {
        values.fill(9.0);
    }
    for values in [&mut arrays.mask, &mut arrays.done] {
        values.fill(9);
    }
    arrays.seat.fill(9);
    arrays
}

/// Returns a random choice for each table.
fn any(mask: &[u8], rows: usize, dealer: &mut Dealer) -> Vec<i64> {
    let one = |mask: &[u8]| {
        let open: Vec<usize> = (0..mask.len()).filter(|number| mask[*number] == 1).collect();
        if open.is_empty() { 0 } else { open[dealer.below(open.len() as u32) as usize] as i64 }
    };
    mask.chunks_exact(mask.len() / rows).map(one).collect()
}

fn play(game: &AnyGame, settings: &BatchSettings, steps: u32) -> (Vec<Buffers>, Box<dyn Batch>) {
    let encoding = Arc::new(game.encoding(smallest(game)));
    let mut arrays = unwritten(&encoding, settings);
    let mut batch = game.batch(encoding, settings);
    batch.restart(&mut arrays.rows()).expect("arrays of the right size");
    let mut dealer = Dealer::seeded(3);
    let mut seen = vec![arrays.clone()];
    for _ in 0..steps {
        let choices = any(&arrays.mask, settings.rows, &mut dealer);
        batch.step(&choices, &mut arrays.rows()).expect("legal choices");
        seen.push(arrays.clone());
    }
    (seen, batch)
}

#[test]
fn every_game_is_stepped_and_the_same_seed_gives_the_same_rows() {
    for id in setup::plugins().expect("the games are sound").keys() {
        let game = open(id);
        for numbering in [Numbering::Listed, Numbering::Catalogued] {
            if numbering == Numbering::Catalogued && game.encoding(smallest(&game)).catalogue().is_empty() {
                continue;
            }
            let settings = BatchSettings { numbering, ..USUAL };
            let (seen, batch) = play(&game, &settings, 600);
            assert_eq!(seen, play(&game, &settings, 600).0, "{id}");
            let ended: usize = seen.iter().flat_map(|arrays| &arrays.done).map(|done| usize::from(*done)).sum();
            assert!(ended > 0, "{id}: no game has ended");
            assert!(batch.omitted() < 20, "{id}: {} actions without a number", batch.omitted());
            let columns = batch.encoding().observation().len();
            let first = &seen[0].observation[..columns];
            let changes = (0..columns)
                .filter(|at| seen.iter().any(|arrays| arrays.observation[*at].to_bits() != first[*at].to_bits()));
            let changes = changes.count();
            assert!(changes * 2 > columns, "{id}: {changes} of {columns} columns change");
        }
    }
}

#[test]
fn a_finished_game_is_replaced_in_the_same_step_or_in_the_next_one() {
    let game = open("tic-tac-toe");
    for restart in [Restart::SameStep, Restart::NextStep] {
        let (seen, _) = play(&game, &BatchSettings { restart, ..USUAL }, 40);
        let mut ended = 0;
        for pair in seen.windows(2) {
            for row in (0..USUAL.rows).filter(|row| pair[0].done[*row] == 1) {
                ended += 1;
                let reward = &pair[0].reward[row * 2..][..2];
                assert!([[1.0, -1.0], [0.0, 0.0], [-1.0, 1.0]].contains(&[reward[0], reward[1]]), "{reward:?}");
                assert_eq!(pair[0].seat[row] == -1, restart == Restart::NextStep);
                assert!(pair[1].seat[row] >= 0 && pair[1].reward[row * 2] == 0.0 && pair[1].done[row] == 0);
            }
        }
        assert!(ended > 5, "{restart:?}: {ended} games");
    }
}

#[test]
fn a_wrong_choice_or_array_changes_nothing() {
    let game = open("connect-four");
    let settings = BatchSettings { numbering: Numbering::Catalogued, ..USUAL };
    let encoding = Arc::new(game.encoding(Seats::TWO));
    assert_eq!(encoding.catalogue().len(), 7, "one action for each column");
    let mut arrays = unwritten(&encoding, &settings);
    let mut batch = game.batch(encoding, &settings);
    batch.restart(&mut arrays.rows()).expect("arrays of the right size");
    let before = arrays.clone();
    for wrong in [-1, 7, i64::MAX] {
        let error = batch.step(&[0, wrong, 0], &mut arrays.rows()).expect_err("no such column");
        assert_eq!(error, BatchError::Illegal { row: 1, choice: wrong });
    }
    let error = batch.step(&[0, 0], &mut arrays.rows()).expect_err("a choice is missing");
    assert_eq!(error, BatchError::Length { name: "choices", given: 2, wanted: 3 });
    assert_eq!(error.to_string(), "the array `choices` has 2 values instead of 3");
    let mut short = Rows { mask: &mut [0], ..arrays.rows() };
    assert!(matches!(batch.step(&[0; 3], &mut short), Err(BatchError::Length { name: "mask", .. })));
    assert_eq!(arrays, before);
    // The refused steps had no effect: the same choices lead to the same rows as in a new batch.
    let (mut other, mut again) = (before.clone(), game.batch(Arc::clone(batch.encoding()), &settings));
    again.restart(&mut other.rows()).expect("arrays of the right size");
    batch.step(&[1, 2, 3], &mut arrays.rows()).expect("legal choices");
    again.step(&[1, 2, 3], &mut other.rows()).expect("legal choices");
    assert_eq!(arrays, other);
}

#[test]
fn positions_that_a_seat_cannot_distinguish_give_the_same_rows_scenes_and_errors() {
    /// Number of positions of each game.
    const POSITIONS: u32 = 1_000;
    for id in setup::plugins().expect("the games are sound").keys() {
        let game = open(id);
        let seats = smallest(&game);
        let encoding = game.encoding(seats);
        let (mut positions, mut different) = (0, 0);
        for seed in 0_u64.. {
            let mut dealer = Dealer::seeded(seed);
            let mut state = game.deal(seats, &mut dealer);
            while let Turn::Decide(seat) = game.turn(&state) {
                // Seats that decide together know only the position before the first of them chose.
                if game.together(&state).before(seat).is_empty() {
                    let seen = game.observe(&state, seat, &mut Dealer::seeded(1));
                    let other = game.sample(&seen, &mut Dealer::seeded(u64::from(positions)));
                    let row = |state| {
                        let seen = game.observe(state, seat, &mut Dealer::seeded(2));
                        game.encode(&encoding, &seen, 2, &mut Dealer::seeded(3))
                    };
                    let place = format!("{id}: seed {seed}, {seat} decides");
                    assert_eq!(row(&state), row(&other), "{place}");
                    assert_eq!(game.actions(&state), game.actions(&other), "{place}");
                    let seen = |state| (game.scene(state, Observer::Seat(seat)), game.choices(state));
                    assert_eq!(seen(&state), seen(&other), "{place}");
                    let refused = |state: &AnyState| {
                        let mut tried = state.clone();
                        let refusal = game.apply(&mut tried, usize::MAX, &mut Dealer::seeded(4)).err();
                        assert_eq!(tried, *state, "{place}");
                        refusal.map(|refusal| refusal.to_string())
                    };
                    assert_eq!(refused(&state), refused(&other), "{place}");
                    assert!(refused(&state).is_some(), "{place}");
                    different += u32::from(state != other);
                    positions += 1;
                }
                let count = game.actions(&state).len() as u32;
                game.apply(&mut state, dealer.below(count) as usize, &mut dealer).expect("a legal action");
            }
            if positions >= POSITIONS {
                break;
            }
        }
        let hides = different > 0;
        let is_open = ["tic-tac-toe", "connect-four", "causeways", "checkers", "go", "backgammon"].contains(id);
        assert_eq!(hides, !is_open, "{id}: {different} of {positions} samples differ from the position");
    }
}

#[test]
fn an_observation_is_the_mean_of_samples_and_looking_changes_nothing() {
    for (id, hides) in [("rival-cities", true), ("wisps", true), ("connect-four", false)] {
        let settings = BatchSettings { samples: 64, ..USUAL };
        let (seen, mut batch) = play(&open(id), &settings, 8);
        let last = seen.last().expect("steps");
        let is_mean = last.observation.iter().any(|value| value.fract() != 0.0);
        assert_eq!(is_mean, hides, "{id}: one position behind all samples would give whole numbers");
        let (columns, width) = (batch.encoding().observation().len(), batch.encoding().most_choices());
        for row in 0..settings.rows {
            let (mut observation, mut mask) = (vec![0.0; columns], vec![0; width]);
            batch.observe(row, last.seat[row] as usize, &mut observation, &mut mask).expect("a seat");
            assert_eq!(observation, last.observation[row * columns..][..columns], "{id}: table {row}");
            assert_eq!(mask, last.mask[row * width..][..width], "{id}: table {row}");
        }
    }
}
