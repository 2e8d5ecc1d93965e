//! The instant wins and end conditions, with each city's progress.

use rondel::goals::{Goal, Goals};
use rondel::scene::{Icon, Name};
use rondel::{Seat, Text};

use crate::content::{ALLIANCES_TO_WIN, CITY_NAME, Content, LAWSUITS, LAWSUITS_TO_WIN, SHIPS, SHIPS_AHEAD_TO_WIN};
use crate::rules::scoring;
use crate::state::{CITIES, Ending, State};

pub(super) fn goals(content: &Content, state: &State) -> Goals {
    let mut list = victories(state);
    list.extend(ends(content, state));
    let stars = CITIES.map(|seat| scoring::stars(content, state, seat).total());
    list.push(Goal::points(Text::new("goal-stars"), "RC-12.8").icon("star").each(stars));
    Goals { list, others: Vec::new() }
}

/// Returns the text for the last step needed to reach a goal.
fn step(goal: &str) -> Text {
    Text::new(format!("{goal}-step"))
}

/// Returns the instant wins (RC-11.1 to RC-11.4).
fn victories(state: &State) -> Vec<Goal> {
    let way = |text: &'static str, by: Ending, rule: Name, icon: Icon, needs: u8, has: &dyn Fn(Seat) -> i32| {
        let has = CITIES.map(|seat| has(seat).max(0));
        Goal::victory(Text::new(text), by.key(), rule).icon(icon).each(has).needs(needs.into()).last_step(step(text))
    };
    let ships = |seat: Seat| state.cities[seat].ships.len() as i32;
    let lead = |seat: Seat| CITIES.into_iter().map(|other| ships(seat) - ships(other)).max().unwrap_or(0);
    let lawsuits = |seat: Seat| state.cities[seat].lawsuits.len() as i32;
    let alliances = |seat: Seat| state.cities[seat].alliances.len() as i32;
    let prestige = |seat: Seat| i32::from(state.prestige_of(seat));
    vec![
        way("goal-ships", Ending::Ships, "RC-11.1", "ship", SHIPS_AHEAD_TO_WIN, &lead),
        way("goal-lawsuits", Ending::Lawsuits, "RC-11.2", "court", LAWSUITS_TO_WIN, &lawsuits),
        way("goal-alliances", Ending::Alliances, "RC-11.3", "alliance", ALLIANCES_TO_WIN, &alliances),
        way("goal-prestige", Ending::Prestige, "RC-11.4", "prestige", CITY_NAME as u8, &prestige),
    ]
}

/// Returns the end conditions, each of which is a supply running out (RC-12.1 to RC-12.4).
fn ends(content: &Content, state: &State) -> Vec<Goal> {
    let way = |text: &'static str, by: Ending, rule: Name, icon: Icon, all: u32, left: u32| {
        let goal = Goal::end(Text::new(text), [by.key()], rule).icon(icon);
        let goal = goal.together(all as i32 - left as i32).needs(all as i32);
        goal.last_step(step(text)).until_then(Text::new("goal-until-off-season"))
    };
    let ships = u32::from(SHIPS) - state.ship_box.len();
    let ships_left = state.ship_stack.len() + state.ships.iter().count() as u32;
    let lawsuits = u32::from(LAWSUITS) - state.lawsuit_box.len();
    let lawsuits_left = state.lawsuit_stack.len() + state.lawsuits.iter().count() as u32;
    let (board, bank) = (&content.board, &state.bank);
    vec![
        way("goal-no-ships", Ending::NoShips, "RC-12.1", "card-back-ship", ships, ships_left),
        way("goal-no-lawsuits", Ending::NoLawsuits, "RC-12.2", "card-back-lawsuit", lawsuits, lawsuits_left),
        way(
            "goal-no-factories",
            Ending::NoFactories,
            "RC-12.3",
            "factory",
            board.factories.into(),
            bank.factories.into(),
        ),
        way("goal-no-stars", Ending::NoStars, "RC-12.4", "star", board.stars.into(), bank.stars.into()),
    ]
}
