//! Tests of the announcements in random games of Rival Cities: an observer without the log must be able to see
//! each step and where it happened.

use std::collections::{BTreeMap, BTreeSet};

use rondel::journal::{Header, Player};
use rondel::scene::Piece;
use rondel::{
    Announcement, Catalog, Dealer, ElementId, LANGUAGES, MomentId, Observer, Plugin, Ruleset, Scene, Session, Text,
    Turn, View, Weight, plugins,
};
use rondel_rival_cities::content::SPACES;
use rondel_rival_cities::state::CITIES;
use rondel_rival_cities::{RivalCities, RivalCitiesSetup, State};

fn plugin() -> &'static Plugin {
    plugins().expect("no two games of one id")["rival-cities"]
}

/// Plays a random game to its end.
fn random_game(seed: u64) -> Session {
    let plugin = plugin();
    let players = vec![Player::human(""), Player::human("")];
    let header = Header::of(plugin, (plugin.setup)(), players, seed);
    let mut session = Session::start(header).expect("a table for two");
    let mut hand = Dealer::seeded(seed);
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len() as u32;
        session.play(hand.below(count) as usize).expect("a listed choice is legal");
    }
    session
}

/// A step of a game, with the scene before it.
struct Step<'a> {
    place: MomentId,
    heard: &'a [Announcement],
    before: &'a Scene,
    after: &'a View,
}

