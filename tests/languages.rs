//! The languages: each one has every phrase, and no phrase is unused.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::i18n::{Language, PARTS, Phrases, source};
use rack_o::setup::{Preset, SeatKind, SetupDraft};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn languages() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/languages")
}

fn written(language: Language, part: &str) -> String {
    let file = languages().join(language.code()).join(format!("{part}.txt"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[test]
fn every_language_says_everything_with_what_is_filled_in() {
    let mut count = 0;
    for language in Language::ALL {
        for (part, phrases) in PARTS {
            if let Err(fault) = source::compact(language, &written(language, part), phrases) {
                panic!("{}/{part}.txt: {fault}", language.code());
            }
            count += phrases.len();
        }
    }
    println!("{count} phrases in {} languages", Language::ALL.len());
}

#[test]
fn there_is_no_other_file_among_the_languages() {
    let wanted: BTreeSet<String> = Language::ALL
        .iter()
        .flat_map(|language| PARTS.map(|(part, _)| format!("{}/{part}.txt", language.code())))
        .collect();
    let mut found = BTreeSet::new();
    for folder in fs::read_dir(languages()).unwrap().map(Result::unwrap) {
        for file in fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
            found.insert(format!("{}/{}", folder.file_name().display(), file.file_name().display()));
        }
    }
    assert_eq!(found, wanted);
}

/// The same choices in the same phrases. Who is meant and how things are counted matters in every language; a choice by
/// word must have the same words.
#[test]
fn a_choice_by_a_word_has_the_words_that_are_there() {
    fn words(text: &str) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        for (at, _) in text.match_indices(", select,") {
            let name = text[..at].rsplit('{').next().unwrap();
            let mut rest = text[at + ", select,".len()..].trim_start();
            while !rest.starts_with('}') {
                let (word, _) = rest.split_once('{').unwrap();
                words.insert(format!("{name}: {}", word.trim()));
                let mut depth = 0;
                let end = rest.char_indices().find_map(|(at, c)| {
                    depth += i32::from(c == '{') - i32::from(c == '}');
                    (c == '}' && depth == 0).then_some(at)
                });
                rest = rest[end.unwrap() + 1..].trim_start();
            }
        }
        words
    }
    for (part, phrases) in PARTS {
        let english = written(Language::English, part);
        let english = source::entries(&english, phrases).unwrap();
        for language in Language::ALL {
            let other = written(language, part);
            for ((phrase, there), (_, here)) in english.iter().zip(source::entries(&other, phrases).unwrap()) {
                let (known, used) = (words(there), words(here));
                for word in &used {
                    let name = word.split(':').next().unwrap();
                    let asked = known.contains(word)
                        || word.ends_with(": other")
                        // Other languages may distinguish persons where English does not.
                        || word.ends_with(": you") || word.ends_with(": yes");
                    assert!(asked, "{}/{part}.txt, {}: nothing chooses {word} of {name}", language.code(), phrase.0);
                }
            }
        }
    }
}

/// On the page a rack has no front and no back, as the printed one has: slots are named by their numbers.
#[test]
fn explanations_do_not_speak_of_the_front_or_the_back_of_a_rack() {
    const WORDS: [(Language, &[&str]); 5] = [
        (Language::English, &["front", "back"]),
        (Language::German, &["vorn", "vorne", "vordere", "hinten", "hintere", "dahinter"]),
        (Language::French, &["devant", "fond", "derrière", "arrière"]),
        (Language::Spanish, &["delante", "fondo", "detrás", "atrás"]),
        (Language::Dutch, &["vooraan", "achteraan", "voorste", "achterste", "daarachter"]),
    ];
    assert_eq!(WORDS.map(|(language, _)| language).as_slice(), Language::ALL.as_slice());
    for (language, words) in WORDS {
        for (part, begins) in [("book", ""), ("lazy", "why_")] {
            for line in written(language, part).lines().filter(|line| line.starts_with(begins)) {
                let Some((name, text)) = line.split_once(" = ").filter(|(name, _)| *name != "book_back") else {
                    continue;
                };
                let named = text.split(|c: char| !c.is_alphabetic()).find(|word| words.contains(word));
                assert_eq!(named, None, "{}, {name}", language.code());
            }
        }
    }
}

#[test]
fn what_the_one_person_is_called_is_known_in_every_language() {
    let text = source::compact(Language::German, &written(Language::German, "table"), Phrases::PHRASES).unwrap();
    let german = Phrases::read(&text).unwrap();
    assert_eq!(german.you(), "Du");
    for language in Language::ALL {
        assert!(Language::is_you(language.you()));
    }
    assert!(!Language::is_you("Bo"));
}

#[test]
fn what_play_begins_says_who_are_partners_and_sets_nobody_else_against_the_rest() {
    let text = source::compact(Language::English, &written(Language::English, "table"), Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    let who = |names: &[&str], people: usize, preset: Preset| {
        let mut draft = SetupDraft::usual(english);
        for (place, name) in names.iter().enumerate() {
            draft.set_kind(place, if place < people { SeatKind::Human } else { SeatKind::Computer });
            draft.change_seat(place, |seat| seat.name = (*name).to_owned());
        }
        draft.set_preset(preset);
        draft.summary(english).unwrap().split(". ").next().unwrap().to_owned()
    };
    let alone = ["You", "Otto", "Vera", "Mina"];
    assert_eq!(who(&alone, 1, Preset::Classic), "You against Otto, Vera and Mina");
    assert_eq!(who(&alone, 1, Preset::Teams), "You and Vera against Otto and Mina");
    let two = ["Ann", "Bo", "Vera", "Mina"];
    assert_eq!(who(&two, 2, Preset::Classic), "Ann, Bo, Vera and Mina");
    assert_eq!(who(&two, 2, Preset::Teams), "Ann and Vera against Bo and Mina");
    assert_eq!(who(&two, 2, Preset::Duel), "Ann and Bo, passing the device around");
    assert_eq!(who(&two, 4, Preset::Teams), "Ann and Vera against Bo and Mina, passing the device around");
    assert_eq!(who(&two, 0, Preset::Classic), "Ann, Bo, Vera and Mina play while you watch");
}

#[test]
fn texts_of_another_version_are_refused() {
    let text = source::compact(Language::English, &written(Language::English, "table"), Phrases::PHRASES).unwrap();
    assert!(Phrases::read(&text).is_some());
    assert!(Phrases::read(&text.replacen(' ', " 1", 1)).is_none());
    assert!(Phrases::read(text.rsplit_once('\n').unwrap().0).is_none());
    assert!(Phrases::read("").is_none());
    assert!(Phrases::read("<!doctype html>").is_none());
}

/// A phrase is used if its method is called, or by the page's own scripts.
#[test]
fn every_phrase_is_used() {
    fn code(folder: &Path, into: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                code(&path, into);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                into.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut all = String::new();
    code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    let all: String = all.split_whitespace().collect();
    for (part, phrases) in PARTS {
        for (name, _) in phrases {
            let used =
                all.contains(&format!(".{name}(")) || all.contains(&format!("::{name}")) || name.starts_with("failed_");
            assert!(used, "{part}: nobody says “{name}”");
        }
    }
}

#[test]
fn what_the_scripts_say_by_themselves_is_the_english_of_the_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(languages().join("en/table.txt")).unwrap();
    for (script, phrases) in [
        ("failure.js", ["failed_start", "failed_wasm", "failed_here"]),
        ("supported.js", ["failed_old", "failed_here", "failed_here"]),
    ] {
        let script = fs::read_to_string(root.join("public").join(script)).unwrap();
        for phrase in phrases {
            let line = text.lines().find_map(|line| line.strip_prefix(&format!("{phrase} = "))).unwrap();
            assert!(script.contains(&format!("\"{line}\"")), "{phrase}: {line}");
        }
    }
}

#[test]
fn every_place_that_lists_the_languages_lists_them_all() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    for language in Language::ALL {
        let code = language.code();
        for (file, entry) in [
            ("public/language.js", format!("    {code}: \"")),
            ("public/failure.js", format!("    {code}: \"")),
            ("public/supported.js", format!("\"{code}\"")),
            ("tests/browser/languages.js", format!("'{code}'")),
            ("public/manifest.webmanifest", format!("\"{code}\": \"")),
            ("index.html", format!("<p lang=\"{code}\">")),
        ] {
            // What stands there without a language is English.
            if language == Language::English && !file.ends_with("supported.js") {
                continue;
            }
            let text = fs::read_to_string(package.join(file)).unwrap();
            assert!(text.contains(&entry), "{file} lacks {code}");
        }
    }
}
