//! Limits for each connection and for all connections of one address: open slots, incoming bytes, and time to
//! accept outgoing data.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Time after which the other end is disconnected if it does not accept queued data. A page that does not read is
/// disconnected within ten seconds, including the time needed to fill the system's buffers.
pub(super) const SEND_TIMEOUT: Duration = Duration::from_secs(8);
/// Send buffer of a socket in the kernel, in bytes. It is small, so that a page that does not read is
/// detected early.
pub(super) const SEND_BUFFER: usize = 16 * 1_024;
/// Number of bytes that a connection may send in a burst, in addition to [`READ_RATE`].
const READ_BURST: f64 = 64.0 * 1_024.0;
/// Sustained number of bytes per second that a connection may send. A page needs at most a few hundred bytes.
const READ_RATE: f64 = 16.0 * 1_024.0;

/// Counts the open connections, in total and per address.
#[derive(Debug)]
pub(super) struct ConnectionLimiter {
    most: usize,
    most_per_address: usize,
    open: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Reasons for rejecting a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rejected {
    /// The total number of connections has reached its limit.
    Full,
    /// The number of connections from this address has reached its limit.
    AddressFull,
}

/// A slot for an open connection, freed on drop.
#[derive(Debug)]
pub(super) struct Slot {
    limiter: Arc<ConnectionLimiter>,
    address: IpAddr,
}

impl ConnectionLimiter {
    pub(super) fn new(most: usize, most_per_address: usize) -> Arc<Self> {
        Arc::new(Self { most, most_per_address, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, OpenConnections> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves a slot for a connection from an address.
    pub(super) fn admit(self: &Arc<Self>, from: IpAddr) -> Result<Slot, Rejected> {
        let address = network_of(from);
        let mut open = self.open();
        if open.all >= self.most {
            return Err(Rejected::Full);
        }
        let of_address = open.by_address.entry(address).or_default();
        if *of_address >= self.most_per_address {
            return Err(Rejected::AddressFull);
        }
        *of_address += 1;
        open.all += 1;
        drop(open);
        Ok(Slot { limiter: self.clone(), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.limiter.open();
        open.all -= 1;
        if let Some(count) = open.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

/// Returns the network that counts as one address: an IPv4 address, or the /64 network of an IPv6 address,
/// since one machine may use the whole /64.
fn network_of(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V4(ip) => IpAddr::V4(ip),
        IpAddr::V6(ip) => IpAddr::V6((u128::from(ip) & !u128::from(u64::MAX)).into()),
    }
}

/// Records when the incomplete message, if any, began to arrive.
#[derive(Clone, Default)]
pub(super) struct PartialMessage(Arc<Mutex<Option<Instant>>>);

impl PartialMessage {
    fn since(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that a complete message was read.
    pub(super) fn complete(&self) {
        *self.since() = None;
    }

    /// Returns whether an incomplete message is older than [`SEND_TIMEOUT`].
    pub(super) fn is_overdue(&self) -> bool {
        self.since().is_some_and(|since| since.elapsed() > SEND_TIMEOUT)
    }
}

/// A stream that returns an error if the other end sends too much or does not accept data.
pub(super) struct LimitedStream<S> {
    inner: S,
    /// Number of bytes that may currently be read.
    allowance: f64,
    refilled: Instant,
    /// Timer that runs from the first blocked write until all queued data is written.
    stalled: Option<Pin<Box<Sleep>>>,
    partial: PartialMessage,
}

impl<S> LimitedStream<S> {
    pub(super) fn new(inner: S) -> Self {
        let partial = PartialMessage::default();
        Self { inner, allowance: READ_BURST, refilled: Instant::now(), stalled: None, partial }
    }

    /// Returns the tracker of incomplete messages.
    pub(super) fn partial(&self) -> PartialMessage {
        self.partial.clone()
    }

    /// Deducts the number of bytes read from the allowance.
    fn spend(&mut self, bytes: usize) -> io::Result<()> {
        if bytes == 0 {
            return Ok(());
        }
        let now = Instant::now();
        let earned = now.duration_since(self.refilled).as_secs_f64() * READ_RATE;
        self.refilled = now;
        self.allowance = (self.allowance + earned).min(READ_BURST) - bytes as f64;
        if self.allowance < 0.0 {
            return Err(io::Error::other("the other end sends more than any page does"));
        }
        self.partial.since().get_or_insert(now);
        Ok(())
    }

    /// Returns an error if queued data has been blocked for too long.
    fn check_stalled(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        let timed_out = self.stalled.as_mut().is_some_and(|timer| timer.as_mut().poll(context).is_ready());
        if timed_out { Err(io::ErrorKind::TimedOut.into()) } else { Ok(()) }
    }

    /// Handles a blocked write.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        self.stalled.get_or_insert_with(|| Box::pin(sleep(SEND_TIMEOUT)));
        match self.check_stalled(context) {
            Ok(()) => Poll::Pending,
            Err(error) => Poll::Ready(Err(error)),
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LimitedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check_stalled(context)?;
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(context, buffer))?;
        Poll::Ready(self.spend(buffer.filled().len() - before))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for LimitedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.check_stalled(context)?;
        match Pin::new(&mut self.inner).poll_write(context, bytes) {
            Poll::Pending => self.wait(context),
            written @ Poll::Ready(_) => written,
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check_stalled(context)?;
        match Pin::new(&mut self.inner).poll_write_vectored(context, parts) {
            Poll::Pending => self.wait(context),
            written @ Poll::Ready(_) => written,
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    /// Callers flush after queuing the last byte, so no write is blocked at this point.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stalled = None;
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let limiter = ConnectionLimiter::new(6, 3);
        let admit = |ip: &str| limiter.admit(ip.parse().expect("an address"));
        let held: Vec<_> = (0..3).map(|_| admit("192.168.1.7").expect("a slot")).collect();
        assert_eq!(admit("::ffff:192.168.1.7").err(), Some(Rejected::AddressFull));
        let others: Vec<_> =
            (0..3).map(|host| admit(&format!("2001:db8::{host}")).expect("a slot of its network")).collect();
        assert_eq!(admit("192.168.1.8").err(), Some(Rejected::Full));
        drop(held);
        assert_eq!(admit("2001:db8:0:0:ffff::1").err(), Some(Rejected::AddressFull), "the same /64");
        assert!(admit("2001:db8:0:1::1").is_ok(), "another /64");
        drop(others);
        assert!(limiter.open().by_address.is_empty(), "nothing is kept of who has gone");
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_of_one_byte_per_second_is_cut_off_within_ten() {
        let (near, mut far) = duplex(64);
        let mut stream = LimitedStream::new(near);
        let reads = tokio::spawn(async move {
            while far.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
        let began = tokio::time::Instant::now();
        let sent = async {
            stream.write_all(&[7; 4_096]).await?;
            stream.flush().await
        };
        assert_eq!(sent.await.expect_err("it is not taken").kind(), io::ErrorKind::TimedOut);
        assert_eq!(began.elapsed().as_secs(), SEND_TIMEOUT.as_secs());
        reads.abort();
    }

    #[tokio::test]
    async fn who_sends_more_than_any_page_is_cut_off() {
        let (near, mut far) = duplex(1_024);
        let mut stream = LimitedStream::new(near);
        tokio::spawn(async move { while far.write_all(&[7; 1_024]).await.is_ok() {} });
        let mut read = vec![0; 1_024];
        let mut count = 0;
        while let Ok(more) = stream.read(&mut read).await {
            count += more;
            assert!(count < 1_000_000, "{count} bytes were read");
        }
        assert!(count as f64 >= READ_BURST - 1_024.0, "{count} bytes only");
        assert!(!stream.partial().is_overdue());
    }
}
