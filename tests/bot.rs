//! The bot protocol: a seat's view survives the round trip, and no request crashes the player.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use proptest::prelude::*;
use rack_o::bot::{Bot, request};
use rack_o::engine::{Action, Chance, ChipGame, Deal, Edition, Goal, Price, Replenish, RulesDraft, Slot, Stage};
use rack_o::players::Level;
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry, Token, read};
use serde_json::{Value, json};

fn table(players: usize, change: impl FnOnce(&mut RulesDraft)) -> RecordedMatch {
    let mut draft = Edition::RavensburgerFr.preset();
    change(&mut draft);
    let seat = SeatEntry { name: "Bot".into(), player: PlayerKind::Computer, level: None };
    RecordedMatch::start(draft.check(players).unwrap(), vec![seat; players], Chance::new(5)).unwrap()
}

/// The action in an answer, for a table at this decision.
fn understood(answer: &str, drawn: bool) -> Action {
    let answer: Value = serde_json::from_str(answer).unwrap();
    if let Some(label) = answer["slot"].as_u64() {
        return Action::Place(Slot::from_label(label as u8).unwrap());
    }
    let token = Token::parse(answer["action"].as_str().unwrap_or_else(|| panic!("{answer}"))).unwrap();
    token.actions().nth(usize::from(drawn)).unwrap()
}

/// Plays a match to its end through the protocol alone.
fn played(table: RecordedMatch, level: Level) -> RecordedMatch {
    played_with(table, level, 5, |_| {})
}

/// The same with a change to every request.
fn played_with(mut table: RecordedMatch, level: Level, seed: u64, change: impl Fn(&mut Value)) -> RecordedMatch {
    let chance = Chance::new(seed);
    let mut bot = Bot::new(level, 1);
    for _ in 0..60 {
        if matches!(table.state().stage(), Stage::Over(_)) {
            return table;
        }
        table.deal_from(chance).unwrap();
        while let Some(seat) = table.state().to_act() {
            let view = table.state().view(seat).unwrap();
            let drawn = view.decision == rack_o::engine::Decision::Drawn;
            let mut sent: Value = serde_json::from_str(&request(&view)).unwrap();
            change(&mut sent);
            let action = understood(&bot.answer(&sent.to_string()), drawn);
            table.play(action).unwrap();
            assert!(table.state().log().len() < 1000, "the round goes on and on");
        }
    }
    panic!("no end");
}

#[test]
fn whole_matches_of_every_kind_are_played_through_the_protocol() {
    let chips = |rules: &mut RulesDraft| {
        rules.goal = Goal::Chips(ChipGame { rounds: 50, start: 5, price: Price::OwnRun, elimination: true });
    };
    let matches = [
        table(2, |_| {}),
        table(3, |rules| rules.bonus = true),
        table(4, |rules| rules.partners = true),
        table(4, |rules| rules.deal = Deal::Eclair),
        table(3, |rules| rules.replenish = Replenish::Shuffle),
        table(4, chips),
    ];
    for (nth, table) in matches.into_iter().enumerate() {
        for level in [Level::Easy, Level::Hard] {
            let over = played(table.clone(), level);
            assert!(read(&over.to_json()).is_ok(), "{nth}");
        }
    }
}

#[test]
fn who_is_out_of_the_game_is_found_where_no_request_says_it() {
    let chips = ChipGame { rounds: 50, start: 5, price: Price::OwnRun, elimination: true };
    let mut smaller = 0;
    for seed in 0..4 {
        for players in [3, 4] {
            for seats_counted in [true, false] {
                let mut draft = Edition::RavensburgerFr.preset();
                (draft.goal, draft.deal) =
                    (Goal::Chips(chips), if seed % 3 == 0 { Deal::Eclair } else { Deal::Standard });
                let entry = SeatEntry { name: "Bot".into(), player: PlayerKind::Computer, level: None };
                let rules = draft.check(players).unwrap();
                let table = RecordedMatch::start(rules, vec![entry; players], Chance::new(seed)).unwrap();
                let level = if seed == 1 { Level::Medium } else { Level::Easy };
                let over = played_with(table, level, seed, |sent| {
                    sent["view"].as_object_mut().unwrap().remove("playing");
                    if seats_counted {
                        sent["view"]["players"] = json!(players);
                    }
                });
                assert!(read(&over.to_json()).is_ok());
                smaller += usize::from(over.results().iter().any(|result| result.seats.len() < players));
            }
        }
    }
    assert!(smaller > 2, "somebody leaves in some of the matches");
}

/// A request in the middle of a round.
fn some_request(turns: usize) -> Value {
    let mut table = table(4, |_| {});
    table.deal_from(Chance::new(5)).unwrap();
    for _ in 0..turns {
        table.play(Action::Draw).unwrap();
        table.play(Action::Discard).unwrap();
    }
    let seat = table.state().to_act().unwrap();
    serde_json::from_str(&request(&table.state().view(seat).unwrap())).unwrap()
}

