//! A game on another machine, joined as a guest.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use rondel::clock::Clocks;
use rondel::table::{PlayerInfo, Step};
use rondel::{IllegalAction, MomentId, Observer, Table, Turn, UndoRefused, View};
use rondel_hosting::{
    Broken, FairnessVerdict, Guest, GuestError, ProtocolViolation, Refusal, Request, Secret, Share, TableId, Update,
};
use rondel_system::SaveError;
use rondel_tables::{Lost, RemoteTable};

use crate::error::TableError;
use crate::guest_connections::TICK;
use crate::net::{ConnectionId, Invitation, invitation::NoInvitation, unguessable};
use crate::router::{Inbound, Router};
use crate::session_file::{SessionFile, SessionHeader, VISIT};

/// A game joined as a guest.
pub struct GuestSession {
    guest: Guest,
    host: Invitation,
    router: Option<Arc<Router>>,
    line: Option<ConnectionId>,
    file: Option<SessionFile>,
    /// Whether the host is connected.
    connected: bool,
    /// The reason why the host is unavailable, if known.
    lost: Option<Lost>,
    /// The error that ended the session, if any.
    fault: Option<GuestError>,
    ticked: Instant,
    /// Time of the last message about the table's status.
    standing_at: Instant,
    verdict: Option<Result<FairnessVerdict, Broken>>,
}

impl GuestSession {
    /// Accepts an invitation. All messages from the host are saved in `folder`.
    ///
    /// # Errors
    /// Returns an error if `words` is not an invitation or the file cannot be written.
    pub fn begin(folder: &Path, words: &str, name: &str) -> Result<Self, TableError> {
        let host: Invitation = words.parse()?;
        let path = file_of(folder, &host);
        if path.exists() {
            // The invitation has been accepted before.
            return Self::resume(path);
        }
        let share = Share(unguessable()?);
        let header = SessionHeader { visit: 1, invitation: host.to_string(), name: name.to_owned(), share };
        let file = SessionFile::begin(path.clone(), &header).map_err(TableError::at(&path))?;
        Ok(Self::new(Guest::invited(host.table, host.secret, name, share), host, Some(file), None))
    }

    /// Returns the session file for an invitation.
    ///
    /// # Errors
    /// Returns an error if `words` is not an invitation.
    pub fn file_of(folder: &Path, words: &str) -> Result<PathBuf, NoInvitation> {
        words.parse().map(|host| file_of(folder, &host))
    }

    /// Resumes a saved session.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a session file.
    pub fn resume(path: PathBuf) -> Result<Self, TableError> {
        let failed = TableError::at(&path);
        let (file, header, heard) = SessionFile::resume(path).map_err(failed)?;
        let (guest, host, fault) = recalled(&header, heard)?;
        Ok(Self::new(guest, host, Some(file), fault))
    }

    /// Returns the next table of the same players, if the host has opened one.
    pub fn next(&self) -> Option<TableId> {
        self.guest.standing().and_then(|standing| standing.next)
    }

    /// Joins the next table of the same players and connects to its host. All messages from the host are
    /// saved in `folder`.
    ///
    /// # Errors
    /// Returns an error if there is no next table or the file cannot be written.
    pub fn follow(&self, folder: &Path) -> Result<Self, TableError> {
        let table = self.next().ok_or(TableError::NoNextTable)?;
        // The host recognises the guest by their key, so no secret is needed.
        let host = Invitation { host: self.host.host.clone(), table, secret: Secret([0; 32]) };
        let mut next = Self::begin(folder, &host.to_string(), self.guest.name())?;
        if let Some(router) = &self.router {
            next.connect(router.clone());
        }
        Ok(next)
    }

    /// Reads a session without resuming it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a session file.
    pub fn look(path: &Path) -> Result<Self, TableError> {
        let (header, heard, _) = SessionFile::contents(path).map_err(TableError::at(path))?;
        let (guest, host, fault) = recalled(&header, heard)?;
        Ok(Self::new(guest, host, None, fault))
    }

    fn new(guest: Guest, host: Invitation, file: Option<SessionFile>, fault: Option<GuestError>) -> Self {
        Self {
            guest,
            host,
            router: None,
            line: None,
            file,
            connected: false,
            lost: None,
            fault,
            ticked: Instant::now(),
            standing_at: Instant::now(),
            verdict: None,
        }
    }

