//! Players can return to their table after a phone sleeps, a network fails or a host loses power, and no
//! other user can take their place.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

use rondel::{Dealer, Observer};

use crate::chrome::{browser, lock};
use crate::guest::{Did, Guest, play};
use crate::host::Host;
use crate::page::{PHONE, Page, TABLET};
use crate::secrets::Search;

/// Returns the random generator of a test.
fn luck() -> Dealer {
    Dealer::seeded(5)
}

/// Continues the game with a few taps.
fn goes_on(guests: &mut [Guest], luck: &mut Dealer) {
    assert!(!play(guests, 4, luck, |_| {}), "the game should not be over yet");
}

const IS_LOST: &str = "!document.getElementById('lost').hidden";
const IS_BACK: &str = "document.getElementById('lost').hidden && !document.getElementById('game').hidden";

#[test]
fn a_page_that_is_loaded_anew_and_a_host_that_lost_its_power_go_on_where_they_were() {
    let Some(browser) = browser("coming back") else { return };
    let mut host = Host::open("connect-four", 2, &[]);
    let links = host.links();
    let mut guests = [0, 1].map(|number| Guest::comes(&browser, PHONE, &links[number], number));
    let mut luck = luck();
    goes_on(&mut guests, &mut luck);
    let hash = guests[0].page.text("location.hash");
    assert!(!hash.contains('.'), "the invitation still stands in the address");
    guests[0].page.reload();
    guests[0].page.waits_for(IS_BACK, 10);
    goes_on(&mut guests, &mut luck);
    for guest in &guests {
        guest.page.may_fail(true);
    }
    let plies = host.session().plies().len();
    host.dies();
    for guest in &guests {
        guest.page.waits_for(IS_LOST, 5);
    }
    host.comes_back("connect-four");
    for guest in &guests {
        guest.page.waits_for(IS_BACK, 15);
    }
    assert!(host.session().plies().len() >= plies, "what was said was forgotten");
    for guest in &guests {
        guest.page.may_fail(false);
    }
    assert!(play(&mut guests, u32::MAX, &mut luck, |_| {}));
    for guest in &guests {
        guest.page.is_sound();
    }
}

/// A network between a page and its host that can be interrupted.
struct Network {
    address: String,
    cut: Arc<AtomicBool>,
}

impl Network {
    fn to(host: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("it has one").to_string();
        let cut = Arc::new(AtomicBool::new(false));
        let (is_cut, host) = (cut.clone(), host.to_owned());
        spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if is_cut.load(Ordering::Relaxed) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(&host) else { continue };
                let (Ok(back), Ok(forth)) = (near.try_clone(), far.try_clone()) else { continue };
                for (from, to) in [(near, far), (forth, back)] {
                    let is_cut = is_cut.clone();
                    spawn(move || carry(from, to, &is_cut));
                }
            }
        });
        Self { address, cut }
    }

    /// Interrupts the network for the given time. Afterwards, all connections turn out to be lost.
    fn is_cut_for(&self, time: Duration) {
        self.cut.store(true, Ordering::Relaxed);
        sleep(time);
        self.cut.store(false, Ordering::Relaxed);
    }
}

/// Relays bytes until the network is interrupted. Data in transit is lost, which both ends notice only later.
fn carry(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 16_384];
    let _ = from.set_read_timeout(Some(Duration::from_millis(20)));
    loop {
        if is_cut.load(Ordering::Relaxed) {
            while is_cut.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(20));
            }
            break;
        }
        match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => {
                if !is_cut.load(Ordering::Relaxed) && to.write_all(&bytes[..count]).is_err() {
                    break;
                }
            }
            Err(error) if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

