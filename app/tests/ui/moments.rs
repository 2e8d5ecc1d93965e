//! Visibility of events: each announcement leaves a trace, which the table paints.

use egui::{Context, FullOutput, Pos2, RawInput, Rect, vec2};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::journal::{Header, Player};
use rondel::scene::{self, Piece, Shape, Zone, ZoneKind};
use rondel::{
    Catalog, Dealer, ElementId, Flow, HeardAnnouncement, MomentId, Observer, Plugin, Scene, Seat, Session, Text, Turn,
    View, Weight, plugins,
};
use rondel_painter::icons::Icons;
use rondel_painter::table::TableView;
use rondel_painter::table::changes::SceneChange;
use rondel_painter::table::dwell_time::DwellTime;
use rondel_painter::theme;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Speed;

/// Removes from a scene everything that is not visible on the table: tooltips, spoken names, the meaning of clicks, and
/// the steps that the header shows.
fn visible(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    scene.phases = None;
    // The other layouts show the same pieces.
    scene.layouts.clear();
    for zone in &mut scene.zones {
        for piece in &mut zone.pieces {
            (piece.help, piece.stands_for, piece.only_seen) = (None, None, false);
            piece.name = Text::verbatim("");
        }
        for region in &mut zone.regions {
            region.help = None;
            region.fields.clear();
            region.neighbours.clear();
        }
    }
    scene
}

/// An observer and everything they have seen.
struct Onlooker {
    observer: Observer,
    table: TableView,
    scene: Scene,
}

/// Number of announcements with an effect, and how many of them left a trace.
#[derive(Debug, Default, PartialEq)]
struct Counted {
    effects: usize,
    seen: usize,
}

impl Onlooker {
    /// Processes a view.
    fn watch(&mut self, view: &View, catalog: &Catalog, counted: &mut Counted) {
        let changed = visible(&self.scene) != visible(&view.scene);
        let scene = ResolvedScene::new(&view.scene, catalog);
        let traces = self.table.traces_to(&scene, &view.heard);
        for told in view.heard.iter().filter(|told| changed || !told.flows.is_empty()) {
            counted.effects += 1;
            let seen = traces.of_told(told).any(|trace| self.table.shows(trace, &scene));
            counted.seen += usize::from(seen);
            assert!(seen, "{:?} at {:?}: no trace of {:?}", self.observer, view.place, catalog.say(&told.text));
            let weighs = told.is_wordless() || traces.weight() >= Some(told.weight);
            assert!(weighs, "{:?} weighs less than it is told to", catalog.say(&told.text));
        }
        assert!(
            !changed || !traces.all().is_empty(),
            "{:?} at {:?}: a change without a trace",
            self.observer,
            view.place
        );
        self.table.show_moment(scene, &view.heard, view.mover, 0.0, 0.0);
        self.scene = view.scene.clone();
    }
}

pub(crate) fn table_of(plugin: &'static Plugin, seed: u64) -> Session {
    let players = vec![Player::human(""); usize::from(plugin.players.1.min(3).max(plugin.players.0))];
    Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a table")
}

/// Watches the given number of turns between random bots, as every seat and as a spectator.
fn watch_turns(plugin: &'static Plugin, wanted: usize) -> Counted {
    let catalog = plugin.catalog("en").expect("words");
    let (mut counted, mut turns, mut luck) = (Counted::default(), 0, Dealer::seeded(1780));
    for seed in 0.. {
        let mut session = table_of(plugin, seed);
        let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator]);
        let mut onlookers: Vec<Onlooker> = observers
            .map(|observer| {
                let scene = session.scene(observer);
                Onlooker { observer, table: TableView::new(ResolvedScene::new(&scene, &catalog)), scene }
            })
            .collect();
        let mut mover = None;
        while let Turn::Decide(seat) = session.turn() {
            if mover != Some(seat) {
                turns += 1;
                mover = Some(seat);
            }
            if turns > wanted {
                return counted;
            }
            let choices = session.choices().len() as u32;
            session.play(luck.below(choices) as usize).expect("a listed choice is legal");
            let ply = session.plies().len();
            for onlooker in &mut onlookers {
                onlooker.table.clear_marks_of(seat);
                for moment in 0..session.moments(ply).map_or(0, <[_]>::len) {
                    let view = session.view(MomentId { ply, moment }, onlooker.observer).expect("a moment of the game");
                    onlooker.watch(&view, &catalog, &mut counted);
                }
            }
        }
    }
    counted
}

