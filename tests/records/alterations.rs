//! Every bad record is a good one with a single change. `invalid/expected.txt` lists what is wrong with each.

use crate::common::table::{card, seat};
use crate::{record, text};
use rack_o::engine::{Call, ChipGame, Deal, Goal, Price};
use rack_o::record::{Record, RecordedRound};

/// A good record with a change.
fn changed(source: &str, change: impl FnOnce(&mut Record)) -> String {
    let mut record = record(source);
    let before = record.clone();
    change(&mut record);
    assert_ne!(record, before, "{source} is not altered");
    serde_json::to_string(&record).unwrap()
}

/// A good record with the first occurrence of a word replaced.
fn replaced(source: &str, word: &str, by: &str) -> String {
    let text = text("valid", source);
    assert!(text.contains(word), "{source} has no {word}");
    text.trim_end().replacen(word, by, 1)
}

fn actions(record: &mut Record, round: usize) -> &mut Vec<String> {
    &mut record.rounds[round].actions
}

fn first(round: &RecordedRound, token: &str) -> usize {
    round.actions.iter().position(|action| action == token).unwrap()
}

/// A good record with an action of its first round replaced: the first occurrence of the token, or the last action.
fn with_action(source: &str, token: &str, by: &str) -> String {
    changed(source, |record| {
        let place = first(&record.rounds[0], token);
        by.clone_into(&mut actions(record, 0)[place]);
    })
}

/// A good record with an action inserted before the first one.
fn beginning_with(source: &str, token: &str) -> String {
    changed(source, |record| actions(record, 0).insert(0, token.to_owned()))
}

fn shorten<T>(list: &mut Vec<T>) {
    list.truncate(list.len() - 1);
}

/// The names and texts of all bad records.
pub fn all() -> Vec<(&'static str, String)> {
    [shapes(), seats_and_cuts(), decks(), play(), stocks(), placements(), results(), ends()].concat()
}

