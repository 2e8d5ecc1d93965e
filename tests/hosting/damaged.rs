//! Messages with something wrong in them.

use rondel::hosting::{GuestTable as _, Wish, read_to_guest, read_to_host, write};
use rondel::{Dealer, Turn};
use rondel_tests::one_guest::{ANN, EVE, exchange, message, seated};

/// Bytes with something wrong in them: changed, left out, doubled, or a number or a bracket where there was none.
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
                // A number in the place of another is read more often than anything else.
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

/// Gives damaged messages to tables and guests, so many times four to each; how many were messages all the same.
fn take_damaged(tries: u32, to_host: &[Vec<u8>], to_ann: &[Vec<u8>], seed: u64) -> (u32, u32) {
    let mut luck = Dealer::seeded(seed);
    let (mut read, mut taken) = (0, 0);
    for _ in 0..tries {
        let (mut other, mut eve) = seated();
        for _ in 0..4 {
            let bytes = damaged(&to_host[luck.below(to_host.len() as u32) as usize], &mut luck);
            if let Ok(said) = read_to_host(&bytes) {
                read += 1;
                let _ = other.hear(ANN, &said);
                let _ = other.hear(EVE, &said);
                other.tell();
            }
            let bytes = damaged(&to_ann[luck.below(to_ann.len() as u32) as usize], &mut luck);
            if let Ok(said) = read_to_guest(&bytes) {
                taken += 1;
                let _ = eve.hear(said);
                eve.tell();
                // What a screen asks of it.
                drop((eve.company(), eve.present().map(|view| view.scene.clone()), eve.verify()));
                if let Some(Turn::Over(outcome)) = eve.turn() {
                    let _ = (outcome.winner(), outcome.seats().each().map(|seat| outcome.placing(seat)).max());
                }
            }
        }
    }
    (read, taken)
}

#[test]
fn damaged_messages_break_nothing_and_disturb_nobody_else() {
    /// As many as every desktop has cores.
    const THREADS: u32 = 2;
    let tries = std::env::var("RONDEL_FUZZ").ok().and_then(|words| words.parse().ok()).unwrap_or(10_000_u32);
    // Everything that is said in the first plies of a game.
    let (mut host, mut ann) = seated();
    let (mut to_host, mut to_ann) = (vec![write(&message(Some(Wish::Leave)))], Vec::new());
    for ply in 0..6 {
        if ply % 2 == 0 {
            host.take(ply).expect("a column");
        } else {
            ann.choose(ply);
        }
        for _ in 0..4 {
            if let Some(said) = ann.tell() {
                to_host.push(write(&said));
                host.hear(ANN, &said).expect("Ann behaves");
            }
            for (_, said) in host.tell() {
                to_ann.push(write(&said));
                ann.hear(said).expect("an honest host");
            }
        }
    }
    let (to_host, to_ann) = (&to_host, &to_ann);
    let (read, taken) = std::thread::scope(|scope| {
        let part = |seed: u64| scope.spawn(move || take_damaged(tries / THREADS, to_host, to_ann, seed));
        let parts = [part(20), part(21)].map(|part| part.join().expect("nothing breaks"));
        parts.into_iter().fold((0, 0), |all, part| (all.0 + part.0, all.1 + part.1))
    });
    assert!(read > tries / 50 && taken > tries / 10, "{read} and {taken} of {tries} were messages all the same");
    // Whoever sits at the first table has noticed nothing.
    exchange(&mut host, &mut ann);
    assert_eq!(ann.view(ann.place()), host.session().view(host.session().place(), ann.observer()));
}
