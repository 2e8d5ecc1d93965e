//! The state shared by all screens: translations, settings, icons, the store and the games. It also contains
//! the frame time and the queue of `Command`s, through which screens communicate with the window.

use rondel::Plugin;
use rondel_painter::icons::Icons;
use rondel_painter::theme;
use rondel_presenter::words::Words;
use rondel_sound::{Sound, Sounds};
use rondel_system::{Settings, Store};

use super::command::{Command, Commands};
use super::faults;
use super::notifying::Notifier;
use super::rules::pictures::Pictures;

/// Whether this program was built with online play.
pub const HAS_NETWORK: bool = cfg!(feature = "net");

/// The state shared by all screens.
pub struct AppContext {
    /// The storage on disk.
    pub store: Store,
    /// The user's settings.
    pub settings: Settings,
    /// The settings as last read or written, used to detect changes made in this window.
    kept_settings: Settings,
    /// The translations of the app and of all games.
    pub words: Words,
    /// The icon textures.
    pub icons: Icons,
    /// The registered games, sorted by id.
    pub plugins: Vec<&'static Plugin>,
    /// The cached scenes for pictures in rulebooks.
    pub pictures: Pictures,
    /// The sound output; silent until the window enables it.
    pub sounds: Sounds,
    /// Desktop notifications; silent until the window enables them.
    pub notifier: Notifier,
    /// The state of the web pages for phones.
    pub phones: Phones,
    /// Notices to the user. Each remains visible until it is dismissed.
    pub notices: Vec<String>,
    /// Commands from screens to the window.
    pub commands: Commands,
    /// The time of the frame, in seconds since the window was opened.
    pub now: f64,
    /// The egui context, used to request a repaint when results arrive.
    pub ctx: egui::Context,
    seeds: Seeds,
}

/// The web pages of local tables, for phones on the same network.
#[derive(Debug, Default)]
pub struct Phones {
    /// The address of the pages, once they are available.
    pub origin: Option<String>,
    /// The reason why the pages are unavailable, if they are.
    pub fault: Option<String>,
}

/// The source of seeds for new games.
enum Seeds {
    Clock,
    Fixed(u64),
}

impl AppContext {
    /// Creates the context for a store, and reads the settings from it. `seed` fixes the seed of new games, for tests.
    pub fn open(store: Store, seed: Option<u64>) -> Self {
        let (settings, unreadable) = Settings::read(&store.settings_file());
        let mut cx = Self::furnish(store, settings, seed);
        cx.notices.extend(unreadable.map(|unreadable| faults::unreadable_settings(&unreadable, &cx.words)));
        cx
    }

    /// Creates the context with the given settings instead of those in the store.
    pub fn furnish(store: Store, settings: Settings, seed: Option<u64>) -> Self {
        let (plugins, same) = match rondel::plugins() {
            Ok(plugins) => (plugins.into_values().collect(), None),
            Err(same) => (Vec::new(), Some(same)),
        };
        let words = Words::new(&settings.spoken(), plugins.iter().copied());
        let mut notices = Vec::new();
        notices.extend(same.map(|same| faults::same_id(&same, &words)));
        let seeds = seed.map_or(Seeds::Clock, Seeds::Fixed);
        let (icons, pictures, sounds) = (Icons::default(), Pictures::default(), Sounds::default());
        let (notifier, phones) = (Notifier::default(), Phones::default());
        Self {
            store,
            kept_settings: settings.clone(),
            settings,
            words,
            icons,
            plugins,
            pictures,
            sounds,
            notifier,
            phones,
            notices,
            commands: Commands::default(),
            now: 0.0,
            ctx: egui::Context::default(),
            seeds,
        }
    }

    /// Sends a command to the window.
    pub fn send(&self, command: Command) {
        self.commands.send(command);
    }

    /// Sends the command to the window, or does nothing if `command` is `None`.
    pub fn send_if(&self, command: Option<Command>) {
        if let Some(command) = command {
            self.send(command);
        }
    }

