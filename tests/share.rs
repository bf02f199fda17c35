//! Links: what they lead to never changes, and nothing but what was sent comes out of them. If a golden test fails,
//! links that people have sent lead somewhere else; never fix it by changing what is pinned here.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::links::{CUP, ENDING_IN_SIGNS, PINNED, RESULT, WATCHED};
use common::plan::{any_plan, any_rules, cases};
use proptest::collection::vec;
use proptest::prelude::*;
use rack_o::club::cup::{Outcome, Outcomes, cup_rules};
use rack_o::engine::{
    Action, Card, Chance, ChipGame, Deal, Deck, Edition, Goal, Price, Replenish, RulesDraft, RulesFault, Stage,
};
use rack_o::players::{ComputerPlayer, Level};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry, clean_name, read};
use rack_o::share::{CupLink, Day, Link, LinkFault, LinkSeat, MOST_CHARS, ResultLink, ResultOf, TableLink, Watch};
use std::path::Path;

fn table(fragment: &str) -> TableLink {
    match Link::read(fragment) {
        Ok(Link::Table(table)) => table,
        other => panic!("{fragment}: {other:?}"),
    }
}

fn watch(fragment: &str) -> Watch {
    match Link::read(fragment) {
        Ok(Link::Watch(watch)) => *watch,
        other => panic!("{fragment}: {other:?}"),
    }
}

fn fault(fragment: &str) -> LinkFault {
    Link::read(fragment).map(|link| link.fragment()).unwrap_err()
}

/// The match that starts at this table, with its first round dealt.
fn seated(table: &TableLink) -> RecordedMatch {
    let seats = table.entries(|index| format!("Seat {}", index + 1));
    let mut game = RecordedMatch::start(table.rules, seats, Chance::new(table.seed)).unwrap();
    game.deal_from(Chance::new(table.seed)).unwrap();
    game
}

/// The dealer, the cut, and the first ten cards that are dealt.
fn deal(table: &TableLink) -> (usize, Vec<u8>, Vec<u8>) {
    let game = seated(table);
    let numbers = |cards: &[Card]| cards.iter().map(|card| card.number()).collect::<Vec<u8>>();
    let record = game.record();
    (record.rounds[0].dealer.number(), numbers(&record.cut), numbers(&record.rounds[0].deck[..10]))
}

