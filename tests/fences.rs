//! The walls of the house: which layer may know which, how long a file may be, and that nothing in `src` panics.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path below the package, its text, and what of it is code outside of its own tests.
struct Source {
    path: String,
    text: String,
    code: String,
}

/// All source files below a folder of `src`.
fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = without_tests(&code(&text));
                let path = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                found.push(Source { path, text, code });
            }
        }
    }
    assert!(!found.is_empty(), "there is nothing in {folder}");
    found
}

/// The text without comments and without what stands in quotation marks.
fn code(text: &str) -> String {
    let all: Vec<char> = text.chars().collect();
    let mut code = String::new();
    let mut at = 0;
    let starts = |at: usize, word: &str| word.chars().enumerate().all(|(nth, c)| all.get(at + nth) == Some(&c));
    while at < all.len() {
        let in_word = at > 0 && (all[at - 1].is_alphanumeric() || all[at - 1] == '_');
        if starts(at, "//") {
            while at < all.len() && all[at] != '\n' {
                at += 1;
            }
        } else if starts(at, "/*") {
            let mut depth = 0;
            while at < all.len() {
                match () {
                    () if starts(at, "/*") => (depth, at) = (depth + 1, at + 2),
                    () if starts(at, "*/") => (depth, at) = (depth - 1, at + 2),
                    () => at += 1,
                }
                if depth == 0 {
                    break;
                }
            }
        } else if !in_word && all[at] == 'r' && raw_marks(&all[at + 1..]).is_some() {
            let end = format!("\"{}", "#".repeat(raw_marks(&all[at + 1..]).unwrap()));
            at += end.len() + 1;
            while at < all.len() && !starts(at, &end) {
                at += 1;
            }
            at += end.len();
            code.push_str("\"\"");
        } else if all[at] == '"' {
            at += 1;
            while at < all.len() && all[at] != '"' {
                at += if all[at] == '\\' { 2 } else { 1 };
            }
            at += 1;
            code.push_str("\"\"");
        } else if all[at] == '\'' && (starts(at + 1, "\\") || all.get(at + 2) == Some(&'\'')) {
            at += if starts(at + 1, "\\") { 3 } else { 2 };
            while at < all.len() && all[at] != '\'' {
                at += 1;
            }
            at += 1;
            code.push_str("' '");
        } else {
            code.push(all[at]);
            at += 1;
        }
    }
    code
}

/// How many `#` a raw string begins with, after its `r`; `None` when it is none.
fn raw_marks(after: &[char]) -> Option<usize> {
    let marks = after.iter().take_while(|&&c| c == '#').count();
    (after.get(marks) == Some(&'"')).then_some(marks)
}

/// The code without its `#[cfg(test)]` parts.
fn without_tests(code: &str) -> String {
    let mut rest = code;
    let mut kept = String::new();
    while let Some(at) = rest.find("#[cfg(test)]") {
        kept.push_str(&rest[..at]);
        let part = &rest[at..];
        let (mut depth, mut end) = (0, part.len());
        for (place, c) in part.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 && (c == '}' || c == ';') {
                end = place + 1;
                break;
            }
        }
        rest = &part[end..];
    }
    kept + rest
}

/// Whether a word stands in the code as a word of its own.
fn has_word(code: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        !code[..at].chars().next_back().is_some_and(part) && !code[at + word.len()..].chars().next().is_some_and(part)
    })
}

/// The names that the code reaches from the root of the crate: of `crate::a::b`, `super::super::a` and `use crate::{a, b}`.
fn layers_named(code: &str) -> Vec<String> {
    let tight: String = code.split_whitespace().collect::<Vec<_>>().join(" ").replace(" ::", "::").replace(":: ", "::");
    let mut named = Vec::new();
    for (at, root) in tight.match_indices("crate::").chain(tight.match_indices("super::")) {
        let after = &tight[at + root.len()..];
        let mut group = String::new();
        if let Some(inner) = after.strip_prefix('{') {
            let mut depth = 0;
            for c in inner.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    _ if depth == 0 => group.push(c),
                    _ => {}
                }
            }
        } else {
            group = after.to_owned();
            let end = group.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(group.len());
            group.truncate(end);
        }
        let first = |name: &str| name.trim().split("::").next().unwrap_or_default().to_owned();
        named.extend(group.split(',').map(first));
    }
    named
}

