//! The real window without a screen, driven by what a screen reader would read.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, HarnessBuilder};
use rondel::Turn;
use rondel_games as _;
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

/// A window over a folder of its own; everything that moves by itself stands still or is done at once.
pub(crate) fn window(root: &Path, file: Option<&Path>) -> Harness<'static, Shell> {
    window_with(root, file, r#"{"language":"en","speed":"none","forced":false,"theme":"light"}"#)
}

/// As [`window`], with settings of one's choice.
pub(crate) fn window_with(root: &Path, file: Option<&Path>, settings: &str) -> Harness<'static, Shell> {
    let mut window = window_at_pace(root, file, settings, 0.25);
    window.run();
    window
}

/// As [`window_with`], with so many seconds from frame to frame; bots may be playing still.
pub(crate) fn window_at_pace(root: &Path, file: Option<&Path>, settings: &str, frame: f32) -> Harness<'static, Shell> {
    if std::fs::create_dir_all(root).is_ok() {
        // The coach is for those who want it: it thinks, and says so in place of the log.
        let settings = if settings.contains("coach") {
            settings.to_owned()
        } else {
            settings.replacen('{', r#"{"coach":false,"#, 1)
        };
        std::fs::write(root.join("settings.json"), settings).expect("settings can be written");
    }
    let start = Start {
        store: Store::at(root),
        opens: file.map_or(Opens::Home, |file| Opens::File(file.to_owned())),
        seed: Some(1780),
    };
    let mut window = unbuilt().with_step_dt(frame).build_eframe(|cc| Shell::new(&cc.egui_ctx, start));
    window.run_ok();
    window
}

/// The window before there is anything in it. It has frames enough to come to rest in, threads' answers among them.
pub(crate) fn unbuilt() -> HarnessBuilder<Shell> {
    Harness::builder().with_size([1600.0, 900.0]).with_wait_for_pending_images(false).with_max_steps(24)
}

/// Whether the window comes to rest: whatever is done asks for no further frame, the last call of a thread that has answered
/// aside, which may come a moment after its answer was drawn. What asks for frame after frame never rests.
pub(crate) fn comes_to_rest(window: &mut Harness<'static, Shell>) -> bool {
    (0..400).any(|_| {
        window.step();
        let rests = !window.ctx.has_requested_repaint();
        std::thread::sleep(Duration::from_millis(5));
        rests
    })
}

/// Clicks what is called so.
pub(crate) fn click(window: &mut Harness<'static, Shell>, label: &str) {
    let called: Vec<_> = window.query_all_by_label(label).collect();
    let answers = |role| matches!(role, Role::Button | Role::ComboBox | Role::CheckBox | Role::RadioButton);
    let found = called.iter().find(|node| answers(node.accesskit_node().role())).or(called.first());
    found.unwrap_or_else(|| panic!("nothing is called `{label}`")).click_accesskit();
    window.run();
}

/// What is said while games are played with content of a person's own.
const ON_TRIAL: &str = "Testing the cards in these files over a few hundred games …";

/// Draws frames until content of a person's own was played with.
pub(crate) fn wait_for_trial(window: &mut Harness<'static, Shell>) {
    while window.query_by_label(ON_TRIAL).is_some() {
        window.step();
        std::thread::yield_now();
    }
    window.run();
}

/// Begins a game of two persons.
pub(crate) fn begin(window: &mut Harness<'static, Shell>, title: &str, second_seat: &str) {
    click(window, title);
    click(window, &format!("Who plays {second_seat}"));
    click(window, "Human");
    click(window, "Start");
}

/// Takes one decision: uncovers the table where it is covered, else takes the choice that `pick` names among so many.
pub(crate) fn decide(window: &mut Harness<'static, Shell>, pick: &mut impl FnMut(usize) -> usize) {
    let play = window.state().play().expect("a game is on the table");
    if play.covered() {
        assert!(play.choice_labels().is_empty(), "a covered table tells no choices");
        click(window, "I’m ready");
        return;
    }
    let labels = play.choice_labels();
    assert!(!labels.is_empty(), "a person who decides has a choice");
    let label = labels[pick(labels.len())].clone();
    click(window, &label);
}

/// Plays until the game is over; gives how many decisions it took.
pub(crate) fn play_out(window: &mut Harness<'static, Shell>, mut pick: impl FnMut(usize) -> usize) -> usize {
    for _ in 0..20_000 {
        let session = window.state().play().expect("a game is on the table").held().session().expect("held here");
        if let Turn::Over(_) = session.turn() {
            return session.plies().len();
        }
        decide(window, &mut pick);
    }
    panic!("the game does not end");
}

/// Picks anything, the same in every run.
pub(crate) fn anything(seed: u64) -> impl FnMut(usize) -> usize {
    let mut luck = rondel::Dealer::seeded(seed);
    move |count| luck.below(count as u32) as usize
}
