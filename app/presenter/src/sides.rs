//! The sides of a game, as reviews tell them: each seat, each team, or all players together.

use rondel::{Seat, SeatSet, Seats, Teams, Text};

/// The sides of a game with their names. All seats of a side have the same expected result.
#[derive(Clone, Debug, Default)]
pub struct Sides {
    list: Vec<Side>,
}

/// A side.
#[derive(Clone, Debug)]
pub struct Side {
    /// The first seat, whose colour stands for the side.
    pub seat: Seat,
    /// The names of the seats, or a word for all players if they play together.
    pub name: String,
    seats: SeatSet,
}

impl Sides {
    /// Returns the sides of a game whose seats have these names. `say` localises a text; all players together are the
    /// message `review-everyone`.
    pub fn new(teams: Teams, names: &[String], say: impl Fn(&Text) -> String) -> Self {
        let Some(seats) = u8::try_from(names.len()).ok().and_then(Seats::new) else { return Self::default() };
        let are_together = teams.are_together(seats) && seats.count() > 1;
        let side = |team: SeatSet| {
            let own = || team.iter().map(|seat| Text::verbatim(&names[seat.index()])).collect();
            let name = say(&if are_together { Text::new("review-everyone") } else { Text::List(own()) });
            Some(Side { seat: team.iter().next()?, name, seats: team })
        };
        Self { list: teams.each(seats).filter_map(side).collect() }
    }

    /// Returns the sides in the order of their first seats.
    pub fn iter(&self) -> impl Iterator<Item = &Side> {
        self.list.iter()
    }

    /// Returns the number of sides.
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Returns the side of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Side> {
        self.list.iter().find(|side| side.seats.has(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn partners_are_one_side_and_players_who_win_together_are_everyone() {
        let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let told = |teams: Teams, count: usize| {
            let sides = Sides::new(teams, &names[..count], |text| Words::new("en", []).say(text));
            sides.iter().map(|side| format!("{} {}", side.seat.index(), side.name)).collect::<Vec<_>>()
        };
        assert_eq!(told(Teams::alternating(2), 4), ["0 Ada and Cleo", "1 Ben and Dan"]);
        assert_eq!(told(Teams::ALONE, 3), ["0 Ada", "1 Ben", "2 Cleo"]);
        assert_eq!(
            (told(Teams::TOGETHER, 3), told(Teams::TOGETHER, 1)),
            (vec!["0 Everyone".into()], vec!["0 Ada".into()])
        );
        let sides = Sides::new(Teams::alternating(2), &names, |text| Words::new("en", []).say(text));
        assert_eq!(sides.of(Seat::new(3)).map(|side| side.seat), Some(Seat::new(1)));
    }
}
