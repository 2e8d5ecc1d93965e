//! Tests of random games as seen by an observer without the log: every announcement shows where something
//! happened, everything that changes hands is shown moving, and every moment is a valid table.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

use rayon::prelude::*;
use rondel::components::Kind;
use rondel::journal::{Header, Player};
use rondel::scene::Scene;
use rondel::session::Ply;
use rondel::{
    Announcement, Arg, Dealer, ElementId, Flow, MomentId, Observer, Ruleset, Seat, Session, Stage, Text, Turn, Weight,
};
use rondel_spandau_1780::content::{DeckKind, Good};
use rondel_spandau_1780::{Change, Drawn, Spandau, SpandauSetup, State, Storage, Turns};

/// A random game. One such game is played for each setup and each player count.
struct Game {
    rules: Spandau,
    session: Session,
}

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let phases = SpandauSetup { turns: Turns::Phases, drawn: Drawn::ToHand, ..SpandauSetup::default() };
    let shared = SpandauSetup { storage: Storage::Shared, change: Change::Kept, ..SpandauSetup::default() };
    let setups = [SpandauSetup::default(), phases, shared];
    let tables = setups.into_iter().flat_map(|setup| (2..=5).map(move |seats| (setup.clone(), seats)));
    tables.collect::<Vec<_>>().into_par_iter().map(|(setup, seats)| played(setup, seats)).collect()
});

fn played(setup: SpandauSetup, seats: u8) -> Game {
    let rules = setup.rules().expect("the bundled content");
    let players = vec![Player::human(""); usize::from(seats)];
    let (game, version, seed) = ("spandau-1780".to_owned(), String::new(), 16);
    let header = Header::new(game, version, Box::new(setup), players, seed);
    let mut session = Session::start(header).expect("a table");
    let mut hand = Dealer::seeded(seats.into());
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len();
        session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
    }
    Game { rules, session }
}

/// A moment of a game, together with the state before it.
struct Step<'a> {
    rules: &'a Spandau,
    mover: Option<Seat>,
    /// The observing seat, which changes with each ply.
    watcher: Seat,
    before: &'a State,
    after: &'a State,
    heard: &'a [Announcement],
    is_last: bool,
}

impl Step<'_> {
    fn flows(&self) -> impl Iterator<Item = &Flow> {
        self.heard.iter().flat_map(|told| &told.flows)
    }

    /// Returns the number of items with this icon that arrive at the matching places, minus the items that
    /// leave these places.
    fn gained(&self, icon: &str, is_there: impl Fn(ElementId) -> bool) -> i32 {
        let at = |end: Option<ElementId>, count: u16| if end.is_some_and(&is_there) { i32::from(count) } else { 0 };
        let flows = self.flows().filter(|flow| flow.icon == icon);
        flows.map(|flow| at(flow.to, flow.count) - at(flow.from, flow.count)).sum()
    }
}

