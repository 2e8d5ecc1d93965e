//! The presentation of a game: the second of the two traits that a game author implements.

use crate::goals::Goals;
use crate::ruleset::Ruleset;
use crate::scene::{
    BlockedClick, Choice, DisabledChoice, Icon, IndirectChoice, Observer, Scene, ScoreSheet, UsageHint,
};
use crate::seat::Seat;
use crate::text::Text;

/// The presentation of a ruleset. No method may reveal anything that the observer cannot know. To check this, the
/// laws compare the results of each method in positions that the observer cannot distinguish.
pub trait Stage: Ruleset {
    /// Returns the table as seen by `observer`.
    ///
    /// ```
    /// # use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind, layout};
    /// # use rondel::{ElementId, Observer, Scene, Text};
    /// fn scene(left: usize, observer: Observer) -> Scene {
    ///     let mut scene = Scene::new(observer);
    ///     let heap = Rect::new(100.0, 250.0, 1400.0, 400.0);
    ///     let matches = layout::row(heap, left, 40.0, 380.0, 40.0).zip(0..).map(|(rect, number)| {
    ///         Piece::new(ElementId::new("match", number), Shape::Figure, rect, Text::new("match"))
    ///     });
    ///     scene.zones.push(Zone::new(ZoneKind::Row, heap).titled(Text::new("heap")).with(matches));
    ///     scene
    /// }
    /// # assert_eq!(scene(7, Observer::Spectator).zones[0].pieces.len(), 7);
    /// ```
    fn scene(&self, state: &Self::State, observer: Observer) -> Scene;

    /// Returns the scene laid out for tables of other shapes, for example for a very wide window or a tall,
    /// narrow window. Each scene must contain the same pieces as [`Stage::scene`], in the same order and with the
    /// same faces, and nothing else (law 6).
    ///
    /// ```
    /// # use rondel::scene::Rect;
    /// # use rondel::{Observer, Scene};
    /// # fn lay(_: Observer, _: &Places) -> Scene { Scene::new(Observer::Spectator) }
    /// // One struct contains all positions, with a constant for each shape.
    /// struct Places {
    ///     hand: Rect,
    /// }
    /// const WIDE: Places = Places { hand: Rect::new(100.0, 800.0, 2000.0, 180.0) };
    /// const NARROW: Places = Places { hand: Rect::new(50.0, 1050.0, 1100.0, 220.0) };
    ///
    /// fn other_shapes(observer: Observer) -> Vec<Scene> {
    ///     [WIDE, NARROW].map(|places| lay(observer, &places)).into()
    /// }
    /// # assert_eq!(other_shapes(Observer::Spectator).len(), 2);
    /// # assert!(WIDE.hand.w > NARROW.hand.w);
    /// ```
    fn other_shapes(&self, _state: &Self::State, _observer: Observer) -> Vec<Scene> {
        Vec::new()
    }

    /// Returns the label of an action, and the pieces that the user clicks to take it.
    ///
    /// ```
    /// # use rondel::{Choice, ElementId, Group, Text};
    /// // To take two matches, the user clicks either of the last two.
    /// fn choice(left: u8, taken: u8) -> Choice {
    ///     let last = (left - taken..left).map(|number| ElementId::new("match", number.into()));
    ///     Choice::new(Text::new("take").with("count", taken), Group::Main).on(last)
    /// }
    /// # assert_eq!(choice(7, 2).targets.len(), 2);
    /// ```
    fn choice(&self, state: &Self::State, action: Self::Action) -> Choice;

    /// Returns the question put to the deciding seat.
    ///
    /// ```
    /// # use rondel::Text;
    /// // "Take one or two matches."
    /// fn prompt() -> Text {
    ///     Text::new("ask-take")
    /// }
    /// # let _ = prompt();
    /// ```
    fn prompt(&self, state: &Self::State) -> Text;

