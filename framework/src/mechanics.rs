//! The characteristics of a game in the standard terms of the hobby: the mechanics that it declares, and the
//! components found in its scenes. These characteristics make games comparable without a manually maintained list.

use std::collections::BTreeSet;

use crate::dealer::Dealer;
use crate::game::Game;
use crate::scene::{Observer, Piece, Scene, Shape, Zone, ZoneKind};
use crate::seat::Seats;
use crate::setup;
use crate::text::Text;
use crate::turn::Turn;

/// A mechanic of a game.
///
/// The term is the shared message `mechanic-<id>`, so that all games use the same term. A game may define
/// additional terms. The game's own message `uses-<id>` describes in one sentence how the game uses the mechanic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mechanic {
    /// The name in files and message keys, such as `rondel`.
    pub id: &'static str,
    /// The number of the rule that introduces the mechanic, as printed in the game's rules, such as `RC-2.2`.
    pub rule: &'static str,
}

impl Mechanic {
    /// Creates a mechanic from its name and the rule that introduces it.
    pub const fn new(id: &'static str, rule: &'static str) -> Self {
        Self { id, rule }
    }

    /// Returns the standard term.
    pub fn term(&self) -> Text {
        Text::new(format!("mechanic-{}", self.id))
    }

    /// Returns the sentence that describes how the game uses the mechanic.
    pub fn sentence(&self) -> Text {
        Text::new(format!("uses-{}", self.id))
    }
}

/// Returns the names of the mechanics with a shared term, in alphabetical order.
pub fn known() -> Vec<&'static str> {
    let lines = setup::house_words("en").flat_map(str::lines);
    let mut known: Vec<&str> =
        lines.filter_map(|line| line.strip_prefix("mechanic-")?.split_once(" =")).map(|(id, _)| id).collect();
    known.sort_unstable();
    known
}

/// A kind of component on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Component {
    /// Cards of any kind.
    Cards,
    /// A hand of cards that belongs to a seat.
    Hand,
    /// Face-down cards: piles, and other seats' hands.
    FaceDown,
    /// Face-up cards in rows that belong to no seat.
    Display,
    /// A board or a mat for each seat.
    OwnBoards,
    /// Goods, coins and other counted items.
    Stores,
    /// Pawns, and markers on tracks.
    Pawns,
    /// Round tokens.
    Discs,
    /// A board of squares.
    Grid,
    /// Spaces around the edge of a board.
    Ring,
    /// A map with regions.
    Map,
}

impl Component {
    /// Every component.
    pub const ALL: [Self; 11] = [
        Self::Cards,
        Self::Hand,
        Self::FaceDown,
        Self::Display,
        Self::OwnBoards,
        Self::Stores,
        Self::Pawns,
        Self::Discs,
        Self::Grid,
        Self::Ring,
        Self::Map,
    ];

    /// Returns the name used in files and message keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Hand => "hand",
            Self::FaceDown => "face-down",
            Self::Display => "display",
            Self::OwnBoards => "own-boards",
            Self::Stores => "stores",
            Self::Pawns => "pawns",
            Self::Discs => "discs",
            Self::Grid => "grid",
            Self::Ring => "ring",
            Self::Map => "map",
        }
    }

    /// Returns the term, a shared text.
    pub fn term(self) -> Text {
        Text::new(format!("component-{}", self.id()))
    }

    /// Returns whether the component is on this table.
    pub fn lies_on(self, scene: &Scene) -> bool {
        scene.zones.iter().any(|zone| self.lies_in(zone))
    }

    fn lies_in(self, zone: &Zone) -> bool {
        let has = |is_so: fn(&Piece) -> bool| zone.pieces.iter().any(is_so);
        match self {
            Self::Cards => has(|piece| piece.shape == Shape::Card),
            Self::Hand => zone.kind == ZoneKind::Fan && zone.owner.is_some(),
            Self::FaceDown => has(|piece| piece.face.back.is_some()),
            Self::Display => {
                let open = has(|piece| piece.shape == Shape::Card && piece.face.back.is_none());
                zone.kind == ZoneKind::Row && zone.owner.is_none() && open
            }
            Self::OwnBoards => zone.kind == ZoneKind::Mat && zone.owner.is_some(),
            Self::Stores => has(|piece| piece.shape == Shape::Tile && piece.count.is_some()),
            Self::Pawns => has(|piece| piece.shape == Shape::Figure),
            Self::Discs => has(|piece| piece.shape == Shape::Disc),
            Self::Grid => zone.kind == ZoneKind::Grid,
            Self::Ring => zone.kind == ZoneKind::Ring,
            Self::Map => zone.kind == ZoneKind::Map,
        }
    }
}

