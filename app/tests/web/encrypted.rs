//! With a custom certificate, pages are served only over encrypted connections.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rondel::Dealer;

use crate::chrome::browser;
use crate::guest::{Guest, play};
use crate::host::Host;
use crate::page::{PHONE, TABLET};

/// A test certificate and its key. They are in the repository and therefore protect nothing.
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/tls/certificate-of-a-test.pem");
const KEY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/tls/key-of-a-test.pem");

fn host() -> Host {
    Host::open("tic-tac-toe", 2, &["--tls", CERTIFICATE, KEY, "--web-name", "localhost"])
}

#[test]
fn a_game_is_played_over_an_encrypted_connection() {
    let Some(browser) = browser("an encrypted connection") else { return };
    let host = host();
    let links = host.links();
    assert!(links.iter().all(|link| link.starts_with("https://localhost:")), "{links:?}");
    let mut guests = [Guest::comes(&browser, PHONE, &links[0], 0), Guest::comes(&browser, TABLET, &links[1], 1)];
    assert!(play(&mut guests, u32::MAX, &mut Dealer::seeded(8), |_| {}));
    for guest in &guests {
        assert!(guest.page.is("location.protocol === 'https:' && isSecureContext"));
        guest.page.is_sound();
    }
}

#[test]
fn whoever_asks_in_the_clear_is_told_nothing() {
    let host = host();
    let address = host.address();
    for path in ["/", "/live", "/page.js"] {
        let mut stream = TcpStream::connect(&address).expect("the port is open");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("it is a socket");
        let question = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        let mut answer = Vec::new();
        // Closing the connection during the request or response is also a valid reaction.
        let _ = stream.write_all(question.as_bytes()).and_then(|()| stream.read_to_end(&mut answer));
        // At most a TLS alert may be returned: a header of five bytes and two bytes of content.
        assert!(
            answer.len() <= 7 && answer.first().is_none_or(|kind| *kind == 21),
            "{}",
            String::from_utf8_lossy(&answer)
        );
    }
}

/// Returns the error message of a host that cannot use its files.
fn refused(certificate: &Path, key: &Path) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Command::new(env!("CARGO_BIN_EXE_rondel"))
        .args(["host", "tic-tac-toe", "--seats", "guest,guest", "--relay", "none", "--listen", "127.0.0.1:0"])
        .args(["--web", "--web-listen", "127.0.0.1:0", "--folder"])
        .arg(folder.path().join("kept"))
        .arg("--tls")
        .args([certificate, key])
        .output()
        .expect("it starts");
    assert!(!host.status.success(), "it serves pages with {} and {}", certificate.display(), key.display());
    String::from_utf8_lossy(&host.stderr).into_owned()
}

#[test]
fn a_file_that_is_no_certificate_or_no_key_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, key) = (Path::new(CERTIFICATE), Path::new(KEY));
    let missing = folder.path().join("missing.pem");
    let other = folder.path().join("other.pem");
    let random = ring::rand::SystemRandom::new();
    let signs = &ring::signature::ECDSA_P256_SHA256_ASN1_SIGNING;
    let made = ring::signature::EcdsaKeyPair::generate_pkcs8(signs, &random).expect("a key");
    let base64 = data_encoding::BASE64.encode(made.as_ref());
    let pem = format!("-----BEGIN PRIVATE KEY-----\n{base64}\n-----END PRIVATE KEY-----\n");
    std::fs::write(&other, pem).expect("a file");
    for (certificate, key, wrong, why) in [
        (missing.as_path(), key, missing.as_path(), "No such file"),
        (certificate, missing.as_path(), missing.as_path(), "No such file"),
        (key, key, key, "the file contains no certificate"),
        (certificate, certificate, certificate, "the file contains no private key"),
        (certificate, other.as_path(), other.as_path(), "it is not the key of the certificate in"),
    ] {
        let said = refused(certificate, key);
        assert!(said.contains(&format!("{}: ", wrong.display())) && said.contains(why), "not {why}: {said}");
    }
}
