//! Tests user content that can be parsed but not played, and the resulting error messages.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use rondel::content::Files;
use rondel::journal::{Header, Player};
use rondel::{
    AnyGame, Choice, ConservationError, Dealer, Group, Observer, Outcome, Plugin, Ruleset, Scene, Seat, Seats, Session,
    Setup, SetupError, Stage, Text, Turn, trial,
};
use serde::{Deserialize, Serialize};

const FILES: [(&str, &str); 2] = [
    (
        "doors.ron",
        "[\n    (id: \"red\", name: \"Red\"),\n    (id: \"blue\", name: \"Blue\"),\n    (id: \"green\", name: \"Green\"),\n]",
    ),
    ("corridor.ron", "(\n    length: 6,\n    open: [3, 3, 2],\n    loops: false,\n)"),
];

#[derive(Debug, Deserialize)]
struct Door {
    #[serde(rename = "id")]
    _id: String,
    name: String,
}

#[derive(Debug, Deserialize)]
struct Corridor {
    length: u8,
    /// The number of open doors at each step, repeated cyclically.
    open: Vec<usize>,
    loops: bool,
}

/// Two players take turns going through a door.
struct Corridors {
    doors: Vec<Door>,
    corridor: Corridor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Step(u8);

impl Ruleset for Corridors {
    type State = Step;
    type Action = Step;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        50
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Step {
        Step(0)
    }

    fn turn(&self, step: &Step) -> Turn {
        if step.0 >= self.corridor.length {
            return Turn::Over(Outcome::win(Seat::new(0), Seats::TWO, "end"));
        }
        Turn::Decide(Seat::new(step.0 % 2))
    }

    fn legal_actions(&self, step: &Step, into: &mut Vec<Step>) {
        if step.0 < self.corridor.length {
            let open = self.corridor.open[usize::from(step.0) % self.corridor.open.len()];
            into.extend((0..open as u8).map(Step));
        }
    }

    fn apply(&self, step: &mut Step, door: Step, _dealer: &mut Dealer) {
        assert!(usize::from(door.0) < self.doors.len(), "there is no door {}", door.0);
        step.0 = if self.corridor.loops { (step.0 + 1) % 2 } else { step.0 + 1 };
    }

    fn determinize(&self, _step: &mut Step, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _step: &Step) -> Result<(), ConservationError> {
        Ok(())
    }
}

impl Stage for Corridors {
    fn scene(&self, _step: &Step, observer: Observer) -> Scene {
        Scene::new(observer)
    }

    fn choice(&self, _step: &Step, door: Step) -> Choice {
        let name = self.doors.get(usize::from(door.0)).map_or("no door", |door| &door.name);
        Choice::new(Text::new("go").with("door", Text::verbatim(name)), Group::Main)
    }

    fn prompt(&self, _step: &Step) -> Text {
        Text::new("prompt")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index() + 1)
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct HouseSetup {
    content: BTreeMap<String, String>,
}

#[typetag::serde(name = "house-of-doors")]
impl Setup for HouseSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        let files = Files::new(&FILES, &self.content)?;
        Ok(rondel::any_game(Corridors { doors: files.parse("doors.ron")?, corridor: files.parse("corridor.ron")? }))
    }

    fn bundled_content(&self) -> &'static [(&'static str, &'static str)] {
        &FILES
    }

    fn own_content(&self) -> Option<&BTreeMap<String, String>> {
        Some(&self.content)
    }

    fn own_content_mut(&mut self) -> Option<&mut BTreeMap<String, String>> {
        Some(&mut self.content)
    }
}

const WORDS: &str = "title = Corridors\ntagline = Ways through a wall.\ngo = Go through { $door }\nprompt = Go on.\nseat = Seat { $number }\nend = the end\n";

rondel::inventory::submit! {
    Plugin {
        id: "house-of-doors",
        version: "1",
        setup: || Box::<HouseSetup>::default(),
        players: (2, 2),
        minutes: (1, 1),
        mechanics: &[],
        credits: "for tests",
        locales: &[("en", WORDS)],
        rules: &[("en", "# Corridors\n")],
        lessons: &[],
        aid: &[],
        icons: &[],
    }
}

