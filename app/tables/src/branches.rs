//! Branches: alternative continuations that start from any position of a game.
//!
//! A branch is an ordinary journal. Its header contains [`Fork`]s. Each fork states the number of plies
//! before the branch, the seat whose knowledge is used to sample the hidden information, and the random seed
//! from then on. A branch needs no other file and can be replayed, reviewed and branched again. Branches are
//! saved in the folder `GAME.rondel.branches` next to their game, which remains unchanged. The parent of a
//! branch is determined from the journals.
//!
//! Nothing is secret within a branch, but the secrets of the parent game remain secret. While the parent game
//! is in progress, a branch begins with a sample based on the knowledge of the only human player, and it uses
//! a different seed ([`LocalTable::openness`]). No other observer sees the true position before such a fork.

use std::path::{Path, PathBuf};

use rondel::journal::{Fork, Player};
use rondel::table::Step;
use rondel::{MomentId, Observer, Seat, Session, StartError, Table as _, Text, Turn};
use rondel_system::{JournalWriter, Notes};

use super::summary::replayed;
use super::{LocalTable, hides_anything};

/// The parameters of a new branch.
#[derive(Clone, Debug)]
pub struct Branching {
    /// Number of plies of the game before the branch.
    pub ply: usize,
    /// The players of the branch.
    pub players: Vec<Player>,
    /// The seat whose knowledge replaces the hidden information, or `None` to keep it.
    pub supposed_by: Option<Seat>,
    /// Seed for all randomness after the fork, or `None` to continue with the game's own seed.
    pub luck: Option<u64>,
    /// Index of the first choice, which is made for the deciding seat, or `None` to leave it to the players.
    pub first: Option<usize>,
}

/// The information that may be revealed at the position where a branch begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BranchPolicy {
    /// Everything, because the game is over, is played only by bots, is a branch, or never hid anything.
    Everything,
    /// Only this seat's knowledge, because the game is still in progress.
    OnlyTo(Seat),
}

/// A game as it was played, or one of its branches.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// The file of the game or branch.
    pub file: PathBuf,
    /// Index of the parent in the list, or `None` for the game itself.
    pub left: Option<usize>,
    /// Number of ancestors.
    pub depth: usize,
    /// Number of plies shared with the parent.
    pub from: usize,
    /// Total number of plies.
    pub plies: usize,
    /// The fork at which the branch begins, or `None` for the game itself.
    pub fork: Option<Fork>,
    /// The players.
    pub players: Vec<Player>,
    /// The name given by the player.
    pub name: String,
    /// The public announcement of the first decision, if any.
    pub first: Option<Text>,
    /// The seat to move, or the result.
    pub standing: LineStatus,
}

