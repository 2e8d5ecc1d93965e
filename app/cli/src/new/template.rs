//! The files of a new game. The templates contain a complete game called Caravan, which is renamed when its files
//! are written.

use super::names::Names;
use super::source::RondelSource;

/// The kind of game to create.
#[derive(Clone, Copy)]
pub(super) struct TemplateKind {
    pub(super) hidden: bool,
    pub(super) simultaneous: bool,
}

/// The files of a crate, as pairs of path and content.
pub(super) struct Files {
    pub(super) list: Vec<(String, String)>,
}

/// The parts that differ between the kinds of games.
struct Sort {
    mechanic: &'static str,
    files: [(&'static str, &'static str); 5],
}

macro_rules! sort {
    ($folder:literal, $mechanic:literal) => {
        Sort {
            mechanic: $mechanic,
            files: [
                ("src/lib.rs", include_str!(concat!("templates/", $folder, "/lib.rs"))),
                ("src/stage.rs", include_str!(concat!("templates/", $folder, "/stage.rs"))),
                ("locales/en.ftl", include_str!(concat!("templates/", $folder, "/en.ftl"))),
                ("rules/en.md", include_str!(concat!("templates/", $folder, "/en.md"))),
                ("tests/rules.rs", include_str!(concat!("templates/", $folder, "/rules.rs"))),
            ],
        }
    };
}

const OPEN: Sort = sort!("open", "open-drafting");
const HIDDEN: Sort = sort!("hidden", "hand-management");
const SECRET: Sort = sort!("secret", "hidden-information");

/// Files of every game.
const SHARED: [(&str, &str); 4] = [
    ("src/plugin.rs", include_str!("templates/shared/plugin.rs")),
    ("tests/gates.rs", include_str!("templates/shared/gates.rs")),
    ("icons/cover.svg", include_str!("templates/shared/cover.svg")),
    ("icons/back.svg", include_str!("templates/shared/back.svg")),
];

/// Files of a crate that is also a program.
const APART: [(&str, &str); 6] = [
    ("Cargo.toml", include_str!("templates/shared/manifest.toml")),
    ("README.md", include_str!("templates/shared/README.md")),
    ("rustfmt.toml", include_str!("templates/shared/rustfmt.toml")),
    (".gitignore", include_str!("templates/shared/gitignore")),
    (".cargo/config.toml", include_str!("templates/shared/config.toml")),
    ("src/main.rs", include_str!("templates/shared/main.rs")),
];

const HERE: [(&str, &str); 1] = [("Cargo.toml", include_str!("templates/shared/here.toml"))];

impl Files {
    /// Returns the files of a separate crate with its own program.
    pub(super) fn apart(names: &Names, kind: TemplateKind, players: (u8, u8), house: &RondelSource) -> Self {
        let mut files = Self::of(names, kind, players, &APART);
        let (_, manifest) = &mut files.list[0];
        for (gap, folder) in [
            ("dependency-rondel", "framework"),
            ("dependency-cli", "app/cli"),
            ("dependency-conformance", "conformance"),
        ] {
            *manifest = manifest.replace(gap, &house.dependency(folder));
        }
        files
    }

    /// Returns the files of a crate within the sources of Rondel.
    pub(super) fn here(names: &Names, kind: TemplateKind, players: (u8, u8)) -> Self {
        Self::of(names, kind, players, &HERE)
    }

    fn of(names: &Names, kind: TemplateKind, players: (u8, u8), first: &[(&str, &str)]) -> Self {
        let sort = match kind {
            TemplateKind { simultaneous: true, .. } => SECRET,
            TemplateKind { hidden: true, .. } => HIDDEN,
            TemplateKind { .. } => OPEN,
        };
        let (fewest, most) = (players.0.to_string(), players.1.to_string());
        let rule = format!("{}-", names.prefix);
        let test = format!("{}_", names.prefix.to_lowercase());
        let called = [
            ("caravan-id", names.id.as_str()),
            ("caravan_lib", &names.library),
            ("caravan-title", &names.title),
            ("CV-", &rule),
            ("cv_", &test),
            ("FEWEST", &fewest),
            ("MOST)", &format!("{most})")),
            ("the-mechanic", sort.mechanic),
        ];
        let call = |text: &str| called.iter().fold(chosen(text, kind), |text, (from, to)| text.replace(from, to));
        let all = first.iter().chain(&sort.files).chain(&SHARED);
        Self { list: all.map(|(name, text)| ((*name).to_owned(), call(text))).collect() }
    }
}

/// Returns the lines of a template for this kind of game. Lines after `//? hidden` are included only if hands
/// are hidden, and lines after `//? open` only if hands are open. Each section ends at the next marker. All
/// other lines are always included.
fn chosen(text: &str, kind: TemplateKind) -> String {
    let mut is_in = true;
    let mut lines = String::new();
    for line in text.lines() {
        match line.trim().strip_prefix("//? ") {
            Some("hidden") => is_in = kind.hidden,
            Some("open") => is_in = !kind.hidden,
            Some(_) => is_in = true,
            None if is_in => {
                lines.push_str(line);
                lines.push('\n');
            }
            None => {}
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(id: &str, hidden: bool, simultaneous: bool) -> Vec<(String, String)> {
        let names = Names::of(id).expect("a good id");
        Files::apart(
            &names,
            TemplateKind { hidden, simultaneous },
            (3, 5),
            &RondelSource::Repository("https://example.org/rondel".to_owned()),
        )
        .list
    }

    #[test]
    fn nothing_of_the_template_is_left() {
        for (hidden, simultaneous) in [(false, false), (true, false), (false, true), (true, true)] {
            for (name, text) in files("silk-road", hidden, simultaneous) {
                let left = ["aravan", "CV-", "cv_", "FEWEST", "MOST)", "the-mechanic", "dependency-", "//?"];
                let found: Vec<_> = left.into_iter().filter(|word| text.contains(word)).collect();
                assert!(found.is_empty(), "{name}: {found:?}");
            }
        }
    }

    #[test]
    fn the_launcher_is_the_program_of_the_house_with_another_game() {
        let (_, launcher) =
            files("hoard", false, false).into_iter().find(|(name, _)| name == "src/main.rs").expect("a launcher");
        let body = |text: &str| text.split_once("fn main()").map(|(_, body)| body.to_owned());
        assert_eq!(body(&launcher), body(include_str!("../../../src/main.rs")));
        assert!(launcher.contains("use hoard as _;"), "{launcher}");
    }
}