    /// Updates the egui context and the time at the start of a frame.
    pub fn begin_frame(&mut self, ctx: &egui::Context) {
        self.now = ctx.input(|input| input.time);
        self.ctx = ctx.clone();
    }

    /// Returns a function with which other threads can request a repaint.
    pub fn waker(&self) -> impl Fn() + Clone + Send + Sync + 'static {
        let ctx = self.ctx.clone();
        move || ctx.request_repaint()
    }

    /// Returns the game with this id.
    pub fn plugin(&self, id: &str) -> Option<&'static Plugin> {
        self.plugins.iter().find(|plugin| plugin.id == id).copied()
    }

    /// Plays a sound at the volume from the settings. `loudness` is its relative volume, from 0 to 1.
    pub fn sound(&self, sound: Sound, loudness: f32) {
        self.sounds.play(sound, self.settings.volume, loudness);
    }

    /// Switches all texts to the language in the settings.
    pub fn change_language(&mut self) {
        let spoken = self.settings.spoken();
        if spoken != self.words.language() {
            self.words = Words::new(&spoken, self.plugins.iter().copied());
        }
    }

    /// Replaces a game with a newer version of itself, including its texts, rules and icons.
    pub fn renew(&mut self, plugin: &'static Plugin) {
        for known in self.plugins.iter_mut().filter(|known| known.id == plugin.id) {
            *known = plugin;
        }
        let language = self.words.language().to_owned();
        self.words = Words::new(&language, self.plugins.iter().copied());
        self.icons.forget(plugin);
        self.pictures = Pictures::default();
    }

    /// Saves the settings. If that fails, shows a notice, but only once.
    pub fn keep_settings(&mut self) {
        match self.settings.write_changes(&self.kept_settings, &self.store.settings_file()) {
            Ok(merged) => {
                self.settings = merged;
                self.kept_settings = self.settings.clone();
                self.change_language();
            }
            Err(error) => {
                let notice = self.words.with("notice-settings-unwritable", "reason", error.to_string());
                self.notice_once(notice);
            }
        }
    }

    /// Shows a notice unless it is already shown.
    pub fn notice_once(&mut self, notice: String) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Returns a seed for a new game. It is unpredictable unless the context was created with a fixed seed.
    pub fn seed(&self) -> u64 {
        use std::hash::{BuildHasher, Hasher};
        match self.seeds {
            Seeds::Fixed(seed) => seed,
            // Every `RandomState` is seeded by the system. The seed has at most six digits, so that it is easy to
            // share.
            Seeds::Clock => std::hash::RandomState::new().build_hasher().finish() % 1_000_000,
        }
    }
}

/// Draws the setting that enables pages for phones, and the reason if they are unavailable.
pub fn phones_ui(ui: &mut egui::Ui, cx: &mut AppContext) {
    let phones = ui.checkbox(&mut cx.settings.phones, cx.words.word("web-phones"));
    if phones.on_hover_text(cx.words.word("web-phones-hint")).changed() {
        cx.keep_settings();
    }
    if let Some(fault) = &cx.phones.fault {
        ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
    }
}

#[cfg(test)]
mod tests {
    use rondel_system::ThemeChoice;

    use super::*;

    #[test]
    fn two_windows_of_one_folder_keep_the_settings_that_each_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut windows = [0, 1].map(|_| AppContext::open(Store::at(folder.path()), Some(1)));
        windows[0].settings.theme = ThemeChoice::Light;
        windows[0].keep_settings();
        windows[1].settings.text = 150;
        windows[1].keep_settings();
        let kept = |settings: &Settings| (settings.theme, settings.text);
        assert_eq!(kept(&windows[1].settings), (ThemeChoice::Light, 150));
        assert_eq!(kept(&AppContext::open(Store::at(folder.path()), Some(1)).settings), (ThemeChoice::Light, 150));
    }
}
