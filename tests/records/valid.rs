//! Good records.

use crate::common::table::{seat, slot};
use crate::{names, record, samples, text};
use rack_o::engine::{Action, Deck, Edition, Stage};
use rack_o::record::{RecordedMatch, Replay, Token, read, replay};

fn read_file(name: &str) -> RecordedMatch {
    read(&text("valid", name)).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

#[test]
fn every_kept_match_can_be_read_and_is_of_its_kind() {
    let mut kinds = Vec::new();
    for sample in samples::all() {
        assert!((sample.holds)(&read_file(sample.name)), "{}", sample.name);
        kinds.push(sample.name.to_owned());
    }
    kinds.sort_unstable();
    assert_eq!(names("valid"), kinds, "every file is of a kind, and every kind has a file");
}

#[test]
fn a_match_that_is_read_and_written_is_the_same_to_the_byte() {
    for name in names("valid") {
        assert_eq!(read_file(&name).to_json() + "\n", text("valid", &name), "{name}");
    }
}

#[test]
fn a_match_played_once_more_by_hand_comes_to_the_same_end() {
    for name in names("valid") {
        let record = record(&name);
        let read = replay(&record).unwrap();
        let rules = record.rules.check(record.seats.len()).unwrap();
        let mut table = RecordedMatch::new(rules, record.seats.clone(), &record.cut).unwrap();
        for round in &record.rounds {
            let deck = Deck::new(table.state().playing().len(), &round.deck).unwrap();
            table.deal(&deck, 0).unwrap();
            // Everybody places one card at a time, in the order they are dealt, as far as the record goes.
            for nth in 0..10 {
                let Some(lists) = &round.placements else { break };
                for seat in table.state().playing().iter() {
                    if let Some(&label) = lists[seat.number()].get(nth) {
                        table.play_placing(seat, slot(label)).unwrap();
                    }
                }
            }
            let mut shuffles = round.reshuffles.iter().flatten();
            for text in &round.actions {
                for action in Token::parse(text).unwrap().actions() {
                    let shuffles_now = round.reshuffles.is_some()
                        && action == Action::Draw
                        && table.state().round().unwrap().stock().is_empty();
                    match shuffles_now {
                        true => table.play_renewed(shuffles.next().unwrap()).unwrap(),
                        false => table.play(action).unwrap(),
                    };
                }
            }
        }
        assert_eq!(table.record(), &record, "{name}");
        assert_eq!(table.state(), read.state(), "{name}");
    }
}

#[test]
fn a_match_can_be_read_after_every_round_it_has() {
    for name in names("valid") {
        let full = record(&name);
        let results = read_file(&name);
        for rounds in 0..full.rounds.len() {
            let mut part = full.clone();
            part.rounds.truncate(rounds);
            part.winners.clear();
            part.totals = match rounds.checked_sub(1) {
                Some(last) => results.results()[last].totals[..full.seats.len()].to_vec(),
                None => RecordedMatch::new(*results.state().rules(), full.seats.clone(), &full.cut)
                    .unwrap()
                    .state()
                    .totals()
                    .to_vec(),
            };
            let read = replay(&part).unwrap_or_else(|fault| panic!("{name} after {rounds}: {fault}"));
            assert_eq!(read.state().stage(), Stage::BetweenRounds);
            assert_eq!(read.state().rounds_over(), rounds);
        }
    }
}

#[test]
fn spaces_and_lines_between_the_words_do_not_matter() {
    for name in names("valid") {
        let loose: serde_json::Value = serde_json::from_str(&text("valid", &name)).unwrap();
        let pretty = serde_json::to_string_pretty(&loose).unwrap();
        assert_ne!(pretty, text("valid", &name));
        assert_eq!(read(&pretty).unwrap().record(), read_file(&name).record(), "{name}");
    }
}

#[test]
fn the_edition_is_only_a_name() {
    let mut record = read_file("regular-2").record().clone();
    for edition in Edition::SHEETS.into_iter().chain([Edition::Custom]) {
        record.rules.edition = edition;
        assert!(replay(&record).is_ok(), "{edition:?}: the other fields rule");
    }
}

#[test]
fn who_sits_where_is_kept() {
    let table = read_file("regular-4");
    let seats: Vec<_> = (0..4).map(seat).collect();
    assert_eq!(table.seat(seats[0]).unwrap().name, "Ann");
    assert_eq!(table.seat(seats[2]).unwrap().name, "Zoë \"Z\" 李");
    assert_eq!(table.seat(seats[3]).unwrap().level.as_deref(), Some("easy"));
    assert_eq!(seats.iter().map(|&seat| table.is_computer(seat)).collect::<Vec<_>>(), [false, true, false, true]);
    assert!(read_file("regular-2").seat(seats[2]).is_none());
}

#[test]
fn a_match_can_be_looked_at_after_every_decision() {
    for name in names("valid") {
        let whole = read_file(&name);
        let replay = Replay::new(&whole);
        assert_eq!(replay.rounds(), whole.record().rounds.len(), "{name}");
        assert_eq!(replay.at(replay.rounds(), 0).map(|_| ()), None, "{name}: there is no such round");
        let Some(last) = replay.rounds().checked_sub(1) else { continue };
        for round in [0, last] {
            let steps = replay.steps(round);
            let mut before = replay.at(round, 0).unwrap();
            assert!(before.record().rounds[round].actions.is_empty());
            for step in 1..=steps {
                let after = replay.at(round, step).unwrap_or_else(|| panic!("{name}: round {round}, step {step}"));
                assert_ne!(after.state(), before.state(), "{name}: round {round}, step {step}: something happens");
                before = after;
            }
            assert_eq!(before.record().rounds[round], whole.record().rounds[round], "{name}");
        }
        assert_eq!(replay.at(last, usize::MAX).unwrap().record(), whole.record(), "{name}");
        let over = Replay::of_finished_rounds(&whole);
        assert_eq!(over.rounds(), whole.results().len(), "{name}: a round that is being played is nobody's to look at");
    }
}

#[test]
fn dealt_cards_are_placed_again_by_whom_the_table_asks() {
    for name in names("valid").into_iter().filter(|name| name.contains("eclair") || name.contains("placing")) {
        let replay = Replay::new(&read_file(&name));
        for round in 0..replay.rounds() {
            for (step, (placing, _)) in replay.actions(round).into_iter().enumerate() {
                let before = replay.at(round, step).unwrap();
                assert!(placing.is_none() || placing == before.state().to_act(), "{name}: round {round}, step {step}");
            }
        }
    }
}
