//! Applies differences between views in place. Only the pieces, choices and zones that changed are serialised.

use std::mem::{replace, take};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::delta::{Delta, DeltaMismatch, walk};
use crate::scene::{Layout, Piece, Scene, Zone, ZoneLayout};
use crate::view::View;

/// Applies a delta to a view, or creates the first view from it.
pub(super) fn patch(view: Option<View>, delta: Delta) -> Result<View, DeltaMismatch> {
    match (view, delta) {
        (_, Delta::New(value)) => read(value),
        (Some(mut view), delta) => patch_view(&mut view, delta).map(|()| view),
        (None, _) => Err(DeltaMismatch),
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, DeltaMismatch> {
    serde_json::from_value(value).map_err(|_| DeltaMismatch)
}

/// Patches any value by serialising and deserialising it.
fn plain<T: Serialize + DeserializeOwned>(old: &mut T, delta: Delta) -> Result<(), DeltaMismatch> {
    let mut value = serde_json::to_value(&*old).map_err(|_| DeltaMismatch)?;
    delta.apply(&mut value)?;
    *old = read(value)?;
    Ok(())
}

/// Removes and returns the delta of one field.
fn part(delta: &mut Delta, field: &str) -> Option<Delta> {
    match delta {
        Delta::Fields(changed) => changed.remove(field),
        _ => None,
    }
}

/// Returns whether no changes are left.
fn is_done(delta: &Delta) -> bool {
    matches!(delta, Delta::Fields(changed) if changed.is_empty())
}

/// Patches a list. The function `item` patches a single item.
fn list<T: DeserializeOwned>(
    old: &mut Vec<T>,
    delta: Delta,
    item: fn(&mut T, Delta) -> Result<(), DeltaMismatch>,
) -> Result<(), DeltaMismatch> {
    match delta {
        Delta::New(new) => *old = read(new)?,
        Delta::Items(changed) => {
            for (place, delta) in changed {
                item(old.get_mut(place).ok_or(DeltaMismatch)?, delta)?;
            }
        }
        Delta::Steps(steps) => walk(old, steps, item, read)?,
        Delta::Gone | Delta::Fields(_) => return Err(DeltaMismatch),
    }
    Ok(())
}

fn patch_view(view: &mut View, mut delta: Delta) -> Result<(), DeltaMismatch> {
    if let Some(delta) = part(&mut delta, "scene") {
        patch_scene(&mut view.scene, delta)?;
    }
    if let Some(delta) = part(&mut delta, "goals") {
        plain(&mut view.goals, delta)?;
    }
    if let Some(delta) = part(&mut delta, "heard") {
        list(&mut view.heard, delta, plain)?;
    }
    if let Some(delta) = part(&mut delta, "choices") {
        list(&mut view.choices, delta, plain)?;
    }
    if let Some(delta) = part(&mut delta, "obstacles") {
        list(&mut view.blocked_clicks, delta, plain)?;
    }
    if is_done(&delta) {
        return Ok(());
    }
    // Patch the remaining small fields without serialising the large ones.
    let scene = replace(&mut view.scene, Scene::new(view.observer));
    let (goals, heard) = (take(&mut view.goals), take(&mut view.heard));
    let (choices, blocked_clicks) = (take(&mut view.choices), take(&mut view.blocked_clicks));
    plain(view, delta)?;
    (view.scene, view.goals, view.heard) = (scene, goals, heard);
    (view.choices, view.blocked_clicks) = (choices, blocked_clicks);
    Ok(())
}

fn patch_scene(scene: &mut Scene, mut delta: Delta) -> Result<(), DeltaMismatch> {
    if let Delta::New(value) = delta {
        *scene = read(value)?;
        return Ok(());
    }
    if let Some(delta) = part(&mut delta, "zones") {
        list(&mut scene.zones, delta, patch_zone)?;
    }
    match part(&mut delta, "layouts") {
        // A scene without layouts omits the field.
        Some(Delta::Gone) => scene.layouts.clear(),
        Some(delta) => list(&mut scene.layouts, delta, patch_layout)?,
        None => {}
    }
    if is_done(&delta) {
        return Ok(());
    }
    let (zones, layouts) = (take(&mut scene.zones), take(&mut scene.layouts));
    plain(scene, delta)?;
    (scene.zones, scene.layouts) = (zones, layouts);
    Ok(())
}

fn patch_zone(zone: &mut Zone, mut delta: Delta) -> Result<(), DeltaMismatch> {
    if let Delta::New(value) = delta {
        *zone = read(value)?;
        return Ok(());
    }
    if let Some(delta) = part(&mut delta, "pieces") {
        list(&mut zone.pieces, delta, plain::<Piece>)?;
    }
    if is_done(&delta) {
        return Ok(());
    }
    let pieces = take(&mut zone.pieces);
    plain(zone, delta)?;
    zone.pieces = pieces;
    Ok(())
}

fn patch_layout(layout: &mut Layout, mut delta: Delta) -> Result<(), DeltaMismatch> {
    if let Some(delta) = part(&mut delta, "zones") {
        list(&mut layout.zones, delta, plain::<ZoneLayout>)?;
    }
    if is_done(&delta) {
        return Ok(());
    }
    plain(layout, delta)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::delta::between;
    use crate::scene::{ElementId, Observer, Rect, Shape, ZoneKind};
    use crate::seat::SeatSet;
    use crate::text::Text;
    use crate::tree::Tree;
    use crate::view::MomentId;
    use rondel::goals::Goals;

    const AREA: Rect = Rect::new(0.1, 0.2, 300.0, 200.0);

    pub(crate) fn zone(pieces: u32) -> Zone {
        let mut zone = Zone::new(ZoneKind::Row, AREA);
        let piece = |number| Piece::new(ElementId::new("piece", number), Shape::Card, AREA, Text::List(Vec::new()));
        zone.pieces = (0..pieces).map(piece).collect();
        zone
    }

    pub(crate) fn view(ply: usize, zones: Vec<Zone>) -> View {
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones = zones;
        View {
            place: MomentId { ply, moment: 0 },
            observer: Observer::Spectator,
            mover: None,
            turn: None,
            deciders: SeatSet::NONE,
            ends_turn: false,
            round: None,
            scene,
            goals: Goals::default(),
            heard: Vec::new(),
            prompt: None,
            choices: Vec::new(),
            blocked_clicks: Vec::new(),
            disabled_choices: Vec::new(),
            indirect_choices: Vec::new(),
            score: None,
        }
    }

    /// Checks that a delta, after serialisation, turns `old` into `new`.
    #[track_caller]
    fn becomes(old: &View, new: &View) {
        let delta = between(&Tree::of(old), &Tree::of(new)).expect("they differ");
        let sent = serde_json::to_string(&delta).expect("plain data");
        let patched = patch(Some(old.clone()), serde_json::from_str(&sent).expect("as sent"));
        assert_eq!(patched.as_ref(), Ok(new), "{sent}");
    }

    #[test]
    fn a_view_becomes_another_whatever_is_new_in_it() {
        let old = view(1, vec![zone(3), zone(2)]);
        let mut laid_out = old.clone();
        laid_out.scene.add_layout(&old.scene);
        let mut moved = laid_out.clone();
        moved.scene.zones[1].pieces[1].rect.x = 7.5;
        moved.scene.layouts[0].zones[1].pieces[1].x = 0.3;
        let mut renamed = moved.clone();
        renamed.scene.zones[0].title = Some(Text::verbatim("Cellar"));
        renamed.scene.backdrop = Some("sea");
        renamed.scene.layouts[0].width = 9.0;
        (renamed.round, renamed.prompt) = (Some(3), Some(Text::verbatim("What now?")));
        let all =
            [old, laid_out, moved, renamed, view(2, vec![zone(5), zone(2)]), view(3, vec![zone(1)]), view(4, vec![])];
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            if one != other {
                becomes(one, other);
            }
        }
        let first = Delta::New(serde_json::to_value(&all[0]).expect("plain data"));
        assert_eq!(patch(None, first).as_ref(), Ok(&all[0]));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let misfits = [
            r#"{"o":{"place":"x"}}"#,
            r#"{"o":{"place":{"=":3}}}"#,
            r#"{"o":{"scene":"x"}}"#,
            r#"{"o":{"scene":{"o":{"zones":{"i":{"7":{"=":null}}}}}}}"#,
            r#"{"o":{"scene":{"o":{"zones":{"s":[{"k":2}]}}}}}"#,
            r#"{"o":{"scene":{"o":{"zones":{"s":[{"n":[3]}]}}}}}"#,
            r#"{"o":{"scene":{"o":{"zones":{"i":{"0":{"o":{"pieces":"x"}}}}}}}}"#,
            r#"{"o":{"scene":{"o":{"zones":{"i":{"0":{"o":{"pieces":{"o":{}}}}}}}}}}"#,
            r#"{"o":{"choices":{"s":[{"n":[1]}]}}}"#,
            r#"{"o":{"choices":{"s":[{"c":"x"}]}}}"#,
            r#"{"o":{"nothing":{"o":{}}}}"#,
            r#"{"=":{}}"#,
            r#""x""#,
        ];
        for misfit in misfits {
            let delta = serde_json::from_str(misfit).expect("a delta");
            assert_eq!(patch(Some(view(1, vec![zone(1)])), delta), Err(DeltaMismatch), "{misfit}");
        }
        assert_eq!(patch(None, Delta::Fields(std::collections::BTreeMap::new())), Err(DeltaMismatch));
    }
}
