//! Malicious text: it is refused quickly and never crashes the game.

use crate::common::player::SplitMix;
use crate::{names, text};
use rack_o::record::{MOST_BYTES, Problem, read};
use serde_json::{Value, json};

/// Text is either refused, or it is a match that can be saved and read again.
fn survives(text: &str) -> bool {
    match read(text) {
        Err(fault) => {
            assert!(!fault.to_string().is_empty());
            assert!(fault.to_string().len() < 1000, "a fault is told in a line or two");
            false
        }
        Ok(table) => {
            let json = table.to_json();
            assert_eq!(read(&json).unwrap().to_json(), json);
            true
        }
    }
}

/// Small matches that contain every kind of field.
const RICH: [&str; 5] =
    ["eclair-declined", "jumbo-shuffled", "chips-last-one-left", "unfinished-placing", "unfinished-open-draw-shuffled"];

#[test]
fn deep_nesting_is_refused() {
    let depth = 200_000;
    let deep = [
        "[".repeat(depth),
        "[".repeat(depth) + &"]".repeat(depth),
        r#"{"a":"#.repeat(depth),
        r#"{"rules":"#.repeat(depth) + "1" + &"}".repeat(depth),
        format!(r#"{{"format":"rack-o-record","version":1,"extra":{}{}}}"#, "[".repeat(depth), "]".repeat(depth)),
        format!(r#"{{"format":"rack-o-record","version":1,"rounds":{}"#, r#"[{"deck":"#.repeat(depth / 10)),
    ];
    for text in deep {
        assert!(!survives(&text));
    }
}

#[test]
fn megabytes_are_refused_before_they_are_read() {
    let good = text("valid", "regular-2");
    let padded = good.trim_end().to_owned() + &" ".repeat(MOST_BYTES);
    assert!(matches!(read(&padded).map_err(|fault| fault.problem), Err(Problem::TooLong(most)) if most == MOST_BYTES));
    let just_right = good.trim_end().to_owned() + &" ".repeat(MOST_BYTES - good.trim_end().len());
    assert!(survives(&just_right), "the limit itself is allowed");
    for text in ["x".repeat(8 << 20), "\"".to_owned() + &"é".repeat(4 << 20), "[1,".repeat(2 << 20)] {
        assert!(!survives(&text));
    }
}

#[test]
fn a_round_that_never_ends_is_read_as_far_as_the_limit_goes() {
    let mut record: Value = serde_json::from_str(&text("valid", "unfinished-just-dealt")).unwrap();
    record["rounds"][0]["actions"] = json!(vec!["S-"; 180_000]);
    let long = record.to_string();
    assert!(long.len() > 900_000 && long.len() < MOST_BYTES);
    assert!(survives(&long));
}

#[test]
fn long_lists_and_names_are_refused() {
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(&text("valid", "regular-2")).unwrap();
        change(&mut record);
        survives(&record.to_string())
    };
    assert!(!with(&|record| record["seats"] = json!(vec![record["seats"][0].clone(); 20_000])));
    assert!(!with(&|record| record["cut"] = json!(vec![7; 100_000])));
    assert!(!with(&|record| record["rounds"][0]["deck"] = json!(vec![7; 100_000])));
    assert!(!with(&|record| record["rounds"][0]["placements"] = json!(vec![vec![5; 100]; 5_000])));
    assert!(!with(&|record| record["rounds"][0]["reshuffles"] = json!(vec![vec![5; 20]; 5_000])));
    assert!(!with(&|record| record["rounds"][0]["actions"][0] = json!("T5".repeat(100_000))));
    assert!(!with(&|record| record["winners"] = json!(vec![1; 100_000])));
    assert!(!with(&|record| record["totals"] = json!(vec![1; 100_000])));
    assert!(!with(&|record| record["seats"][0]["name"] = json!("\u{202e}".repeat(201))));
    assert!(!with(&|record| record["format"] = json!("x".repeat(200_000))));
    assert!(with(&|record| record["seats"][0]["name"] = json!("<b onclick=alert(1)>\u{0}\u{202e}")));
}

#[test]
fn other_things_than_records_are_refused() {
    for text in [
        "",
        " ",
        "null",
        "0",
        "\"rack-o-record\"",
        "[]",
        "{}",
        "{",
        "}",
        "nul",
        "\u{feff}{}",
        "\u{0}",
        "[{}]",
        "NaN",
        "-",
        "{\"format\":null}",
        "{\"format\":\"rack-o-record\"}",
        "{\"format\":\"rack-o-record\",\"version\":1}",
        "{\"format\":\"rack-o-record\",\"version\":-1}",
        "{\"format\":\"rack-o-record\",\"version\":1e400}",
        "{\"version\":18446744073709551616}",
        "\u{1f0cf}",
        "{\"format\":\"\\ud800\"}",
    ] {
        assert!(!survives(text), "{text:?}");
    }
    let with_mark = "\u{feff}".to_owned() + &text("valid", "regular-2");
    survives(&with_mark);
}

/// Every place in a record, as a path of keys and indices.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| places(inner, &format!("{here}/{key}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(nth, inner)| places(inner, &format!("{here}/{nth}"), found));
        }
        _ => {}
    }
}

