//! Checks that the last chapter of the rules lists the whole content in each language, and states which parts
//! are our reconstruction.
//!
//! The chapter is generated from the content: `RONDEL_RECORD=1 cargo test -p rondel-spandau-1780 --test cards`
//! updates it.

use std::fmt::Write as _;
use std::path::Path;

use rondel::{Catalog, LANGUAGES, Text, plugins};
use rondel_spandau_1780::content::{Columns, Content, Provenance, Symbol, Symbols, Terrain};
use rondel_spandau_1780::{Spandau, SpandauSetup};

/// The fixed texts of the chapter in one language.
struct Words {
    chapter: &'static str,
    about: &'static str,
    printed: &'static str,
    ours: &'static str,
    map: &'static str,
    boards: &'static str,
    decks: [&'static str; 3],
    market: &'static str,
    palace: &'static str,
    campaigns: &'static str,
    collections: &'static str,
    artworks: &'static str,
    requires: &'static str,
    pays: &'static str,
    begins: &'static str,
    beside: &'static str,
    row: [&'static str; 3],
    spaces: &'static str,
}

const WORDS: [Words; 3] = [
    Words {
        chapter: "## 12 What is in the box",
        about: "The map, boards, cards and prices this program plays with, generated from its content files. The rulebook's text gives the number of cards in the three decks, of campaigns, collections and stones, the values of cards as payment, the three spaces of Berlin, the neighbours in its example and the kind \"painting\"; everything else here is",
        printed: "as printed",
        ours: "our reconstruction",
        map: "### The map",
        boards: "### Player boards",
        decks: ["### City cards", "### Land cards", "### River cards"],
        market: "### Warehouse",
        palace: "### Shields of the palace",
        campaigns: "### Campaigns",
        collections: "### Collections",
        artworks: "### Artworks",
        requires: "requires",
        pays: "costs",
        begins: "from the start",
        beside: "next to",
        row: ["cells", "lowest price", "starting price"],
        spaces: "spaces",
    },
    Words {
        chapter: "## 12 Was in der Schachtel liegt",
        about: "Karte, Tableaus, Karten und Preise, mit denen dieses Programm spielt, aus seinen Inhaltsdateien gemacht. Der Text der Anleitung nennt die Zahl der Karten in den drei Stapeln, der Feldzüge, Sammlungen und Steine, den Wert der Karten beim Bezahlen, die drei Felder Berlins, die Nachbarn in seinem Beispiel und die Art Gemälde; alles andere hier ist",
        printed: "wie gedruckt",
        ours: "unsere Rekonstruktion",
        map: "### Der Spielplan",
        boards: "### Spielertableaus",
        decks: ["### Stadtkarten", "### Landkarten", "### Flusskarten"],
        market: "### Warenlager",
        palace: "### Schilde des Palasts",
        campaigns: "### Feldzüge",
        collections: "### Sammlungen",
        artworks: "### Kunstwerke",
        requires: "verlangt",
        pays: "kostet",
        begins: "von Anfang an",
        beside: "neben",
        row: ["Felder", "Mindestpreis", "Startpreis"],
        spaces: "Felder",
    },
    Words {
        chapter: "## 12 Wat er in de doos zit",
        about: "De kaart, borden, kaarten en prijzen waarmee dit programma speelt, gemaakt uit zijn inhoudsbestanden. De tekst van de handleiding noemt het aantal kaarten van de drie stapels, van veldtochten, collecties en stenen, de waarde van kaarten bij het betalen, de drie velden van Berlijn, de buren in haar voorbeeld en de soort schilderij; al het andere hier is",
        printed: "zoals gedrukt",
        ours: "onze reconstructie",
        map: "### De kaart",
        boards: "### Spelersborden",
        decks: ["### Stadskaarten", "### Plattelandskaarten", "### Rivierkaarten"],
        market: "### Pakhuis",
        palace: "### Schilden van het paleis",
        campaigns: "### Veldtochten",
        collections: "### Collecties",
        artworks: "### Kunstwerken",
        requires: "vereist",
        pays: "kost",
        begins: "vanaf het begin",
        beside: "naast",
        row: ["vakken", "laagste prijs", "startprijs"],
        spaces: "vakken",
    },
];

/// A chapter being generated.
struct Chapter<'a> {
    page: String,
    catalog: &'a Catalog,
    words: &'a Words,
}

impl Chapter<'_> {
    fn heading(&mut self, heading: &str) {
        let _ = write!(self.page, "\n{heading}\n\n");
    }

