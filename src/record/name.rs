//! Player names: one line of text of limited length, wherever they come from.

use super::grapheme::{Grapheme, JOINER, NON_JOINER, extends, is_mark, prefix};

/// The most characters of a name that are kept, as they are seen: a letter with its marks or an emoji of several is one.
pub const LONGEST_NAME: usize = 40;

/// The most code points of a name, whole characters only.
const MOST_POINTS: usize = 4 * LONGEST_NAME;

/// The most combining marks kept on one character: more would reach into the line above.
const MOST_MARKS: usize = 3;
/// The most signs of any kind that follow each other on one character: alphabets that write vowels so have a few.
const MOST_SIGNS: usize = 8;

/// A name as it is shown: one line of limited length, without control characters, invisible characters, or ones that
/// change the writing direction. What joins two emoji or keeps two letters apart stays where it stands between them, once.
/// Cleaning twice changes nothing.
pub fn clean_name(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut clean = String::new();
    let (mut length, mut points, mut marks, mut signs, mut gap) = (0, 0, 0, 0, false);
    // The character that may still go on, where it begins, and what may join it to the next.
    let (mut last, mut start, mut joiner): (Option<Grapheme>, usize, Option<char>) = (None, 0, None);
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        let open = last.filter(|_| !gap);
        if c.is_whitespace() {
            (gap, joiner) = (true, None);
        } else if c == JOINER || c == NON_JOINER {
            joiner = joiner.or(open.map(|_| c));
        } else if let Some(tags) =
            open.filter(|_| joiner.is_none()).map(|open| open.tags(&chars[at - 1..])).filter(|&tags| tags > 0)
        {
            clean.extend(&chars[at - 1..at - 1 + tags]);
            (at, points, last) = (at + tags - 1, points + tags, None);
        } else if !is_hidden(c) {
            let goes_on = open.filter(|open| open.takes(joiner, c));
            let (is_mark, is_sign) = (goes_on.is_some() && is_mark(c), goes_on.is_some() && extends(c));
            if is_mark && marks == MOST_MARKS || is_sign && signs == MOST_SIGNS {
                continue;
            }
            signs = if is_sign { signs + 1 } else { 0 };
            marks = if is_sign { marks + usize::from(is_mark) } else { 0 };
            if goes_on.is_none() {
                let space = gap && !clean.is_empty();
                length += 1 + usize::from(space);
                if length > LONGEST_NAME {
                    break;
                }
                start = clean.len();
                if space {
                    clean.push(' ');
                    points += 1;
                }
            }
            points += 1 + usize::from(joiner.is_some());
            clean.extend(joiner.take());
            clean.push(c);
            last = Some(goes_on.map_or(Grapheme::of(c), |open| open.with(c)));
            gap = false;
        }
        if points > MOST_POINTS {
            clean.truncate(start);
            break;
        }
    }
    clean
}

/// As much of a name, as it is typed, as may be kept.
pub fn cut_name(name: &str) -> &str {
    name.get(..prefix(name, LONGEST_NAME, MOST_POINTS)).unwrap_or(name)
}

/// The names of a table, so that each is told from the others also by ear: of those that sound alike each has its number.
pub fn told_apart(names: &[&str]) -> Vec<String> {
    let alike = |one: &str, other: &str| heard(one) == heard(other);
    let mut told: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let others = names.iter().enumerate().filter(|(other, _)| *other != index);
        let is_alone = name.is_empty() || others.clone().all(|(_, other)| !alike(name, other));
        let mut number = 1;
        let mut own = (*name).to_owned();
        while !is_alone && (told.iter().any(|one| alike(one, &own)) || names.iter().any(|one| alike(one, &own))) {
            own = format!("{name} ({number})");
            number += 1;
        }
        told.push(own);
    }
    told
}

/// What is heard of a name.
fn heard(name: &str) -> String {
    let is_heard = |c: &char| !matches!(*c, JOINER | NON_JOINER | '\u{fe00}'..='\u{fe0f}');
    name.chars().filter(is_heard).map(|c| c.to_ascii_lowercase()).collect()
}