fn shapes() -> Vec<(&'static str, String)> {
    vec![
        ("format-foreign", replaced("regular-2", "rack-o-record", "racko-record")),
        ("format-of-something-else", r#"{"format":"chess-game","moves":["e4","e5"]}"#.to_owned()),
        ("version-unknown", replaced("regular-2", r#""version":1"#, r#""version":2"#)),
        ("version-unknown-of-another-shape", r#"{"format":"rack-o-record","version":7,"moves":[]}"#.to_owned()),
        ("text-cut-off", text("valid", "regular-2")[..700].to_owned()),
        ("text-of-two-records", format!("{0}\n{0}", text("valid", "regular-2").trim_end())),
        ("field-missing", replaced("regular-2", r#""cut":[16,12],"#, "")),
        ("field-twice", replaced("regular-2", r#""cut":"#, r#""cut":[1,2],"cut":"#)),
        ("rules-of-an-unknown-edition", replaced("regular-2", "milton-bradley", "parker")),
        ("rules-with-two-goals", replaced("regular-2", r#"{"points":120}"#, r#"{"points":120,"rounds":3}"#)),
        ("rules-partners-of-two", changed("regular-2", |r| r.rules.partners = true)),
        ("rules-chips-with-bonus", changed("chips-own-run", |r| r.rules.bonus = true)),
        ("rules-chips-with-partners", changed("chips-own-run", |r| r.rules.partners = true)),
        ("rules-goal-of-no-points", changed("regular-2", |r| r.rules.goal = Goal::Points(0))),
        ("rules-too-many-rounds", changed("rounds", |r| r.rules.goal = Goal::Rounds(51))),
        ("rules-too-few-chips", {
            let chips = ChipGame { rounds: 4, start: 4, price: Price::OwnRun, elimination: false };
            changed("chips-own-run", |r| r.rules.goal = Goal::Chips(chips))
        }),
    ]
}

fn seats_and_cuts() -> Vec<(&'static str, String)> {
    vec![
        ("seats-one", changed("regular-2", |r| r.seats.truncate(1))),
        ("seats-five", changed("regular-4", |r| r.seats.push(r.seats[0].clone()))),
        ("seats-more-than-the-cut", changed("regular-2", |r| r.seats.push(r.seats[0].clone()))),
        ("seats-with-a-name-too-long", changed("regular-2", |r| r.seats[0].name = "ü".repeat(201))),
        ("seats-with-a-level-too-long", changed("regular-2", |r| r.seats[1].level = Some("x".repeat(201)))),
        ("cut-with-a-card-twice", changed("regular-2", |r| r.cut[0] = r.cut[1])),
        ("cut-with-a-foreign-card", changed("regular-2", |r| r.cut[0] = card(41))),
        ("cut-with-a-card-too-many", changed("regular-2", |r| r.cut.push(card(40)))),
        ("cut-with-card-0", replaced("regular-2", r#""cut":[16"#, r#""cut":[0"#)),
        ("dealer-not-lowest-in-the-cut", changed("regular-2", |r| r.cut.reverse())),
        ("dealer-wrong", changed("regular-2", |r| r.rounds[0].dealer = seat(0))),
        ("dealer-not-to-the-left", changed("regular-2", |r| r.rounds[1].dealer = seat(1))),
        ("dealer-not-at-the-table", changed("regular-2", |r| r.rounds[1].dealer = seat(2))),
        ("dealer-out-of-the-game", changed("chips-elimination", |r| r.rounds[6].dealer = seat(0))),
    ]
}

fn decks() -> Vec<(&'static str, String)> {
    vec![
        ("deck-short", changed("regular-2", |r| shorten(&mut r.rounds[1].deck))),
        ("deck-of-four-for-three", changed("regular-3", |r| r.rounds[0].deck.extend((51..=60).map(card)))),
        ("deck-with-a-card-twice", changed("regular-2", |r| r.rounds[1].deck[39] = r.rounds[1].deck[0])),
        ("deck-with-a-foreign-card", changed("regular-2", |r| r.rounds[0].deck[39] = card(41))),
        ("deck-with-card-61", replaced("regular-2", r#""deck":["#, r#""deck":[61,"#)),
        ("deck-of-three-for-two-left", changed("chips-elimination", |r| r.rounds[5].deck.extend((41..=50).map(card)))),
        ("deck-with-two-rack-cards-changed-over", changed("regular-2", |r| r.rounds[0].deck.swap(10, 12))),
    ]
}

fn play() -> Vec<(&'static str, String)> {
    vec![
        ("action-no-word", with_action("regular-2", "T50", "Q")),
        ("action-of-no-slot", with_action("regular-2", "T50", "T55")),
        ("action-with-a-zero", with_action("regular-2", "T5", "T05")),
        ("action-with-a-space", with_action("regular-2", "T5", "T5 ")),
        ("action-in-small-letters", with_action("regular-2", "T5", "t5")),
        ("action-empty", with_action("regular-2", "T5", "")),
        ("announced-not-in-order", beginning_with("regular-2", "R")),
        (
            "announced-without-a-run",
            changed("regular-2-without-run-rule", |record| {
                record.rules.run_of_three = true;
                let end = actions(record, 0).len() - 1;
                actions(record, 0).insert(end, "S-".to_owned());
            }),
        ),
        ("passed-with-nothing-to-pass", beginning_with("regular-2", "P")),
        (
            "passed-over-in-silence",
            changed("bonus-4", |record| {
                let place = first(&record.rounds[1], "P");
                actions(record, 1).remove(place);
            }),
        ),
        ("eclair-without-an-eclair-deal", with_action("regular-2", "R", "E")),
        ("action-after-rack-o", changed("regular-2", |r| actions(r, 0).push("S-".to_owned()))),
        ("action-after-an-eclair", changed("eclair-called", |r| actions(r, 2).push("T5".to_owned()))),
        ("open-draw-in-the-middle", with_action("regular-2", "S15", "S")),
        ("open-draw-instead-of-an-announcement", with_action("regular-2", "R", "S")),
    ]
}

fn stocks() -> Vec<(&'static str, String)> {
    let shuffles = |change: fn(&mut Vec<Vec<rack_o::engine::Card>>)| {
        changed("jumbo-shuffled", |record| change(record.rounds[0].reshuffles.as_mut().unwrap()))
    };
    vec![
        ("reshuffle-missing", shuffles(Vec::clear)),
        ("reshuffle-too-many", shuffles(|lists| lists.push(lists[0].clone()))),
        ("reshuffle-short", shuffles(|lists| shorten(&mut lists[0]))),
        ("reshuffle-with-a-card-twice", shuffles(|lists| lists[0][0] = lists[0][1])),
        ("reshuffle-in-another-order", shuffles(|lists| lists[0].reverse())),
        ("reshuffle-of-a-stock-turned-over", {
            let list = (1..=20).map(card).collect();
            changed("turned-over", |r| r.rounds[0].reshuffles = Some(vec![list]))
        }),
    ]
}

fn placements() -> Vec<(&'static str, String)> {
    let lists = |source: &str, round: usize, change: fn(&mut Vec<Vec<u8>>)| {
        changed(source, |record| change(record.rounds[round].placements.as_mut().unwrap()))
    };
    vec![
        ("placements-missing", changed("eclair-called", |r| r.rounds[0].placements = None)),
        ("placements-of-a-seat-missing", lists("eclair-called", 1, shorten)),
        ("placements-of-a-seat-too-many", lists("eclair-called", 1, |lists| lists.push(Vec::new()))),
        ("placements-in-a-filled-slot", lists("eclair-called", 0, |lists| lists[1][9] = lists[1][0])),
        ("placements-in-no-slot", lists("eclair-called", 0, |lists| lists[2][4] = 12)),
        ("placements-of-eleven-cards", lists("eclair-called", 0, |lists| lists[2].push(5))),
        ("placements-unfinished", lists("eclair-called", 1, |lists| shorten(&mut lists[0]))),
        ("placements-of-a-seat-out-of-the-game", {
            changed("eclair-elimination", |record| {
                let last = record.rounds.last_mut().unwrap();
                let out = last.result.as_ref().unwrap().racks.iter().position(Vec::is_empty).unwrap();
                last.placements.as_mut().unwrap()[out].push(5);
            })
        }),
        ("placements-without-an-eclair-deal", {
            changed("regular-2", |r| r.rounds[0].placements = Some(vec![vec![5], vec![]]))
        }),
        ("placements-under-standard-rules", changed("eclair-called", |r| r.rules.deal = Deal::Standard)),
        ("eclair-not-decided", changed("eclair-declined", |r| drop(actions(r, 0).remove(0)))),
        ("eclair-not-in-order", changed("eclair-called", |r| actions(r, 0).insert(0, "E".to_owned()))),
    ]
}

fn results() -> Vec<(&'static str, String)> {
    fn result(record: &mut Record, round: usize) -> &mut rack_o::record::RecordedResult {
        record.rounds[round].result.as_mut().unwrap()
    }
    vec![
        ("result-missing", changed("regular-2", |r| r.rounds[1].result = None)),
        ("result-before-rack-o", {
            changed("unfinished-open-draw", |r| r.rounds[1].result = r.rounds[0].result.clone())
        }),
        ("result-while-cards-are-placed", {
            changed("unfinished-placing", |r| r.rounds[1].result = r.rounds[0].result.clone())
        }),
        ("result-of-another-announcer", changed("regular-2", |r| result(r, 0).announcer = seat(1))),
        ("result-of-another-call", changed("regular-2", |r| result(r, 0).call = Call::Eclair)),
        ("result-with-cards-changed-over", changed("regular-2", |r| result(r, 0).racks[1].swap(3, 7))),
        ("result-with-racks-changed-over", changed("regular-2", |r| result(r, 0).racks.swap(0, 1))),
        ("result-with-a-rack-missing", changed("regular-2", |r| shorten(&mut result(r, 2).racks))),
        ("result-with-a-card-missing", changed("regular-2", |r| shorten(&mut result(r, 2).racks[0]))),
        ("result-with-a-loser-too-high", changed("regular-2", |r| result(r, 0).scores[1] += 5)),
        ("result-with-an-announcer-too-high", changed("regular-2", |r| result(r, 0).scores[0] += 25)),
        ("result-with-a-score-too-many", changed("regular-2", |r| result(r, 1).scores.push(0))),
        ("result-without-the-bonus", changed("bonus-4", |r| result(r, 1).scores[2] = 75)),
        ("result-of-an-eclair-for-75", changed("eclair-called", |r| result(r, 2).scores[0] = 75)),
        ("result-with-a-chip-too-many", changed("chips-announcer-run", |r| result(r, 3).scores[0] -= 1)),
        ("result-at-the-wrong-price", {
            changed("chips-own-run", |record| {
                let Goal::Chips(chips) = &mut record.rules.goal else { return };
                chips.rounds = 5;
                let scores = &mut result(record, 3).scores;
                let paid = scores.iter().position(|&score| score < 0).unwrap();
                scores[paid] -= 1;
            })
        }),
    ]
}

fn ends() -> Vec<(&'static str, String)> {
    vec![
        ("round-after-the-end", changed("regular-2", |r| r.rounds.push(r.rounds[0].clone()))),
        ("round-after-the-last-of-the-rounds", changed("rounds", |r| r.rounds.push(r.rounds[0].clone()))),
        ("round-after-the-last-for-chips", changed("chips-shared", |r| r.rounds.push(r.rounds[0].clone()))),
        ("round-after-only-one-is-left", changed("chips-last-one-left", |r| r.rounds.push(r.rounds[0].clone()))),
        ("round-after-an-unfinished-one", changed("unfinished-turn", |r| r.rounds.push(r.rounds[0].clone()))),
        ("round-after-an-open-draw", changed("unfinished-open-draw", |r| r.rounds.push(r.rounds[0].clone()))),
        ("totals-wrong", changed("regular-2", |r| r.totals[0] += 5)),
        ("totals-of-too-few", changed("regular-2", |r| shorten(&mut r.totals))),
        ("totals-of-one-partner", {
            changed("partners", |record| {
                let own: i32 = record.rounds.iter().map(|round| round.result.as_ref().unwrap().scores[0]).sum();
                record.totals[0] = own;
            })
        }),
        ("totals-with-a-chip-lost", changed("chips-shared", |r| r.totals[1] -= 1)),
        ("winners-missing", changed("regular-2", |r| r.winners.clear())),
        ("winners-too-early", changed("between-rounds", |r| r.winners.push(seat(0)))),
        ("winners-the-wrong-one", changed("regular-2", |r| r.winners = vec![seat(0)])),
        ("winners-not-all-who-share", changed("chips-shared", |r| shorten(&mut r.winners))),
        ("winners-one-of-the-pair", changed("partners", |r| shorten(&mut r.winners))),
        ("winners-not-the-last-one-left", {
            changed("chips-last-one-left", |r| r.winners = vec![seat((r.winners[0].number() + 1) % 3)])
        }),
        ("winners-at-a-tie", changed("tie-goes-on", tied)),
        ("winners-at-no-seat", replaced("regular-2", r#""winners":[1]"#, r#""winners":[4]"#)),
    ]
}

/// Ends a match at a tie that kept it going, and makes both seats winners.
fn tied(record: &mut Record) {
    let mut totals = [0, 0];
    let tie = record.rounds.iter().position(|round| {
        let scores = &round.result.as_ref().unwrap().scores;
        totals = [totals[0] + scores[0], totals[1] + scores[1]];
        totals[0] == totals[1] && totals[0] >= 100
    });
    record.rounds.truncate(tie.unwrap() + 1);
    record.totals = totals.to_vec();
    record.winners = vec![seat(0), seat(1)];
}