    /// Connects to the host, and reconnects whenever the connection is lost. Does nothing if the session has
    /// ended with an error.
    pub fn connect(&mut self, router: Arc<Router>) {
        if self.fault.is_some() {
            return;
        }
        self.line = Some(router.visit(self.host.host.clone()));
        self.router = Some(router);
    }

    /// Sends the pending message, if any.
    fn say(&mut self) {
        if let (Some(router), Some(line), true) = (&self.router, self.line, self.connected)
            && self.fault.is_none()
            && let Some(message) = self.guest.tell()
        {
            router.tell_host(line, &message);
        }
    }

    /// Handles a refusal or an invalid message. The session ends unless the host may open the table later.
    fn stop(&mut self, fault: GuestError) {
        self.connected = false;
        // A known guest can still return. A restarted host may not have reopened this table yet.
        let passing = match fault {
            GuestError::Refused(Refusal::Closed) => true,
            GuestError::Refused(Refusal::No) => self.guest.welcome().is_some(),
            _ => false,
        };
        match fault {
            GuestError::Refused(refusal) if passing => self.lost = Some(Lost::Refused(refusal)),
            fault => {
                self.fault = Some(fault);
                self.hang_up();
            }
        }
    }

    fn hang_up(&mut self) {
        if let (Some(router), Some(line)) = (&self.router, self.line.take()) {
            router.leave(line);
        }
    }
}

impl Drop for GuestSession {
    fn drop(&mut self) {
        self.say();
        self.hang_up();
    }
}

