//! Measures the processor time of a frame with the full table: layout, painting and tessellation as in the real
//! window, but without the graphics card. `cargo run --release -p rondel-app --example frame_time`

#![allow(clippy::print_stdout, reason = "it is run to be read")]

use std::time::{Duration, Instant};

use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, ViewportId, ViewportInfo, pos2, vec2};
use rondel::journal::{Header, Player};
use rondel::{Dealer, Session, Turn};
use rondel_games as _;
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

const FRAMES: u32 = 400;

fn main() -> anyhow::Result<()> {
    let folder = std::env::temp_dir().join(format!("rondel-frame-time-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("settings.json"), r#"{"language":"en","speed":"none","forced":false}"#)?;
    let file = folder.join("middle.rondel");
    let tables = [("rival-cities", 2), ("harbour", 4), ("spandau-1780", 5)];
    let sizes = [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0)];
    for ((game, seats), (width, height)) in tables.into_iter().flat_map(|table| sizes.map(|size| (table, size))) {
        std::fs::write(&file, middle_of_a_game(game, seats, 150)?)?;
        let start = Start { store: Store::at(&folder), opens: Opens::File(file.clone()), seed: Some(1) };
        let ctx = Context::default();
        let mut shell = Shell::new(&ctx, start);
        let mut seconds = 0.0;
        let mut frame = |pointer: Option<Pos2>| {
            seconds += 1.0 / 60.0;
            let events = pointer.map(Event::PointerMoved).into_iter().collect();
            let size = vec2(width, height) / ctx.zoom_factor();
            let window = Rect::from_min_size(Pos2::ZERO, size);
            let viewport = ViewportInfo { inner_rect: Some(window), ..ViewportInfo::default() };
            let input = RawInput {
                viewports: std::iter::once((ViewportId::ROOT, viewport)).collect(),
                screen_rect: Some(window),
                time: Some(seconds),
                events,
                ..RawInput::default()
            };
            let began = processor();
            let FullOutput { shapes, pixels_per_point, mut textures_delta, viewport_output, .. } =
                ctx.run_ui(input, |ui| shell.frame(ui));
            let triangles = ctx.tessellate(shapes, pixels_per_point);
            textures_delta.clear();
            (processor().saturating_sub(began), triangles.len(), viewport_output[&ViewportId::ROOT].repaint_delay)
        };
        let first = frame(None).0;
        (0..30).for_each(|_| {
            frame(None);
        });
        std::thread::sleep(Duration::from_millis(400));
        (0..30).for_each(|_| {
            frame(None);
        });
        let still: Vec<_> = (0..FRAMES).map(|_| frame(None)).collect();
        let moving: Vec<_> =
            (0..FRAMES).map(|step| frame(Some(pos2(300.0 + step as f32, 200.0 + step as f32 * 0.5)))).collect();
        let mean = |frames: &[(Duration, usize, Duration)]| {
            frames.iter().map(|frame| frame.0.as_secs_f64()).sum::<f64>() / f64::from(FRAMES) * 1000.0
        };
        let asks = still.iter().filter(|frame| frame.2 < Duration::from_hours(1)).count();
        println!(
            "{game}, {seats} seats, {width}x{height}: first {:.1} ms, still {:.2} ms, pointer moving {:.2} ms, {} draws, {asks} of {FRAMES} still frames ask for another",
            first.as_secs_f64() * 1000.0,
            mean(&still),
            mean(&moving),
            still.last().map_or(0, |frame| frame.1),
        );
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Returns a game after `plies` random decisions, continued until it is the person's turn.
fn middle_of_a_game(game: &str, seats: usize, plies: usize) -> anyhow::Result<String> {
    let plugin = rondel::plugins()?.remove(game).ok_or_else(|| anyhow::anyhow!("no game `{game}`"))?;
    let mut luck = Dealer::seeded(7);
    loop {
        let header = Header::of(
            plugin,
            (plugin.setup)(),
            (0..seats).map(player).collect::<anyhow::Result<_>>()?,
            u64::from(luck.below(u32::MAX)),
        );
        let mut session = Session::start(header)?;
        while session.plies().len() < plies {
            let Turn::Decide(_) = session.turn() else { break };
            session.play(luck.below(session.choices().len() as u32) as usize)?;
        }
        while let Turn::Decide(seat) = session.turn()
            && seat.index() != 0
        {
            session.play(0)?;
        }
        if let Turn::Decide(_) = session.turn() {
            return Ok(session.journal());
        }
    }
}

fn player(seat: usize) -> anyhow::Result<Player> {
    Ok(if seat == 0 { Player::human("Ann") } else { Player::bot("mcts:1000".parse()?) })
}

/// Returns the processor time of this thread, or the elapsed time of the program if the system does not report it.
fn processor() -> Duration {
    static BEGAN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.as_deref().and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| BEGAN.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}
