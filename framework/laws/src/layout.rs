//! Law 6 for the layout of a table: regions, their neighbours, and collapsible zones.

use std::collections::{BTreeMap, BTreeSet};

use super::{Breach, Law, holds, summary};
use crate::scene::{ElementId, Layout, Rect, Region, Scene};

/// Checks that region ids are unique, that regions are on the table, that their fields are pieces, that neighbours
/// list each other, and that collapsible zones fold into pieces of zones that are always open.
pub(super) fn check(scene: &Scene, is_thing: impl Fn(&ElementId) -> bool) -> Result<(), Breach> {
    check_folds(scene)?;
    scene.layouts.iter().try_for_each(|layout| check_shape(scene, layout))?;
    let mut regions: BTreeMap<ElementId, &Region> = BTreeMap::new();
    for region in scene.zones.iter().flat_map(|zone| &zone.regions) {
        let named_twice = regions.insert(region.id, region).is_some() || is_thing(&region.id);
        holds(Law::Words, !named_twice, || format!("{} is the id of a region and of another element", region.id))?;
        check_outline(region, scene.bounds())?;
        for field in &region.fields {
            holds(Law::Words, is_thing(field), || format!("{field}, a field of {}, is not on the table", region.id))?;
        }
    }
    for region in regions.values() {
        for id in &region.neighbours {
            let neighbour = regions.get(id);
            holds(Law::Words, neighbour.is_some(), || format!("{} borders on {id}, which is not a region", region.id))?;
            let known = neighbour.is_some_and(|neighbour| neighbour.neighbours.contains(&region.id));
            holds(Law::Words, known, || format!("{} borders on {id}, but {id} does not border on it", region.id))?;
        }
    }
    Ok(())
}

/// Checks that a layout for a different table shape has the same pieces, all of them on the table.
fn check_shape(scene: &Scene, layout: &Layout) -> Result<(), Breach> {
    let table = layout.bounds();
    let shape = || format!("the table of {} × {}", layout.width, layout.height);
    holds(Law::Words, scene.fits(layout), || format!("{} does not have the same elements as the scene", shape()))?;
    for (zone, placed) in scene.zones.iter().zip(&layout.zones) {
        holds(Law::Words, table.holds(&placed.rect), || {
            format!("{} lies outside {}: {}", summary::zone(zone), shape(), placed.rect)
        })?;
        for (piece, rect) in zone.pieces.iter().zip(&placed.pieces) {
            holds(Law::Words, table.holds(rect), || format!("{} lies outside {}: {rect}", piece.id, shape()))?;
        }
        for (region, (outline, label)) in zone.regions.iter().zip(&placed.regions) {
            let on_table = outline.iter().chain([label]).all(|(x, y)| table.holds(&Rect::new(*x, *y, 0.0, 0.0)));
            holds(Law::Words, on_table, || format!("{} lies outside {}", region.id, shape()))?;
        }
    }
    Ok(())
}

fn check_outline(region: &Region, table: Rect) -> Result<(), Breach> {
    let on_table = |(x, y): (f32, f32)| table.holds(&Rect::new(x, y, 0.0, 0.0));
    let corners = &region.outline;
    holds(Law::Words, corners.len() >= 3, || format!("{} has {} corners", region.id, corners.len()))?;
    if let Some(outside) = corners.iter().find(|corner| !on_table(**corner)) {
        holds(Law::Words, false, || format!("a corner of {} lies outside the table: {outside:?}", region.id))?;
    }
    holds(Law::Words, on_table(region.label), || {
        format!("the name of {} lies outside the table: {:?}", region.id, region.label)
    })
}

fn check_folds(scene: &Scene) -> Result<(), Breach> {
    let lying_open = scene.zones.iter().filter(|zone| zone.folded_into.is_none());
    let mut open: Option<BTreeSet<ElementId>> = None;
    for (zone, thing) in scene.zones.iter().filter_map(|zone| Some((zone, zone.folded_into?))) {
        let open = open
            .get_or_insert_with(|| lying_open.clone().flat_map(|zone| &zone.pieces).map(|piece| piece.id).collect());
        holds(Law::Words, open.contains(&thing), || {
            format!("{} folds into {thing}, which is not in a zone that is always open", summary::zone(zone))
        })?;
    }
    Ok(())
}
