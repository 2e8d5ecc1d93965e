//! Derives all names of a new game from its id.

use anyhow::bail;

/// The names of a new game.
pub(super) struct Names {
    /// Id of the game, such as `silk-road`.
    pub(super) id: String,
    /// Name of the crate: the id, or `rondel-silk-road` for a game bundled with Rondel.
    pub(super) package: String,
    /// Name of the library in code, such as `silk_road`.
    pub(super) library: String,
    /// Title, such as `Silk Road`.
    pub(super) title: String,
    /// Prefix of the rule numbers, such as `SR`.
    pub(super) prefix: String,
}

/// Maximum length of an id, which is used in file names and lists.
const LONGEST: usize = 40;

/// Names that a crate cannot have: the names of its dependencies, names that have a meaning in code, such as keywords,
/// and names that cargo or Windows reserves for files and folders.
const TAKEN: &str = "build deps examples incremental aux com0 com1 com2 com3 com4 com5 com6 com7 com8 com9 con lpt0 lpt1 lpt2 lpt3 \
    lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 nul prn abstract alloc as async await become box break const continue core crate do dyn else enum extern false final \
    fn for gen if impl in let loop macro match mod move mut override priv proc-macro pub ref return rondel self \
    serde static std struct super test trait true try type typetag \
    typeof unsafe unsized use virtual where while yield";

impl Names {
    /// Derives the names from an id.
    pub(super) fn of(id: &str) -> anyhow::Result<Self> {
        let is_word =
            |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let starts_well = id.starts_with(|first: char| first.is_ascii_lowercase());
        if !starts_well || !id.split('-').all(is_word) {
            bail!(
                "`{id}` is not a valid game id: use lowercase letters, digits and single hyphens, starting with a letter, such as `silk-road`"
            );
        }
        if id.len() > LONGEST {
            bail!("`{id}` is too long for a game id: at most {LONGEST} characters");
        }
        // If a game had the name of one of Rondel's own crates, the game would depend on a crate with the same name.
        if TAKEN.split(' ').any(|taken| taken == id) || id.starts_with("rondel-") {
            bail!("`{id}` is reserved by Rust, cargo, Windows or Rondel; choose another id");
        }
        let words: Vec<String> = id.split('-').map(capitalised).collect();
        let initials: String = words.iter().filter_map(|word| word.chars().next()).collect();
        let prefix = if words.len() > 1 { initials } else { id.chars().take(2).collect() };
        Ok(Self {
            id: id.to_owned(),
            package: id.to_owned(),
            library: id.replace('-', "_"),
            title: words.join(" "),
            prefix: prefix.to_uppercase(),
        })
    }

    /// Returns the names for a game bundled with Rondel. The crates of these games share a prefix.
    pub(super) fn in_the_house(self) -> Self {
        Self {
            package: format!("rondel-{}", self.id),
            library: format!("rondel_{}", self.id.replace('-', "_")),
            ..self
        }
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(id: &str) -> [String; 3] {
        let names = Names::of(id).expect("a good id");
        [names.library, names.title, names.prefix]
    }

    #[test]
    fn an_id_gives_all_names() {
        assert_eq!(names("silk-road"), ["silk_road", "Silk Road", "SR"]);
        assert_eq!(names("hoard"), ["hoard", "Hoard", "HO"]);
        assert_eq!(names("spandau-1780"), ["spandau_1780", "Spandau 1780", "S1"]);
        let here = Names::of("silk-road").expect("a good id").in_the_house();
        assert_eq!((here.package.as_str(), here.library.as_str()), ("rondel-silk-road", "rondel_silk_road"));
    }

    #[test]
    fn what_is_no_id_is_refused_with_a_reason() {
        for wrong in ["", "-", "Silk", "silk road", "1780", "silk--road", "silk-", "silk_road", "../silk", "strände"] {
            let said = Names::of(wrong).err().expect("no id").to_string();
            assert!(said.contains("is not a valid game id"), "{wrong}: {said}");
        }
        assert!(Names::of(&"a".repeat(41)).err().is_some_and(|error| error.to_string().contains("too long")));
        let taken = "match rondel test rondel-games rondel-rules yield build deps examples incremental nul";
        for taken in taken.split(' ') {
            assert!(Names::of(taken).err().is_some_and(|error| error.to_string().contains("choose another id")));
        }
    }
}