#[test]
fn every_announcement_with_an_effect_leaves_a_trace_whoever_looks() {
    let games = plugins().expect("each id once");
    games.into_par_iter().for_each(|(_, plugin)| {
        let counted = watch_turns(plugin, 100);
        assert_eq!(counted.seen, counted.effects, "{}", plugin.id);
        let tells = !matches!(plugin.id, "parish");
        assert!(!tells || counted.effects >= 100, "{} tells of {counted:?} only", plugin.id);
    });
}

const SUPPLY: ElementId = ElementId::new("supply", 0);
const STOCK: ElementId = ElementId::new("stock", 0);
const CARD: ElementId = ElementId::new("card", 0);
const NOWHERE: ElementId = ElementId::new("nowhere", 0);

/// Returns a scene with two distant piles of the given sizes.
fn two_piles(supply: u16, stock: u16) -> ResolvedScene {
    let pile = |id: ElementId, x: f32, count: u16| {
        let rect = scene::Rect::new(x, 400.0, 60.0, 60.0);
        Piece::new(id, Shape::Tile, rect, Text::verbatim(id.to_string())).icon("cross").count(count)
    };
    let mut table = Scene::new(Observer::Spectator);
    let area = scene::Rect::new(100.0, 300.0, 1400.0, 300.0);
    let piles = [pile(SUPPLY, 200.0, supply), pile(STOCK, 1300.0, stock)];
    table.zones.push(Zone::new(ZoneKind::Mat, area).with(piles));
    ResolvedScene::new(&table, &Catalog::new("en", []).expect("a locale"))
}

fn told(flows: Vec<Flow>, elements: Vec<ElementId>) -> HeardAnnouncement {
    HeardAnnouncement {
        text: Text::verbatim("something"),
        brief: None,
        elements,
        flows,
        weight: Weight::Small,
        non_player: None,
        by: None,
    }
}

/// Paints a table and returns its text with the height in pixels, and the time until the next requested frame.
struct Painter {
    ctx: Context,
    icons: Icons,
    plugin: &'static Plugin,
}

impl Painter {
    fn new() -> Self {
        let ctx = Context::default();
        theme::install(&ctx);
        let plugin = plugins().expect("each id once")["tic-tac-toe"];
        Self { ctx, icons: Icons::default(), plugin }
    }

    fn paint(&mut self, table: &mut TableView, now: f64) -> (Vec<(String, f32)>, f32) {
        // The space for the table in a window of 1280 × 720.
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(930.0, 660.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(now), ..RawInput::default() };
        let (icons, plugin) = (&mut self.icons, self.plugin);
        let FullOutput { shapes, viewport_output, mut textures_delta, .. } = self.ctx.run_ui(input, |ui| {
            table.ui(ui, plugin, icons, &Highlights::default(), None);
        });
        textures_delta.clear();
        let mut words = Vec::new();
        for shape in shapes {
            if let egui::Shape::Text(text) = shape.shape {
                let size = text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
                words.push((text.galley.text().to_owned(), size));
            }
        }
        let waits = viewport_output.values().map(|output| output.repaint_delay.as_secs_f32()).fold(f32::MAX, f32::min);
        (words, waits)
    }
}

fn says(words: &[(String, f32)], wanted: &str) -> bool {
    words.iter().any(|(words, _)| words == wanted)
}

