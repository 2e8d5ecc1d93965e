//! The gallery of the book shows the output of its source code.

#![allow(dead_code, reason = "what is drawn is the example's")]

#[path = "../../examples/gallery/pages.rs"]
mod pages;

use std::collections::BTreeSet;
use std::path::Path;

use pages::Shows;
use rondel::scene::Zone;
use rondel::{Dealer, ElementId, Observer, Scene};

#[test]
fn the_lines_in_the_book_are_those_that_draw() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let book = std::fs::read_to_string(docs.join("gallery.md")).expect("the gallery");
    assert_eq!(book, pages::markdown(), "write it anew: cargo run -p rondel-app --example gallery -- docs/gallery");
    let size = |name: &str| std::fs::metadata(docs.join(format!("gallery/{name}.png"))).expect("a picture").len();
    assert!(pages::PAGES.iter().map(|page| size(page.name)).sum::<u64>() < 1_500_000);
}

/// Returns all tables of a page.
fn tables(page: &pages::Page) -> Vec<Vec<Zone>> {
    match page.shows {
        Shows::Table(zones) => vec![zones()],
        Shows::Marks(marks) => marks().0.into(),
        Shows::Moment(moment) => moment(&mut Dealer::seeded(1)).into(),
    }
}

#[test]
fn everything_in_the_gallery_lies_on_its_table_once() {
    for (page, zones) in pages::PAGES.iter().flat_map(|page| tables(page).into_iter().map(move |zones| (page, zones))) {
        let mut scene = Scene::new(Observer::Spectator);
        (scene.width, scene.height) = (1500.0, 1000.0);
        scene.zones = zones;
        let ids: BTreeSet<ElementId> = scene.pieces().map(|piece| piece.id).collect();
        assert_eq!(ids.len(), scene.pieces().count(), "{}", page.name);
        let off = scene.pieces().find(|piece| !scene.bounds().holds(&piece.extent()) || !piece.has_its_border());
        assert!(off.is_none(), "{}: {off:?}", page.name);
    }
}
