//! Prints scenes as lines of plain text, for terminals and golden tests.

use std::fmt::Write as _;

use super::{ElementId, Face, Icon, Inline, Piece, Region, Scene, Tone, ZoneKind};
use crate::catalog::Catalog;

/// Prints a scene zone by zone. The squares of a board are printed in a grid, and the fields of a region below
/// the name of the region.
pub fn print(scene: &Scene, catalog: &Catalog) -> String {
    let mut page = String::new();
    let regions = || scene.zones.iter().flat_map(|zone| &zone.regions);
    let in_a_region = |id: &ElementId| regions().any(|region| region.fields.contains(id));
    if let Some((phases, step)) = scene.phases.as_ref().and_then(|it| Some((it, it.steps.get(it.current)?))) {
        let place = format!("{}/{}", phases.current + 1, phases.steps.len());
        let _ = writeln!(page, "{} {place}: {}", catalog.say(&phases.title), catalog.say(&step.name));
    }
    for zone in &scene.zones {
        if zone.regions.is_empty() && zone.pieces.iter().all(|piece| in_a_region(&piece.id)) {
            continue;
        }
        if let Some(title) = &zone.title {
            let _ = writeln!(page, "{}", catalog.say(title));
        }
        if zone.kind == ZoneKind::Grid {
            print_grid(&zone.pieces, catalog, &mut page);
            continue;
        }
        for region in &zone.regions {
            print_region(region, scene, catalog, &mut page);
        }
        for piece in zone.pieces.iter().filter(|piece| !in_a_region(&piece.id)) {
            let _ = writeln!(page, "  {}", piece_line(piece, catalog));
        }
    }
    page
}

/// Prints a region of a map, followed by its fields.
fn print_region(region: &Region, scene: &Scene, catalog: &Catalog, page: &mut String) {
    let _ = writeln!(page, "  {}", catalog.say(&region.name));
    for piece in region.fields.iter().filter_map(|field| scene.piece(*field)) {
        let _ = writeln!(page, "    {}", piece_line(piece, catalog));
    }
}

/// Prints the squares of a board, one row per line. A square is shown as the name of its icon. Without an icon, it is
/// shown as the words on it, such as its number, or as a dot.
fn print_grid(squares: &[Piece], catalog: &Catalog, page: &mut String) {
    let words: Vec<String> = squares.iter().map(|square| square_word(square, catalog)).collect();
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(1);
    let starts_row = |index: usize| index == 0 || squares[index].rect.x < squares[index - 1].rect.x;
    for (index, word) in words.iter().enumerate() {
        if starts_row(index) && index > 0 {
            page.push('\n');
        }
        let _ = write!(page, "  {word:^width$}");
    }
    page.push('\n');
}

fn square_word(square: &Piece, catalog: &Catalog) -> String {
    if let Some(icon) = square.face.icon {
        return icon_word(icon, catalog);
    }
    let words = face_words(&square.face, catalog);
    if words.is_empty() { "·".to_owned() } else { words }
}

fn icon_word(icon: Icon, catalog: &Catalog) -> String {
    let key = format!("icon-{icon}");
    if catalog.has(&key) { catalog.word(&key) } else { icon.to_owned() }
}

fn piece_line(piece: &Piece, catalog: &Catalog) -> String {
    let mut line = catalog.say(&piece.name);
    if let Some(count) = piece.count {
        let _ = write!(line, " × {count}");
    }
    let face = face_words(&piece.face, catalog);
    if !face.is_empty() && face != line {
        let _ = write!(line, ": {face}");
    }
    if piece.tone == Tone::Active {
        line.push_str(" ◀");
    }
    line
}

/// Returns the text on a piece: its badges, then its lines.
pub fn face_words(face: &Face, catalog: &Catalog) -> String {
    let badges = face.badges.iter().map(|badge| inline_words(&badge.inlines, catalog));
    let lines = face.lines.iter().map(|line| inline_words(line, catalog));
    let words: Vec<String> = badges.chain(lines).filter(|words| !words.is_empty()).collect();
    words.join(" · ").replace(" · | · ", " | ")
}