const LAYERS: [&str; 12] =
    ["bot", "selfplay", "engine", "players", "record", "share", "coach", "motion", "sound", "storage", "i18n", "app"];
const BROWSER: [&str; 8] =
    ["leptos", "web_sys", "js_sys", "wasm_bindgen", "gloo_storage", "gloo_timers", "getrandom", "wasm_bindgen_futures"];

fn knows_only(layer: &str, below: &[&str]) {
    for source in sources(&format!("src/{layer}")) {
        let named = layers_named(&source.code);
        for other in LAYERS.into_iter().filter(|other| *other != layer && !below.contains(other)) {
            assert!(!named.iter().any(|name| name == other), "{} knows {other}", source.path);
        }
    }
}

fn without_words(layer: &str, words: &[&str]) {
    for source in sources(&format!("src/{layer}")) {
        for word in words {
            assert!(!has_word(&source.code, word), "{} has {word}", source.path);
        }
    }
}

#[test]
fn the_engine_knows_nothing_but_itself() {
    knows_only("engine", &[]);
    without_words("engine", &BROWSER);
    // It says what its types look like elsewhere, and leaves the reading and writing to others.
    without_words("engine", &["serde_json"]);
}

#[test]
fn what_moves_is_planned_from_the_engine_only() {
    knows_only("motion", &["engine"]);
    without_words("motion", &BROWSER);
}

#[test]
fn sounds_know_nothing_of_the_game_and_need_no_mathematical_library() {
    knows_only("sound", &[]);
    without_words("sound", &BROWSER);
    // Each of these brings kilobytes of the C library into the page, `max` and `min` of floats too.
    without_words("sound", &["sin", "cos", "tan", "exp", "exp2", "powf", "ln", "log2", "log10", "max", "min"]);
}

#[test]
fn the_engine_has_no_clock_and_touches_nothing_outside() {
    let outside =
        ["time", "fs", "env", "net", "io", "process", "thread", "Instant", "SystemTime", "println", "eprintln"];
    without_words("engine", &outside);
}

#[test]
fn computer_players_know_the_engine_only_and_no_browser() {
    knows_only("players", &["engine"]);
    without_words("players", &BROWSER);
    without_words("players", &["time", "fs", "env", "Instant", "SystemTime"]);
}

#[test]
fn computer_players_see_a_view_and_never_the_table() {
    without_words("players", &["Game", "Round", "RecordedGame", "Record", "Deck", "Chance"]);
}

#[test]
fn the_match_record_knows_the_engine_only_and_no_browser() {
    knows_only("record", &["engine"]);
    without_words("record", &BROWSER);
    without_words("record", &["time", "fs", "env", "Instant", "SystemTime"]);
}

#[test]
fn links_know_matches_and_levels_and_no_browser() {
    knows_only("share", &["engine", "players", "record"]);
    without_words("share", &BROWSER);
    without_words("share", &["time", "fs", "env", "Instant", "SystemTime"]);
}

#[test]
fn what_is_kept_knows_matches_and_levels_and_nothing_of_the_page() {
    knows_only("storage", &["engine", "i18n", "players", "record", "share"]);
}

#[test]
fn the_coach_knows_players_records_and_languages_and_no_browser() {
    knows_only("coach", &["engine", "i18n", "players", "record"]);
    without_words("coach", &BROWSER);
    without_words("coach", &["time", "fs", "env", "Instant", "SystemTime"]);
}

