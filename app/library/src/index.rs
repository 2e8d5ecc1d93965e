//! The index of all games, in a single database file. If the file is unusable, the index is rebuilt. If no file can
//! be used, the index is kept in memory.
//!
//! `SQLite` does not detect a changed byte inside a value, and `quick_check` does not detect rows out of order. The
//! index is therefore opened with `integrity_check`, and the digest stored with each row is verified.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use std::time::Duration;

use rondel_system::GameMetadata;
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OpenFlags, params, params_from_iter};

use super::row::{GameLocation, LibraryRow, Record};
use super::search::{Query, place_number, score_number};

/// A game's location and file name.
pub(super) type Key = (GameLocation, String);

/// The index.
pub(super) struct Index {
    connection: Connection,
    /// Whether the index exists only in memory.
    pub(super) in_memory: bool,
}

/// A game to be written to the index.
pub(super) struct IndexEntry<'a> {
    pub(super) key: &'a Key,
    /// Fingerprint of the files from which the entry was built.
    pub(super) stamp: &'a str,
    pub(super) row: &'a LibraryRow,
    /// Searchable text.
    pub(super) words: String,
}

/// A row with an empty path. The key identifies the file.
pub(super) type IndexedRow = (Key, LibraryRow);

/// Version of the tables and of the searchable text. The index is rebuilt if this number or the program version
/// differs.
pub(super) const SCHEMA: i64 = 4;

const TABLES: &str = "
    CREATE TABLE program (version TEXT NOT NULL);
    CREATE TABLE games (
        place INTEGER NOT NULL, file TEXT NOT NULL, stamp TEXT NOT NULL, played INTEGER NOT NULL, star INTEGER NOT NULL,
        about TEXT NOT NULL, game TEXT, over INTEGER, score INTEGER, bots TEXT, plies INTEGER, print INTEGER, known TEXT, fault TEXT,
        words TEXT NOT NULL, digest INTEGER NOT NULL, PRIMARY KEY (place, file)
    ) WITHOUT ROWID;
    CREATE INDEX prints ON games (print);
";

impl Index {
    /// Opens the index in this file. A file that is damaged, not an index, or written by another version is
    /// replaced. If the file cannot be used at all, the index is created in memory.
    pub(super) fn open(file: &Path) -> Self {
        let in_file = || Self::in_file(file);
        let anew = |_| {
            // The database can be deleted safely: all its contents can be rebuilt.
            if file.symlink_metadata().is_ok_and(|about| about.is_file()) {
                let _ = std::fs::remove_file(file);
            }
            in_file()
        };
        in_file().or_else(anew).unwrap_or_else(|_| Self::in_memory())
    }

    /// Creates an index in memory, which is lost on exit.
    pub(super) fn in_memory() -> Self {
        let connection = Connection::open_in_memory().expect("memory for an empty database");
        connection.execute_batch(TABLES).expect("the tables are well-formed");
        Self { connection, in_memory: true }
    }

