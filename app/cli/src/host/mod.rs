//! `rondel host`: hosts tables for online guests, without a display.

mod announcer;
mod pages;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{anyhow, bail};
use clap::Args;
use rondel::Bot;
use rondel::clock::TimeControl;
use rondel::journal::Player;
use rondel_online::net::{Identity, Relays, TransportOptions};
use rondel_online::{HostPolicy, InvitedSeat, TABLE, TableServer, TableTerms, WhenOver, kept_in};
use rondel_system::Store;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use self::announcer::Announcer;
use self::pages::Pages;
use super::aside;
use super::table::{GameArgs, Opened};

/// Maximum time to wait for messages while bots are thinking or may start.
const LOOK_AT_BOTS: Duration = Duration::from_millis(1);
/// Maximum time to wait for messages while no bot is thinking.
const LOOK_AT_MAIL: Duration = Duration::from_millis(5);

#[derive(Debug, Args)]
pub(super) struct Host {
    #[command(flatten)]
    game: GameArgs,
    /// Who plays: `guest` for an invited player, or a bot; guests at all seats by default.
    #[arg(long)]
    seats: Option<String>,
    /// Another game to host, with its default options and guests at all seats; can be repeated.
    #[arg(long = "table", value_name = "GAME")]
    more: Vec<String>,
    /// Number of tables per game, including those resumed with `--resume`.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    tables: u16,
    /// Allow spectators, with an invitation of their own.
    #[arg(long)]
    watchers: bool,
    /// The time that each player has: per decision (45s, 2m, 3d) or per game with an increment (10m+5s). A bot decides
    /// for a player whose time is up.
    #[arg(long, value_name = "CLOCK")]
    clock: Option<TimeControl>,
    /// Resume the unfinished tables in the folder.
    #[arg(long)]
    resume: bool,
    /// Folder for the tables; by default the program’s own folder.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    reach: ReachArgs,
    #[command(flatten)]
    pages: Pages,
    /// Exit when all games are over.
    #[arg(long)]
    until_over: bool,
    /// Print each event as one line of JSON.
    #[arg(long)]
    json: bool,
    /// How much to log to standard error: error, warn, info, debug or trace.
    #[arg(long, default_value_t = Level::WARN, value_name = "LEVEL")]
    log: Level,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    stand_in: SubstituteArgs,
}

/// Limits on what this program accepts.
#[derive(Clone, Copy, Debug, Args)]
struct Limits {
    /// Maximum number of open tables.
    #[arg(long, default_value_t = 2_000, value_name = "TABLES")]
    most_tables: usize,
    /// Maximum disk space for games, in megabytes; beyond it, no new tables are opened.
    #[arg(long, default_value_t = 4_000, value_name = "MEGABYTES")]
    most_disk: u64,
    /// Maximum number of bots that think at once, by default one per core; others wait their turn.
    #[arg(long, default_value_t = rondel_system::clock::threads(), hide_default_value = true, value_name = "BOTS")]
    bots: usize,
}

/// The bot that plays for guests who are disconnected or do not decide.
#[derive(Clone, Copy, Debug, Args)]
struct SubstituteArgs {
    /// A bot that plays for guests who have left or are disconnected until they return, and makes single moves for
    /// connected guests who take too long; none by default.
    #[arg(long = "stand-in", value_name = "BOT")]
    bot: Option<Bot>,
    /// Seconds a guest may be disconnected or take to move before the bot plays for them. Before the game starts, their
    /// seat becomes free again after that time for anyone with its invitation. A guest who does not reveal their share
    /// of the random seed within that time is left behind, with or without `--stand-in`, and the others move to a new
    /// table.
    #[arg(long, default_value_t = 300, value_name = "SECONDS")]
    patience: u64,
}

/// How other programs reach this one.
#[derive(Debug, Args)]
struct ReachArgs {
    /// Address and port to listen on, such as 0.0.0.0:4433.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    relay: Relay,
    /// Maximum number of connections.
    #[arg(long, default_value_t = 4_096)]
    connections: usize,
    /// Maximum number of messages per guest in two seconds.
    #[arg(long, default_value_t = rondel_hosting::USUAL_MESSAGES)]
    messages: u16,
}

/// The servers that help two programs find each other.
#[derive(Debug, Args)]
pub(super) struct Relay {
    /// Servers that help programs find each other: `makers` (run by the makers of the network library), `none`, or the
    /// URL of your own; can be repeated.
    #[arg(long = "relay", value_name = "makers|none|URL")]
    relays: Vec<String>,
}

