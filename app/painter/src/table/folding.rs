//! Zones that are folded away until the user clicks their opener, a piece in another part of the table.
//!
//! The scene always contains these zones, so that golden files, law checks and the terminal cover the whole table.
//! Only the painter keeps track of which zones are open.

use egui::Rect;
use rondel::ElementId;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

/// The openers whose zones are currently unfolded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Folding {
    /// The openers, in the order in which they were clicked.
    out: Vec<ElementId>,
}

impl Folding {
    /// Returns the openers whose zones are unfolded, in the order in which they were clicked.
    pub fn out(&self) -> &[ElementId] {
        &self.out
    }

    /// Returns whether the zones of this opener are unfolded.
    pub fn is_out(&self, opener: ElementId) -> bool {
        self.out.contains(&opener)
    }

    /// Returns the opener that currently hides a piece, or `None` if the piece is visible.
    pub fn hidden_in(&self, piece: &ResolvedPiece) -> Option<ElementId> {
        piece.folded_into.filter(|opener| !self.is_out(*opener))
    }

    /// Unfolds the zones of an opener and folds away those that they would overlap. If the opener's zones are already
    /// unfolded, folds them away.
    pub fn toggle(&mut self, opener: ElementId, scene: &ResolvedScene) {
        if self.is_out(opener) {
            self.out.retain(|other| *other != opener);
            return;
        }
        let new: Vec<Rect> = scene.folded_into(opener).collect();
        self.out.retain(|other| !scene.folded_into(*other).any(|zone| new.iter().any(|new| new.intersects(zone))));
        self.out.push(opener);
    }

    /// Folds all zones away.
    pub fn fold_all(&mut self) {
        self.out.clear();
    }

    /// Folds away the zones whose opener has left the table.
    pub fn keep_to(&mut self, scene: &ResolvedScene) {
        self.out.retain(|opener| scene.piece(*opener).is_some_and(|piece| piece.touch.opens == Some(*opener)));
    }

    /// Returns the highlights with hidden pieces replaced by their openers, so that the user can find them.
    pub fn marked(&self, scene: &ResolvedScene, highlights: &Highlights, hovered: Option<ElementId>) -> Highlights {
        let hidden_in = |id: &ElementId| scene.piece(*id).and_then(|piece| self.hidden_in(piece));
        let seen_at = |id: &ElementId| hidden_in(id).unwrap_or(*id);
        let stand_ins = scene.pieces.iter().filter(|piece| piece.touch.clicks != piece.id);
        let stand_ins = stand_ins.filter(|piece| highlights.open.contains(&piece.touch.clicks)).map(|piece| &piece.id);
        let mut open: Vec<ElementId> = highlights.open.iter().chain(stand_ins).map(seen_at).collect();
        // Pieces that were chosen and then folded away can still be deselected.
        open.extend(highlights.chosen.keys().filter_map(hidden_in));
        // Whether an element stands for one that can be clicked and is not one of `some`.
        let leads_beyond = |some: &[ElementId], id: &ElementId| {
            let clicks =
                |piece: &&rondel_presenter::resolved::ResolvedPiece| seen_at(&piece.id) == *id || piece.id == *id;
            let mut there = scene.pieces.iter().filter(clicks).map(|piece| piece.touch.clicks);
            there.any(|clicks| highlights.open.contains(&clicks) && !some.contains(&clicks))
        };
        let only = |some: &[ElementId]| -> Vec<ElementId> {
            let is_only = |id: &ElementId| !leads_beyond(some, id) && !highlights.chosen.contains_key(id);
            if some.is_empty() { Vec::new() } else { open.iter().copied().filter(is_only).collect() }
        };
        let (idle, aside) = (only(&highlights.idle), only(&highlights.aside));
        let mut pointed: Vec<ElementId> = highlights.pointed.iter().map(seen_at).collect();
        let mut played: Vec<ElementId> = highlights.played.iter().map(seen_at).collect();
        for marked in [&mut open, &mut pointed, &mut played] {
            marked.sort_unstable();
            marked.dedup();
        }
        let hovered = highlights.hovered.or(hovered);
        let (movable, chosen) = (highlights.movable.clone(), highlights.chosen.clone());
        Highlights { open, idle, aside, movable, pointed, played, chosen, hovered }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Scene, Text};
    use rondel_presenter::resolved::TitlePlace;