#[test]
fn no_number_can_be_replaced_by_one_that_cannot_be() {
    // Any number in a record except the goal, out of every range: always refused.
    let impossible = ["-1", "61", "256", "65536", "4294967297", "9223372036854775808", "1e308", "1e999", "0.5", "1e1"];
    for name in ["eclair-declined", "unfinished-open-draw-shuffled"] {
        let record: Value = serde_json::from_str(&text("valid", name)).unwrap();
        let mut all = Vec::new();
        places(&record, "", &mut all);
        let numbers = all.iter().filter(|place| record.pointer(place).is_some_and(Value::is_number));
        for place in numbers.filter(|place| !place.starts_with("/rules/goal")) {
            for number in impossible {
                let mut altered = record.clone();
                *altered.pointer_mut(place).unwrap() = json!("<here>");
                assert!(!survives(&altered.to_string().replace("\"<here>\"", number)), "{name}{place} is {number}");
            }
        }
    }
}

#[test]
fn no_part_can_be_taken_away_or_replaced_by_something_of_another_kind() {
    let others = [Value::Null, json!(true), json!([]), json!({}), json!("x"), json!(-7)];
    let mut read_all_the_same = Vec::new();
    for name in ["eclair-declined", "jumbo-shuffled"] {
        let record: Value = serde_json::from_str(&text("valid", name)).unwrap();
        let mut all = Vec::new();
        places(&record, "", &mut all);
        for place in &all {
            let before = record.pointer(place).unwrap();
            for other in others.iter().filter(|other| *other != before) {
                let mut altered = record.clone();
                *altered.pointer_mut(place).unwrap() = other.clone();
                if survives(&altered.to_string()) {
                    read_all_the_same.push(place.clone());
                }
            }
        }
    }
    read_all_the_same.retain(|place| !place.ends_with("/name") && !place.ends_with("/level"));
    // A variant may be switched on where it changes nothing; that its value does not matter is tested elsewhere.
    read_all_the_same.retain(|place| place != "/rules/run_of_three" && place != "/rules/bonus");
    assert_eq!(read_all_the_same, Vec::<String>::new(), "what remains has no say in the play");
}

#[test]
fn records_with_random_bytes_changed_never_bring_the_game_down() {
    let mut rng = SplitMix(1);
    let sources: Vec<String> = RICH.iter().map(|name| text("valid", name)).collect();
    let mut read_all_the_same = 0;
    for nth in 0..2500 {
        let mut bytes = sources[nth % sources.len()].clone().into_bytes();
        for _ in 0..=rng.below(3) {
            let place = rng.below(bytes.len());
            match rng.below(5) {
                0 => bytes[place] = b"0123456789[]{},:\"-+.eTSRP \\"[rng.below(27)],
                1 => drop(bytes.remove(place)),
                2 => bytes.insert(place, b"0123456789[]{},:\"-+.eTSRP \\"[rng.below(27)]),
                3 => {
                    let end = (place + rng.below(40)).min(bytes.len());
                    bytes.drain(place..end);
                }
                _ => {
                    let end = (place + rng.below(40)).min(bytes.len());
                    let piece = bytes[place..end].to_vec();
                    let to = rng.below(bytes.len());
                    bytes.splice(to..to, piece);
                }
            }
        }
        read_all_the_same += usize::from(survives(&String::from_utf8_lossy(&bytes)));
    }
    assert!(read_all_the_same < 500, "{read_all_the_same} of 2500 are read");
}

#[test]
fn records_with_parts_of_others_never_bring_the_game_down() {
    let mut rng = SplitMix(2);
    let records: Vec<Value> =
        names("valid").iter().map(|name| serde_json::from_str(&text("valid", name)).unwrap()).collect();
    let all: Vec<Vec<String>> = records
        .iter()
        .map(|record| {
            let mut all = Vec::new();
            places(record, "", &mut all);
            all
        })
        .collect();
    for nth in 0..2500 {
        let (one, other) = (nth % records.len(), rng.below(records.len()));
        let mut altered = records[one].clone();
        for _ in 0..=rng.below(3) {
            let to = &all[one][rng.below(all[one].len())];
            let from = &all[other][rng.below(all[other].len())];
            // Often the same place in another match, so that the shape is right but the content wrong.
            let from = if rng.once_in(3) { from } else { to };
            if let (Some(part), Some(place)) = (records[other].pointer(from).cloned(), altered.pointer_mut(to)) {
                *place = part;
            }
        }
        survives(&altered.to_string());
    }
}
