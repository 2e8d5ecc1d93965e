//! Parses the subset of Markdown used in the rules into blocks: headings, numbered rules, paragraphs, lists,
//! tables and pictures.

/// A block of the text.
#[derive(Debug, PartialEq)]
pub(super) enum Block {
    /// A heading with its level, starting at 1.
    Heading(usize, String),
    /// A rule with its number and text.
    Rule(&'static str, Vec<Span>),
    /// Text between the rules.
    Paragraph(Vec<Span>),
    /// A list item.
    Item(Vec<Span>),
    /// A table as rows of cells. The first row is the header.
    Table(Vec<Vec<Vec<Span>>>),
    /// A picture: its caption and the description of its scene.
    Picture(String, &'static str),
}

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Span {
    pub(super) words: String,
    pub(super) strong: bool,
}

impl Block {
    /// Returns the text for screen readers, including the number of a rule.
    pub(super) fn spoken(&self) -> String {
        match self {
            Self::Rule(number, _) => format!("{number} {}", self.text()),
            _ => self.text(),
        }
    }

    /// Returns the plain text.
    pub(super) fn text(&self) -> String {
        let said = |spans: &[Span]| spans.iter().map(|span| span.words.as_str()).collect::<String>();
        match self {
            Self::Heading(_, words) | Self::Picture(words, _) => words.clone(),
            Self::Rule(_, spans) | Self::Paragraph(spans) | Self::Item(spans) => said(spans),
            Self::Table(rows) => {
                let row = |cells: &Vec<Vec<Span>>| cells.iter().map(|cell| said(cell)).collect::<Vec<_>>().join("; ");
                rows.iter().map(row).collect::<Vec<_>>().join("\n")
            }
        }
    }

    fn spans_mut(&mut self) -> Option<&mut Vec<Span>> {
        match self {
            Self::Rule(_, spans) | Self::Paragraph(spans) | Self::Item(spans) => Some(spans),
            Self::Heading(..) | Self::Table(_) | Self::Picture(..) => None,
        }
    }
}

/// Parses Markdown into blocks.
pub(super) fn blocks(markdown: &'static str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Whether the next line may continue the last block.
    let mut open = false;
    for line in markdown.lines().map(str::trim) {
        let level = line.chars().take_while(|letter| *letter == '#').count();
        let goes_on = std::mem::replace(&mut open, false);
        if line.is_empty() {
            continue;
        }
        if level > 0 {
            blocks.push(Block::Heading(level, line[level..].trim().to_owned()));
        } else if let Some(item) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
            blocks.push(Block::Item(spans(item)));
            open = true;
        } else if line.starts_with('|') {
            open = true;
            if line.chars().all(|letter| "|-: ".contains(letter)) {
                continue;
            }
            let cells = line.trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect();
            match blocks.last_mut().filter(|_| goes_on) {
                Some(Block::Table(rows)) => rows.push(cells),
                _ => blocks.push(Block::Table(vec![cells])),
            }
        } else if let Some((caption, shows)) = picture(line) {
            blocks.push(Block::Picture(caption.to_owned(), shows));
        } else {
            open = true;
            let last = blocks.last_mut().filter(|_| goes_on).and_then(Block::spans_mut);
            match (rule(line), last) {
                (Some(rule), _) => blocks.push(rule),
                (None, Some(last)) => {
                    last.push(Span { words: " ".to_owned(), strong: false });
                    last.extend(spans(line));
                }
                (None, None) => blocks.push(Block::Paragraph(spans(line))),
            }
        }
    }
    blocks
}

/// Parses a rule, such as `**CV-1.1** Rest at an oasis.`
fn rule(line: &'static str) -> Option<Block> {
    let (number, sentence) = rondel::rulebook::told(line).next()?;
    Some(Block::Rule(number, spans(sentence)))
}

/// Parses a picture on a line of its own, such as `![The oasis](scene:ply=4)`.
fn picture(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (caption, rest) = line.strip_prefix("![")?.split_once("](")?;
    Some((caption, rest.strip_suffix(')')?))
}

fn spans(line: &str) -> Vec<Span> {
    let parts = line.split("**").enumerate().filter(|(_, part)| !part.is_empty());
    parts.map(|(place, part)| Span { words: part.replace('`', ""), strong: place % 2 == 1 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(words: &str) -> Vec<Span> {
        vec![Span { words: words.to_owned(), strong: false }]
    }

    #[test]
    fn markdown_becomes_blocks() {
        let text = "# Caravan\n\n**CV-1.1** Rest\nat an *oasis*.\n- one\n- two\n\n![Oasis](scene:ply=4)\n\n\
                    | a | b |\n|---|---|\n| 1 | 2 |\n\n**Note.** Drink.";
        let blocks = blocks(text);
        assert_eq!(blocks[0], Block::Heading(1, "Caravan".to_owned()));
        assert!(matches!(&blocks[1], Block::Rule("CV-1.1", _)) && blocks[1].text() == "Rest at an *oasis*.");
        assert_eq!(blocks[2..4], [Block::Item(plain("one")), Block::Item(plain("two"))]);
        assert_eq!(blocks[4], Block::Picture("Oasis".to_owned(), "scene:ply=4"));
        let rows = vec![vec![plain("a"), plain("b")], vec![plain("1"), plain("2")]];
        assert_eq!(blocks[5], Block::Table(rows));
        assert!(matches!(&blocks[6], Block::Paragraph(spans) if spans[0].strong), "what is no number is no rule");
        assert_eq!(blocks.len(), 7);
    }

    #[test]
    fn a_rule_begins_a_block_wherever_it_stands_and_is_told_as_it_is_read() {
        let text = "**CV-1.1** Rest\nat an oasis.\n**CV-1.2** Drink.\n- one\n**CV-1.3** Go on.";
        let read = blocks(text);
        let read = read.iter().filter_map(|block| match block {
            Block::Rule(number, _) => Some((*number, block.text())),
            _ => None,
        });
        let told = rondel::rulebook::told(text).map(|(number, sentence)| (number, sentence.replace('\n', " ")));
        let read: Vec<_> = read.collect();
        assert_eq!(read.len(), 3);
        assert_eq!(read, told.collect::<Vec<_>>());
    }

    #[test]
    fn two_tables_are_not_one() {
        let blocks = blocks("| a |\n|---|\n\n| b |\n");
        assert_eq!(blocks, [Block::Table(vec![vec![plain("a")]]), Block::Table(vec![vec![plain("b")]])]);
    }
}
