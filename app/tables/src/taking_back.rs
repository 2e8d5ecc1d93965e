//! Takes decisions back to a person's previous decision, but never past a draw or a revealed secret.

use rondel::{Seat, Session, UndoRefused};

/// Returns the number of plies to take back so that a person decides again.
///
/// # Errors
/// Returns an error if no person has decided yet, or if taking back would undo a draw or a revealed secret.
pub(super) fn plies_to_take_back(
    session: &Session,
    is_person: impl Fn(Seat) -> bool,
    skips_forced: bool,
) -> Result<usize, UndoRefused> {
    let plies = session.plies();
    let decided_here = |place: &usize| is_person(plies[*place].seat) && !(skips_forced && plies[*place].forced);
    let place = (0..plies.len()).rev().find(decided_here).ok_or(UndoRefused::NothingPlayed)?;
    let count = plies.len() - place;
    session.may_take_back(count).map(|()| count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::journal::{Header, Player};
    use rondel_games as _;

    fn tic_tac_toe() -> Session {
        let plugins = rondel::plugins().expect("the games");
        let plugin = plugins["tic-tac-toe"];
        let players = vec![Player::human("Ann"), Player::bot(rondel::Bot::Random)];
        let header = Header::of(plugin, (plugin.setup)(), players, 1);
        Session::start(header).expect("a game")
    }

    #[test]
    fn undo_goes_back_past_the_bots_to_the_persons_own_decision() {
        let mut session = tic_tac_toe();
        let person = |seat: Seat| seat.index() == 0;
        assert_eq!(plies_to_take_back(&session, person, false), Err(UndoRefused::NothingPlayed));
        session.play(0).expect("a move");
        assert_eq!(plies_to_take_back(&session, person, false), Ok(1));
        session.play(0).expect("the bot's move");
        assert_eq!(plies_to_take_back(&session, person, false), Ok(2));
    }

    #[test]
    fn a_table_of_bots_takes_nothing_back() {
        let mut session = tic_tac_toe();
        session.play(0).expect("a move");
        assert_eq!(plies_to_take_back(&session, |_| false, false), Err(UndoRefused::NothingPlayed));
    }
}
