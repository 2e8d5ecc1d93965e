//! An open page: a WebSocket connection to a phone on one side, a guest of a table on the other.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::Request;
use hyper::body::Incoming;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use rondel_hosting::{Guest, GuestError, Refusal, read_to_guest, write};
use serde_json::json;
use tokio::time::{MissedTickBehavior, interval, sleep_until, timeout};
use tokio_websockets::{Limits, Message, ServerBuilder, WebSocketStream};

use super::Common;
use super::claim::{Hello, LONGEST, PageAction};
use super::limits::{PartialMessage, SEND_TIMEOUT};
use super::link::written;
use super::page_session::{Next, PageSession};

/// Timeout for the first message of a page.
const PATIENCE: Duration = Duration::from_secs(10);
/// Interval at which a guest repeats unanswered requests.
const TICK: Duration = Duration::from_secs(2);
/// Maximum number of WebSocket frames of any kind between two ticks. No user can cause that many.
const MOST_FRAMES: u32 = 60;
/// Number of ticks without a message from the page after which it is sent a ping.
const ASKED: u32 = 8;
/// Number of ticks without a message from the page after which it is considered disconnected.
const GONE: u32 = 20;
/// Period during which changes are collected to be sent together.
const TOGETHER: Duration = Duration::from_millis(6);

/// A page that has requested a WebSocket connection.
pub(super) struct PageConnection {
    upgrade: OnUpgrade,
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Reasons for the end of a connection.
enum Ended {
    /// The page was disconnected and may reconnect.
    Gone,
    /// The page violated the protocol, or could not be written to.
    Cut,
    /// The host refused the guest, or its messages are unusable.
    Fault(GuestError),
    /// The user has left permanently.
    Left,
}

impl PageConnection {
    /// Starts the upgrade of a request to a WebSocket.
    pub(super) fn upgrading(request: Request<Incoming>) -> Self {
        Self { upgrade: hyper::upgrade::on(request) }
    }

    /// Serves the page until its connection ends.
    pub(super) async fn follow(self, partial: PartialMessage, common: Arc<Common>) {
        let Ok(Ok(upgraded)) = timeout(PATIENCE, self.upgrade).await else { return };
        let limits = Limits::default().max_payload_len(Some(LONGEST));
        let mut socket = ServerBuilder::new().limits(limits).serve(TokioIo::new(upgraded));
        let Some(hello) = greeted(&mut socket).await else { return };
        partial.complete();
        let (key, table) = (hello.key(), hello.table());
        let words = common.catalogs.of(hello.languages.iter().map(String::as_str));
        let known = common.suspended.take(key, table);
        let guest = known.unwrap_or_else(|| Guest::invited(table, hello.secret(), &hello.name, hello.share()));
        let mut session = PageSession::new(guest, words);
        let ended = talk(&mut socket, &partial, &mut session, &common, &hello).await;
        let words = match &ended {
            Ended::Fault(GuestError::Refused(Refusal::Elsewhere)) => Some("web-elsewhere"),
            Ended::Fault(GuestError::Refused(Refusal::Closed)) => Some("far-closed"),
            Ended::Fault(GuestError::Refused(Refusal::No)) => Some("web-used-up"),
            Ended::Fault(_) => Some("web-cannot"),
            Ended::Gone | Ended::Cut | Ended::Left => None,
        };
        if let Some(words) = words {
            let again = matches!(ended, Ended::Fault(GuestError::Refused(Refusal::Closed)));
            let last = json!({ "ended": { "told": session.words().word(words), "again": again } });
            let _ = send(&mut socket, last.to_string()).await;
        }
        // There is no closing handshake with a page that violated the protocol.
        if !matches!(ended, Ended::Cut) {
            let _ = timeout(SEND_TIMEOUT, socket.close()).await;
        }
        if matches!(ended, Ended::Gone | Ended::Cut) && session.guest().welcome().is_some() {
            common.suspended.park(key, session.into_guest());
        }
    }
}

/// Reads the first message of a page.
async fn greeted(socket: &mut Socket) -> Option<Hello> {
    let first = timeout(PATIENCE, socket.next()).await.ok()??.ok()?;
    serde_json::from_str(first.as_text()?).ok()
}

async fn send(socket: &mut Socket, words: String) -> Result<(), Ended> {
    match timeout(SEND_TIMEOUT, socket.send(Message::text(words))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Ended::Gone),
        Err(_) => Err(Ended::Cut),
    }
}

