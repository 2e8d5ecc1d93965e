//! Tests of pages and their table, which run in one thread without a browser or a network.

use std::collections::BTreeMap;
use std::time::Duration;

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::clock::TimeControl;
use rondel::{Dealer, Plugin, Turn};
use rondel_games as _;
use rondel_hosting::{
    Guest, GuestTable, Host, Key, Lobby, LobbyState, SeatClaim, Secret, Share, TableId, ToGuest, ToHost,
};
use serde_json::{Value, json};

use super::catalog_cache::CatalogCache;
use super::claim::PageAction;
use super::page_session::{Next, PageSession};

/// A table with a page for every seat and a page for a spectator.
struct Room {
    gathering: Option<Lobby>,
    host: Option<Host>,
    pages: BTreeMap<Key, Page>,
    catalogs: CatalogCache,
}

/// A page: its session and all parts it has received.
struct Page {
    session: PageSession,
    parts: serde_json::Map<String, Value>,
}

impl Room {
    fn of(plugin: &'static Plugin, seats: u8, language: &str) -> Self {
        Self::named(plugin, seats, language, |seat| format!("Guest {seat}"))
    }

    fn named(plugin: &'static Plugin, seats: u8, language: &str, name: impl Fn(u8) -> String) -> Self {
        let mut room = Self::unheard(plugin, seats, language, name);
        room.talk();
        room
    }

    /// Creates a room whose pages have not sent anything yet.
    fn unheard(plugin: &'static Plugin, seats: u8, language: &str, name: impl Fn(u8) -> String) -> Self {
        let (table, secret) = (TableId([3; 32]), |seat: u8| Secret([seat + 1; 32]));
        let agreement = LobbyState {
            table,
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup: (plugin.setup)(),
            chairs: (0..seats).map(|seat| SeatClaim::Open(secret(seat))).collect(),
            watchers: Some(secret(99)),
            watching: Vec::new(),
            share: Share([9; 32]),
            sealed: false,
            next: None,
            clock: None,
        };
        let catalogs = CatalogCache::default();
        let page = |seat: u8| {
            let guest = Guest::invited(table, secret(seat), &name(seat), Share([seat; 32]));
            (
                Key([seat; 32]),
                Page { session: PageSession::new(guest, catalogs.of([language])), parts: serde_json::Map::new() },
            )
        };
        let pages = (0..seats).chain([99]).map(page).collect();
        let gathering = Some(Lobby::open(agreement).expect("a table"));
        let mut room = Self { gathering, host: None, pages, catalogs };
        for key in room.keys() {
            room.table().came(key);
        }
        room
    }

    fn keys(&self) -> Vec<Key> {
        self.pages.keys().copied().collect()
    }

    fn table(&mut self) -> &mut dyn GuestTable {
        match (&mut self.gathering, &mut self.host) {
            (Some(gathering), _) => gathering,
            (None, Some(host)) => host,
            (None, None) => unreachable!("it is one or the other"),
        }
    }

    /// Passes a message of each page to the table, and then tells the pages that the table cannot be saved.
    fn say_unsaved(&mut self) {
        for key in self.keys() {
            if let Some(message) = self.pages.get_mut(&key).and_then(|page| page.session.tell()) {
                self.table().hear(key, &message).expect("a page keeps to the protocol");
            }
        }
        for (key, message) in self.table().tell_unsaved() {
            let page = self.pages.get_mut(&key).expect("somebody at a page");
            page.session.hear(message).expect("a host that keeps its word");
            page.show();
        }
    }

    /// Exchanges messages until no party has any left.
    fn talk(&mut self) {
        loop {
            let said: Vec<(Key, ToHost)> =
                self.pages.iter_mut().filter_map(|(key, page)| Some((*key, page.session.tell()?))).collect();
            for (key, message) in &said {
                self.table().hear(*key, message).expect("a page keeps to the protocol");
            }
            if self.gathering.as_ref().is_some_and(Lobby::is_ready) {
                let gathering = self.gathering.take().expect("it is there");
                self.host = Some(gathering.deal().map_err(|failed| failed.1).expect("a game"));
            }
            let told: Vec<(Key, ToGuest)> = self.table().tell();
            if told.is_empty() && said.is_empty() {
                break;
            }
            for (key, message) in told {
                let page = self.pages.get_mut(&key).expect("somebody at a page");
                page.session.hear(message).expect("a host that keeps its word");
            }
        }
        for page in self.pages.values_mut() {
            page.show();
        }
    }

