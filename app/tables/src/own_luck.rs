//! Tables where people roll their own dice and draw their own cards, and enter the results.

use rondel::journal::Header;
use rondel::{IllegalAction, Luck, LuckRequest, Session, StartError};

use super::LocalTable;

/// A choice that waits for the results of its random events.
pub(crate) struct WaitingChoice {
    choice: usize,
    given: Vec<Luck>,
    request: LuckRequest,
}

/// A deal for which people enter the results of random events.
pub enum OwnDeal {
    /// A result is to be entered.
    Asks(DealQuestion),
    /// All results are known.
    Complete(Header),
}

/// A random event of a deal whose result is to be entered.
pub struct DealQuestion {
    header: Header,
    request: LuckRequest,
}

impl OwnDeal {
    /// Returns the next random event of a deal. If people do not enter results, the deal is complete.
    ///
    /// # Errors
    /// Returns an error if the game cannot start, or if a result is impossible.
    pub fn of(header: Header) -> Result<Self, StartError> {
        let open = if header.own_luck { Session::luck_of_deal(&header)? } else { None };
        Ok(match open {
            Some(request) => Self::Asks(DealQuestion { header, request }),
            None => Self::Complete(header),
        })
    }
}

impl DealQuestion {
    /// Returns the random event whose result is to be entered.
    pub const fn request(&self) -> &LuckRequest {
        &self.request
    }

    /// Returns the number of results entered so far.
    pub const fn given(&self) -> usize {
        self.header.deal.len()
    }

    /// Enters a result.
    ///
    /// # Errors
    /// Returns an error if the result is impossible.
    pub fn give(mut self, luck: Luck) -> Result<OwnDeal, StartError> {
        self.header.deal.push(luck);
        OwnDeal::of(self.header)
    }

    /// Leaves the remaining results to chance.
    pub fn leave_to_chance(self) -> Header {
        self.header
    }
}

impl LocalTable {
    /// Returns whether people enter the results of random events at this table.
    pub(crate) fn has_own_luck(&self) -> bool {
        self.session().header().own_luck && !self.is_hosted()
    }

    /// Returns the random event whose result is to be entered before a choice takes effect, and the index of the choice.
    pub fn luck_request(&self) -> Option<(&LuckRequest, usize)> {
        self.waiting.as_ref().map(|waiting| (&waiting.request, waiting.choice))
    }

    /// Makes a choice if its random events have results, and otherwise keeps it until they are entered.
    pub(crate) fn take_or_wait(&mut self, choice: usize, given: Vec<Luck>) -> Result<(), IllegalAction> {
        self.waiting = None;
        match self.session().luck_asked(choice, &given)? {
            None => self.take_with(choice, &given),
            Some(request) => {
                self.waiting = Some(WaitingChoice { choice, given, request });
                Ok(())
            }
        }
    }

    /// Enters the result of the random event that a choice waits for. The choice takes effect with the last result. Does
    /// nothing if no choice waits.
    ///
    /// # Errors
    /// Returns an error if the result is impossible. The choice is then forgotten.
    pub fn give_luck(&mut self, luck: Luck) -> Result<(), IllegalAction> {
        let Some(WaitingChoice { choice, mut given, .. }) = self.waiting.take() else { return Ok(()) };
        given.push(luck);
        self.take_or_wait(choice, given)
    }

    /// Leaves the remaining results to chance: the choice that waits takes effect.
    ///
    /// # Errors
    /// Returns an error if the choice is not legal any more.
    pub fn leave_luck_to_chance(&mut self) -> Result<(), IllegalAction> {
        let Some(WaitingChoice { choice, given, .. }) = self.waiting.take() else { return Ok(()) };
        self.take_with(choice, &given)
    }

