use std::cell::RefCell;

use rondel::table::PlayerInfo;
use rondel::{IllegalAction, Seat, Session, UndoRefused, View, plugins};
use rondel_games as _;
use rondel_system::{ThemeChoice, png_file};
use rondel_tables::greedy::{bots_header, greedy_game};

use super::*;

const LOOK: RenderOptions = RenderOptions { text: 100, theme: ThemeChoice::Light, language: "en" };
const WAITS: &dyn Fn(usize, usize) -> bool = &|_, _| true;

fn game(id: &str, plies: usize) -> Session {
    let plugin = plugins().expect("the games")[id];
    greedy_game(bots_header(plugin, (plugin.setup)(), plugin.players.0, 7), plies).expect("a game")
}

fn shooting(id: &str, observer: Observer, plies: RangeInclusive<usize>, format: FilmFormat) -> Shooting {
    Shooting { plugin: plugins().expect("the games")[id], observer, plies, size: [320, 180], look: LOOK, format }
}

/// Returns the number of frames in a GIF, its size in pixels, and its duration in hundredths of a second.
fn read_gif(file: &[u8]) -> (usize, [u16; 2], u32) {
    let mut frames = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let (size, mut count, mut lasts) = ([frames.width(), frames.height()], 0, 0);
    while let Some(frame) = frames.read_next_frame().expect("a picture") {
        assert!(frame.left + frame.width <= size[0] && frame.top + frame.height <= size[1]);
        (count, lasts) = (count + 1, lasts + u32::from(frame.delay));
    }
    (count, size, lasts)
}

#[test]
fn a_film_of_a_game_has_a_picture_for_every_moment() {
    let session = game("tic-tac-toe", usize::MAX);
    let whole = |format| shooting("tic-tac-toe", Observer::Spectator, 0..=session.plies().len(), format);
    let moments: usize = (0..=session.plies().len()).filter_map(|ply| session.moments(ply)).map(<[_]>::len).sum();
    assert_eq!(pictures(&session, &whole(FilmFormat::Gif)).expect("pictures").len(), moments);
    let file = film(&session, &whole(FilmFormat::Gif), WAITS).expect("a film");
    let (count, size, lasts) = read_gif(&file);
    assert_eq!((count, size), (moments, [320, 180]));
    assert!(lasts > 30 * (moments as u32) && lasts < 200 * moments as u32 + 300, "{lasts}");
    assert!(file.windows(GIF_SIGN.len()).take(1024).any(|bytes| bytes == GIF_SIGN.as_bytes()));

    let file = film(&session, &whole(FilmFormat::Apng), WAITS).expect("a film");
    let mut frames = png::Decoder::new(file.as_slice()).read_info().expect("a PNG");
    let control = frames.info().animation_control().copied().expect("an animation");
    assert_eq!(control.num_frames as usize, moments);
    let mut dots = vec![0; frames.output_buffer_size()];
    for _ in 0..moments {
        frames.next_frame(&mut dots).expect("a picture");
    }
    assert!(frames.next_frame(&mut dots).is_err(), "no picture is left");
    assert!(file.windows(png_file::SIGN.len()).take(1024).any(|bytes| bytes == png_file::SIGN.as_bytes()));
}

#[test]
fn a_film_of_a_turn_begins_with_the_table_before_it() {
    let session = game("tic-tac-toe", 6);
    let turn = shooting("tic-tac-toe", Observer::Spectator, 4..=4, FilmFormat::Gif);
    let moments = session.moments(4).expect("a ply").len();
    assert_eq!(read_gif(&film(&session, &turn, WAITS).expect("a film")).0, moments + 1);
    let beyond = shooting("tic-tac-toe", Observer::Spectator, 40..=50, FilmFormat::Gif);
    assert!(matches!(film(&session, &beyond, WAITS), Err(FilmError::Nothing { from: 40, to: 50 })));
}

#[test]
fn who_does_not_wait_gets_no_film_and_no_further_picture_is_drawn() {
    let session = game("tic-tac-toe", 6);
    let drawn = RefCell::new(Vec::new());
    let impatient = |done, _| {
        drawn.borrow_mut().push(done);
        done < 2
    };
    let whole = shooting("tic-tac-toe", Observer::Spectator, 0..=6, FilmFormat::Gif);
    assert!(matches!(film(&session, &whole, &impatient), Err(FilmError::GivenUp)));
    assert_eq!(*drawn.borrow(), [1, 2]);
}

/// A table that records the observers whose views were requested.
struct Watched<'a> {
    session: &'a Session,
    seen_by: RefCell<Vec<Observer>>,
}

impl Table for Watched<'_> {
    fn players(&self) -> Vec<PlayerInfo> {
        self.session.players()
    }

    fn turn(&self) -> Turn {
        self.session.turn()
    }

    fn place(&self) -> MomentId {
        self.session.place()
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
        self.seen_by.borrow_mut().push(observer);
        self.session.step(place, observer)
    }

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        self.seen_by.borrow_mut().push(observer);
        self.session.view(place, observer)
    }

    fn take(&mut self, _: usize) -> Result<(), IllegalAction> {
        Err(IllegalAction::Over)
    }

    fn take_back(&mut self, _: usize) -> Result<(), UndoRefused> {
        Err(UndoRefused::NothingPlayed)
    }
}

#[test]
fn a_film_shows_what_its_observer_saw_and_open_hands_once_the_game_is_over() {
    let session = game("rival-cities", 12);
    let seat = Observer::Seat(Seat::new(0));
    let watched = Watched { session: &session, seen_by: RefCell::default() };
    film(&watched, &shooting("rival-cities", seat, 10..=12, FilmFormat::Gif), WAITS).expect("a film");
    let seen_by = watched.seen_by.borrow();
    assert!(!seen_by.is_empty() && seen_by.iter().all(|observer| *observer == seat), "{seen_by:?}");
    let open = |session: &Session, id| film(session, &shooting(id, Observer::Open, 0..=2, FilmFormat::Gif), WAITS);
    assert!(matches!(open(&session, "rival-cities"), Err(FilmError::Hidden)));
    assert!(open(&game("tic-tac-toe", usize::MAX), "tic-tac-toe").is_ok());
}

#[test]
fn of_a_game_with_very_many_moments_the_decisions_or_turns_are_shown_and_none_is_left_out() {
    let session = game("rival-cities", usize::MAX);
    let whole = shooting("rival-cities", Observer::Spectator, 0..=session.plies().len(), FilmFormat::Gif);
    let shown = pictures(&session, &whole).expect("pictures");
    let moments: usize = (0..=session.plies().len()).filter_map(|ply| session.moments(ply)).map(<[_]>::len).sum();
    assert!(moments > AT_EASE && shown.len() < moments, "{} of {moments}", shown.len());
    assert_eq!(shown.iter().map(Vec::len).sum::<usize>(), moments);
    assert_eq!(shown.last().and_then(|picture| picture.last()), Some(&session.place()));
}
