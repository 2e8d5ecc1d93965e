//! Measures the time needed to step through a long game: Spandau 1780 with five players, the longest of a few
//! random games. The measurement covers opening the journal, following all announcements, the view of each
//! moment, and the frames of the window while the arrow key steps back.
//! `cargo run --release -p rondel-app --example watch_time`

#![allow(clippy::print_stdout, reason = "it is run to be read")]

use std::time::{Duration, Instant};

use egui::{Context, Event, FullOutput, Key, Modifiers, Pos2, RawInput, Rect, ViewportId, ViewportInfo, vec2};
use rondel::journal::{Header, Journal, Player};
use rondel::{Chronicle, Dealer, Observer, Seat, Session, Turn};
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

const GAME: &str = "spandau-1780";
const FRAMES: u32 = 300;

fn main() -> anyhow::Result<()> {
    let games: Vec<Session> = (0..8).map(random_game).collect::<anyhow::Result<_>>()?;
    let game = games.into_iter().max_by_key(|game| game.plies().len()).ok_or_else(|| anyhow::anyhow!("no game"))?;
    let text = game.journal();
    let opened: Vec<Duration> = (0..5).map(|_| timed(|| Journal::read(&text).map(Session::replay).is_ok()).0).collect();
    let observer = Observer::Seat(Seat::new(0));
    let (heard, chronicle) = timed(|| {
        let mut chronicle = Chronicle::of(observer);
        chronicle.follow(&game);
        chronicle
    });
    let views: Vec<Duration> =
        chronicle.steps().iter().map(|step| timed(|| game.view(step.place, observer).is_some()).0).collect();
    let plies = game.plies().len();
    println!("{GAME}, five players: {plies} plies, {} moments", chronicle.steps().len());
    println!(
        "opened from its journal in {:.0} ms (median of 5), heard in {:.1} ms",
        millis(median(&opened)),
        millis(heard)
    );
    let all: Duration = views.iter().sum();
    println!(
        "view of a moment: {:.2} ms in the median, {:.2} at most; a ply with its moments {:.2} on average",
        millis(median(&views)),
        millis(views.iter().max().copied().unwrap_or_default()),
        millis(all) / plies as f64,
    );
    let frames = walk_back(&text)?;
    println!(
        "frames of the window while a key walks back: {:.1} ms in the median, {:.1} at most ({FRAMES} frames, no graphics card)",
        millis(median(&frames)),
        millis(frames.iter().max().copied().unwrap_or_default()),
    );
    Ok(())
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let done = work();
    (began.elapsed(), done)
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times[times.len() / 2]
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn random_game(seed: u64) -> anyhow::Result<Session> {
    let plugin = rondel::plugins()?.remove(GAME).ok_or_else(|| anyhow::anyhow!("no game `{GAME}`"))?;
    let players = vec![Player::human(""); 5];
    let mut session = Session::start(Header::of(plugin, (plugin.setup)(), players, seed))?;
    let mut luck = Dealer::seeded(seed);
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len() as u32;
        session.play(luck.below(count) as usize)?;
    }
    Ok(session)
}

/// Returns the durations of frames, with the left arrow key pressed in each.
fn walk_back(journal: &str) -> anyhow::Result<Vec<Duration>> {
    let folder = std::env::temp_dir().join(format!("rondel-watch-time-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("settings.json"), r#"{"language":"en","speed":"normal"}"#)?;
    let file = folder.join("long.rondel");
    std::fs::write(&file, journal)?;
    let ctx = Context::default();
    let mut shell = Shell::new(&ctx, Start { store: Store::at(&folder), opens: Opens::File(file), seed: Some(1) });
    let mut seconds = 0.0;
    let mut frame = |key: Option<Key>| {
        seconds += 1.0 / 60.0;
        let press =
            |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        let window = Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0) / ctx.zoom_factor());
        let viewport = ViewportInfo { inner_rect: Some(window), ..ViewportInfo::default() };
        let input = RawInput {
            viewports: std::iter::once((ViewportId::ROOT, viewport)).collect(),
            screen_rect: Some(window),
            time: Some(seconds),
            events: key.map(press).into_iter().collect(),
            ..RawInput::default()
        };
        timed(|| {
            let FullOutput { shapes, pixels_per_point, mut textures_delta, .. } =
                ctx.run_ui(input, |ui| shell.frame(ui));
            textures_delta.clear();
            ctx.tessellate(shapes, pixels_per_point).len()
        })
        .0
    };
    for key in [None, Some(Key::Escape), None, Some(Key::ArrowLeft)] {
        for _ in 0..20 {
            frame(None);
        }
        frame(key);
    }
    let times = (0..FRAMES).map(|_| frame(Some(Key::ArrowLeft))).collect();
    std::fs::remove_dir_all(&folder)?;
    Ok(times)
}
