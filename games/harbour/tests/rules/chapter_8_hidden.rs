//! Tests for HB-8: hidden and known information.

use std::collections::BTreeSet;

use crate::table::{BLUE, GREEN, RED, Table, board, take, usual};
use rondel::components::Cards;
use rondel::{Dealer, Observer, PerSeat, Ruleset, Seat, Stage};
use rondel_harbour::state::{Building, State};
use rondel_harbour::{Action, HarbourSetup};

/// Returns a table with three players who have bonus cards. Red has kept the Noble and is about to choose a
/// free building.
fn noble_looks() -> Table {
    let seed = (0..99).find(|seed| dealt(*seed).state.active() == RED).expect("Red begins sometimes");
    let mut table = dealt(seed);
    table.state.players[RED].offered = [board("noble"), board("miser")];
    table.state.players[BLUE].offered = [board("mason"), board("pirate")];
    table.state.players[GREEN].offered = [board("satyr"), board("cyclops")];
    table.play_all(["noble", "mason", "satyr"].map(|id| Action::Keep(board(id))));
    table
}

fn dealt(seed: u64) -> Table {
    Table::dealt(3, &HarbourSetup { bonus: true, ..usual() }, seed)
}

/// Returns the same game in the first turn. One card is under the stack, and each bonus card would yield a
/// different score.
fn noble_chose() -> Table {
    let mut table = noble_looks();
    let first = table.legal()[0];
    table.play(first).play_all([take([1, 1, 1, 0]); 3]);
    for seat in [RED, BLUE, GREEN] {
        table.stock(seat, [6, 4, 2, 0]);
    }
    table
}

/// Returns many states that are consistent with a player's knowledge.
fn imagined(table: &Table, observer: Seat) -> Vec<State> {
    let one = |seed| {
        let mut state = table.state;
        table.rules.determinize(&mut state, observer, &mut Dealer::seeded(seed));
        assert_eq!(table.rules.check_conservation(&state), Ok(()));
        state
    };
    (0..600).map(one).collect()
}

/// Removes all hidden information from the state.
fn open_part(mut state: State) -> State {
    state.stack.pile = Cards::NONE;
    state.stack.under = Cards::NONE;
    state.looked = Cards::NONE;
    for seat in [RED, BLUE, GREEN] {
        state.players[seat].bonus = None;
    }
    state
}

fn cards_of(states: &[State], of: impl Fn(&State) -> Cards) -> Cards {
    states.iter().map(of).fold(Cards::NONE, Cards::or)
}

#[test]
fn hb_8_1_all_else_is_open_to_everybody() {
    for table in [noble_looks(), noble_chose()] {
        for observer in [RED, BLUE, GREEN] {
            for state in imagined(&table, observer) {
                assert_eq!(open_part(state), open_part(table.state));
                assert_eq!(state.stack.pile.len(), table.state.stack.pile.len());
                assert_eq!(state.stack.under.len(), table.state.stack.under.len());
                assert_eq!(state.looked.len(), table.state.looked.len());
            }
        }
    }
}

#[test]
fn hb_8_1_the_scene_of_a_player_shows_nothing_that_player_does_not_know() {
    for table in [noble_looks(), noble_chose()] {
        for observer in [RED, BLUE, GREEN] {
            let seen = table.rules.scene(&table.state, Observer::Seat(observer));
            let others = imagined(&table, observer);
            assert!(others.iter().all(|state| table.rules.scene(state, Observer::Seat(observer)) == seen));
        }
    }
}

#[test]
fn hb_8_1_a_bystander_sees_less_than_any_player() {
    for table in [noble_looks(), noble_chose()] {
        let seen = table.rules.scene(&table.state, Observer::Spectator);
        for state in imagined(&table, BLUE).into_iter().chain(imagined(&table, RED)) {
            assert_eq!(table.rules.scene(&state, Observer::Spectator), seen);
        }
    }
}

#[test]
fn hb_8_2_nobody_knows_what_comes_next_from_the_stack() {
    let table = noble_chose();
    let mut drawn = BTreeSet::new();
    for seed in 0..600 {
        let mut stack = table.state.stack;
        drawn.extend(stack.draw(&mut Dealer::seeded(seed)).map(|drawn| drawn.card));
    }
    assert_eq!(drawn.into_iter().collect::<Cards>(), table.state.stack.pile, "never the card under the stack");
}

#[test]
fn hb_8_2_what_the_noble_looks_at_could_be_any_unseen_card_to_the_others() {
    let table = noble_looks();
    let unseen = table.state.stack.pile.or(table.state.looked);
    for observer in [BLUE, GREEN] {
        let states = imagined(&table, observer);
        assert_eq!(cards_of(&states, |state| state.looked), unseen);
        assert!(states.iter().all(|state| state.looked.or(state.stack.pile) == unseen));
    }
}

