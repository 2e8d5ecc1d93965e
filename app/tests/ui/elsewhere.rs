//! Tables with remote players: several windows that communicate over real connections on this machine.

use std::path::Path;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use egui::OutputCommand;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::Table as _;
use rondel_system::Store;
use rondel_window::notifying::Notifier;
use rondel_window::{Shell, Start};
use tempfile::TempDir;

use crate::camera::codes;
use crate::house::unbuilt;

/// Timeout for waiting.
const LONGEST: Duration = Duration::from_secs(90);

/// Several players, each with their own window.
pub(crate) struct Evening {
    pub(crate) folders: Vec<TempDir>,
    windows: Vec<Option<Harness<'static, Shell>>>,
    told: Vec<Receiver<String>>,
}

const ANN: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;
const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];
/// Label of the chat input.
pub(crate) const SAY: &str = "Say something to the others";

fn settings(name: &str) -> String {
    format!(
        r#"{{"language":"en","speed":"none","forced":false,"theme":"light","coach":false,"relays":"none","names":["{name}"]}}"#
    )
}

fn open(folder: &Path) -> (Harness<'static, Shell>, Receiver<String>) {
    let start = Start { store: Store::at(folder), opens: rondel_window::Opens::Home, seed: Some(1780) };
    let (notifier, told) = Notifier::told();
    let window =
        unbuilt().with_step_dt(0.25).build_eframe(|cc| Shell::new(&cc.egui_ctx, start).with_notifier(notifier));
    (window, told)
}

impl Evening {
    fn of(people: usize) -> Self {
        Self::named(&NAMES[..people])
    }

    pub(crate) fn named(names: &[&str]) -> Self {
        let mut evening = Self { folders: Vec::new(), windows: Vec::new(), told: Vec::new() };
        for name in names {
            let folder = tempfile::tempdir().expect("a folder");
            std::fs::write(folder.path().join("settings.json"), settings(name)).expect("settings");
            let (window, told) = open(folder.path());
            evening.folders.push(folder);
            evening.windows.push(Some(window));
            evening.told.push(told);
        }
        evening
    }

    /// Starts a game of Connect four with Ann as the host and Ben as her guest.
    fn begun() -> Self {
        let mut evening = Self::of(2);
        evening.begin();
        evening
    }

    /// Starts a game of Connect four between the first two people.
    pub(crate) fn begin(&mut self) {
        self.invite(false);
        let invitation = self.copy(ANN, 0);
        self.join(BEN, &invitation);
        self.wait("the game begins", |them| them.plays(ANN) && them.plays(BEN));
    }

    /// Like [`Evening::begun`], with Ann's first move played.
    fn with_ben_to_move() -> Self {
        let mut evening = Self::begun();
        evening.click(ANN, "Column 3");
        evening.wait("the guest's turn", |them| them.plies(BEN) == Some(1));
        evening
    }

