//! Links as people copy them, hosts that do not answer, and several people at one browser.

use rondel::Dealer;
use serde_json::json;

use crate::chrome::browser;
use crate::guest::{Guest, play};
use crate::host::Host;
use crate::page::{PHONE, Page};

const WORDS: &str = "document.getElementById('door-words').textContent";
const IS_ASKED: &str = "!document.getElementById('join').hidden";
const IS_IN: &str = "!document.getElementById('game').hidden";

/// Enters a name at the join screen.
fn joins(page: &Page, name: &str) {
    page.waits_for(IS_ASKED, 10);
    page.says("document.getElementById('name').value = ''");
    assert!(page.taps("document.getElementById('name')"));
    page.writes(name);
    assert!(page.taps("document.querySelector('#join button')"));
}

#[test]
fn a_link_that_is_incomplete_says_so_and_one_with_more_behind_it_works() {
    let Some(browser) = browser("torn links") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    let (origin, _) = links[0].split_once('#').expect("a fragment");
    let whole = &links[0];
    for torn in
        [&whole[..whole.len() - 1], &whole[..whole.len() - 40], &whole[..origin.len() + 9], &format!("{origin}#%")]
    {
        let page = Page::new(&browser, PHONE);
        page.goes_to(torn);
        page.waits_for(&format!("{WORDS}.includes('incomplete')"), 10);
        page.is_sound();
    }
    for (link, behind) in [(&links[0], ")."), (&links[1], "%20thanks")] {
        let page = Page::new(&browser, PHONE);
        page.goes_to(&format!("{link}{behind}"));
        joins(&page, "Ann");
        page.waits_for(IS_IN, 20);
        page.is_sound();
    }
}

#[test]
fn a_page_says_that_it_connects_before_its_host_has_answered() {
    let Some(browser) = browser("a slow host") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let page = Page::new(&browser, PHONE);
    let unanswered = json!({ "source": "globalThis.WebSocket = class { close() {} }" });
    page.call("Page.addScriptToEvaluateOnNewDocument", &unanswered);
    let link = &host.links()[0];
    page.goes_to(link.rsplit_once('.').expect("a secret").0);
    page.waits_for(&format!("{WORDS}.includes('Connecting to your seat')"), 10);
    page.is_sound();
}

#[test]
fn a_host_that_does_not_answer_is_said_to_be_silent() {
    let Some(browser) = browser("a silent host") else { return };
    let mut host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    let page = Page::new(&browser, PHONE);
    page.goes_to(&links[0]);
    page.waits_for(IS_ASKED, 10);
    page.may_fail(true);
    host.dies();
    joins(&page, "Ann");
    page.waits_for(&format!("{WORDS}.includes('No answer yet')"), 20);
}

#[test]
fn two_people_at_one_browser_have_their_own_names_and_seats() {
    let Some(browser) = browser("two tabs") else { return };
    let host = Host::open("connect-four", 2, &[]);
    let links = host.links();
    let first = Guest::comes(&browser, PHONE, &links[0], 0);
    let second = first.page.beside(&browser, PHONE);
    second.goes_to(&links[1]);
    second.waits_for(IS_ASKED, 10);
    assert_eq!(second.text("document.getElementById('name').value"), "Ann", "the last name is proposed");
    joins(&second, "Ben");
    second.waits_for(IS_IN, 20);
    second.reload();
    second.waits_for(IS_IN, 20);
    let names = "document.getElementById('company').textContent";
    for page in [&first.page, &second] {
        page.waits_for(&format!("{names}.includes('Ann') && {names}.includes('Ben')"), 10);
    }
    let mut guests = [first, Guest::at(second)];
    assert!(play(&mut guests, u32::MAX, &mut Dealer::seeded(8), |_| {}));
    for guest in &guests {
        guest.page.is_sound();
    }
}
