//! The window and its screens. They work with any game, and access a game only through its [`rondel::Plugin`].
//!
//! [`app`] contains the window; [`home`], [`play`], [`lab`], [`library`], [`matrix`] and [`newgame`] contain
//! its screens.

#[cfg(test)]
use rondel_games as _;

pub mod aid;
pub mod app;
mod background;
pub mod command;
pub mod content;
pub mod context;
mod cover_image;
pub mod dialogs;
pub mod faults;
pub mod home;
mod invitation_view;
pub mod invited;
pub mod keys;
pub mod lab;
pub mod lessons;
pub mod library;
pub mod listed;
pub mod live;
mod making;
pub mod matrix;
pub mod native;
pub mod newgame;
pub mod notifying;
#[cfg(feature = "net")]
pub mod online;
#[cfg(not(feature = "net"))]
#[path = "online_without.rs"]
pub mod online;
pub mod options;
pub mod own_luck;
pub mod play;
mod portraits;
pub mod practice;
pub mod rules;
pub mod sharing;
pub mod window;

use anyhow::anyhow;

pub use app::{Opens, Shell, Start};

use self::notifying::Notifier;

use rondel_sound::Sounds;
use rondel_system::{Settings, Store, panic_hook};

/// Opens the window with the given content, and runs until it is closed.
///
/// # Errors
/// Returns an error if there is no display. The message suggests an alternative.
pub fn run(opens: Opens) -> anyhow::Result<()> {
    let store = Store::open();
    let left = Settings::window_in(&store.settings_file());
    let viewport = window::as_it_was_left(left)
        .with_title("Rondel")
        .with_app_id("rondel")
        .with_icon(rondel_painter::icons::emblem());
    let options = eframe::NativeOptions { viewport, centered: true, ..eframe::NativeOptions::default() };
    let start = Start { store, opens, seed: None };
    // The window system panics if its display disappears. No game is lost, because every decision is saved as
    // it is made.
    panic_hook::end_with(broken_window);
    let open = |cc: &eframe::CreationContext| {
        Shell::new(&cc.egui_ctx, start).with_sounds(Sounds::aloud()).with_notifier(Notifier::desktop())
    };
    let opened = eframe::run_native("rondel", options, Box::new(|cc| Ok(Box::new(open(cc)))));
    opened.map_err(|error| {
        // The message begins with source locations in the window system. Only the last part is useful.
        let error = error.to_string();
        let error = error.rsplit(": ").next().unwrap_or_default().trim_end_matches('.').to_owned();
        anyhow!(
            "no window can be opened here ({error}); without a display, play in the terminal with `rondel play GAME`, \
             and see `rondel --help` for all that can be done there"
        )
    })
}

/// Returns the message for a panic with the given text and source location. Panics in the window system's
/// libraries get a general message instead, because their own text says only that a reply from the lost display
/// could not be unwrapped.
fn broken_window(words: &str) -> String {
    const LOST: &str =
        "the window closed because the connection to the display was lost; all games are saved up to the last decision";
    let is_own = !["winit", "glutin", "x11rb", "wayland"].iter().any(|library| words.contains(library));
    if is_own {
        format!("the window crashed; all games are saved up to the last decision ({words})")
    } else {
        LOST.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::broken_window;

    #[test]
    fn a_lost_display_is_reported_without_the_message_of_a_library() {
        let gone = "called `Result::unwrap()` on an `Err` value: Connection(IoError(..)) (winit-0.30.13/src/x11/window.rs:1248)";
        assert!(broken_window(gone).ends_with("saved up to the last decision"));
        assert!(
            broken_window("no such seat (app/src/ui/play/mod.rs:7)")
                .ends_with("(no such seat (app/src/ui/play/mod.rs:7))")
        );
    }
}