    pub(crate) fn window(&self, who: usize) -> &Harness<'static, Shell> {
        self.windows[who].as_ref().expect("a window")
    }

    pub(crate) fn step(&mut self) {
        for window in self.windows.iter_mut().flatten() {
            window.step();
        }
        std::thread::yield_now();
    }

    /// Draws frames of all windows until a condition holds.
    pub(crate) fn wait(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + LONGEST;
        while !is_so(self) {
            assert!(Instant::now() < until, "{what}: {:?}", self.seen());
            self.step();
        }
    }

    /// Returns all visible text in each window, for failure messages.
    fn seen(&self) -> Vec<Vec<String>> {
        let labels = |window: &Harness<'static, Shell>| {
            window.query_all_by_label_contains("").filter_map(|node| node.accesskit_node().label()).collect()
        };
        self.windows.iter().flatten().map(labels).collect()
    }

    pub(crate) fn reads(&self, who: usize, part: &str) -> bool {
        self.window(who).query_all_by_label_contains(part).next().is_some()
    }

    /// Clicks the element with this label as soon as it exists.
    pub(crate) fn click(&mut self, who: usize, label: &str) {
        self.wait(label, |them| them.window(who).query_all_by_label(label).next().is_some());
        let window = self.window(who);
        let called: Vec<_> = window.query_all_by_label(label).collect();
        let is_control = |role| !matches!(role, egui::accesskit::Role::Label);
        let found = called.iter().find(|node| is_control(node.accesskit_node().role())).or(called.first());
        found.expect("it is there").click_accesskit();
        for _ in 0..6 {
            self.step();
        }
    }

    /// Clicks the card on Home whose label contains `part`.
    fn click_card(&mut self, who: usize, part: &str) {
        self.wait(part, |them| them.reads(who, part));
        self.window(who).query_all_by_label_contains(part).next().expect("a card").click_accesskit();
        for _ in 0..6 {
            self.step();
        }
    }

    /// Lets Ann invite a guest to Connect four.
    pub(crate) fn invite(&mut self, watchers: bool) {
        self.click(ANN, "Connect four");
        self.click(ANN, "Who plays Blue");
        self.click(ANN, "Guest (by invitation)");
        if watchers {
            self.click(ANN, "Allow spectators");
        }
        self.click(ANN, "Start");
        self.wait("the invitation", |them| them.reads(ANN, "Copy invitation"));
    }

    /// Lets Ann invite two guests to Connect four without playing herself.
    fn invite_both(&mut self) {
        self.click(ANN, "Connect four");
        for seat in ["Who plays Red", "Who plays Blue"] {
            self.click(ANN, seat);
            self.click(ANN, "Guest (by invitation)");
        }
        self.click(ANN, "Start");
    }

    /// Copies an invitation that is visible in a window.
    pub(crate) fn copy(&mut self, who: usize, which: usize) -> String {
        self.wait("an invitation", |them| them.window(who).query_all_by_label("Copy invitation").nth(which).is_some());
        self.window(who).query_all_by_label("Copy invitation").nth(which).expect("it is there").click_accesskit();
        for _ in 0..6 {
            let window = self.windows[who].as_mut().expect("a window");
            window.step();
            let commands = &window.output().platform_output.commands;
            for command in commands {
                if let OutputCommand::CopyText(text) = command {
                    return text.clone();
                }
            }
        }
        panic!("nothing was copied");
    }

    /// Accepts an invitation.
    pub(crate) fn join(&mut self, who: usize, invitation: &str) {
        self.click(who, "Join a game …");
        let window = self.window(who);
        let edit = window.query_all_by_label("Your invitation:").last().expect("a field");
        edit.focus();
        edit.type_text(invitation);
        self.step();
        self.click(who, "Join");
    }

    fn plays(&self, who: usize) -> bool {
        self.window(who).state().play().is_some()
    }

    fn plies(&self, who: usize) -> Option<usize> {
        self.window(who).state().play().map(|play| play.held().plies())
    }

    /// Closes a window and restarts the program.
    fn reopen(&mut self, who: usize) {
        self.windows[who] = None;
        let (window, told) = open(self.folders[who].path());
        self.windows[who] = Some(window);
        self.told[who] = told;
    }
}

#[test]
fn a_table_goes_on_while_its_host_is_elsewhere_in_the_program_and_calls_them_back() {
    let mut evening = Evening::begun();
    evening.click(ANN, "Column 3");
    evening.click(ANN, "Back to all games");
    evening.wait("Home shows whose turn it is", |them| them.reads(ANN, "Ann – Ben, Ben to move"));
    evening.click(ANN, "Tools");
    evening.click(ANN, "Lab");
    evening.click(BEN, "Column 4");
    evening.wait("the answer", |them| them.plies(BEN) == Some(2));
    let called = "Your turn: Connect four with Ben";
    evening.wait("the host is called", |them| them.reads(ANN, called));
    let title = |them: &Evening| them.window(ANN).root().accesskit_node().label().unwrap_or_default();
    assert_eq!(title(&evening), format!("{called} – Rondel"), "whoever looks elsewhere on the desktop sees it");
    evening.click(ANN, "Go to table");
    assert_ne!(title(&evening), format!("{called} – Rondel"));
    assert_eq!(evening.plies(ANN), Some(2));
    assert!(!evening.reads(ANN, called), "who has come is not called any more");
}

#[test]
fn whoever_starts_the_program_again_is_found_by_the_others_without_a_click() {
    let mut evening = Evening::with_ben_to_move();
    evening.reopen(ANN);
    // A click may miss in a frame in which the connection status appears or disappears.
    while evening.reads(BEN, "Your choices") {
        evening.click(BEN, "Column 4");
    }
    let called = "Your turn: Connect four with Ben";
    evening.wait("the host is called", |them| them.reads(ANN, called));
    evening.reopen(BEN);
    evening.click(ANN, "Go to table");
    evening.click(ANN, "Column 3");
    evening.wait("the guest is called", |them| them.reads(BEN, "Your turn: Connect four with Ann"));
    // A second window of the same program does not take over the tables.
    let (mut second, _told) = open(evening.folders[BEN].path());
    for _ in 0..40 {
        second.step();
        evening.step();
    }
    drop(second);
    evening.click(BEN, "Go to table");
    evening.click(BEN, "Column 4");
    evening.wait("the host hears of it", |them| them.plies(ANN) == Some(4));
}

