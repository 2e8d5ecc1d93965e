//! Finds the pieces that one seat sees and another does not.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rustc_hash::FxBuildHasher;

use super::summary::{brief, words};
use crate::scene::{ElementId, Piece, Scene, Shape, Tone, Zone, ZoneKind};
use crate::seat::Seat;
use crate::text::Text;

/// A part of the table, as seen by the seat that sees it face up: the pieces in a zone that have the same kind,
/// colour and number of marks (badges). A chosen card is therefore distinguished from the rest of the hand even
/// if it differs only in a mark.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct HiddenPlace {
    zone: ZoneKind,
    of: Option<Seat>,
    title: Option<String>,
    at: (i32, i32),
    kind: &'static str,
    tone: Tone,
    marks: usize,
}

impl std::fmt::Display for HiddenPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the {} in the {}", self.kind, self.zone.name())?;
        if let Some(title) = &self.title {
            write!(f, " `{title}`")?;
        }
        match self.of {
            Some(owner) => write!(f, " of {owner}"),
            None => write!(f, " at {:?}", self.at),
        }
    }
}

impl HiddenPlace {
    fn of(zone: &Zone, piece: &Piece) -> Self {
        Self {
            zone: zone.kind,
            of: zone.owner,
            title: title(zone).map(str::to_owned),
            at: (zone.rect.x as i32, zone.rect.y as i32),
            kind: piece.id.kind,
            tone: piece.tone,
            marks: piece.face.badges.len(),
        }
    }

    /// Returns a name for the kind of place, regardless of owner and position.
    pub(super) fn sort(&self) -> String {
        format!("{} in the {} `{}`", self.kind, self.zone.name(), self.title.as_deref().unwrap_or_default())
    }
}

fn title(zone: &Zone) -> Option<&str> {
    match zone.title.as_ref()? {
        Text::Message { key, .. } => Some(key),
        _ => None,
    }
}

/// The pieces in one place that an observer does not see.
#[derive(Debug, Default)]
pub(super) struct Lying<'a> {
    pieces: Vec<&'a Piece>,
    /// Whether the observer sees the place face down.
    pub(super) face_down: bool,
}

impl Lying<'_> {
    /// Returns whether both places contain the same pieces with the same faces, in any order and position.
    pub(super) fn is_as(&self, other: &Self) -> bool {
        fn sorted<'a>(lying: &Lying<'a>) -> Vec<&'a Piece> {
            let mut pieces = lying.pieces.clone();
            pieces.sort_by_key(|piece| piece.id);
            pieces
        }
        let same = |(one, other): (&Piece, &Piece)| {
            one.id == other.id && one.name == other.name && one.face == other.face && one.count == other.count
        };
        self.pieces.len() == other.pieces.len() && sorted(self).into_iter().zip(sorted(other)).all(same)
    }

    /// Collects the ids, names and titles of the pieces.
    pub(super) fn words(&self, into: &mut BTreeSet<String>) {
        for piece in &self.pieces {
            into.insert(piece.id.to_string());
            [Some(&piece.name), piece.face.title.as_ref()].into_iter().flatten().for_each(|text| words(text, into));
        }
    }

    /// Returns a description of the face of each piece, without marks.
    pub(super) fn faces(&self) -> impl Iterator<Item = String> {
        self.pieces.iter().map(|piece| {
            let (name, face, count) = (brief(&piece.name), &piece.face, piece.count);
            let title = face.title.as_ref().map(brief).unwrap_or_default();
            let icons = [face.icon.unwrap_or_default(), &title].join(" ");
            let lines = if face.lines.is_empty() { String::new() } else { format!(" {:?}", face.lines) };
            let count = count.map(|count| format!(" ×{count}")).unwrap_or_default();
            format!("{name}{} {}{lines}{count}", if icons.trim().is_empty() { "" } else { "," }, icons.trim())
        })
    }
}

/// Returns, by place, the pieces that the seat with the view `own` sees and the seat with the view `other` does
/// not. Differences in marks or help texts are ignored.
pub(super) fn unseen<'a>(own: &'a Scene, other: &Scene) -> BTreeMap<HiddenPlace, Lying<'a>> {
    hidden(own, other, false)
}

