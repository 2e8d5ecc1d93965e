//! The record of a game in the format of OpenSpiel's playthroughs: every position with its legal actions, and every
//! action, as text. Two implementations of the same rules can be compared line by line.
//!
//! Random draws are part of an action, so there are no chance nodes (`ChanceMode.SAMPLED_STOCHASTIC`). The format is
//! that of `open_spiel/python/algorithms/generate_playthrough.py`, without tensors.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rondel::batch::Encoding;
use rondel::catalog::Catalog;
use rondel::scene::print::print;
use rondel::{AnyState, Observer, Plugin, Seat, Session, Turn};
use serde_json::Value;

/// The player of a finished game: OpenSpiel's `PlayerId.TERMINAL`.
const TERMINAL: i32 = -4;

/// Returns the playthrough of a game. The observations of a game in progress contain what each seat sees.
pub fn playthrough(plugin: &Plugin, session: &Session, catalog: &Catalog) -> String {
    let encoding = session.game().encoding(session.seats());
    let catalogue = encoding.catalogue().iter().zip(0..).map(|(action, number)| (action.to_string(), number));
    let mut numbers = Numbers { catalogue: catalogue.collect(), is_listed: encoding.catalogue().is_empty() };
    let mut text = head(plugin, session, &encoding, catalog);
    let mut history = Vec::new();
    for ply in 0..=session.decisions().len() {
        let state = session.state_at(ply).expect("every ply of a session has a position");
        // A game that was forfeited ends although its rules would go on.
        let forfeited = session.forfeit_of().filter(|_| ply == session.decisions().len()).map(|_| session.turn());
        let actions = if forfeited.is_some() { Vec::new() } else { session.game().actions(state) };
        let numbered: Vec<usize> = numbers.of(&actions);
        let labels: Vec<String> =
            session.game().choices(state).iter().map(|choice| catalog.say(&choice.label)).collect();
        let mut legal: Vec<(usize, &str)> = numbered.iter().copied().zip(labels.iter().map(String::as_str)).collect();
        legal.sort_unstable();
        let _ = writeln!(text, "\n# State {ply}");
        let turn = forfeited.unwrap_or_else(|| session.game().turn(state));
        write_state(&mut text, session, (state, turn), catalog, &history, &legal);
        let taken = session.decisions().get(ply).and_then(|played| session.game().find(state, &played.action));
        if let Some(taken) = taken {
            let _ = writeln!(text, "\n# Apply action {}\naction: {}", quoted(&labels[taken]), numbered[taken]);
            history.push(numbered[taken]);
        }
    }
    text
}

/// The numbers of actions: their indices in the action catalogue or, if the game has no catalogue, in the list of
/// legal actions.
struct Numbers {
    catalogue: BTreeMap<String, usize>,
    is_listed: bool,
}

impl Numbers {
    /// Returns the number of each action. An action that is not in the catalogue gets the next free number.
    fn of(&mut self, actions: &[Value]) -> Vec<usize> {
        if self.is_listed {
            return (0..actions.len()).collect();
        }
        let mut number = |action: &Value| {
            let next = self.catalogue.len();
            *self.catalogue.entry(action.to_string()).or_insert(next)
        };
        actions.iter().map(&mut number).collect()
    }
}

fn head(plugin: &Plugin, session: &Session, encoding: &Encoding, catalog: &Catalog) -> String {
    let name = plugin.id.replace('-', "_");
    let (seats, game) = (session.seats().count(), session.game());
    let is_drawn = session.plies().iter().any(|ply| ply.final_);
    let chance = if is_drawn { "SAMPLED_STOCHASTIC" } else { "DETERMINISTIC" };
    let hides = (0..=session.plies().len()).filter_map(|ply| session.state_at(ply)).any(|state| hides(session, state));
    let information = if hides { "IMPERFECT_INFORMATION" } else { "PERFECT_INFORMATION" };
    let utility = if seats == 1 { "GENERAL_SUM" } else { "ZERO_SUM" };
    let actions = match encoding.catalogue().len() {
        0 => encoding.most_choices(),
        fixed => fixed,
    };
    let (fewest, most) = (*game.seats().start(), *game.seats().end());
    let title = quoted(&catalog.word("title"));
    format!(
        "game: {name}\n\n\
         GameType.chance_mode = ChanceMode.{chance}\n\
         GameType.dynamics = Dynamics.SEQUENTIAL\n\
         GameType.information = Information.{information}\n\
         GameType.long_name = {title}\n\
         GameType.max_num_players = {most}\n\
         GameType.min_num_players = {fewest}\n\
         GameType.parameter_specification = []\n\
         GameType.provides_information_state_string = False\n\
         GameType.provides_information_state_tensor = False\n\
         GameType.provides_observation_string = True\n\
         GameType.provides_observation_tensor = False\n\
         GameType.provides_factored_observation_string = False\n\
         GameType.reward_model = RewardModel.TERMINAL\n\
         GameType.short_name = \"{name}\"\n\
         GameType.utility = Utility.{utility}\n\n\
         NumDistinctActions() = {actions}\n\
         PolicyTensorShape() = [{actions}]\n\
         MaxChanceOutcomes() = 0\n\
         GetParameters() = {{}}\n\
         NumPlayers() = {seats}\n\
         MinUtility() = -1.0\n\
         MaxUtility() = 1.0\n\
         ToString() = \"{name}()\"\n"
    )
}

