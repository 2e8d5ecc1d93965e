use iroh::RelayMode;
use iroh::endpoint::{QuicTransportConfig, presets};

use super::*;

/// Creates a program that accepts one connection and is reachable only on this machine.
fn program(folder: &std::path::Path) -> Transport {
    let identity = Identity::keep(&folder.join("host")).expect("a key");
    let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let ways =
        TransportOptions { relays: Relays::Nobody, listen: Some(here), most_lines: 1, ..TransportOptions::default() };
    Transport::open(identity, &ways, || {}).expect("a network")
}

/// Waits for an event and returns its connection.
fn wait_for(wire: &Transport, wanted: impl Fn(&TransportEvent) -> Option<ConnectionId>) -> ConnectionId {
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        assert!(Instant::now() < until, "nothing comes");
        if let Some(line) = wire.wait(Duration::from_millis(5)).iter().find_map(&wanted) {
            return line;
        }
    }
}

fn came(event: &TransportEvent) -> Option<ConnectionId> {
    if let TransportEvent::Came { line, .. } = event { Some(*line) } else { None }
}

fn went(event: &TransportEvent) -> Option<ConnectionId> {
    if let TransportEvent::Went { line, .. } = event { Some(*line) } else { None }
}

/// Connects a guest that sends one message and reads almost nothing.
async fn silent(host: &EndpointAddr) -> (Endpoint, Connection, SendStream, RecvStream) {
    let transport = QuicTransportConfig::builder()
        .keep_alive_interval(Duration::from_secs(1))
        .stream_receive_window(1_000_u16.into())
        .build();
    let builder = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).transport_config(transport);
    let endpoint = builder.bind().await.expect("a network");
    let (connection, mut send, receive) = connect(&endpoint, host).await.expect("the host is there");
    frame::send(&mut send, &frame::packed(b"beer")).await.expect("it is taken");
    (endpoint, connection, send, receive)
}

#[test]
fn who_takes_nothing_holds_no_place_once_their_line_was_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let wire = program(folder.path());
    let host = wire.address(Duration::ZERO).0;
    let runtime = wire.runtime.as_ref().expect("it runs");
    let _first = runtime.block_on(silent(&host));
    let line = wait_for(&wire, came);
    // Incompressible data.
    let (mut noise, mut last) = (Vec::new(), 1_u32);
    for _ in 0..100_000 {
        last = last.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        noise.push((last >> 24) as u8);
    }
    while wire.send(line, &noise) {}
    wire.end(line, "too slow");
    assert_eq!(wait_for(&wire, went), line);
    let _second = runtime.block_on(silent(&host));
    assert_ne!(wait_for(&wire, came), line, "there is a place again");
}

#[test]
fn a_program_that_is_open_to_others_asks_nobody_and_tells_nobody_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let wire = program(folder.path());
    assert!(wire.shared.endpoint.address_lookup().expect("it is open").is_empty());
}
