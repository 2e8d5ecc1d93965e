//! Columns of figures where partners have the same.

use rondel::{Seat, SeatSet, Seats, Teams, Text};

/// Returns the seats that have a column: one seat of each team if `merged`, and otherwise all seats.
pub fn shown_seats(teams: Teams, count: usize, merged: bool) -> Vec<Seat> {
    let Some(seats) = u8::try_from(count).ok().and_then(Seats::new) else { return Vec::new() };
    if !merged || !teams.has_partners(seats) || teams.are_together(seats) {
        return seats.each().collect();
    }
    teams.each(seats).filter_map(|team| team.iter().next()).collect()
}

/// Returns whether partners have the same figures in every row. `rows` list the figures in seat order; figures beyond the
/// seats are ignored.
pub fn are_of_teams<'a>(teams: Teams, count: usize, rows: impl IntoIterator<Item = &'a [i32]>) -> bool {
    let Some(seats) = u8::try_from(count).ok().and_then(Seats::new) else { return false };
    let is_same = |row: &[i32]| {
        let of = |seat: Seat| row.get(seat.index());
        seats.each().all(|seat| teams.of(seat, seats).iter().all(|partner| of(partner) == of(seat)))
    };
    rows.into_iter().all(is_same)
}

/// Returns the seats of the column of a shown seat: the seat, and its partners that have no column of their own.
pub fn seats_of(seat: Seat, shown: &[Seat], teams: Teams, count: usize) -> SeatSet {
    let is_it = |other: &Seat| *other == seat || teams.are_partners(seat, *other) && !shown.contains(other);
    Seat::each_of(count as u8).filter(is_it).collect()
}

/// Returns the heading of the column of a shown seat: the names of its seats.
pub fn heading(seat: Seat, shown: &[Seat], teams: Teams, names: &[String]) -> Text {
    let own = seats_of(seat, shown, teams, names.len());
    Text::List(own.iter().filter_map(|seat| names.get(seat.index())).map(Text::verbatim).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(teams: Teams, count: usize, merged: bool) -> Vec<usize> {
        shown_seats(teams, count, merged).into_iter().map(Seat::index).collect()
    }

    #[test]
    fn partners_have_one_column_if_their_figures_are_those_of_the_team() {
        let pairs = Teams::alternating(2);
        assert_eq!((shown(pairs, 4, true), shown(pairs, 4, false)), (vec![0, 1], vec![0, 1, 2, 3]));
        for teams in [Teams::ALONE, Teams::TOGETHER] {
            assert_eq!(shown(teams, 3, true), [0, 1, 2], "{teams:?}");
        }
        assert_eq!(shown(Teams::numbered(&[0, 0, 1, 1]), 4, true), [0, 2]);
    }

    #[test]
    fn figures_are_of_teams_if_no_row_differs() {
        let pairs = Teams::alternating(2);
        let same = |rows: &[&[i32]]| are_of_teams(pairs, 4, rows.iter().copied());
        assert!(same(&[&[3, 1, 3, 1], &[0, 2, 0, 2, 9]]) && same(&[]));
        assert!(!same(&[&[3, 1, 3, 1], &[0, 2, 1, 2]]), "the second row differs");
    }

    #[test]
    fn a_column_of_a_team_names_all_its_seats() {
        let (pairs, names) = (Teams::alternating(2), ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned));
        let told = |seat: u8, shown: &[u8]| {
            let shown: Vec<Seat> = shown.iter().map(|seat| Seat::new(*seat)).collect();
            crate::words::Words::new("en", []).say(&heading(Seat::new(seat), &shown, pairs, &names))
        };
        assert_eq!((told(0, &[0, 1]).as_str(), told(1, &[0, 1]).as_str()), ("Ada and Cleo", "Ben and Dan"));
        assert_eq!(told(2, &[0, 1, 2, 3]), "Cleo");
    }
}