fn saved(name: &str) -> RecordedMatch {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/valid/{name}.json"));
    read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_link_to_a_table_deals_the_same_for_ever() {
    for (fragment, dealer, cut, cards) in PINNED {
        let table = table(fragment);
        assert_eq!(deal(&table), (dealer, cut.to_vec(), cards.to_vec()), "{fragment}");
        assert_eq!(Link::Table(table).fragment(), fragment);
    }
}

#[test]
fn the_deal_of_a_day_is_the_same_for_ever() {
    let pinned: [(&str, u64); 4] = [
        ("2026-11-21", 10_718_097_383_915_822_190),
        ("2026-11-22", 12_889_794_210_165_112_724),
        ("2028-02-29", 12_903_031_201_519_444_788),
        ("2199-12-31", 6_018_374_353_585_176_733),
    ];
    for (text, seed) in pinned {
        let day = Day::parse(text).unwrap();
        assert_eq!(day.seed(), seed, "{text}");
        assert_eq!(Link::Day(day).fragment(), format!("#d={text}"));
        assert!(matches!(Link::read(&format!("#d={text}")), Ok(Link::Day(read)) if read == day));
    }
    let table = Day::new(2026, 11, 21).unwrap().table().unwrap();
    assert_eq!(deal(&table), (0, vec![1, 53, 3, 48], vec![23, 28, 58, 21, 32, 16, 53, 7, 8, 45]));
    assert_eq!(table.rules.draft(), RulesDraft { goal: Goal::Rounds(1), ..Edition::MiltonBradley.preset() });
    let levels: Vec<Option<&str>> = table.seats.iter().map(|seat| seat.computer.map(ComputerPlayer::id)).collect();
    assert_eq!(levels, [None, Some("easy"), Some("medium"), Some("hard")]);
}

#[test]
fn a_link_to_watch_shows_the_same_for_ever() {
    let was = saved("winning-moves-3");
    assert_eq!(Link::Watch(Box::new(Watch::of_round(&was, 0).unwrap())).fragment(), WATCHED);
    assert_eq!(watch(WATCHED).recorded().record().rounds[0], was.record().rounds[0]);
}

#[test]
fn a_link_to_a_result_says_the_same_for_ever() {
    let Ok(Link::Result(result)) = Link::read(RESULT) else { panic!("{RESULT}") };
    assert_eq!(
        result,
        ResultLink { of: ResultOf::Day(Day::new(2026, 11, 21).unwrap()), rounds: vec![vec![75, 20, 5, 10]] }
    );
    assert_eq!(result.sums(), [75, 20, 5, 10]);
    assert_eq!(Link::Result(result).fragment(), RESULT);
}

#[test]
fn a_link_to_a_cup_leads_to_the_same_opponents_and_cards_for_ever() {
    let link = CupLink::read(CUP).unwrap();
    let opponents = ["clara", "otto", "felix", "rosa", "leo", "irma", "ada"];
    assert_eq!(link.cup.opponents().map(ComputerPlayer::id), opponents);
    assert_eq!((link.cup.seed(), link.cup.strength()), (1956, 1050));
    assert_eq!(link.matches, [Outcome::new([155, 90]).unwrap(), Outcome::new([140, 160]).unwrap()]);
    assert_eq!(link.fragment(), CUP);
    let first = link.cup.bracket(&Outcomes::default()).tonight().unwrap();
    assert_eq!(first.opponent().map(ComputerPlayer::id), Some("clara"));
    assert_eq!(cup_rules(), RulesDraft { goal: Goal::Points(150), ..Edition::MiltonBradley.preset() });
    let seats = [None, first.opponent()].map(|computer| LinkSeat { computer, name: None });
    let table = TableLink { rules: cup_rules().check(2).unwrap(), seats: seats.into(), seed: first.seed };
    assert_eq!(deal(&table), (0, vec![8, 29], vec![10, 14, 35, 9, 33, 15, 8, 5, 22, 27]));
}

#[test]
fn a_table_is_told_with_its_rules_and_players() {
    let chips = ChipGame { rounds: 12, start: 15, price: Price::OwnRun, elimination: true };
    let rules = RulesDraft {
        edition: Edition::Custom,
        deal: Deal::Eclair,
        run_of_three: false,
        bonus: false,
        partners: false,
        replenish: Replenish::Shuffle,
        goal: Goal::Chips(chips),
    };
    let seat = |level: Option<Level>, name: &str| LinkSeat {
        computer: level.map(ComputerPlayer::from),
        name: Some(name.to_owned()).filter(|name| !name.is_empty()),
    };
    let seats = vec![seat(None, "Zoë O’Hara"), seat(Some(Level::Expert), ""), seat(None, "李")];
    let sent = TableLink { rules: rules.check(3).unwrap(), seats, seed: u64::MAX };
    let fragment = Link::Table(sent.clone()).fragment();
    assert_eq!(table(&fragment), sent);
    // As shown by a program that decodes addresses.
    assert_eq!(table(&fragment.replace("Zo%C3%AB", "Zoë").replace("%E6%9D%8E", "李")), sent);
    let entries = sent.entries(|index| format!("Seat {index}"));
    let told: Vec<(&str, Option<&str>)> = entries.iter().map(|seat| (&*seat.name, seat.level.as_deref())).collect();
    assert_eq!(told, [("Zoë O’Hara", None), ("Seat 1", Some("expert")), ("李", None)]);
    assert_eq!(TableLink::of(sent.rules, &entries, 5, false).seats[0].name, None);
    assert_eq!(TableLink::of(sent.rules, &entries, 5, true).seats[0].name.as_deref(), Some("Zoë O’Hara"));
}

#[test]
fn a_table_is_offered_only_where_its_seed_deals_its_cards() {
    let table = table(PINNED[0].0);
    let game = seated(&table);
    let again = TableLink::of_match(&game, table.seed, false).unwrap();
    assert_eq!(Link::Table(again).fragment(), PINNED[0].0);
    assert_eq!(TableLink::of_match(&game, table.seed + 1, false), None);
    assert_eq!(TableLink::of_match(&saved("regular-4"), 7, true), None);
}

#[test]
fn a_result_is_that_of_the_rounds_that_are_over() {
    let day = ResultOf::Day(Day::new(2026, 11, 21).unwrap());
    let whole = saved("regular-4");
    let result = ResultLink::of_match(&whole, day.clone()).unwrap();
    assert_eq!(result.rounds.len(), whole.results().len());
    assert_eq!(result.sums(), whole.record().totals);
    assert_eq!(ResultLink::of_match(&saved("unfinished-just-dealt"), day.clone()), None);
    assert_eq!(ResultLink::of_match(&saved("regular-3"), day), None, "the deal of the day is for four");
}

#[test]
fn what_is_no_link_of_the_games_is_none_and_nothing_is_said() {
    for other in ["", "#", "#t", "#top", "t", "#T=1.mb", "#é=", "é", "#d", "##t=1"] {
        assert_eq!(fault(other), LinkFault::NoLink, "{other}");
    }
}

#[test]
fn a_link_of_a_later_version_says_so() {
    for later in ["#t=2.whatever", "#w=12.AAAA", "#r=2.", "#x=1.2", "#z="] {
        assert_eq!(fault(later), LinkFault::Version, "{later}");
    }
}

#[test]
fn a_link_that_was_cut_off_or_changed_is_refused() {
    for fragment in PINNED.iter().map(|(fragment, ..)| *fragment).chain([WATCHED, RESULT]) {
        assert!(Link::read(fragment).is_ok());
        for end in 4..fragment.len() {
            assert!(Link::read(&fragment[..end]).is_err(), "{}", &fragment[..end]);
        }
        for (at, was) in fragment.char_indices().skip(5) {
            let now = if was == 'b' { 'c' } else { 'b' };
            let changed = format!("{}{now}{}", &fragment[..at], &fragment[at + 1..]);
            // Lower-case hexadecimal digits mean the same.
            assert!(Link::read(&changed).map_or(true, |link| link.fragment() == fragment), "{changed}");
        }
    }
}

#[test]
fn days_that_are_none_are_refused() {
    for day in ["#d=", "#d=2026-02-30", "#d=2019-12-31", "#d=2200-01-01", "#d=2026-11-21 ", "#d=2026-11-2", "#d=today"]
    {
        assert_eq!(fault(day), LinkFault::NoDay, "{day}");
    }
}

#[test]
fn rules_that_do_not_go_together_are_refused_by_name() {
    assert_eq!(fault("#t=1.mb.3.p0.p-e.1.0000"), LinkFault::Rules(RulesFault::PointsOutOfRange));
    assert_eq!(fault("#t=1.mb.3p.p500.p-e.1.0000"), LinkFault::Rules(RulesFault::PartnersNeedFour));
    assert_eq!(fault("#t=1.mb.3.p500.p.1.0000"), LinkFault::Rules(RulesFault::Players));
    assert_eq!(fault("#t=1.mb.b.c10-20-a.p-e.1.0000"), LinkFault::Rules(RulesFault::BonusWithChips));
}

#[test]
fn a_link_longer_than_any_is_refused_before_it_is_read() {
    for kind in ["t", "d", "w", "r"] {
        assert_eq!(fault(&format!("#{kind}=1.{}", "A".repeat(MOST_CHARS))), LinkFault::TooLong);
    }
}

#[test]
fn a_round_to_watch_is_short_and_has_no_secrets() {
    let whole = saved("regular-4");
    let link = Link::Watch(Box::new(Watch::of_match(&whole, None).unwrap())).fragment();
    assert_eq!(watch(&link).recorded().to_json(), whole.to_json());
    let rounds = whole.record().rounds.len();
    assert!(link.len() < 100 + 120 * rounds, "{rounds} rounds in {} characters", link.len());
    let one = Link::Watch(Box::new(Watch::of_round(&whole, 0).unwrap())).fragment();
    assert!(one.len() < 220, "a round in {} characters", one.len());
    assert_eq!(watch(&one).recorded().record().rounds[0], whole.record().rounds[0]);
    assert!(Watch::of_round(&whole, rounds).is_none());
    // Nothing of a round that is still being played, and no seed that would reveal the cards to come.
    for name in ["unfinished-turn", "unfinished-just-dealt", "unfinished-just-sat-down", "unfinished-placing"] {
        let unfinished = saved(name);
        let over = unfinished.results().len();
        match Watch::of_match(&unfinished, Some(7)) {
            None => assert_eq!(over, 0),
            Some(watch) => assert_eq!(watch.recorded().record().rounds.len(), over),
        }
    }
}

#[test]
fn every_saved_match_can_be_sent_to_be_watched() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned();
        let recorded = saved(&name);
        let Some(sent) = Watch::of_match(&recorded, None) else {
            assert!(recorded.results().is_empty(), "{name}");
            continue;
        };
        let got = watch(&Link::Watch(Box::new(sent)).fragment());
        let (got, was) = (got.recorded().record(), recorded.record());
        assert_eq!(got.rounds[..], was.rounds[..recorded.results().len()], "{name}");
        assert_eq!((&got.totals, &got.winners), (&was.totals, &was.winners), "{name}");
    }
}