/// The module of a source file, such as `engine::round::eclair`; the file of a folder is the folder's module.
fn module(path: &str) -> String {
    let module = path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    module.replace('/', "::")
}

/// The sibling modules that a file imports by `super::`, as far as they are files of their own.
fn imports(module: &str, code: &str, all: &[String]) -> Vec<String> {
    let tight: String = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    for (at, _) in tight.match_indices("super::") {
        // Where several stand in a row, the first one says how far up it goes.
        if tight[..at].ends_with("super::") {
            continue;
        }
        let (mut base, mut rest) = (module, &tight[at..]);
        while let Some(after) = rest.strip_prefix("super::") {
            (base, rest) = (base.rsplit_once("::").map_or("", |(above, _)| above), after);
        }
        let name: String = rest.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect();
        let sibling = format!("{base}::{name}");
        found.push(if all.contains(&sibling) { sibling } else { base.to_owned() });
    }
    found.retain(|other| other != module);
    found
}

#[test]
fn no_two_files_of_a_layer_import_each_other() {
    for layer in ["engine", "players", "record", "coach", "share", "storage", "i18n", "sound", "motion"] {
        let sources = sources(&format!("src/{layer}"));
        let all: Vec<String> = sources.iter().map(|source| module(&source.path)).collect();
        let mut open: Vec<(String, Vec<String>)> = all
            .iter()
            .zip(&sources)
            .map(|(module, source)| (module.clone(), imports(module, &source.code, &all)))
            .collect();
        // What imports nothing that is still open cannot be part of a circle.
        loop {
            let names: Vec<String> = open.iter().map(|(module, _)| module.clone()).collect();
            let before = open.len();
            open.retain(|(_, imports)| imports.iter().any(|other| names.contains(other)));
            if open.len() == before {
                break;
            }
        }
        assert!(open.is_empty(), "{layer}: {open:?}");
    }
}

#[test]
fn no_file_is_longer_than_400_lines() {
    for source in sources("src") {
        let lines = source.text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines", source.path);
    }
}

#[test]
fn nothing_in_the_game_panics_on_purpose() {
    for source in sources("src") {
        let tight: String = source.code.split_whitespace().collect();
        for word in [".unwrap()", ".expect(", ".unwrap_err()", ".expect_err("] {
            assert!(!tight.contains(word), "{} has {word}", source.path);
        }
        for word in ["panic!", "todo!", "unimplemented!", "unreachable!"] {
            assert!(!tight.contains(word), "{} has {word}", source.path);
        }
    }
}

