//! The list of saved games stays in its frames, however many sit at a table and whatever they are called.

use egui::{Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::house::window;

/// Every text that was painted, and where.
fn painted(shape: &Shape, into: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, into)),
        Shape::Text(text) => into.push((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => {}
    }
}

#[test]
fn the_row_of_a_game_of_five_with_long_names_stays_in_its_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    std::fs::create_dir_all(&games).expect("a folder");
    let version = rondel::plugins().expect("the games")["spandau-1780"].version;
    let name = "Wilhelmina Charlotte von Brandenburg-Ansbach";
    let players = vec![format!("{{\"name\":\"{name}\"}}"); 5].join(",");
    let header = format!(
        "{{\"rondel\":1,\"game\":\"spandau-1780\",\"version\":\"{version}\",\"setup\":{{\"ruleset\":\"spandau-1780\"}},\
         \"players\":[{players}],\"seed\":1}}\nnonsense\n"
    );
    std::fs::write(games.join("five.rondel"), header).expect("a game");
    let mut window = window(folder.path(), None);
    for size in [[1280.0, 720.0], [800.0, 520.0]] {
        window.set_size(size.into());
        window.run();
        let row = window.get_by_label_contains("Resume: Spandau 1780");
        let bounds = row.accesskit_node().bounding_box().expect("it has a place");
        let row = Rect::from_min_max(
            egui::pos2(bounds.x0 as f32, bounds.y0 as f32),
            egui::pos2(bounds.x1 as f32, bounds.y1 as f32),
        );
        let mut texts = Vec::new();
        window.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut texts));
        let inside: Vec<_> = texts.iter().filter(|(_, at)| row.y_range().contains(at.center().y)).collect();
        assert!(inside.iter().any(|(text, _)| text.contains(name)), "{inside:?}");
        assert!(
            inside.iter().any(|(text, _)| text.starts_with("damaged file")),
            "what is wrong comes first: {inside:?}"
        );
        for (text, at) in &inside {
            assert!(row.contains_rect(*at), "{text} at {at} in {row}");
        }
        for (place, (text, at)) in inside.iter().enumerate() {
            let over = inside[..place].iter().find(|(_, other)| other.shrink(1.0).intersects(*at));
            assert!(over.is_none(), "{text} lies over {over:?}");
        }
    }
}