/// Calls `look` with every step after the first, as seen by a spectator.
fn watch(games: std::ops::Range<u64>, mut look: impl FnMut(&Step<'_>)) {
    for seed in games {
        let session = random_game(seed);
        let mut before: Option<Scene> = None;
        for ply in 0..=session.plies().len() {
            let moments = session.moments(ply).expect("a ply that was played");
            for (number, moment) in moments.iter().enumerate() {
                let place = MomentId { ply, moment: number };
                let view = session.view(place, Observer::Spectator).expect("a moment of the game");
                if let Some(before) = &before {
                    look(&Step { place, heard: &moment.heard, before, after: &view });
                }
                before = Some(view.scene);
            }
        }
    }
}

/// Returns the position and count of each piece, so that visible changes can be detected. The clickable parts
/// of a card are excluded.
fn things(scene: &Scene) -> BTreeMap<ElementId, String> {
    let seen = |piece: &Piece| format!("{:?} {:?}", piece.rect, piece.count);
    scene
        .pieces()
        .filter(|piece| !["action", "joint"].contains(&piece.id.kind))
        .map(|piece| (piece.id, seen(piece)))
        .collect()
}

fn key(text: &Text) -> &str {
    match text {
        Text::Message { key, .. } => key,
        _ => "",
    }
}

#[test]
fn every_step_is_a_whole_table_and_betrays_no_hand() {
    let rules: RivalCities = RivalCitiesSetup::default().rules().expect("the printed content");
    let mut hidden = 0;
    for seed in 0..12 {
        let session = random_game(seed);
        for ply in 0..=session.plies().len() {
            let moments = session.moments(ply).expect("a ply that was played");
            for (moment, step) in moments.iter().enumerate() {
                let place = MomentId { ply, moment };
                let state: &State = step.state.get().expect("a position of this game");
                assert_eq!(rules.check_conservation(state), Ok(()), "game {seed}, {place:?}");
                for observer in CITIES.map(Observer::Seat).into_iter().chain([Observer::Spectator]) {
                    let view = session.view(place, observer).expect("a moment of the game");
                    let mut named: BTreeSet<ElementId> = view.scene.pieces().map(|piece| piece.id).collect();
                    for told in &view.heard {
                        named.extend(&told.elements);
                        named.extend(told.flows.iter().flat_map(|flow| flow.from.iter().chain(&flow.to)));
                    }
                    for seat in CITIES.into_iter().filter(|seat| !observer.sees_secrets_of(*seat)) {
                        let city = &state.cities[seat];
                        for card in city.hand.without(city.known).iter() {
                            hidden += 1;
                            let card = ElementId::new("special", u32::from(card.0) + 1);
                            assert!(!named.contains(&card), "game {seed}, {place:?}: {observer:?} is told of {card}");
                        }
                    }
                }
            }
        }
    }
    assert!(hidden > 1_000, "{hidden} hidden cards were looked at");
}

#[test]
fn what_is_seen_to_change_is_told_with_the_things_it_changes() {
    watch(100..125, |step| {
        let (before, after) = (things(step.before), things(&step.after.scene));
        if before == after {
            return;
        }
        let place = step.place;
        if step.heard.is_empty() {
            let changed: Vec<_> = after.iter().filter(|(id, seen)| before.get(id) != Some(seen)).collect();
            // The card that the jar leaves becomes wider, and the card that it reaches becomes narrower.
            let of_the_ring = ["ink-jar", "jar-space", "space", "special"];
            let is_the_jar = changed.iter().any(|(id, _)| id.kind == "ink-jar")
                && changed.iter().all(|(id, _)| of_the_ring.contains(&id.kind));
            assert!(is_the_jar && before.len() == after.len(), "{place:?} changes {changed:?} and tells nothing");
        }
        for told in step.heard {
            let is_shown = !told.elements.is_empty() || !told.flows.is_empty();
            assert!(is_shown || key(&told.text) == "log-option-c", "{place:?}: {:?} shows nothing", told.text);
        }
    });
}

#[test]
fn whatever_is_named_lies_on_the_table_before_or_after() {
    watch(200..225, |step| {
        let lies = |id: &ElementId| step.before.piece(*id).is_some() || step.after.scene.piece(*id).is_some();
        for told in step.heard {
            let ends = told.flows.iter().flat_map(|flow| flow.from.iter().chain(&flow.to));
            for id in told.elements.iter().chain(ends) {
                assert!(lies(id), "{:?}: {:?} names {id}, which lies nowhere", step.place, told.text);
            }
        }
    });
}

#[test]
fn what_flows_adds_up_to_what_every_pile_has_more_or_less() {
    let mut flowed = BTreeMap::new();
    watch(300..325, |step| {
        let mut gained: BTreeMap<ElementId, i32> = BTreeMap::new();
        for flow in step.heard.iter().flat_map(|told| &told.flows) {
            let count = i32::from(flow.count);
            assert!(count > 0, "{:?}: {flow:?}", step.place);
            flow.from.iter().for_each(|from| *gained.entry(*from).or_default() -= count);
            flow.to.iter().for_each(|to| *gained.entry(*to).or_default() += count);
            *flowed.entry(flow.icon).or_insert(0) += count;
        }
        for piece in step.after.scene.pieces() {
            let count = |piece: Option<&Piece>| piece.and_then(|piece| piece.count).map(i32::from);
            if let (Some(now), Some(then)) = (count(Some(piece)), count(step.before.piece(piece.id))) {
                let flows = gained.get(&piece.id).copied().unwrap_or(0);
                assert_eq!(now - then, flows, "{:?}, {}: {:?}", step.place, piece.id, step.heard);
            }
        }
    });
    let goods = ["beer", "cloth", "leather", "furniture", "letter", "star", "factory"];
    for icon in goods.into_iter().chain(["card-back-action", "card-back-ship", "card-back-lawsuit"]) {
        assert!(flowed.contains_key(icon), "{icon} never went anywhere in {flowed:?}");
    }
}

#[test]
fn headlines_read_well_and_tell_what_a_turn_is_remembered_by() {
    let catalogs: Vec<Catalog> = LANGUAGES.map(|language| plugin().catalog(language).expect("a good locale")).into();
    let mut told_in_brief = BTreeSet::new();
    watch(400..425, |step| {
        for told in step.heard {
            let Some(brief) = &told.brief else { continue };
            let faults: Vec<String> = catalogs.iter().flat_map(|catalog| catalog.faults(brief)).collect();
            assert!(faults.is_empty(), "{faults:?}");
            let said = catalogs[0].say(brief);
            assert!(!said.ends_with('.') && said.len() <= 40, "`{said}` is no headline");
            let weighs = told.weight > Weight::Small
                || ["log-pays", "log-upkeep", "log-leaves", "log-uses-nothing"].contains(&key(&told.text));
            assert!(weighs, "{:?} is in the headline", told.text);
            told_in_brief.insert(key(&told.text).to_owned());
        }
    });
    for told in [
        "moves",
        "pays",
        "gains",
        "produces",
        "gains-more",
        "steals",
        "option-b",
        "draws",
        "builds",
        "prestige",
        "allies",
        "buys",
        "advances",
        "season",
    ] {
        assert!(told_in_brief.contains(&format!("log-{told}")), "no headline tells of {told}: {told_in_brief:?}");
    }
}

#[test]
fn an_off_season_is_seen_step_by_step() {
    let mut seasons = 0;
    for seed in 500..520 {
        let session = random_game(seed);
        for ply in session.plies() {
            let heard = ply.moments.iter().map(|moment| &moment.heard);
            let steps: Vec<Vec<&str>> = heard.map(|heard| heard.iter().map(|told| key(&told.text)).collect()).collect();
            assert!(steps.iter().all(|step| step.len() <= 1), "two things at once: {steps:?}");
            if steps.iter().any(|step| step == &["log-new-specials"]) {
                seasons += 1;
                let laid = steps.iter().filter(|step| **step == [""]).count();
                assert!(laid >= 4, "the new cards come one by one: {steps:?}");
                // What the decision does is announced in the turn of its seat, and the rest in the off-season.
                let told: Vec<&Announcement> =
                    ply.announcements().skip_while(|told| told.non_player.is_none()).collect();
                assert!(told.iter().any(|told| key(&told.text) == "log-new-specials"), "{steps:?}");
                let phase = told.first().and_then(|told| told.non_player.clone());
                assert!(phase.as_ref().is_some_and(|phase| phase.look.is_none()), "nobody acts: {phase:?}");
                assert!(told.iter().all(|told| told.non_player == phase), "a headline lists an off-season: {steps:?}");
            }
        }
    }
    assert!(seasons > 10, "{seasons} off-seasons");
}

#[test]
fn the_jar_is_seen_on_every_space_it_passes() {
    let mut farthest = 0;
    for seed in 600..610 {
        let session = random_game(seed);
        let mut jar = 0;
        for ply in session.plies() {
            let mut walked = 0;
            for moment in &ply.moments {
                let place = moment.state.get::<State>().expect("a position of this game").jar.place();
                let spaces = (place + SPACES - jar) % SPACES;
                assert!(spaces <= 1, "the jar jumps from {jar} to {place}");
                let arrives = moment.heard.iter().any(|told| key(&told.text) == "log-moves");
                assert!(!arrives || spaces == 1, "it is told that the jar moves, but it stays on {place}");
                (jar, walked) = (place, walked + spaces);
            }
            farthest = farthest.max(walked);
        }
    }
    assert!(farthest >= 3, "no move was longer than {farthest}");
}