#[test]
fn the_fences_look_at_code_and_not_at_words_about_it() {
    assert_eq!(code("a(); // x.unwrap()\nb"), "a(); \nb");
    assert_eq!(code("/* crate::app /* in */ */b"), "b");
    assert_eq!(code(r#"f("leptos \" panic!", 'x', '\'', '"') + g::<'a>()"#), "f(\"\", ' ', ' ', ' ') + g::<'a>()");
    assert_eq!(code("r\"panic!\"; r#\"a \" b\"# + for_r"), "\"\"; \"\" + for_r");
    assert_eq!(without_tests("a #[cfg(test)] mod tests { fn f() { x.unwrap() } } b #[cfg(test)] use y; c"), "a  b  c");
    assert!(has_word("use crate::engine::Game;", "Game"));
    assert!(!has_word("use crate::engine::GameFault;", "Game"));
    assert_eq!(layers_named("use crate::engine::Card; use super::super::app;"), ["engine", "super", "app"]);
    assert_eq!(layers_named("use crate::{engine::{Card, Slot}, record};"), ["engine", "record"]);
    assert_eq!(layers_named("crate :: record :: read(x)"), ["record"]);
}

/// The files of styles, with what stands in them.
fn styles() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// A selector from the open rack to its slots or cards has all ten of them styled and laid out anew at every draw: several times what all else
/// of a tap takes (CONTRIBUTING, Speed).
#[test]
fn no_style_leads_from_the_open_rack_to_its_slots_and_cards() {
    let mut seen = 0;
    for (path, text) in styles() {
        for selector in text.lines().filter(|line| line.contains(".is-open") && line.contains('{')) {
            seen += 1;
            let selector = selector.split('{').next().unwrap();
            let narrow = !selector.contains(".card") && !selector.replace(".slots", "").contains(".slot");
            assert!(narrow, "{}: {selector}", path.display());
        }
    }
    assert!(seen > 0, "nothing shows any more that the rack is open");
}

/// What is alike is styled once by the browser, but not what has container units among its own properties: a card took nine times as long
/// (CONTRIBUTING, Speed). They are for custom properties, worked out once for each rack.
#[test]
fn only_custom_properties_are_in_container_units() {
    let mut seen = 0;
    for (path, text) in styles() {
        let styles: String =
            text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
        for declaration in styles.split([';', '{', '}']).map(str::trim).filter(|one| one.contains("cqi")) {
            seen += 1;
            // The place of a rack that is still to come: there is one of it.
            let once = declaration.starts_with("--") || declaration.starts_with("height: calc(10.1 *");
            assert!(once, "{}: {declaration}", path.display());
        }
    }
    assert!(seen > 0, "no rack is measured by its own width any more");
}

/// Whatever comes into an element or leaves it has the browser ask its `:has()` again, and style all it may lead to: the plate and the keys
/// of the own lip, thirteen elements, at every card put in. At the table only a slot asks, for the focus.
#[test]
fn nothing_at_the_table_depends_on_what_is_within_it() {
    let mut seen = 0;
    for (path, text) in styles() {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if !["table", "tray", "seats", "rack", "slots", "card"].iter().any(|table| name.starts_with(table)) {
            continue;
        }
        for line in text.lines().filter(|line| line.contains(":has(")) {
            let line = line.trim_start();
            let meant = line.starts_with(".slot:has(> button:focus-visible)::after")
                || line.starts_with(".slot:where(.is-sel, .is-hot, .is-over, :has(> button:focus-visible))::after");
            assert!(meant, "{}: {line}", path.display());
            seen += 1;
        }
    }
    assert_eq!(seen, 2);
}

/// A selector that leads from a mere element to its neighbour (`input + span`) is asked whenever any element goes that another one stands
/// after, and the browser then styles all of these neighbours within the same parent: three hundred elements when a card that had crossed
/// the table was taken off the page. From a class it is asked only where that class is.
#[test]
fn no_style_leads_from_a_mere_element_to_its_neighbour() {
    let mut seen = 0;
    for (path, text) in styles() {
        for selector in text.lines().filter_map(|line| line.split_once('{')).map(|(selector, _)| selector) {
            for (at, _) in [" + ", " ~ "].into_iter().flat_map(|between| selector.match_indices(between)) {
                if selector[at + 3..].starts_with(|number: char| number.is_ascii_digit()) {
                    continue;
                }
                let element = selector[..at].rsplit([' ', ',', '(']).next().unwrap_or_default();
                assert!(element.contains('.'), "{}: {selector}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "nothing is styled by what stands before it any more");
}

/// The classes of the table change when a round is over and when the next one is dealt. What such a class sets to be inherited, or leads to
/// everything within, has the bar styled anew as well, a hundred elements that stay as they are.
#[test]
fn what_the_table_is_changes_nothing_in_its_bar_without_need() {
    let mut seen = 0;
    for (path, text) in styles() {
        for (start, rest) in text.match_indices('{').map(|(at, _)| text.split_at(at)) {
            let selector = start.rsplit(['{', '}', ';', '\n']).next().unwrap_or_default().trim();
            let changes = [".roundover", ".is-match", ".t2", ".t3", ".t4"];
            if !changes.iter().any(|class| selector.contains(class)) {
                continue;
            }
            seen += 1;
            assert!(!selector.ends_with('*'), "{}: {selector}", path.display());
            let last = selector.rsplit([' ', '>']).next().unwrap_or_default();
            if changes.iter().any(|class| last.contains(class)) {
                let sets = rest[1..].split(['{', '}']).next().unwrap_or_default();
                let inherited =
                    sets.split(';').map(str::trim).find(|set| set.starts_with("--") && !set.starts_with("--cols:"));
                assert_eq!(inherited, None, "{}: {selector}", path.display());
            }
        }
    }
    assert!(seen > 20, "the table has other classes now");
}

/// Whatever flies is styled anew in every picture, and what its styles put before or after it as well. A back flies as it is, and a face
/// within another element, so neither may have such parts.
#[test]
fn what_flies_has_no_parts_made_by_styles() {
    let mut seen = 0;
    for (path, text) in styles() {
        for part in ["::before", "::after"] {
            for (at, _) in text.match_indices(part) {
                let element = text[..at].rsplit([' ', ',', '>', '{', '\n']).next().unwrap_or_default();
                let flies =
                    element.contains("fly-in") || element.ends_with(".card--back") || element.ends_with(".card");
                assert!(!flies, "{}: {element}{part}", path.display());
                seen += usize::from(element.ends_with(":not(.card--back)"));
            }
        }
        for back in text.split(".card--back {").skip(1) {
            let rules = back.split('}').next().unwrap_or_default();
            assert!(!rules.contains('&'), "{}: a part of a back: {rules}", path.display());
        }
    }
    assert!(seen > 4, "the print on the faces is styled elsewhere now");
}

/// A rule for what stands before or after every slot, even one that says it is not there, has the browser make and style it, twice, whenever
/// anything within the slot changes: a sixth of all that was styled at a new table.
#[test]
fn a_slot_has_no_frame_before_it_is_shown() {
    let slots = styles().into_iter().find(|(path, _)| path.ends_with("slots.css")).map(|(_, text)| text);
    let slots = slots.expect("the styles of the slots");
    assert!(slots.contains(":focus-visible))::after {"), "the frame is styled elsewhere now");
    for bare in [".slot::before", ".slot::after"] {
        assert!(!slots.contains(bare), "{bare} is there for every slot");
    }
}

/// The lines that are not for older browsers alone: not within `@supports not`.
fn for_newer_browsers(text: &str) -> impl Iterator<Item = &str> {
    let mut until = None;
    text.lines().filter(move |line| {
        let indent = line.len() - line.trim_start().len();
        if until.is_none() && line.trim_start().starts_with("@supports not ") {
            until = Some(indent);
        }
        let newer = until.is_none();
        if until == Some(indent) && line.trim() == "}" {
            until = None;
        }
        newer
    })
}

/// Around the beginning and the end of every animation the browser makes some five pictures, in which all that moves is styled anew. Whatever
/// moves one after the other therefore begins at once, and waits in the points of its speed: not by a delay that counts.
#[test]
fn what_moves_one_after_the_other_begins_at_once() {
    let mut seen = 0;
    for (path, text) in styles() {
        for line in for_newer_browsers(&text).filter(|line| line.contains("animation:")) {
            let waits = line.split("linear(").next().unwrap_or_default();
            // The letters of the page before the game is there: nothing else goes on.
            let counted = ["--n", "--at", "--i"]
                .iter()
                .any(|number| waits.rsplit("animation:").next().is_some_and(|of| of.contains(number)));
            assert!(!counted || line.contains(".boot"), "{}: {}", path.display(), line.trim());
            seen += usize::from(line.contains("linear("));
            // The last point is the end: beyond it a speed goes on as it was.
            assert!(!line.contains("linear(") || line.contains("100%)"), "{}: {}", path.display(), line.trim());
        }
    }
    assert_eq!(seen, 3);
}
