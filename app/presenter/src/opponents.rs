//! The available bot opponents and their names.

use rondel::bots::{Budget, Level, Skills};
use rondel::journal::Player;
use rondel::table::PlayerInfo;
use rondel::{Bot, Catalog, Seat};

use super::words::Words;

/// All bot opponents: the levels, the bots without a search, and the bots with a fixed thinking time.
const BOTS: [Bot; 10] = [
    Bot::Level(Level::Beginner),
    Bot::Level(Level::Apprentice),
    Bot::Level(Level::Journeyman),
    Bot::Level(Level::Expert),
    Bot::Level(Level::Master),
    Bot::Level(Level::Grandmaster),
    Bot::Random,
    Bot::Greedy,
    Bot::thinking(1000),
    Bot::thinking(5000),
];

/// Returns the opponents available in a game with these skills. Grandmaster is omitted if it plays no better
/// than Master.
pub fn offered(skills: &Skills) -> Vec<Bot> {
    let is_master = |level: Level| level > Level::Master && level.skill(skills) == Level::Master.skill(skills);
    BOTS.into_iter().filter(|bot| !matches!(bot, Bot::Level(level) if is_master(*level))).collect()
}

/// Returns a bot's display name.
pub fn bot_name(bot: Bot, words: &Words) -> String {
    match bot {
        Bot::Random => words.word("bot-random"),
        Bot::Greedy => words.word("bot-greedy"),
        Bot::Mcts(search) => {
            let name = match search.budget() {
                Budget::Iterations(count) => words.with("bot-iterations", "count", count),
                Budget::Millis(millis) if millis % 1000 == 0 => words.with("bot-seconds", "count", millis / 1000),
                Budget::Millis(millis) => words.with("bot-millis", "count", millis),
            };
            // Custom settings come from a command line or a file, so they are shown in the notation used there.
            if search.is_usual() { name } else { format!("{name} ({search})") }
        }
        Bot::Level(level) => words.word(match level {
            Level::Beginner => "level-beginner",
            Level::Apprentice => "level-apprentice",
            Level::Journeyman => "level-journeyman",
            Level::Expert => "level-expert",
            Level::Master => "level-master",
            Level::Grandmaster => "level-grandmaster",
        }),
    }
}

/// Returns a bot's name where it is clear that a computer plays.
pub fn short_bot_name(bot: Bot, words: &Words) -> String {
    match bot {
        Bot::Level(level) => words.word(level_name(level)),
        Bot::Random => words.word("bot-random-short"),
        Bot::Greedy => words.word("bot-greedy-short"),
        Bot::Mcts(search) => match search.budget() {
            Budget::Millis(millis) if millis % 1000 == 0 && search.is_usual() => {
                words.with("bot-seconds-short", "count", millis / 1000)
            }
            _ => bot_name(bot, words),
        },
    }
}

/// Returns the message key of a level's name.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Beginner => "level-name-beginner",
        Level::Apprentice => "level-name-apprentice",
        Level::Journeyman => "level-name-journeyman",
        Level::Expert => "level-name-expert",
        Level::Master => "level-name-master",
        Level::Grandmaster => "level-name-grandmaster",
    }
}

/// Returns the message key of a sentence about a level.
pub fn level_about(level: Level) -> &'static str {
    match level {
        Level::Beginner => "level-about-beginner",
        Level::Apprentice => "level-about-apprentice",
        Level::Journeyman => "level-about-journeyman",
        Level::Expert => "level-about-expert",
        Level::Master => "level-about-master",
        Level::Grandmaster => "level-about-grandmaster",
    }
}

/// Returns a player's display name. An unnamed player is named after its bot or its seat number.
pub fn player_name(seat: Seat, player: Option<Player>, words: &Words) -> String {
    match player {
        Some(player) if !player.name.is_empty() => player.name,
        player => sitter_name(seat.index(), player.and_then(|player| player.bot), "", words),
    }
}

/// Returns the name of a person or a bot, or `None` for a person who gave no name.
pub fn own_name(player: &Player, words: &Words) -> Option<String> {
    let named = (!player.name.is_empty()).then(|| player.name.clone());
    named.or_else(|| player.bot.map(|bot| bot_name(bot, words)))
}

/// Joins a seat and its player, as in "Hamburg (Ann)". If both names are equal, the name is returned once.
pub fn with_player(seat: &str, player: &str) -> String {
    if seat == player { seat.to_owned() } else { format!("{seat} ({player})") }
}

/// All players at a table, with the names of the seats and of the people and bots who play them.
pub struct Company(Vec<Seated>);

struct Seated {
    seat: String,
    name: Option<String>,
    /// Whether the name is a person's. Bots of the same kind need not be distinguished.
    is_person: bool,
}

impl Company {
    /// Creates the list from seats and players, in seat order.
    pub fn of(seated: impl IntoIterator<Item = (String, Option<Player>)>, words: &Words) -> Self {
        let seated = seated.into_iter().map(|(seat, player)| Seated {
            seat,
            is_person: player.as_ref().is_some_and(|player| !player.name.is_empty()),
            name: player.and_then(|player| own_name(&player, words)),
        });
        Self(seated.collect())
    }

    /// Creates the list of the players at a table.
    pub fn at(players: impl IntoIterator<Item = PlayerInfo>, catalog: &Catalog, words: &Words) -> Self {
        Self::of(players.into_iter().map(|sitter| (catalog.say(&sitter.name), Some(sitter.player))), words)
    }

