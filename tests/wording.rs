//! Every phrase of every language, filled in with every kind of number and name, reads as a sentence.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::i18n::{Argument, Decimal, FILES, Language, Phrases, SharingPhrases, Tenths, Texts, Who, source};
use rack_o::players::{ComputerPlayer, Level};
use rack_o::setup::{Preset, SeatKind, SetupDraft};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Names that hurt: vowels and the sound of i at the beginning, an apostrophe, an s at the end.
const NAMES: [&str; 4] = ["Otto", "Inés", "D’Arcy", "Thomas"];
const NUMBERS: [i32; 4] = [0, 1, 2, 5];

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n"))
}

fn written(language: Language, part: &str) -> String {
    fs::read_to_string(folder().join(format!("languages/{}/{part}.txt", language.code()))).unwrap()
}

fn table(language: Language) -> &'static Phrases {
    Phrases::read(&source::compact(language, &written(language, "table"), Phrases::PHRASES).unwrap()).unwrap()
}

fn sharing(language: Language) -> &'static SharingPhrases {
    let text = source::compact(language, &written(language, "sharing"), SharingPhrases::PHRASES).unwrap();
    SharingPhrases::read(&text).unwrap()
}

/// The types of a phrase's arguments, by the declarations of its part.
fn types(part: &str) -> BTreeMap<String, Vec<String>> {
    let declared = fs::read_to_string(folder().join(format!("{}.rs", part.replace('-', "_")))).unwrap();
    let phrase = |line: &str| {
        let (name, rest) = line.trim().strip_suffix(';')?.split_once('(')?;
        let arguments = rest.strip_suffix(')')?.split(", ");
        Some((name.to_owned(), arguments.map(|one| one.split_once(": ").unwrap().1.to_owned()).collect()))
    };
    // The declaration ends where the first bracket closes at the margin.
    declared.split("\n}\n").next().into_iter().flat_map(str::lines).filter_map(phrase).collect()
}

/// The words by which a text chooses for an argument.
fn words(text: &str, argument: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, begin) in text.match_indices(&format!("{{{argument}, select,")) {
        let mut rest = text[at + begin.len()..].trim_start();
        while !rest.starts_with('}') {
            let (word, after) = rest.split_once('{').unwrap();
            words.push(word.trim().to_owned());
            let mut depth = 1;
            let end = after.find(|c: char| {
                depth += i32::from(c == '{') - i32::from(c == '}');
                depth == 0
            });
            rest = after[end.unwrap() + 1..].trim_start();
        }
    }
    words
}

/// What may stand for an argument.
fn values<'a>(
    argument: &str,
    kind: &str,
    text: &str,
    words: &'a [String],
    own: &'a [String; 2],
    sentence: &'a str,
) -> Vec<Argument<'a>> {
    let names = || NAMES.iter().map(|&name| Argument::from(name));
    match (kind, argument) {
        ("Who<'_>", _) => names().chain([Who::You.into()]).collect(),
        ("bool", _) => vec![true.into(), false.into()],
        ("Tenths", _) => [0, 10, 15, 20, 50].map(|tenths| Tenths(tenths).into()).to_vec(),
        ("Decimal", _) => NUMBERS.map(|number| Decimal(number * 10).into()).to_vec(),
        ("&str", _) if !words.is_empty() => {
            words.iter().map(|word| Argument::from(if word == "other" { "Zoo" } else { word })).collect()
        }
        // The person comes first, and is called otherwise within a sentence.
        ("&str", "names" | "one" | "who") => {
            let begins = text.trim_start_matches(['¡', '¿']).starts_with('{');
            names().chain([Argument::from(own[usize::from(!begins)].as_str())]).collect()
        }
        ("&str", "name" | "other") => names().collect(),
        ("&str", "why") if !text.contains("{why}.") => vec![sentence.into()],
        ("&str", _) => vec!["Zoo".into()],
        _ => NUMBERS.map(Argument::from).to_vec(),
    }
}

