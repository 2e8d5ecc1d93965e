//! Columns of figures where partners have the same.

use rondel::{Seat, Seats, Teams, Text};

/// Returns the seats whose figures are shown: one seat of each team if partners have the same figures in every row, and
/// otherwise all seats. `rows` list the figures in seat order; figures beyond the seats are ignored.
pub fn shown_seats<'a>(teams: Teams, count: usize, rows: impl IntoIterator<Item = &'a [i32]>) -> Vec<Seat> {
    let Some(seats) = u8::try_from(count).ok().and_then(Seats::new) else { return Vec::new() };
    let all = || seats.each().collect();
    if !teams.has_partners(seats) || teams.are_together(seats) {
        return all();
    }
    let firsts: Vec<Seat> = teams.each(seats).filter_map(|team| team.iter().next()).collect();
    let is_same = |row: &[i32]| {
        let of = |seat: Seat| row.get(seat.index());
        seats.each().all(|seat| firsts.iter().any(|first| teams.are_partners(*first, seat) && of(*first) == of(seat)))
    };
    if rows.into_iter().all(is_same) { firsts } else { all() }
}

/// Returns the heading of the column of a seat among the shown ones: its name, or the names of its team if its partners
/// have no column of their own.
pub fn heading(seat: Seat, shown: &[Seat], teams: Teams, names: &[String]) -> Text {
    let is_it = |other: Seat| other == seat || teams.are_partners(seat, other) && !shown.contains(&other);
    let own = names.iter().zip(0..).filter(|(_, other)| is_it(Seat::new(*other)));
    Text::List(own.map(|(name, _)| Text::verbatim(name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(teams: Teams, count: usize, rows: &[&[i32]]) -> Vec<usize> {
        shown_seats(teams, count, rows.iter().copied()).into_iter().map(Seat::index).collect()
    }

    #[test]
    fn partners_with_the_same_figures_have_one_column() {
        let pairs = Teams::alternating(2);
        assert_eq!(shown(pairs, 4, &[&[3, 1, 3, 1], &[0, 2, 0, 2, 9]]), [0, 1]);
        assert_eq!(shown(pairs, 4, &[&[3, 1, 3, 1], &[0, 2, 1, 2]]), [0, 1, 2, 3], "the second row differs");
        assert_eq!(shown(pairs, 4, &[]), [0, 1]);
        for teams in [Teams::ALONE, Teams::TOGETHER] {
            assert_eq!(shown(teams, 3, &[&[1, 1, 1]]), [0, 1, 2], "{teams:?}");
        }
        assert_eq!(shown(Teams::numbered(&[0, 1, 1]), 3, &[&[4, 2, 2]]), [0, 1]);
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
