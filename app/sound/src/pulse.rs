//! Sound output on Linux and similar systems, through a sound server: `PulseAudio`, or `PipeWire` with its
//! compatible protocol.
//!
//! The server is accessed through its socket, so no library is needed to build or run the program. Each sound
//! is a separate stream, which the server mixes with the others. No stream is kept open between sounds, so that
//! the server can suspend the device.

use std::ffi::CString;
use std::io::{self, BufReader, Read as _};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::{Duration, Instant};

use pulseaudio::protocol::{
    self, AuthParams, AuthReply, ChannelMap, Command, CommandTag, CreatePlaybackStreamReply, PlaybackStreamParams,
    Prop, Props, ProtocolError, SampleFormat, SampleSpec, SetClientNameReply, TagStructRead, TagStructReader,
};

use super::player::Output;
use super::synthesis::{RATE, seconds};

/// A connection to the sound server.
pub(super) struct Server {
    socket: BufReader<UnixStream>,
    version: u16,
    /// Sequence number of the last command.
    last: u32,
    playing: Vec<Stream>,
}

/// A stream that plays one sound.
struct Stream {
    channel: u32,
    /// Time by which playback is certain to have finished.
    ends: Instant,
}

/// Timeout for replies of the server.
const PATIENCE: Duration = Duration::from_millis(800);
/// Maximum number of simultaneous sounds.
const MOST: usize = 8;
/// Maximum delay between the end of the samples and the end of playback.
const LATENCY: Duration = Duration::from_secs(1);
/// Buffer length of a stream in bytes, equivalent to 50 milliseconds.
const AHEAD: u32 = RATE / 20 * 4;
/// Maximum length of a reply, in bytes.
const LONGEST: u32 = 1 << 20;

impl Server {
    /// Finds the server and logs in.
    ///
    /// # Errors
    /// Returns an error if there is no server or it rejects the connection.
    pub(super) fn connect() -> io::Result<Self> {
        Self::connect_at(&pulseaudio::socket_path_from_env().ok_or(io::ErrorKind::NotFound)?)
    }

    fn connect_at(path: &Path) -> io::Result<Self> {
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok()).unwrap_or_default();
        let mut server =
            Self { socket: BufReader::new(socket), version: protocol::MAX_VERSION, last: 0, playing: Vec::new() };
        let auth = AuthParams { version: protocol::MAX_VERSION, supports_shm: false, supports_memfd: false, cookie };
        let reply: AuthReply = server.ask(&Command::Auth(auth))?;
        server.version = reply.version.min(protocol::MAX_VERSION);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"Rondel");
        props.set(Prop::ApplicationId, c"rondel");
        props.set(Prop::ApplicationIconName, c"rondel");
        if let Ok(id) = CString::new(std::process::id().to_string()) {
            props.set(Prop::ApplicationProcessId, id);
        }
        let _: SetClientNameReply = server.ask(&Command::SetClientName(props))?;
        Ok(server)
    }

    /// Sends a command and parses the reply.
    fn ask<T: TagStructRead>(&mut self, command: &Command) -> io::Result<T> {
        let answer = self.answer(command)?;
        let mut answer = answer.as_slice();
        TagStructReader::new(&mut answer, self.version).read().map_err(io::Error::other)
    }

    /// Sends a command and returns the raw reply. Unrelated messages from the server are ignored.
    fn answer(&mut self, command: &Command) -> io::Result<Vec<u8>> {
        self.last = self.last.wrapping_add(1);
        protocol::write_command_message(self.socket.get_mut(), self.last, command, self.version)
            .map_err(io::Error::other)?;
        let deadline = Instant::now() + PATIENCE;
        loop {
            let descriptor = protocol::read_descriptor(&mut self.socket).map_err(io::Error::other)?;
            if descriptor.length > LONGEST || Instant::now() > deadline {
                return Err(io::ErrorKind::TimedOut.into());
            }
            let mut message = vec![0; descriptor.length as usize];
            self.socket.read_exact(&mut message)?;
            let mut rest = message.as_slice();
            let mut reader = TagStructReader::new(&mut rest, self.version);
            let head = || -> Result<(CommandTag, u32), ProtocolError> { Ok((reader.read_enum()?, reader.read_u32()?)) };
            match { head }() {
                Ok((CommandTag::Reply, number)) if number == self.last => return Ok(rest.to_vec()),
                Ok((CommandTag::Error, number)) if number == self.last => return Err(io::ErrorKind::Other.into()),
                _ => {}
            }
        }
    }

    /// Closes the streams whose sounds have finished.
    fn end_streams(&mut self) -> io::Result<()> {
        let now = Instant::now();
        let (over, playing) = self.playing.drain(..).partition(|stream| stream.ends < now);
        self.playing = playing;
        let over: Vec<Stream> = over;
        over.iter().try_for_each(|stream| self.answer(&Command::DeletePlaybackStream(stream.channel)).map(drop))
    }
}

impl Output for Server {
    fn play(&mut self, samples: &[f32], gain: f32) -> io::Result<()> {
        self.end_streams()?;
        if self.playing.len() >= MOST {
            return Ok(());
        }
        let mut params = PlaybackStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
            channel_map: ChannelMap::mono(),
            // Streams with the same synchronisation id start together, so each stream has its own id.
            sync_id: self.last,
            ..PlaybackStreamParams::default()
        };
        params.buffer_attr.target_length = AHEAD;
        // Playback starts with the first sample. All samples are sent immediately, regardless of how many the
        // server requests.
        params.buffer_attr.pre_buffering = 4;
        params.flags.adjust_latency = true;
        params.props.set(Prop::MediaRole, c"game");
        params.props.set(Prop::MediaName, c"Rondel");
        let stream: CreatePlaybackStreamReply = self.ask(&Command::CreatePlaybackStream(params))?;
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| (sample * gain).to_le_bytes()).collect();
        protocol::write_memblock(self.socket.get_mut(), stream.channel, &bytes, 0).map_err(io::Error::other)?;
        let ends = Instant::now() + Duration::from_secs_f32(seconds(samples)) + LATENCY;
        self.playing.push(Stream { channel: stream.channel, ends });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn no_server_one_that_hangs_up_and_one_that_talks_nonsense_are_errors_and_nothing_worse() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("native");
        assert!(Server::connect_at(&path).is_err());
        for says in [&[][..], &[0xff; 64], &[0; 64]] {
            let listener = UnixListener::bind(&path).expect("a socket");
            let server = std::thread::spawn(move || {
                let (mut socket, _) = listener.accept().expect("a client");
                // The client may already have disconnected.
                let _ = socket.write_all(says);
            });
            assert!(Server::connect_at(&path).is_err(), "{says:?}");
            server.join().expect("the server");
            std::fs::remove_file(&path).expect("the socket");
        }
    }
}
