//! Tests of the skills and ratings behind each game's levels, compared with `docs/measurements/strength.md`.

use rondel::bots::{self, Budget, Calibration, Level, LevelRatings, Mcts, MoveStats, SearchLimits, Skill, Skills};
use rondel::{AnyGame, Bot, Dealer, Observation, Ruleset, Seats, Text, Turn};
use rondel_games::harbour::HarbourSetup;
use rondel_tests::games;

const STRENGTH: &str = include_str!("../../docs/measurements/strength.md");

fn skills(setup: &dyn rondel::Setup) -> Skills {
    setup.open().expect("the bundled content is good").skills()
}

fn ratings(setup: &dyn rondel::Setup) -> Option<LevelRatings> {
    setup.open().expect("the bundled content is good").level_ratings()
}

#[test]
fn no_level_thinks_less_or_slips_more_than_the_one_below() {
    for plugin in games() {
        let skills = skills((plugin.setup)().as_ref());
        for (level, skill) in Level::ALL.into_iter().zip(&skills) {
            assert!(skill.iterations > 0 && skill.slips <= 100, "{} {level}: {skill:?}", plugin.id);
            assert_eq!(level.skill(&skills), *skill, "{}", plugin.id);
            let Some(below) = level.below() else { continue };
            let lower = below.skill(&skills);
            // A game in which searching longer does not improve play has no Grandmaster.
            if level == Level::Grandmaster && *skill == lower {
                continue;
            }
            let is_above = skill.iterations >= lower.iterations && skill.slips <= lower.slips && *skill != lower;
            assert!(is_above, "{}: {level} {skill:?}, {below} {lower:?}", plugin.id);
        }
    }
}

/// A table of the page, with the command line above it.
struct Ladder {
    command: &'static str,
    rows: Vec<Vec<&'static str>>,
}

impl Ladder {
    /// Returns the cell in a level's row and the column with this heading.
    fn cell(&self, level: Level, heading: &str) -> Option<&'static str> {
        let column = self.rows.first()?.iter().position(|cell| *cell == heading)?;
        self.rows.iter().find(|row| row[0] == level.name())?.get(column).copied()
    }

    fn has_all_levels(&self) -> bool {
        Level::QUICK.into_iter().all(|level| self.cell(level, "iterations").is_some())
    }
}

/// Returns the tables in the chapter with this title.
fn ladders(title: &str) -> Vec<Ladder> {
    let chapter = STRENGTH.split("\n## ").find(|chapter| chapter.lines().next() == Some(title)).unwrap_or_default();
    let mut ladders: Vec<Ladder> = Vec::new();
    for line in chapter.lines() {
        if line.starts_with("`rondel ladder ") {
            ladders.push(Ladder { command: line, rows: Vec::new() });
        } else if let Some((ladder, row)) = ladders.last_mut().zip(line.strip_prefix('|')) {
            ladder.rows.push(row.split('|').map(str::trim).collect());
        }
    }
    ladders
}

/// Formats a skill as the ladder prints it.
fn printed(Skill { iterations, slips }: Skill) -> String {
    if slips == 0 { iterations.to_string() } else { format!("{iterations}, {slips}% slips") }
}

