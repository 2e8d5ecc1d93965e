//! A player who joins and plays on a web page by taps alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use rondel::Dealer;
use serde_json::Value;

use crate::chrome::Browser;
use crate::page::{Device, Page};

/// Realistic names, and a name that must not be interpreted as HTML.
pub(crate) const NAMES: [&str; 5] = ["Ann", "Bartholomäus <b>", "Cleo", "Diederik", "Eva"];
/// Number of unsuccessful taps on elements before a choice is taken from the list.
const TRIES: u32 = 3;

/// A player on a web page.
pub(crate) struct Guest {
    pub(crate) page: Page,
    tries: u32,
    /// Statistics of the taps.
    pub(crate) tapped: Tapped,
}

/// Number of taps by kind, and response times in milliseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tapped {
    pub(crate) choices: u32,
    pub(crate) hand: u32,
    pub(crate) table: u32,
    /// Highlighted elements that no tap can reach.
    pub(crate) covered: u32,
    pub(crate) waits: Vec<f64>,
}

/// The outcome of an attempt to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Did {
    /// Nothing to decide.
    Nothing,
    /// Tapped something.
    Tapped,
    /// The game is over.
    Ended,
}

impl Guest {
    /// Opens a link and enters a name.
    pub(crate) fn comes(browser: &Browser, device: Device, address: &str, number: usize) -> Self {
        let page = Page::new(browser, device);
        page.goes_to(address);
        page.waits_for("!document.getElementById('join').hidden", 10);
        assert!(page.taps("document.getElementById('name')"), "{}", page.tells());
        page.writes(NAMES[number % NAMES.len()]);
        assert!(page.taps("document.querySelector('#join button')"), "{}", page.tells());
        page.waits_for("!document.getElementById('game').hidden", 20);
        Self::at(page)
    }

    /// Takes over a page whose user is already at the table.
    pub(crate) fn at(page: Page) -> Self {
        Self { page, tries: 0, tapped: Tapped::default() }
    }

    /// Switches to a tab if only one is visible at a time. Returns whether it is visible and not covered by a dialog.
    pub(crate) fn looks_at(&self, tab: &str) -> bool {
        const COVERED: &str = "document.querySelector('dialog[open]') !== null";
        let shown = format!("document.body.dataset.tab === '{tab}'");
        if !self.page.is(&shown) {
            let tapped = self.page.taps(&format!("document.querySelector('[data-tab=\"{tab}\"]')"));
            assert!(tapped || self.page.is(COVERED), "{}", self.page.tells());
            self.page.waits_for(&format!("{shown} || {COVERED}"), 3);
        }
        !self.page.is(COVERED)
    }

    /// Takes a choice from the list, or taps a highlighted element in the hand or on the table.
    pub(crate) fn acts(&mut self, luck: &mut Dealer) -> Did {
        let now = self.page.says("eye.now()");
        match now["dialog"].as_str() {
            Some("end") => return Did::Ended,
            Some(dialog) => {
                let close = format!("document.querySelector('#{dialog} form[method=dialog] button')");
                assert!(self.page.taps(&close), "{}", self.page.tells());
                self.page.waits_for(&format!("!document.getElementById('{dialog}').open"), 3);
                return Did::Tapped;
            }
            None => {}
        }
        if now["choices"] == 0 {
            return Did::Nothing;
        }
        let count = |part: &str| now[part].as_array().map_or(0, Vec::len);
        let way = if self.tries >= TRIES { 0 } else { luck.below(3) };
        match way {
            1 if count("hand") > 0 => self.taps_thing("hand", "#things", &now, luck),
            2 if count("table") > 0 => self.taps_thing("table", "#felt", &now, luck),
            _ => self.chooses(&now, luck),
        }
        Did::Tapped
    }

    /// Takes a choice from the list.
    fn chooses(&mut self, now: &Value, luck: &mut Dealer) {
        self.tries = 0;
        if !self.looks_at("hand") {
            return;
        }
        let choice = luck.below(now["choices"].as_u64().unwrap_or(1) as u32);
        // The list may move before it is tapped, because of messages that arrive meanwhile.
        for _ in 0..3 {
            if !self.page.is("document.querySelectorAll('[data-choice]').length > 0") {
                return;
            }
            let thing = format!("eye.all('[data-choice]').slice(0, {choice} + 1).at(-1)");
            if let Some(wait) = self.page.taps_for_an_answer(&thing) {
                self.tapped.choices += 1;
                self.tapped.waits.push(wait);
                return;
            }
        }
        panic!("a choice was tapped three times and nothing came of it: {}", self.page.tells());
    }

    /// Taps a highlighted element.
    fn taps_thing(&mut self, part: &str, within: &str, now: &Value, luck: &mut Dealer) {
        self.tries += 1;
        if !self.looks_at(part) {
            return;
        }
        let things = now[part].as_array().map_or(&[][..], Vec::as_slice);
        let thing = things[luck.below(things.len() as u32) as usize].as_str().unwrap_or_default();
        let thing = format!("document.querySelector('{within} [data-id=\"{thing}\"]')");
        if self.page.says(&format!("eye.spot({thing})")).is_null() {
            self.tapped.covered += 1;
            return;
        }
        if let Some(wait) = self.page.taps_for_an_answer(&thing) {
            self.tapped.waits.push(wait);
        }
        *if part == "hand" { &mut self.tapped.hand } else { &mut self.tapped.table } += 1;
    }
}

/// Lets the players act one after another until the game is over for all of them, or up to `taps` taps. Returns whether
/// the game is over.
pub(crate) fn play(guests: &mut [Guest], taps: u32, luck: &mut Dealer, mut between: impl FnMut(&[Guest])) -> bool {
    let mut made = 0;
    let mut last = Instant::now();
    while made < taps {
        let did: Vec<Did> = guests.iter_mut().map(|guest| guest.acts(luck)).collect();
        if did.iter().all(|did| *did == Did::Ended) {
            return true;
        }
        let now = did.iter().filter(|did| **did == Did::Tapped).count() as u32;
        if now > 0 {
            (made, last) = (made + now, Instant::now());
            between(guests);
        } else {
            let seen: Vec<String> = guests.iter().map(|guest| guest.page.tells()).collect();
            assert!(last.elapsed() < Duration::from_mins(1), "nothing goes on: {seen:#?}");
            sleep(Duration::from_millis(40));
        }
    }
    false
}
