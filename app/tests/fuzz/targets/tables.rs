//! Tables: recording games as valid inputs, and continuing games from accepted inputs.

use rondel::bots::{Bot, SearchLimits};
use rondel::journal::{Entry, Header, Journal, Notice, Player};
use rondel::scene::print::print;
use rondel::setup::clone_setup;
use rondel::{Catalog, Dealer, LANGUAGES, Observer, Plugin, Session, Setup, Turn, plugins};
use rondel_games as _;

/// Upper limit, well above the number of decisions in any bundled game.
const ENDLESS: usize = 20_000;

pub(super) fn games() -> impl Iterator<Item = &'static Plugin> {
    plugins().expect("each id once").into_values()
}

/// Returns the default options of a game, then each non-default value of each option separately.
pub(super) fn setups(plugin: &Plugin) -> Vec<Box<dyn Setup>> {
    let usual = (plugin.setup)();
    let mut setups = vec![(plugin.setup)()];
    for option in usual.options() {
        for (value, _) in option.values.iter().filter(|(value, _)| *value != option.chosen) {
            let mut setup = (plugin.setup)();
            setup.choose(option.id, value).expect("a value of the option");
            setups.push(setup);
        }
    }
    setups
}

/// Creates a table with one person and bots.
pub(super) fn table(plugin: &Plugin, setup: &dyn Setup, seats: u8, seed: u64) -> Result<Session, String> {
    let players = (0..seats).map(|seat| if seat == 0 { Player::human("Ada") } else { Player::bot(Bot::Greedy) });
    let header = Header::of(plugin, clone_setup(setup), players.collect(), seed);
    Session::start(header).map_err(|error| error.to_string())
}

/// Records a random game of up to `plies` decisions. Some decisions are taken back, and the journal records this.
pub(super) fn recorded(mut session: Session, plies: usize, luck: u64) -> String {
    let mut hand = Dealer::seeded(luck);
    let mut text = session.header().line();
    while session.plies().len() < plies {
        let Turn::Decide(seat) = session.turn() else { break };
        let choices = session.choices().len() as u32;
        let action = session.play(hand.below(choices) as usize).expect("a listed choice").action.clone();
        text.push_str(&Entry::play(seat, action).line());
        if hand.below(40) == 0 && session.undo().is_ok() {
            text.push_str(&Entry::Undo.line());
        }
    }
    text
}

/// Plays a random game to its end, and renders the table occasionally. Returns an error if the game does not end.
pub(super) fn play_out(session: &mut Session, luck: u64) -> Result<(), String> {
    let mut hand = Dealer::seeded(luck);
    look(session)?;
    while let Turn::Decide(_) = session.turn() {
        let plies = session.plies().len();
        if plies == ENDLESS {
            return Err(format!("the game has not ended after {ENDLESS} decisions"));
        }
        if plies % 64 == 63 {
            look(session)?;
        }
        let choices = session.game().actions(session.state()).len() as u32;
        if choices == 0 {
            return Err(format!("after {plies} plies the seat that decides has no choice"));
        }
        session.play(hand.below(choices) as usize).map_err(|refused| refused.to_string())?;
    }
    look(session)
}

/// Lets a bot make a few decisions, then writes the game, reads it and replays it.
pub(super) fn go_on(session: &mut Session, luck: u64) -> Result<(), String> {
    const PLIES: u64 = 6;
    look(session)?;
    for ply in 0..PLIES {
        let Turn::Decide(seat) = session.turn() else { break };
        let bot = if (luck >> ply) & 1 == 0 { Bot::Random } else { Bot::Greedy };
        let observation = session.observe(seat);
        let thought = session.game().think(bot, &observation, &mut session.aside_dealer(seat), &SearchLimits::QUIET);
        session.play(thought.choice).map_err(|refused| format!("{bot} chose what is refused: {refused}"))?;
    }
    look(session)?;
    reread(session)
}

/// Checks that the journal of a session reproduces the session.
pub(super) fn reread(session: &Session) -> Result<(), String> {
    let journal = Journal::read(session.journal()).map_err(|error| format!("what was written is refused: {error}"))?;
    let (again, notices) = Session::replay(journal).map_err(|error| format!("what was written is refused: {error}"))?;
    if let Some(notice) = notices.iter().find(|notice| Notice::is_damage(notice)) {
        return Err(format!("what was written is not read: {notice}"));
    }
    if again.state() != session.state() || again.plies().len() != session.plies().len() {
        return Err("what was written gives another position".to_owned());
    }
    Ok(())
}

/// Renders the table and all its text for every observer.
fn look(session: &Session) -> Result<(), String> {
    let plugin = games().find(|plugin| plugin.id == session.header().game).ok_or("a game that is not here is open")?;
    let (game, state) = (session.game(), session.state());
    let language = LANGUAGES[session.plies().len() % LANGUAGES.len()];
    let catalog: Catalog = plugin.catalog(language).map_err(|error| error.to_string())?;
    let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator]);
    let mut said: usize = observers.map(|observer| print(&game.scene(state, observer), &catalog).len()).sum();
    if let Turn::Decide(_) = session.turn() {
        said += catalog.say(&game.prompt(state)).len();
        said += session.choices().iter().map(|choice| catalog.say(&choice.label).len()).sum::<usize>();
        said += game.blocked_clicks(state).iter().map(|blocked| catalog.say(&blocked.reason).len()).sum::<usize>();
    }
    said += game.score_sheet(state).lines.iter().map(|(line, _)| catalog.say(line).len()).sum::<usize>();
    if said == 0 { Err("there is nothing on the table".to_owned()) } else { Ok(()) }
}
