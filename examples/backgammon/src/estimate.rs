//! An estimate of a position for bots, in pips: the race, blots within reach, points made, and checkers on the bar.

use rondel::{Seat, Teams};

use crate::board::{BAR, Board, CHECKERS, HOME, OFF};

/// The number of points that a roll moves on average.
const ROLL: f32 = 8.17;
/// What a made point is worth, by its number, while the two sides can still hit each other.
const MADE: [f32; 25] = [
    0.0, 1.0, 2.0, 4.0, 6.0, 7.0, 5.0, 5.0, 2.5, 1.5, 1.0, 1.0, 1.0, 0.5, 1.0, 1.5, 1.5, 1.5, 2.5, 2.0, 4.0, 4.0, 3.0,
    1.5, 0.5,
];

/// How far the points of the seats move apart in a game of a match.
const SPREAD: f32 = 2.0;
/// How much the owner of the cube gains from it, as a factor of the uncertainty.
const OWNED: f32 = 0.2;

fn curve(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// Returns the chance that the rival hits a blot: from one point within six, from each further one, and from beyond.
fn risk(board: &Board, seat: usize, point: usize) -> f32 {
    let from = |distance: &usize| *distance <= point && board.rivals(seat, point - distance) > 0;
    let [near, far] = [1..7, 7..13].map(|reach| reach.filter(from).count() as f32);
    if near > 0.0 { 0.33 + 0.14 * (near - 1.0) } else { 0.1 * far.min(2.0) }
}

/// Returns how well a seat's checkers stand, in pips: what it has yet to move counts against it.
fn standing(board: &Board, seat: usize) -> f32 {
    let own = board.checkers[seat].map(f32::from);
    // Checkers on low points waste pips when they are borne off.
    let race = 2.0 * own[OFF] - f32::from(board.pips(seat)) - own[1] - 0.4 * own[2];
    if board.highest(seat) + board.highest(seat ^ 1) < BAR {
        return race;
    }
    let against = board.checkers[seat ^ 1][1..=HOME].iter().filter(|count| **count > 1).count() as f32;
    // Whoever is to move may still cover a blot.
    let haste = if board.seat() == seat { 0.3 } else { 1.0 };
    let worth = |point: usize| match board.checkers[seat][point] {
        0 => 0.0,
        1 => -haste * risk(board, seat, point) * ((BAR - point) as f32 + 2.0 + 1.5 * against),
        _ => MADE[point] - 0.6 * (own[point] - 3.0).max(0.0),
    };
    race - own[BAR] * (2.0 + 0.9 * against * against) + (1..BAR).map(worth).sum::<f32>()
}

/// Returns the chance that a seat that loses has not borne off any checker by then.
fn gammon(board: &Board, seat: usize) -> f32 {
    let own = &board.checkers[seat];
    let to_home: usize = (HOME + 1..=BAR).map(|place| (place - HOME) * usize::from(own[place])).sum();
    let to_win = f32::from(CHECKERS - board.checkers[seat ^ 1][OFF]) / 2.0;
    let rolls = to_win.max(f32::from(board.pips(seat ^ 1)) / ROLL);
    if own[OFF] > 0 { 0.0 } else { curve((to_home as f32 / ROLL + 0.5 - rolls) / 2.5) }
}

/// Returns the chance that a seat wins the game if it is played to its end.
fn wins(board: &Board, seat: usize) -> f32 {
    let turn = if board.seat() == seat { ROLL / 2.0 } else { -ROLL / 2.0 };
    let lead = standing(board, seat) - standing(board, seat ^ 1) + turn;
    curve(lead / (f32::from(board.pips(0) + board.pips(1)) / 2.0 + 8.0).sqrt())
}

/// Returns the expected result for a seat on the scale of the outcomes, where a point is worth a sixth.
pub(crate) fn expected(board: &Board, seat: usize) -> f32 {
    let wins = wins(board, seat);
    let points = wins * (1.0 + gammon(board, seat ^ 1)) - (1.0 - wins) * (1.0 + gammon(board, seat));
    0.5 + points / 6.0
}

/// Returns the chance that a seat wins the match.
pub(crate) fn in_match(board: &Board, seat: Seat, limit: i16) -> f32 {
    let (own, score) = (seat.index(), &board.stakes.score);
    if score.has_reached(limit) {
        return f32::from(score.of(seat) >= limit);
    }
    let wins = wins(board, own);
    let [gains, loses] = [gammon(board, own ^ 1), gammon(board, own)];
    let after = |points: i16| {
        let mut score = board.stakes.score;
        score.add(if points > 0 { seat } else { seat.rival() }, points.abs());
        if score.has_reached(limit) {
            f32::from(points > 0)
        } else {
            score.chances(&[], limit, SPREAD, Teams::ALONE)[own]
        }
    };
    let at = |stake: i16, owner: Option<Seat>| {
        // Whoever owns the cube can double in time, and the other seat cannot. It is worth nothing if the stake wins the
        // match anyway.
        let live = owner.filter(|owner| board.stakes.has_cube() && score.of(*owner) + stake < limit);
        let owns = live.map_or(0.0, |owner| if owner == seat { OWNED } else { -OWNED });
        let wins = wins + owns * wins * (1.0 - wins);
        let won = (1.0 - gains) * after(stake) + gains * after(2 * stake);
        let lost = (1.0 - loses) * after(-stake) + loses * after(-2 * stake);
        wins * won + (1.0 - wins) * lost
    };
    let (cube, stake) = (&board.stakes.cube, board.stakes.cube.stake() as i16);
    match cube.offered_by() {
        None => at(stake, cube.owner()),
        // The other seat chooses what is better for it.
        Some(by) if by == seat => after(stake).min(at(2 * stake, Some(by.rival()))),
        Some(by) => after(-stake).max(at(2 * stake, Some(by.rival()))),
    }
}