    fn entry(&mut self, name: &str, what: &str, provenance: Provenance) {
        // Nearly all entries are our reconstruction, as the chapter states at its beginning. Therefore, only
        // printed entries are marked.
        let origin = match provenance {
            Provenance::Printed => format!(" ({})", self.words.printed),
            Provenance::Reconstructed => String::new(),
        };
        let _ = writeln!(self.page, "- **{name}**: {what}{origin}");
    }

    fn say(&self, text: &Text) -> String {
        self.catalog.say(text)
    }

    fn symbols(&self, symbols: Symbols) -> String {
        self.say(&Spandau::symbols_in_words(symbols))
    }

    fn columns(&self, (first, second, third): &Columns) -> String {
        let column = |column: &Vec<Symbol>| {
            let symbols: Vec<String> = column.iter().map(|symbol| self.name_of(*symbol)).collect();
            symbols.join(", ")
        };
        format!("{} / {} / {}", column(first), column(second), column(third))
    }

    fn name_of(&self, symbol: Symbol) -> String {
        let one = self.symbols(Symbols::of(symbol, 1));
        one.split_once("× ").map_or(one.clone(), |(_, name)| name.to_owned())
    }
}

fn chapter(content: &Content, catalog: &Catalog, words: &Words) -> String {
    let page = format!("{}\n\n{} {}.\n", words.chapter, words.about, words.ours);
    let mut chapter = Chapter { page, catalog, words };
    chapter.heading(words.map);
    for region in &content.regions {
        let fields = [region.fields.0, region.fields.1, region.fields.2];
        let fields: Vec<String> =
            fields.iter().map(|terrain| chapter.say(&Spandau::terrain_in_words(*terrain))).collect();
        let name = |id: &String| content.regions.iter().find(|other| other.id == *id).map_or("", |it| it.name.as_str());
        let beside: Vec<&str> = region.neighbours.iter().map(name).collect();
        let what = format!("{}; {} {}.", fields.join(", "), words.beside, beside.join(", "));
        chapter.entry(&region.name, &what, region.provenance);
    }
    chapter.heading(words.boards);
    for board in &content.boards {
        let mut what = format!("{}: {}.", words.begins, chapter.symbols(board.base));
        for terrain in [Terrain::City, Terrain::Field, Terrain::Forest, Terrain::River] {
            let columns = match terrain {
                Terrain::City => &board.city,
                Terrain::Field => &board.field,
                Terrain::Forest => &board.forest,
                Terrain::River => &board.river,
            };
            let (name, columns) = (chapter.say(&Spandau::terrain_in_words(terrain)), chapter.columns(columns));
            let _ = write!(what, " {name}: {columns}.");
        }
        let name = chapter.say(&board.name());
        chapter.entry(&name, &what, board.provenance);
    }
    for (cards, heading) in content.cards.iter().zip(words.decks) {
        chapter.heading(heading);
        for card in cards {
            let mut what = chapter.symbols(card.gives);
            if !card.needs.is_empty() {
                let _ = write!(what, "; {} {}", words.requires, chapter.symbols(card.needs));
            }
            if !card.pays.is_empty() {
                let _ = write!(what, "; {} {}", words.pays, chapter.symbols(card.pays));
            }
            let name = chapter.say(&card.name());
            chapter.entry(&name, &format!("{what}."), card.provenance);
        }
    }
    chapter.heading(words.market);
    for row in &content.market {
        let figures = [row.cells, row.lowest, row.start].into_iter().zip(words.row);
        let what: Vec<String> = figures.map(|(figure, name)| format!("{name} {figure}")).collect();
        let name = chapter.say(&Spandau::good_in_words(row.good));
        chapter.entry(&name, &format!("{}.", what.join(", ")), row.provenance);
    }
    chapter.heading(words.palace);
    for shield in &content.shields {
        let (name, what) = (chapter.say(&shield.name()), chapter.symbols(shield.gives));
        chapter.entry(&name, &format!("{what}."), shield.provenance);
    }
    chapter.heading(words.campaigns);
    for campaign in &content.campaigns {
        let mut what = format!("{} {}", campaign.length, words.spaces);
        for rank in 0..3 {
            let rewards = chapter.say(&Spandau::rewards_in_words(campaign.reward(rank)));
            let _ = write!(what, "; {}. {rewards}", rank + 1);
        }
        let name = chapter.say(&campaign.name());
        chapter.entry(&name, &format!("{what}."), campaign.provenance);
    }
    chapter.heading(words.collections);
    for collection in &content.collections {
        let need = |(kind, count): &_| format!("{count} × {}", chapter.say(&Spandau::kind_in_words(*kind)));
        let needs: Vec<String> = collection.needs.iter().map(need).collect();
        let name = chapter.say(&collection.name());
        chapter.entry(&name, &format!("{}.", needs.join(", ")), collection.provenance);
    }
    chapter.heading(words.artworks);
    for work in &content.artworks {
        let (name, kind) = (chapter.say(&work.name()), chapter.say(&Spandau::kind_in_words(work.kind)));
        chapter.entry(&name, &format!("{kind}."), work.provenance);
    }
    chapter.page
}

