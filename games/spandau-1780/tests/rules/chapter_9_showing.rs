//! Tests for SP-9: the choice of works to show for a collection, and when others see it.

use rondel::components::Cards;
use rondel::{Dealer, Observer, Ruleset, Stage};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::{State, Task};

use crate::chapter_9_collections::{gallery, with};
use crate::table::{BLUE, GREEN, RED, Table, collection, set, work};

/// Returns a table in which Red may show a collection. Red owns the works for the picture gallery and the works
/// in `more`. Everyone has seen the works in `known`.
fn showing(more: &[&str], known: &[&str]) -> Table {
    let works: Vec<u8> = gallery().into_iter().chain(more.iter().map(|id| work(id))).collect();
    let mut table = with(&works);
    let (first, known) = (works[works.len() - 1], set(known.iter().map(|id| work(id))));
    table.offers(RED, first).state.seen = table.state.seen.or(known);
    table.ask(RED, Task::LastClaim);
    table
}

/// Plays the actions and returns the works that everyone sees as a result.
fn newly_seen(table: &mut Table, actions: &[Action]) -> Cards {
    let before = table.state.seen;
    table.play_all(actions);
    assert_eq!(table.task(), Some(Task::LastClaim), "all is chosen");
    table.state.seen.without(before)
}

const ASKED: Task = Task::Show(4);

#[test]
fn sp_9_8_which_works_of_a_kind_are_shown_is_the_owners_choice() {
    let paintings = ["girl_grenadier", "still_life_with_lemon", "feast_on_peacock_island"].map(work);
    for hidden in paintings {
        let mut table = showing(&["feast_on_peacock_island", "table_clock"], &[]);
        table.play(Action::Claim(1));
        assert_eq!((collection("picture_gallery"), table.asks()), (4, Some((RED, ASKED))));
        assert!(paintings.iter().all(|piece| table.may(Action::Show(*piece))), "{:?}", table.legal());
        assert_eq!(table.legal().len(), 3, "and of each other kind all are needed");
        let shown: Vec<Action> = paintings.into_iter().filter(|piece| *piece != hidden).map(Action::Show).collect();
        let seen = newly_seen(&mut table, &shown);
        let rest = gallery().into_iter().filter(|piece| !paintings.contains(piece));
        let expected = rest.chain(paintings).filter(|piece| *piece != hidden);
        assert_eq!(seen, set(expected), "all see what was shown and no more than that");
    }
}

#[test]
fn sp_9_8_for_the_private_collection_too() {
    let mut table = showing(&["feast_on_peacock_island", "table_clock"], &[]);
    table.collections(["mirror_cabinet", "treasury"], "picture_gallery");
    table.play(Action::ClaimPrivate);
    assert_eq!((table.legal().len(), table.state.players[RED].collection), (3, Some(4)), "it is still secret");
    let chosen = ["feast_on_peacock_island", "girl_grenadier"].map(work);
    let seen = newly_seen(&mut table, &chosen.map(Action::Show));
    assert!(seen.has(chosen[0]) && seen.has(chosen[1]) && !seen.has(work("still_life_with_lemon")));
    assert_eq!(table.state.players[RED].collection, None);
}

#[test]
fn sp_9_8_a_hidden_work_may_be_shown_though_a_known_one_would_do() {
    let known = ["girl_grenadier", "still_life_with_lemon"];
    let mut table = showing(&["feast_on_peacock_island", "table_clock"], &known);
    let feast = work("feast_on_peacock_island");
    table.play(Action::Claim(1));
    let seen = newly_seen(&mut table, &[Action::Show(feast)]);
    assert!(seen.has(feast), "beside one of those all know, which makes no difference");
}

#[test]
fn sp_9_9_among_works_that_all_know_nothing_is_chosen() {
    let known = ["girl_grenadier", "still_life_with_lemon"];
    let mut table = showing(&["feast_on_peacock_island", "table_clock"], &known);
    table.play(Action::Claim(1));
    let (one, feast) = (Action::Show(work(known[0])), Action::Show(work("feast_on_peacock_island")));
    assert_eq!(table.legal().len(), 2, "one of those all know, or the other");
    assert!(table.may(one) && table.may(feast));
    let seen = newly_seen(&mut table, &[one, Action::Show(work(known[1]))]);
    assert_eq!(seen, set(gallery()[2..].iter().copied()), "no painting is new");
    let mut table =
        showing(&["feast_on_peacock_island", "table_clock"], &[known[0], known[1], "feast_on_peacock_island"]);
    let seen = newly_seen(&mut table, &[Action::Claim(1)]);
    assert_eq!(seen, set(gallery()[2..].iter().copied()), "all paintings are known");
}

#[test]
fn sp_9_9_where_there_is_only_one_way_nothing_is_asked() {
    let mut table = showing(&["table_clock"], &["sleeping_faun"]);
    let seen = newly_seen(&mut table, &[Action::Claim(1)]);
    assert_eq!(seen, set(gallery()).without(set([work("sleeping_faun")])));
}

#[test]
fn sp_9_9_kind_by_kind_where_there_is_more_than_one_choice() {
    let mut table = showing(&["feast_on_peacock_island", "atlas_of_the_march", "table_clock"], &[]);
    table.play(Action::Claim(1));
    let paintings = ["girl_grenadier", "feast_on_peacock_island"].map(work);
    table.play_all(paintings.map(Action::Show));
    assert_eq!(table.task(), Some(ASKED));
    let manuscripts = ["flute_sonata", "atlas_of_the_march"].map(|id| Action::Show(work(id)));
    assert_eq!(table.legal(), manuscripts);
    let seen = newly_seen(&mut table, &manuscripts[1..]);
    assert!(seen.has(work("atlas_of_the_march")) && !seen.has(work("flute_sonata")));
}

/// Asserts that neither the scene nor the samples have changed for anyone except Red.
fn assert_nobody_sees(before: &State, table: &Table) {
    for observer in [BLUE, GREEN] {
        let eyes = Observer::Seat(observer);
        assert_eq!(table.rules.scene(before, eyes), table.rules.scene(&table.state, eyes), "{observer}");
        for seed in 0..20 {
            let imagine = |mut state: State| {
                table.rules.determinize(&mut state, observer, &mut Dealer::seeded(seed));
                state
            };
            assert_eq!(imagine(*before), imagine(table.state), "{observer}, seed {seed}");
        }
    }
    let aside = Observer::Spectator;
    assert_eq!(table.rules.scene(before, aside), table.rules.scene(&table.state, aside));
}

#[test]
fn sp_9_9_nobody_sees_anything_before_all_is_chosen() {
    let mut table = showing(&["feast_on_peacock_island", "table_clock"], &["still_life_with_lemon"]);
    let (before, draws) = (table.state, table.dealer.draws());
    for action in [Action::Claim(1), Action::Show(work("girl_grenadier"))] {
        table.play(action);
        assert_eq!(table.asks(), Some((RED, ASKED)));
        assert_nobody_sees(&before, &table);
        assert_eq!(table.dealer.draws(), draws, "no luck, and nothing was seen");
    }
    let own = |state: &State| table.rules.scene(state, Observer::Seat(RED));
    assert_ne!(own(&before), own(&table.state), "but Red sees what is chosen");
    table.play(Action::Show(work("feast_on_peacock_island")));
    assert!(table.state.seen.has(work("girl_grenadier")));
    let eyes = Observer::Seat(BLUE);
    assert_ne!(table.rules.scene(&before, eyes), table.rules.scene(&table.state, eyes));
}
