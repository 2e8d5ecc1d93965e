//! How a game looks on a table, and what it says there: the second of the two traits that an author of a game
//! implements.

use crate::goals::Goals;
use crate::ruleset::Ruleset;
use crate::scene::{BlockedClick, Choice, DisabledChoice, Icon, Observer, Scene, ScoreSheet, UsageHint};
use crate::seat::Seat;
use crate::text::Text;

/// How a ruleset looks and reads. None of it may show an observer what they cannot know: the laws compare every
/// part between positions that the observer cannot tell apart.
pub trait Stage: Ruleset {
    /// The table as `observer` sees it.
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

    /// The scene of [`Stage::scene`] laid out for tables of other shapes, such as a window much wider than high, or
    /// higher than wide. Each holds the same things in the same order with the same faces, and nothing else (law
    /// 6).
    ///
    /// ```
    /// # use rondel::scene::Rect;
    /// # use rondel::{Observer, Scene};
    /// # fn lay(_: Observer, _: &Places) -> Scene { Scene::new(Observer::Spectator) }
    /// // Where everything lies stands in one struct, with a constant for each shape.
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

    /// The label of an action, and the things on the table one clicks to take it.
    ///
    /// ```
    /// # use rondel::{Choice, ElementId, Group, Text};
    /// // Whoever takes two clicks one of the last two matches.
    /// fn choice(left: u8, taken: u8) -> Choice {
    ///     let last = (left - taken..left).map(|number| ElementId::new("match", number.into()));
    ///     Choice::new(Text::new("take").with("count", taken), Group::Main).on(last)
    /// }
    /// # assert_eq!(choice(7, 2).targets.len(), 2);
    /// ```
    fn choice(&self, state: &Self::State, action: Self::Action) -> Choice;

    /// What the deciding seat is asked.
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

    /// The name of a seat in this game: a city, a colour.
    ///
    /// ```
    /// # use rondel::{Seat, Text};
    /// fn seat_name(seat: Seat) -> Text {
    ///     Text::new(["city-north", "city-south"][seat.index() % 2])
    /// }
    /// # let _ = seat_name(Seat::new(1));
    /// ```
    fn seat_name(&self, seat: Seat) -> Text;

    /// The name of the icon that stands for a seat, one of the plug-in's drawings.
    ///
    /// ```
    /// # use rondel::Seat;
    /// // Drawings of the plug-in, by name.
    /// fn seat_icon(seat: Seat) -> Option<&'static str> {
    ///     ["lion", "eagle"].get(seat.index()).copied()
    /// }
    /// # assert_eq!(seat_icon(Seat::new(1)), Some("eagle"));
    /// ```
    fn seat_icon(&self, _seat: Seat) -> Option<Icon> {
        None
    }

    /// The things a person might click in this decision but cannot choose, each with the reason and the rule. Asked
    /// only while a seat decides.
    ///
    /// ```
    /// # use rondel::scene::BlockedClick;
    /// # use rondel::{ElementId, Text};
    /// // Ships that cost more than is there.
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

    /// Choices that decisions of this kind sometimes offer and this one does not. They stay in the list, disabled,
    /// so that it looks alike from turn to turn. Asked only while a seat decides.
    ///
    /// ```
    /// # use rondel::scene::DisabledChoice;
    /// # use rondel::Text;
    /// // It stays in the list, grey, so that the list looks alike from turn to turn.
    /// fn disabled_choices(has_ship: bool) -> Vec<DisabledChoice> {
    ///     let sail = || DisabledChoice { label: Text::new("sail"), icon: None, reason: Text::new("no-ship"), rule: "CV-3.1" };
    ///     if has_ship { Vec::new() } else { vec![sail()] }
    /// }
    /// # assert_eq!(disabled_choices(false).len(), 1);
    /// ```
    fn disabled_choices(&self, _state: &Self::State) -> Vec<DisabledChoice> {
        Vec::new()
    }

    /// When things of each kind can be chosen. A person who clicks such a thing at another time is told this,
    /// unless there is an [obstacle](Stage::blocked_clicks). It is the same in every position, so it gives nothing away.
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

    /// The number of the round, from 1, by whatever the rules count, such as rounds or seasons; `None` where they
    /// count none, or before the first. Everybody may know it.
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

    /// Every way to win, to end the game and to score, and how near each seat is, as far as `observer` may know.
    ///
    /// ```
    /// # use rondel::{Goal, Goals, Text};
    /// // Three in a row win: the most that each seat has among three that the other has none of.
    /// fn goals(longest: [i32; 2]) -> Goals {
    ///     let line = Goal::victory(Text::new("goal-line"), "end-line", "TTT-1.2").each(longest).needs(3);
    ///     Goals { list: vec![line], others: Vec::new() }
    /// }
    /// # assert_eq!(goals([2, 1]).list.len(), 1);
    /// ```
    fn goals(&self, _state: &Self::State, _observer: Observer) -> Goals {
        Goals::default()
    }

    /// What `seat` has, in the parts that [`Ruleset::estimate`] is made of, so that advice can say what a choice
    /// brings: "+2 goods". Asked only about positions sampled for whoever is advised, never about the real one. The
    /// parts have words, so the stage is asked and not the ruleset.
    ///
    /// ```
    /// # use rondel::{EstimatePart, Text};
    /// // What it is called, how much there is of it, and what one is worth beside the others.
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

    /// The final points line by line; empty where the game counts none. Shown once the game is over, but the laws
    /// ask at any time.
    ///
    /// ```
    /// # use rondel::scene::ScoreSheet;
    /// # use rondel::Text;
    /// // The last line is the sum.
    /// fn score_sheet(tiles: [i32; 2], pairs: [i32; 2]) -> ScoreSheet {
    ///     let sum = vec![tiles[0] + pairs[0], tiles[1] + pairs[1]];
    ///     let line = |key: &'static str, points: Vec<i32>| (Text::new(key), points);
    ///     ScoreSheet { lines: vec![line("tiles", tiles.into()), line("pairs", pairs.into()), line("sum", sum)], others: Vec::new() }
    /// }
    /// # assert_eq!(score_sheet([3, 4], [2, 0]).lines[2].1, [5, 4]);
    /// ```
    fn score_sheet(&self, _state: &Self::State) -> ScoreSheet {
        ScoreSheet::default()
    }
}

/// Something a seat has that an estimate counts, such as goods or factories.
#[derive(Clone, Debug, PartialEq)]
pub struct EstimatePart {
    /// Its text, with the gap `count`: "2 goods".
    pub text: Text,
    /// How much of it the seat has.
    pub has: f32,
    /// The worth of one of it relative to one of another part; negative where it is a burden.
    pub weight: f32,
}

impl EstimatePart {
    /// A part with its text, amount and weight.
    pub fn new(text: Text, has: impl Into<f32>, weight: f32) -> Self {
        Self { text, has: has.into(), weight }
    }
}
