//! Tests that a search gives the same result on any number of threads.

use rondel::bots::{self, Bot, Budget, Level, Mcts, MoveStats, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seats, Turn};
use rondel_connect_four::ConnectFour;

/// The choice, the statistics and the number of iterations of a search.
type Found = (usize, Vec<MoveStats>, u64);

fn same_on_any_number_of_threads(think: impl Fn(&Observation<ConnectFour>, &mut Dealer, &SearchLimits<'_>) -> Found) {
    let mut hand = Dealer::seeded(0);
    let mut board = ConnectFour.deal(Seats::TWO, &mut hand);
    let mut boards = vec![board];
    // Some of the positions in the game have a proven result.
    while let Turn::Decide(_) = ConnectFour.turn(&board) {
        let action = ConnectFour.random_action(&board, &mut hand, &mut Vec::new());
        ConnectFour.apply(&mut board, action, &mut hand);
        boards.push(board);
    }
    boards.pop();
    let mut certain = 0;
    for (seed, board) in boards.iter().rev().step_by(3).enumerate() {
        let Turn::Decide(seat) = ConnectFour.turn(board) else { continue };
        let seed = seed as u64;
        let observation = Observation::of(&ConnectFour, board, seat, &mut Dealer::seeded(0));
        let found =
            |threads| think(&observation, &mut Dealer::seeded(seed), &SearchLimits { threads, stop: &|_| false });
        let alone = found(1);
        let visits: u64 = alone.1.iter().map(|considered| considered.visits).sum();
        assert_eq!(visits, alone.2, "every iteration begins with some choice");
        certain += alone.1.iter().filter(|considered| considered.proven.is_some()).count();
        for threads in [2, 4] {
            assert_eq!(found(threads), alone, "seed {seed}, {threads} threads");
        }
    }
    assert!(certain > 0, "nothing was certain in {} positions", boards.len());
}

#[test]
fn a_search_in_several_trees_finds_the_same_on_any_number_of_threads() {
    for trees in [2, 3, 5] {
        same_on_any_number_of_threads(|observation, dealer, effort| {
            let mut actions = Vec::new();
            observation.legal_actions(&ConnectFour, &mut actions);
            let search = Mcts::new(Budget::Iterations(1001)).in_trees(trees);
            let thought = search.think(&ConnectFour, observation, &actions, dealer, effort);
            (thought.choice, thought.considered, thought.iterations)
        });
    }
}

#[test]
fn a_master_thinks_the_same_on_any_number_of_threads() {
    same_on_any_number_of_threads(|observation, dealer, effort| {
        let thought = bots::think(&ConnectFour, Bot::Level(Level::Master), observation, dealer, effort);
        (thought.choice, thought.considered, thought.iterations)
    });
}
