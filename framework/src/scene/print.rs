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
    badges.chain(lines).filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn inline_words(inlines: &[Inline], catalog: &Catalog) -> String {
    inlines
        .iter()
        .map(|inline| match inline {
            Inline::Icon(icon) => {
                let key = format!("icon-{icon}");
                if catalog.has(&key) { catalog.word(&key) } else { (*icon).to_owned() }
            }
            Inline::Text(text) => catalog.say(text),
            Inline::Number(number) => number.to_string(),
            Inline::Divider => "|".to_owned(),
        })
        .collect::<Vec<_>>()
        .join(" ")
}
