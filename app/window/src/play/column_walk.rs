//! Tests the side column in random positions of every game: choices keep their order, the log keeps its minimum height,
//! and no headline of a turn is truncated.

use std::collections::HashMap;

use egui::{Context, Pos2, RawInput, Rect, vec2};
use rondel::journal::{Header, Journal, Player};
use rondel::{Bot, Dealer, Plugin, Seat, Session, Turn};
use rondel_games as _;
use rondel_painter::theme;
use rondel_system::{Settings, Speed, Store};
use rondel_tables::LocalTable;

use super::Play;
use super::places::Places;
use crate::context::AppContext;

/// Window sizes in points, each with the minimum height of the log in lines: 1280 × 720 pixels at a scale of 86%, and
/// 1920 × 1080 pixels at 120%.
const WINDOWS: [((f32, f32), f32); 2] = [((1280.0 / 0.86, 720.0 / 0.86), 4.0), ((1920.0 / 1.2, 1080.0 / 1.2), 6.0)];
/// Number of positions for each game.
const POSITIONS: usize = 200;
/// Height of a line of the log, in points.
const LINE: f32 = 20.0;

/// The labels that were listed at the previous decision of each kind.
type Lists = HashMap<String, Vec<String>>;

/// Returns the first pair of labels whose order has changed.
fn moved<'a>(before: &'a [String], now: &'a [String]) -> Option<(&'a str, &'a str)> {
    let places: Vec<usize> = now.iter().filter_map(|label| before.iter().position(|other| other == label)).collect();
    let at = places.windows(2).position(|pair| pair[0] > pair[1])?;
    Some((&before[places[at]], &before[places[at + 1]]))
}

fn draw(ctx: &Context, play: &mut Play, cx: &mut AppContext, (width, height): (f32, f32)) {
    let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
    for frame in 1..4 {
        let input = RawInput { screen_rect: Some(window), time: Some(f64::from(frame)), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| play.ui(ui, cx, true));
        output.textures_delta.clear();
    }
}

/// Returns the faults of a position.
fn faults(ctx: &Context, play: &mut Play, cx: &mut AppContext, lists: &mut Lists) -> Vec<String> {
    let mut faults = Vec::new();
    for (size, least) in WINDOWS {
        draw(ctx, play, cx, size);
        let lines = play.focus.log.as_ref().map_or(0.0, |area| area.rect.height() / LINE);
        if !play.log.log.turns().is_empty() && lines < least {
            faults.push(format!("the log has {lines} lines at {size:?}"));
        }
    }
    let names = &play.game.reading.seats;
    let headlines = play.log.log.turns().iter().map(|turn| turn.headline(&cx.words, names));
    faults.extend(headlines.filter(|headline| headline.ends_with('…')).map(|headline| format!("cut off: {headline}")));
    let reading = &play.game.reading;
    let order = play.choices.order(&play.game);
    let steady = order.iter().map(|place| &reading.choices[*place]).filter(|choice| !choice.idle);
    let labels: Vec<String> = steady.map(|choice| choice.label.clone()).collect();
    if let Some(kind) = &reading.kind {
        let before = lists.insert(kind.clone(), labels.clone()).unwrap_or_default();
        if let Some((one, other)) = moved(&before, &labels) {
            faults.push(format!("{kind}: “{one}” and “{other}” have changed places"));
        }
    }
    faults
}

/// Checks random positions in which the first seat decides.
fn check(plugin: &'static Plugin) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings =
        Settings { language: Some("en".to_owned()), speed: Speed::None, coach: false, ..Settings::default() };
    let mut cx = AppContext::furnish(Store::at(folder.path()), settings.clone(), Some(1));
    let ctx = Context::default();
    theme::install(&ctx);
    theme::apply(&ctx, &settings);
    let mut luck = Dealer::seeded(20);
    let (mut found, mut seen, mut lists, mut places) = (Vec::new(), 0, Lists::new(), Places::default());
    for seed in 0.. {
        let seats = plugin.players.0.max(plugin.players.1.min(3));
        let player = |seat: u8| if seat == 0 { Player::human("Ann") } else { Player::bot(Bot::Random) };
        let header = Header::of(plugin, (plugin.setup)(), (0..seats).map(player).collect(), seed);
        let mut session = Session::start(header).expect("a game");
        while let Turn::Decide(seat) = session.turn() {
            if seat == Seat::new(0) && luck.below(4) == 0 {
                let journal = Journal::read(session.journal().into_bytes()).expect("a journal");
                let (table, _) = LocalTable::hold(cx.store.games(), plugin, journal).expect("the game");
                let mut play = Play::stand_still(&cx, table);
                play.choices.places = places;
                play.read(&cx);
                let at = format!("{}, seed {seed}, ply {}", plugin.id, session.plies().len());
                found.extend(
                    faults(&ctx, &mut play, &mut cx, &mut lists).into_iter().map(|fault| format!("{at}: {fault}")),
                );
                places = play.choices.places;
                seen += 1;
            }
            if seen == POSITIONS || session.plies().len() > 400 {
                break;
            }
            let choice = luck.below(session.choices().len() as u32) as usize;
            session.play(choice).expect("a legal choice");
        }
        if seen == POSITIONS {
            break;
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found[..found.len().min(20)].join("\n"));
}

fn plugin(id: &str) -> &'static Plugin {
    rondel::plugins().expect("the bundled games")[id]
}

#[test]
fn the_column_stands_still_in_rival_cities() {
    check(plugin("rival-cities"));
}

#[test]
fn the_column_stands_still_in_harbour() {
    check(plugin("harbour"));
}

#[test]
fn the_column_stands_still_in_spandau() {
    check(plugin("spandau-1780"));
}

#[test]
fn the_column_stands_still_in_small_games() {
    for id in [
        "causeways",
        "checkers",
        "wisps",
        "connect-four",
        "tic-tac-toe",
        "liars-dice",
        "go",
        "porters",
        "backgammon",
        "hearts",
        "cribbage",
        "euchre",
        "gin-rummy",
    ] {
        check(plugin(id));
    }
}
