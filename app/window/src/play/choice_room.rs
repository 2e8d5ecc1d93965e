//! The room that the list of choices needs.

use rondel::scene::Group;
use rondel_presenter::choices::GROUPS;

use super::choices::{LIST, folds_at_first};
use super::view::GameView;

/// Returns the heights in points that the choices need before anything is clicked or expanded: the list, and the choices
/// below it that pass or end a step.
pub(super) fn heights(game: &GameView) -> [f32; 2] {
    /// Height of a choice with one and with two lines, and of the title or heading of a group, with their margins.
    const ROWS: [f32; 2] = [39.0, 57.0];
    const TITLE: f32 = 35.0;
    /// Number of letters that fit into a line in any case.
    const LINE: usize = 24;
    let choices = &game.reading.choices;
    let row = |place: &usize| ROWS[usize::from(choices[*place].label.chars().count() > LINE)];
    let has_main = choices.iter().any(|choice| choice.group == Group::Main);
    let of_group = |group: Group| -> f32 {
        let places: Vec<usize> =
            choices.iter().enumerate().filter(|(_, choice)| choice.group == group).map(|(place, _)| place).collect();
        match folds_at_first(game, (group, &places), has_main) {
            _ if places.is_empty() => 0.0,
            // A selection on the table lists the choices of a collapsed group, which can be scrolled.
            Some(true) => LIST.max(TITLE),
            _ if group == Group::Main => places.iter().map(row).sum(),
            _ => TITLE + places.iter().map(row).sum::<f32>(),
        }
    };
    let listed: f32 = GROUPS.into_iter().filter(|group| *group != Group::Pass).map(of_group).sum();
    let unavailable = ROWS[1] * game.reading.disabled_choices.len() as f32;
    [TITLE + listed + unavailable, of_group(Group::Pass)]
}
