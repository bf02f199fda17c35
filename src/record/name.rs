//! Player names: one line of text of limited length, wherever they come from.

/// The most characters of a name that are kept, not counting combining marks.
pub const LONGEST_NAME: usize = 40;

/// The most combining marks kept on one character: more would reach into the line above.
const MOST_MARKS: usize = 3;

/// A name as it is shown: one line of limited length, without control characters, invisible characters, or ones that
/// change the writing direction. Cleaning twice changes nothing.
pub fn clean_name(name: &str) -> String {
    let mut clean = String::new();
    let (mut length, mut marks, mut gap) = (0, 0, false);
    for c in name.chars() {
        if c.is_whitespace() {
            gap = true;
        } else if !is_hidden(c) {
            let base = if is_mark(c) && !clean.is_empty() && !gap {
                marks += 1;
                false
            } else {
                marks = 0;
                length += 1;
                true
            };
            if gap && !clean.is_empty() {
                length += 1;
            }
            if length > LONGEST_NAME {
                break;
            }
            if gap && !clean.is_empty() {
                clean.push(' ');
            }
            gap = false;
            if base || marks <= MOST_MARKS {
                clean.push(c);
            }
        }
    }
    clean
}

/// Whether the character is invisible, a control character, or changes the writing direction.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether the character combines with the one before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}' | '\u{93a}'..='\u{93c}' | '\u{93e}'..='\u{94f}' | '\u{e31}'
        | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ordinary_name_stays_as_it_is() {
        for name in ["Ann", "Zoë", "Jean-Luc O’Hara", "Ольга", "李小龍", "🦊", "e\u{301}", "สมชาย", ""]
        {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn white_space_is_one_space_between_words() {
        assert_eq!(clean_name("  Ann \t\u{a0}\u{2003}Lee\r\n\u{2028}"), "Ann Lee");
        assert_eq!(clean_name(" \u{3000}\n"), "");
    }

    #[test]
    fn nothing_turns_the_direction_of_what_follows_or_shows_nothing() {
        let tricks: String =
            ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}').chain(['\u{200e}', '\u{200f}']).collect();
        assert_eq!(clean_name(&format!("A{tricks}\u{61c}\u{0}\u{7f}\u{9b}\u{200b}\u{feff}\u{e0041}n\u{3164}n")), "Ann");
        assert_eq!(clean_name("\u{202e}"), "");
    }

    #[test]
    fn a_name_has_forty_characters_that_are_seen_and_not_more() {
        assert_eq!(clean_name(&"x".repeat(41)), "x".repeat(40));
        assert_eq!(clean_name(&"e\u{301}".repeat(50)), "e\u{301}".repeat(40));
        assert_eq!(clean_name(&format!("{} y", "x".repeat(39))), "x".repeat(39), "no space is left at the end");
        let climbing = format!("a{}", "\u{302}".repeat(1000));
        assert_eq!(clean_name(&climbing).chars().count(), 1 + MOST_MARKS);
        assert!(clean_name(&"e\u{301}\u{301}\u{301}\u{301} ".repeat(1000)).chars().count() <= 4 * LONGEST_NAME);
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for name in [
            "\u{301}x",
            " \u{301}\u{301}\u{301}\u{301}\u{301}a",
            "a \u{302}\u{302}b",
            "a\u{200b}\u{301}",
            "x\u{301} \u{301}",
        ] {
            let once = clean_name(name);
            assert_eq!(clean_name(&once), once, "{name:?}");
        }
    }
}