/// A round to watch: of two players one has a rack in order at the deal of this seed, and announces at once.
fn round_of(seed: u64) -> Watch {
    let shuffled: Vec<Card> = Chance::new(seed).deck(0, 2).cards().collect();
    let (racks, rest) = shuffled.split_at(20);
    let (first, second) = racks.split_at(10);
    let mut first = first.to_vec();
    first.sort_by_key(|card| core::cmp::Reverse(card.number()));
    let dealt = first.iter().zip(second).flat_map(|(&one, &other)| [one, other]);
    let deck = Deck::new(2, &dealt.chain(rest.iter().copied()).collect::<Vec<Card>>()).unwrap();
    let person = |name: &str| SeatEntry { name: name.to_owned(), player: PlayerKind::Human, level: None };
    let rules = RulesDraft { goal: Goal::Rounds(1), run_of_three: false, ..Edition::MiltonBradley.preset() };
    let cut = [2, 1].map(|number| Card::new(number).unwrap());
    // The length of a link, too, is another one for every seed.
    let seats = vec![person("Ann"), person(["Bo", "Cem", "Dora"][(seed % 3) as usize])];
    let mut game = RecordedMatch::new(rules.check(2).unwrap(), seats, &cut).unwrap();
    game.deal(&deck, 0).unwrap();
    game.play(Action::Announce).unwrap();
    Watch::of_match(&game, None).unwrap()
}

