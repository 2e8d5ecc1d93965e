//! Helpers for driving the real window without a screen, through the accessibility tree.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, HarnessBuilder};
use rondel::Turn;
use rondel_games as _;
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

/// Opens a window with its own data folder. Animations are disabled.
pub(crate) fn window(root: &Path, file: Option<&Path>) -> Harness<'static, Shell> {
    window_with(root, file, r#"{"language":"en","speed":"none","forced":false,"theme":"light"}"#)
}

/// Like [`window`], with the given settings.
pub(crate) fn window_with(root: &Path, file: Option<&Path>, settings: &str) -> Harness<'static, Shell> {
    let mut window = window_at_pace(root, file, settings, 0.25);
    window.run();
    window
}

/// Like [`window_with`], with the given number of seconds between frames. Bots may still be playing.
pub(crate) fn window_at_pace(root: &Path, file: Option<&Path>, settings: &str, frame: f32) -> Harness<'static, Shell> {
    if std::fs::create_dir_all(root).is_ok() {
        // The coach is disabled by default, since its advice takes time and replaces the log.
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

/// Returns a window builder. The maximum number of frames is large enough for the window to become idle, even
/// if it waits for background threads.
pub(crate) fn unbuilt() -> HarnessBuilder<Shell> {
    Harness::builder().with_size([1600.0, 900.0]).with_wait_for_pending_images(false).with_max_steps(24)
}

/// Returns whether the window becomes idle, that is, stops requesting frames. A background thread may still
/// request a frame shortly after its result was drawn.
pub(crate) fn comes_to_rest(window: &mut Harness<'static, Shell>) -> bool {
    (0..400).any(|_| {
        window.step();
        let rests = !window.ctx.has_requested_repaint();
        std::thread::sleep(Duration::from_millis(5));
        rests
    })
}

/// Clicks the element with this label.
pub(crate) fn click(window: &mut Harness<'static, Shell>, label: &str) {
    let called: Vec<_> = window.query_all_by_label(label).collect();
    let answers = |role| matches!(role, Role::Button | Role::ComboBox | Role::CheckBox | Role::RadioButton);
    let found = called.iter().find(|node| answers(node.accesskit_node().role())).or(called.first());
    found.unwrap_or_else(|| panic!("nothing is called `{label}`")).click_accesskit();
    window.run();
}

/// Message shown while the user's own content is tested.
const ON_TRIAL: &str = "Testing the cards in these files in a few hundred games …";

/// Draws frames until the user's own content has been tested.
pub(crate) fn wait_for_trial(window: &mut Harness<'static, Shell>) {
    while window.query_by_label(ON_TRIAL).is_some() {
        window.step();
        std::thread::yield_now();
    }
    window.run();
}

/// Starts a game between two people.
pub(crate) fn begin(window: &mut Harness<'static, Shell>, title: &str, second_seat: &str) {
    click(window, title);
    click(window, &format!("Who plays {second_seat}"));
    click(window, "Human");
    click(window, "Start");
}

/// Makes one decision: uncovers the table if it is covered, and otherwise takes the choice that `pick` selects
/// from the given number of choices.
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

/// Plays until the game is over. Returns the number of decisions.
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

/// Returns a function that picks pseudo-randomly, with the same picks in every run.
pub(crate) fn anything(seed: u64) -> impl FnMut(usize) -> usize {
    let mut luck = rondel::Dealer::seeded(seed);
    move |count| luck.below(count as u32) as usize
}
