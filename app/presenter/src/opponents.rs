//! The available bot opponents and their names.

use rondel::bots::{Budget, Level, Skills};
use rondel::journal::Player;
use rondel::{Bot, Seat};

use super::words::Words;

/// All bot opponents: by level, without a search, and by thinking time.
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

/// Returns the display name of a bot.
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
            // Custom settings come from a command line or a file, so they are shown in that notation.
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

/// Returns the display name of a player. An unnamed player is named after its bot or its seat number.
pub fn player_name(seat: Seat, player: Option<Player>, words: &Words) -> String {
    match player {
        Some(player) if !player.name.is_empty() => player.name,
        player => sitter_name(seat.index(), player.and_then(|player| player.bot), "", words),
    }
}

/// Joins a seat and its player, as in "Hamburg (Ann)". If both names are equal, it is returned once.
pub fn with_player(seat: &str, player: &str) -> String {
    if seat == player { seat.to_owned() } else { format!("{seat} ({player})") }
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
}