    /// Returns a seat's name in this game, such as a city or a colour.
    ///
    /// ```
    /// # use rondel::{Seat, Text};
    /// fn seat_name(seat: Seat) -> Text {
    ///     Text::new(["city-north", "city-south"][seat.index() % 2])
    /// }
    /// # let _ = seat_name(Seat::new(1));
    /// ```
    fn seat_name(&self, seat: Seat) -> Text;

    /// Returns the name of the icon that represents a seat. The icon is one of the plug-in's drawings.
    ///
    /// ```
    /// # use rondel::Seat;
    /// // The plug-in's drawings, by name.
    /// fn seat_icon(seat: Seat) -> Option<&'static str> {
    ///     ["lion", "eagle"].get(seat.index()).copied()
    /// }
    /// # assert_eq!(seat_icon(Seat::new(1)), Some("eagle"));
    /// ```
    fn seat_icon(&self, _seat: Seat) -> Option<Icon> {
        None
    }

    /// Returns the pieces that the user might click in this decision but cannot choose. Each piece comes with the
    /// reason and the number of the rule. Called only while a seat decides.
    ///
    /// ```
    /// # use rondel::scene::BlockedClick;
    /// # use rondel::{ElementId, Text};
    /// // Ships that cost more than the available cloth.
    /// fn blocked_clicks(prices: &[u8], cloth: u8) -> Vec<BlockedClick> {
    ///     let dear = prices.iter().zip(0..).filter(|(price, _)| **price > cloth);
    ///     dear.map(|(price, ship)| BlockedClick {
    ///         element: ElementId::new("ship", ship),
    ///         reason: Text::new("too-dear").with("price", *price),
    ///         rule: "CV-4.2",
    ///     })
    ///     .collect()
    /// }
    /// # assert_eq!(blocked_clicks(&[2, 5], 3).len(), 1);
    /// ```
    fn blocked_clicks(&self, _state: &Self::State) -> Vec<BlockedClick> {
        Vec::new()
    }

    /// Returns choices that are sometimes offered in decisions of this kind, but not in this one. They are listed
    /// as disabled, so that the list looks similar from turn to turn. Called only while a seat decides.
    ///
    /// ```
    /// # use rondel::scene::DisabledChoice;
    /// # use rondel::Text;
    /// // The choice stays in the list, greyed out.
    /// fn disabled_choices(has_ship: bool) -> Vec<DisabledChoice> {
    ///     let sail = || DisabledChoice {
    ///         label: Text::new("sail"),
    ///         icon: None,
    ///         reason: Text::new("no-ship"),
    ///         rule: "CV-3.1",
    ///     };
    ///     if has_ship { Vec::new() } else { vec![sail()] }
    /// }
    /// # assert_eq!(disabled_choices(false).len(), 1);
    /// ```
    fn disabled_choices(&self, _state: &Self::State) -> Vec<DisabledChoice> {
        Vec::new()
    }

    /// Returns the pieces that cannot be chosen now but can be chosen after another choice. By default, there are
    /// none.
    fn indirect_choices(&self, _state: &Self::State) -> Vec<IndirectChoice> {
        Vec::new()
    }

    /// Returns hints about when pieces of each kind can be chosen. A user who clicks such a piece at any other
    /// time sees the hint, unless there is a [blocked click](Stage::blocked_clicks) for the piece. The hints are
    /// the same in every position, so they reveal nothing.
    ///
    /// ```
    /// # use rondel::scene::UsageHint;
    /// // "A ship is bought at the harbour."
    /// fn usage_hints() -> Vec<UsageHint> {
    ///     vec![UsageHint::of("ship", "when-ship", "CV-4.1")]
    /// }
    /// # assert_eq!(usage_hints().len(), 1);
    /// ```
    fn usage_hints(&self) -> Vec<UsageHint> {
        Vec::new()
    }

    /// Returns the number of the current round, from 1. The rules may call a round something else, such as a
    /// season. Returns `None` before the first round, or if the rules do not count rounds. The number is public
    /// information.
    ///
    /// ```
    /// fn round(over: u16) -> Option<u16> {
    ///     Some(over + 1)
    /// }
    /// # assert_eq!(round(0), Some(1));
    /// ```
    fn round(&self, _state: &Self::State) -> Option<u16> {
        None
    }

