//! Whole games by taps alone, each at a table of phones of which some read German or Dutch, and a tablet.

use std::time::Instant;

use rondel::{Dealer, Observer, Seat};
use rondel_app::ui::words::Words;

use crate::chrome::browser;
use crate::guest::{Guest, NAMES, Tapped, play};
use crate::host::Host;
use crate::page::{Device, PHONE, TABLET};
use crate::scenes::{compare, listen};
use crate::secrets::{Search, nobody_was_told};
use crate::{is_whole, tell};

/// Whose pages are at a table: of two the second is a tablet.
const DEVICES: [Device; 5] = [PHONE, TABLET, Device { dark: true, ..PHONE }, Device { moves: true, ..PHONE }, PHONE];
const LANGUAGES: [&str; 3] = ["de-DE", "nl-NL", "en-GB"];

/// Plays a game from door to end sheet, or so many taps of it.
fn plays(game: &str, guests: usize, taps: u32) {
    let Some(browser) = browser(game) else { return };
    let began = Instant::now();
    let host = Host::open(game, guests, &[]);
    let links = host.links();
    let taps = if is_whole() { u32::MAX } else { taps };
    let mut guests: Vec<Guest> = (0..guests)
        .map(|number| {
            let device = DEVICES[number].reads(LANGUAGES[number % LANGUAGES.len()]);
            Guest::comes(&browser, device, &links[number], number)
        })
        .collect();
    let mut luck = Dealer::seeded(22);
    let plugin = rondel::plugins().expect("the games")[game];
    let words = LANGUAGES.map(|language| Words::new(&language[..2], [plugin]));
    let all = guests.len();
    host.waits_for(|event| event["event"] == "dealt");
    let mut searches: Vec<Search> = (0..all)
        .map(|seat| Search::new(Observer::Seat(Seat::new(seat as u8)), LANGUAGES[seat % 3], &host.session()))
        .collect();
    let (mut moments, mut compared, mut things) = (0, 0, 0);
    let most = if is_whole() { 200 } else { 12 };
    let over = play(&mut guests, taps, &mut luck, |guests| {
        let seat = moments % all;
        moments += 1;
        if compared < most && !guests[seat].page.is("document.querySelector('dialog[open]') !== null") {
            things += compare(&host, &guests[seat], seat, &words[seat % words.len()]);
            compared += 1;
            if compared == most {
                listen(&host, &guests[seat], seat, &words[seat % words.len()]);
            }
        }
        if searches[seat].positions < most * 5 / 2 / all {
            searches[seat].search(&guests[seat], || host.session());
        }
    });
    assert!(over || taps < u32::MAX);
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
    let mut all = Tapped::default();
    for guest in guests.iter().map(|guest| &guest.tapped) {
        all.choices += guest.choices;
        all.hand += guest.hand;
        all.table += guest.table;
        all.covered += guest.covered;
        all.waits.extend(&guest.waits);
    }
    all.waits.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| all.waits.get(all.waits.len() * share / 100).copied().unwrap_or(f64::NAN);
    tell(&format!(
        "{game}, {} pages: {} choices, {} taps in the hand and {} on the table, {} things that no finger reached; \
         {things} things in {compared} positions as in the window, {} hidden ones looked for in {} positions; \
         half of the taps were answered in {:.0} ms, 95 of 100 in {:.0} ms; {} plies{} in {:.0} s",
        guests.len(),
        all.choices,
        all.hand,
        all.table,
        all.covered,
        searches.iter().map(|search| search.searched).sum::<usize>(),
        searches.iter().map(|search| search.positions).sum::<usize>(),
        at(50),
        at(95),
        host.session().plies().len(),
        if over { ", over" } else { "" },
        began.elapsed().as_secs_f64()
    ));
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
    plays("causeways", 2, 30);
}

#[test]
fn wisps_is_played_by_taps() {
    plays("wisps", 2, u32::MAX);
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
    plays("spandau-1780", 4, 20);
}
