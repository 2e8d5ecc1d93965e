//! A complete game by keyboard alone: Tab, Enter, the space bar and the arrow keys.

use std::thread::sleep;
use std::time::{Duration, Instant};

use rondel::Dealer;

use crate::chrome::{Browser, browser};
use crate::host::Host;
use crate::page::{PHONE, Page};
use crate::{is_whole, tell};

/// Maximum number of key presses to reach an element.
const MOST: u32 = 150;

/// Script that checks whether there is a decision to make.
const ASKED: &str = "eye.now().choices > 0";
/// Script that checks whether any visible element on the table can be chosen.
const GLOWS: &str =
    "[...document.querySelectorAll('#felt .open:not(.only-seen)')].some((thing) => !thing.closest('[hidden]'))";

/// Presses a key until the focus is on a matching element.
fn presses_until(page: &Page, key: &str, is_there: &str) {
    assert!(leads_to(page, key, is_there, "true"), "{key} does not lead to {is_there}: {}", page.tells());
}

/// Presses a key until the focus is on a matching element, while another condition holds. Returns whether the
/// element was reached.
fn leads_to(page: &Page, key: &str, is_there: &str, as_long_as: &str) -> bool {
    for _ in 0..MOST {
        if page.is(&format!("document.activeElement.matches('{is_there}')")) {
            return true;
        }
        if !page.is(as_long_as) {
            return false;
        }
        page.presses(key);
    }
    false
}

fn comes(browser: &Browser, link: &str, name: &str) -> Page {
    let page = Page::new(browser, PHONE);
    page.goes_to(link);
    page.waits_for("!document.getElementById('join').hidden", 10);
    presses_until(&page, "Tab", "#name");
    page.writes(name);
    presses_until(&page, "Tab", "#join button");
    page.presses("Enter");
    page.waits_for("!document.getElementById('game').hidden", 20);
    page
}

/// Takes a choice from the list or on the table with a key that presses a button. Returns whether a choice
/// was taken. The question may disappear meanwhile, if a preceding choice has already answered it.
fn decides(page: &Page, on_table: bool, steps: u32, key: &str) -> bool {
    let (tab, within, thing) = if on_table {
        ("[data-tab=table]", "#felt [data-id]", "#felt [data-id].open")
    } else {
        ("[data-tab=hand]", "[data-choice]", "[data-choice]")
    };
    presses_until(page, "Tab", tab);
    page.presses("Enter");
    if !leads_to(page, "Tab", within, ASKED) {
        assert!(!page.is(ASKED), "Tab does not lead to {within}: {}", page.tells());
        return false;
    }
    let further = if on_table { "ArrowRight" } else { "Tab" };
    for _ in 0..steps {
        page.presses(further);
    }
    // After the last element, the focus returns to the first.
    let there = leads_to(page, "Tab", thing, ASKED);
    page.says("eye.watch()");
    if there {
        page.presses(key);
    }
    let answered = there && page.says("eye.answer").is_number();
    assert!(answered || !page.is(ASKED), "nothing came of it: {}", page.tells());
    answered
}

/// Plays a game from joining to the result, and checks that it takes a minimum number of decisions.
fn plays(game: &str, some: u32) {
    let Some(browser) = browser("the keyboard") else { return };
    let host = Host::open(game, 2, &[]);
    let links = host.links();
    let pages = [comes(&browser, &links[0], "Ann"), comes(&browser, &links[1], "Ben")];
    let mut luck = Dealer::seeded(9);
    let mut deeds = 0;
    let mut last = Instant::now();
    while !host.has_said("over") {
        let asked = pages.iter().find(|page| page.is(ASKED));
        if let Some(page) = asked {
            let on_table = deeds % 2 == 1 && page.is(GLOWS);
            let key = if luck.below(2) == 0 { "Enter" } else { " " };
            deeds += u32::from(decides(page, on_table, luck.below(4), key));
            last = Instant::now();
        } else {
            assert!(last.elapsed() < Duration::from_mins(1), "nothing goes on: {}", pages[0].tells());
            sleep(Duration::from_millis(30));
        }
    }
    for page in &pages {
        page.waits_for("document.getElementById('end').open", 60);
        presses_until(page, "Tab", "#end form button:last-child");
        page.presses("Enter");
        page.waits_for("!document.getElementById('end').open", 3);
        page.is_sound();
    }
    assert!(deeds >= some, "{game}: {deeds} deeds only");
    tell(&format!(
        "{game} with the keyboard alone: {deeds} deeds of two people, {} plies",
        host.session().plies().len()
    ));
}

#[test]
fn a_game_is_played_with_the_keyboard_alone() {
    plays("tic-tac-toe", 5);
}

#[test]
fn larger_games_are_played_with_the_keyboard_alone() {
    if is_whole() {
        plays("porters", 20);
        plays("liars-dice", 20);
        plays("rival-cities", 40);
    }
}