fn inline_words(inlines: &[Inline], catalog: &Catalog) -> String {
    let mut words: Vec<String> = Vec::new();
    for inline in inlines {
        match inline {
            Inline::Icon(icon) => {
                words.push(icon_word(icon, catalog));
            }
            Inline::Text(text) => {
                let said = catalog.say(text);
                // If an icon is followed by its own name, only the name is printed.
                if words.last().is_some_and(|icon| said.to_lowercase().starts_with(&icon.to_lowercase())) {
                    words.pop();
                }
                words.push(said);
            }
            Inline::Number(number) => words.push(number.to_string()),
            Inline::Divider => words.push("|".to_owned()),
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Corner, ElementId, Observer, Rect, Shape, Zone, layout};
    use crate::text::Text;

    #[test]
    fn a_card_is_said_in_one_line_and_no_word_twice() {
        let catalog = Catalog::new("en", ["card = Card\nicon-ship = ship\nship = Ship\nzone = Row"]).expect("a locale");
        let rect = Rect::new(0.0, 0.0, 9.0, 9.0);
        let card = Piece::new(ElementId::new("card", 1), Shape::Card, rect, Text::new("card"))
            .line([Inline::Icon("ship"), Inline::Text(Text::new("ship"))])
            .line([Inline::Divider])
            .line([Inline::Number(2), Inline::Icon("ship")])
            .count(3_u16)
            .tone(Tone::Active);
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Row, rect).titled(Text::new("zone")).with([card]));
        assert_eq!(print(&scene, &catalog), "Row\n  Card × 3: Ship | 2 ship ◀\n");
    }

    #[test]
    fn a_map_is_said_region_by_region_with_its_fields_below() {
        let catalog = Catalog::new("en", []).expect("a locale");
        let thing = |number, name: &'static str| {
            let rect = Rect::new(0.0, 0.0, 9.0, 9.0);
            Piece::new(ElementId::new("thing", number), Shape::Disc, rect, Text::verbatim(name))
        };
        let region = |number, name: &'static str, fields: &[u32]| Region {
            id: ElementId::new("region", number),
            name: Text::verbatim(name),
            outline: vec![(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)],
            label: (5.0, 5.0),
            fields: fields.iter().map(|field| ElementId::new("thing", *field)).collect(),
            neighbours: Vec::new(),
            owner: None,
            help: None,
        };
        let mut scene = Scene::new(Observer::Spectator);
        let things = [thing(0, "Mill"), thing(1, "Ferry"), thing(2, "Fort")];
        let mut map = Zone::new(ZoneKind::Map, scene.bounds()).titled(Text::verbatim("Map")).with(things);
        map.regions = vec![region(0, "North", &[1]), region(1, "South", &[]), region(2, "East", &[2])];
        scene.zones.push(map);
        assert_eq!(print(&scene, &catalog), "Map\n  North\n    Ferry\n  South\n  East\n    Fort\n  Mill\n");
    }

    #[test]
    fn a_board_is_said_row_by_row() {
        let catalog = Catalog::new("en", ["icon-cross = X"]).expect("a locale");
        let area = Rect::new(0.0, 0.0, 90.0, 60.0);
        let squares = layout::grid(area, 3, 2).enumerate().map(|(number, rect)| {
            let square =
                Piece::new(ElementId::new("square", number as u32), Shape::Space, rect, Text::verbatim("square"));
            match number {
                4 => square.icon("cross"),
                5 => square.corner(Corner::TopLeft, [Inline::Number(6)]),
                _ => square,
            }
        });
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Grid, area).with(squares));
        assert_eq!(print(&scene, &catalog), "  ·  ·  ·\n  ·  X  6\n");
    }
}
