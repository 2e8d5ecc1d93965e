//! Tests with damaged messages.

use rondel::{Dealer, Plugin, Turn};
use rondel_hosting::{Guest, GuestTable, Host, Lobby, Request, read_to_guest, read_to_host, write};
use rondel_tests::game;
use rondel_tests::one_guest::{ANN, EVE, exchange, fresh_ann, gathering, gathering_of, message, seated, usual_chairs};
use serde_json::Value;

/// Returns a damaged copy of `sound`: bytes are changed, removed or duplicated, or a digit is replaced by a
/// stray token.
fn damaged(sound: &[u8], luck: &mut Dealer) -> Vec<u8> {
    const SCRAPS: [&[u8]; 10] =
        [b"200", b"-1", b"1e39", b"99999999999", b"null", b"[]", b"{", b"\"", b"\\u0007", b"\xff"];
    let mut bytes = sound.to_vec();
    for _ in 0..=luck.below(3) {
        let place = luck.below(bytes.len().max(1) as u32) as usize;
        let end = (place + 1 + luck.below(9) as usize).min(bytes.len());
        match luck.below(4) {
            0 if place < bytes.len() => bytes[place] = luck.below(256) as u8,
            1 => drop(bytes.drain(place..end)),
            2 => {
                let again = bytes[place..end].to_vec();
                bytes.splice(place..place, again);
            }
            _ => {
                // Messages with a replaced number are more often readable than messages with other damage.
                let digits = bytes.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit()).map(|(at, _)| at);
                let digits: Vec<usize> = digits.collect();
                let at = digits.get(luck.below(digits.len().max(1) as u32) as usize).copied().unwrap_or(0);
                let scrap = SCRAPS[luck.below(SCRAPS.len() as u32) as usize];
                bytes.splice(at..(at + 1).min(bytes.len()), scrap.iter().copied());
            }
        }
    }
    bytes
}

/// Returns a random part of a message.
fn part<'a>(whole: &'a mut Value, luck: &mut Dealer) -> &'a mut Value {
    let parts = match whole {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if parts == 0 || luck.below(4) == 0 {
        return whole;
    }
    let place = luck.below(parts as u32) as usize;
    match whole {
        Value::Array(items) => part(&mut items[place], luck),
        Value::Object(fields) => part(fields.values_mut().nth(place).expect("so many"), luck),
        _ => unreachable!("it has parts"),
    }
}

/// Replaces a part of a message with a part of another. The result is well-formed, and may even be meaningful.
fn mixed(sound: &[u8], other: &[u8], luck: &mut Dealer) -> Vec<u8> {
    let [mut sound, mut other] = [sound, other].map(|bytes| serde_json::from_slice(bytes).expect("a message is JSON"));
    *part(&mut sound, luck) = part(&mut other, luck).take();
    write(&sound)
}

/// Returns a damaged version of a message.
fn wrong(sound: &[u8], other: &[u8], luck: &mut Dealer) -> Vec<u8> {
    if luck.below(3) == 0 { mixed(sound, other, luck) } else { damaged(sound, luck) }
}

/// Returns a damaged version of a random message.
fn any_wrong(sound: &[Vec<u8>], luck: &mut Dealer) -> Vec<u8> {
    let [one, other] = [(); 2].map(|()| &sound[luck.below(sound.len() as u32) as usize]);
    wrong(one, other, luck)
}

/// All messages between a host and its guest, in order.
#[derive(Default)]
struct Talk {
    to_host: Vec<Vec<u8>>,
    to_guest: Vec<Vec<u8>>,
}

impl Talk {
    /// Exchanges and records one round of messages.
    fn go_on(&mut self, table: &mut impl GuestTable, guest: &mut Guest) {
        guest.tick();
        if let Some(said) = guest.tell() {
            self.to_host.push(write(&said));
            table.hear(ANN, &said).expect("Ann behaves");
        }
        for (_, said) in table.tell() {
            self.to_guest.push(write(&said));
            guest.hear(said).expect("an honest host");
        }
    }

    /// Records the messages until the game can be dealt.
    fn before_the_deal(&mut self, plugin: &Plugin) -> (Lobby, Guest) {
        let (mut gathering, mut ann) = (gathering_of(plugin, usual_chairs()), fresh_ann());
        while !gathering.is_ready() {
            self.go_on(&mut gathering, &mut ann);
        }
        (gathering, ann)
    }

    /// Records the messages of a random game, from the first one until `plies` decisions have been made or
    /// the game is over.
    fn of(plugin: &Plugin, plies: usize) -> (Self, Host, Guest) {
        let (mut talk, mut luck) = (Self::default(), Dealer::seeded(20));
        let (gathering, mut ann) = talk.before_the_deal(plugin);
        let mut host = gathering.deal().map_err(|_| "not ready").expect("a game");
        while host.session().plies().len() < plies
            && let Turn::Decide(seat) = host.session().turn()
        {
            let choice = luck.below(host.session().choices().len() as u32) as usize;
            if host.is_elsewhere(seat) {
                ann.choose(choice);
            } else {
                host.take(choice).expect("a choice");
            }
            for _ in 0..4 {
                talk.go_on(&mut host, &mut ann);
            }
        }
        (talk, host, ann)
    }
}