#[test]
fn a_link_that_ends_in_a_sign_is_still_read_and_so_it_is_where_the_sign_was_lost() {
    for (seed, link) in ENDING_IN_SIGNS {
        let sent = round_of(seed);
        let whole = link.trim_end_matches(['-', '_']);
        assert_ne!(whole, link);
        for end in whole.len()..=link.len() {
            assert_eq!(watch(&link[..end]).recorded().to_json(), sent.recorded().to_json(), "{}", &link[..end]);
        }
        // Another sign, or one that is missing elsewhere, is no such loss.
        let other = if link.ends_with('-') { "_" } else { "-" };
        assert_eq!(fault(&format!("{}{other}", &link[..link.len() - 1])), LinkFault::Damaged);
        assert_eq!(fault(&link[..whole.len() - 1]), LinkFault::Damaged);
    }
}

#[test]
fn links_to_watch_end_in_a_letter_or_a_digit() {
    for seed in 0..1000 {
        let sent = round_of(seed);
        let fragment = Link::Watch(Box::new(sent.clone())).fragment();
        assert!(ends_well(&fragment), "{fragment}");
        let got = watch(&fragment);
        assert_eq!(got.recorded().to_json(), sent.recorded().to_json());
        assert_eq!(Link::Watch(Box::new(got)).fragment(), fragment);
    }
}

/// Whether a program that finds links in a text takes all of this for the link.
fn ends_well(fragment: &str) -> bool {
    fragment.ends_with(|last: char| last.is_ascii_alphanumeric())
}

fn any_table() -> impl Strategy<Value = TableLink> {
    let seat = (proptest::option::of(0usize..4), ".{0,12}");
    (any_rules(), vec(seat, 4), any::<u64>()).prop_map(|(rules, seats, seed)| TableLink {
        rules,
        seats: seats
            .into_iter()
            .take(rules.players())
            .map(|(level, name)| LinkSeat {
                computer: level.map(|nth| Level::ALL[nth].into()),
                name: Some(clean_name(&name)).filter(|name| !name.is_empty()),
            })
            .collect(),
        seed,
    })
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_table_comes_out_as_it_was_sent(sent in any_table()) {
        let fragment = Link::Table(sent.clone()).fragment();
        prop_assert!(fragment.bytes().all(|b| b.is_ascii_alphanumeric() || b"#=.-%".contains(&b)), "{}", fragment);
        prop_assert!(ends_well(&fragment));
        prop_assert_eq!(table(&fragment), sent);
    }

    #[test]
    fn any_result_comes_out_as_it_was_sent(of in any_table(), rounds in vec(vec(-999i16..1000, 4), 1..40)) {
        let rounds = rounds.into_iter().map(|round| round[..of.seats.len()].to_vec()).collect();
        let sent = ResultLink { of: ResultOf::Table(of), rounds };
        let fragment = Link::Result(sent.clone()).fragment();
        prop_assert!(ends_well(&fragment));
        match Link::read(&fragment) {
            Ok(Link::Result(got)) => prop_assert_eq!(got, sent),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn any_match_comes_out_as_it_was_sent_to_be_watched(plan in any_plan(1500)) {
        let end = plan.play(|_, _| ());
        let over = end.results().len();
        match Watch::of_match(&end, Some(plan.seed)) {
            None => prop_assert_eq!(over, 0),
            Some(sent) => {
                let fragment = Link::Watch(Box::new(sent)).fragment();
                prop_assert!(ends_well(&fragment));
                let got = watch(&fragment);
                let (got, was) = (got.recorded().record(), end.record());
                prop_assert_eq!(&got.rounds[..], &was.rounds[..over]);
                prop_assert_eq!((&got.totals, &got.winners, &got.cut), (&was.totals, &was.winners, &was.cut));
            }
        }
        for round in 0..over {
            if let Some(sent) = Watch::of_round(&end, round) {
                let got = watch(&Link::Watch(Box::new(sent)).fragment());
                prop_assert_eq!(&got.recorded().record().rounds[0], &end.record().rounds[round]);
                prop_assert!(got.recorded().state().stage() != Stage::Playing);
            }
        }
    }
}
