//! Bad records: each is refused at the round and action of its first fault, with the rule that it breaks.

use crate::{alterations, folder, names, text};
use rack_o::record::{Fault, read};
use std::fs;

/// A line of `invalid/expected.txt`: name, round, action, rule and kind of the fault.
struct Expected {
    name: String,
    round: Option<usize>,
    action: Option<usize>,
    rule: Option<String>,
    problem: String,
}

fn expected() -> Vec<Expected> {
    let table = fs::read_to_string(folder("invalid").join("expected.txt")).unwrap();
    let lines = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace();
            let mut word = || words.next().unwrap_or_else(|| panic!("five columns: {line}"));
            let number = |word: &str| (word != "-").then(|| word.parse().unwrap());
            let name = word().to_owned();
            let (round, action) = (number(word()), number(word()));
            let rule = Some(word()).filter(|&rule| rule != "-").map(str::to_owned);
            Expected { name, round, action, rule, problem: words.collect::<Vec<_>>().join(" ") }
        })
        .collect()
}

fn fault(name: &str) -> Fault {
    read(&text("invalid", name)).err().unwrap_or_else(|| panic!("{name} was read"))
}

#[test]
fn every_bad_record_is_refused_where_it_is_wrong_and_by_the_rule_it_breaks() {
    for line in expected() {
        let fault = fault(&line.name);
        let found = (fault.round, fault.action, fault.problem.rule().map(str::to_owned));
        assert_eq!(found, (line.round, line.action, line.rule), "{}: {fault}", line.name);
        let kind = format!("{:?}", fault.problem);
        assert!(kind.starts_with(&line.problem), "{}: {kind} is not {}", line.name, line.problem);
    }
}

#[test]
fn every_bad_record_is_in_the_table_and_is_altered_as_it_says() {
    let mut listed: Vec<String> = expected().into_iter().map(|line| line.name).collect();
    listed.sort_unstable();
    assert_eq!(names("invalid"), listed);
    let mut made: Vec<String> = Vec::new();
    for (name, json) in alterations::all() {
        assert_eq!(text("invalid", name), json + "\n", "{name}");
        made.push(name.to_owned());
    }
    made.sort_unstable();
    assert_eq!(made, listed);
}

#[test]
fn a_fault_is_told_with_its_round_action_and_rule() {
    let told = fault("announced-not-in-order").to_string();
    assert!(told.starts_with("round 1, action 1: "), "{told}");
    assert!(told.ends_with("(R13)"), "{told}");
    let told = fault("deck-short").to_string();
    assert!(told.starts_with("round 2: ") && told.ends_with("(R1)"), "{told}");
    let told = fault("version-unknown").to_string();
    assert_eq!(told, "unknown version 2");
}
