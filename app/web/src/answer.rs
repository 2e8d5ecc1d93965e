//! Responses to HTTP requests: the page with its scripts and style sheets, the drawings of a game, and
//! WebSocket upgrades.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::OnceLock;

use data_encoding::BASE64;
use egui::Color32;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use ring::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};
use rondel::Seat;
use rondel_painter::icons::EMBLEM;
use rondel_painter::theme::{self, Palette};
use rondel_presenter::words::Words;

use super::phone::PageConnection;
use super::{Common, OuterUrl};

const PAGE: &str = include_str!("page/index.html");
const STYLE: &str = include_str!("page/page.css");
const SCRIPTS: [(&str, &str); 4] = [
    ("/faces.js", include_str!("page/faces.js")),
    ("/page.js", include_str!("page/page.js")),
    ("/table.js", include_str!("page/table.js")),
    ("/told.js", include_str!("page/told.js")),
];
const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
static COLOURS: OnceLock<String> = OnceLock::new();
static DOOR: OnceLock<String> = OnceLock::new();
/// Constant of the WebSocket handshake (RFC 6455, section 1.3).
const GREETING: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Conditions for accepting a request.
pub(super) struct HttpPolicy {
    /// Host name of this machine, if it has one.
    pub(super) name: Option<String>,
    /// Whether this server encrypts its connections itself.
    pub(super) secure: bool,
    /// URL at which a reverse proxy serves the pages.
    pub(super) outer_url: Option<OuterUrl>,
}

impl HttpPolicy {
    /// Returns whether the host of a request is this machine, identified by an address or by a name that no
    /// other machine can have. This rejects pages of other origins whose domain name was pointed at this
    /// address (DNS rebinding).
    fn is_for_us(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(ip) => return ip.split_once(']').is_some_and(|(ip, _)| ip.parse::<IpAddr>().is_ok()),
            None => host.split_once(':').map_or(host, |(name, _)| name),
        };
        let is_own = |own: &String| own.eq_ignore_ascii_case(name);
        name.parse::<IpAddr>().is_ok()
            || name.eq_ignore_ascii_case("localhost")
            || self.name.as_ref().is_some_and(is_own)
            || self.outer_url.as_ref().is_some_and(|url| url.host().eq_ignore_ascii_case(name))
    }

    /// Returns whether the request was made by a page of this server.
    fn is_our_page(&self, headers: &HeaderMap, host: &str) -> bool {
        let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
        let from_outside = |url: &OuterUrl| origin.is_some_and(|origin| origin.eq_ignore_ascii_case(url.origin()));
        if self.outer_url.as_ref().is_some_and(from_outside) {
            return true;
        }
        let scheme = if self.secure { "https://" } else { "http://" };
        origin.and_then(|origin| origin.strip_prefix(scheme)).is_some_and(|origin| origin.eq_ignore_ascii_case(host))
    }
}

/// Returns the response, and the page connection if the request was a WebSocket upgrade.
pub(super) fn answer(request: Request<Incoming>, common: &Common) -> (Response<Full<Bytes>>, Option<PageConnection>) {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned();
    if !common.policy.is_for_us(&host) {
        return (refused(StatusCode::MISDIRECTED_REQUEST), None);
    }
    if request.uri().path() == "/live" {
        return match greeting(&request) {
            Some(_) if !common.policy.is_our_page(request.headers(), &host) => (refused(StatusCode::FORBIDDEN), None),
            Some(accepted) => (switching(accepted), Some(PageConnection::upgrading(request))),
            None => (refused(StatusCode::BAD_REQUEST), None),
        };
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return (refused(StatusCode::METHOD_NOT_ALLOWED), None);
    }
    // Behind a proxy, browsers use a different address and possibly a different scheme.
    let line = match &common.policy.outer_url {
        Some(url) => url.socket_origin(),
        None => format!("{}://{host}", if common.policy.secure { "wss" } else { "ws" }),
    };
    let answered = match request.uri().path() {
        "/" => found(PAGE, HTML, "no-cache", &line),
        "/page.css" => found(STYLE, CSS, "no-cache", &line),
        "/colours.css" => found(COLOURS.get_or_init(colours).as_str(), CSS, "no-cache", &line),
        "/door.js" => found(DOOR.get_or_init(door).as_str(), SCRIPT, "no-cache", &line),
        "/emblem.svg" => found(EMBLEM, SVG, "max-age=86400", &line),
        path => {
            let script = SCRIPTS.iter().find(|(name, _)| *name == path);
            match (script, drawing(path)) {
                (Some((_, script)), _) => found(script, SCRIPT, "no-cache", &line),
                // The URL contains the version of the game, so the drawing can be cached permanently.
                (None, Some(svg)) => found(svg, SVG, "public, max-age=31536000, immutable", &line),
                (None, None) => refused(StatusCode::NOT_FOUND),
            }
        }
    };
    (answered, None)
}

/// Returns the colours of the window as CSS variables.
fn colours() -> String {
    let hex = |colour: Color32| format!("#{:02x}{:02x}{:02x}", colour.r(), colour.g(), colour.b());
    let own = |palette: &Palette| {
        let named = [
            ("room", palette.room),
            ("panel", palette.panel),
            ("sheet", palette.sheet),
            ("edge", palette.edge),
            ("ink", palette.ink),
            ("faint", palette.faint),
            ("brand", palette.brand),
            ("glow", palette.glow),
            ("point", palette.point),
            ("alarm", palette.alarm),
            ("paper", palette.paper.plain),
            ("warm-paper", palette.paper.warm),
            ("spent-paper", palette.paper.spent),
            ("paper-edge", palette.paper.edge),
            ("paper-ink", palette.paper.ink),
            ("wood", palette.wood),
            ("wood-ink", palette.wood_ink),
            ("tint", palette.tint),
        ];
        named.map(|(name, colour)| format!("--{name}:{};", hex(colour))).concat()
    };
    let seats = Seat::each_of(rondel::MAX_SEATS as u8).map(|seat| {
        let (colour, ground) = (hex(theme::seat_colour(seat)), hex(theme::seat_ground(seat)));
        format!(".seat-{}{{--seat:{colour};--seat-ground:{ground}}}", seat.index())
    });
    let seats: String = seats.collect();
    format!(
        ":root{{{}}}\n@media (prefers-color-scheme:dark){{:root{{{}}}}}\n{seats}\n",
        own(&theme::LIGHT),
        own(&theme::DARK)
    )
}

