//! The pages of the gallery. The code shown in the book is the code that draws the images.

use std::fmt::Write as _;

use rondel::scene::{Corner, Inline, Piece, Rect, Region, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{Announcement, Dealer, ElementId, Flow, Seat, Text, Weight};
use rondel_presenter::highlights::Highlights;

/// A page: its name, its text and its contents.
pub(crate) struct Page {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    about: &'static str,
    pub(crate) shows: Shows,
}

pub(crate) enum Shows {
    /// The zones of a table.
    Table(fn() -> Vec<Zone>),
    /// The zones before and after a change, and the highlighted elements.
    Marks(fn() -> ([Vec<Zone>; 2], Highlights)),
    /// The zones before and after an event. The function makes its announcements through the dealer.
    Moment(fn(&mut Dealer) -> [Vec<Zone>; 2]),
}

pub(crate) const PAGES: [Page; 9] = [
    Page {
        name: "shapes",
        title: "Shapes",
        about: "The shape of a piece. Clicks and highlights follow the outlines of polygons and lines; any piece can be rotated.",
        shows: Shows::Table(shapes),
    },
    Page {
        name: "tones",
        title: "Tones",
        about: "The colour of a piece: neutral, accented, used up, active (where the game is now), or the colour of a seat.",
        shows: Shows::Table(tones),
    },
    Page {
        name: "faces",
        title: "Faces",
        about: "What a piece shows. A badge is as large as its piece allows; a corner mark is the same size on every piece.",
        shows: Shows::Table(faces),
    },
    Page {
        name: "zones",
        title: "Zones",
        about: "Where pieces lie. Some zones have a frame, a mat has a title, and a player's zone is tinted in that player's colour.",
        shows: Shows::Table(kinds),
    },
    Page {
        name: "layouts",
        title: "Rows and grids",
        about: "Pieces side by side. If there is too little room, `row` lets the pieces overlap; `fitted` and `huddled` shrink them.",
        shows: Shows::Table(layouts),
    },
    Page {
        name: "boards",
        title: "Boards",
        about: "Hexagons and squares, as large as will fit. `hexagons_beside` and `squares_beside` return neighbours (dark in the\n\
                picture).",
        shows: Shows::Table(boards),
    },
    Page {
        name: "map",
        title: "A map",
        about: "Regions are polygons with a name, fields and neighbours. Roads are pieces, and so is everything on a field.",
        shows: Shows::Table(map),
    },
    Page {
        name: "marks",
        title: "Marks",
        about: "A mark shows that a piece can be chosen, that it leads only to asides, that it can be chosen but has no effect now,\n\
                that it was chosen, that it belongs to what the user points at, or that it has just changed (in the colour of the\n\
                seat that decided). The marks differ in form, not only in colour. The program draws them; a game only defines the\n\
                choices, their groups and targets, and `idle_if`.",
        shows: Shows::Marks(marks),
    },
    Page {
        name: "motion",
        title: "A moment",
        about: "When pieces change, they move, appear or disappear. The items of a flow fly from its source to its target, and the\n\
                amount is shown beside whoever pays or gains it. New pieces, and pieces named in an announcement, get a ring in the\n\
                colour of the seat that decided. The picture shows a moment at its beginning, after a quarter and half of its time, and\n\
                at its end. An author defines the table before and after the moment, the flows and the announcements; moments with\n\
                `Weight::Great` last longer.",
        shows: Shows::Moment(motion),
    },
];

fn words(words: &str) -> Text {
    Text::verbatim(words)
}

// shapes
fn shapes() -> Vec<Zone> {
    let places: Vec<Rect> =
        layout::grid(Rect::new(60.0, 100.0, 1380.0, 780.0), 4, 2).map(|cell| cell.shrunk(60.0)).collect();
    let piece = |place: usize, shape: Shape, name: &str| {
        Piece::new(ElementId::new("shape", place as u32), shape, places[place], words(name)).title(words(name))
    };
    let (x, y) = places[5].centre();
    let hexagon = Piece::polygon(ElementId::new("hexagon", 0), &layout::hexagon((x, y), 120.0), words("Polygon"));
    let Rect { x, y, w, h } = places[6];
    let bends = [(x, y + h), (x + w * 0.4, y + h * 0.3), (x + w, y)];
    let road = Piece::line_through(ElementId::new("road", 0), &bends, 24.0, words("Line"));
    vec![Zone::new(ZoneKind::Grid, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with([
        piece(0, Shape::Card, "Card"),
        piece(1, Shape::Space, "Space"),
        piece(2, Shape::Tile, "Tile"),
        piece(3, Shape::Disc, "Disc"),
        piece(4, Shape::Figure, "Figure").icon("ship"),
        hexagon.title(words("Polygon")),
        road.tone(Tone::Seat(Seat::new(1))),
        piece(7, Shape::Card, "Turned").turned(20.0),
    ])]
}
// end

// tones
fn tones() -> Vec<Zone> {
    let tones = [Tone::Neutral, Tone::Accent, Tone::Spent, Tone::Active].into_iter();
    let tones = tones.chain(Seat::each_of(8).map(Tone::Seat));
    let name = |tone: Tone| if let Tone::Seat(seat) = tone { seat.to_string() } else { format!("{tone:?}") };
    let tile = |(number, (place, tone)): (usize, (Rect, Tone))| {
        let id = ElementId::new("tile", number as u32);
        Piece::new(id, Shape::Tile, place.shrunk(24.0), words("Tile")).title(words(&name(tone))).tone(tone)
    };
    let tiles = layout::grid(Rect::new(50.0, 80.0, 1400.0, 400.0), 6, 2).zip(tones.clone()).enumerate().map(tile);
    let disc = |(number, (place, tone)): (usize, (Rect, Tone))| {
        let id = ElementId::new("disc", number as u32);
        Piece::new(id, Shape::Disc, place.shrunk(24.0), words("Disc"))
            .title(words(&(number + 1).to_string()))
            .tone(tone)
    };
    let discs = layout::grid(Rect::new(50.0, 520.0, 1400.0, 400.0), 6, 2).zip(tones).enumerate().map(disc);
    vec![Zone::new(ZoneKind::Grid, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with(tiles.chain(discs))]
}
// end

// faces
fn faces() -> Vec<Zone> {
    let places: Vec<Rect> =
        layout::grid(Rect::new(40.0, 60.0, 1420.0, 880.0), 5, 2).map(|cell| cell.shrunk(30.0)).collect();
    let card = |place: usize, name: &str| {
        Piece::new(ElementId::new("card", place as u32), Shape::Card, places[place], words(name))
    };
    let small = |place: usize, at: f32| {
        let rect = Rect::new(places[place].x + at, places[place].y, 90.0, 120.0);
        Piece::new(ElementId::new("small", place as u32 * 9 + at as u32), Shape::Card, rect, words("small"))
    };
    let seven = || [Inline::Number(7)];
    let pieces = [
        card(0, "title").title(words("A title")),
        card(1, "icon").icon("ship"),
        card(2, "icon and title").icon("ship").title(words("A ship")),
        card(3, "lines")
            .title(words("Lines"))
            .line([Inline::Number(3), Inline::Icon("coin")])
            .line([Inline::Divider])
            .line([Inline::Icon("ship"), Inline::Text(words("sails"))]),
        card(4, "count").icon("coin").count(12_u16),
        card(5, "badge").title(words("A badge")).badge(Corner::TopLeft, seven()),
        card(6, "corner").title(words("A corner")).corner(Corner::TopRight, seven()),
        small(7, 0.0).icon("ship").badge(Corner::TopLeft, seven()),
        small(7, 120.0).icon("ship").corner(Corner::TopRight, seven()),
        card(8, "behind").behind(["ship"]).title(words("Behind")),
        card(9, "back").back("back"),
    ];
    vec![Zone::new(ZoneKind::Grid, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with(pieces)]
}
// end

// zones
fn kinds() -> Vec<Zone> {
    let zone = |number: u32, kind: ZoneKind, rect: Rect, name: &str| {
        let places: Vec<Rect> = match kind {
            ZoneKind::Grid => layout::grid(rect.shrunk(20.0), 5, 2).map(|cell| cell.shrunk(4.0)).collect(),
            ZoneKind::Ring => layout::ring(rect.shrunk(14.0), 6, 1, 60.0, 36.0),
            _ => layout::row(rect.shrunk(20.0), 5, 90.0, 120.0, 12.0).collect(),
        };
        let shape = if matches!(kind, ZoneKind::Track | ZoneKind::Ring) { Shape::Space } else { Shape::Card };
        let lie = move |(place, rect): (usize, Rect)| {
            Piece::new(ElementId::new(kind.name(), number * 20 + place as u32), shape, rect, words("piece"))
        };
        Zone::new(kind, rect).titled(words(name)).with(places.into_iter().enumerate().map(lie))
    };
    let kinds = [ZoneKind::Mat, ZoneKind::Row, ZoneKind::Fan, ZoneKind::Track, ZoneKind::Ring, ZoneKind::Grid];
    let places = layout::grid(Rect::new(20.0, 40.0, 1460.0, 940.0), 2, 4).map(|cell| cell.shrunk(24.0));
    let places: Vec<Rect> = places.collect();
    let all = kinds.into_iter().zip(places.clone()).enumerate();
    let mut zones: Vec<Zone> =
        all.map(|(number, (kind, place))| zone(number as u32, kind, place, &format!("{kind:?}"))).collect();
    zones.extend(
        places
            .into_iter()
            .skip(6)
            .zip([1, 4])
            .map(|(place, seat)| zone(6 + seat, ZoneKind::Mat, place, "Somebody's mat").of(Seat::new(seat as u8))),
    );
    zones
}
// end

// layouts
fn layouts() -> Vec<Zone> {
    let lie = |kind: &'static str, places: Vec<Rect>| {
        let piece = move |(number, place): (usize, Rect)| {
            Piece::new(ElementId::new(kind, number as u32), Shape::Card, place, words(kind))
                .title(words(&number.to_string()))
        };
        places.into_iter().enumerate().map(piece)
    };
    let area = |place: usize| {
        layout::grid(Rect::new(20.0, 40.0, 1460.0, 940.0), 3, 2).map(|cell| cell.shrunk(26.0)).nth(place)
    };
    let area = |place: usize| area(place).unwrap_or(Rect::new(0.0, 0.0, 1.0, 1.0));
    let mat = |place: usize, name: &str| Zone::new(ZoneKind::Mat, area(place)).titled(words(name));
    let inner = |place: usize| area(place).shrunk(34.0);
    vec![
        mat(0, "row").with(lie("row", layout::row(inner(0), 4, 80.0, 110.0, 14.0).collect())),
        mat(1, "row, overlapping").with(lie("over", layout::row(inner(1), 9, 80.0, 110.0, 14.0).collect())),
        mat(2, "column").with(lie("column", layout::column(inner(2), 4, 200.0, 60.0, 14.0).collect())),
        mat(3, "grid").with(lie("grid", layout::grid(inner(3), 4, 3).map(|cell| cell.shrunk(5.0)).collect())),
        mat(4, "fitted").with(lie("fitted", layout::fitted(inner(4), 11, 80.0, 110.0, 8.0))),
        mat(5, "huddled").with(lie("huddled", layout::huddled(inner(5), 5, 90.0))),
    ]
}
// end

// boards
fn boards() -> Vec<Zone> {
    let rows = [3, 4, 5, 4, 3];
    let (middles, radius) = layout::hexagons(Rect::new(40.0, 60.0, 740.0, 880.0), &rows);
    let beside = layout::hexagons_beside(&rows, 5);
    let hexagons = middles.iter().enumerate().map(|(number, middle)| {
        let id = ElementId::new("hexagon", number as u32);
        let tone = if beside.contains(&number) { Tone::Accent } else { Tone::Neutral };
        Piece::polygon(id, &layout::hexagon(*middle, radius * 0.96), words("hexagon"))
            .title(words(&number.to_string()))
            .tone(tone)
    });
    let beside = layout::squares_beside(5, 6, 12);
    let squares = layout::squares(Rect::new(820.0, 60.0, 640.0, 880.0), 5, 6).into_iter().enumerate();
    let squares = squares.map(|(number, cell)| {
        let tone = if beside.contains(&number) { Tone::Accent } else { Tone::Neutral };
        let id = ElementId::new("square", number as u32);
        Piece::new(id, Shape::Space, cell.shrunk(3.0), words("square")).title(words(&number.to_string())).tone(tone)
    });
    vec![Zone::new(ZoneKind::Grid, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with(hexagons.chain(squares))]
}
// end

// map
fn map() -> Vec<Zone> {
    let region = |number: u32, name: &str, outline: &[(f32, f32)], label, owner| Region {
        id: ElementId::new("region", number),
        name: words(name),
        outline: outline.to_vec(),
        label,
        fields: vec![ElementId::new("field", number)],
        neighbours: (0..3).filter(|other| *other != number).map(|other| ElementId::new("region", other)).collect(),
        owner,
        help: None,
    };
    let (heath, marsh, coast) = ((420.0, 330.0), (1040.0, 330.0), (740.0, 760.0));
    let field = |number: u32, (x, y): (f32, f32)| {
        let rect = Rect::around(x, y, 110.0, 110.0);
        Piece::new(ElementId::new("field", number), Shape::Space, rect, words("a field"))
    };
    let road =
        |number: u32, from, to| Piece::line_through(ElementId::new("road", number), &[from, to], 18.0, words("a road"));
    let (x, y) = coast;
    let ship = Piece::new(ElementId::new("ship", 0), Shape::Figure, Rect::around(x, y, 90.0, 90.0), words("a ship"))
        .icon("ship");
    let mut zone = Zone::new(ZoneKind::Map, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with([
        road(0, heath, marsh).tone(Tone::Seat(Seat::new(0))),
        road(1, marsh, coast),
        field(0, heath),
        field(1, marsh),
        field(2, coast),
        ship,
    ]);
    zone.regions = vec![
        region(0, "Heath", &[(120.0, 80.0), (740.0, 80.0), (740.0, 520.0), (120.0, 620.0)], (260.0, 180.0), None),
        region(
            1,
            "Marsh",
            &[(740.0, 80.0), (1380.0, 80.0), (1380.0, 620.0), (740.0, 520.0)],
            (1240.0, 180.0),
            Some(Seat::new(2)),
        ),
        region(
            2,
            "Coast",
            &[(120.0, 620.0), (740.0, 520.0), (1380.0, 620.0), (1380.0, 930.0), (120.0, 930.0)],
            (300.0, 840.0),
            None,
        ),
    ];
    vec![zone]
}
// end

// marks
fn marks() -> ([Vec<Zone>; 2], Highlights) {
    let names = ["Can be chosen", "Aside", "No effect now", "Chosen", "Belongs to it", "Has changed"];
    let places = layout::grid(Rect::new(60.0, 250.0, 1380.0, 420.0), 6, 1).map(|cell| cell.shrunk(30.0));
    let places: Vec<Rect> = places.collect();
    let card = |(place, name): (usize, &&str)| {
        Piece::new(ElementId::new("card", place as u32), Shape::Card, places[place], words(name)).title(words(name))
    };
    let table = |count: u16| {
        let cards = names.iter().enumerate().map(card);
        let cards = cards.map(|card| if card.id.number == 5 { card.count(count) } else { card });
        vec![Zone::new(ZoneKind::Grid, Rect::new(0.0, 0.0, 1500.0, 1000.0)).with(cards)]
    };
    let id = |place| ElementId::new("card", place);
    let highlights = Highlights {
        open: vec![id(0), id(1), id(2)],
        aside: vec![id(1)],
        idle: vec![id(2)],
        chosen: [(id(3), 1)].into(),
        pointed: vec![id(4)],
        ..Highlights::default()
    };
    ([table(1), table(2)], highlights)
}
// end

// motion
fn motion(dealer: &mut Dealer) -> [Vec<Zone>; 2] {
    let [ship, purse, bank] = ["ship", "purse", "bank"].map(|kind| ElementId::new(kind, 0));
    let red = Seat::new(0);
    let table = |coins: u16, owned: bool, offered: [u32; 3]| {
        let offer = Rect::new(60.0, 60.0, 960.0, 420.0);
        let mat = Rect::new(60.0, 520.0, 1380.0, 420.0);
        let card = |number: u32, rect: Rect| {
            Piece::new(ElementId::new("ship", number), Shape::Card, rect, words("a ship"))
                .icon("ship")
                .title(words(["Sloop", "Cog", "Brig", "Galleon"][number as usize]))
        };
        let pile = |id: ElementId, count: u16, rect: Rect, name: &str| {
            Piece::new(id, Shape::Tile, rect, words(name)).icon("coin").title(words(name)).count(count)
        };
        let row = offered.into_iter().zip(layout::row(offer.shrunk(50.0), 3, 220.0, 300.0, 50.0));
        let own = Piece::new(purse, Shape::Tile, Rect::new(120.0, 620.0, 220.0, 220.0), words("Purse"));
        let mut mine = vec![own.icon("coin").title(words("Purse")).count(coins)];
        if owned {
            mine.push(card(0, Rect::new(420.0, 590.0, 220.0, 300.0)));
        }
        vec![
            Zone::new(ZoneKind::Row, offer)
                .titled(words("For sale"))
                .with(row.map(|(number, rect)| card(number, rect))),
            Zone::new(ZoneKind::Mat, Rect::new(1060.0, 60.0, 380.0, 420.0)).titled(words("Bank")).with([pile(
                bank,
                40 - coins,
                Rect::new(1140.0, 160.0, 220.0, 220.0),
                "Bank",
            )]),
            Zone::new(ZoneKind::Mat, mat).titled(words("Red")).with(mine).of(red),
        ]
    };
    dealer.flow(|| Flow::of("coin", 3_u16).from(purse).to(bank));
    let told = || Announcement::new(words("Red buys a sloop")).weighing(Weight::Great);
    dealer.announce(|| told().about([ship]));
    [table(8, false, [0, 1, 2]), table(5, true, [3, 1, 2])]
}
// end

/// Returns the source code of a page.
fn source(name: &str) -> &'static str {
    let all = include_str!("pages.rs");
    let begin = format!("\n// {name}\n");
    let rest = all.split_once(&begin).map_or("", |(_, rest)| rest);
    rest.split_once("// end").map_or("", |(lines, _)| lines)
}

/// Returns the gallery as a page of the book in Markdown.
pub(crate) fn markdown() -> String {
    let mut book = String::from(
        "# Gallery\n\
         \n\
         This page shows every shape, zone, tone, layout and motion, with the code that makes it. `words` creates a text that is\n\
         the same in every language; a game uses a message key instead: `Text::new(\"…\")`. [Pieces and\n\
         zones](adding-a-game.md#pieces-and-zones) explains the terms.\n\
         \n\
         To generate this page and its pictures, run `cargo run -p rondel-app --example gallery -- docs/gallery`.\n",
    );
    for Page { name, title, about, .. } in &PAGES {
        let _ = write!(
            book,
            "\n## {title}\n\n{about}\n\n![{title}](gallery/{name}.png)\n\n```rust,ignore\n{}```\n",
            source(name)
        );
    }
    book
}