/// The status of a game or branch.
#[derive(Clone, Debug, PartialEq)]
pub enum LineStatus {
    /// The game is over for this reason (a message key) and has only a score, so that no player won or lost.
    Scored(&'static str),
    /// This seat decides.
    Decides(Seat),
    /// The winning seats, and the rule that ended the game.
    Over(Vec<Seat>, &'static str),
}

impl LocalTable {
    /// Returns whether the game is a branch of another game.
    pub fn is_branch(&self) -> bool {
        self.session().forked_at().is_some()
    }

    /// Returns the number of plies shared with the original game, or 0 if it is not a branch.
    pub fn forked_at(&self) -> usize {
        self.session().forked_at().unwrap_or(0)
    }

    /// Returns the seat whose knowledge the branch began with, if any. From the fork on, information hidden from that
    /// seat is only assumed. Before the fork, the table shows the true position.
    pub fn supposed_by(&self) -> Option<Seat> {
        self.session().header().forks.iter().find_map(|fork| fork.supposed_by)
    }

    /// Returns whether any seat saw something hidden from others before ply `ply`, counted from 0.
    pub fn hides_at(&self, ply: usize) -> bool {
        hides_anything(self.session(), ply)
    }

    /// Returns the number of plies that this session shares with another line of the same game.
    pub fn parts_from(&self, other: &Self) -> usize {
        let (one, other) = (self.session(), other.session());
        let same = one.plies().iter().zip(other.plies()).take_while(|(one, other)| one.is_same(other)).count();
        // Lines with different seeds or different assumed information differ, even if the same choices were made.
        let forks =
            one.header().forks.iter().zip(&other.header().forks).take_while(|(one, other)| one == other).count();
        let next = [one, other].map(|line| line.header().forks.get(forks).map(|fork| fork.ply as usize));
        next.into_iter().flatten().fold(same, usize::min)
    }

    /// Returns whether any decision of the game used randomness or revealed a secret.
    pub fn draws_luck(&self) -> bool {
        self.session().plies().iter().any(|ply| ply.final_)
    }

    /// Returns whether the whole game may be revealed because no person can take advantage of it.
    pub fn is_settled(&self) -> bool {
        self.is_over() || self.is_branch() || !self.seats().each().any(|seat| self.sits_here(seat))
    }

    /// Returns the information that may be revealed at the start of a branch, or `None` while several people
    /// play against each other and something is hidden.
    pub fn openness(&self) -> Option<BranchPolicy> {
        let persons: Vec<Seat> = self.seats().each().filter(|seat| self.sits_here(*seat)).collect();
        match (self.session().turn(), persons.as_slice()) {
            (Turn::Over(_), _) | (_, []) => Some(BranchPolicy::Everything),
            _ if self.is_hosted() => None,
            _ if self.is_branch() => Some(BranchPolicy::Everything),
            // Information may have been hidden earlier, and future draws are hidden from everyone.
            (_, [only]) => Some(BranchPolicy::OnlyTo(*only)),
            _ if !self.is_secretive() => Some(BranchPolicy::Everything),
            _ => None,
        }
    }

    /// Starts a branch. Its file is created among the branches of `game` when the first decision is made. If the
    /// requested first choice is not possible, it is left to the players. While the original game is in progress, the
    /// branch always uses a different seed. If the game has only one human player, the branch then also begins with
    /// that player's knowledge, whatever was requested.
    ///
    /// # Errors
    /// Returns an error if the position belongs to the parent of this game or has not been reached, if it must stay
    /// hidden, or if the players do not fit the game.
    pub fn branch(&self, game: &Path, wanted: Branching) -> Result<Self, StartError> {
        let Branching { ply, players, mut supposed_by, mut luck, first } = wanted;
        let openness = self.openness().filter(|_| ply >= self.forked_at() && ply <= self.plies());
        match openness {
            None => return Err(StartError::Branch),
            Some(BranchPolicy::Everything) if self.is_settled() => {}
            Some(BranchPolicy::Everything) if self.hides_at(ply) => return Err(StartError::Branch),
            // Several people are still playing, so the game's future random results must stay hidden.
            Some(BranchPolicy::Everything) => luck = Some(self.other_seed(luck)),
            Some(BranchPolicy::OnlyTo(seat)) => {
                supposed_by = Some(seat);
                luck = Some(self.other_seed(luck));
            }
        }
        let session = self.session().branch(Fork { ply: ply as u32, supposed_by, luck }, players)?;
        let recorder = JournalWriter::fresh(rondel_system::branches_of(game), self.plugin.id, session.journal());
        let mut branch = Self::new(self.plugin, session, recorder);
        if let Some(choice) = first {
            let _ = branch.take(choice);
        }
        Ok(branch)
    }

    /// Returns the requested seed. If no seed or the game's own seed is requested, returns a different seed.
    pub(super) fn other_seed(&self, wanted: Option<u64>) -> u64 {
        let own = self.session().header().seed;
        wanted.filter(|seed| *seed != own).unwrap_or(!own)
    }
}

/// Returns the game in this file and all its branches, each after its parent. Unreadable files and branches
/// of other games are skipped. Replaying takes a while, so call this on a background thread.
pub fn lines(game: &Path) -> Vec<GameLine> {
    let folder = rondel_system::branches_of(game);
    let mut files = rondel_system::games_in(&folder);
    // File names begin with the date and time, so sorting them yields the order of creation.
    files.sort();
    let mut found: Vec<(GameLine, Session)> = Vec::new();
    for file in std::iter::once(game.to_owned()).chain(files) {
        let Ok(session) = replayed(&file) else { continue };
        if !found.first().is_none_or(|(_, game)| is_of(&session, game)) {
            continue;
        }
        let left = session.header().forks.last().map(|fork| left(&session, fork, &found));
        found.push((GameLine::of(file, &session, left), session));
    }
    let found: Vec<GameLine> = found.into_iter().map(|(line, _)| line).collect();
    in_order(&found)
}

/// Returns whether a session is a branch of this game: a fork with the same deal.
fn is_of(branch: &Session, game: &Session) -> bool {
    let (branch, game) = (branch.header(), game.header());
    !branch.forks.is_empty() && branch.game == game.game && branch.seed == game.seed && branch.deal == game.deal
}

/// Returns the index of a branch's parent: a line with the same earlier forks and the same plies up to the fork.
fn left(branch: &Session, fork: &Fork, lines: &[(GameLine, Session)]) -> usize {
    let earlier = &branch.header().forks[..branch.header().forks.len() - 1];
    let ply = fork.ply as usize;
    let played = |session: &Session| {
        session.plies().len() >= ply
            && branch.plies().iter().zip(session.plies()).take(ply).all(|(one, other)| one.is_same(other))
    };
    lines.iter().position(|(_, session)| session.header().forks == earlier && played(session)).unwrap_or(0)
}

/// Sorts lines so that each one follows its parent, and sets their depth.
fn in_order(lines: &[GameLine]) -> Vec<GameLine> {
    fn add(lines: &[GameLine], at: usize, depth: usize, left: Option<usize>, ordered: &mut Vec<GameLine>) {
        let place = ordered.len();
        ordered.push(GameLine { left, depth, ..lines[at].clone() });
        let mut next: Vec<usize> =
            (0..lines.len()).filter(|other| *other != at && lines[*other].left == Some(at)).collect();
        next.sort_by_key(|other| lines[*other].from);
        for other in next {
            add(lines, other, depth + 1, Some(place), ordered);
        }
    }
    let mut ordered = Vec::with_capacity(lines.len());
    if !lines.is_empty() {
        add(lines, 0, 0, None, &mut ordered);
    }
    ordered
}

impl GameLine {
    fn of(file: PathBuf, session: &Session, left: Option<usize>) -> Self {
        let fork = session.header().forks.last().copied();
        let from = fork.map_or(0, |fork| fork.ply as usize);
        let standing = match session.turn() {
            Turn::Decide(seat) => LineStatus::Decides(seat),
            Turn::Over(outcome) if outcome.is_scored() => LineStatus::Scored(outcome.reason()),
            Turn::Over(outcome) => LineStatus::Over(outcome.winners().collect(), outcome.reason()),
        };
        Self {
            left,
            depth: 0,
            from,
            plies: session.plies().len(),
            fork,
            players: session.header().players.clone(),
            name: Notes::read(&file).name,
            first: first_told(session, from),
            standing,
            file,
        }
    }
}

/// Returns the most important public announcement of the decision after `ply` plies, if any.
fn first_told(session: &Session, ply: usize) -> Option<Text> {
    let moments = session.moments(ply + 1)?.len();
    let steps = (0..moments).filter_map(|moment| session.step(MomentId { ply: ply + 1, moment }, Observer::Spectator));
    let told = steps.flat_map(|Step { heard, .. }| heard).filter(|told| !told.is_wordless());
    told.max_by_key(|told| told.weight).map(|told| told.text)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use rondel::Bot;
    use rondel::journal::Header;
    use rondel_games as _;

    use super::*;

    fn players(kinds: [Option<Bot>; 2]) -> Vec<Player> {
        kinds.map(|kind| kind.map_or_else(|| Player::human("Ann"), Player::bot)).into()
    }

    /// Creates a saved game of up to `plies` plies.
    fn table(folder: &Path, game: &str, players: Vec<Player>, plies: usize) -> LocalTable {
        let plugin = rondel::plugins().expect("the games")[game];
        let header = Header::of(plugin, (plugin.setup)(), players, 5);
        let mut table = LocalTable::begin(folder.to_owned(), plugin, header).expect("a table");
        for _ in 0..plies {
            if let Turn::Decide(_) = table.session().turn() {
                table.take(0).expect("a choice");
            }
        }
        table
    }

    fn wanted(ply: usize, table: &LocalTable) -> Branching {
        let players = table.session().header().players.clone();
        Branching { ply, players, supposed_by: None, luck: None, first: None }
    }

    #[test]
    fn branches_of_branches_lie_beside_their_game_in_the_order_in_which_they_left_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let main = table(folder.path(), "connect-four", players([None, None]), 12);
        let game = main.file().expect("it was played").to_owned();
        let mut late = main.branch(&game, wanted(8, &main)).expect("a branch");
        assert!(rondel_system::games_in(&rondel_system::branches_of(&game)).is_empty(), "nothing was played in it");
        late.take(3).expect("a choice");
        let mut early = main.branch(&game, wanted(2, &main)).expect("a branch");
        early.take(5).expect("a choice");
        early.take(5).expect("a choice");
        let mut twig = early.branch(&game, wanted(3, &early)).expect("a branch");
        twig.take(1).expect("a choice");
        let found = lines(&game);
        let seen: Vec<_> = found.iter().map(|line| (line.depth, line.left, line.from, line.plies)).collect();
        assert_eq!(seen, [(0, None, 0, 12), (1, Some(0), 2, 4), (2, Some(1), 3, 4), (1, Some(0), 8, 9)]);
        assert!(found.iter().skip(1).all(|line| line.first.is_some()));
        let path = game_and_branches(folder.path());
        assert_eq!(path, (1, 3), "Home sees the game alone");
        let exported = rondel_system::carry_out(std::slice::from_ref(&game), &folder.path().join("out"));
        assert_eq!(game_and_branches(&folder.path().join("out")), (1, 3), "{exported:?}");
        assert_eq!(rondel_system::games_at(folder.path()).len(), 2, "branches come with their game");
        let refused = early.branch(&game, wanted(1, &early));
        assert!(matches!(refused, Err(StartError::Branch)), "that position is the game's");
    }

    fn game_and_branches(folder: &Path) -> (usize, usize) {
        let games = rondel_system::games_in(folder);
        let branches = games.first().map_or(0, |game| rondel_system::games_in(&rondel_system::branches_of(game)).len());
        (games.len(), branches)
    }

    #[test]
    fn what_lies_among_branches_may_be_anything() {
        let folder = tempfile::tempdir().expect("a folder");
        let main = table(folder.path(), "connect-four", players([None, None]), 4);
        let game = main.file().expect("it was played").to_owned();
        let branches = rondel_system::branches_of(&game);
        fs::create_dir_all(branches.join("folder.rondel")).expect("a folder");
        fs::write(branches.join("torn.rondel"), "{\"rondel\":1").expect("a file");
        fs::copy(&game, branches.join("no-branch.rondel")).expect("a file");
        let other = table(folder.path(), "tic-tac-toe", players([None, None]), 3);
        fs::copy(other.file().expect("it was played"), branches.join("other.rondel")).expect("a file");
        assert_eq!(lines(&game).len(), 1, "none of them leaves this game");
        assert!(lines(&folder.path().join("nowhere.rondel")).is_empty());
    }

    #[test]
    fn while_a_game_with_secrets_goes_on_a_branch_knows_no_more_than_its_person() {
        let folder = tempfile::tempdir().expect("a folder");
        let main = table(folder.path(), "rival-cities", players([None, Some(Bot::Random)]), 30);
        let game = main.file().expect("it was played").to_owned();
        let person = Seat::new(0);
        assert_eq!(main.openness(), Some(BranchPolicy::OnlyTo(person)));
        let branch = main.branch(&game, wanted(30, &main)).expect("a branch");
        let fork = branch.session().header().forks[0];
        assert_eq!(fork.supposed_by, Some(person));
        assert!(fork.luck.is_some(), "the luck of the game itself would tell what comes");
        assert!(!branch.is_secretive(), "what is supposed is nobody's secret");
        let open = table(folder.path(), "harbour", players([None, Some(Bot::Random)]), 6);
        let pair = table(folder.path(), "connect-four", players([None, None]), 4);
        for (table, ply) in [(&open, 6), (&pair, 4)] {
            let branch = table.branch(&game, wanted(ply, table)).expect("a branch");
            assert!(branch.session().header().forks[0].luck.is_some(), "what will be drawn is for nobody to know");
        }
        let two = table(folder.path(), "rival-cities", players([None, None]), 30);
        assert_eq!(two.openness(), None);
        assert!(two.branch(&game, wanted(3, &two)).is_err());
    }

    #[test]
    fn a_branch_of_a_game_in_progress_never_draws_from_its_seed() {
        let folder = tempfile::tempdir().expect("a folder");
        let main = table(folder.path(), "harbour", players([None, Some(Bot::Random)]), 6);
        let game = main.file().expect("it was played").to_owned();
        let own = main.session().header().seed;
        for (wanted_seed, drawn) in [(None, !own), (Some(own), !own), (Some(77), 77)] {
            let branch = main.branch(&game, Branching { luck: wanted_seed, ..wanted(6, &main) }).expect("a branch");
            assert_eq!(branch.session().header().forks[0].luck, Some(drawn));
        }
    }

    #[test]
    fn of_a_game_that_is_over_everything_may_be_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let main = table(folder.path(), "rival-cities", players([None, Some(Bot::Random)]), 5_000);
        assert!(matches!(main.session().turn(), Turn::Over(_)));
        let game = main.file().expect("it was played").to_owned();
        let branch = main.branch(&game, wanted(20, &main)).expect("a branch");
        assert_eq!(branch.session().header().forks, [Fork { ply: 20, supposed_by: None, luck: None }]);
        assert!(branch.session().state() == main.session().state_at(20).expect("a position"));
    }
}
