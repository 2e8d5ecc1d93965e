//! The instant wins and end conditions, with each city's progress.

use rondel::goals::{Goal, Goals};
use rondel::scene::{Icon, Name};
use rondel::{Observer, Seat, Text};

use crate::content::{
    ALLIANCES_TO_WIN, CITY_NAME, Content, Effect, LAWSUITS, LAWSUITS_TO_WIN, Product, SHIPS, SHIPS_AHEAD_TO_WIN, ShipId,
};
use crate::rules::scoring;
use crate::rules::ships::ship_cost;
use crate::rules::turn::{LONGEST_MOVE, movement_cost};
use crate::state::{CITIES, CardRef, Ending, Item, State, Task};

pub(super) fn goals(content: &Content, state: &State, observer: Observer) -> Goals {
    let mut list: Vec<Goal> = WAYS.map(|way| way.goal(content, state, observer)).into();
    // After an instant win, only the ways to win count, and the one that decided the game comes first.
    if let Some(place) = won_by(state).and_then(|won| WAYS.iter().position(|way| *way == won)) {
        list[..=place].rotate_right(1);
        return Goals { list, others: Vec::new() };
    }
    list.extend(ends(content, state));
    let stars = CITIES.map(|seat| scoring::stars(content, state, seat).total());
    list.push(Goal::points(Text::new("goal-stars"), "RC-12.8").icon("star").each(stars));
    Goals { list, others: Vec::new() }
}

/// Returns the instant win that has ended the game, or `None` if the game has not ended in this way.
pub(super) fn won_by(state: &State) -> Option<Way> {
    let end = state.end?;
    WAYS.into_iter().find(|way| way.reason() == end.by)
}

/// Returns the text for the last step needed to reach a goal.
fn step(goal: &str) -> Text {
    Text::new(format!("{goal}-step"))
}

/// An instant win (RC-11.1 to RC-11.4).
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Way {
    Ships,
    Lawsuits,
    Alliances,
    Prestige,
}

/// The instant wins, in the order of the rules.
pub(super) const WAYS: [Way; 4] = [Way::Ships, Way::Lawsuits, Way::Alliances, Way::Prestige];

