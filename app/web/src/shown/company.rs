//! The players at a table, and the state of the table.

use rondel::journal::Player;
use rondel::{Catalog, Plugin, Seat, Text, Turn, View};
use rondel_hosting::{ChatText, Guest, Phase, Presence};
use rondel_presenter::clocks;
use rondel_presenter::online::phrase;
use rondel_presenter::opponents::{Company, bot_name};
use rondel_presenter::words::Words;
use serde::Serialize;

/// The game being played.
#[derive(Serialize)]
pub(crate) struct ShownGame {
    id: &'static str,
    version: &'static str,
    title: String,
}

/// A seat at the table.
#[derive(Serialize)]
pub(crate) struct ShownSeat {
    /// The seat's name in the game, and its icon.
    name: String,
    icon: Option<&'static str>,
    /// The player's name, or `None` if the seat is open.
    player: Option<String>,
    /// The name shown in the list of players.
    who: String,
    /// A remark about the player, such as a lost connection.
    remark: Option<String>,
    own: bool,
    /// Whether the player has to decide.
    decides: bool,
}

/// The state of the table.
#[derive(Serialize)]
pub(crate) struct ShownStanding {
    /// `gathering`, `playing` or `over`.
    phase: &'static str,
    /// Whether the user of the page is a spectator.
    looks_on: bool,
    /// Whether the user may resign.
    may_resign: bool,
    /// A message about what the game is waiting for, or `None` if the user has to decide.
    waits: Option<String>,
    /// Another player's request to take back a decision, if the user has to agree.
    asks: Option<String>,
    /// A message that names the players who want another game.
    again: Option<String>,
}

impl ShownGame {
    pub(crate) fn of(plugin: &'static Plugin, catalog: &Catalog) -> Self {
        Self { id: plugin.id, version: plugin.version, title: catalog.word("title") }
    }
}

/// Returns a player's name, or a generic name if none was given.
fn called(player: &Player, place: usize, words: &Words) -> String {
    match player.bot {
        _ if !player.name.is_empty() => player.name.clone(),
        Some(bot) => bot_name(bot, words),
        None => words.with("player-number", "number", place + 1),
    }
}

/// Returns the names of the seats at a guest's table.
pub(crate) fn seat_names(guest: &Guest, catalog: &Catalog) -> Vec<String> {
    guest
        .welcome()
        .map(|welcome| welcome.seats.iter().map(|named| catalog.say(&named.name)).collect())
        .unwrap_or_default()
}

/// Returns the players at a guest's table, with their names.
pub(crate) fn company(guest: &Guest, catalog: &Catalog, words: &Words) -> Company {
    let seats = guest.standing().map(|standing| standing.seats.as_slice()).unwrap_or_default();
    let players = seats.iter().map(|sitting| Some(sitting.player.clone()));
    Company::of(seat_names(guest, catalog).into_iter().zip(players), words)
}

impl ShownSeat {
    pub(crate) fn all(guest: &Guest, shown: Option<&View>, catalog: &Catalog, words: &Words) -> Vec<Self> {
        let (Some(welcome), Some(standing)) = (guest.welcome(), guest.standing()) else { return Vec::new() };
        let company = company(guest, catalog, words);
        let seats = (0..).map(Seat::new).zip(&welcome.seats).zip(&standing.seats);
        let seat = |((seat, named), sitting): ((Seat, &rondel_hosting::Named), &rondel_hosting::PlayerStatus)| {
            let player = (sitting.presence != Presence::Open).then(|| called(&sitting.player, seat.index(), words));
            let remark = match sitting.presence {
                Presence::Open => Some(words.word("far-open")),
                Presence::Lost => Some(words.word("far-gone")),
                Presence::Left => Some(words.word("far-gone-for-good")),
                Presence::Bot | Presence::Here | Presence::There => None,
            };
            let decides = shown.is_some_and(|view| match view.turn {
                Some(Turn::Decide(asked)) => asked == seat || view.deciders.has(seat),
                _ => false,
            });
            let own = guest.seat() == Some(seat);
            let name = catalog.say(&named.name);
            let who = if player.is_some() { company.short(seat) } else { name.clone() };
            ShownSeat { name, icon: named.icon, player, who, remark, own, decides }
        };
        seats.map(seat).collect()
    }
}

impl ShownStanding {
    pub(crate) fn of(guest: &Guest, shown: Option<&View>, asked: bool, catalog: &Catalog, words: &Words) -> Self {
        let standing = guest.standing();
        let company = company(guest, catalog, words);
        let who = |seat: Seat| Text::verbatim(company.full(seat));
        let over = shown.is_some_and(|view| matches!(view.turn, Some(Turn::Over(_))));
        let phase = match standing.map(|standing| &standing.phase) {
            _ if over => "over",
            None | Some(Phase::Gathering | Phase::Sealed(_)) if shown.is_none() => "gathering",
            _ => "playing",
        };
        let clocks = standing.and_then(|standing| standing.clocks.as_ref());
        let is_up = clocks.zip(guest.seat()).is_some_and(|(clocks, own)| clocks.is_up(own));
        let waits = match shown.and_then(|view| view.turn) {
            _ if asked || over => None,
            Some(Turn::Decide(_)) if is_up => guest.seat().map(|own| words.with("clock-up", "player", who(own))),
            None if shown.is_none() => {
                let clock = guest.welcome().and_then(|welcome| welcome.clock);
                let terms = clock.map(|clock| clocks::terms(clock, words));
                let lines: Vec<String> = std::iter::once(words.word("far-waiting")).chain(terms).collect();
                Some(lines.join(" "))
            }
            Some(Turn::Decide(_)) if guest.has_chosen() => Some(words.word("far-sent")),
            Some(Turn::Decide(seat)) => Some(words.with("far-waits", "player", who(seat))),
            _ => None,
        };
        let own = guest.seat();
        let asks = standing
            .and_then(|standing| standing.asks)
            .filter(|asks| own.is_some_and(|own| own != asks.by && !asks.agreed.has(own)));
        let asks = asks.map(|asks| {
            let said = Text::new("far-asks").with("player", who(asks.by)).with("count", asks.plies as i64);
            words.say(&said)
        });
        let again = standing.filter(|standing| !standing.again.is_empty()).map(|standing| {
            let players = standing.again.iter().map(|seat| Text::verbatim(company.short(seat))).collect();
            words.with("far-again-wanted", "players", Text::List(players))
        });
        let looks_on = guest.welcome().is_some() && own.is_none();
        Self { phase, looks_on, may_resign: guest.may_resign(), waits, asks, again }
    }
}

/// Returns the most recent chat messages, newest last.
pub(crate) fn talk(guest: &Guest, catalog: &Catalog, words: &Words) -> Vec<(Seat, String)> {
    const MOST: usize = 12;
    let company = company(guest, catalog, words);
    let said = guest.said();
    let recent = &said[said.len().saturating_sub(MOST)..];
    let told = recent.iter().map(|said| {
        let spoken = match &said.words {
            ChatText::Phrase(number) => words.word(phrase(*number)),
            ChatText::Own(words) => words.clone(),
        };
        (said.by, format!("{}: {spoken}", company.short(said.by)))
    });
    told.collect()
}
