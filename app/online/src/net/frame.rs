//! Framing of messages on a byte stream: a length followed by the compressed message.

use std::io::{self, Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use iroh::endpoint::{RecvStream, SendStream};

/// Encodes a message as a frame: a four-byte big-endian length, followed by the deflated message.
pub(super) fn packed(message: &[u8]) -> Vec<u8> {
    let mut frame = vec![0; 4];
    let mut deflate = DeflateEncoder::new(&mut frame, Compression::fast());
    // Writing to memory cannot fail.
    let _ = deflate.write_all(message).and_then(|()| deflate.try_finish());
    drop(deflate);
    let length = (frame.len() - 4) as u32;
    frame[..4].copy_from_slice(&length.to_be_bytes());
    frame
}

/// Decodes the message in a frame. The message may be up to `most` bytes long.
fn unpacked(frame: &[u8], most: usize) -> io::Result<Vec<u8>> {
    let mut message = Vec::new();
    DeflateDecoder::new(frame).take(most as u64 + 1).read_to_end(&mut message)?;
    if message.len() > most {
        return Err(io::Error::other("a message is too large"));
    }
    Ok(message)
}

/// Returns the next message of a stream, or `None` at its end. Memory is allocated only for received data.
pub(super) async fn next(stream: &mut RecvStream, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 4];
    match stream.read_exact(&mut length).await {
        Ok(()) => {}
        Err(iroh::endpoint::ReadExactError::FinishedEarly(0)) => return Ok(None),
        Err(error) => return Err(io::Error::other(error)),
    }
    let length = u32::from_be_bytes(length) as usize;
    if length > most {
        return Err(io::Error::other("a message is too large"));
    }
    let mut frame = Vec::new();
    while frame.len() < length {
        let chunk = stream.read_chunk(length - frame.len()).await.map_err(io::Error::other)?;
        let chunk = chunk.ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))?;
        frame.extend_from_slice(&chunk);
    }
    unpacked(&frame, most).map(Some)
}

/// Sends a frame.
pub(super) async fn send(stream: &mut SendStream, frame: &[u8]) -> io::Result<()> {
    stream.write_all(frame).await.map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_out_as_it_went_in_and_never_larger_than_allowed() {
        let message = "beer ".repeat(10_000).into_bytes();
        let frame = packed(&message);
        assert!(frame.len() < 1_000);
        assert_eq!(unpacked(&frame[4..], message.len()).expect("as packed"), message);
        assert!(unpacked(&frame[4..], message.len() - 1).is_err(), "what grows without end is cut off");
        assert!(unpacked(b"no frame", 99).is_err());
    }
}