fn each_step(check: impl Fn(&Step<'_>) + Sync) {
    GAMES.par_iter().for_each(|Game { rules, session }| {
        for ply in 1..=session.plies().len() {
            let moments = session.moments(ply).expect("a ply that was played");
            let mut before =
                session.state_at(ply - 1).expect("it was played").get::<State>().expect("a position of this game");
            for (place, moment) in moments.iter().enumerate() {
                let after = moment.state.get::<State>().expect("a position of this game");
                let mover = Some(session.plies()[ply - 1].seat);
                let watcher = Seat::new((ply % session.seats().count()) as u8);
                check(&Step {
                    rules,
                    mover,
                    watcher,
                    before,
                    after,
                    heard: &moment.heard,
                    is_last: place + 1 == moments.len(),
                });
                before = after;
            }
        }
    });
}

fn key(told: &Announcement) -> &str {
    match &told.text {
        Text::Message { key, .. } => key,
        // The announcement is for the mover only.
        _ => "",
    }
}

/// Returns whether a scene contains a piece or a region with this ID.
fn lies(scene: &Scene, id: ElementId) -> bool {
    scene.piece(id).is_some() || scene.zones.iter().flat_map(|zone| &zone.regions).any(|region| region.id == id)
}

#[test]
fn every_line_that_changes_something_shows_everybody_where() {
    each_step(|step| {
        let is_heading = |told: &&Announcement| match key(told) {
            "" | "log-phase" | "log-keep-secret" | "log-end" => true,
            "log-prices" => step.before.prices == step.after.prices,
            _ => false,
        };
        let changing: Vec<&Announcement> = step.heard.iter().filter(|told| !is_heading(told)).collect();
        if changing.is_empty() {
            return;
        }
        for observer in [Observer::Spectator, Observer::Seat(step.watcher)] {
            let scenes = [step.before, step.after].map(|state| step.rules.scene(state, observer));
            for told in &changing {
                let mut ends = told.flows.iter().flat_map(|flow| [flow.from, flow.to]).flatten();
                let mut places = told.elements.iter().copied().chain(ends.by_ref());
                let is_seen = places.any(|id| scenes.iter().any(|scene| lies(scene, id)));
                assert!(is_seen, "{observer:?} sees nothing of {}", key(told));
            }
        }
    });
}

#[test]
fn sp_8_2_everybody_is_told_when_a_pile_is_made_anew() {
    let renewed = AtomicUsize::new(0);
    each_step(|step| {
        for deck in DeckKind::ALL {
            let size = |state: &State| state.decks[deck.index()].pile.len();
            if size(step.before) < size(step.after) {
                renewed.fetch_add(1, Ordering::Relaxed);
                assert!(step.heard.iter().any(|told| key(told) == "log-reshuffle"), "{deck:?}");
            }
        }
    });
    assert_ne!(renewed.into_inner(), 0, "no pile has run out");
}

#[test]
fn what_flows_lies_on_the_table_of_a_bystander() {
    each_step(|step| {
        if step.flows().next().is_none() {
            return;
        }
        let scenes = [step.before, step.after].map(|state| step.rules.scene(state, Observer::Spectator));
        for flow in step.flows() {
            assert!(flow.count > 0 && (flow.from.is_some() || flow.to.is_some()), "{flow:?}");
            for end in flow.from.into_iter().chain(flow.to) {
                assert!(scenes.iter().any(|scene| lies(scene, end)), "there is no {end}: {flow:?}");
            }
        }
    });
}

#[test]
fn what_flows_adds_up_to_what_changed() {
    const GOODS: [&str; 6] = ["silk", "wine", "tobacco", "potato", "cattle", "wheat"];
    const BACKS: [&str; 3] = ["card-back-city", "card-back-land", "card-back-river"];
    const STONES: [&str; 5] = ["stone-0", "stone-1", "stone-2", "stone-3", "stone-4"];
    each_step(|step| {
        let told = || step.heard.iter().map(key).collect::<Vec<_>>();
        for seat in step.after.seats.each() {
            let (index, [then, now]) = (seat.index(), [step.before, step.after].map(|state| &state.players[seat]));
            let own = |kind: &'static str| move |id: ElementId| id == ElementId::new(kind, index as u32);
            let coins = i32::from(now.coins) - i32::from(then.coins);
            assert_eq!(step.gained("coin", own("coins")), coins, "coins of {seat}: {:?}", told());
            for (good, icon) in Good::ALL.iter().zip(GOODS) {
                let place = ElementId::new("stock", (index * 6 + good.index()) as u32);
                let units = i32::from(now.stock[good.index()]) - i32::from(then.stock[good.index()]);
                assert_eq!(step.gained(icon, |id| id == place), units, "{icon} of {seat}: {:?}", told());
            }
            for (deck, icon) in DeckKind::ALL.iter().map(|deck| deck.index()).zip(BACKS) {
                let [then, now] = [then, now].map(|player| (player.hand[deck].len() + player.drawn[deck].len()) as i32);
                assert_eq!(step.gained(icon, own("portrait")), now - then, "{icon} of {seat}: {:?}", told());
            }
            let owned = |id: ElementId| own("portrait")(id) || id.kind == "work" && then.works.has(id.number as u8);
            let works = now.works.len() as i32 - then.works.len() as i32;
            assert_eq!(step.gained("artwork", owned), works, "works of {seat}: {:?}", told());
            let stones = now.influence.len() as i32 - then.influence.len() as i32;
            let on_map = step.gained(STONES[index], |id| id.kind == "field");
            assert_eq!(on_map, stones, "stones of {seat}: {:?}", told());
        }
    });
}

#[test]
fn every_moment_is_a_whole_table_that_betrays_nothing() {
    each_step(|step| {
        step.rules.check_conservation(step.after).expect("every piece is somewhere");
        if step.is_last {
            // The conformance tests check the position after a ply.
            return;
        }
        for seat in step.after.seats.each() {
            let mut sample = *step.after;
            step.rules.determinize(&mut sample, seat, &mut Dealer::seeded(step.after.round.into()));
            let [seen, supposed] = [step.after, &sample].map(|state| step.rules.scene(state, Observer::Seat(seat)));
            assert!(seen == supposed, "{seat} sees what it cannot know: {:?}", step.heard);
        }
        step.rules.scene(step.after, Observer::Spectator);
        step.rules.scene(step.after, Observer::Open);
    });
}

#[test]
fn a_ply_begins_with_one_silent_moment_at_most() {
    for Game { session, .. } in GAMES.iter() {
        for ply in session.plies() {
            let (_, on_the_way) = ply.moments.split_last().expect("the position after it");
            // A player at the top of the palace gains nothing from another level, so this reward creates a
            // moment without an announcement.
            let is_rewarding = ply.announcements().any(|told| key(told) == "log-campaign-over");
            assert!(
                is_rewarding || !on_the_way.iter().skip(1).any(|moment| moment.heard.is_empty()),
                "{:?}: {:?}",
                ply.action,
                ply.moments.iter().map(|moment| moment.heard.iter().map(key).collect()).collect::<Vec<Vec<_>>>()
            );
        }
    }
}

#[test]
fn a_harvest_is_a_phase_in_which_nobody_acts() {
    let mut harvests = 0;
    for ply in GAMES.iter().flat_map(|game| game.session.plies()) {
        let is_harvest =
            |told: &&Announcement| matches!(key(told), "log-round" | "log-harvest" | "log-prices" | "log-income");
        let told: Vec<&Announcement> = ply.announcements().filter(is_harvest).collect();
        let Some(first) = told.first() else { continue };
        harvests += 1;
        assert!(first.non_player.as_ref().is_some_and(|phase| phase.look.is_none()), "{:?}", first.text);
        assert!(told.iter().all(|told| told.non_player == first.non_player), "{told:?}");
        let phase = ply.announcements().filter(|told| told.non_player.is_some());
        let others: Vec<&str> = phase.filter(|told| !is_harvest(told) && key(told) != "log-spoil").map(key).collect();
        assert!(others.is_empty(), "the harvest does none of this: {others:?}");
        let players: Vec<String> = told
            .iter()
            .filter_map(|told| match told.brief.as_ref()? {
                Text::Message { args, .. } => args.iter().find(|(name, _)| name == "player"),
                _ => None,
            })
            .map(|(_, player)| format!("{player:?}"))
            .collect();
        let different: BTreeSet<&String> = players.iter().collect();
        assert_eq!(different.len(), players.len(), "the headline names each player once");
    }
    assert!(harvests > 10, "{harvests}");
}

/// What is told of a player in the headline of another player's turn or of a harvest.
const OF_OTHERS: [&str; 9] = [
    "log-control",
    "log-control-lost",
    "log-draw-work",
    "log-harvest",
    "log-income",
    "log-leave-shield",
    "log-palace",
    "log-reward-coins",
    "log-reward-goods",
];

#[test]
fn the_headline_names_whom_it_is_about_unless_it_is_the_mover_and_all_of_note_is_told_once() {
    let names = ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-purple"];
    let of_others = Mutex::new(BTreeSet::new());
    each_step(|step| {
        // What the mover removes may be another player's, and is told of its owner.
        let removes = |told: &&Announcement| key(told).starts_with("log-remove-");
        for told in step.heard.iter().filter(|told| !removes(told)) {
            let Some(brief) = &told.brief else { continue };
            let player_of = |text: &Text| {
                let Text::Message { args, .. } = text else { panic!("no line of the log") };
                args.iter().find(|(name, _)| name == "player").map(|(_, player)| player.clone())
            };
            let mover = step.mover.map(|seat| Arg::Text(Text::new(names[seat.index()])));
            if player_of(&told.text) != mover && told.by.is_none() {
                assert_eq!(player_of(brief), player_of(&told.text), "another player is named: {}", key(told));
                of_others.lock().expect("no panic").insert(key(told).to_owned());
            }
        }
    });
    let of_others = of_others.into_inner().expect("no panic");
    assert_eq!(of_others.into_iter().collect::<Vec<_>>(), OF_OTHERS);
    let heard: BTreeSet<&str> = GAMES
        .iter()
        .flat_map(|game| game.session.plies())
        .flat_map(Ply::announcements)
        .filter(|told| told.weight == Weight::Great)
        .map(key)
        .collect();
    let great = [
        "log-campaign-over",
        "log-campaign-rank",
        "log-claim",
        "log-control",
        "log-end",
        "log-exchange",
        "log-next-campaign",
        "log-publish-forged",
        "log-publish-genuine",
        "log-remove-owned",
        "log-win",
    ];
    assert_eq!(heard.into_iter().collect::<Vec<_>>(), great);
}

#[test]
fn what_can_happen_in_steps_happens_in_steps() {
    let seen: BTreeSet<(String, String)> = GAMES
        .iter()
        .flat_map(|game| game.session.plies())
        .flat_map(|ply| ply.moments.windows(2))
        .filter_map(|pair| {
            let last = pair[0].heard.last().map(|told| key(told).to_owned())?;
            Some((last, pair[1].heard.first().map(|told| key(told).to_owned())?))
        })
        .collect();
    let follows = |first: &str, then: &str| seen.contains(&(first.to_owned(), then.to_owned()));
    for (first, then) in [
        ("log-board", "log-first-cards"),
        ("log-offer-secret", "log-offer"),
        ("log-harvest", "log-harvest"),
        ("log-harvest", "log-prices"),
        ("log-prices", "log-income"),
        ("log-cannot-outbid", "log-cannot-outbid"),
        ("log-win", "log-display"),
        ("log-advance", "log-campaign-over"),
        ("log-displace-berlin", "log-grow"),
        ("log-claim", "log-next-collection"),
        ("log-end", "log-count"),
        ("log-count", "log-count"),
    ] {
        assert!(follows(first, then), "{then} is not seen after {first}");
    }
}

/// Checks that all bid tiles are inside the bid zone, however high the remaining bids are (SP-3.2).
#[test]
fn every_bid_that_has_a_tile_lies_among_the_bids() {
    let (mut seen, mut high) = (0, 0);
    for game in &*GAMES {
        for ply in 0..game.session.plies().len() {
            let state = game.session.state_at(ply).expect("a position");
            let scene = game.session.game().scene(state, Observer::Spectator);
            for zone in &scene.zones {
                for piece in zone.pieces.iter().filter(|piece| piece.id.kind == "bid") {
                    seen += 1;
                    high += usize::from(piece.id.number > 30);
                    let (tile, bids) = (piece.rect, zone.rect);
                    let inside = tile.x >= bids.x && tile.y >= bids.y && tile.x + tile.w <= bids.x + bids.w;
                    assert!(inside && tile.y + tile.h <= bids.y + bids.h, "ply {ply}: {tile:?} lies beside {bids:?}");
                }
            }
        }
    }
    assert!(seen > 1_000 && high > 0, "{seen} bids, {high} high ones");
}

#[test]
fn a_player_who_pays_sees_which_units_can_be_sold_one_after_the_other() {
    let pays = |ply: &&Ply| format!("{:?}", ply.action).contains("Sell");
    let told = GAMES.iter().any(|game| {
        let plies = game.session.plies().iter().enumerate();
        let mut payments = plies.filter(|(_, ply)| pays(ply));
        payments.any(|(ply, paid)| {
            let view = |moment| game.session.view(MomentId { ply, moment }, Observer::Seat(paid.seat));
            (0..).map_while(view).any(|view| !view.indirect_choices.is_empty())
        })
    });
    assert!(told, "no view of a payment offers several units");
}
