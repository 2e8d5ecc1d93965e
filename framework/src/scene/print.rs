//! A scene in plain lines, for terminals and golden tests.

use std::fmt::Write as _;

use super::{Face, Inline, Piece, Scene, Tone};
use crate::catalog::Catalog;

/// Says a scene zone by zone. Squares of a board stand in a line as on the table.
pub fn print(scene: &Scene, catalog: &Catalog) -> String {
    let mut page = String::new();
    for zone in &scene.zones {
        if zone.pieces.is_empty() {
            continue;
        }
        if let Some(title) = &zone.title {
            let _ = writeln!(page, "{}", catalog.say(title));
        }
        for piece in &zone.pieces {
            let _ = writeln!(page, "  {}", piece_line(piece, catalog));
        }
    }
    page
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

fn face_words(face: &Face, catalog: &Catalog) -> String {
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
                let key = format!("icon-{icon}");
                words.push(if catalog.has(&key) { catalog.word(&key) } else { (*icon).to_owned() });
            }
            Inline::Text(text) => {
                let said = catalog.say(text);
                // An icon with its own name beside it is said once.
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
    use crate::scene::{ElementId, Observer, Rect, Shape, Zone, ZoneKind};
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
        let mut scene = Scene::new(Observer::Bystander);
        scene.zones.push(Zone::new(ZoneKind::Row, rect).titled(Text::new("zone")).with([card]));
        assert_eq!(print(&scene, &catalog), "Row\n  Card × 3: Ship | 2 ship ◀\n");
    }
}
