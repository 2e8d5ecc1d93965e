//! Tests that observers can follow a game step by step: every step is a valid state, announcements refer to the
//! elements that changed, and goods, money, points and cards visibly move from their source to their destination.

use std::collections::BTreeSet;

use rondel::components::Kind;
use rondel::journal::{Header, Player};
use rondel::{
    Announcement, Catalog, Dealer, ElementId, Flow, LANGUAGES, Moment, Observer, Ruleset, Seat, Session, Text, Turn,
    Weight, plugins,
};
use rondel_harbour::content::Good;
use rondel_harbour::state::TRAINER;
use rondel_harbour::{Harbour, HarbourSetup, PurchaseReading, Start, State};

/// Returns setups for each player count: with the default options, with all options enabled, and as a first game.
fn tables() -> impl Iterator<Item = (u8, HarbourSetup)> {
    let all =
        HarbourSetup { bonus: true, inland: true, purchase: PurchaseReading::MayDecline, ..HarbourSetup::default() };
    let first = HarbourSetup { start: Start::FirstGame, ..HarbourSetup::default() };
    let setups = [HarbourSetup::default(), all, first];
    (1..=4).flat_map(move |seats| setups.clone().map(|setup| (seats, setup)))
}

/// Plays a random game to its end.
fn played(seats: u8, setup: &HarbourSetup, seed: u64) -> Session {
    let players = vec![Player::human(""); usize::from(seats)];
    let (game, version) = ("harbour".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
    let header = Header::new(game, version, Box::new(setup.clone()), players, seed);
    let mut session = Session::start(header).expect("a table");
    let mut hand = Dealer::seeded(seed);
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len();
        session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
    }
    session
}

/// A step of a game, together with the step before it.
struct Step<'a> {
    rules: &'a Harbour,
    session: &'a Session,
    ply: usize,
    is_last: bool,
    before: &'a Moment,
    now: &'a Moment,
}

impl Step<'_> {
    fn before(&self) -> &State {
        self.before.state.get().expect("a state of Harbour")
    }

    fn now(&self) -> &State {
        self.now.state.get().expect("a state of Harbour")
    }

    /// Returns the elements on the table that everyone can see, before or after the step.
    fn things(&self) -> BTreeSet<ElementId> {
        let things = |moment: &Moment| {
            let scene = self.session.game().scene(&moment.state, Observer::Spectator);
            scene.pieces().map(|piece| piece.id).collect::<Vec<_>>()
        };
        things(self.before).into_iter().chain(things(self.now)).collect()
    }

    fn flows(&self) -> impl Iterator<Item = &Flow> {
        self.now.heard.iter().flat_map(|told| &told.flows)
    }

    /// Returns the number of units of an icon that moved to an element, minus the units that left the element.
    fn gain(&self, icon: &str, thing: ElementId) -> i32 {
        let came = |flow: &Flow| i32::from(flow.to == Some(thing)) - i32::from(flow.from == Some(thing));
        self.flows().filter(|flow| flow.icon == icon).map(|flow| came(flow) * i32::from(flow.count)).sum()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.now().turns.seats().each()
    }

    fn place(&self) -> String {
        format!("{} seats, ply {}: {:?}", self.session.seats().count(), self.ply, self.now.heard)
    }
}