#[test]
fn the_rules_list_the_whole_content_and_say_which_is_ours() {
    let rules = SpandauSetup::default().rules().expect("the bundled content");
    for (language, words) in LANGUAGES.iter().zip(&WORDS) {
        let catalog = plugins().expect("each id once")["spandau-1780"].catalog(language).expect("a good locale");
        let chapter = chapter(rules.content(), &catalog, words);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/{language}.md"));
        let told = std::fs::read_to_string(&path).expect("the rules");
        let before = told.split(words.chapter).next().unwrap_or_default().trim_end().to_owned();
        let whole = format!("{before}\n\n{chapter}");
        if std::env::var_os("RONDEL_RECORD").is_some() {
            std::fs::write(&path, &whole).expect("the rules can be written");
        }
        let told = std::fs::read_to_string(&path).expect("the rules");
        assert!(told == whole, "{language}: the list is not what the content says; record it anew");
    }
}

/// Checks the facts given in the rulebook's text. Our corrections must never change these facts.
#[test]
fn what_the_rulebook_gives_is_as_it_says() {
    let rules = SpandauSetup::default().rules().expect("the bundled content");
    let content = rules.content();
    assert_eq!(content.cards.iter().map(Vec::len).sum::<usize>(), 66);
    assert_eq!((content.campaigns.len(), content.collections.len(), content.boards.len()), (4, 8, 10));
    assert_eq!((content.shields.len(), content.artworks.len()), (5, 32));
    let berlin = content.regions.iter().find(|region| region.id == "berlin").expect("it is bundled");
    assert_eq!(berlin.fields, (Terrain::City, Terrain::City, Terrain::City));
    let place = |id: &str| content.regions.iter().position(|region| region.id == id).expect("it is bundled") as u8;
    assert!(content.atlas.neighbours(place("zehlendorf")).has(place("schmargendorf")));
    assert!(!content.atlas.neighbours(place("zehlendorf")).has(place("lankwitz")));
}