/// Whether the character is invisible, a control character, or changes the writing direction.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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
    fn what_joins_or_keeps_apart_stays_between_what_is_seen_and_nowhere_else() {
        for name in [
            "👩\u{200d}🚀",
            "می\u{200c}خواهم",
            "👨🏽\u{200d}👩\u{200d}👧\u{200d}👦",
            "❤\u{fe0f}\u{200d}🔥",
            "क्\u{200d}ष",
            "র\u{200d}্য",
            "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
            "🏳\u{fe0f}\u{200d}🌈 Ann",
            "🇩🇪🇳🇱",
            "1\u{fe0f}\u{20e3}",
        ] {
            assert_eq!(clean_name(name), name, "{name:?}");
        }
        for (name, clean) in [
            ("\u{200d}Ann\u{200c}", "Ann"),
            ("An\u{200d}\u{200d}n", "An\u{200d}n"),
            ("An\u{200c}\u{200d}\u{200c}n", "An\u{200c}n"),
            ("Ann\u{200d} Lee", "Ann Lee"),
            ("Ann \u{200c}Lee", "Ann Lee"),
            ("\u{200c}\u{200d}", ""),
            ("👩\u{200d}\u{200b}🚀", "👩\u{200d}🚀"),
            ("a\u{200d}\u{202e}", "a"),
            // Letters of flags without a flag, and with no end.
            ("A\u{e0067}\u{e0062}\u{e007f}n", "An"),
            ("🏴\u{e0067}\u{e0062}\u{e0077}n", "🏴n"),
        ] {
            assert_eq!(clean_name(name), clean, "{name:?}");
            assert_eq!(clean_name(clean), clean);
        }
    }

    #[test]
    fn no_character_is_ever_cut() {
        let whole = [
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "🇩🇪",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "e\u{301}\u{323}",
            "👍🏽",
            "नि",
            "क्षि",
            "தி",
            "각",
            "\u{1112}\u{1161}\u{11ab}",
            "1\u{fe0f}\u{20e3}",
            "กำ",
            "לָ",
            "❤\u{fe0f}\u{200d}🔥",
            "x",
        ];
        for one in whole {
            for before in 0..45 {
                let name = format!("{}{}", "x".repeat(before), one.repeat(45));
                let (clean, cut) = (clean_name(&name), cut_name(&name));
                for kept in [&*clean, cut] {
                    let rest = kept.strip_prefix(&"x".repeat(before.min(40))).unwrap_or("?");
                    assert_eq!(rest, one.repeat(rest.len() / one.len()), "{one:?} after {before}");
                    assert!(kept.chars().count() <= MOST_POINTS);
                }
                assert_eq!(clean_name(&clean), clean);
                if one.chars().count() <= 4 {
                    assert_eq!(clean.len() - before.min(40), one.len() * (40 - before.min(40)), "{one:?}");
                }
            }
        }
    }

    #[test]
    fn no_stack_of_signs_of_any_kind_climbs_out_of_its_line() {
        for sign in ['\u{302}', '\u{730}', '\u{a70}', '\u{1b6b}', '\u{20dd}'] {
            let climbing = format!("a{}b", sign.to_string().repeat(500));
            let clean = clean_name(&climbing);
            assert!(clean.chars().count() <= 2 + MOST_SIGNS && clean.ends_with('b'), "{sign:?}");
            assert_eq!(clean_name(&clean), clean);
        }
    }

    #[test]
    fn names_that_sound_alike_are_told_apart() {
        let told = |names: &[&str]| told_apart(names).join(", ");
        assert_eq!(told(&["Ann", "Bo", "Otto"]), "Ann, Bo, Otto");
        assert_eq!(told(&["Ann", "Bo", "Ann"]), "Ann (1), Bo, Ann (2)");
        assert_eq!(told(&["Ann", "ann", "Bo", "bo"]), "Ann (1), ann (2), Bo (1), bo (2)");
        assert_eq!(told(&["Ann", "Ann (1)", "Ann"]), "Ann (2), Ann (1), Ann (3)");
        assert_eq!(told(&["An\u{200c}n", "Ann"]), "An\u{200c}n (1), Ann (2)");
        assert_eq!(told(&["", ""]), ", ");
    }

    #[test]
    fn what_is_typed_is_cut_where_it_is_too_long_and_nowhere_else() {
        for name in ["", "Ann ", "  👩\u{200d}🚀", &"x".repeat(40)] {
            assert_eq!(cut_name(name), name);
        }
        assert_eq!(cut_name(&"x".repeat(41)), "x".repeat(40));
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