/// Restores the guest from the recorded messages, and detects whether the host has cheated.
fn recalled(
    header: &SessionHeader,
    heard: Vec<rondel_hosting::ToGuest>,
) -> Result<(Guest, Invitation, Option<GuestError>), TableError> {
    let host: Invitation = header.invitation.parse()?;
    let mut guest = Guest::invited(host.table, host.secret, &header.name, header.share);
    for message in heard {
        match guest.recall(message) {
            Ok(_) => {}
            Err(broken @ GuestError::Broken(_)) => return Ok((guest, host, Some(broken))),
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok((guest, host, None))
}

/// Returns the path of the session file. It depends on the table and the invitation, so that two guests on
/// one machine have separate files.
fn file_of(folder: &Path, host: &Invitation) -> PathBuf {
    let which = TableId(rondel_hosting::deal::digest(&[host.table.0, host.secret.0].concat())).hex();
    folder.join(format!("{}.{VISIT}", &which[..16]))
}

impl RemoteTable for GuestSession {
    fn guest(&self) -> &Guest {
        &self.guest
    }

    fn guest_mut(&mut self) -> &mut Guest {
        &mut self.guest
    }

    fn clocks(&self) -> Option<Clocks> {
        let clocks = self.guest.standing()?.clocks.as_ref()?;
        Some(clocks.after(self.standing_at.elapsed()))
    }

    fn is_connected(&self) -> bool {
        self.connected && self.lost.is_none()
    }

    fn fault(&self) -> Option<&GuestError> {
        self.fault.as_ref()
    }

    fn file(&self) -> Option<&Path> {
        self.file.as_ref().map(SessionFile::path)
    }

    fn trouble(&self) -> Option<&SaveError> {
        self.file.as_ref().and_then(SessionFile::trouble)
    }

    fn write_again(&mut self) {
        if let Some(file) = &mut self.file {
            file.write_again();
        }
    }

    fn lost(&self) -> Option<&Lost> {
        self.lost.as_ref()
    }

    fn leave(&mut self) {
        self.guest.wish(Request::Leave);
        self.say();
        self.hang_up();
        if let Some(file) = self.file.take() {
            let left = file.path().with_extension("left");
            // The file of a table that was never joined is deleted. If a file cannot be renamed or deleted,
            // the guest can leave again.
            let _ = if self.guest.welcome().is_some() {
                std::fs::rename(file.path(), left)
            } else {
                std::fs::remove_file(file.path())
            };
        }
    }

    fn follow(&self, folder: &Path) -> Option<Box<dyn RemoteTable>> {
        Some(Box::new(Self::follow(self, folder).ok()?))
    }

    fn has_left(&self) -> bool {
        self.line.is_none()
    }

    fn verdict(&mut self) -> Option<&Result<FairnessVerdict, Broken>> {
        if self.verdict.is_none() {
            self.verdict = match &self.fault {
                Some(GuestError::Broken(broken)) => Some(Err(broken.clone())),
                _ => self.guest.verify(),
            };
        }
        self.verdict.as_ref()
    }

    fn attend(&mut self) -> Vec<Update> {
        let (Some(router), Some(line)) = (self.router.clone(), self.line) else { return Vec::new() };
        let mut all = Vec::new();
        for mail in router.mail_for(line) {
            match mail {
                Inbound::Came { .. } => {
                    self.guest.connected();
                    self.connected = true;
                    // A host that refuses is contacted repeatedly, so a new connection alone does not clear
                    // the refusal.
                    self.lost = self.lost.take().filter(|lost| matches!(lost, Lost::Refused(_)));
                    all.push(Update::Standing);
                }
                Inbound::Heard { message, .. } => {
                    let kept = message.clone();
                    match self.guest.hear(message) {
                        Ok(Update::Nothing) => self.lost = None,
                        // A notice about the current state is not part of the history of the table.
                        Ok(Update::Unsaved) => {
                            self.lost = None;
                            all.push(Update::Unsaved);
                        }
                        Ok(heard) => {
                            self.lost = None;
                            if let Some(file) = &mut self.file {
                                file.note(&kept);
                            }
                            if matches!(heard, Update::Standing | Update::Refused(_)) {
                                self.standing_at = Instant::now();
                            }
                            all.push(heard);
                        }
                        Err(fault) => {
                            // The evidence of cheating is saved, so that it is known after a restart.
                            if let (GuestError::Broken(_), Some(file)) = (&fault, &mut self.file) {
                                file.note(&kept);
                            }
                            self.stop(fault);
                            all.push(Update::Standing);
                        }
                    }
                }
                Inbound::Nonsense => {
                    self.stop(ProtocolViolation.into());
                    all.push(Update::Standing);
                }
                Inbound::Went { why, .. } => {
                    self.connected = false;
                    // A refusal is more informative than the end of the connection.
                    if !matches!(self.lost, Some(Lost::Refused(_))) {
                        self.lost = Some(Lost::Cut(why));
                    }
                    all.push(Update::Standing);
                }
            }
        }
        if self.ticked.elapsed() >= TICK {
            self.ticked = Instant::now();
            self.guest.tick();
            self.write_again();
        }
        self.say();
        all
    }
}

impl Table for GuestSession {
    fn players(&self) -> Vec<PlayerInfo> {
        self.guest.company()
    }

    fn turn(&self) -> Turn {
        Table::turn(&self.guest)
    }

    fn place(&self) -> MomentId {
        self.guest.place()
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
        Table::step(&self.guest, place, observer)
    }

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        // Once the game is disclosed, every observer's view is available.
        let opened = || self.verdict.as_ref()?.as_ref().ok()?.session.view(place, observer);
        Table::view(&self.guest, place, observer).or_else(opened)
    }

    fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        self.guest.take(choice)?;
        self.say();
        Ok(())
    }

    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.guest.take_back(plies)?;
        self.say();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rondel::journal::Player;
    use rondel_games as _;
    use rondel_hosting::{GuestTable as _, Lobby, Presence, SeatClaim};

    use super::*;
    use crate::net::{Identity, Relays, Transport, TransportEvent, TransportOptions};
    use crate::{HostedLobby, InvitedSeat, TableTerms, agreement};

    /// Returns the key and the options of a program that is reachable only on this machine.
    fn program(folder: &Path, name: &str) -> (Identity, TransportOptions) {
        let identity = Identity::keep(&folder.join(name)).expect("a key");
        (identity, TransportOptions { relays: Relays::Nobody, ..TransportOptions::default() })
    }

    #[test]
    fn a_host_that_says_what_is_no_message_is_left_and_why_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let ((host, ways), (guest, theirs)) = (program(folder.path(), "host"), program(folder.path(), "guest"));
        let transport = Transport::open(host, &ways, || {}).expect("a network");
        let invitation =
            Invitation { host: transport.address(Duration::ZERO), table: TableId([1; 32]), secret: Secret([2; 32]) };
        let mut visit = GuestSession::begin(folder.path(), &invitation.to_string(), "Ann").expect("an invitation");
        visit.connect(Arc::new(Router::open(guest, &theirs, || {}).expect("a network")));
        let until = Instant::now() + Duration::from_mins(1);
        while visit.fault().is_none() {
            assert!(Instant::now() < until, "the guest waits for ever");
            for event in transport.wait(Duration::from_millis(5)) {
                if let TransportEvent::Came { line, .. } = event {
                    transport.send(line, b"beer");
                }
            }
            visit.attend();
        }
        assert!(matches!(visit.fault, Some(GuestError::Senseless(_))) && !visit.is_connected() && visit.has_left());
    }

    #[test]
    fn a_guest_of_a_table_that_its_host_does_not_have_open_calls_until_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let ((host, ways), (guest, theirs)) = (program(folder.path(), "host"), program(folder.path(), "guest"));
        let router = Arc::new(Router::open(host, &ways, || {}).expect("a network"));
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let seats = [InvitedSeat::Here(Player::human("Host")), InvitedSeat::Guest];
        let agreed = agreement(plugin, (plugin.setup)(), &seats, TableTerms::default()).expect("numbers");
        let mut gathered = HostedLobby::open(plugin, agreed, router.clone(), folder.path()).expect("a table");
        let (_, invitation) = gathered.invitations(Duration::ZERO).pop().expect("an open seat");
        let mut visit = GuestSession::begin(folder.path(), &invitation.to_string(), "Ann").expect("an invitation");
        visit.connect(Arc::new(Router::open(guest, &theirs, || {}).expect("a network")));
        let until = Instant::now() + Duration::from_mins(1);
        let wait = |visit: &mut GuestSession, what: &str, is_so: &mut dyn FnMut(&mut GuestSession) -> bool| {
            while !is_so(visit) {
                assert!(Instant::now() < until, "{what}");
                visit.attend();
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        wait(&mut visit, "she is welcomed", &mut |visit| {
            gathered.attend().expect("it is written down");
            visit.guest().standing().is_some()
        });
        // The host's program has been restarted but has not reopened this table yet.
        let file = gathered.file().to_owned();
        drop((gathered, router));
        let (host, ways) = program(folder.path(), "host");
        let router = Arc::new(Router::open(host, &ways, || {}).expect("a network"));
        wait(&mut visit, "she is told no", &mut |visit| {
            router.wait(Duration::ZERO);
            visit.lost == Some(Lost::Refused(Refusal::No))
        });
        assert!(visit.fault.is_none() && !visit.has_left() && !visit.is_connected());
        let mut gathered = HostedLobby::resume(&file, router).expect("the table");
        wait(&mut visit, "she is there again", &mut |visit| {
            gathered.attend().expect("it is written down");
            visit.is_connected() && gathered.sitting()[1].presence == Presence::There
        });
    }

    #[test]
    fn that_a_host_has_broken_its_word_is_known_later_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.visit");
        let (identity, ways) = program(folder.path(), "host");
        let host = Router::open(identity, &ways, || {}).expect("a network").address(Duration::ZERO);
        let invitation = Invitation { host, table: TableId([1; 32]), secret: Secret([2; 32]) };
        let share = Share([3; 32]);
        let header = SessionHeader { visit: 1, invitation: invitation.to_string(), name: "Ann".to_owned(), share };
        let mut file = SessionFile::begin(path.clone(), &header).expect("a file");
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let seats = [InvitedSeat::Here(Player::human("Host")), InvitedSeat::Guest];
        for luck in [4, 5] {
            // The host commits to one share, and then to a different one.
            let mut agreed = agreement(plugin, (plugin.setup)(), &seats, TableTerms::default()).expect("numbers");
            agreed.table = invitation.table;
            agreed.chairs[1] = SeatClaim::Open(invitation.secret);
            agreed.share = Share([luck; 32]);
            let mut gathering = Lobby::open(agreed).expect("a table");
            let said = Guest::invited(invitation.table, invitation.secret, "Ann", share).tell().expect("a guest");
            gathering.hear(rondel_hosting::Key([9; 32]), &said).expect("she is invited");
            for (_, message) in gathering.tell() {
                file.note(&message);
            }
        }
        let mut visit = GuestSession::look(&path).expect("a visit");
        assert_eq!(visit.fault, Some(GuestError::Broken(Broken::Recommitted)));
        assert_eq!(visit.verdict().map(|verdict| verdict.as_ref().err()), Some(Some(&Broken::Recommitted)));
        let mut resumed = GuestSession::resume(path).expect("a visit");
        let (identity, ways) = program(folder.path(), "guest");
        resumed.connect(Arc::new(Router::open(identity, &ways, || {}).expect("a network")));
        assert!(resumed.has_left(), "such a host is not called any more");
    }
}
