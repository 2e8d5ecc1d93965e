//! Spoken descriptions of pieces for screen readers: the printed text, the effect, the state and the location.

use rondel::scene::Tone;
use rondel::{Seat, Text};

use super::highlights::Highlights;
use super::resolved::{ResolvedPiece, ResolvedScene};
use super::resolved_region::ResolvedRegion;
use super::words::Words;

/// A generator of spoken descriptions for the elements of a table.
pub struct Describer<'a> {
    /// The program's messages.
    pub words: &'a Words,
    /// Display names of the seats.
    pub seats: &'a [String],
}

impl Describer<'_> {
    /// Returns everything that is read aloud about a piece after its name. For a face-down piece, this is only its
    /// location and the fact that it is face down.
    pub fn describe(&self, piece: &ResolvedPiece, scene: &ResolvedScene, highlights: &Highlights) -> String {
        let mut parts = Vec::new();
        if piece.face.back.is_some() {
            parts.push(self.words.word("piece-face-down"));
        } else {
            parts.extend(Some(&piece.printed).filter(|printed| **printed != piece.spoken()).cloned());
            parts.extend(piece.help.as_ref().map(|(text, _)| text.clone()));
            parts.extend(self.tone(piece.tone));
        }
        match highlights.chosen.get(&piece.touch.clicks) {
            Some(1) => parts.push(self.words.word("piece-chosen")),
            Some(times) => parts.push(self.words.with("piece-chosen-often", "count", *times)),
            None => {}
        }
        if highlights.open.contains(&piece.touch.clicks) {
            parts.push(self.words.word("piece-open"));
        }
        parts.extend(self.place(piece, scene));
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }

    /// Returns everything that is read aloud about a region after its name. This is the game's help text or, if there
    /// is no help text, the owner and the contents. A note follows if any of the fields can be chosen.
    pub fn describe_region(&self, region: &ResolvedRegion, scene: &ResolvedScene, highlights: &Highlights) -> String {
        let mut parts: Vec<String> = region.help.iter().map(|(text, _)| text.clone()).collect();
        if region.help.is_none() {
            // Without a help text, the owner and the contents describe the region.
            parts.extend(region.owner.and_then(|owner| Some(self.words.with("piece-of", "seat", self.seat(owner)?))));
            let fields = region.fields.iter().filter_map(|id| scene.piece(*id)).map(ResolvedPiece::spoken);
            parts.push(fields.collect::<Vec<String>>().join(", "));
        }
        if region.fields.iter().any(|field| highlights.open.contains(field)) {
            parts.push(self.words.word("piece-open"));
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }

    fn tone(&self, tone: Tone) -> Option<String> {
        match tone {
            Tone::Neutral | Tone::Accent => None,
            Tone::Spent => Some(self.words.word("piece-spent")),
            Tone::Active => Some(self.words.word("piece-active")),
            Tone::Seat(seat) => Some(self.words.with("piece-of", "seat", self.seat(seat)?)),
        }
    }

    /// Returns the title and the owner of the piece's zone.
    fn place(&self, piece: &ResolvedPiece, scene: &ResolvedScene) -> Option<String> {
        let zone = scene.zones.get(piece.zone)?;
        let owner = zone.owner.and_then(|owner| self.seat(owner));
        match (&zone.name, owner) {
            (Some(name), Some(owner)) => {
                let place = Text::new("piece-place-of").with("zone", name).with("seat", owner);
                Some(self.words.say(&place))
            }
            (Some(name), None) => Some(self.words.with("piece-place", "zone", name)),
            (None, Some(owner)) => Some(self.words.with("piece-of", "seat", owner)),
            (None, None) => None,
        }
    }

    fn seat(&self, seat: Seat) -> Option<Text> {
        self.seats.get(seat.index()).map(Text::verbatim)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::scene::{Corner, Inline, Piece, Rect, Scene, Shape, Zone, ZoneKind};
    use rondel::{Catalog, ElementId, Observer};

    fn described(piece: Piece, highlights: &Highlights) -> String {
        let mut scene = Scene::new(Observer::Spectator);
        let hand = Zone::new(ZoneKind::Fan, Rect::new(0.0, 0.0, 300.0, 90.0)).titled(Text::verbatim("Hand"));
        scene.zones.push(hand.of(Seat::new(0)).with([piece]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", ["icon-coin = coins"]).expect("a locale"));
        let (words, seats) = (Words::new("en", []), ["Altona".to_owned()]);
        Describer { words: &words, seats: &seats }.describe(&scene.pieces[0], &scene, highlights)
    }

    fn card() -> Piece {
        let rect = Rect::new(0.0, 0.0, 60.0, 90.0);
        Piece::new(ElementId::new("card", 8), Shape::Card, rect, Text::verbatim("Action card 8"))
            .badge(Corner::TopLeft, [Inline::Number(3), Inline::Icon("coin")])
            .help(Text::verbatim("Ships all goods."), "X-1")
            .tone(Tone::Spent)
    }

    #[test]
    fn a_card_says_what_stands_on_it_what_it_does_and_where_it_lies() {
        let mut highlights = Highlights::default();
        let expected = "3 coins\nShips all goods.\nUsed up\nHand (Altona)";
        assert_eq!(described(card(), &highlights), expected);
        highlights.open.push(ElementId::new("card", 8));
        highlights.chosen.insert(ElementId::new("card", 8), 2);
        let expected = "3 coins\nShips all goods.\nUsed up\nChosen 2 times\nCan be chosen\nHand (Altona)";
        assert_eq!(described(card(), &highlights), expected);
    }

    #[test]
    fn what_lies_face_down_says_so_and_where_and_no_more() {
        assert_eq!(described(card().back("back"), &Highlights::default()), "Face down\nHand (Altona)");
    }
}
