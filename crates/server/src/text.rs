//! What people write for others to read: names and chat lines.
//!
//! Two texts that look the same are the same, and nothing in a text is invisible or changes how the rest of the page reads.
//! Lengths are counted in graphemes, as people count.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

use crate::{
    error::{Error, Result},
    protocol::{MAX_CHAT, MAX_NAME},
};

/// The maximum length of a grapheme on average, in bytes: enough for all scripts and most sequences of emoji.
const BYTES_PER_GRAPHEME: usize = 16;
/// The maximum number of accents on top of each other.
const MOST_ACCENTS: usize = 4;

const JOINERS: [char; 2] = ['\u{200C}', '\u{200D}'];
/// They choose between the plain and the coloured form of a symbol.
const PRESENTATION: [char; 2] = ['\u{FE0E}', '\u{FE0F}'];

/// A name on one line, normalised as nicknames are (RFC 8266).
pub fn clean_name(name: &str) -> Result<String> {
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    check("a name", &name, MAX_NAME)?;
    Ok(name)
}

/// The form in which names are compared: without accents and capitals.
pub fn compared(name: &str) -> String {
    let accent = |c: &char| c.general_category_group() == Group::Mark;
    name.nfkd().filter(|c| !accent(c)).flat_map(char::to_lowercase).collect()
}

/// A line of chat.
pub fn clean_chat(text: &str) -> Result<String> {
    let text: String = text.trim().nfc().collect();
    check("a chat line", &text, MAX_CHAT)?;
    Ok(text)
}

fn check(what: &str, text: &str, most: usize) -> Result<()> {
    if !text.chars().any(is_visible) || text.graphemes(true).count() > most || text.len() > most * BYTES_PER_GRAPHEME {
        return Err(Error::bad(format!("{what} has 1 to {most} characters")));
    }
    match forbidden(text) {
        Some(c) => Err(Error::bad(format!("{what} cannot contain the character {}", c.escape_unicode()))),
        None => Ok(()),
    }
}

fn is_visible(c: char) -> bool {
    let group = c.general_category_group();
    matches!(group, Group::Letter | Group::Number | Group::Punctuation | Group::Symbol) && !is_blank(c)
}

/// Whether it counts as a letter, a symbol or an accent, and shows nothing.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{3164}' |
        '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// The first character that is not allowed where it stands.
fn forbidden(text: &str) -> Option<char> {
    let mut accents = 0;
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let next = rest.peek().copied();
        let category = c.general_category();
        let is_accent = matches!(category, Category::NonspacingMark | Category::EnclosingMark) && !is_blank(c);
        accents = if is_accent { accents + 1 } else { 0 };
        let allowed = if JOINERS.contains(&c) {
            before.is_some_and(is_joined) && next.is_some_and(is_joined)
        } else if PRESENTATION.contains(&c) {
            before.is_some_and(|before: char| is_visible(before) && !before.is_alphabetic())
        } else {
            let hidden = matches!(
                category,
                Category::Control
                    | Category::Format
                    | Category::PrivateUse
                    | Category::LineSeparator
                    | Category::ParagraphSeparator
            );
            !hidden && !is_blank(c) && accents <= MOST_ACCENTS
        };
        if !allowed {
            return Some(c);
        }
        before = Some(c);
    }
    None
}

/// Whether a joiner beside this character can change how it looks: in Arabic, in the scripts of India, between emoji.
fn is_joined(c: char) -> bool {
    let category = c.general_category();
    let symbol = matches!(category, Category::OtherSymbol | Category::ModifierSymbol | Category::SpacingMark);
    symbol || PRESENTATION.contains(&c) || matches!(c, '\u{0600}'..='\u{08FF}' | '\u{0900}'..='\u{0DFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_accents_and_capitals() {
        for (name, form) in
            [("Élise", "elise"), ("ÅSA", "asa"), ("Straße", "straße"), ("Ｉｒｉｓ", "iris"), ("Ιρις", "ιρις")]
        {
            assert_eq!(compared(name), form);
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        let same = [
            ("E\u{301}mile", "Émile"),
            ("  Iris \u{3000} of\u{a0}the\tgarden ", "Iris of the garden"),
            ("Ｉｒｉｓ", "Iris"),
            ("ﬁre", "fire"),
        ];
        for (written, read) in same {
            assert_eq!(clean_name(written).unwrap(), read);
        }
        assert_eq!(clean_chat(" e\u{301}te\u{301}, 2²! ").unwrap(), "été, 2²!");
    }

    #[test]
    fn all_scripts_and_emoji_are_welcome() {
        let names = "Ørjan Ἀθηνᾶ Мария דָּוִד نازنین\u{200C}زهرا क्\u{200D}ष สมหญิง 蟻 김개미 Nguyễn O’Hara-3";
        for name in names.split(' ') {
            assert!(clean_name(name).is_ok(), "{name}");
        }
        for text in ["🐜🐜🐜", "👩🏽\u{200D}🔬 wins", "❤\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈", "🇫🇷 1\u{FE0F}\u{20E3}"]
        {
            assert!(clean_chat(text).is_ok(), "{text}");
        }
    }

    #[test]
    fn what_is_invisible_or_turns_the_direction_is_refused() {
        let bidi = "\u{202E}\u{2066}\u{200E}\u{061C}";
        let invisible = "\u{200B}\u{2060}\u{FEFF}\u{AD}\u{115F}\u{3164}\u{2800}\u{34F}\u{E0041}\u{E0100}";
        let others = "\u{E000}\u{2028}\u{7}\u{200D}\u{200C}\u{FE0F}";
        for c in [bidi, invisible, others].concat().chars() {
            for text in [format!("Ir{c}is"), format!("{c}Iris"), format!("Iris{c}"), c.to_string()] {
                // A line separator is white space to names.
                assert!(clean_name(&text).is_err() || c == '\u{2028}', "{text:?}");
                assert!(clean_chat(&text).is_err() || text.trim() == "Iris", "{text:?}");
            }
        }
    }

    #[test]
    fn lengths_are_counted_as_people_count() {
        assert!(clean_name(&"é".repeat(30)).is_ok() && clean_name(&"e\u{301}".repeat(30)).is_ok());
        assert!(clean_name(&"é".repeat(31)).is_err());
        assert!(clean_chat(&"👍🏽".repeat(500)).is_ok() && clean_chat(&"👍🏽".repeat(501)).is_err());
        for nothing in ["", "   ", "\u{3000}", "\u{301}"] {
            assert!(clean_name(nothing).is_err() && clean_chat(nothing).is_err(), "{nothing:?}");
        }
    }

    #[test]
    fn accents_do_not_pile_up() {
        assert!(clean_chat("ẹ̀́").is_ok());
        assert!(clean_chat(&format!("e{}", "\u{302}".repeat(20))).is_err());
        assert!(clean_chat(&format!("a{}", "\u{200D}🐜".repeat(400))).is_err());
    }
}