/// Queries everything that a user interface shows to a guest.
fn show(guest: &Guest) {
    drop((guest.company(), guest.present().map(|view| view.scene.clone()), guest.verify()));
    if let Some(Turn::Over(outcome)) = guest.turn() {
        let _ = (outcome.winner(), outcome.seats().each().map(|seat| outcome.placing(seat)).max());
    }
}

/// Sends damaged messages to a table and a guest, four to each per try. For each of the two, returns how many
/// messages were still readable.
fn take_damaged<T: GuestTable>(tries: u32, talk: &Talk, begin: fn() -> (T, Guest), seed: u64) -> [u32; 2] {
    let mut luck = Dealer::seeded(seed);
    let mut read = [0; 2];
    for _ in 0..tries {
        let (mut other, mut eve) = begin();
        for _ in 0..4 {
            let bytes = any_wrong(&talk.to_host, &mut luck);
            if let Ok(said) = read_to_host(&bytes) {
                read[0] += 1;
                let _ = other.hear(ANN, &said);
                let _ = other.hear(EVE, &said);
                other.tell();
            }
            let bytes = any_wrong(&talk.to_guest, &mut luck);
            if let Ok(said) = read_to_guest(&bytes) {
                read[1] += 1;
                let _ = eve.hear(said);
                eve.tell();
                show(&eve);
            }
        }
    }
    read
}

/// Sends a guest a whole game with two damaged messages, and repeats this `tries` times. Returns how many of
/// the damaged messages were still readable, and how many guests reached the end.
fn tell_damaged(tries: u32, talk: &Talk, seed: u64) -> [u32; 2] {
    let mut luck = Dealer::seeded(seed);
    let (mut read, mut ended) = (0, 0);
    for _ in 0..tries {
        let mut guest = fresh_ann();
        // Mostly damages the few messages at the beginning, which define the game, and the messages at the end,
        // which reveal its secrets.
        let last = talk.to_guest.len() as u32 - 1;
        let near_the_end = 1 + luck.below(last);
        let places = [luck.below(4.min(last)), last - luck.below(near_the_end)];
        for (bytes, place) in talk.to_guest.iter().zip(0..) {
            if !places.contains(&place) {
                let _ = guest.hear(read_to_guest(bytes).expect("it is sound"));
            } else if let Ok(said) = read_to_guest(&wrong(bytes, bytes, &mut luck)) {
                read += 1;
                let _ = guest.hear(said);
                show(&guest);
            }
        }
        guest.tell();
        show(&guest);
        ended += u32::from(guest.is_opened());
    }
    [read, ended]
}

/// Returns the number of trials: the value of `RONDEL_FUZZ`, or a default that takes a few seconds.
fn tries() -> u32 {
    std::env::var("RONDEL_FUZZ").ok().and_then(|words| words.parse().ok()).unwrap_or(10_000)
}

/// Runs the trials on two threads, because every desktop computer has at least two cores, and adds up the results.
fn in_two_threads(part: impl Fn(u64) -> [u32; 2] + Sync) -> [u32; 2] {
    std::thread::scope(|scope| {
        let parts = [20, 21].map(|seed| {
            let part = &part;
            scope.spawn(move || part(seed))
        });
        parts
            .map(|part| part.join().expect("nothing breaks"))
            .into_iter()
            .fold([0; 2], |[one, two], [more, others]| [one + more, two + others])
    })
}

#[test]
fn damaged_messages_break_nothing_and_disturb_nobody_else() {
    // All messages of the first plies of a game.
    let (mut talk, mut host, mut ann) = Talk::of(game("connect-four"), 6);
    talk.to_host.push(write(&message(Some(Request::Leave))));
    let tries = tries();
    let [read, taken] = in_two_threads(|seed| take_damaged(tries / 2, &talk, seated, seed));
    assert!(read > tries / 50 && taken > tries / 10, "{read} and {taken} of {tries} were messages all the same");
    // The players at the first table are not affected.
    exchange(&mut host, &mut ann);
    assert_eq!(ann.view(ann.place()), host.session().view(host.session().place(), ann.observer()));
}

#[test]
fn damaged_messages_break_no_table_before_the_deal() {
    let mut talk = Talk::default();
    talk.before_the_deal(game("connect-four"));
    let tries = tries() / 4;
    let [read, taken] = in_two_threads(|seed| take_damaged(tries / 2, &talk, || (gathering(), fresh_ann()), seed));
    assert!(read > tries / 50 && taken > tries / 10, "{read} and {taken} of {tries} were messages all the same");
}

#[test]
fn a_game_told_with_something_wrong_in_it_breaks_no_guest() {
    for (id, share) in [("connect-four", 50), ("harbour", 1_500)] {
        let (talk, ..) = Talk::of(game(id), usize::MAX);
        let tries = (tries() / share).max(2);
        let [read, ended] = in_two_threads(|seed| tell_damaged(tries / 2, &talk, seed));
        assert!(read > 0 && ended > 0, "{id}: {read} of twice {tries} were messages, {ended} guests saw the end");
    }
}
