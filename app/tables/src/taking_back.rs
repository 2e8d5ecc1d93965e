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
    let decided_here =
        |place: &usize| is_person(plies[*place].seat) && !(skips_forced && was_automatic(session, *place));
    let place = (0..plies.len()).rev().find(decided_here).ok_or(UndoRefused::NothingPlayed)?;
    let count = plies.len() - place;
    session.may_take_back(count).map(|()| count)
}

/// Returns whether a choice was made automatically because it was the only one. A deliberate choice, such as a
/// purchase, is left to the player even then.
fn was_automatic(session: &Session, ply: usize) -> bool {
    let is_deliberate = || {
        let before = session.state_at(ply).map_or_else(Vec::new, |before| session.game().choices(before));
        before.first().is_some_and(|only| only.deliberate)
    };
    session.plies()[ply].forced && !is_deliberate()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::journal::{Header, Player};
    use rondel::{Dealer, Turn};
    use rondel_games as _;

    fn game(id: &str, seed: u64) -> Session {
        let plugins = rondel::plugins().expect("the games");
        let plugin = plugins[id];
        let players = vec![Player::human("Ann"), Player::bot(rondel::Bot::Random)];
        Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a game")
    }

    fn tic_tac_toe() -> Session {
        game("tic-tac-toe", 1)
    }

    #[test]
    fn undo_stops_at_a_purchase_although_it_was_the_only_choice() {
        let (mut forced, mut deliberate) = (0, 0);
        for (id, seed) in ["harbour", "rival-cities"].into_iter().flat_map(|id| (1..4).map(move |seed| (id, seed))) {
            let mut session = game(id, seed);
            let mut dealer = Dealer::seeded(seed);
            while let Turn::Decide(_) = session.turn() {
                let choices = session.choices();
                let is_only = choices.len() == 1;
                let is_deliberate = choices[0].deliberate;
                session.play(dealer.below(choices.len() as u32) as usize).expect("a choice");
                if is_only && plies_to_take_back(&session, |_| true, false).is_ok() {
                    let back = plies_to_take_back(&session, |_| true, true);
                    assert_eq!(back == Ok(1), is_deliberate, "{:?}", choices[0].label);
                    if is_deliberate { deliberate += 1 } else { forced += 1 }
                }
            }
        }
        assert!(forced > 3 && deliberate > 3, "{forced} forced choices and {deliberate} purchases");
    }

    #[test]
    fn what_a_choice_would_reveal_is_known_before_it_is_made() {
        let (mut taken, mut final_) = (0, 0);
        for seed in 1..12 {
            let mut session = game("rival-cities", seed);
            let mut dealer = Dealer::seeded(seed);
            while let Turn::Decide(_) = session.turn() {
                let choices = session.choices();
                let obvious = choices.iter().position(|choice| choice.obvious);
                let choice = obvious.unwrap_or_else(|| dealer.below(choices.len() as u32) as usize);
                let would_be_final = session.would_be_final(choice);
                session.play(choice).expect("a choice");
                assert_eq!(session.may_take_back(1).is_err(), would_be_final, "{:?}", choices[choice].label);
                taken += usize::from(obvious.is_some());
                final_ += usize::from(obvious.is_some() && would_be_final);
            }
        }
        assert!(taken > 40 && final_ > 0, "{final_} of {taken} obvious choices could not be taken back");
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