#[test]
fn what_flies_is_counted_at_both_ends_and_the_old_number_stands_until_it_lands() {
    let mut painter = Painter::new();
    let mut table = TableView::new(two_piles(9, 3));
    let beer = Flow::of("nought", 2_u16).from(SUPPLY).to(STOCK);
    table.show_moment(two_piles(7, 5), &[told(vec![beer], Vec::new())], Some(Seat::new(0)), 1.0, 10.0);
    let (words, waits) = painter.paint(&mut table, 10.2);
    assert!(says(&words, "3") && says(&words, "9") && says(&words, "−2") && says(&words, "×2"), "{words:?}");
    assert!(!says(&words, "5") && waits < 0.1, "something flies");
    let (words, _) = painter.paint(&mut table, 11.0);
    assert!(says(&words, "5") && says(&words, "7") && says(&words, "+2") && !says(&words, "3"), "{words:?}");
    assert!(words.iter().filter(|(words, _)| words == "+2").any(|(_, size)| *size >= 14.0), "{words:?}");
    let (words, _) = painter.paint(&mut table, 14.0);
    assert!(says(&words, "5") && says(&words, "+2"), "the sum stays marked: {words:?}");
    let (_, waits) = painter.paint(&mut table, 14.1);
    assert!(waits > 60.0, "what came to rest asks for no frame, yet for one in {waits} s");
    table.clear_marks_of(Seat::new(1));
    assert!(says(&painter.paint(&mut table, 14.2).0, "+2"), "it was not theirs");
    table.clear_marks_of(Seat::new(0));
    assert!(!says(&painter.paint(&mut table, 14.3).0, "+2"));
}

#[test]
fn of_several_sums_at_one_thing_the_last_one_stands_and_no_number_is_covered() {
    let mut painter = Painter::new();
    let mut table = TableView::new(two_piles(9, 3));
    let gain = |count: u16| Flow::of("nought", count).from(SUPPLY).to(STOCK);
    table.show_moment(two_piles(7, 5), &[told(vec![gain(2)], Vec::new())], Some(Seat::new(0)), 1.0, 10.0);
    painter.paint(&mut table, 10.1);
    table.show_moment(two_piles(6, 6), &[told(vec![gain(1)], Vec::new())], Some(Seat::new(1)), 1.0, 20.0);
    painter.paint(&mut table, 20.1);
    let (words, _) = painter.paint(&mut table, 30.0);
    assert!(says(&words, "6") && says(&words, "+1"), "{words:?}");
    assert!(!says(&words, "+2") && !says(&words, "−2"), "what is older is a shape without a number: {words:?}");
}

#[test]
fn a_thing_that_shows_no_number_loses_none() {
    // For example, a shop that pays, or a card whose points go to its buyer.
    let shop = |stock| {
        let mut scene = two_piles(9, stock);
        for piece in scene.pieces.iter_mut().filter(|piece| piece.id == SUPPLY) {
            piece.count = None;
        }
        scene
    };
    let mut painter = Painter::new();
    let mut table = TableView::new(shop(3));
    let coins = Flow::of("nought", 2_u16).from(SUPPLY).to(STOCK);
    table.show_moment(shop(5), &[told(vec![coins], Vec::new())], Some(Seat::new(0)), 1.0, 10.0);
    for now in [10.2, 11.0, 14.0] {
        let (words, _) = painter.paint(&mut table, now);
        assert!(!says(&words, "−2"), "{now}: {words:?}");
        assert!(now < 11.0 || says(&words, "+2"), "{now}: {words:?}");
    }
}

#[test]
fn where_nothing_may_move_sums_and_rings_stand() {
    let mut painter = Painter::new();
    let mut table = TableView::new(two_piles(9, 3));
    let beer = Flow::of("nought", 2_u16).from(SUPPLY).to(STOCK);
    table.show_moment(two_piles(7, 5), &[told(vec![beer], Vec::new())], None, 0.0, 10.0);
    for now in [10.0, 11.0, 12.0, 13.0, 60.0] {
        let (words, waits) = painter.paint(&mut table, now);
        assert!(says(&words, "5") && says(&words, "+2") && says(&words, "−2") && !says(&words, "×2"), "{words:?}");
        // The wait is checked only in the last frame, because a window draws its first frames twice.
        assert!(now < 60.0 || waits > 60.0, "nothing moves, yet it waits {waits} s after {now}");
    }
    table.show_moment(two_piles(6, 5), &[], None, 0.0, 61.0);
    let (words, _) = painter.paint(&mut table, 62.0);
    assert!(says(&words, "−1") && !says(&words, "+2"), "{words:?}");
}