    /// Forgets the choice that waits, so that another one can be made.
    pub fn forget_choice(&mut self) {
        self.waiting = None;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rondel::journal::Player;
    use rondel::{Bot, Table as _, Turn};
    use rondel_games as _;

    use super::*;
    use crate::BotMove;

    fn header(players: Vec<Player>) -> Header {
        let plugin = rondel::plugins().expect("the games")["backgammon"];
        Header { own_luck: true, ..Header::of(plugin, (plugin.setup)(), players, 5) }
    }

    fn asked(deal: Result<OwnDeal, StartError>) -> DealQuestion {
        match deal {
            Ok(OwnDeal::Asks(question)) => question,
            Ok(OwnDeal::Complete(_)) => panic!("nothing is asked"),
            Err(error) => panic!("{error}"),
        }
    }

    fn table(players: Vec<Player>) -> LocalTable {
        let plugin = rondel::plugins().expect("the games")["backgammon"];
        let first = asked(OwnDeal::of(header(players)));
        assert_eq!((first.request(), first.given()), (&LuckRequest::Die(6), 0));
        let OwnDeal::Complete(header) = asked(first.give(Luck::Die(3))).give(Luck::Die(1)).expect("possible") else {
            panic!("both dice are known")
        };
        LocalTable::try_out(std::env::temp_dir(), plugin, header).expect("a game")
    }

    fn ann_and(bot: Option<Bot>) -> Vec<Player> {
        vec![Player::human("Ann"), bot.map_or_else(|| Player::human("Ben"), Player::bot)]
    }

    fn choice(table: &LocalTable, action: &serde_json::Value) -> usize {
        table.session().game().find(table.session().state(), action).expect("a legal move")
    }

    /// Plays the first turn of Red up to its last move.
    fn until_the_roll(table: &mut LocalTable) {
        for (from, die) in [(8, 3), (6, 1)] {
            let index = choice(table, &serde_json::json!({ "Move": { "from": from, "die": die } }));
            table.take(index).expect("a move");
        }
    }

    #[test]
    fn a_choice_waits_for_the_dice_of_the_people_at_the_table() {
        let mut table = table(ann_and(None));
        until_the_roll(&mut table);
        assert_eq!(table.session().plies().len(), 1, "the second move waits for the roll");
        assert!(matches!(table.luck_request(), Some((LuckRequest::Die(6), _))));
        table.give_luck(Luck::Die(6)).expect("possible");
        assert_eq!(table.session().plies().len(), 1, "there is a second die");
        table.give_luck(Luck::Die(5)).expect("possible");
        assert_eq!(
            (table.luck_request(), table.session().plies()[1].luck.clone()),
            (None, vec![Luck::Die(6), Luck::Die(5)])
        );
    }

    #[test]
    fn impossible_results_are_refused_and_the_choice_can_be_made_again() {
        let mut table = table(ann_and(None));
        until_the_roll(&mut table);
        table.give_luck(Luck::Die(7)).expect_err("no such side");
        assert_eq!((table.luck_request(), table.session().plies().len()), (None, 1));
        let index = choice(&table, &serde_json::json!({ "Move": { "from": 6, "die": 1 } }));
        table.take(index).expect("a move");
        table.forget_choice();
        table.take(index).expect("a move");
        table.leave_luck_to_chance().expect("legal");
        assert!(table.session().plies().len() == 2 && table.session().plies()[1].luck.is_empty());
        assert!(matches!(table.turn(), Turn::Decide(_)));
    }

    #[test]
    fn the_dice_of_a_bot_are_entered_too() {
        let mut table = table(ann_and(Some(Bot::Random)));
        until_the_roll(&mut table);
        for die in [2, 1] {
            table.give_luck(Luck::Die(die)).expect("possible");
        }
        let mut moved = 0;
        while table.luck_request().is_none() {
            if let BotMove::Ready = table.let_bot_think(Duration::from_millis(50), || {}) {
                table.let_bot_move().expect("legal");
                moved += 1;
            }
        }
        assert_eq!((moved, table.session().plies().len()), (2, 3), "the last move waits for Ann's roll");
        assert!(matches!(table.let_bot_think(Duration::ZERO, || {}), BotMove::NobodysTurn), "it does not think again");
        table.give_luck(Luck::Die(4)).expect("possible");
        table.give_luck(Luck::Die(4)).expect("possible");
        assert_eq!(table.session().plies().len(), 4);
    }

    #[test]
    fn the_rest_of_a_deal_can_be_left_to_chance() {
        let second = asked(asked(OwnDeal::of(header(ann_and(None)))).give(Luck::Die(6)));
        assert_eq!(second.leave_to_chance().deal, [Luck::Die(6)]);
        assert!(asked(OwnDeal::of(header(ann_and(None)))).give(Luck::Die(0)).is_err());
        let usual = Header { own_luck: false, ..header(ann_and(None)) };
        assert!(matches!(OwnDeal::of(usual), Ok(OwnDeal::Complete(_))), "nothing is asked");
    }
}
