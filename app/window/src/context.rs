//! What every screen shares: words, settings, drawings, the store and the games. It also carries the time of the frame
//! and the queue of `Command`s, so that nothing else is passed from screen to screen.

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

/// What every screen shares.
pub struct AppContext {
    /// What is kept on disk.
    pub store: Store,
    /// What the person likes.
    pub settings: Settings,
    /// Every word.
    pub words: Words,
    /// Every drawing.
    pub icons: Icons,
    /// The registered games, by id.
    pub plugins: Vec<&'static Plugin>,
    /// The tables that were laid out for pictures in rules.
    pub pictures: Pictures,
    /// Every sound; none is heard before the window says so.
    pub sounds: Sounds,
    /// What the desktop is told; nothing before the window says so.
    pub notifier: Notifier,
    /// Pages for phones.
    pub phones: Phones,
    /// What the person should know; it stays until they put it away.
    pub notices: Vec<String>,
    /// What screens ask of the window.
    pub commands: Commands,
    /// The time of the frame, in seconds since the window was opened.
    pub now: f64,
    /// The window, to be drawn anew when something has come.
    pub ctx: egui::Context,
    seeds: Seeds,
}

/// Pages of the tables that are held here, for phones in the same room.
#[derive(Debug, Default)]
pub struct Phones {
    /// Where they are, once they are open.
    pub origin: Option<String>,
    /// Why they are not, where they cannot be.
    pub fault: Option<String>,
}

/// Where the seeds of new games come from.
enum Seeds {
    Clock,
    Fixed(u64),
}

impl AppContext {
    /// Opens the program over a store; `seed` fixes the seed of new games, for tests.
    pub fn open(store: Store, seed: Option<u64>) -> Self {
        let (settings, unreadable) = Settings::read(&store.settings_file());
        let mut cx = Self::furnish(store, settings, seed);
        cx.notices.extend(unreadable.map(|unreadable| faults::unreadable_settings(&unreadable, &cx.words)));
        cx
    }

    /// The context over a store whose settings are not read, for somebody who likes it so.
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

    /// Asks something of the window.
    pub fn send(&self, command: Command) {
        self.commands.send(command);
    }

    /// Asks something of the window, if anything.
    pub fn send_if(&self, command: Option<Command>) {
        if let Some(command) = command {
            self.send(command);
        }
    }

    /// Takes the window and the time of the frame that begins.
    pub fn begin_frame(&mut self, ctx: &egui::Context) {
        self.now = ctx.input(|input| input.time);
        self.ctx = ctx.clone();
    }

    /// What draws the window anew, for work on other threads.
    pub fn waker(&self) -> impl Fn() + Clone + Send + Sync + 'static {
        let ctx = self.ctx.clone();
        move || ctx.request_repaint()
    }

    /// The game of this id.
    pub fn plugin(&self, id: &str) -> Option<&'static Plugin> {
        self.plugins.iter().find(|plugin| plugin.id == id).copied()
    }

    /// Lets a sound be heard, as loud as the person likes; `loudness` is how loud it is among the others, from 0 to 1.
    pub fn sound(&self, sound: Sound, loudness: f32) {
        self.sounds.play(sound, self.settings.volume, loudness);
    }

    /// Says everything in the language of the settings from now on.
    pub fn change_language(&mut self) {
        let spoken = self.settings.spoken();
        if spoken != self.words.language() {
            self.words = Words::new(&spoken, self.plugins.iter().copied());
        }
    }

    /// Takes a game as it is written just now in place of what it was: its words, rules and drawings.
    pub fn renew(&mut self, plugin: &'static Plugin) {
        for known in self.plugins.iter_mut().filter(|known| known.id == plugin.id) {
            *known = plugin;
        }
        let language = self.words.language().to_owned();
        self.words = Words::new(&language, self.plugins.iter().copied());
        self.icons.forget(plugin);
        self.pictures = Pictures::default();
    }

    /// Keeps the settings; where they cannot be kept the person is told once.
    pub fn keep_settings(&mut self) {
        if let Err(error) = self.settings.write(&self.store.settings_file()) {
            let notice = self.words.with("notice-settings-unwritable", "reason", error.to_string());
            self.notice_once(notice);
        }
    }

    /// Shows a notice, unless the same one is shown already.
    pub fn notice_once(&mut self, notice: String) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// A seed nobody knows.
    pub fn seed(&self) -> u64 {
        use std::hash::{BuildHasher, Hasher};
        match self.seeds {
            Seeds::Fixed(seed) => seed,
            // Every `RandomState` is keyed by the system's own randomness. Six digits are easily told to a friend.
            Seeds::Clock => std::hash::RandomState::new().build_hasher().finish() % 1_000_000,
        }
    }
}

/// Whether pages are open for phones in the same room, and why not where they cannot be.
pub fn phones_ui(ui: &mut egui::Ui, cx: &mut AppContext) {
    let phones = ui.checkbox(&mut cx.settings.phones, cx.words.word("web-phones"));
    if phones.on_hover_text(cx.words.word("web-phones-hint")).changed() {
        cx.keep_settings();
    }
    if let Some(fault) = &cx.phones.fault {
        ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
    }
}
