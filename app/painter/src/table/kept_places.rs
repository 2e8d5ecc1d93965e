//! Keeps the cards of a hand in their places when other cards come or go.

use egui::Rect;
use rondel::scene::ZoneKind;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

/// Gives the cards of each hand in `after` the places that they have in `before`, as far as these places exist in `after`.
/// The other cards take the free places in their order. A card on which or below which something lies stays where it is.
pub(super) fn keep(before: &ResolvedScene, after: &mut ResolvedScene) {
    for zone in 0..after.zones.len() {
        if after.zones[zone].kind != ZoneKind::Fan {
            continue;
        }
        let pieces: Vec<&ResolvedPiece> = after.pieces.iter().filter(|piece| piece.zone == zone).collect();
        let is_alone = |piece: &ResolvedPiece| {
            pieces
                .iter()
                .all(|other| other.id == piece.id || !other.rect.shrink(0.5).intersects(piece.rect.shrink(0.5)))
        };
        let cards = (0..after.pieces.len()).filter(|place| after.pieces[*place].zone == zone);
        let cards: Vec<usize> = cards.filter(|place| is_alone(&after.pieces[*place])).collect();
        let mut free: Vec<Rect> = cards.iter().map(|place| after.pieces[*place].rect).collect();
        let mut moved = Vec::new();
        for place in cards {
            let old = before.piece(after.pieces[place].id).map(|piece| piece.rect);
            match old.and_then(|old| free.iter().position(|rect| *rect == old)) {
                Some(kept) => after.pieces[place].rect = free.remove(kept),
                None => moved.push(place),
            }
        }
        for (place, rect) in moved.into_iter().zip(free) {
            after.pieces[place].rect = rect;
        }
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Piece, Scene, Shape, Zone};
    use rondel::{Catalog, ElementId, Observer, Text};

    use super::*;

    /// Creates a hand with these cards in the slots of a row.
    fn hand(cards: &[u32], width: f32) -> ResolvedScene {
        let card = |(slot, number): (usize, &u32)| {
            let rect = scene::Rect::new(width * slot as f32, 0.0, width, 100.0);
            Piece::new(ElementId::new("card", *number), Shape::Card, rect, Text::verbatim("Card"))
        };
        let mut scene = Scene::new(Observer::Spectator);
        let area = scene::Rect::new(0.0, 0.0, 600.0, 100.0);
        scene.zones.push(Zone::new(ZoneKind::Fan, area).with(cards.iter().enumerate().map(card)));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
    }

    /// Returns the slots of the cards after the hand has changed.
    fn slots(before: &[u32], after: &[u32], widths: [f32; 2]) -> Vec<usize> {
        let (before, mut after) = (hand(before, widths[0]), hand(after, widths[1]));
        keep(&before, &mut after);
        after.pieces.iter().map(|piece| (piece.rect.left() / widths[1]).round() as usize).collect()
    }

    #[test]
    fn a_card_that_comes_takes_the_last_place_and_the_last_one_fills_a_gap() {
        assert_eq!(slots(&[2, 5, 7], &[2, 3, 5, 7], [80.0; 2]), [0, 3, 1, 2], "card 3 has been drawn");
        assert_eq!(slots(&[2, 5, 7], &[5, 7], [80.0; 2]), [1, 0], "only card 7 moves");
        assert_eq!(slots(&[2, 5, 7], &[2, 3, 5, 7], [80.0, 60.0]), [0, 1, 2, 3], "all places have changed");
    }

    #[test]
    fn a_card_with_something_on_it_stays_and_the_others_keep_their_places() {
        let before = hand(&[2, 5, 7], 80.0);
        let mut after = hand(&[5, 2, 7], 80.0);
        let mut action = after.pieces[0].clone();
        (action.id, action.rect) = (ElementId::new("action", 0), action.rect.shrink(10.0));
        after.pieces.push(action);
        let there: Vec<Rect> = after.pieces.iter().map(|piece| piece.rect).collect();
        keep(&before, &mut after);
        let slots: Vec<Rect> = after.pieces.iter().map(|piece| piece.rect).collect();
        assert_eq!(slots, there, "card 5 is performed, and card 2 takes the free place");
    }
}