/// Like [`unseen`], but also includes each piece that may be one of the face-down pieces of a zone in the view
/// `other`, although that view also shows it face up in a different zone. For example, the other seat sees all
/// cards of an open hand, but cannot know which of them was played face down.
pub(super) fn unseen_or_elsewhere<'a>(own: &'a Scene, other: &Scene) -> BTreeMap<HiddenPlace, Lying<'a>> {
    hidden(own, other, true)
}

/// Compares each piece that is alone in its hidden place with the pieces of the same owner and kind in every other
/// hidden place. Returns the comparisons in which the id of the single piece is the lowest or the highest.
pub(super) fn ranks(places: &BTreeMap<HiddenPlace, Lying<'_>>) -> Vec<(String, &'static str)> {
    let mut ranks = Vec::new();
    for (place, lying) in places {
        let ([piece], Some(owner)) = (lying.pieces.as_slice(), place.of) else { continue };
        for (other, others) in places {
            if other == place || (other.of, other.kind) != (Some(owner), place.kind) {
                continue;
            }
            let name = || format!("{} beside {}", place.sort(), other.sort());
            if others.pieces.iter().all(|other| piece.id < other.id) {
                ranks.push((name(), "the lowest"));
            }
            if others.pieces.iter().all(|other| piece.id > other.id) {
                ranks.push((name(), "the highest"));
            }
        }
    }
    ranks
}

/// Returns the names of pieces that are face up and alone in their zone, such as a turned-up card.
pub(super) fn single_faces(view: &Scene) -> Vec<String> {
    /// Maximum number of names.
    const MAX: usize = 4;
    let single = view.zones.iter().filter_map(|zone| match zone.pieces.as_slice() {
        [piece] if piece.face.back.is_none() => Some(format!("{} {}", piece.id, brief(&piece.name))),
        _ => None,
    });
    single.take(MAX).collect()
}

fn hidden<'a>(own: &'a Scene, other: &Scene, elsewhere: bool) -> BTreeMap<HiddenPlace, Lying<'a>> {
    let seen: HashMap<ElementId, &Piece, FxBuildHasher> = other.pieces().map(|piece| (piece.id, piece)).collect();
    let closed: BTreeSet<ElementId> =
        own.pieces().filter(|piece| piece.face.back.is_some()).map(|piece| piece.id).collect();
    // A back hides only pieces of its own shape: the back of a card does not hide a total next to it.
    let mut backs: Vec<(ZoneKind, Option<Seat>, Option<&str>, Shape)> = Vec::new();
    for zone in &other.zones {
        // Pieces that are also face down in the view `own`, such as a pile, hide nothing that the seat with this
        // view knows.
        let hides = |piece: &&Piece| piece.face.back.is_some() && !closed.contains(&piece.id);
        backs.extend(zone.pieces.iter().filter(hides).map(|piece| (zone.kind, zone.owner, title(zone), piece.shape)));
    }
    let mut lying: BTreeMap<HiddenPlace, Lying<'a>> = BTreeMap::new();
    for zone in &own.zones {
        for piece in zone.pieces.iter().filter(|piece| piece.face.back.is_none()) {
            let on_a_back = || backs.contains(&(zone.kind, zone.owner, title(zone), piece.shape));
            let face_down = match seen.get(&piece.id) {
                None => on_a_back(),
                Some(same) if same.face.back.is_some() || same.count != piece.count => true,
                Some(same) if looks_as(piece, same) => {
                    if !elsewhere || !on_a_back() {
                        continue;
                    }
                    true
                }
                Some(_) => false,
            };
            let place = lying.entry(HiddenPlace::of(zone, piece)).or_default();
            place.pieces.push(piece);
            place.face_down |= face_down;
        }
    }
    lying
}

/// Returns whether two pieces look the same, except for marks.
fn looks_as(piece: &Piece, other: &Piece) -> bool {
    let (face, others) = (&piece.face, &other.face);
    piece.name == other.name
        && (face.icon, &face.title, &face.lines) == (others.icon, &others.title, &others.lines)
        && piece.count == other.count
}