    /// Returns the name of the seat, without its player.
    pub fn seat(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", |seated| &seated.seat)
    }

    /// Returns the names of the seat and its player, as in "Hamburg (Ann)", or only the seat if the player has no
    /// name.
    pub fn full(&self, seat: Seat) -> String {
        let Some(seated) = self.0.get(seat.index()) else { return String::new() };
        self.beside(seat).map_or_else(|| seated.seat.clone(), |name| with_player(&seated.seat, name))
    }

    /// Returns the player's name for display next to the seat, or `None` if it is missing or the same as the seat's
    /// name.
    pub fn beside(&self, seat: Seat) -> Option<&str> {
        let seated = self.0.get(seat.index())?;
        seated.name.as_deref().filter(|name| *name != seated.seat)
    }

    /// Returns the player's name, for chats and lists. Includes the seat if another player has the same name.
    pub fn short(&self, seat: Seat) -> String {
        if self.has_namesake(seat) {
            return self.full(seat);
        }
        self.beside(seat).map_or_else(|| self.full(seat), str::to_owned)
    }

    /// Returns the names of all players for a list, in seat order.
    pub fn list(&self) -> Vec<String> {
        (0..self.0.len()).map(|place| self.short(Seat::new(place as u8))).collect()
    }

    fn has_namesake(&self, seat: Seat) -> bool {
        let is_same = |(place, other): (usize, &Seated)| {
            place != seat.index() && other.is_person && other.name == self.0[seat.index()].name
        };
        self.0.get(seat.index()).is_some_and(|seated| seated.is_person) && self.0.iter().enumerate().any(is_same)
    }
}

/// Returns the names of the players of a saved game for a list. People without a name are named after their seat
/// number, and people with the same name are distinguished by their seats.
pub fn listed<'a>(game: &str, players: impl IntoIterator<Item = (&'a str, Option<Bot>)>, words: &Words) -> Vec<String> {
    let seated = players.into_iter().enumerate().map(|(place, (name, bot))| {
        let name = sitter_name(place, bot, name, words);
        // If the program does not include the game, people with the same name cannot be distinguished.
        let seat = words.seat_name(game, Seat::new(place as u8)).unwrap_or_else(|| name.clone());
        (seat, Some(bot.map_or_else(|| Player::human(name), Player::bot)))
    });
    Company::of(seated, words).list()
}

/// Returns the display name of the player at a seat, counted from 0.
pub fn sitter_name(seat: usize, bot: Option<Bot>, name: &str, words: &Words) -> String {
    match bot {
        Some(bot) => bot_name(bot, words),
        None if name.is_empty() => words.with("player-number", "number", seat + 1),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grandmaster_is_offered_only_where_longer_thought_makes_one() {
        let mut skills = Level::UNMEASURED;
        assert_eq!(offered(&skills), BOTS);
        skills[Level::Grandmaster as usize] = Level::Master.skill(&skills);
        let others: Vec<Bot> = BOTS.into_iter().filter(|bot| *bot != Bot::Level(Level::Grandmaster)).collect();
        assert_eq!(offered(&skills), others);
    }

    #[test]
    fn people_of_the_same_name_are_told_apart_by_their_seats() {
        let words = Words::new("en", rondel::plugins().expect("the games").into_values());
        let company = |names: &[&str]| {
            let seated = names.iter().zip(["Altona", "Hamburg", "Bremen"]);
            Company::of(seated.map(|(name, seat)| (seat.to_owned(), Some(Player::human(*name)))), &words)
        };
        let (first, second) = (Seat::new(0), Seat::new(1));
        let different = company(&["Ann", "Ben", ""]);
        assert_eq!((different.full(first), different.beside(first)), ("Altona (Ann)".to_owned(), Some("Ann")));
        assert_eq!(different.list(), ["Ann", "Ben", "Bremen"]);
        assert_eq!((different.full(Seat::new(2)), different.beside(Seat::new(2))), ("Bremen".to_owned(), None));
        assert_eq!(company(&["Ann", "Hamburg"]).full(second), "Hamburg");
        assert_eq!(company(&["Ann", "Ann", "Ben"]).list(), ["Altona (Ann)", "Hamburg (Ann)", "Ben"]);
        let bots = Company::of(["A", "B"].map(|seat| (seat.to_owned(), Some(Player::bot(Bot::Random)))), &words);
        assert_eq!(bots.list(), [bot_name(Bot::Random, &words), bot_name(Bot::Random, &words)]);
        assert_eq!(bots.full(first), format!("A ({})", bot_name(Bot::Random, &words)));
    }

    #[test]
    fn a_list_of_a_saved_game_tells_namesakes_apart() {
        let words = Words::new("en", rondel::plugins().expect("the games").into_values());
        let of = |names: [&'static str; 2]| listed("tic-tac-toe", names.map(|name| (name, None)), &words);
        assert_eq!(of(["Ann", "Ann"]), ["Cross (Ann)", "Nought (Ann)"]);
        assert_eq!(of(["Ann", ""]), ["Ann", "Player 2"]);
        assert_eq!(of(["", ""]), ["Player 1", "Player 2"]);
        assert_eq!(listed("another-game", [("Ann", None), ("Ann", None)], &words), ["Ann", "Ann"]);
        let bots = [("Ann", None), ("Ann", Some(Bot::Random)), ("", Some(Bot::Random))];
        let random = bot_name(Bot::Random, &words);
        assert_eq!(listed("rival-cities", bots, &words), ["Ann", &random, &random]);
    }
}
