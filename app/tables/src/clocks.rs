//! The clocks of a local table, advanced by the system clock, and players who resign.

use std::time::Instant;

use rondel::clock::Clocks;
use rondel::{Forfeit, IllegalAction, Seat, Table as _, Turn};

use super::LocalTable;

impl LocalTable {
    /// Advances the clocks by the time since the last call, if they have been running since then. `run` says whether
    /// they run from now on. Returns the seats whose time has just run out.
    pub fn run_clocks(&mut self, run: bool) -> Vec<Seat> {
        let run = run && self.session().header().clock.is_some();
        let Some(since) = std::mem::replace(&mut self.clocks_since, run.then(Instant::now)) else { return Vec::new() };
        let up = self.host.elapse(since.elapsed());
        if !up.is_empty() {
            self.programs.end(self.host.session());
            self.forget_thoughts();
            self.write_down();
        }
        up
    }

    /// Returns the seat that a person at this screen can resign for. If both players sit here, this is the seat that is
    /// to decide. Returns `None` if nobody here can resign.
    pub fn resigner(&self) -> Option<Seat> {
        let here: Vec<Seat> = self.seats().each().filter(|seat| self.sits_here(*seat)).collect();
        let seat = match (&here[..], self.turn()) {
            ([only], _) => *only,
            (_, Turn::Decide(seat)) if here.contains(&seat) => seat,
            _ => return None,
        };
        self.session().may_forfeit(seat).then_some(seat)
    }

    /// Resigns for a seat, which ends the game.
    ///
    /// # Errors
    /// Returns an error if the seat cannot resign.
    pub fn resign(&mut self, seat: Seat) -> Result<(), IllegalAction> {
        self.host.forfeit(seat, Forfeit::Resignation)?;
        self.forget_thoughts();
        self.programs.end(self.host.session());
        self.write_down();
        Ok(())
    }

    /// Returns the clocks, or `None` if the game has none. If they are stopped, none is running.
    pub fn clocks(&self) -> Option<Clocks> {
        let clocks = self.host.clocks()?;
        let stopped = || Clocks { running: rondel::SeatSet::NONE, ..clocks.clone() };
        Some(self.clocks_since.map_or_else(stopped, |since| clocks.after(since.elapsed())))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rondel::clock::{OUT_OF_TIME, TimeControl};
    use rondel::journal::{Header, Player};
    use rondel::{SeatSet, Table as _, Turn};

    use super::*;
    use crate::{BotMove, BranchPolicy, GameHandle};

    #[test]
    fn clocks_run_while_the_player_sees_the_table_and_then_a_bot_decides() {
        let folder = tempfile::tempdir().expect("a folder");
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let players = vec![Player::human("Ann"), Player::human("Ben")];
        let clock = Some(TimeControl::per_decision(1));
        let header = Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 7) };
        let mut table = LocalTable::begin(folder.path().to_owned(), plugin, header).expect("a game");
        let [ann, ben] = [Seat::new(0), Seat::new(1)];
        std::thread::sleep(Duration::from_millis(1100));
        assert!(table.run_clocks(true).is_empty(), "the clocks were stopped until now");
        assert_eq!(table.clocks().expect("clocks").running, ann.into());
        std::thread::sleep(Duration::from_millis(1100));
        assert_eq!(table.run_clocks(false), [ann]);
        assert_eq!(table.clocks().expect("clocks").running, SeatSet::NONE);
        assert_eq!((table.bot(ann), table.is_here(ann), table.is_here(ben)), (Some(OUT_OF_TIME), false, true));
        while !matches!(table.let_bot_think(Duration::from_secs(1), || {}), BotMove::Ready) {}
        table.let_bot_move().expect("a column");
        assert_eq!((table.turn(), table.is_here(ann)), (Turn::Decide(ben), true), "she decides again next time");
        let file = table.file().expect("a file").to_owned();
        let text = std::fs::read_to_string(&file).expect("written");
        assert!(text.contains(r#""clock":"1s""#) && text.contains(r#""time":"#), "{text}");
        let plugins: Vec<_> = rondel::plugins().expect("the games").into_values().collect();
        let resumed = LocalTable::resume(folder.path().to_owned(), &plugins, file).expect("a game").table;
        assert!(resumed.session().plies()[0].time.is_some_and(|time| time >= 1000));
        assert_eq!(resumed.rematch(8).clock, clock);
    }

    #[test]
    fn a_player_whose_time_is_up_learns_no_secrets() {
        let folder = tempfile::tempdir().expect("a folder");
        let plugin = rondel::plugins().expect("the games")["wisps"];
        let players = vec![Player::human("Ann"), Player::bot(rondel::Bot::Random)];
        let clock = Some(TimeControl::per_game(1, 0));
        let header = Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 7) };
        let mut table = LocalTable::begin(folder.path().to_owned(), plugin, header).expect("a game");
        let ann = Seat::new(0);
        assert_eq!(table.with_host(|host| host.elapse(Duration::from_secs(2))), [ann]);
        assert_eq!((table.bot(ann), table.is_here(ann)), (Some(OUT_OF_TIME), false));
        assert!(matches!(table.openness(), Some(BranchPolicy::OnlyTo(only)) if only == ann) && !table.is_settled());
        assert_eq!(GameHandle::from(table).persons(), [ann], "the table is shown as she knows it");
    }
}