/// All phrases of a language as they can be said.
fn said(language: Language) -> Vec<(String, String)> {
    let own = {
        let phrases = table(language);
        let names = phrases.list(&["Otto", phrases.you()]);
        [names.clone(), phrases.within(&names)]
    };
    let mut said = Vec::new();
    for (part, phrases) in FILES {
        let types = types(part);
        let file = written(language, part);
        let compact = source::compact(language, &file, phrases).unwrap();
        let mark = compact.split_once('\n').unwrap().0.split_once(' ').unwrap().1.parse().unwrap();
        let texts = Texts::read(&compact, phrases.len(), mark).unwrap();
        for (index, ((name, arguments), text)) in source::entries(&file, phrases).unwrap().into_iter().enumerate() {
            let kinds = types.get(*name).cloned().unwrap_or_default();
            assert_eq!(kinds.len(), arguments.len(), "{part}, {name}");
            let words: Vec<Vec<String>> = arguments.iter().map(|argument| words(text, argument)).collect();
            let sentence = table(language).refused_round_over();
            let mut fillings: Vec<Vec<Argument<'_>>> = vec![Vec::new()];
            for ((argument, kind), words) in arguments.iter().zip(&kinds).zip(&words) {
                let values = values(argument, kind, text, words, &own, sentence);
                let before = std::mem::take(&mut fillings);
                for (one, &value) in before.iter().flat_map(|one| values.iter().map(move |value| (one, value))) {
                    fillings.push([one.as_slice(), &[value]].concat());
                }
            }
            for filling in fillings {
                // What characters may say in a moment stands side by side.
                for line in texts.say(index, &filling).split(" | ") {
                    said.push((format!("{}/{part}.txt, {name}", language.code()), line.to_owned()));
                }
            }
        }
    }
    said
}

/// Nouns that are counted: of one, and of several.
const fn counted(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[
            ("point", "points"),
            ("round", "rounds"),
            ("chip", "chips"),
            ("card", "cards"),
            ("match", "matches"),
            ("decision", "decisions"),
            ("day", "days"),
            ("win", "wins"),
            ("slot", "slots"),
            ("player", "players"),
            ("kilobyte", "kilobytes"),
            ("deal", "deals"),
            ("mistake", "mistakes"),
            ("rule", "rules"),
        ],
        Language::German => &[
            ("Punkt", "Punkte"),
            ("Runde", "Runden"),
            ("Marke", "Marken"),
            ("Karte", "Karten"),
            ("Partie", "Partien"),
            ("Entscheidung", "Entscheidungen"),
            ("Tag", "Tage"),
            ("Sieg", "Siege"),
        ],
        Language::French => &[
            ("point", "points"),
            ("manche", "manches"),
            ("jeton", "jetons"),
            ("carte", "cartes"),
            ("partie", "parties"),
            ("décision", "décisions"),
            ("jour", "jours"),
            ("victoire", "victoires"),
            ("fente", "fentes"),
            ("joueur", "joueurs"),
            ("donne", "donnes"),
        ],
        Language::Spanish => &[
            ("punto", "puntos"),
            ("ronda", "rondas"),
            ("ficha", "fichas"),
            ("carta", "cartas"),
            ("partida", "partidas"),
            ("decisión", "decisiones"),
            ("día", "días"),
            ("victoria", "victorias"),
            ("ranura", "ranuras"),
        ],
        Language::Dutch => &[
            ("punt", "punten"),
            ("ronde", "rondes"),
            ("fiche", "fiches"),
            ("kaart", "kaarten"),
            ("partij", "partijen"),
            ("beslissing", "beslissingen"),
            ("dag", "dagen"),
            ("zege", "zeges"),
        ],
    }
}

/// What may stand between a number and its noun.
const BETWEEN: [&str; 13] = [
    "unseen",
    "extra",
    "finished",
    "more",
    "saved",
    "unbekannten",
    "beendete",
    "weitere",
    "gespeicherte",
    "autres",
    "onbekende",
    "bewaarde",
    "afgeronde",
];

/// A number followed by a noun of the wrong kind.
fn miscounted(language: Language, said: &str) -> Option<String> {
    let tokens: Vec<&str> = said.split([' ', '\u{a0}', '\u{202f}']).collect();
    let clean = |token: &str| token.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    for (at, number) in tokens.iter().enumerate() {
        let number = number.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '−');
        let follows = [tokens.get(at + 1), tokens.get(at + 2).filter(|_| BETWEEN.contains(&tokens[at + 1]))];
        for noun in follows.into_iter().flatten() {
            for (one, several) in counted(language) {
                let is_wrong = match number {
                    "1" => clean(noun) == *several,
                    "2" | "5" => clean(noun) == *one,
                    "0" => clean(noun) == if language == Language::French { *several } else { *one },
                    _ => false,
                };
                if is_wrong {
                    return Some(format!("{number} … {noun}"));
                }
            }
        }
    }
    None
}

