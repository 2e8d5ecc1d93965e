//! What compared games have in common.

use super::Column;

/// A mechanic, and which games have it.
pub struct Shared {
    /// Its id: its words are `mechanic-<id>`, and `uses-<id>` of each game.
    pub id: &'static str,
    /// The places of the columns whose games have it; of a game that stands in several columns the first.
    pub places: Vec<usize>,
}

/// The places of the columns with games of their own.
pub fn games(columns: &[Column]) -> Vec<usize> {
    let first = |place: &usize| columns.iter().position(|column| column.plugin.id == columns[*place].plugin.id);
    (0..columns.len()).filter(|place| first(place) == Some(*place)).collect()
}

/// Every mechanic of these games, those of most games first.
pub fn mechanics(columns: &[Column]) -> Vec<Shared> {
    let games = games(columns);
    let mut ids: Vec<&'static str> =
        games.iter().flat_map(|place| columns[*place].plugin.mechanics).map(|own| own.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let has = |place: &usize, id: &str| columns[*place].plugin.mechanics.iter().any(|own| own.id == id);
    let shared = |id| Shared { id, places: games.iter().copied().filter(|place| has(place, id)).collect() };
    let mut mechanics: Vec<Shared> = ids.into_iter().map(shared).collect();
    mechanics.sort_by_key(|shared| std::cmp::Reverse(shared.places.len()));
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
        assert!(found.iter().any(|shared| shared.id == "pattern-building" && shared.places == [1, 3]));
        assert!(found.iter().any(|shared| shared.id == "worker-placement" && shared.places == [0]));
        assert!(found.is_sorted_by_key(|shared| std::cmp::Reverse(shared.places.len())));
    }
}