#[test]
fn the_page_on_strength_gives_the_levels_as_they_are() {
    let mut wrong = Vec::new();
    for plugin in games() {
        let title = plugin.catalog("en").expect("a good locale").say(&Text::new("title"));
        let of_two = |ladder: &Ladder| {
            let command = ladder.command;
            // Published tables consist of the command and the table. Older tables also state the number of seats.
            let is_of_two = command.contains(": 2 at the table")
                || command.ends_with('`') && (!command.contains("--seats ") || command.contains("--seats 2 "));
            command.starts_with(&format!("`rondel ladder {}", plugin.id)) && is_of_two
        };
        let Some(ladder) = ladders(&title).into_iter().find(|ladder| of_two(ladder) && ladder.has_all_levels()) else {
            wrong.push(format!("{title}: no table of two with all levels up to the Master"));
            continue;
        };
        let (skills, ratings) = (skills((plugin.setup)().as_ref()), ratings((plugin.setup)().as_ref()));
        for level in Level::QUICK {
            let (says, is) = (ladder.cell(level, "iterations").unwrap_or_default(), printed(level.skill(&skills)));
            if says != is {
                wrong.push(format!("{title}, {level}: the page says `{says}`, the game `{is}`"));
            }
            let says = ladder.cell(level, "rating").and_then(|cell| cell.split(' ').next()).unwrap_or_default();
            let is = ratings.map(|ratings| level.rating(&ratings).to_string()).unwrap_or_default();
            if says != is {
                wrong.push(format!("{title}, {level}: the page rates it `{says}`, the game `{is}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "docs/measurements/strength.md, first table of two with all levels: {wrong:#?}");
}

#[test]
fn the_page_on_strength_gives_the_grandmaster_as_it_is() {
    for plugin in games() {
        let (skills, ratings) = (skills((plugin.setup)().as_ref()), ratings((plugin.setup)().as_ref()));
        let [master, grandmaster] = [Level::Master, Level::Grandmaster].map(|level| level.skill(&skills));
        let rating = ratings.map(|ratings| Level::Grandmaster.rating(&ratings).to_string()).unwrap_or_default();
        let says = STRENGTH.contains(&format!("| `{}` | {} | {rating} |", plugin.id, grandmaster.iterations));
        assert_eq!(says, master != grandmaster, "{}: {} iterations, rated {rating}", plugin.id, grandmaster.iterations);
    }
}

#[test]
fn what_is_told_of_expectations_is_what_the_page_says() {
    for plugin in games() {
        let Calibration { optimism, slope } =
            (plugin.setup)().open().expect("the bundled content is good").calibration();
        let says = STRENGTH.contains(&format!("| `{}` | {optimism:.2} | {slope:.2} |", plugin.id));
        let is_plain = Calibration { optimism, slope } == Calibration::NONE;
        assert_eq!(says, !is_plain, "{}: {optimism}, {slope}", plugin.id);
    }
}

#[test]
fn whoever_asks_a_game_is_told_what_comes_true_and_the_choice_stays() {
    let rules = || HarbourSetup::default().rules().expect("the bundled content is good");
    let (rules, game): (_, AnyGame) = (rules(), rondel::any_game(rules()));
    let search = Mcts::new(Budget::Iterations(60));
    for seats in [Seats::TWO, Seats::new(3).expect("a table")] {
        let typed = Ruleset::deal(&rules, seats, &mut Dealer::seeded(4));
        let Turn::Decide(first) = Ruleset::turn(&rules, &typed) else { panic!("somebody begins") };
        let own = Observation::of(&rules, &typed, first, &mut Dealer::seeded(5));
        let mut actions = Vec::new();
        own.legal_actions(&rules, &mut actions);
        let raw = bots::think(&rules, Bot::Mcts(search), &own, &mut Dealer::seeded(6), &SearchLimits::QUIET);
        let state = game.deal(seats, &mut Dealer::seeded(4));
        let observation = game.observe(&state, first, &mut Dealer::seeded(5));
        let thought = game.think(Bot::Mcts(search), &observation, &mut Dealer::seeded(6), &SearchLimits::QUIET);
        let weighed = game.weigh(search, raw.choice, &observation, &mut Dealer::seeded(6), &SearchLimits::QUIET);
        assert_eq!((thought.choice, weighed.choice), (raw.choice, raw.choice));
        let mean = |considered: &[MoveStats]| considered[raw.choice].results[first.index()].mean();
        let expected = mean(&raw.considered);
        let comes = if seats == Seats::TWO { game.calibration().told(expected, raw.iterations) } else { expected };
        assert!((mean(&thought.considered) - comes).abs() < 1e-9, "{seats:?}: {expected}");
        let plain =
            search.weigh(&rules, &own, &actions, Some(raw.choice), &mut Dealer::seeded(6), &SearchLimits::QUIET);
        let expected = mean(&plain.considered);
        let comes = if seats == Seats::TWO { game.calibration().told(expected, plain.iterations) } else { expected };
        assert!((mean(&weighed.considered) - comes).abs() < 1e-9, "{seats:?}: {expected}");
    }
}
