//! The layout of the table, and the labels of the choices.

use rondel::scene::{Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text};

use crate::{Rules, Table, Take};

/// Area of the row, in table units. The table is 1600 wide and 900 high.
const ROW: Rect = Rect::new(60.0, 200.0, 1480.0, 240.0);
/// Area of the players' stocks.
const STOCKS: Rect = Rect::new(60.0, 600.0, 1480.0, 160.0);

/// Returns a seat's name.
pub(crate) fn name(seat: Seat) -> Text {
    Text::new("seat").with("number", seat.index() + 1)
}

/// Returns the element that shows the tiles taken by a player.
pub(crate) const fn stock(seat: Seat) -> ElementId {
    ElementId::new("stock", seat.index() as u32)
}

/// Returns the element of the tile at an index of the row.
const fn tile(place: u8) -> ElementId {
    ElementId::new("tile", place as u32)
}

impl Stage for Rules {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let places = layout::row(ROW.shrunk(20.0), table.tiles_in_all().into(), 110.0, 150.0, 10.0).zip(0..);
        let left = places.filter(|(_, place)| (table.first..table.end).contains(place));
        let tiles = left.map(|(rect, place)| {
            let worth = table.tiles[usize::from(place)];
            Piece::new(tile(place), Shape::Tile, rect, Text::new("tile").with("worth", worth))
                .title(Text::new("worth").with("worth", worth))
                .help(Text::new("when-tile"), "CV-1.2")
        });
        let rects = layout::row(STOCKS.shrunk(10.0), table.seats.count(), 220.0, 130.0, 20.0);
        let stocks = table.seats.each().zip(rects).map(|(seat, rect)| {
            let points = table.points[seat.index()];
            let words = Text::new("stock").with("seat", name(seat)).with("points", points);
            Piece::new(stock(seat), Shape::Tile, rect, words)
                .title(Text::new("worth").with("worth", points))
                .tone(Tone::Seat(seat))
        });
        let mut scene = Scene::new(observer);
        scene.zones.push(Zone::new(ZoneKind::Row, ROW).titled(Text::new("zone-row")).with(tiles));
        scene.zones.push(Zone::new(ZoneKind::Row, STOCKS).titled(Text::new("zone-stocks")).with(stocks));
        scene
    }

    fn choice(&self, table: &Table, take: Take) -> Choice {
        let place = table.place(take);
        let key = match take {
            Take::First => "take-first",
            Take::Last => "take-last",
        };
        Choice::new(Text::new(key).with("worth", table.tiles[usize::from(place)]), Group::Main).on([tile(place)])
    }

    fn prompt(&self, _table: &Table) -> Text {
        Text::new("ask-take")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name(seat)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![UsageHint::of("tile", "when-tile", "CV-1.2")]
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let taken = table.tiles_in_all() - table.left();
        let end = Goal::end(Text::new("goal-row"), ["end-row"], "CV-1.3").together(taken.into());
        let points = Goal::points(Text::new("goal-points"), "CV-1.3").each(table.score());
        Goals { list: vec![points, end.needs(table.tiles_in_all().into())], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        ScoreSheet { lines: vec![(Text::new("goal-points"), table.score())], others: Vec::new() }
    }
}