    fn in_file(file: &Path) -> rusqlite::Result<Self> {
        /// Maximum file size in bytes, about ten times the size of an index of 100,000 games.
        const LARGEST: u64 = 2_000_000_000;
        if let Some(folder) = file.parent() {
            // If this fails, opening the file reports the error.
            let _ = std::fs::create_dir_all(folder);
        }
        // Only regular files are opened: opening a pipe would block indefinitely.
        if file.metadata().is_ok_and(|about| !about.is_file() || about.len() > LARGEST) {
            return Err(rusqlite::Error::InvalidPath(file.to_owned()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(file, flags)?;
        // Another window may be writing to it.
        connection.busy_timeout(Duration::from_secs(2))?;
        // Durability is not needed: data lost in a power failure is rebuilt.
        connection
            .execute_batch("PRAGMA trusted_schema = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY;")?;
        let sound: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        if sound != "ok" {
            return Err(rusqlite::Error::InvalidQuery);
        }
        // Acquires the write lock immediately, so that a read-only database fails here.
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let schema: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let program = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
        let program = transaction.query_row("SELECT version FROM program", [], program);
        if schema != SCHEMA || program.as_deref() != Ok(env!("CARGO_PKG_VERSION")) {
            transaction.execute_batch("DROP TABLE IF EXISTS program; DROP TABLE IF EXISTS games;")?;
            transaction.execute_batch(TABLES)?;
            transaction.execute("INSERT INTO program VALUES (?)", [env!("CARGO_PKG_VERSION")])?;
            transaction.pragma_update(None, "user_version", SCHEMA)?;
        }
        transaction.commit()?;
        let index = Self { connection, in_memory: false };
        if index.digests_match()? { Ok(index) } else { Err(rusqlite::Error::InvalidQuery) }
    }

    /// Returns whether the stored digest of every row matches its values.
    fn digests_match(&self) -> rusqlite::Result<bool> {
        let mut select = self.connection.prepare("SELECT * FROM games")?;
        let columns = select.column_count() - 1;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            let values = (0..columns).map(|column| row.get_ref(column)).collect::<rusqlite::Result<Vec<_>>>()?;
            if row.get_ref(columns)? != ValueRef::Integer(digest(values)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the fingerprint of each indexed game.
    pub(super) fn stamps(&self) -> rusqlite::Result<BTreeMap<Key, String>> {
        let mut select = self.connection.prepare_cached("SELECT place, file, stamp FROM games")?;
        let stamps = select.query_map([], |row| Ok((key(row)?, row.get(2)?)))?;
        stamps.collect()
    }

    /// Inserts or replaces games.
    pub(super) fn write(&mut self, entries: &[IndexEntry<'_>]) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        {
            let mut insert = transaction.prepare_cached(
                "INSERT OR REPLACE INTO games VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
            )?;
            for entry in entries {
                let mut values = values(entry)?;
                values.push(Value::Integer(digest(values.iter().map(ValueRef::from))));
                insert.execute(params_from_iter(values))?;
            }
        }
        transaction.commit()
    }

    /// Removes games.
    pub(super) fn forget(&mut self, keys: &[Key]) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        for (place, file) in keys {
            let mut delete = transaction.prepare_cached("DELETE FROM games WHERE place = ? AND file = ?")?;
            delete.execute(params![place_number(*place), file])?;
        }
        transaction.commit()
    }

    /// Removes all games.
    pub(super) fn clear(&mut self) -> rusqlite::Result<()> {
        self.connection.execute("DELETE FROM games", []).map(|_| ())
    }

    /// Returns the games that match the query, in the requested order.
    pub(super) fn find(&self, query: &Query) -> rusqlite::Result<Vec<IndexedRow>> {
        let (clauses, values) = query.clauses();
        self.select(&clauses, values)
    }

    /// Returns the games with this fingerprint. Different games can share a fingerprint.
    pub(super) fn of_print(&self, print: i64) -> rusqlite::Result<Vec<Key>> {
        let mut select = self.connection.prepare_cached("SELECT place, file FROM games WHERE print = ?")?;
        select.query_map([print], key)?.collect()
    }

    fn select(&self, clauses: &str, values: Vec<Value>) -> rusqlite::Result<Vec<IndexedRow>> {
        let columns = "SELECT place, file, played, about, known, fault FROM games";
        let mut select = self.connection.prepare_cached(&format!("{columns} {clauses}"))?;
        let mut rows = select.query(params_from_iter(values))?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(read(row)?);
        }
        Ok(found)
    }
}

/// Returns a game's column values, except the digest.
fn values(IndexEntry { key: (place, file), stamp, row, words }: &IndexEntry<'_>) -> rusqlite::Result<Vec<Value>> {
    let game = row.game.as_ref().ok();
    let json = |value: serde_json::Result<String>| {
        value.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
    };
    Ok(vec![
        place_number(*place).into(),
        file.clone().into(),
        (*stamp).to_owned().into(),
        row.played.into(),
        row.about.star.into(),
        json(serde_json::to_string(&row.about))?.into(),
        game.map(|game| game.id.clone()).into(),
        game.map(|game| game.outcome.is_some()).into(),
        game.and_then(Record::score).map(score_number).into(),
        game.map(bots).into(),
        game.map(|game| game.plies as i64).into(),
        game.map(|game| game.print).into(),
        game.map(|game| json(serde_json::to_string(game))).transpose()?.into(),
        row.game.as_ref().err().cloned().into(),
        words.clone().into(),
    ])
}

/// Returns a digest of the values of a row. The digest may differ between program versions, because each version
/// rebuilds the index.
fn digest<'a>(values: impl IntoIterator<Item = ValueRef<'a>>) -> i64 {
    let mut hasher = DefaultHasher::new();
    for value in values {
        match value {
            ValueRef::Null => 0_u8.hash(&mut hasher),
            ValueRef::Integer(number) => (1_u8, number).hash(&mut hasher),
            ValueRef::Real(number) => (2_u8, number.to_bits()).hash(&mut hasher),
            ValueRef::Text(bytes) => (3_u8, bytes).hash(&mut hasher),
            ValueRef::Blob(bytes) => (4_u8, bytes).hash(&mut hasher),
        }
    }
    hasher.finish().cast_signed()
}

fn key(row: &rusqlite::Row<'_>) -> rusqlite::Result<Key> {
    let place = if row.get::<_, i64>(0)? == place_number(GameLocation::Shelf) {
        GameLocation::Shelf
    } else {
        GameLocation::Bin
    };
    Ok((place, row.get(1)?))
}

fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<IndexedRow> {
    let key = key(row)?;
    let about: GameMetadata = parse(row.get_ref(3)?.as_str()?)?;
    let game = match row.get_ref(4)?.as_str_or_null()? {
        Some(known) => Ok(parse(known)?),
        None => Err(row.get::<_, Option<String>>(5)?.unwrap_or_default()),
    };
    let row = LibraryRow { path: std::path::PathBuf::new(), place: key.0, played: row.get(2)?, about, game };
    Ok((key, row))
}

fn parse<T: serde::de::DeserializeOwned>(words: &str) -> rusqlite::Result<T> {
    let wrong = |error: serde_json::Error| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, error.into())
    };
    serde_json::from_str(words).map_err(wrong)
}

/// Returns the bots at the table as a list with a comma before and after each bot.
fn bots(game: &Record) -> String {
    let bots = game.seats.iter().filter_map(|sitter| sitter.bot);
    bots.fold(",".to_owned(), |all, bot| format!("{all}{bot},"))
}
