//! Names of people: in sentences and lists, on the device that is handed round, in records and links of any age.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use rack_o::engine::{Chance, Edition, Seat};
use rack_o::i18n::{Language, Phrases, Who, source};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry, clean_name, read};
use rack_o::share::{Link, TableLink, Watch};
use rack_o::storage::{MatchExtras, SavedMatch};
use rack_o::table::TableMatch;

fn english() -> &'static Phrases {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    Phrases::read(&text).unwrap()
}

fn entry(name: &str, player: PlayerKind) -> SeatEntry {
    SeatEntry { name: name.to_owned(), player, level: None }
}

/// A match of people with these names, the first round dealt.
fn people(names: &[&str]) -> TableMatch {
    let rules = Edition::MiltonBradley.preset().check(names.len()).unwrap();
    let seats = names.iter().map(|name| entry(name, PlayerKind::Human)).collect();
    TableMatch::start(rules, seats, (0..names.len() as u8).collect(), 7).unwrap()
}

/// Names as people have them, and as they should not be able to.
const NAMES: [&str; 16] = [
    "Ann",
    "👩\u{200d}🚀",
    "👨\u{200d}👩\u{200d}👧\u{200d}👦 Miller",
    "می\u{200c}خواهم",
    "שרה",
    "سارة",
    "Zoë\u{301}",
    "🇩🇪",
    "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
    "क्षितिज",
    "தமிழ்",
    "김민준",
    "\u{202e}Evil\u{2066}",
    "  a \u{200d}\u{200d} b\u{200c}",
    "1\u{fe0f}\u{20e3}",
    "<b>&amp;{who}#",
];

#[test]
fn two_people_of_the_same_name_are_told_apart_wherever_they_are_named() {
    let game = people(&["Ann", "Bo", "Ann"]);
    let names: Vec<&str> = Seat::ALL.into_iter().take(3).map(|seat| game.name(seat, english())).collect();
    assert_eq!(names, ["Ann (1)", "Bo", "Ann (2)"]);
    assert_eq!(english().pass_device(game.name(Seat::ALL[2], english())), "Pass the device to Ann (2)");
    assert_eq!(game.side_names(&[Seat::ALL[0], Seat::ALL[2]], english()), "Ann (1) and Ann (2)");
    let (first, last) = (game.who(Seat::ALL[0]), game.who(Seat::ALL[2]));
    assert_ne!(english().wins_match(first), english().wins_match(last));
    // The form says who will play, and the list of saved matches who has.
    let summary = english().summary(&game.recorded.record().seats, game.state().rules());
    assert!(summary.starts_with("Ann (1), Bo and Ann (2), passing the device around."), "{summary}");
    let saved = SavedMatch { id: String::new(), extras: game.extras(true, 9) };
    assert_eq!(saved.seats().map(|(_, name, _)| name.to_owned()).collect::<Vec<_>>(), ["Ann (1)", "Bo", "Ann (2)"]);
    // A record says what they have called themselves.
    assert_eq!(game.recorded.record().seats[2].name, "Ann");
    let again = read(&game.recorded.to_json()).unwrap();
    assert_eq!(TableMatch::restore(again, Some(MatchExtras::default()), 1).name(Seat::ALL[2], english()), "Ann (2)");
}

#[test]
fn names_from_right_to_left_keep_their_place_in_lists_and_sentences() {
    let list = |names: &[&str]| english().names(&names.iter().map(|name| Who::Named(name)).collect::<Vec<Who<'_>>>());
    assert_eq!(list(&["Ann", "Bo", "Cleo"]), "Ann, Bo and Cleo");
    assert_eq!(list(&["Ann", "שרה", "سارة"]), "Ann, \u{2068}שרה\u{2069} and \u{2068}سارة\u{2069}");
    assert_eq!(list(&["שרה"]), "שרה", "alone it needs nothing around it");
    assert_eq!(english().scores(Who::Named("שרה"), 75, false), "\u{2068}שרה\u{2069} scores 75");
    assert_eq!(english().pass_device("Ann"), "Pass the device to Ann");
    // What was put together is not set apart once more.
    let both = list(&["שרה", "Ann"]);
    assert_eq!(english().ahead_of(&both), "You finished ahead of \u{2068}שרה\u{2069} and Ann.");
    let pairs = english().pairs(&["שרה", "سارة"], &["Ann", "Bo"]);
    assert_eq!(pairs.matches('\u{2068}').count(), pairs.matches('\u{2069}').count());
    assert_eq!(pairs.matches('\u{2068}').count(), 2, "{pairs:?}");
}

#[test]
fn any_name_goes_through_records_and_links_and_stays_what_it_is() {
    for name in NAMES {
        let clean = clean_name(name);
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let seats = vec![entry(name, PlayerKind::Human), entry("Otto", PlayerKind::Computer)];
        let mut recorded = RecordedMatch::start(rules, seats.clone(), Chance::new(3)).unwrap();
        recorded.deal_from(Chance::new(3)).unwrap();
        assert_eq!(read(&recorded.to_json()).unwrap().record().seats[0].name, clean, "{name:?}");
        let table = TableLink::of(rules, &seats, 7, true);
        let Ok(Link::Table(read)) = Link::read(&Link::Table(table).fragment()) else { panic!("{name:?}") };
        assert_eq!(read.seats[0].name.clone().unwrap_or_default(), clean, "{name:?}");
    }
}

#[test]
fn links_with_names_of_the_longest_kinds_can_be_watched() {
    for name in NAMES.iter().map(|name| clean_name(&name.repeat(60))) {
        assert!(name.chars().count() <= 160 && !name.is_empty());
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let mut table = rack_o::selfplay::Table::new(rules, &[rack_o::players::Level::Easy]);
        let mut record = table.play(2).unwrap().record().clone();
        record.seats[0].name.clone_from(&name);
        let watch = Watch::of_match(&rack_o::record::replay(&record).unwrap(), None).unwrap();
        assert_eq!(watch.recorded().record().seats[0].name, name);
    }
}

#[test]
fn what_links_of_earlier_versions_call_people_is_still_read() {
    // They took out what joins and keeps apart: such names are read as they are.
    for name in ["👩🚀", "میخواهم", "Zoë", "שרה"] {
        assert_eq!(clean_name(name), name);
    }
    let text = "#t=1.mb.3.p500.p%F0%9F%91%A9%F0%9F%9A%80-eOtto.7.";
    let table = TableLink {
        rules: Edition::MiltonBradley.preset().check(2).unwrap(),
        seats: TableLink::of(
            Edition::MiltonBradley.preset().check(2).unwrap(),
            &[
                entry("👩🚀", PlayerKind::Human),
                SeatEntry { level: Some("easy".into()), ..entry("Otto", PlayerKind::Computer) },
            ],
            7,
            true,
        )
        .seats,
        seed: 7,
    };
    assert!(Link::Table(table).fragment().starts_with(text));
}
