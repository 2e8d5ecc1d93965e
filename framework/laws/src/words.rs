//! Law 6: texts and clickable elements.

use std::collections::{BTreeSet, HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use super::{Breach, Law, Position, Views, holds, layout, summary};
use crate::catalog::Catalog;
use crate::dealer::Announcement;
use crate::ruleset::Stage;
use crate::scene::{Choice, ElementId, Group, Inline, Piece, Scene, UsageHint};
use crate::seat::Seat;
use crate::text::Text;
use crate::turn::Turn;
use rondel_stage::goals::Goals;

/// A checker for law 6. Valid texts are cached, because most of them recur at the next ply.
pub(super) struct TextCheck<'a> {
    catalogs: &'a [Catalog],
    good: HashSet<Text, FxBuildHasher>,
    said: HashMap<Text, Vec<String>, FxBuildHasher>,
    elements: HashSet<ElementId, FxBuildHasher>,
    /// The errors found in texts so far, collected so that the author gets all errors in one report.
    missing: BTreeSet<String>,
    /// The views at the previous check. Most of their content is unchanged.
    before: Option<Views>,
}

impl<'a> TextCheck<'a> {
    /// Maximum number of cached texts.
    const LIMIT: usize = 200_000;

    pub(super) fn new(catalogs: &'a [Catalog]) -> Self {
        let (good, said, elements) = (HashSet::default(), HashMap::default(), HashSet::default());
        Self { catalogs, good, said, elements, missing: BTreeSet::new(), before: None }
    }

    /// Returns an error if any invalid text was found since the last call.
    pub(super) fn all_said(&mut self) -> Result<(), Breach> {
        let missing = std::mem::take(&mut self.missing);
        holds(Law::Words, missing.is_empty(), || missing.into_iter().collect::<Vec<_>>().join("; "))
    }

    /// Checks law 6 for the usage hints.
    pub(super) fn read_uses(&mut self, uses: &[UsageHint]) {
        self.read_all(uses.iter().map(|usual| &usual.text));
    }

    /// Checks law 6 for announcements.
    pub(super) fn hear(&mut self, heard: &[Announcement]) {
        for announcement in heard {
            self.read(&announcement.text);
            self.read_all(&announcement.brief);
            if let Some((_, whisper)) = &announcement.private {
                self.read(whisper);
            }
        }
    }

    /// Checks law 6 at one position, and keeps its views if they are valid.
    pub(super) fn check<R: Stage>(&mut self, position: &Position<'_, R>, views: Views) -> Result<(), Breach> {
        self.check_all(position, &views)?;
        self.before = Some(views);
        Ok(())
    }

    /// Checks law 6 for the tables at a moment at which no seat decides, and keeps the views if they are valid.
    pub(super) fn check_tables(&mut self, views: Views) -> Result<(), Breach> {
        self.check_views(&views, None)?;
        self.before = Some(views);
        Ok(())
    }

    fn check_all<R: Stage>(&mut self, position: &Position<'_, R>, views: &Views) -> Result<(), Breach> {
        let rules = position.rules;
        for sheet in [rules.score_sheet(position.state), rules.decisive_score(position.state)] {
            let columns = position.seats.count() + sheet.others.len();
            for heading in &sheet.others {
                self.read(heading);
            }
            for (line, points) in &sheet.lines {
                self.read(line);
                holds(Law::Words, points.len() == columns, || {
                    format!("a line of the score sheet has {} numbers, but there are {columns} columns", points.len())
                })?;
            }
        }
        for view in views.all() {
            self.read_goals(&view.goals);
        }
        for seat in position.seats.each() {
            self.read(&rules.seat_name(seat));
            for part in rules.estimate_parts(position.state, seat) {
                self.read(&part.text.with("count", 2));
            }
        }
        match position.turn {
            Turn::Decide(seat) => {
                self.check_views(views, Some(seat))?;
                self.check_decision(position)
            }
            Turn::Over(outcome) => {
                self.read(&Text::new(outcome.reason()));
                self.check_views(views, None)
            }
        }
    }

