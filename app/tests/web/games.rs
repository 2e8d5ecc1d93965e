//! Complete games played by taps alone, at tables of phones and a tablet, some of them in German or Dutch.

use std::time::Instant;

use rondel::{Dealer, Observer, Seat};
use rondel_presenter::words::Words;

use crate::chrome::{Browser, browser};
use crate::guest::{Guest, NAMES, Tapped, play};
use crate::host::Host;
use crate::page::{Device, PHONE, TABLET};
use crate::scenes::{compare, listen};
use crate::secrets::{Search, nobody_was_told};
use crate::{is_whole, tell};

/// Devices at a table. With two players, the second device is a tablet.
const DEVICES: [Device; 5] = [PHONE, TABLET, Device { dark: true, ..PHONE }, Device { moves: true, ..PHONE }, PHONE];
const LANGUAGES: [&str; 3] = ["de-DE", "nl-NL", "en-GB"];

/// Number of positions per game to search for hidden information and to compare with the window, in the complete run.
const SEARCHED: usize = 500;
const COMPARED: usize = 200;
/// Games with hidden information.
const SECRETIVE: [&str; 10] = [
    "cribbage",
    "euchre",
    "gin-rummy",
    "harbour",
    "hearts",
    "liars-dice",
    "porters",
    "rival-cities",
    "spandau-1780",
    "wisps",
];

/// Measurements from all games at one kind of table.
#[derive(Default)]
struct Seen {
    tapped: Tapped,
    games: usize,
    plies: usize,
    /// Number of positions compared with the window, and of elements in them.
    compared: usize,
    things: usize,
    /// Number of positions searched for hidden information, and number of hidden strings in the search.
    positions: usize,
    searched: usize,
}

/// Plays a game from joining to the result, or up to `taps` taps. The complete run repeats games with hidden
/// information until enough positions were searched.
fn plays(game: &str, guests: usize, taps: u32) {
    let Some(browser) = browser(game) else { return };
    let began = Instant::now();
    let mut luck = Dealer::seeded(22);
    let mut seen = Seen::default();
    let taps = if is_whole() { u32::MAX } else { taps };
    let mut over = evening(&browser, game, guests, taps, &mut luck, &mut seen);
    while is_whole() && SECRETIVE.contains(&game) && seen.positions < SEARCHED {
        over = evening(&browser, game, guests, taps, &mut luck, &mut seen);
    }
    assert!(over || taps < u32::MAX);
    assert!(seen.things > 0 && seen.positions > 0, "nothing was laid beside the window's, or nothing searched");
    let waits = &mut seen.tapped.waits;
    waits.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| waits.get(waits.len() * share / 100).copied().unwrap_or(f64::NAN);
    tell(&format!(
        "{game}, {guests} pages, {} games: {} choices, {} taps in the hand and {} on the table, {} things that no finger reached; \
         {} things in {} positions as in the window, {} hidden ones looked for in {} positions; \
         half of the taps were answered in {:.0} ms, 95 of 100 in {:.0} ms; {} plies{} in {:.0} s",
        seen.games,
        seen.tapped.choices,
        seen.tapped.hand,
        seen.tapped.table,
        seen.tapped.covered,
        seen.things,
        seen.compared,
        seen.searched,
        seen.positions,
        at(50),
        at(95),
        seen.plies,
        if over { ", over" } else { "" },
        began.elapsed().as_secs_f64()
    ));
}

/// Plays one game from joining to the result, or up to `taps` taps. Returns whether it is over.
fn evening(browser: &Browser, game: &str, guests: usize, taps: u32, luck: &mut Dealer, seen: &mut Seen) -> bool {
    let host = Host::open(game, guests, &[]);
    let links = host.links();
    let mut guests: Vec<Guest> = (0..guests)
        .map(|number| {
            let device = DEVICES[number].reads(LANGUAGES[number % LANGUAGES.len()]);
            Guest::comes(browser, device, &links[number], number)
        })
        .collect();
    let plugin = rondel::plugins().expect("the games")[game];
    let words = LANGUAGES.map(|language| Words::new(&language[..2], [plugin]));
    let all = guests.len();
    host.waits_for(|event| event["event"] == "dealt");
    let mut searches: Vec<Search> = (0..all)
        .map(|seat| Search::new(Observer::Seat(Seat::new(seat as u8)), LANGUAGES[seat % 3], &host.session()))
        .collect();
    let most = if is_whole() { COMPARED } else { 12 };
    let mut moments = 0;
    let over = play(&mut guests, taps, luck, |guests| {
        let seat = moments % all;
        moments += 1;
        if seen.compared < most {
            let things = compare(&host, &guests[seat], seat, &words[seat % words.len()]);
            seen.things += things;
            seen.compared += usize::from(things > 0);
            if seen.compared == most {
                listen(&host, &guests[seat], seat, &words[seat % words.len()]);
            }
        }
        // Further games only serve the search, so all pages are searched.
        let pages = if seen.games == 0 { seat..seat + 1 } else { 0..all };
        for seat in pages {
            let positions: usize = searches.iter().map(|search| search.positions).sum();
            if seen.positions + positions < most * SEARCHED / COMPARED {
                searches[seat].search(&guests[seat], || host.session());
            }
        }
    });
    for (number, guest) in guests.iter().enumerate() {
        guest.page.is_sound();
        let language = guest.page.text("document.documentElement.lang");
        assert_eq!(language, LANGUAGES[number % LANGUAGES.len()][..2], "{game}");
        let company = guest.page.text("document.getElementById('company').textContent");
        assert!(NAMES[..all].iter().all(|name| company.contains(name)), "{company}");
        if over {
            assert!(!guest.page.text("document.getElementById('end-told').textContent").is_empty(), "{game}: who won?");
        }
    }
    nobody_was_told(&guests, &links);
    assert!(!over || host.has_said("over"));
    assert_eq!(host.errors(), "", "{game}");
    seen.games += 1;
    seen.plies += host.session().plies().len();
    for search in &searches {
        seen.positions += search.positions;
        seen.searched += search.searched;
    }
    for Tapped { choices, hand, table, covered, waits } in guests.iter().map(|guest| &guest.tapped) {
        seen.tapped.choices += choices;
        seen.tapped.hand += hand;
        seen.tapped.table += table;
        seen.tapped.covered += covered;
        seen.tapped.waits.extend(waits);
    }
    over
}

#[test]
fn a_small_game_is_played_from_the_door_to_the_end_sheet() {
    plays("tic-tac-toe", 2, u32::MAX);
}

#[test]
fn connect_four_is_played_to_its_end() {
    plays("connect-four", 2, u32::MAX);
}

#[test]
fn causeways_is_played_by_taps() {
    plays("causeways", 3, 30);
}

#[test]
fn wisps_is_played_by_taps() {
    plays("wisps", 4, u32::MAX);
}

#[test]
fn porters_is_played_by_taps() {
    plays("porters", 4, u32::MAX);
}

#[test]
fn liars_dice_is_played_by_taps() {
    plays("liars-dice", 4, u32::MAX);
}

#[test]
fn rival_cities_is_played_by_taps() {
    plays("rival-cities", 2, 16);
}

#[test]
fn harbour_is_played_by_taps() {
    plays("harbour", 3, 20);
}

#[test]
fn spandau_1780_is_played_by_taps() {
    plays("spandau-1780", 5, 20);
}