/// Returns a setup with these changes to its files.
fn changed(changes: &[(&str, &str, &str)]) -> HouseSetup {
    let mut setup = HouseSetup::default();
    for (file, from, to) in changes {
        let bundled = FILES.iter().find(|(name, _)| name == file).expect("a file of the game").1;
        let text = setup.content.get(*file).map_or(bundled, String::as_str);
        assert!(text.contains(from), "{file} has no `{from}`");
        let text = text.replacen(from, to, 1);
        setup.content.insert((*file).to_owned(), text);
    }
    setup
}

fn refused(changes: &[(&str, &str, &str)]) -> String {
    trial::open(&changed(changes)).err().expect("nobody can play with it").to_string()
}

#[test]
fn bundled_content_and_good_content_of_ones_own_are_taken() {
    assert!(trial::open(&HouseSetup::default()).is_ok() && !trial::takes_time(&HouseSetup::default()));
    let longer = changed(&[("corridor.ron", "length: 6", "length: 9"), ("doors.ron", "Red", "{$door} { go }")]);
    assert!(trial::takes_time(&longer), "nobody has played with it");
    assert!(trial::open(&longer).is_ok());
    assert!(!trial::takes_time(&longer), "what came of it is remembered");
}

#[test]
fn a_decision_without_a_choice_is_found_and_named() {
    let why = refused(&[("corridor.ron", "open: [3, 3, 2]", "open: [3, 3, 0]")]);
    let told = "corridor.ron, line 3, `open: [3, 3, 0]`: the game cannot be played with this: a game breaks law 1, ";
    assert!(why.starts_with(told) && why.ends_with("decides, but has no legal action"), "{why}");
}

#[test]
fn the_guilty_file_and_the_guilty_line_are_found_among_several() {
    let why = refused(&[
        ("doors.ron", "\"Green\"", "\"Yellow\""),
        ("corridor.ron", "length: 6", "length: 7"),
        ("doors.ron", "\"Red\"", "\"Blue\""),
    ]);
    assert!(why.starts_with("doors.ron, line 2, `(id: \"red\", name: \"Blue\")`: "), "{why}");
    assert!(why.contains("law 6") && why.contains("several choices have the same label"), "{why}");
}

#[test]
fn a_game_without_an_end_is_cut_where_the_longest_would_end() {
    let why = refused(&[("corridor.ron", "loops: false", "loops: true")]);
    assert!(why.contains("line 4, `loops: true`") && why.contains("the game is not over after 50 plies"), "{why}");
}

#[test]
fn rules_that_panic_over_odd_content_end_in_an_error() {
    let why = refused(&[("corridor.ron", "open: [3, 3, 2]", "open: [3, 4, 2]")]);
    let place = "corridor.ron, line 3, `open: [3, 4, 2]`";
    assert_eq!(why, format!("{place}: the game cannot be played with this: a game crashed (there is no door 3)"));
    // A panic over an empty list also ends in an error.
    let mut setup = HouseSetup::default();
    assert!(setup.replace_content("corridor.ron", "(length: 6, open: [], loops: false)".to_owned()).is_ok());
    let why = trial::open(&setup).err().expect("it has no doors").to_string();
    assert!(why.starts_with("corridor.ron, line 1, ") && why.contains("a game crashed ("), "{why}");
}

#[test]
fn a_saved_game_with_such_content_does_not_begin() {
    let setup = Box::new(changed(&[("corridor.ron", "open: [3, 3, 2]", "open: [0]")]));
    let (game, version) = ("house-of-doors".to_owned(), "1".to_owned());
    let players = vec![Player::human(""), Player::human("")];
    let refused = Session::start(Header::new(game, version, setup, players, 1));
    let why = refused.err().expect("nobody can play it").to_string();
    assert!(why.starts_with("corridor.ron, line 3, `open: [0]`: "), "{why}");
}

#[test]
fn a_file_the_game_does_not_have_or_that_cannot_be_read_changes_nothing() {
    let mut setup = changed(&[("doors.ron", "Red", "Rosy")]);
    let before = setup.content.clone();
    assert!(setup.replace_content("roofs.ron", String::new()).is_err());
    assert!(setup.replace_content("doors.ron", "[oops".to_owned()).is_err());
    assert!(setup.replace_content("corridor.ron", "oops".to_owned()).is_err());
    assert_eq!(setup.content, before);
}