    fn read_goals(&mut self, goals: &Goals) {
        self.read_all(&goals.others);
        for goal in &goals.list {
            self.read(&goal.text);
            self.read_all(&goal.last_step);
            self.read_all(&goal.until_then);
        }
    }

    /// Checks the public view and the views of all seats. The view of the deciding seat is checked last, so that
    /// its elements remain recorded.
    fn check_views(&mut self, views: &Views, decides: Option<Seat>) -> Result<(), Breach> {
        let before = self.before.take();
        self.check_scene(&views.public.scene, before.as_ref().map(|before| &before.public.scene))?;
        let mut seats: Vec<usize> = (0..views.seats.len()).collect();
        seats.sort_by_key(|seat| decides.is_some_and(|decides| decides.index() == *seat));
        for seat in seats {
            let before = before.as_ref().and_then(|before| before.seats.get(seat));
            self.check_scene(&views.seats[seat].scene, before.map(|before| &before.scene))?;
        }
        Ok(())
    }

    fn check_decision<R: Stage>(&mut self, position: &Position<'_, R>) -> Result<(), Breach> {
        let rules = position.rules;
        self.read(&rules.prompt(position.state));
        let choices: Vec<Choice> = position.legal.iter().map(|action| rules.choice(position.state, *action)).collect();
        for choice in &choices {
            self.read(&choice.label);
            for target in &choice.targets {
                holds(Law::Words, self.elements.contains(target), || {
                    format!("`{}` is clicked on {target}, which is not on the table", summary::brief(&choice.label))
                })?;
            }
        }
        for blocked in rules.blocked_clicks(position.state) {
            self.read(&blocked.reason);
            holds(Law::Words, self.elements.contains(&blocked.element), || {
                format!("a blocked click is on {}, which is not on the table", blocked.element)
            })?;
        }
        for disabled in rules.disabled_choices(position.state) {
            self.read(&disabled.label);
            self.read(&disabled.reason);
            holds(Law::Words, choices.iter().all(|choice| choice.label != disabled.label), || {
                format!("`{}` is both a choice and a disabled choice", summary::brief(&disabled.label))
            })?;
        }
        for indirect in rules.indirect_choices(position.state) {
            self.read(&indirect.cost);
            holds(Law::Words, self.elements.contains(&indirect.element), || {
                format!("an indirect choice is on {}, which is not on the table", indirect.element)
            })?;
            let first = choices.get(indirect.first);
            holds(Law::Words, first.is_some_and(|choice| choice.group != Group::Pass), || {
                format!("an indirect choice begins with choice {}, which is not an action", indirect.first)
            })?;
        }
        self.labels_differ(&choices)
    }

    /// Checks law 6 for the prompt and the choices of a decision whose table is not laid out.
    pub(super) fn read_choices(&mut self, prompt: &Text, choices: &[Choice]) -> Result<(), Breach> {
        self.read(prompt);
        self.read_all(choices.iter().map(|choice| &choice.label));
        self.labels_differ(choices)
    }

    /// Checks that every element has a unique id and is on the table, and that every text of the scene has a message.
    fn check_scene(&mut self, scene: &Scene, before: Option<&Scene>) -> Result<(), Breach> {
        self.elements.clear();
        let table = scene.bounds();
        if let Some(phases) = &scene.phases {
            holds(Law::Words, phases.current < phases.steps.len(), || {
                format!(
                    "the current step of {} is {} of {}",
                    summary::brief(&phases.title),
                    phases.current,
                    phases.steps.len()
                )
            })?;
            self.read(&phases.title);
            self.read_all(phases.steps.iter().flat_map(|step| [&step.name, &step.help]));
        }
        for (index, zone) in scene.zones.iter().enumerate() {
            holds(Law::Words, table.holds(&zone.rect), || {
                format!("{} lies outside the table: {}", summary::zone(zone), zone.rect)
            })?;
            self.read_all(&zone.title);
            let (known, regions) = before
                .and_then(|before| before.zones.get(index))
                .map_or((&[][..], &[][..]), |zone| (&zone.pieces, &zone.regions));
            for (place, region) in zone.regions.iter().enumerate() {
                if regions.get(place) != Some(region) {
                    self.read(&region.name);
                    self.read_all(region.help.iter().map(|help| &help.text));
                }
            }
            for (place, piece) in zone.pieces.iter().enumerate() {
                holds(Law::Words, self.elements.insert(piece.id), || format!("{} is on the table twice", piece.id))?;
                if known.get(place) != Some(piece) {
                    holds(Law::Words, table.holds(&piece.extent()), || {
                        format!("{} in {} lies outside the table: {}", piece.id, summary::zone(zone), piece.extent())
                    })?;
                    holds(Law::Words, piece.has_its_border(), || {
                        format!(
                            "{} is a {:?} without a border: make it with `Piece::polygon` or `Piece::line_through`",
                            piece.id, piece.shape
                        )
                    })?;
                    self.read_piece(piece);
                }
            }
        }
        layout::check(scene, |id| self.elements.contains(id))
    }