#[test]
fn hb_8_2_the_card_under_the_stack_could_be_any_unseen_card_to_the_others() {
    let table = noble_chose();
    let unseen = table.state.stack.pile.or(table.state.stack.under);
    for observer in [BLUE, GREEN] {
        let states = imagined(&table, observer);
        assert_eq!(cards_of(&states, |state| state.stack.under), unseen);
        assert!(states.iter().all(|state| state.stack.under.or(state.stack.pile) == unseen));
    }
}

#[test]
fn hb_8_2_the_noble_knows_the_cards_looked_at_and_the_one_under_the_stack() {
    let table = noble_looks();
    assert!(imagined(&table, RED).iter().all(|state| state.looked == table.state.looked));
    let table = noble_chose();
    assert!(imagined(&table, RED).iter().all(|state| state.stack.under == table.state.stack.under));
}

#[test]
fn hb_8_2_the_others_see_the_backs_of_what_the_noble_looks_at() {
    let table = noble_looks();
    let faces = |observer| {
        let scene = table.rules.scene(&table.state, observer);
        let shown =
            |card| scene.pieces().any(|piece| piece.id.kind == "building" && piece.id.number == u32::from(card));
        table.state.looked.iter().filter(|card| shown(*card)).count()
    };
    assert_eq!([RED, BLUE, GREEN].map(|seat| faces(Observer::Seat(seat))), [2, 0, 0]);
    assert_eq!(faces(Observer::Spectator), 0);
    let scene = table.rules.scene(&table.state, Observer::Seat(BLUE));
    let hidden = scene.pieces().filter(|piece| piece.id.kind == "looked").map(|piece| piece.face.back);
    assert_eq!(hidden.collect::<Vec<_>>(), [Some("card-back-building"); 2]);
}

#[test]
fn hb_8_2_what_is_told_of_the_look_names_no_card_but_the_one_that_is_built() {
    let mut table = noble_looks();
    let cards: Vec<u8> = table.state.looked.iter().collect();
    table.dealer = Dealer::seeded(1).with_listener();
    table.play(Action::BuildFree(cards[0]));
    let told = format!("{:?}", table.dealer.take_announcements());
    let name = |card: u8| table.rules.content().buildings[usize::from(card)].name_en.clone();
    assert!(told.contains(&name(cards[0])) && !told.contains(&name(cards[1])), "{told}");
    assert_eq!(table.state.owner(Building::card(cards[0])), Some(RED));
}

fn bonus_cards(states: &[State], seat: Seat) -> BTreeSet<u8> {
    states.iter().filter_map(|state| state.players[seat].bonus).collect()
}

#[test]
fn hb_8_3_a_bonus_card_could_be_any_that_is_not_ones_own() {
    let table = noble_chose();
    for observer in [RED, BLUE, GREEN] {
        let own = table.state.players[observer].bonus.expect("a bonus card");
        let unknown: BTreeSet<u8> = (0..4).filter(|card| *card != own).collect();
        let states = imagined(&table, observer);
        for seat in [RED, BLUE, GREEN] {
            let expected = if seat == observer { BTreeSet::from([own]) } else { unknown.clone() };
            assert_eq!(bonus_cards(&states, seat), expected);
        }
    }
}

#[test]
fn hb_8_3_no_two_players_have_the_same_bonus_card() {
    let table = noble_chose();
    for state in imagined(&table, BLUE) {
        let dealt: BTreeSet<Option<u8>> = [RED, BLUE, GREEN].map(|seat| state.players[seat].bonus).into();
        assert!(dealt.len() == 3 && !dealt.contains(&None));
    }
}

#[test]
fn hb_8_3_its_owner_sees_its_face_and_the_others_its_back_until_the_end() {
    let mut table = noble_chose();
    let seen = |table: &Table, observer| {
        let scene = table.rules.scene(&table.state, observer);
        PerSeat::<bool, 3>::from_fn(|seat| {
            let id = rondel::ElementId::new("bonus", seat.index() as u32);
            scene.piece(id).expect("a bonus card").face.back.is_none()
        })
    };
    for observer in [RED, BLUE, GREEN] {
        assert_eq!(seen(&table, Observer::Seat(observer)), PerSeat::from_fn(|seat| seat == observer));
    }
    assert_eq!(seen(&table, Observer::Spectator), PerSeat::from_fn(|_| false));
    table.over();
    assert_eq!(seen(&table, Observer::Seat(BLUE)), PerSeat::from_fn(|_| true));
    assert!(imagined(&table, BLUE).iter().all(|state| state.players == table.state.players));
}

#[test]
fn hb_5_4_what_is_turned_up_at_the_end_cannot_be_undone() {
    for seed in 0..8 {
        let mut table = Table::dealt(2, &HarbourSetup { bonus: true, ..usual() }, seed);
        let mut hand = Dealer::seeded(seed);
        let (mut before, mut buffer) = (0, Vec::new());
        while !table.state.is_over {
            before = table.dealer.draws();
            let action = table.rules.random_action(&table.state, &mut hand, &mut buffer);
            table.play(action);
        }
        assert!(table.dealer.draws() > before, "seed {seed}");
    }
}
