//! Pages behind a reverse proxy that is set up with the recipes in `docs/operating.md`.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rondel::Dealer;

use crate::chrome::browser;
use crate::guest::{Guest, play};
use crate::host::Host;
use crate::page::{PHONE, TABLET};
use crate::tell;

const OPERATING: &str = include_str!("../../../docs/operating.md");
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/tls/certificate-of-a-test.pem");
const KEY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/tls/key-of-a-test.pem");

/// Returns the recipe for the given configuration language from the chapter for operators.
fn recipe(language: &str) -> &'static str {
    let (_, rest) = OPERATING.split_once(&format!("```{language}\n")).expect("the recipe is in the chapter");
    rest.split_once("```").expect("it ends").0
}

/// A proxy process, which is stopped on drop.
struct Proxy(Child);

impl Proxy {
    /// Starts a proxy and waits until it accepts connections.
    fn start(command: &mut Command, port: u16) -> Self {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        let until = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(Instant::now() < until, "the proxy does not accept connections");
            sleep(Duration::from_millis(50));
        }
        Self(child)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

fn is_installed(program: &str) -> bool {
    let found = Command::new(program).arg(if program == "nginx" { "-v" } else { "version" }).output().is_ok();
    if !found {
        tell(&format!("{program} is not installed: its recipe is not tested"));
    }
    found
}

/// Plays a game through a proxy at `port`.
fn is_played_through(port: u16, host_port: u16, proxy: impl FnOnce(&Path) -> Proxy) {
    let Some(browser) = browser("pages behind a proxy") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("https://localhost:{port}/rondel/");
    let listen = format!("127.0.0.1:{host_port}");
    let host = Host::open("tic-tac-toe", 2, &["--web-listen", &listen, "--web-url", &url]);
    let _proxy = proxy(folder.path());
    let links = host.links();
    assert!(links.iter().all(|link| link.starts_with(&format!("{url}#"))), "{links:?}");
    let mut guests = [Guest::comes(&browser, PHONE, &links[0], 0), Guest::comes(&browser, TABLET, &links[1], 1)];
    assert!(play(&mut guests, u32::MAX, &mut Dealer::seeded(8), |_| {}));
    for guest in &guests {
        assert!(guest.page.is("location.pathname === '/rondel/'"));
        guest.page.is_sound();
    }
}

#[test]
fn the_recipe_for_nginx_works() {
    if !is_installed("nginx") {
        return;
    }
    let (port, host_port) = (free_port(), free_port());
    is_played_through(port, host_port, |folder| {
        let server = recipe("nginx")
            .replace("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"))
            .replace("/etc/ssl/table.example.pem", CERTIFICATE)
            .replace("/etc/ssl/table.example.key", KEY)
            .replace("table.example", "localhost")
            .replace("8017", &host_port.to_string());
        let at = folder.display();
        let config = format!(
            "daemon off;\nmaster_process off;\npid {at}/nginx.pid;\nerror_log {at}/errors;\nevents {{}}\nhttp {{\n\
             access_log off;\nclient_body_temp_path {at}/body;\nproxy_temp_path {at}/proxy;\n\
             fastcgi_temp_path {at}/fastcgi;\nuwsgi_temp_path {at}/uwsgi;\nscgi_temp_path {at}/scgi;\n{server}}}\n"
        );
        let file = folder.join("nginx.conf");
        fs::write(&file, config).expect("a file");
        Proxy::start(Command::new("nginx").arg("-e").arg(folder.join("early")).arg("-c").arg(file), port)
    });
}

#[test]
fn the_recipe_for_caddy_works() {
    if !is_installed("caddy") {
        return;
    }
    let (port, host_port) = (free_port(), free_port());
    is_played_through(port, host_port, |folder| {
        let site = format!("https://localhost:{port} {{\n    bind 127.0.0.1\n    tls {CERTIFICATE} {KEY}");
        let server = recipe("caddyfile").replace("table.example {", &site).replace("8017", &host_port.to_string());
        let file = folder.join("Caddyfile");
        fs::write(&file, format!("{{\n    admin off\n    auto_https disable_redirects\n}}\n{server}")).expect("a file");
        let mut command = Command::new("caddy");
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
        Proxy::start(command.env("HOME", folder).env("XDG_DATA_HOME", folder), port)
    });
}