impl Relay {
    pub(super) fn relays(&self) -> anyhow::Result<Relays> {
        Ok(match self.relays.as_slice() {
            [] => Relays::Makers,
            [one] if one == "makers" => Relays::Makers,
            [one] if one == "none" => Relays::Nobody,
            urls if urls.iter().any(|url| url == "makers" || url == "none") => {
                bail!("use either `makers`, `none`, or servers of your own, not several of these")
            }
            urls => Relays::Own(urls.to_vec()),
        })
    }
}

impl ReachArgs {
    fn options(&self) -> anyhow::Result<TransportOptions> {
        let (listen, most_lines, messages) = (self.listen, self.connections, self.messages);
        Ok(TransportOptions { relays: self.relay.relays()?, listen, most_lines, messages })
    }
}

impl Host {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        speak(self.log);
        let opened = self.game.open()?;
        let mut games = vec![(seats(self.seats.as_deref(), &opened)?, opened)];
        for id in &self.more {
            let more = GameArgs::usual(id).open()?;
            games.push((seats(None, &more)?, more));
        }
        let store = self.folder.clone().map_or_else(Store::open, Store::at);
        let _claim = store.claim_online()?;
        let identity = Identity::keep(&store.key_file())?;
        // Prevents the window from resuming these tables automatically.
        let _alone = store.alone_with_what_was_left();
        let Self { limits, stand_in, json, until_over, .. } = self;
        let policy = HostPolicy {
            stand_in: stand_in.bot,
            patience: Some(Duration::from_secs(stand_in.patience)),
            bots: limits.bots,
            most_tables: limits.most_tables,
            most_disk: limits.most_disk,
            when_over: if until_over { WhenOver::ClosesAtOnce } else { WhenOver::ClosesLater },
        };
        let mut server = TableServer::open(identity, &self.reach.options()?, store.clone(), policy, || {})?;
        let pages = self.pages.open(server.router())?;
        let ends = Arc::new(AtomicBool::new(false));
        listen_for_the_end(&ends)?;
        if self.resume {
            server.resume_games(store.hosted_files());
            server.resume_lobbies(kept_in(&store.visits(), &[TABLE]));
        }
        let terms = TableTerms { watchers: self.watchers, clock: self.clock };
        for (seats, opened) in &games {
            let wanted = usize::from(self.tables);
            server.invite_up_to(wanted, opened.plugin, opened.setup.as_ref(), seats, terms)?;
        }
        let mut announcer = Announcer { out, json, pages, is_closed: false };
        for event in server.take_events() {
            announcer.announce(&server, event)?;
        }
        // If relay servers are used, waits once for one of them.
        server.router().address(Duration::from_secs(3));
        for key in server.keys() {
            announcer.invite(&server, key, None)?;
        }
        while !ends.load(Ordering::Relaxed) {
            let most = if server.bots_are_due() { LOOK_AT_BOTS } else { LOOK_AT_MAIL };
            for event in server.attend(most, None) {
                announcer.announce(&server, event)?;
            }
            if until_over && server.keys().is_empty() {
                return Ok(());
            }
        }
        aside("rondel: the tables are closed; `rondel host --resume` reopens them");
        Ok(())
    }
}

/// Starts logging to standard error: at the requested level for this program, and only errors for the network
/// library.
fn speak(level: Level) {
    let ours = Targets::new().with_target("rondel", level).with_target("rondel_cli", level);
    let all = ours.with_default(level.min(Level::ERROR));
    let told = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    // An embedding program may have installed its own subscriber.
    let _ = tracing_subscriber::registry().with(told).with(all).try_init();
}

/// Ends the main loop on a signal. All tables have been saved by then.
fn listen_for_the_end(ends: &Arc<AtomicBool>) -> anyhow::Result<()> {
    let ends = ends.clone();
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        if let Ok(runtime) = runtime {
            runtime.block_on(rondel_online::net::asked_to_end());
            ends.store(true, Ordering::Relaxed);
        }
    })?;
    Ok(())
}

fn seats(words: Option<&str>, opened: &Opened) -> anyhow::Result<Vec<InvitedSeat>> {
    let most = *opened.game.seats().end();
    let usual = vec!["guest"; usize::from(opened.plugin.players.0.max(2).min(most))].join(",");
    let seat = |words: &str| match words.trim() {
        "guest" => Ok(InvitedSeat::Guest),
        "human" => Err(anyhow!("there is no human player at a table without a display; a seat is `guest` or a bot")),
        bot => Ok(InvitedSeat::Here(Player::bot(
            bot.parse().map_err(|_| anyhow!("`{bot}` is neither `guest` nor a bot"))?,
        ))),
    };
    words.unwrap_or(&usual).split(',').map(seat).collect()
}