/// One scene is inspected in every `LOOK_EVERY` plies, because laying out a large table is much slower than playing
/// a ply. `LOOK_EVERY` shares no factor with the number of seats, so the scenes of all seats are inspected.
const LOOK_EVERY: usize = 7;

/// Returns the components of a game, derived from what its seats see during one random game.
pub fn components(game: &dyn Game, seats: Seats, seed: u64) -> BTreeSet<Component> {
    let mut dealer = Dealer::seeded(seed);
    let mut state = game.deal(seats, &mut dealer);
    let mut found = BTreeSet::new();
    let mut look = |scene: &Scene| found.extend(Component::ALL.into_iter().filter(|thing| thing.lies_on(scene)));
    let mut ply = 0;
    while let Turn::Decide(seat) = game.turn(&state) {
        if ply % LOOK_EVERY == 0 {
            look(&game.scene(&state, Observer::Seat(seat)));
        }
        let action = dealer.below(game.actions(&state).len() as u32);
        game.apply(&mut state, action as usize, &mut dealer).expect("a listed action is legal");
        ply += 1;
    }
    look(&game.scene(&state, Observer::Spectator));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{ElementId, Rect};
    use crate::seat::Seat;

    const AREA: Rect = Rect::new(0.0, 0.0, 10.0, 10.0);

    fn on(zone: Zone) -> Vec<Component> {
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(zone);
        Component::ALL.into_iter().filter(|component| component.lies_on(&scene)).collect()
    }

    fn piece(shape: Shape) -> Piece {
        Piece::new(ElementId::new("thing", 0), shape, AREA, Text::new("thing"))
    }

    #[test]
    fn open_cards_of_nobody_are_a_display_and_those_of_a_seat_are_not() {
        let row = || Zone::new(ZoneKind::Row, AREA).with([piece(Shape::Card)]);
        assert_eq!(on(row()), [Component::Cards, Component::Display]);
        assert_eq!(on(row().of(Seat::new(0))), [Component::Cards]);
        let pile = Zone::new(ZoneKind::Row, AREA).with([piece(Shape::Card).back("back").count(9_u16)]);
        assert_eq!(on(pile), [Component::Cards, Component::FaceDown]);
    }

    #[test]
    fn zones_are_hands_and_boards_where_they_belong_to_a_seat() {
        let seat = Seat::new(1);
        assert_eq!(on(Zone::new(ZoneKind::Fan, AREA).of(seat)), [Component::Hand]);
        assert_eq!(on(Zone::new(ZoneKind::Mat, AREA).of(seat)), [Component::OwnBoards]);
        assert_eq!(on(Zone::new(ZoneKind::Mat, AREA)), []);
        let boards = [ZoneKind::Grid, ZoneKind::Ring, ZoneKind::Map].map(|kind| on(Zone::new(kind, AREA)));
        assert_eq!(boards, [[Component::Grid], [Component::Ring], [Component::Map]]);
    }

    #[test]
    fn pieces_are_told_apart_by_their_shape() {
        let with = |piece| on(Zone::new(ZoneKind::Track, AREA).with([piece]));
        assert_eq!(with(piece(Shape::Figure)), [Component::Pawns]);
        assert_eq!(with(piece(Shape::Disc)), [Component::Discs]);
        assert_eq!(with(piece(Shape::Tile).count(2_u16)), [Component::Stores]);
        assert_eq!(with(piece(Shape::Tile)), []);
        assert_eq!(with(piece(Shape::Space)), []);
    }
}