/// Plays `games` games with each setup and player count, and calls `look` with every step.
fn at_every_step(games: u64, mut look: impl FnMut(&Step<'_>)) {
    for (number, (seats, setup)) in (0..).zip(tables()) {
        let rules = setup.rules().expect("the bundled content");
        for game in 0..games {
            let session = played(seats, &setup, 100 * number + game);
            let mut before = &session.moments(0).expect("the deal")[0];
            let plies = session.plies().iter().enumerate();
            let mut steps =
                plies.flat_map(|(ply, played)| played.moments.iter().map(move |now| (ply + 1, now))).peekable();
            while let Some((ply, now)) = steps.next() {
                let is_last = steps.peek().is_none();
                look(&Step { rules: &rules, session: &session, ply, is_last, before, now });
                before = now;
            }
        }
    }
}

fn key(told: &Announcement) -> &str {
    if let Text::Message { key, .. } = &told.text { key } else { "" }
}

/// Returns the element that represents a player on the table.
fn home(state: &State, seat: Seat) -> ElementId {
    if state.is_trainer(seat) { ElementId::new("trainer", 0) } else { ElementId::new("start", seat.index() as u32) }
}

#[test]
fn every_step_is_a_sound_table_that_everybody_can_look_at() {
    let mut steps = 0;
    at_every_step(2, |step| {
        assert_eq!(step.rules.check_conservation(step.now()), Ok(()), "{}", step.place());
        let observers = step.session.seats().each().map(Observer::Seat).chain([Observer::Spectator, Observer::Open]);
        for observer in observers {
            assert!(step.session.game().scene(&step.now.state, observer).pieces().count() > 20, "{}", step.place());
        }
        steps += 1;
    });
    assert!(steps > 2000, "only {steps} steps");
}

#[test]
fn what_is_told_names_what_it_changes_on_the_table() {
    at_every_step(3, |step| {
        let things = step.things();
        for told in &step.now.heard {
            let ends = told.flows.iter().flat_map(|flow| [flow.from, flow.to]).flatten();
            let named: Vec<ElementId> = told.elements.iter().copied().chain(ends).collect();
            // A standstill changes nothing on the table, and a wordless announcement may concern only the
            // player who moved.
            let is_alone = told.is_wordless() || key(told) == "log-standstill";
            assert!(!named.is_empty() || is_alone, "{told:?} names nothing");
            for thing in named {
                assert!(things.contains(&thing), "{thing} is not on the table: {}", step.place());
            }
            assert!(told.flows.iter().all(|flow| flow.count > 0 && (flow.from, flow.to) != (None, None)), "{told:?}");
        }
    });
}

#[test]
fn goods_and_cards_are_seen_to_go_where_they_go() {
    at_every_step(5, |step| {
        let (before, now) = (step.before(), step.now());
        for seat in step.seats() {
            for good in Good::ALL {
                let icon = ["fish", "livestock", "wood", "stone"][good.index()];
                let stock = ElementId::new("stock", (seat.index() * 4 + good.index()) as u32);
                let count = |state: &State| i32::from(state.players[seat].goods.count(*good));
                assert_eq!(step.gain(icon, stock), count(now) - count(before), "{seat} {icon}, {}", step.place());
            }
        }
        let stack = |state: &State| state.stack.len() as i32;
        let drawn = step.gain("card-back-building", ElementId::new("stack", 0));
        assert_eq!(drawn, stack(now) - stack(before), "{}", step.place());
    });
}

#[test]
fn money_and_points_add_up() {
    let mut points = [0; 4];
    let mut money = [0; 4];
    at_every_step(5, |step| {
        for seat in step.seats() {
            let home = home(step.now(), seat);
            points[seat.index()] += step.gain("points", home);
            money[seat.index()] += step.gain("dollar", home);
            assert!(money[seat.index()] >= 0, "{seat} spends what was not there, {}", step.place());
            if step.is_last {
                let score = step.rules.score(step.now(), seat).total();
                assert_eq!(points[seat.index()], score, "{seat}, {}", step.place());
            }
        }
        if step.now().turns != step.before().turns {
            // HB-4.5: money that is not spent is lost.
            money = [0; 4];
        }
        if step.is_last {
            points = [0; 4];
        }
    });
}

#[test]
fn what_happens_one_after_another_is_not_seen_at_once() {
    let mut bought_by_trainer = 0;
    at_every_step(5, |step| {
        let (before, now) = (step.before(), step.now());
        let any = |differs: fn(&State, &State, Seat) -> bool| step.seats().any(|seat| differs(before, now, seat));
        let display = |state: &State| state.display.iter().map(|(_, card)| card).collect::<BTreeSet<u8>>();
        let changes = [
            any(|before, now, seat| before.players[seat].worker != now.players[seat].worker),
            any(|before, now, seat| before.players[seat].buildings != now.players[seat].buildings),
            any(|before, now, seat| before.players[seat].bonus_points != now.players[seat].bonus_points),
            before.market != now.market,
            !display(now).is_subset(&display(before)),
        ];
        assert!(changes.iter().filter(|change| **change).count() <= 1, "{changes:?} at once, {}", step.place());
        let goods = any(|before, now, seat| before.players[seat].goods != now.players[seat].goods);
        assert!(!(goods && changes[0]), "a worker walks while goods move, {}", step.place());
        if changes[1] {
            let great = |told: &Announcement| told.weight == Weight::Great && told.brief.is_some();
            assert!(step.now.heard.iter().any(great), "a building is what a turn is remembered by, {}", step.place());
            let trainers = |state: &State| state.players[TRAINER].buildings;
            bought_by_trainer += u32::from(now.solo && trainers(now) != trainers(before));
        }
    });
    assert!(bought_by_trainer > 0, "the training opponent buys too");
}

#[test]
fn headlines_read_well_and_say_whose_deed_it_is() {
    let games = plugins().expect("no two games of one id");
    let catalogs: Vec<Catalog> =
        LANGUAGES.map(|language| games["harbour"].catalog(language).expect("a good locale")).into();
    let (mut heard, mut trainers) = (BTreeSet::new(), 0);
    at_every_step(5, |step| {
        for told in &step.now.heard {
            let Some(brief) = &told.brief else { continue };
            let Text::Message { key, args } = brief else { panic!("{brief:?} is no message") };
            heard.insert(key.to_string());
            for catalog in &catalogs {
                assert_eq!(catalog.faults(brief), Vec::<String>::new());
            }
            // The training opponent's actions have a separate heading.
            let trainer = Text::new("trainer");
            let is_trainers = args.iter().any(|(name, value)| name == "player" && *value == trainer.clone().into());
            assert_eq!(
                is_trainers,
                told.non_player.as_ref().is_some_and(|non_player| non_player.name == trainer),
                "{told:?}"
            );
            trainers += u32::from(is_trainers);
            let is_shorter = |catalog: &Catalog| catalog.say(brief).len() < catalog.say(&told.text).len();
            assert!(catalogs.iter().all(is_shorter), "{brief:?} is no shorter");
        }
    });
    assert!(trainers > 20, "{trainers}");
    // The messages found include the Noble's building, the end of a game and the inland traders.
    assert!(heard.len() >= 14, "only {heard:?}");
}

#[test]
fn a_choice_of_which_nothing_would_come_says_so_and_nothing_comes_of_it() {
    let owned = |session: &Session| {
        let state: &State = session.state().get().expect("a state of Harbour");
        session
            .seats()
            .each()
            .map(|seat| (state.players[seat].goods, state.players[seat].buildings))
            .collect::<Vec<_>>()
    };
    let (mut idle, mut others, mut alone) = (0, 0, 0);
    for (seats, setup) in tables() {
        let players = vec![Player::human(""); usize::from(seats)];
        let (game, version) = ("harbour".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        let header = Header::new(game, version, Box::new(setup), players, 5);
        let mut session = Session::start(header).expect("a table");
        let mut hand = Dealer::seeded(u64::from(seats));
        for _ in 0..80 {
            let Turn::Decide(mover) = session.turn() else { break };
            let choices = session.choices();
            let nothing: Vec<usize> = (0..choices.len()).filter(|place| choices[*place].idle).collect();
            others += choices.len() - nothing.len();
            match nothing.first() {
                Some(place) if hand.below(3) == 0 => {
                    let before = owned(&session);
                    session.play(*place).expect("it can be chosen all the same");
                    // In a solo game, the training opponent has also taken its turn by now.
                    let own = if seats == 1 { 1 } else { before.len() };
                    assert_eq!(owned(&session)[..own], before[..own], "{:?}", choices[*place].label);
                    assert!(seats == 1 || session.turn() != Turn::Decide(mover), "the turn is over");
                    idle += 1;
                    alone += u32::from(seats == 1);
                }
                _ => {
                    session.play(hand.below(choices.len() as u32) as usize).expect("a listed choice is legal");
                }
            }
        }
    }
    assert!(idle > 20 && others > 500 && alone > 3, "{idle} and {others}, {alone} in solo games");
}