#[test]
fn a_guest_goes_on_from_home_with_one_click_after_a_restart() {
    let mut evening = Evening::with_ben_to_move();
    evening.reopen(BEN);
    evening.click_card(BEN, "Connect four, Ann – Ben, Your turn");
    assert!(!evening.reads(BEN, "Happening now"), "what was seen before is not shown again");
    evening.click(BEN, "Column 4");
    evening.wait("the host hears of it", |them| them.plies(ANN) == Some(2));
}

#[test]
fn a_gathering_outlives_its_dialog_and_the_program_and_its_invitation_holds() {
    let mut evening = Evening::of(2);
    evening.invite(false);
    let invitation = evening.copy(ANN, 0);
    evening.click(ANN, "Wait in background");
    assert!(evening.reads(ANN, "Connect four, Ann, Waiting for a guest"));
    // Invitations remain valid even if no player opens the table.
    evening.reopen(ANN);
    evening.join(BEN, &invitation);
    evening.wait("the guest sits at the table", |them| them.plays(BEN));
    evening.wait("the host is told", |them| them.reads(ANN, "Everyone is here: Connect four is starting."));
    assert!(!evening.plays(ANN), "nobody is led away from what they do");
    evening.click(ANN, "Go to table");
    assert_eq!(evening.plies(ANN), Some(0));
}

#[test]
fn a_camera_reads_the_invitation_from_its_picture() {
    let mut evening = Evening::of(1);
    evening.invite(false);
    let copied = evening.copy(ANN, 0);
    assert_eq!(codes(evening.window(ANN)), [""; 0], "only where it is asked for");
    evening.click(ANN, "QR code");
    let invitation = copied.lines().last().expect("an invitation");
    assert!(invitation.starts_with("rondel1"), "{copied}");
    evening.wait("the picture", |them| codes(them.window(ANN)) == [invitation]);
}

#[test]
fn a_gathering_that_is_called_off_lets_nobody_in() {
    let mut evening = Evening::of(2);
    evening.invite(false);
    let invitation = evening.copy(ANN, 0);
    evening.click(ANN, "Close table");
    assert!(evening.reads(ANN, "Keep it open"), "its host is asked");
    evening.click(ANN, "Close table");
    assert!(!evening.reads(ANN, "Waiting for a guest"));
    assert_eq!(std::fs::read_dir(evening.folders[ANN].path().join("visits")).expect("a folder").count(), 0);
    evening.join(BEN, &invitation);
    evening.wait("a no", |them| them.reads(BEN, "the invitation has already been used"));
    evening.click(BEN, "Cancel");
    evening.step();
    assert!(!evening.reads(BEN, "Resume"), "what one was not let into is not gone on with");
}

#[test]
fn who_leaves_for_good_makes_room_for_somebody_else() {
    let mut evening = Evening::of(3);
    evening.invite(false);
    let invitation = evening.copy(ANN, 0);
    evening.join(BEN, &invitation);
    evening.wait("the game begins", |them| them.plays(ANN) && them.plays(BEN));
    evening.click(ANN, "Column 3");
    evening.wait("the guest's turn", |them| them.plies(BEN) == Some(1));
    evening.click(BEN, "Players at this table");
    evening.click(BEN, "Leave table …");
    evening.click(BEN, "Leave");
    assert!(!evening.plays(BEN) && !evening.reads(BEN, "Resume"));
    evening.wait("the host is told", |them| them.reads(ANN, "Blue (Ben) has left the table."));
    evening.click(ANN, "Invite someone else");
    let second = evening.copy(ANN, 0);
    evening.join(CLEO, &second);
    evening.wait("she sits at the table", |them| them.plies(CLEO) == Some(1));
    evening.click(CLEO, "Column 4");
    evening.wait("the host hears of it", |them| them.plies(ANN) == Some(2));
    evening.join(BEN, &second);
    evening.wait("a no", |them| them.reads(BEN, "the invitation has already been used"));
}