/// Relays messages between a page and its table until one of them ends the connection.
#[allow(clippy::too_many_lines, reason = "one loop over all that is waited for")]
async fn talk(
    socket: &mut Socket,
    partial: &PartialMessage,
    session: &mut PageSession,
    common: &Common,
    hello: &Hello,
) -> Ended {
    let mut inside = common.connector.enter(hello.key());
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut silent, mut frames) = (0, 0);
    // Time of the next update of the page.
    let mut due = Some(Instant::now());
    let mut went_on = false;
    loop {
        if let Some(message) = session.tell() {
            inside.say(write(&message)).await;
        }
        let next = [due, session.next_at()].into_iter().flatten().min();
        let wakes = pin!(sleep_until(next.unwrap_or_else(|| Instant::now() + TICK).into()));
        tokio::select! {
            said = inside.next() => {
                // A closing table sends a message first. If none has arrived, the page fell behind and will
                // reconnect.
                let Some(bytes) = said else { return Ended::Gone };
                let Ok(message) = read_to_guest(&bytes) else { return Ended::Fault(rondel_hosting::ProtocolViolation.into()) };
                if let Err(fault) = session.hear(message) {
                    return Ended::Fault(fault);
                }
                due.get_or_insert_with(|| Instant::now() + TOGETHER);
            }
            frame = socket.next() => {
                let Some(Ok(frame)) = frame else { return Ended::Gone };
                partial.complete();
                if frame.is_close() {
                    return Ended::Gone;
                }
                frames += 1;
                if frames > MOST_FRAMES {
                    tracing::debug!("a page sent too many frames and was disconnected");
                    return Ended::Cut;
                }
                // A ping does not prove that the page reads its messages.
                if !frame.is_ping() {
                    silent = 0;
                }
                if let Some(words) = frame.as_text() {
                    let Ok(deed) = serde_json::from_str::<PageAction>(words) else { return Ended::Cut };
                    if session.does(deed, &common.catalogs) == Next::Left {
                        if let Some(message) = session.tell() {
                            inside.say(write(&message)).await;
                        }
                        // Waits until the host has processed the last message.
                        let _ = timeout(PATIENCE, async { while inside.next().await.is_some() {} }).await;
                        return Ended::Left;
                    }
                    due = Some(Instant::now());
                } else if frame.is_binary() {
                    return Ended::Cut;
                }
            }
            _ = ticks.tick() => {
                session.tick();
                (silent, frames) = (silent + 1, 0);
                if silent > GONE || partial.is_overdue() {
                    return Ended::Cut;
                }
                if silent % ASKED == 0 && timeout(SEND_TIMEOUT, socket.send(Message::ping("".as_bytes()))).await.is_err() {
                    return Ended::Cut;
                }
            }
            () = wakes => {
                session.advance();
                due = Some(Instant::now());
            }
        }
        if due.is_some_and(|due| due <= Instant::now()) {
            due = None;
            if let Some(news) = session.news()
                && let Err(ended) = send(socket, news).await
            {
                return ended;
            }
            let next = session.guest().standing().and_then(|standing| standing.next);
            if let Some(next) = next.filter(|_| !went_on) {
                went_on = true;
                let next = json!({ "next": written(&next.0) });
                if let Err(ended) = send(socket, next.to_string()).await {
                    return ended;
                }
            }
        }
    }
}
