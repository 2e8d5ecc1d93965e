//! Tests that the messages that a host sends to a guest before the end of the game contain no secrets. Secrets are the
//! random seed, the invitations of other guests, and everything that only other observers see.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use rondel::journal::{Header, Journal};
use rondel::{MomentId, Observer, Plugin, Session, View};
use rondel_hosting::{Key, LobbyState, Opened, SeatClaim, ToGuest, deal, write};
use rondel_tests::games;
use rondel_tests::parlour::{Lie, agreement, play_with_liar};

/// Returns everything in a view, as JSON.
fn said(view: &View) -> String {
    serde_json::to_string(view).expect("plain data")
}

/// Returns the ID and the name of every piece in a view, as JSON.
fn shown(view: &View) -> BTreeSet<String> {
    let pieces = view.scene.zones.iter().flat_map(|zone| &zone.pieces);
    let parts = pieces.flat_map(|piece| [serde_json::to_string(&piece.id), serde_json::to_string(&piece.name)]);
    parts.map(|part| part.expect("plain data")).collect()
}

/// Returns every string in a value, except the names of fields.
fn texts(value: &serde_json::Value) -> Vec<&str> {
    match value {
        serde_json::Value::String(text) => vec![text],
        serde_json::Value::Array(items) => items.iter().flat_map(texts).collect(),
        serde_json::Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// A message to a guest: the number of the event it reports, if any, and its text.
type Told = (Option<u32>, String);

/// Returns the secrets of a table as strings: its random seed, the host's contribution to it, and its invitations.
fn secrets(header: &Header, opened: &Opened, agreed: &LobbyState) -> Vec<String> {
    let mut secret = vec![header.seed.to_string(), opened.host.hex()];
    secret.extend(agreed.watchers.map(|invitation| invitation.hex()));
    secret.extend(agreed.chairs.iter().filter_map(|chair| match chair {
        SeatClaim::Open(invitation) => Some(invitation.hex()),
        _ => None,
    }));
    secret
}

/// Plays a game and checks that no message sent to a guest before the end of the game contains items that only
/// other observers see. Returns the number of positions and the number of hidden items that were searched for.
fn search(plugin: &Plugin, seats: u8, seed: u64, most: usize) -> (usize, usize) {
    let sent: RefCell<BTreeMap<Key, Vec<Told>>> = RefCell::default();
    let roles: RefCell<BTreeMap<Key, Observer>> = RefCell::default();
    let opened = RefCell::new(None);
    let spy: Lie<'_> = Box::new(|key, message| {
        let text = String::from_utf8(write(&message)).expect("JSON");
        let event = match &message {
            ToGuest::Opened(whole) => {
                *opened.borrow_mut() = Some(whole.clone());
                return message;
            }
            ToGuest::Welcome(welcome) => {
                roles.borrow_mut().insert(key, welcome.role.observer());
                None
            }
            ToGuest::Report(report) => Some(report.number),
            _ => None,
        };
        sent.borrow_mut().entry(key).or_default().push((event, text));
        message
    });
    assert_eq!(play_with_liar(plugin, seats, seed, spy), None);
    let opened: Box<Opened> = opened.into_inner().expect("it was opened");
    let agreed = agreement(plugin, seats, seed);
    let header = Header::of(
        plugin,
        (plugin.setup)(),
        opened.players.clone(),
        deal::seed(agreed.table, opened.host, &opened.guests),
    );
    let journal = Journal::read(format!("{}{}", header.line(), opened.journal)).expect("a journal");
    let secret = secrets(&header, &opened, &agreed);
    let (session, notices) = Session::replay(journal).expect("the game");
    assert!(notices.is_empty(), "{notices:?}");
    let (mut positions, mut searched) = (0, 0);
    for (key, messages) in sent.into_inner() {
        let own = roles.borrow()[&key];
        for (_, text) in &messages {
            assert!(
                !secret.iter().any(|secret| text.contains(secret)),
                "{}: the luck or an invitation was told",
                plugin.id
            );
        }
        let reports: BTreeMap<u32, &String> =
            messages.iter().filter_map(|(event, text)| Some(((*event)?, text))).collect();
        let apart = if most < 1_000 { 13 } else { 1 };
        for ply in (0..session.plies().len()).step_by(apart) {
            let moment = session.moments(ply).expect("a ply").len() - 1;
            let place = MomentId { ply, moment };
            let see = |observer| session.view(place, observer).expect("a view");
            let mine = said(&see(own));
            let others = session.seats().each().map(Observer::Seat).filter(|other| *other != own);
            let hidden: BTreeSet<String> =
                others.flat_map(|other| shown(&see(other))).filter(|thing| !mine.contains(thing)).collect();
            // No decision is taken back in these games, so each event is a ply.
            let told = reports[&(ply as u32)];
            let views = (0..=moment).filter_map(|moment| session.view(MomentId { ply, moment }, own));
            let before: Vec<serde_json::Value> =
                views.map(|view| serde_json::from_str(&said(&view)).expect("as written")).collect();
            let own_texts: BTreeSet<&str> = before.iter().flat_map(texts).collect();
            let told_value: serde_json::Value = serde_json::from_str(told).expect("JSON");
            // The mark `x` means that a field is removed.
            for text in texts(&told_value).into_iter().filter(|text| *text != "x") {
                assert!(
                    own_texts.contains(text),
                    "{} ply {ply}: {own:?} was told `{text}` and does not see it",
                    plugin.id
                );
            }
            let before = before.iter().map(ToString::to_string).collect::<String>();
            for thing in hidden.iter().filter(|thing| !before.contains(*thing)) {
                assert!(!told.contains(thing), "{} seed {seed} ply {ply}: {own:?} was told {thing}", plugin.id);
                searched += 1;
            }
            positions += 1;
        }
    }
    (positions, searched)
}

#[test]
fn what_is_sent_to_a_guest_holds_nothing_that_only_others_know() {
    // Number of positions per game. A thousand positions take six minutes.
    let most = std::env::var("RONDEL_SEARCH").ok().and_then(|words| words.parse().ok()).unwrap_or(60);
    for plugin in games() {
        let (mut positions, mut searched, mut seed) = (0, 0, 0);
        while positions < most {
            let fewest = plugin.players.0.max(2);
            let seats = if most < 1_000 { fewest } else { plugin.players.1.min(3).max(fewest) };
            let (more, things) = search(plugin, seats, seed, most);
            (positions, searched, seed) = (positions + more, searched + things, seed + 1);
        }
        // In Harbour, all hidden information is hidden from every seat; in Rival Cities, most of it is.
        let secretive = plugin.id == "spandau-1780";
        assert!(!secretive || searched > most * 9, "{}: {searched} hidden things in {positions} positions", plugin.id);
    }
}