    fn does(&mut self, key: Key, deed: PageAction) {
        let page = self.pages.get_mut(&key).expect("somebody at a page");
        assert_eq!(page.session.does(deed, &self.catalogs), Next::Stay);
        page.show();
    }
}

impl Page {
    /// Shows all steps, ignoring their display times.
    fn show(&mut self) {
        while self.session.next_at().is_some() {
            self.session.advance();
        }
        if let Some(news) = self.session.news() {
            let Value::Object(news) = serde_json::from_str(&news).expect("JSON") else { panic!("no parts: {news}") };
            self.parts.extend(news);
        }
    }

    fn asked(&self) -> Option<&Value> {
        self.parts.get("ask").filter(|ask| !ask.is_null())
    }

    /// Returns the numbers of the listed choices.
    fn choices(&self) -> Vec<usize> {
        let groups = self.asked().and_then(|ask| ask["groups"].as_array()).into_iter().flatten();
        let choices = groups.flat_map(|group| group["choices"].as_array().into_iter().flatten());
        choices.map(|choice| choice["number"].as_u64().expect("a number") as usize).collect()
    }

    fn decision(&self) -> u64 {
        self.asked().and_then(|ask| ask["decision"].as_u64()).expect("it is asked")
    }
}

fn games() -> Vec<&'static Plugin> {
    rondel::plugins().expect("the games").into_values().collect()
}

/// Returns the key of the page that has to decide.
fn asked(room: &Room) -> Option<Key> {
    room.pages.iter().find(|(_, page)| page.asked().is_some()).map(|(key, _)| *key)
}

#[test]
fn every_game_is_played_from_pages_alone_by_list_and_by_taps() {
    games().into_par_iter().for_each(is_played_from_pages_alone);
}

fn is_played_from_pages_alone(plugin: &'static Plugin) {
    let seats = plugin.players.1.min(3).max(plugin.players.0);
    let mut room = Room::of(plugin, seats, "de");
    let mut luck = Dealer::seeded(11);
    for _ in 0..12 {
        let Some(key) = asked(&room) else { break };
        let page = &room.pages[&key];
        let glows: Vec<String> =
            serde_json::from_value(page.asked().expect("it is asked")["open"].clone()).expect("things");
        if luck.below(2) == 0 && !glows.is_empty() {
            let thing = &glows[luck.below(glows.len() as u32) as usize];
            room.does(key, PageAction::Tap(thing.clone()));
        } else {
            let choices = page.choices();
            let choice = choices[luck.below(choices.len() as u32) as usize];
            let decision = page.decision();
            room.does(key, PageAction::Choose(decision, choice));
        }
        room.talk();
    }
    let host = room.host.as_ref().expect("the game began");
    let plies = host.session().plies().len();
    assert!(plies > 1 || matches!(host.session().turn(), Turn::Over(_)), "{}: {plies}", plugin.id);
    for (key, page) in &room.pages {
        assert_eq!(page.parts["standing"]["looks_on"], Value::Bool(*key == Key([99; 32])), "{}", plugin.id);
        assert_eq!(page.parts["words"]["language"], "de");
        assert_eq!(page.parts["company"].as_array().map(Vec::len), Some(usize::from(seats)));
    }
    if let Turn::Over(_) = host.session().turn() {
        let told =
            room.pages.values().all(|page| page.parts["end"]["told"].as_str().is_some_and(|told| !told.is_empty()));
        assert!(told, "{}: each page says who won", plugin.id);
    }
}

