//! While the host cannot save the game, pages show a message and wait.

use crate::chrome::browser;
use crate::guest::Guest;
use crate::host::Host;
use crate::page::{PHONE, Page};

/// The visible messages that the host cannot save the game.
const TOLD: &str = "[...document.querySelectorAll('.unsaved')].filter((it) => it.checkVisibility())";
const WAITS: &str = "The host’s computer cannot save the game; its disk may be full.";

fn waits_until_told(page: &Page, told: bool) {
    page.waits_for(&format!("{TOLD}.length === {}", u8::from(told)), 15);
    if told {
        assert!(page.text(&format!("{TOLD}[0].textContent")).starts_with(WAITS), "{}", page.tells());
    }
}

#[test]
fn a_page_says_that_its_host_cannot_save_until_it_can() {
    let Some(browser) = browser("a full disk") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    // Before the game: the host cannot save who has joined.
    let blocked = host.blocks("table");
    let page = Page::new(&browser, PHONE);
    page.goes_to(&links[0]);
    page.waits_for("!document.getElementById('join').hidden", 10);
    assert!(page.taps("document.getElementById('name')"), "{}", page.tells());
    page.writes("Ann");
    assert!(page.taps("document.querySelector('#join button')"), "{}", page.tells());
    waits_until_told(&page, true);
    assert!(page.is("document.getElementById('game').hidden"));
    std::fs::remove_dir_all(blocked).expect("the way is free");
    page.waits_for("!document.getElementById('game').hidden", 20);
    waits_until_told(&page, false);
    // During the game: the host cannot save the chat.
    let other = Guest::comes(&browser, PHONE, &links[1], 1).page;
    host.waits_for(|event| event["event"] == "dealt");
    let blocked = host.blocks("guests");
    assert!(page.taps("document.getElementById('more')"), "{}", page.tells());
    assert!(page.taps("document.getElementById('words')"), "{}", page.tells());
    page.writes("Hello");
    assert!(page.taps("document.querySelector('#say button')"), "{}", page.tells());
    for page in [&page, &other] {
        waits_until_told(page, true);
    }
    std::fs::remove_dir_all(blocked).expect("the way is free");
    for page in [&page, &other] {
        waits_until_told(page, false);
        page.waits_for("document.getElementById('talk').textContent.includes('Hello')", 10);
        page.is_sound();
    }
}