#[test]
fn a_request_is_as_the_protocol_says() {
    let sent = some_request(2);
    assert_eq!(sent["decision"], "turn");
    let view = &sent["view"];
    assert_eq!(view["players"], 4);
    assert_eq!(view["to_move"], view["seat"]);
    assert_eq!(view["rack"].as_array().unwrap().len(), 10);
    assert_eq!((&view["drawn"], &view["discard_count"], &view["stock_count"]), (&Value::Null, &json!(3), &json!(17)));
    let turn = &view["log"][1];
    assert_eq!((&turn["source"], &turn["slot"], &turn["in"]), (&json!("stock"), &Value::Null, &Value::Null));
    assert_eq!(turn["out"], view["top_discard"]);
    for secret in ["racks", "stock", "deck", "seed"] {
        assert!(view.get(secret).is_none(), "{secret} is nobody's business");
    }
}

#[test]
fn the_same_request_gets_the_same_answer() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let sent = some_request(5).to_string();
        let once = Bot::new(level, 7).answer(&sent);
        let mut late = Bot::new(level, 7);
        late.answer(&some_request(1).to_string());
        assert_eq!(late.answer(&sent), once, "{level:?}: what came before does not matter");
    }
}

#[test]
fn what_cannot_be_at_a_table_is_refused_in_words() {
    let wrong: &[(&str, Value, &str)] = &[
        ("/decision", json!("dance"), "decision"),
        ("/view/rack/3", json!(61), "a card is a number"),
        ("/view/rack", json!([1, 2, 3]), "ten slots"),
        ("/view/rack/3", Value::Null, "empty slot"),
        ("/view/players", json!(5), "number of players"),
        ("/view/players", json!(2), "number of players"),
        ("/view/seat", json!(4), "a seat is a number"),
        ("/view/to_move", json!(0), "another seat's"),
        ("/view/totals", json!([0]), "two to four"),
        ("/view/log/0/slot", json!(7), "a slot is"),
        ("/view/log/0/seat", json!(-1), "a seat is"),
        (
            "/view/rules",
            json!({"partners": true, "goal": {"chips": {"rounds": 1, "start": 5, "price": "own-run", "elimination": true}}}),
            "R29",
        ),
        ("/decision", json!("drawn"), "no drawn card"),
        ("/decision", json!("announce"), "nothing to announce"),
        ("/decision", json!("eclair"), "no Éclair"),
        ("/decision", json!("place"), "no empty slot"),
    ];
    for (pointer, value, why) in wrong {
        let mut sent = some_request(3);
        if *pointer == "/view/to_move" && sent["view"]["seat"] == 0 {
            sent["view"]["seat"] = json!(1);
        }
        *sent.pointer_mut(pointer).unwrap() = value.clone();
        let answer = Bot::new(Level::Easy, 0).answer(&sent.to_string());
        assert!(answer.starts_with("{\"error\":") && answer.contains(why), "{pointer}: {answer}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// However a request is altered, there is one answer, and it is a legal action or an error.
    #[test]
    fn altered_requests_do_no_harm(
        turns in 0usize..12,
        pointer in prop::sample::select(vec![
            "/view/rack/0", "/view/rack/9", "/view/drawn", "/view/top_discard", "/view/opening_discard",
            "/view/discard_count", "/view/stock_count", "/view/dealer", "/view/log/0/out", "/view/log/0/in",
            "/view/log/0/slot", "/view/log/0/source", "/view/totals/1", "/view/players", "/view/playing", "/decision",
            "/view/rules/replenish", "/view/rules/bonus", "/view/log",
        ]),
        value in prop_oneof![
            Just(Value::Null), (-3i64..70).prop_map(Value::from), any::<i64>().prop_map(Value::from), Just(json!([])),
            Just(json!("discard")), Just(json!("drawn")), Just(json!("shuffle")), Just(json!(true)), Just(json!([0, 1])),
            Just(json!(vec![json!({"seat": 1, "source": "discard", "slot": 5, "in": 7, "out": 7}); 200])),
        ],
        level in prop::sample::select(vec![Level::Easy, Level::Medium, Level::Hard]),
    ) {
        let mut sent = some_request(turns);
        if let Some(there) = sent.pointer_mut(pointer) {
            *there = value;
        }
        let answer: Value = serde_json::from_str(&Bot::new(level, 1).answer(&sent.to_string())).unwrap();
        prop_assert_eq!(answer.as_object().unwrap().len(), 1);
        prop_assert!(answer.get("action").or(answer.get("slot")).or(answer.get("error")).is_some());
    }
}