#[test]
fn an_answer_to_an_earlier_question_or_of_somebody_else_changes_nothing() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::of(plugin, 2, "en");
    let key = asked(&room).expect("somebody begins");
    let (decision, choices) = (room.pages[&key].decision(), room.pages[&key].choices());
    for (wrong, choice) in [(decision + 1, choices[0]), (decision, 99)] {
        room.does(key, PageAction::Choose(wrong, choice));
    }
    let other = room.keys().into_iter().find(|other| *other != key).expect("two seats");
    for deed in [PageAction::Choose(decision, 0), PageAction::Tap("no-such-thing-1".to_owned()), PageAction::Clear] {
        room.does(other, deed.clone());
        room.does(Key([99; 32]), deed);
    }
    room.talk();
    assert!(room.host.as_ref().expect("a game").session().plies().is_empty());
    room.does(key, PageAction::Choose(decision, choices[0]));
    room.talk();
    room.does(key, PageAction::Choose(decision, choices[1]));
    room.talk();
    assert_eq!(room.host.as_ref().expect("a game").session().plies().len(), 1);
}

#[test]
fn a_thing_that_cannot_be_chosen_is_told_of_with_its_rule() {
    let plugin = rondel::plugins().expect("the games")["rival-cities"];
    let mut room = Room::of(plugin, 2, "en");
    let key = asked(&room).expect("somebody begins");
    let page = &room.pages[&key];
    let zones = page.parts.iter().filter(|(name, _)| name.starts_with("zone-")).map(|(_, zone)| zone);
    let pieces = zones.flat_map(|zone| zone["pieces"].as_array().into_iter().flatten());
    let open = page.asked().expect("it is asked")["open"].to_string();
    let ids: Vec<String> = pieces.filter_map(|piece| piece["id"].as_str().map(str::to_owned)).collect();
    let dead: Vec<&String> = ids.iter().filter(|id| !open.contains(&format!("\"{id}\""))).collect();
    let mut told = 0;
    for id in dead {
        room.does(key, PageAction::Tap(id.clone()));
        let notice = &room.pages[&key].parts["notice"];
        if notice.is_object() && notice["rule"].is_string() {
            assert_eq!(notice["thing"].as_str(), Some(id.as_str()));
            let rule = notice["rule"].as_str().expect("a rule");
            assert!(rule.starts_with("RC-") && rule.contains(' '), "{rule}: its number and how it is told");
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
    room.does(key, PageAction::Language("nl".to_owned()));
    assert_eq!(room.pages[&key].parts["words"]["language"], "nl");
}

#[test]
fn somebody_else_lets_one_take_back_or_not() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::of(plugin, 2, "en");
    let first = asked(&room).expect("somebody begins");
    room.does(first, PageAction::Choose(room.pages[&first].decision(), 0));
    room.talk();
    let second = asked(&room).expect("the other is asked");
    let mut told = 0;
    for (yes, plies) in [(false, 1), (false, 1), (true, 0)] {
        room.does(first, PageAction::TakeBack);
        room.talk();
        assert!(room.pages[&second].parts["standing"]["asks"].is_string());
        assert!(room.pages[&first].parts["standing"]["asks"].is_null());
        room.does(second, PageAction::Agree(yes));
        room.talk();
        assert_eq!(room.host.as_ref().expect("a game").session().plies().len(), plies, "{yes}");
        if !yes {
            let notice = &room.pages[&first].parts["notice"];
            let number = notice["number"].as_u64().expect("a notice");
            assert!(notice["text"] == "Another player declined." && number > told, "each time: {notice}");
            told = number;
        }
    }
    assert_eq!(asked(&room), Some(first), "they decide anew");
}

#[test]
fn one_of_two_resigns_from_a_page() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::of(plugin, 2, "en");
    let first = asked(&room).expect("somebody begins");
    let second = room.keys().into_iter().find(|key| *key != first).expect("two pages");
    assert_eq!(room.pages[&second].parts["standing"]["may_resign"], true);
    room.does(second, PageAction::Resign);
    room.talk();
    for page in room.pages.values() {
        let (standing, end) = (&page.parts["standing"], page.parts["end"]["told"].as_str().unwrap_or_default());
        assert_eq!((&standing["phase"], &standing["may_resign"]), (&json!("over"), &json!(false)));
        assert!(end.contains("the other player resigned."), "{end}");
    }
    room.does(first, PageAction::Resign);
    room.talk();
    let many = Room::of(rondel::plugins().expect("the games")["wisps"], 3, "en");
    assert!(many.pages.values().all(|page| page.parts["standing"]["may_resign"] == false));
}