    fn read_piece(&mut self, piece: &Piece) {
        self.read(&piece.name);
        let face = &piece.face;
        self.read_all(face.title.iter().chain(piece.help.iter().map(|help| &help.text)));
        let inlines = face.lines.iter().flatten().chain(face.badges.iter().flat_map(|badge| &badge.inlines));
        for inline in inlines {
            if let Inline::Text(text) = inline {
                self.read(text);
            }
        }
    }

    fn read_all<'t>(&mut self, texts: impl IntoIterator<Item = &'t Text>) {
        for text in texts {
            self.read(text);
        }
    }

    /// Records errors in a text. The game continues, so that the author gets all errors in one report.
    fn read(&mut self, text: &Text) {
        if self.good.contains(text) {
            return;
        }
        let faults: Vec<String> = self.catalogs.iter().flat_map(|catalog| catalog.faults(text)).collect();
        if !faults.is_empty() {
            self.missing.extend(faults);
            return;
        }
        if self.good.len() >= Self::LIMIT {
            self.good.clear();
        }
        self.good.insert(text.clone());
    }

    /// Checks that no two choices of a decision have the same label in any language.
    fn labels_differ(&mut self, choices: &[Choice]) -> Result<(), Breach> {
        for inline in choices.iter().flat_map(|choice| &choice.face) {
            if let Inline::Text(text) = inline {
                self.read(text);
            }
        }
        if !self.missing.is_empty() {
            return Ok(());
        }
        if self.said.len() >= Self::LIMIT {
            self.said.clear();
        }
        let mut labels = HashSet::with_capacity_and_hasher(choices.len(), FxBuildHasher);
        for choice in choices {
            holds(Law::Words, labels.insert(&choice.label), || called_alike(choices, &choice.label))?;
            if !self.said.contains_key(&choice.label) {
                let words = self.catalogs.iter().map(|catalog| catalog.say(&choice.label)).collect();
                self.said.insert(choice.label.clone(), words);
            }
        }
        for (index, catalog) in self.catalogs.iter().enumerate() {
            let mut spoken = HashSet::with_capacity_and_hasher(choices.len(), FxBuildHasher);
            for choice in choices {
                let words = self.said[&choice.label][index].as_str();
                holds(Law::Words, !words.trim().is_empty(), || {
                    format!("{}: a choice has an empty label", catalog.language())
                })?;
                holds(Law::Words, spoken.insert(words), || {
                    let alike =
                        choices.iter().filter(|other| self.said[&other.label][index] == words).map(summary::choice);
                    let alike: Vec<String> = alike.collect();
                    format!("{}: several choices have the label `{words}`: {}", catalog.language(), alike.join(" and "))
                })?;
            }
        }
        Ok(())
    }
}

/// Returns a message that lists the choices with this label.
fn called_alike(choices: &[Choice], label: &Text) -> String {
    let alike: Vec<String> = choices.iter().filter(|choice| choice.label == *label).map(summary::choice).collect();
    format!("several choices have the same label; add a placeholder that distinguishes them: {}", alike.join(" and "))
}