/// Returns whether any seat sees something that spectators do not.
fn hides(session: &Session, state: &AnyState) -> bool {
    let seen_by = |observer| {
        let scene = session.game().scene(state, observer);
        rondel::Scene { observer: Observer::Spectator, ..scene }
    };
    let public = seen_by(Observer::Spectator);
    session.seats().each().any(|seat| seen_by(Observer::Seat(seat)) != public)
}

fn write_state(
    text: &mut String,
    session: &Session,
    (state, turn): (&AnyState, Turn),
    catalog: &Catalog,
    history: &[usize],
    legal: &[(usize, &str)],
) {
    let shown = |observer| print(&session.game().scene(state, observer), catalog);
    for line in shown(Observer::Spectator).lines() {
        let _ = writeln!(text, "# {line}");
    }
    let (is_over, player) = match turn {
        Turn::Decide(seat) => ("False", seat.index().to_string()),
        Turn::Over(_) => ("True", TERMINAL.to_string()),
    };
    let listed = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "IsTerminal() = {is_over}\nHistory() = [{}]", listed(history));
    let _ = writeln!(text, "HistoryString() = \"{}\"", listed(history));
    let _ = writeln!(text, "IsChanceNode() = False\nIsSimultaneousNode() = False\nCurrentPlayer() = {player}");
    for seat in session.seats().each() {
        let _ = writeln!(text, "ObservationString({}) = {}", seat.index(), quoted(&shown(Observer::Seat(seat))));
    }
    let reward = |seat: Seat| match turn {
        Turn::Decide(_) => "0".to_owned(),
        Turn::Over(outcome) => (2.0 * outcome.utility(seat) - 1.0).to_string(),
    };
    let rewards = session.seats().each().map(reward).collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "Rewards() = [{rewards}]\nReturns() = [{rewards}]");
    if matches!(turn, Turn::Decide(_)) {
        let numbers: Vec<usize> = legal.iter().map(|(number, _)| *number).collect();
        let labels: Vec<String> = legal.iter().map(|(_, label)| quoted(label)).collect();
        let _ = writeln!(text, "LegalActions() = [{}]", listed(&numbers));
        let _ = writeln!(text, "StringLegalActions() = [{}]", labels.join(", "));
    }
}

/// Returns a text in quotation marks, on one line.
fn quoted(text: &str) -> String {
    Value::from(text.trim_end_matches('\n')).to_string()
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::{Forfeit, Seat};
    use rondel_games as _;

    use super::*;

    #[test]
    fn a_forfeited_game_ends_with_its_last_decision() {
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let players = ["Ann", "Ben"].map(Player::human).into();
        let mut session = Session::start(Header::of(plugin, (plugin.setup)(), players, 1)).expect("a game");
        session.play(3).expect("a column");
        session.forfeit(Seat::new(0), Forfeit::Resignation).expect("two players");
        let text = playthrough(plugin, &session, &plugin.catalog("en").expect("a good locale"));
        assert!(text.contains("DETERMINISTIC") && !text.contains("SAMPLED_STOCHASTIC"));
        let states: Vec<&str> = text.split("\n# State ").skip(1).collect();
        assert_eq!(states.len(), 2);
        assert!(states[0].contains("IsTerminal() = False") && states[0].contains("Rewards() = [0, 0]"));
        assert!(
            states[1].contains("IsTerminal() = True") && states[1].contains("Returns() = [-1, 1]"),
            "{}",
            states[1]
        );
        assert!(!states[1].contains("LegalActions"));
    }
}
