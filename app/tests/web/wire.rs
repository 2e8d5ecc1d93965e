//! A page without a browser: sends and receives the same messages.

use std::collections::BTreeMap;
use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{HeaderValue, ORIGIN};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_websockets::{ClientBuilder, Limits, MaybeTlsStream, Message, WebSocketStream};

/// Timeout for an expected message.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connection of a page to a host, with the received state.
pub(crate) struct Wire {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) parts: BTreeMap<String, Value>,
}

/// Opens a connection without sending a message.
pub(crate) async fn line(address: &str) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, String> {
    let origin = HeaderValue::from_str(&format!("http://{address}")).map_err(|error| error.to_string())?;
    let builder = ClientBuilder::new().limits(Limits::unlimited()).uri(&format!("ws://{address}/live"));
    let builder = builder.map_err(|error| error.to_string())?.add_header(ORIGIN, origin);
    let builder = builder.map_err(|error| error.to_string())?;
    let connected = timeout(PATIENCE, builder.connect()).await.map_err(|_| "no answer".to_owned())?;
    Ok(connected.map_err(|error| error.to_string())?.0)
}

impl Wire {
    /// Opens the link of a page and sends the first message.
    pub(crate) async fn open(link: &str, claim: [u8; 32], name: &str) -> Result<Self, String> {
        let (address, invitation) = link.trim_start_matches("http://").split_once("/#").ok_or("no link")?;
        let (table, secret) = invitation.split_once('.').ok_or("no invitation")?;
        let mut wire = Self { socket: line(address).await?, parts: BTreeMap::new() };
        let claim = BASE64URL_NOPAD.encode(&claim);
        wire.say(&json!({ "table": table, "secret": secret, "claim": claim, "name": name, "languages": ["en"] })).await;
        wire.say(&json!({ "room": [390, 500] })).await;
        Ok(wire)
    }

    pub(crate) async fn say(&mut self, deed: &Value) {
        // A lost connection is detected when no more messages arrive.
        let _ = self.socket.send(Message::text(deed.to_string())).await;
    }

    /// Reads the next message. Returns `false` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> bool {
        loop {
            let Some(Ok(frame)) = self.socket.next().await else { return false };
            let Some(words) = frame.as_text() else { continue };
            let Ok(Value::Object(news)) = serde_json::from_str(words) else { return false };
            self.parts.extend(news);
            return true;
        }
    }

    /// Returns the number of the current decision and the numbers of its choices.
    pub(crate) fn asked(&self) -> Option<(u64, Vec<u64>)> {
        let ask = self.parts.get("ask")?;
        let groups = ask["groups"].as_array()?.iter();
        let choices = groups.flat_map(|group| group["choices"].as_array().into_iter().flatten());
        Some((ask["decision"].as_u64()?, choices.filter_map(|choice| choice["number"].as_u64()).collect()))
    }

    /// Returns whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.parts.get("end").is_some_and(|end| !end.is_null())
    }
}