    const CHEST: ElementId = ElementId::new("chest", 0);
    const DRAWER: ElementId = ElementId::new("chest", 1);
    const BOX: ElementId = ElementId::new("chest", 2);
    const COIN: ElementId = ElementId::new("coin", 0);

    /// Creates three openers and, below them, the zones that they unfold. The first two zones overlap.
    fn table(openers: &[ElementId]) -> ResolvedScene {
        let thing = |id: ElementId, x: f32, y: f32| {
            Piece::new(id, Shape::Tile, Rect::new(x, y, 80.0, 80.0), Text::verbatim(id.to_string()))
        };
        let mut scene = Scene::new(Observer::Spectator);
        let row = openers.iter().map(|id| thing(*id, 100.0 * id.number as f32, 0.0));
        scene.zones.push(Zone::new(ZoneKind::Row, Rect::new(0.0, 0.0, 900.0, 100.0)).with(row));
        for (opener, x) in [(CHEST, 0.0), (DRAWER, 200.0), (BOX, 800.0)] {
            let coin = (opener == CHEST).then(|| thing(COIN, x, 300.0));
            let zone = Zone::new(ZoneKind::Mat, Rect::new(x, 300.0, 400.0, 200.0)).with(coin);
            scene.zones.push(zone.folded_into(opener));
        }
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"))
    }

    #[test]
    fn two_lie_out_unless_they_overlap() {
        let scene = table(&[CHEST, DRAWER, BOX]);
        let mut folding = Folding::default();
        folding.toggle(CHEST, &scene);
        folding.toggle(BOX, &scene);
        assert_eq!(folding.out(), [CHEST, BOX]);
        folding.toggle(DRAWER, &scene);
        assert_eq!(folding.out(), [BOX, DRAWER]);
        folding.toggle(BOX, &scene);
        assert_eq!(folding.out(), [DRAWER]);
    }

    #[test]
    fn what_is_out_stays_out_while_its_opener_is_there() {
        let mut folding = Folding::default();
        folding.toggle(CHEST, &table(&[CHEST, DRAWER, BOX]));
        folding.toggle(BOX, &table(&[CHEST, DRAWER, BOX]));
        folding.keep_to(&table(&[CHEST, DRAWER]));
        assert_eq!(folding.out(), [CHEST]);
    }

    #[test]
    fn what_lies_folded_away_is_marked_at_its_opener() {
        let scene = table(&[CHEST, DRAWER, BOX]);
        let highlights = Highlights { open: vec![COIN], pointed: vec![COIN, BOX], ..Highlights::default() };
        let mut folding = Folding::default();
        let marked = folding.marked(&scene, &highlights, None);
        assert_eq!((marked.open, marked.pointed), (vec![CHEST], vec![CHEST, BOX]));
        folding.toggle(CHEST, &scene);
        let marked = folding.marked(&scene, &highlights, None);
        assert_eq!((marked.open, marked.pointed), (vec![COIN], vec![BOX, COIN]));
    }

    #[test]
    fn the_title_of_a_zone_minds_only_what_lies_there_with_it() {
        let titled = |zone: Zone| zone.titled(Text::verbatim("Title"));
        let area = Rect::new(100.0, 100.0, 300.0, 300.0);
        let opener = Piece::new(CHEST, Shape::Tile, Rect::new(600.0, 600.0, 80.0, 80.0), Text::verbatim("chest"));
        let coin = Piece::new(COIN, Shape::Tile, area, Text::verbatim("coin"));
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(titled(Zone::new(ZoneKind::Mat, area)).with([opener]));
        scene.zones.push(titled(Zone::new(ZoneKind::Mat, area)).with([coin]).folded_into(CHEST));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let places: Vec<_> = scene.zones.iter().map(|zone| zone.title.as_ref().map(|(_, place)| *place)).collect();
        assert_eq!(places, [Some(TitlePlace::Inside), Some(TitlePlace::Above)]);
    }
}