#[test]
fn who_came_before_the_game_can_make_room_for_somebody_else() {
    let mut evening = Evening::of(3);
    evening.invite_both();
    let first = evening.copy(ANN, 0);
    evening.join(BEN, &first);
    evening.wait("a guest has come", |them| them.reads(ANN, "Ben · connected"));
    evening.click(ANN, "Invite someone else");
    evening.wait("the guest is told", |them| them.reads(BEN, "your seat was given to someone else"));
    let second = evening.copy(ANN, 0);
    assert_ne!(first, second, "who had it cannot come back");
    evening.join(CLEO, &second);
    evening.wait("another guest has come", |them| them.reads(ANN, "Cleo · connected"));
    evening.click(ANN, "Let the computer play");
    evening.wait("the game begins", |them| them.plays(CLEO));
    evening.click(CLEO, "Column 4");
    evening.wait("the computer answers", |them| them.plies(CLEO) == Some(2));
}

#[test]
fn whose_program_hangs_before_the_deal_does_not_hold_up_the_others_for_ever() {
    let mut evening = Evening::of(3);
    evening.invite_both();
    let (first, second) = (evening.copy(ANN, 0), evening.copy(ANN, 1));
    evening.join(CLEO, &first);
    evening.wait("a guest has come", |them| them.reads(ANN, "Cleo · connected"));
    // Her share of the random seed is committed and she is connected, but her window stops responding.
    evening.wait("she waits", |them| them.reads(CLEO, "Waiting for the others"));
    (0..10).for_each(|_| evening.step());
    let _hangs = evening.windows[CLEO].take();
    evening.join(BEN, &second);
    evening.wait("another has come", |them| them.reads(ANN, "Ben · connected"));
    assert!(!evening.reads(ANN, "Restart without them"), "she may be back in a moment");
    evening
        .wait("the host is told", |them| them.reads(ANN, "Red (Cleo) did not reveal their share of the random seed"));
    evening.click(ANN, "Restart without them");
    evening.wait("he comes along", |them| them.reads(ANN, "Ben · connected"));
    assert_ne!(evening.copy(ANN, 0), first, "the free seat has a new invitation");
    evening.click(ANN, "Let the computer play");
    evening.wait("the game begins", |them| them.plays(BEN));
    evening.wait("the computer has begun", |them| them.plies(BEN) == Some(1));
}

#[test]
fn what_somebody_says_leads_to_where_one_answers() {
    let mut evening = Evening::with_ben_to_move();
    evening.click(BEN, "Players at this table");
    let write = |evening: &mut Evening, who: usize, words: &str| {
        let edit = evening.window(who).get_by_role_and_label(egui::accesskit::Role::TextInput, SAY);
        edit.focus();
        edit.type_text(words);
        evening.step();
        evening.click(who, "Send");
    };
    write(&mut evening, BEN, "Nice to see you");
    evening.click(ANN, "Reply");
    let edit = evening.window(ANN).get_by_role_and_label(egui::accesskit::Role::TextInput, SAY);
    assert!(edit.accesskit_node().is_focused(), "one writes at once");
    edit.type_text("And you");
    evening.step();
    evening.click(ANN, "Send");
    evening.wait("he reads it", |them| them.reads(BEN, "Ann: And you"));
    assert!(!evening.reads(ANN, "Reply"), "it is answered");
}

#[test]
fn the_computer_may_decide_for_a_guest_who_is_there_and_does_not() {
    let mut evening = Evening::with_ben_to_move();
    evening.click(ANN, "Players at this table");
    evening.click(ANN, "Let the computer play (Computer: Journeyman)");
    evening.wait("the computer decides", |them| them.plies(ANN) == Some(2));
    evening.wait("the guest is told", |them| them.reads(BEN, "The host is letting the computer play for you."));
    let free = |them: &Evening, who: usize| them.window(who).query_all_by_label_contains("Free hole").count();
    evening.wait("and sees it", |them| free(them, BEN) == free(them, ANN));
    evening.click(ANN, "Give the seat back");
    evening.click(ANN, "Column 2");
    evening.wait("the guest's turn again", |them| them.plies(BEN) == Some(3));
    evening.click(BEN, "Column 1");
    evening.wait("the host hears of it", |them| them.plies(ANN) == Some(4));
}

