//! A whole game without a finger: with Tab, Enter and the arrow keys alone.

use std::thread::sleep;
use std::time::Duration;

use rondel::Dealer;

use crate::chrome::{Browser, browser};
use crate::host::Host;
use crate::page::{PHONE, Page};

/// So often somebody presses a key before they give up.
const MOST: u32 = 150;

/// Presses a key until the focus is on something.
fn presses_until(page: &Page, key: &str, is_there: &str) {
    for _ in 0..MOST {
        if page.is(&format!("document.activeElement.matches('{is_there}')")) {
            return;
        }
        page.presses(key);
    }
    panic!("{key} does not lead to {is_there}: {}", page.tells());
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

/// Takes a choice, from the list or at a thing on the table.
fn decides(page: &Page, on_table: bool, steps: u32) {
    let (tab, within, thing) = if on_table {
        ("[data-tab=table]", "#felt .piece, #felt .piece *", "#felt .piece.open")
    } else {
        ("[data-tab=hand]", "[data-choice]", "[data-choice]")
    };
    presses_until(page, "Tab", tab);
    page.presses("Enter");
    presses_until(page, "Tab", within);
    let further = if on_table { "ArrowRight" } else { "Tab" };
    for _ in 0..steps {
        page.presses(further);
    }
    if !page.is(&format!("document.activeElement.matches('{thing}')")) {
        // Beyond the last one it goes on from the first.
        let all = if on_table { "Tab" } else { further };
        presses_until(page, all, thing);
    }
    page.says("eye.watch()");
    page.presses("Enter");
    assert!(
        page.says("eye.answer").is_f64() || page.says("eye.answer").is_i64(),
        "nothing came of it: {}",
        page.tells()
    );
}

#[test]
fn a_game_is_played_with_the_keyboard_alone() {
    let Some(browser) = browser("the keyboard") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    let pages = [comes(&browser, &links[0], "Ann"), comes(&browser, &links[1], "Ben")];
    let mut luck = Dealer::seeded(9);
    let mut decisions = 0;
    while !host.has_said("over") {
        match pages.iter().find(|page| page.is("eye.now().choices > 0")) {
            Some(page) => {
                decides(page, decisions % 2 == 1, luck.below(4));
                decisions += 1;
            }
            None => sleep(Duration::from_millis(30)),
        }
    }
    assert!(decisions >= 5);
    for page in &pages {
        page.waits_for("document.getElementById('end').open", 10);
        presses_until(page, "Tab", "#end form button:last-child");
        page.presses("Enter");
        page.waits_for("!document.getElementById('end').open", 3);
        page.is_sound();
    }
}
