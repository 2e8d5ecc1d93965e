//! Mechanics that compared games have in common.

use rondel::Text;
use rondel::mechanics::Mechanic;

use super::Column;

/// A mechanic with the games that declare it. Each game is identified by the index of its first column.
pub struct SharedMechanic {
    /// Column index and declaration for each game. Never empty.
    pub games: Vec<(usize, &'static Mechanic)>,
}

impl SharedMechanic {
    /// Returns the usual term for the mechanic.
    pub fn term(&self) -> Text {
        self.games[0].1.term()
    }

    /// Returns the declaration by the game whose first column has this index, if there is one.
    pub fn of(&self, place: usize) -> Option<&'static Mechanic> {
        self.games.iter().find(|(own, _)| *own == place).map(|(_, mechanic)| *mechanic)
    }
}

/// Returns the index of the first column of each game.
pub fn games(columns: &[Column]) -> Vec<usize> {
    let first = |place: &usize| columns.iter().position(|column| column.plugin.id == columns[*place].plugin.id);
    (0..columns.len()).filter(|place| first(place) == Some(*place)).collect()
}

/// Returns all mechanics of these games, starting with those shared by the most games.
pub fn mechanics(columns: &[Column]) -> Vec<SharedMechanic> {
    let mut mechanics: Vec<SharedMechanic> = Vec::new();
    for place in games(columns) {
        for own in columns[place].plugin.mechanics {
            match mechanics.iter_mut().find(|known| known.games[0].1.id == own.id) {
                Some(known) => known.games.push((place, own)),
                None => mechanics.push(SharedMechanic { games: vec![(place, own)] }),
            }
        }
    }
    mechanics.sort_by_key(|shared| (std::cmp::Reverse(shared.games.len()), shared.games[0].1.id));
    mechanics
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::Bot;

    #[test]
    fn what_most_games_have_comes_first_and_a_game_counts_once() {
        let read = |words| Column::read(words, Bot::Random, 1).expect("a column");
        let columns = ["harbour@1", "tic-tac-toe", "harbour@2", "connect-four"].map(read);
        assert_eq!(games(&columns), [0, 1, 3]);
        let found = mechanics(&columns);
        let places = |id: &str| {
            let shared = found.iter().find(|shared| shared.games[0].1.id == id).expect("it is declared");
            shared.games.iter().map(|(place, _)| *place).collect::<Vec<_>>()
        };
        assert_eq!((places("pattern-building"), places("worker-placement")), (vec![1, 3], vec![0]));
        assert!(found.is_sorted_by_key(|shared| std::cmp::Reverse(shared.games.len())));
    }
}