#[test]
fn who_looks_on_is_counted_and_has_nothing_to_choose() {
    let mut evening = Evening::of(3);
    evening.invite(true);
    let (guest, onlooker) = (evening.copy(ANN, 0), evening.copy(ANN, 1));
    assert!(onlooker.starts_with("Come and watch us play Connect four!"), "{onlooker}");
    evening.join(CLEO, &onlooker);
    evening.join(BEN, &guest);
    evening.wait("all are there", |them| them.plays(ANN) && them.plays(BEN) && them.plays(CLEO));
    evening.wait("the host sees it", |them| them.reads(ANN, "One spectator"));
    evening.wait("she is told so", |them| them.reads(CLEO, "spectating"));
    evening.click(ANN, "Column 3");
    evening.wait("the onlooker sees it", |them| them.plies(CLEO) == Some(1));
    let play = evening.window(CLEO).state().play().expect("a game");
    assert!(play.choice_labels().is_empty());
    assert!(play.held().players().iter().all(|sitter| !play.held().is_here(sitter.seat)));
    evening.windows[CLEO] = None;
    evening.wait("nobody does any more", |them| !them.reads(ANN, "One spectator"));
}

#[test]
fn who_is_to_decide_behind_another_window_is_told_unless_they_do_not_want_it() {
    let mut evening = Evening::with_ben_to_move();
    assert!(evening.told[BEN].try_recv().is_err(), "who looks at the table sees it");
    for who in [ANN, BEN] {
        evening.windows[who].as_mut().expect("a window").input_mut().focused = false;
    }
    evening.click(BEN, "Column 4");
    evening.wait("the host's turn", |them| them.plies(ANN) == Some(2));
    // The notification may follow one frame after the move becomes visible.
    let told = std::cell::RefCell::new(None);
    evening.wait("the host is told", |them| {
        let mut told = told.borrow_mut();
        *told = told.take().or_else(|| them.told[ANN].try_recv().ok());
        told.is_some()
    });
    assert_eq!(told.take().as_deref(), Some("Your turn: Connect four with Ben"));
    evening.step();
    assert!(evening.told[ANN].try_recv().is_err(), "it is said once");
    let quiet = settings("Ben").replacen('{', r#"{"notify":false,"#, 1);
    std::fs::write(evening.folders[BEN].path().join("settings.json"), quiet).expect("settings");
    evening.reopen(BEN);
    evening.windows[BEN].as_mut().expect("a window").input_mut().focused = false;
    evening.click_card(BEN, "Connect four, Ann – Ben");
    evening.click(ANN, "Column 3");
    evening.wait("the guest's turn", |them| them.plies(BEN) == Some(3));
    assert!(evening.told[BEN].try_recv().is_err());
}

#[test]
fn all_who_want_another_game_come_to_it_by_themselves() {
    let mut evening = Evening::begun();
    for ply in 0..7 {
        let (who, column) = if ply % 2 == 0 { (ANN, "Column 3") } else { (BEN, "Column 4") };
        evening.click(who, column);
        evening.wait("the other hears of it", |them| [ANN, BEN].iter().all(|who| them.plies(*who) == Some(ply + 1)));
    }
    let again = "Play again with the same players";
    evening.click(BEN, again);
    evening.wait("he waits for her", |them| them.reads(BEN, "You want to play again. Waiting for Ann to answer."));
    evening.wait("she is told", |them| them.reads(ANN, "Ben would like to play again."));
    evening.click(ANN, again);
    evening.wait("another game", |them| [ANN, BEN].iter().all(|who| them.plies(*who) == Some(0)));
    evening.click(BEN, "Column 5");
    evening.wait("it is played, and this time he begins", |them| them.plies(ANN) == Some(1));
}

#[test]
fn a_table_that_shows_itself_is_found_on_the_local_network_and_joined_without_an_invitation() {
    let mut evening = Evening::of(2);
    evening.invite(false);
    evening.click(BEN, "Join a game …");
    (0..20).for_each(|_| evening.step());
    assert!(!evening.reads(BEN, "Connect four with Ann"), "nothing is shown before its host says so");
    evening.click(ANN, "Show this table on the local network");
    // The setting also survives a restart of the program.
    evening.reopen(ANN);
    evening.click_card(ANN, "Connect four, Ann, Waiting for a guest");
    evening.click(BEN, "Connect four with Ann");
    evening.wait("the game begins", |them| them.plays(ANN) && them.plays(BEN));
}