#[test]
fn a_phone_whose_network_was_cut_for_three_seconds_finds_back_by_itself() {
    let Some(browser) = browser("a cut network") else { return };
    let host = Host::open("connect-four", 2, &[]);
    let links = host.links();
    let network = Network::to(&host.address());
    let through = links[0].replace(&host.address(), &network.address);
    let mut guests = [Guest::comes(&browser, PHONE, &through, 0), Guest::comes(&browser, TABLET, &links[1], 1)];
    let mut luck = luck();
    goes_on(&mut guests, &mut luck);
    guests[0].page.may_fail(true);
    // The player to move taps during the interruption.
    network.is_cut_for(Duration::from_secs(3));
    guests[0].page.waits_for(IS_BACK, 15);
    guests[0].page.may_fail(false);
    assert!(play(&mut guests, u32::MAX, &mut luck, |_| {}));
    for guest in &guests {
        guest.page.is_sound();
    }
}

#[test]
fn a_second_page_of_the_same_phone_takes_over_and_the_older_says_so() {
    let Some(browser) = browser("two pages of a phone") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    let mut guests = [0, 1].map(|number| Guest::comes(&browser, PHONE, &links[number], number));
    let newer = guests[0].page.beside(&browser, PHONE);
    newer.goes_to(links[0].rsplit_once('.').expect("a secret").0);
    newer.waits_for(IS_BACK, 10);
    let older = std::mem::replace(&mut guests[0].page, newer);
    older.waits_for("!document.getElementById('door').hidden", 5);
    let told = older.text("document.getElementById('door-words').textContent");
    assert!(told.contains("another"), "the older page says: {told}");
    assert!(play(&mut guests, u32::MAX, &mut luck(), |_| {}));
    older.is_sound();
    for guest in &guests {
        guest.page.is_sound();
    }
}

#[test]
fn an_invitation_that_was_used_lets_nobody_else_in_and_tells_them_nothing() {
    let Some(browser) = browser("a used invitation") else { return };
    let host = Host::open("tic-tac-toe", 2, &[]);
    let links = host.links();
    let _guests = [0, 1].map(|number| Guest::comes(&browser, PHONE, &links[number], number));
    let stranger = Page::new(&browser, PHONE);
    stranger.goes_to(&links[0]);
    stranger.waits_for("!document.getElementById('join').hidden", 10);
    assert!(stranger.taps("document.getElementById('name')"));
    stranger.writes("Mallory");
    assert!(stranger.taps("document.querySelector('#join button')"));
    stranger.waits_for("document.getElementById('door-words').textContent.includes('taken')", 10);
    let frames = lock(&stranger.heard).frames.concat();
    for word in ["scene", "zone-", "company", "Ann", "\"ask\"", "turns"] {
        assert!(!frames.contains(word), "a stranger was told {word}: {frames}");
    }
    assert!(frames.contains("ended"), "{frames}");
    stranger.is_sound();
}

#[test]
fn whoever_looks_on_sees_the_table_and_nothing_that_is_held() {
    let Some(browser) = browser("looking on") else { return };
    let host = Host::open("spandau-1780", 2, &[]);
    let links = host.links();
    let mut guests = [0, 1].map(|number| Guest::comes(&browser, PHONE, &links[number], number));
    host.waits_for(|event| event["event"] == "dealt");
    let mut watcher = Guest::comes(&browser, PHONE, &links[2], 2);
    watcher.page.waits_for("document.body.classList.contains('looks-on')", 10);
    assert_eq!(watcher.page.text("document.body.dataset.tab"), "table");
    let mut search = Search::new(Observer::Spectator, "en", &host.session());
    let mut luck = luck();
    let until = Instant::now() + Duration::from_secs(20);
    play(&mut guests, 8, &mut luck, |_| search.search(&watcher, || host.session()));
    while watcher.page.is("document.querySelectorAll('#felt .piece').length === 0") {
        assert!(Instant::now() < until, "{}", watcher.page.tells());
    }
    assert_eq!(watcher.acts(&mut luck), Did::Nothing, "whoever looks on is asked nothing");
    assert!(search.searched > 0);
    // Control: the search succeeds on a player's page, which was sent data that a spectator may not see.
    let told = Search::new(Observer::Spectator, "en", &host.session()).finds(&guests[0], || host.session());
    assert!(told.is_some(), "nothing is hidden in this game, or nothing is found");
    watcher.page.is_sound();
}