#[test]
fn pages_show_clocks_and_are_not_asked_once_the_time_is_up() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::unheard(plugin, 2, "en", |seat| format!("Guest {seat}"));
    let agreed = room.gathering.take().expect("it is there");
    let agreed = serde_json::to_string(agreed.agreement()).expect("plain data");
    let agreed: LobbyState = serde_json::from_str(&agreed).expect("plain data");
    let clock = Some(TimeControl::per_decision(30));
    room.gathering = Some(Lobby::open(LobbyState { clock, ..agreed }).expect("a table"));
    for key in room.keys() {
        room.table().came(key);
    }
    room.talk();
    let first = asked(&room).expect("somebody begins");
    for page in room.pages.values() {
        assert_eq!(page.parts["clocks"][1], json!({"left": [30_000, 30_000], "running": [0]}));
    }
    room.host.as_mut().expect("the game began").elapse(Duration::from_secs(31));
    room.talk();
    assert_eq!(asked(&room), None, "a bot decides");
    assert_eq!(room.pages[&first].parts["clocks"][1], json!({"left": [0, 30_000], "running": []}));
    let waits = room.pages[&first].parts["standing"]["waits"].as_str().unwrap_or_default();
    assert!(waits.ends_with("time is up. The computer decides."), "{waits}");
    room.host.as_mut().expect("the game began").take(0).expect("the bot's choice");
    room.talk();
    assert!(asked(&room).is_some_and(|second| second != first));
}

#[test]
fn a_page_shows_while_the_host_cannot_save_before_and_during_the_game() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::unheard(plugin, 2, "en", |seat| format!("Guest {seat}"));
    let all_wait = |room: &Room| {
        room.pages.values().all(|page| {
            let told = page.parts["unsaved"].as_str();
            told.is_some_and(|told| told.starts_with("The host’s computer cannot save the game; its disk may be full."))
        })
    };
    let none_waits = |room: &Room| room.pages.values().all(|page| page.parts["unsaved"].is_null());
    room.say_unsaved();
    assert!(all_wait(&room), "before they are welcomed");
    assert!(room.pages.values().all(|page| !page.parts.contains_key("game")), "and they are told nothing else");
    room.talk();
    assert!(none_waits(&room));
    let first = asked(&room).expect("somebody begins");
    room.does(first, PageAction::Choose(room.pages[&first].decision(), 0));
    room.say_unsaved();
    assert!(all_wait(&room) && room.pages[&first].asked().is_none());
    assert!(asked(&room).is_none(), "nobody is told what is not on disk");
    room.does(first, PageAction::Language("de".to_owned()));
    assert!(room.pages[&first].parts["unsaved"].as_str().is_some_and(|told| told.contains("nicht speichern")));
    room.talk();
    assert!(none_waits(&room) && asked(&room).is_some_and(|next| next != first));
}

#[test]
fn two_people_of_the_same_name_are_told_apart() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut room = Room::named(plugin, 2, "en", |_| "Ann".to_owned());
    room.does(Key([1; 32]), PageAction::Say("Good luck!".to_owned()));
    room.talk();
    while let Some(key) = asked(&room) {
        let page = &room.pages[&key];
        assert_eq!(room.pages[&Key([99; 32])].parts["company"][1]["who"], "Nought (Ann)");
        let deed = PageAction::Choose(page.decision(), page.choices()[0]);
        room.does(key, deed);
        room.talk();
    }
    for page in room.pages.values() {
        assert_eq!(page.parts["talk"][0][1], "Nought (Ann): Good luck!");
        let told = page.parts["end"]["told"].as_str().expect("an end");
        assert!(told.starts_with("Cross (Ann) wins"), "{told}");
    }
}