/// What does not read as a sentence.
fn fault(language: Language, said: &str) -> Option<String> {
    for wrong in ["  ", " .", " ,", "..", "{", "}", "#", "( ", " )", ",.", ";.", ":."] {
        if said.contains(wrong) {
            return Some(format!("“{wrong}”"));
        }
    }
    if said != said.trim() {
        return Some("a space at an end".to_owned());
    }
    let opening = |c: char| "¡¿«„‘“(\u{a0}\u{202f}".contains(c);
    // A sentence begins with a capital.
    for (at, _) in said.match_indices(['.', '!', '?']) {
        let before = said[..at].rsplit([' ', '\u{a0}', '(']).next().unwrap_or_default();
        let is_short = ["Avg", "Gem", "Min", "Std", "EE", "UU", "vs"].contains(&before);
        let rest = &said[at..].trim_start_matches(['.', '!', '?', '”', '»', '’', '…']);
        let begins =
            rest.strip_prefix(' ').map(|rest| rest.trim_start_matches(opening)).and_then(|rest| rest.chars().next());
        // A mark, and a call within a sentence.
        let is_sign = said[..at].trim_end().ends_with(['.', ';']) || before.ends_with("Rack‑O") || before.is_empty();
        if begins.is_some_and(char::is_lowercase) && !is_short && !is_sign && !said[at..].starts_with("…") {
            return Some(format!("a sentence without a capital after “{before}”"));
        }
    }
    // The person is called with a capital only where a sentence begins.
    for (at, you) in said.match_indices(language.you()) {
        let before = said[..at].trim_end_matches(opening);
        let is_word = |c: char| c.is_alphanumeric();
        let is_within = before.ends_with(is_word) || said[at + you.len()..].starts_with(is_word);
        let begins =
            before.trim_end().is_empty() || before.trim_end().ends_with(['.', '!', '?', '…', ':', '“', '”', '»', '’']);
        if !is_within && !begins && before.ends_with([' ', '(']) {
            return Some(format!("a capital {you} within a sentence"));
        }
    }
    if language == Language::French {
        for name in NAMES.iter().chain(&[language.you_within()]) {
            for word in ["de", "que", "le", "la"] {
                if said.contains(&format!(" {word} {name}")) && *name != language.you_within() {
                    return Some(format!("{word} {name}"));
                }
            }
        }
    }
    if language == Language::Spanish && (said.contains(" y I") || said.contains(" y Hi")) {
        return Some("y before i".to_owned());
    }
    miscounted(language, said)
}

#[test]
fn every_phrase_reads_well_with_every_number_and_name() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (phrase, said) in said(language) {
            if let Some(fault) = fault(language, &said) {
                faults.push(format!("{phrase}: {fault}: {said}"));
            }
        }
    }
    faults.dedup_by_key(|fault| fault.split(':').next().unwrap().to_owned());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What begins with a capital, or ends a sentence, in English does so in every language.
#[test]
fn a_sentence_is_a_sentence_in_every_language() {
    let sentences = |language: Language| {
        said(language).into_iter().filter(|(_, said)| said.ends_with(['.', '!', '?'])).map(|(phrase, said)| {
            let name = phrase.rsplit(' ').next().unwrap().to_owned();
            (name, said)
        })
    };
    for language in Language::ALL {
        for (name, said) in sentences(language) {
            let first = said.chars().find(|c| c.is_alphanumeric()).unwrap();
            assert!(!first.is_lowercase(), "{}, {name}: {said}", language.code());
        }
    }
}

