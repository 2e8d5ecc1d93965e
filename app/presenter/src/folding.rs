//! Normalises strings for searching by removing case, accents and compatibility forms.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns `text` with each accented letter as a single character, if Unicode has one.
pub fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// Returns `text` without differences that users ignore when they search, such as case and accents.
pub fn fold(text: &str) -> String {
    let letters = text.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    let mut folded = String::with_capacity(text.len());
    for letter in letters.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        // Letters that Unicode does not decompose.
        match letter {
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ı' => folded.push('i'),
            'ŋ' => folded.push('n'),
            'ŧ' => folded.push('t'),
            'þ' => folded.push_str("th"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            'ς' => folded.push('σ'),
            '’' | 'ʼ' | '`' | '´' => folded.push('\''),
            '‐' | '‑' | '–' | '—' => folded.push('-'),
            letter => folded.push(letter),
        }
    }
    folded
}

/// Returns the result of [`fold`]. If `text` contains ä, ö, ü or å, a second version with `ae`, `oe`, `ue` or `aa`
/// follows on a new line.
pub fn folded_forms(text: &str) -> String {
    let composed: String = text.nfc().flat_map(char::to_lowercase).collect();
    let spelled = composed.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('å', "aa");
    let folded = fold(text);
    if spelled == composed { folded } else { format!("{folded}\n{}", fold(&spelled)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_make_no_difference() {
        for (one, other) in [
            ("José", "JOSE\u{301}"),
            ("Łukasz", "lukasz"),
            ("Søren", "soren"),
            ("Straße", "STRASSE"),
            ("ﬁn", "fin"),
            ("Ａｎｎ", "ann"),
            ("İpek", "ipek"),
            ("Σίσυφος", "ΣΙΣΥΦΟΣ"),
            ("O’Neill", "o'neill"),
            ("Việt", "viet"),
            ("Þór", "thor"),
        ] {
            assert_eq!(fold(one), fold(other), "{one}");
        }
        assert_eq!(folded_forms("Müller"), "muller\nmueller");
        assert_eq!(folded_forms("Mu\u{308}ller"), "muller\nmueller");
        assert_eq!(folded_forms("Ann"), "ann");
    }
}