#[test]
fn sums_add_up_over_the_decisions_of_a_turn() {
    let mut painter = Painter::new();
    let mut table = TableView::new(two_piles(9, 3));
    for stock in 4..=6 {
        table.show_moment(two_piles(9, stock), &[], Some(Seat::new(1)), 0.5, f64::from(stock));
    }
    let (words, _) = painter.paint(&mut table, 20.0);
    assert!(says(&words, "+3"), "{words:?}");
    table.show_moment(two_piles(9, 3), &[], Some(Seat::new(1)), 0.5, 21.0);
    assert!(!says(&painter.paint(&mut table, 25.0).0, "+3"), "what came and went again is no gain");
}

#[test]
fn a_trace_belongs_to_what_was_told_of_it() {
    let table = TableView::new(two_piles(9, 3));
    let after = two_piles(9, 4);
    let heard = [
        told(vec![Flow::of("nought", 1_u16).to(NOWHERE)], Vec::new()),
        told(Vec::new(), vec![SUPPLY, CARD]),
        told(Vec::new(), vec![CARD]),
    ];
    let traces = table.traces_to(&after, &heard);
    let of = |place: usize| -> Vec<SceneChange> { traces.of_told(&heard[place]).copied().collect() };
    assert_eq!(of(0), [SceneChange::Flew(heard[0].flows[0])]);
    assert_eq!(of(1), [SceneChange::Named(SUPPLY)]);
    assert_eq!(of(2), [SceneChange::Counted(STOCK, 1)], "what names nothing on the table has all that changed");
    assert!(traces.all().iter().all(|trace| table.shows(trace, &after)));
    assert!(table.traces_to(&two_piles(9, 3), &[]).weight().is_none());
}

/// Returns the changes of a moment with the given weight.
fn weighing(weight: Weight) -> rondel_painter::table::changes::SceneChanges {
    let table = TableView::new(two_piles(9, 3));
    table.traces_to(&two_piles(8, 4), &[HeardAnnouncement { weight, ..told(Vec::new(), vec![STOCK]) }])
}

#[test]
fn the_time_a_moment_is_shown_follows_its_weight() {
    let mut pace = DwellTime::default();
    let nothing = TableView::new(two_piles(9, 3)).traces_to(&two_piles(9, 3), &[]);
    let weights = [Weight::Small, Weight::Usual, Weight::Great].map(weighing);
    let mut seconds = |traces, speed| {
        pace.rest();
        pace.seconds(traces, Some(Seat::new(0)), speed)
    };
    for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
        assert!(seconds(&nothing, speed) <= 0.0);
        let [small, usual, great] = [0, 1, 2].map(|place| seconds(&weights[place], speed));
        assert!(0.0 < small && small < usual && usual < great, "{speed:?}: {small}, {usual}, {great}");
        assert!(seconds(&weights[1], Speed::None) <= 0.0);
    }
}

#[test]
fn a_turn_of_many_decisions_is_watched_in_seventeen_seconds() {
    for (weight, count) in [(Weight::Small, 33), (Weight::Usual, 33), (Weight::Great, 7)] {
        let mut pace = DwellTime::default();
        let traces = weighing(weight);
        let shown: Vec<f32> = (0..count).map(|_| pace.seconds(&traces, Some(Seat::new(2)), Speed::Normal)).collect();
        let all: f32 = shown.iter().sum();
        assert!(all <= 17.0, "{count} of {weight:?} take {all} s");
        assert!(shown.iter().all(|seconds| *seconds >= 0.1), "{weight:?} is shown in {shown:?}");
        let next = pace.seconds(&traces, Some(Seat::new(0)), Speed::Normal);
        assert!((next - shown[0]).abs() < 1e-6, "the next turn begins at leisure");
    }
}
