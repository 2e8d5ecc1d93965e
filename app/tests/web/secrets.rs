//! A page never receives, stores or shows information that only other players may know.

use std::collections::BTreeSet;
use std::rc::Rc;

use rondel::{MomentId, Observer, Session, Text, View};
use rondel_presenter::words::Words;
use serde::Deserialize as _;
use serde_json::Value;

use crate::chrome::lock;
use crate::guest::Guest;

/// The information that the user of a page may have, and the progress of the search.
pub(crate) struct Search {
    observer: Observer,
    words: Words,
    /// All text that the user may have read, in the user's language.
    known: String,
    texts: BTreeSet<String>,
    ids: BTreeSet<String>,
    /// Number of plies covered by `known`.
    plies: usize,
    /// Number of frames searched so far.
    frames: usize,
    /// Number of hidden strings that were not found.
    pub(crate) searched: usize,
    pub(crate) positions: usize,
}

/// Collects all text in a view.
fn texts(value: &Value, words: &Words, game: &str, said: &mut Vec<String>) {
    let is_text = ["Message", "Verbatim", "List", "Translated"].iter().any(|kind| value.get(kind).is_some());
    if is_text && let Ok(text) = Text::deserialize(value) {
        said.push(words.of(game).say(&text));
        return;
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts(item, words, game, said)),
        Value::Object(fields) => fields.values().for_each(|field| texts(field, words, game, said)),
        _ => {}
    }
}

/// Returns the ids of all elements on an observer's table, and all text of the view.
fn shown(view: &View, words: &Words, game: &str) -> (BTreeSet<String>, Vec<String>) {
    let pieces = view.scene.zones.iter().flat_map(|zone| &zone.pieces);
    let ids = pieces.map(|piece| format!("\"{}\"", piece.id)).collect();
    let mut said = Vec::new();
    texts(&serde_json::to_value(view).expect("plain data"), words, game, &mut said);
    (ids, said)
}

impl Search {
    pub(crate) fn new(observer: Observer, language: &str, session: &Session) -> Self {
        let plugin = rondel::plugins().expect("the games")[session.header().game.as_str()];
        let language = &language[..2];
        let words = Words::new(language, [plugin]);
        // The rules are public, and so is the text that describes the owner of a piece.
        let mut known = plugin.rules(language).to_owned();
        for seat in session.seats().each() {
            let name = words.of(plugin.id).say(&session.game().seat_name(seat));
            known = known + "\n" + &words.with("piece-of", "seat", Text::verbatim(name));
        }
        let (texts, ids, plies, frames, searched, positions) = Default::default();
        Self { observer, words, known, texts, ids, plies, frames, searched, positions }
    }

    /// Searches everything that the page received since the last call, and everything it currently stores and shows.
    pub(crate) fn search(&mut self, guest: &Guest, session: impl FnOnce() -> Rc<Session>) {
        let found = self.finds(guest, session);
        assert!(found.is_none(), "the page of {:?} was told {}", self.observer, found.unwrap_or_default());
    }

    /// Returns the first string that only others may know.
    pub(crate) fn finds(&mut self, guest: &Guest, session: impl FnOnce() -> Rc<Session>) -> Option<String> {
        let frames = {
            let heard = lock(&guest.page.heard);
            let new = heard.frames[self.frames..].concat();
            self.frames = heard.frames.len();
            new
        };
        let kept = guest.page.text(
            "document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie",
        );
        // The game is read afterwards, so that it covers everything the page has received.
        let session = session();
        let game = session.header().game.clone();
        let places: Vec<MomentId> = (self.plies..=session.plies().len())
            .flat_map(|ply| (0..session.moments(ply).map_or(0, <[_]>::len)).map(move |moment| MomentId { ply, moment }))
            .collect();
        let see = |place: &MomentId, observer| session.view(*place, observer).expect("a view");
        for place in &places {
            let (ids, said) = shown(&see(place, self.observer), &self.words, &game);
            self.ids.extend(ids);
            let new = said.into_iter().filter(|text| self.texts.insert(text.clone()));
            self.known.extend(new.map(|text| text + "\n"));
        }
        let others = session.seats().each().map(Observer::Seat).filter(|other| *other != self.observer);
        let others: Vec<Observer> = others.collect();
        let all = [frames.as_str(), kept.as_str()];
        let (mut hidden_ids, mut hidden) = (BTreeSet::new(), BTreeSet::new());
        for (place, other) in places.iter().flat_map(|place| others.iter().map(move |other| (place, other))) {
            let (ids, said) = shown(&see(place, *other), &self.words, &game);
            hidden_ids.extend(ids.difference(&self.ids).cloned());
            let unknown =
                said.into_iter().filter(|text| !self.texts.contains(text) && !self.known.contains(text.as_str()));
            hidden.extend(unknown);
        }
        for thing in hidden_ids.iter().chain(&hidden) {
            let written = serde_json::to_string(thing).expect("a text");
            if all.iter().any(|all| all.contains(thing.as_str()) || all.contains(written.trim_matches('"'))) {
                return Some(thing.clone());
            }
        }
        self.searched += hidden_ids.len() + hidden.len();
        self.positions += 1;
        self.plies = session.plies().len();
        None
    }
}

/// Checks that neither the claim of a page nor its invitation appears in a requested address, a title, or
/// another page.
pub(crate) fn nobody_was_told(guests: &[Guest], links: &[String]) {
    for (guest, link) in guests.iter().zip(links) {
        let claim = guest.page.text("localStorage.getItem('rondel claim')");
        let secret = link.rsplit_once('.').expect("a secret").1;
        assert!(claim.len() > 40 && secret.len() > 40);
        let shows = guest.page.text("location.href + ' ' + document.title + ' ' + document.cookie");
        let asked = lock(&guest.page.heard).asked.join(" ");
        for word in [claim.as_str(), secret] {
            assert!(!shows.contains(word), "the address or title of a page tells {word}: {shows}");
            assert!(!asked.contains(word), "{word} was in a request: {asked}");
            for other in guests {
                let frames = lock(&other.page.heard).frames.concat();
                assert!(!frames.contains(word), "{word} was sent to a page");
            }
        }
    }
}