/// Returns the messages shown before the host has sent anything, in all languages.
fn door() -> String {
    const WORDS: [&str; 6] = ["far-name", "far-join-now", "web-scan", "web-calling", "web-silent", "web-torn"];
    let of = |language: &'static str| {
        let words = Words::new(language, []);
        (language, WORDS.map(|key| (key, words.word(key))).into_iter().collect::<BTreeMap<_, _>>())
    };
    let all: BTreeMap<_, _> = rondel::LANGUAGES.map(of).into_iter().collect();
    format!("export const DOOR = {};\n", serde_json::to_string(&all).expect("plain data"))
}

/// Returns the drawing at `/icon/GAME/VERSION/NAME.svg`.
fn drawing(path: &str) -> Option<&'static str> {
    let mut parts = path.strip_prefix("/icon/")?.splitn(3, '/');
    let (game, _version, name) = (parts.next()?, parts.next()?, parts.next()?);
    rondel::plugins().ok()?.get(game)?.icon(name.strip_suffix(".svg")?)
}

fn found(body: &'static str, kind: &'static str, cache: &'static str, line: &str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from_static(body.as_bytes())));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' {line}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    well_behaved(response)
}

fn refused(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::new()));
    *response.status_mut() = status;
    well_behaved(response)
}

fn well_behaved(mut response: Response<Full<Bytes>>) -> Response<Full<Bytes>> {
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    response
}

/// Returns the accept key of a WebSocket handshake, or `None` if the request is not a handshake.
fn greeting(request: &Request<Incoming>) -> Option<HeaderValue> {
    let headers = request.headers();
    let says = |name, word: &str| {
        let value = headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        value.is_some_and(|value| value.split(',').any(|part| part.trim().eq_ignore_ascii_case(word)))
    };
    let asks = request.method() == Method::GET
        && says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks)?;
    let said = [key.as_bytes(), GREETING.as_bytes()].concat();
    HeaderValue::from_str(&BASE64.encode(digest(&SHA1_FOR_LEGACY_USE_ONLY, &said).as_ref())).ok()
}

fn switching(accepted: HeaderValue) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::new()));
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("Upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(header::SEC_WEBSOCKET_ACCEPT, accepted);
    response
}

#[cfg(test)]
mod tests {
    use rondel_games as _;

    use super::*;

    #[test]
    fn who_asks_for_another_machine_is_not_answered() {
        let policy = HttpPolicy { name: Some("table.example".to_owned()), secure: false, outer_url: None };
        for host in ["192.168.1.7:8017", "192.168.1.7", "[fe80::1]:8017", "localhost:8017", "Table.Example"] {
            assert!(policy.is_for_us(host), "{host}");
        }
        for host in ["", "evil.example:8017", "table.example.evil", "[x]:1", "192.168.1.7.evil:80"] {
            assert!(!policy.is_for_us(host), "{host}");
        }
    }

    #[test]
    fn only_a_page_of_this_server_is_followed() {
        let policy = HttpPolicy { name: None, secure: false, outer_url: None };
        let from = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.extend(origin.map(|origin| (header::ORIGIN, HeaderValue::from_static(origin))));
            policy.is_our_page(&headers, "192.168.1.7:8017")
        };
        assert!(from(Some("http://192.168.1.7:8017")));
        for origin in [None, Some("null"), Some("http://evil.example"), Some("https://192.168.1.7:8017")] {
            assert!(!from(origin), "{origin:?}");
        }
    }

    #[test]
    fn behind_a_proxy_the_outer_address_counts() {
        let outer_url = Some("https://table.example/rondel".parse().expect("an address"));
        let policy = HttpPolicy { name: None, secure: false, outer_url };
        assert!(policy.is_for_us("table.example") && policy.is_for_us("127.0.0.1:8017"));
        assert!(!policy.is_for_us("evil.example"));
        let from = |origin: &'static str| {
            let headers = [(header::ORIGIN, HeaderValue::from_static(origin))].into_iter().collect();
            policy.is_our_page(&headers, "127.0.0.1:8017")
        };
        assert!(from("https://table.example") && from("http://127.0.0.1:8017"));
        assert!(!from("http://table.example") && !from("https://table.example.evil"));
    }

    #[test]
    fn a_drawing_is_found_by_its_game_and_name_and_nothing_else_is() {
        let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
        let (name, svg) = plugin.icons[0];
        assert_eq!(drawing(&format!("/icon/tic-tac-toe/1/{name}.svg")), Some(svg));
        for path in ["/icon/", "/icon/tic-tac-toe/1/", "/icon/no/1/x.svg", "/icon/tic-tac-toe/1/../../secret.svg", "/x"]
        {
            assert_eq!(drawing(path), None, "{path}");
        }
    }

    #[test]
    fn page_script_and_style_are_small() {
        let all = PAGE.len() + STYLE.len() + SCRIPTS.iter().map(|(_, script)| script.len()).sum::<usize>();
        assert!(all < 150_000, "{all} bytes");
    }
}