#[test]
fn the_person_comes_first_and_has_a_capital_only_at_the_beginning() {
    let win = [
        (Language::English, "You and Otto win the match!", "a saved match (you, Otto and Inés, 2 rounds played)"),
        (Language::German, "Du und Otto gewinnt die Partie!", "(du, Otto und Inés, nach 2 Runden)"),
        (Language::French, "Vous et Otto avez gagné la partie\u{202f}!", "(vous, Otto et Inés, 2 manches jouées)"),
        (Language::Spanish, "¡Tú y Otto han ganado la partida!", "(tú, Otto e Inés, 2 rondas jugadas)"),
        (Language::Dutch, "Jij en Otto winnen de partij!", "(jij, Otto en Inés, na 2 rondes)"),
    ];
    for (language, won, saved) in win {
        let phrases = table(language);
        assert_eq!(phrases.share_win(&[Who::Named("Otto"), Who::You], false), won);
        // Another language's default name is the person, too.
        let games = [(["Otto", "You", "Inés"].map(String::from).to_vec(), 2)];
        let holds = sharing(language).profile_contents(0, 0, 0, &games, phrases);
        assert!(holds.contains(saved), "{holds}");
        let against = phrases.pairs(&["Otto", "Vera"], &["Mina", phrases.you()]);
        assert!(against.starts_with(language.you()), "{against}");
        assert!(!against.contains(&format!(" {}", language.you())), "{against}");
    }
}

#[test]
fn the_own_side_comes_first_wherever_the_person_sits() {
    let english = table(Language::English);
    let mut draft = SetupDraft::usual(english);
    for (index, name) in ["Otto", "Ana", "Vera", "Mina"].into_iter().enumerate() {
        draft.set_kind(index, if index == 1 { SeatKind::Human } else { SeatKind::Computer });
        draft.change_seat(index, |seat| (seat.name, seat.computer) = (name.to_owned(), Level::Easy.into()));
    }
    draft.set_preset(Preset::Teams);
    let summary = draft.summary(english).unwrap();
    assert!(summary.starts_with("Ana and Mina against Otto and Vera."), "{summary}");
}

#[test]
fn what_play_begins_is_parted_into_who_plays_and_what() {
    for language in Language::ALL {
        let phrases = table(language);
        let draft = SetupDraft::usual(phrases);
        let next = draft.next_match(phrases).unwrap();
        assert_eq!(format!("{} {}", next.who, next.what), draft.summary(phrases).unwrap());
        assert!(next.who.contains("Otto") && next.who.ends_with('.'), "{}", next.who);
        assert!(next.what.contains("500") && !next.what.contains("Otto"), "{}", next.what);
    }
    let english = table(Language::English);
    let next = SetupDraft::usual(english).next_match(english).unwrap();
    assert_eq!((&*next.who, &*next.what), ("You against Otto, Rosa and Clara.", "Milton Bradley rules, first to 500."));
}

#[test]
fn spanish_joins_by_e_before_the_sound_of_i() {
    let spanish = table(Language::Spanish);
    assert_eq!(spanish.list(&["Ana", "Inés"]), "Ana e Inés");
    assert_eq!(spanish.list(&["Ana", "Otto", "Hilda"]), "Ana, Otto e Hilda");
    assert_eq!(spanish.list(&["Inés", "Ana"]), "Inés y Ana");
    assert_eq!(spanish.list(&["Ana", "Iago"]), "Ana y Iago");
    assert_eq!(table(Language::English).list(&["Ana", "Inés"]), "Ana and Inés");
}

#[test]
fn what_a_file_holds_leaves_out_what_there_is_none_of() {
    let (english, table) = (sharing(Language::English), table(Language::English));
    let two = || vec![(vec!["Ann".to_owned()], 1), (vec!["Bo".to_owned()], 2)];
    let holds = |rounds, matches, days, games: &[_]| english.profile_contents(rounds, matches, days, games, table);
    assert_eq!(holds(0, 0, 0, &two()), "The file has 2 saved matches.");
    assert_eq!(holds(12, 0, 1, &[]), "The file has statistics for 12 rounds and 1 deal of the day.");
    assert_eq!(
        holds(12, 3, 4, &two()),
        "The file has 2 saved matches and statistics for 12 rounds, 3 matches and 4 deals of the day."
    );
    assert_eq!(holds(0, 0, 0, &[]), "The file has no matches and no statistics.");
}

#[test]
fn every_computer_player_has_a_name_of_its_own_in_every_language() {
    for language in Language::ALL {
        let phrases = table(language);
        let names: BTreeSet<String> = ComputerPlayer::all().map(|player| phrases.level(player.id())).collect();
        assert_eq!(names.len(), ComputerPlayer::all().count(), "{language:?}: {names:?}");
        // One without is called by its id.
        assert_eq!(phrases.level("hard-nobody"), "hard-nobody");
        assert!(ComputerPlayer::all().all(|player| !names.contains(player.id())), "{language:?}: {names:?}");
    }
}