impl Way {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Ships => "goal-ships",
            Self::Lawsuits => "goal-lawsuits",
            Self::Alliances => "goal-alliances",
            Self::Prestige => "goal-prestige",
        }
    }

    pub(super) const fn rule(self) -> Name {
        match self {
            Self::Ships => "RC-11.1",
            Self::Lawsuits => "RC-11.2",
            Self::Alliances => "RC-11.3",
            Self::Prestige => "RC-11.4",
        }
    }

    pub(super) const fn icon(self) -> Icon {
        match self {
            Self::Ships => "ship",
            Self::Lawsuits => "court",
            Self::Alliances => "alliance",
            Self::Prestige => "prestige",
        }
    }

    /// Returns the line of the final score sheet for this instant win, as a message key and a city's count. For
    /// ships, the count is the number of ships instead of the lead.
    pub(super) fn score(self, state: &State, seat: Seat) -> (&'static str, i32) {
        match self {
            Self::Ships => ("score-won-ships", state.cities[seat].ships.len() as i32),
            Self::Lawsuits => ("score-won-lawsuits", self.has(state, seat)),
            Self::Alliances => ("score-won-alliances", self.has(state, seat)),
            Self::Prestige => ("score-won-prestige", self.has(state, seat)),
        }
    }

    const fn reason(self) -> Ending {
        match self {
            Self::Ships => Ending::Ships,
            Self::Lawsuits => Ending::Lawsuits,
            Self::Alliances => Ending::Alliances,
            Self::Prestige => Ending::Prestige,
        }
    }

    /// Returns the count that a city needs to win.
    pub(super) const fn needs(self) -> i32 {
        match self {
            Self::Ships => SHIPS_AHEAD_TO_WIN as i32,
            Self::Lawsuits => LAWSUITS_TO_WIN as i32,
            Self::Alliances => ALLIANCES_TO_WIN as i32,
            Self::Prestige => CITY_NAME as i32,
        }
    }

    /// Returns a city's count: its lead in ships, its cards, or the steps of the marker on its side.
    pub(super) fn has(self, state: &State, seat: Seat) -> i32 {
        let city = &state.cities[seat];
        let has = match self {
            Self::Ships => city.ships.len() as i32 - state.cities[seat.rival()].ships.len() as i32,
            Self::Lawsuits => city.lawsuits.len() as i32,
            Self::Alliances => city.alliances.len() as i32,
            Self::Prestige => i32::from(state.prestige_of(seat)),
        };
        has.max(0)
    }

    /// Returns whether a city that is one step short might win in its next turn, as far as the observer knows.
    /// Returns `false` only if the win is certainly out of reach. Depending on the win, the reason is that the
    /// city cannot pay for any ship, does not lead in any of the first two lawsuits, cannot take an alliance,
    /// or cannot reach a card with the required action.
    pub(super) fn is_near(self, content: &Content, state: &State, observer: Observer, seat: Seat) -> bool {
        let city = &state.cities[seat];
        match self {
            Self::Ships => {
                let affordable = |(_, ship): (usize, ShipId)| {
                    let cost = ship_cost(content, state, seat, ship);
                    let short = |(product, count): (Product, u8)| count.saturating_sub(city.stock.count(product));
                    cost.iter().all(|goods| short(goods) <= PRODUCED + city.active_factories)
                };
                state.ships.iter().any(affordable) && may_use(content, state, observer, seat, Effect::Ship)
            }
            Self::Lawsuits => {
                (0..2).filter_map(|slot| state.lawsuits.get(slot)).any(|lawsuit| lawsuit.lead_of(seat) > 0)
            }
            Self::Alliances => {
                let free = state.alliances.iter().next().is_some() || city.letters > 0;
                free && may_use(content, state, observer, seat, Effect::Alliance)
            }
            Self::Prestige => true,
        }
    }

    fn goal(self, content: &Content, state: &State, observer: Observer) -> Goal {
        let far = CITIES.into_iter().filter(|seat| !self.is_near(content, state, observer, *seat));
        let goal = Goal::victory(Text::new(self.key()), self.reason().key(), self.rule()).icon(self.icon());
        let goal = goal.each(CITIES.map(|seat| self.has(state, seat))).needs(self.needs());
        goal.last_step(step(self.key())).not_next_turn(far.map(Seat::index))
    }
}

/// Maximum number of products that a Production yields without factories.
const PRODUCED: u8 = 3;

/// Returns whether a city may be able to perform an action in its next turn, as far as the observer knows. For
/// this, the city needs a card with this action, in its hand or at a space that the ink jar may reach.
fn may_use(content: &Content, state: &State, observer: Observer, seat: Seat, effect: Effect) -> bool {
    let city = &state.cities[seat];
    let shows = |card: CardRef| content.card(card).actions.contains(&effect);
    // Any card in the hand that the observer does not know may have the action.
    let known = if observer.sees_secrets_of(seat) { city.hand } else { city.known };
    let moves = matches!(state.agenda.top(), Some(Item { seat: mover, task: Task::MoveJar }) if *mover == seat);
    // If the city does not move the jar now, every space may be in reach, because the jar may be moved before
    // the city's next move.
    let reach = |spaces: &u8| !moves || u32::from(movement_cost(content, state, seat, *spaces)) <= city.stock.total();
    let ahead = (1..=LONGEST_MOVE).filter(reach).filter_map(|spaces| state.card_at(state.jar.ahead(spaces)));
    known != city.hand || known.iter().map(CardRef::special).chain(ahead).any(shows)
}

/// Returns the end conditions. Each of them is met when a supply runs out (RC-12.1 to RC-12.4).
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
