//! The languages: each one has every phrase, and no phrase is unused.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::i18n::{ClubPhrases, FILES, Language, Phrases, source};
use rack_o::players::{ComputerPlayer, Level};
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
        for (part, phrases) in FILES {
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
        .flat_map(|language| FILES.map(|(part, _)| format!("{}/{part}.txt", language.code())))
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
    for (part, phrases) in FILES {
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
        for (part, begins) in [("book", ""), ("thinking", "why_")] {
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
fn who_has_said_no_name_is_known_in_every_language() {
    for language in Language::ALL {
        let text = source::compact(language, &written(language, "table"), Phrases::PHRASES).unwrap();
        let phrases = Phrases::read(&text).unwrap();
        assert!((1..=4).all(|seat| Language::is_default_name(&phrases.default_name(seat))), "{language:?}");
    }
    assert!(
        ["Player", "Player 5", "Player 12", "Players 1", "Ann 2"].iter().all(|name| !Language::is_default_name(name))
    );
}

#[test]
fn what_play_begins_says_who_are_partners_and_sets_nobody_else_against_the_rest() {
    let text = source::compact(Language::English, &written(Language::English, "table"), Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    let who = |names: &[&str], people: usize, preset: Preset| {
        let mut draft = SetupDraft::usual(english);
        for (index, name) in names.iter().enumerate() {
            draft.set_kind(index, if index < people { SeatKind::Human } else { SeatKind::Computer });
            draft.change_seat(index, |seat| (seat.name, seat.computer) = ((*name).to_owned(), Level::Easy.into()));
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

/// What the texts of a part are called where something is said. Other things have methods of the same names: `take`, `close`, `round`.
const SPEAKERS: [&str; 5] = ["phrases().", "phrases.", "texts().", "texts.", "Phrases::"];
/// And where sentences are put together, in `src/i18n`.
const SPEAKERS_AT_HOME: [&str; 2] = ["self.", "table."];

/// The code of a folder without its comments, tests and spaces.
fn code(folder: &Path, ending: &str) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            all += &code(&path, ending);
        } else if path.extension().is_some_and(|it| it == ending) {
            let text = fs::read_to_string(path).unwrap();
            let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
            let said = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            all.extend(said.flat_map(str::split_whitespace).chain([" "]));
        }
    }
    all
}

/// Whether this is said in code: by its method, called or named, or in the scripts and the page by its name.
fn is_said(name: &str, everywhere: &str, at_home: &str, by_scripts: &str) -> bool {
    let is_in = |code: &str, speaker: &str| {
        let named = format!("{speaker}{name}");
        let follows = code.match_indices(&named).map(|(at, _)| code[at + named.len()..].chars().next());
        let is_whole = |next: Option<char>| next.is_none_or(|c| !c.is_alphanumeric() && c != '_');
        follows.into_iter().any(|next| is_whole(next) && (speaker.ends_with("::") || next == Some('(')))
    };
    SPEAKERS.iter().any(|speaker| is_in(everywhere, speaker))
        || SPEAKERS_AT_HOME.iter().any(|speaker| is_in(at_home, speaker))
        || [format!("TEXTS.{name}"), format!("data-says=\"{name}\"")].iter().any(|said| by_scripts.contains(said))
}

#[test]
fn every_phrase_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (everywhere, at_home) = (code(&root.join("src"), "rs"), code(&root.join("src/i18n"), "rs"));
    let by_scripts = code(&root.join("public"), "js") + &fs::read_to_string(root.join("index.html")).unwrap();
    // What characters say is found by who they are and when.
    for (part, phrases) in FILES.into_iter().filter(|(part, _)| *part != "remarks") {
        for (name, _) in phrases {
            assert!(is_said(name, &everywhere, &at_home, &by_scripts), "{part}: nobody says “{name}”");
        }
    }
}

#[test]
fn what_is_called_as_a_phrase_is_does_not_count_for_it() {
    let said = |code: &str| is_said("take", code, "", "");
    assert!(said("phrases().take()") && said("texts.take()") && said("map(Phrases::take)"));
    for other in ["stack.take()", "lines().take(3)", "phrases().take_back()", "phrases().take;", "Phrases::take_back"] {
        assert!(!said(other), "{other}");
    }
    assert!(is_said("take", "", "self.take(card)", "") && !is_said("take", "self.take(card)", "", ""));
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

#[test]
fn every_character_of_the_club_has_a_way_of_its_own_in_every_language() {
    for language in Language::ALL {
        let text = source::compact(language, &written(language, "club"), ClubPhrases::PHRASES).unwrap();
        let phrases = ClubPhrases::read(&text).unwrap();
        let ways: BTreeSet<String> = ComputerPlayer::characters().map(|one| phrases.way(one.id())).collect();
        assert_eq!(ways.len(), ComputerPlayer::characters().len(), "{language:?}: {ways:?}");
        assert!(!ways.contains(&phrases.way("nobody")), "{language:?}: {ways:?}");
    }
}