    /// Returns every way to win, to end the game and to score, with as much of each seat's progress as `observer`
    /// may know.
    ///
    /// ```
    /// # use rondel::{Goal, Goals, Text};
    /// // Three in a row win. The count is the most marks that a seat has in a line without marks of its rival.
    /// fn goals(longest: [i32; 2]) -> Goals {
    ///     let line = Goal::victory(Text::new("goal-line"), "end-line", "TTT-1.2").each(longest).needs(3);
    ///     Goals { list: vec![line], others: Vec::new() }
    /// }
    /// # assert_eq!(goals([2, 1]).list.len(), 1);
    /// ```
    fn goals(&self, _state: &Self::State, _observer: Observer) -> Goals {
        Goals::default()
    }

    /// Returns the quantities on which [`Ruleset::estimate`] is based for `seat`. Advice uses them to state the
    /// effect of a choice, such as "+2 goods". Called only with positions sampled for the advised seat, never
    /// with the real position. The parts contain text, so this method belongs to the stage and not to the
    /// ruleset.
    ///
    /// ```
    /// # use rondel::{EstimatePart, Text};
    /// // The text of each part, its amount, and the value of one unit relative to the other parts.
    /// fn estimate_parts(camels: u8, salt: u8) -> Vec<EstimatePart> {
    ///     vec![
    ///         EstimatePart::new(Text::new("part-camels"), f32::from(camels), 0.5),
    ///         EstimatePart::new(Text::new("part-salt"), f32::from(salt), 0.2),
    ///     ]
    /// }
    /// # assert_eq!(estimate_parts(1, 2).len(), 2);
    /// ```
    fn estimate_parts(&self, _state: &Self::State, _seat: Seat) -> Vec<EstimatePart> {
        Vec::new()
    }

    /// Returns the score, item by item. The score sheet is empty if the game has no points. The lab takes the
    /// seats' points from the last line. The laws call this method in all positions, not only at the end.
    ///
    /// ```
    /// # use rondel::scene::ScoreSheet;
    /// # use rondel::Text;
    /// // The last line is the sum.
    /// fn score_sheet(tiles: [i32; 2], pairs: [i32; 2]) -> ScoreSheet {
    ///     let sum = vec![tiles[0] + pairs[0], tiles[1] + pairs[1]];
    ///     let line = |key: &'static str, points: Vec<i32>| (Text::new(key), points);
    ///     ScoreSheet {
    ///         lines: vec![line("tiles", tiles.into()), line("pairs", pairs.into()), line("sum", sum)],
    ///         others: Vec::new(),
    ///     }
    /// }
    /// # assert_eq!(score_sheet([3, 4], [2, 0]).lines[2].1, [5, 4]);
    /// ```
    fn score_sheet(&self, _state: &Self::State) -> ScoreSheet {
        ScoreSheet::default()
    }

    /// Returns the items that decided the game. They are shown when the game is over. By default, these are all
    /// items of the score. After an instant win that does not depend on points, these should be the items that
    /// the win depended on.
    fn decisive_score(&self, state: &Self::State) -> ScoreSheet {
        self.score_sheet(state)
    }
}

/// A quantity that an estimate counts for a seat, such as goods or factories.
#[derive(Clone, Debug, PartialEq)]
pub struct EstimatePart {
    /// The text, with the placeholder `count`, such as "2 goods".
    pub text: Text,
    /// The amount owned by the seat.
    pub has: f32,
    /// The value of one unit relative to the units of other parts; negative for a disadvantage.
    pub weight: f32,
}

impl EstimatePart {
    /// Creates a part with its text, amount and weight.
    pub fn new(text: Text, has: impl Into<f32>, weight: f32) -> Self {
        Self { text, has: has.into(), weight }
    }
}
