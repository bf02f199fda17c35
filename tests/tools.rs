//! The native tools, as a person at a terminal uses them.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::players::ComputerPlayer;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The outcome of running a tool.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// The path of a tool: tests are built into `deps`, examples beside it; `cargo test` builds both.
fn path(tool: &str) -> PathBuf {
    let mut path: PathBuf = std::env::current_exe().unwrap();
    path.pop();
    path.set_file_name("examples");
    path.push(format!("{tool}{}", std::env::consts::EXE_SUFFIX));
    assert!(path.exists(), "{} is not built: cargo build --no-default-features --examples", path.display());
    path
}

fn run(tool: &str, arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(path(tool))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A tool that ends before it has read everything closes the pipe; that is not the test's fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

fn selfplay(arguments: &str) -> Ran {
    run("selfplay", &arguments.split(' ').collect::<Vec<_>>(), b"")
}

const KINDS: [&str; 12] = [
    "--matches 3 --players 2 --levels easy",
    "--matches 3 --players 3 --levels easy,medium,hard",
    "--matches 3 --levels hard,easy --edition jumbo",
    "--matches 2 --levels easy --edition winning-moves --rules {\"partners\":true}",
    "--matches 2 --players 2 --levels hard,medium --rules {\"bonus\":true,\"run_of_three\":false}",
    "--matches 2 --levels hard,easy --rules {\"bonus\":true}",
    "--matches 2 --levels medium --edition ravensburger-fr --rules {\"deal\":\"eclair\"}",
    "--matches 2 --players 3 --levels easy --rules {\"goal\":{\"rounds\":4}}",
    "--matches 2 --levels easy --rules {\"goal\":{\"points\":100}}",
    r#"--matches 3 --levels easy --rules {"goal":{"chips":{"rounds":5,"start":20,"price":"announcer-run","elimination":false}}}"#,
    r#"--matches 3 --levels hard,easy,easy,easy --edition ravensburger-fr --rules {"goal":{"chips":{"rounds":50,"start":5,"price":"own-run","elimination":true}}}"#,
    r#"--matches 1 --players 3 --levels medium --edition custom --rules {"deal":"eclair","replenish":"shuffle","goal":{"chips":{"rounds":9,"start":9,"price":"own-run","elimination":true}}}"#,
];

#[test]
fn selfplay_prints_finished_matches_that_the_check_finds_right() {
    for kind in KINDS {
        let played = selfplay(kind);
        assert_eq!((played.code, played.err.as_str()), (0, ""), "{kind}");
        let matches: usize = kind.split(' ').nth(1).unwrap().parse().unwrap();
        assert_eq!(played.out.lines().count(), matches, "{kind}");
        assert!(!played.out.contains(r#""winners":[]"#), "{kind}: a match is not finished");
        let checked = run("check", &[], played.out.as_bytes());
        assert_eq!((checked.code, checked.err.as_str()), (0, ""), "{kind}: {}", checked.out);
        assert_eq!(checked.out.lines().count(), matches);
        for line in checked.out.lines() {
            assert!(line.starts_with("ok ") && line.contains("won by"), "{kind}: {line}");
        }
    }
}

#[test]
fn the_same_arguments_print_the_same_bytes_and_another_seed_others() {
    for kind in [KINDS[1], KINDS[2], KINDS[6], KINDS[10]] {
        let once = selfplay(kind).out;
        assert_eq!(once, selfplay(kind).out);
        let other = selfplay(&format!("{kind} --seed 1")).out;
        assert!(once.lines().zip(other.lines()).all(|(once, other)| once != other), "{kind}");
    }
    let three = selfplay("--matches 3 --levels easy --seed 9").out;
    assert!(
        three.starts_with(&selfplay("--levels easy --seed 9").out),
        "the first match is the same however many follow"
    );
}

#[test]
fn a_record_keeps_the_name_of_the_edition_its_rules_started_from() {
    let edition = |arguments: &str| {
        let out = selfplay(arguments).out;
        let at = out.find(r#""edition":""#).unwrap() + 11;
        out[at..].split('"').next().unwrap().to_owned()
    };
    assert_eq!(edition("--levels easy --rules {\"bonus\":true}"), "milton-bradley");
    assert_eq!(edition("--levels easy --edition jumbo --rules {\"bonus\":true}"), "jumbo");
    assert_eq!(edition("--levels easy --edition jumbo --rules {\"edition\":\"custom\"}"), "custom");
}

#[test]
#[cfg(target_os = "linux")]
fn where_nothing_can_be_printed_a_tool_says_so_and_fails() {
    for (tool, arguments) in [
        ("selfplay", "--help"),
        ("selfplay", "--summary"),
        ("selfplay", "--levels easy"),
        ("check", "--help"),
        ("bot", "--help"),
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output =
            Command::new(path(tool)).args(arguments.split(' ')).stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{tool} {arguments}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("printed"), "{tool} {arguments}");
    }
}

#[test]
fn figures_instead_of_records() {
    let ran = selfplay("--matches 20 --levels easy --summary");
    assert_eq!(ran.code, 0);
    for figure in
        ["matches            20\n", "rounds ", "turns a player ", "longest round ", "rounds a second ", "easy 4 "]
    {
        assert!(ran.out.contains(figure), "{figure}: {}", ran.out);
    }
    // Which levels win how often.
    let ran = selfplay("--matches 200 --players 2 --levels beginner,easy --rules {\"goal\":{\"rounds\":1}} --summary");
    let won = |seat: &str| -> usize {
        let line = ran.out.lines().find(|line| line.starts_with(seat)).unwrap();
        line.split_whitespace().nth(3).unwrap().parse().unwrap()
    };
    assert_eq!(won("beginner 1") + won("easy 2"), 200);
    assert!(won("beginner 1") < 50, "{}", ran.out);
}

#[test]
fn the_opponents_of_the_club_are_rated_and_counted() {
    let ratings = run("club", &["ratings", "--rounds", "400"], b"");
    let ways = run("club", &["ways", "--rounds", "60", "--threads", "1"], b"");
    for ran in [&ratings, &ways] {
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert_eq!(ran.out.lines().count(), 13, "{}", ran.out);
        assert!(ComputerPlayer::characters().all(|player| ran.out.contains(player.id())));
    }
    assert_eq!(run("club", &["ratings", "--rounds", "1"], b"").code, 1);
    // The same bytes however many work at it.
    assert_eq!(run("club", &["ways", "--rounds", "60", "--threads", "3"], b"").out, ways.out);
    assert!(run("club", &["longest", "--rounds", "8"], b"").out.starts_with("8 rounds, the longest "));
}

#[test]
fn every_tool_helps_and_refuses_what_it_does_not_know() {
    for tool in ["selfplay", "check", "bot", "club"] {
        let helped = run(tool, &["--help"], b"");
        assert_eq!((helped.code, helped.err.as_str()), (0, ""));
        assert!(helped.out.contains("Exit codes"), "{tool}");
        if matches!(tool, "selfplay" | "bot") {
            let help = helped.out.replace("\n ", " ");
            let is_named = |player: &ComputerPlayer| help.contains(player.id());
            assert!(ComputerPlayer::all().all(|player| is_named(&player)), "{tool}: a player is missing");
        }
        assert!(helped.out.lines().all(|line| line.chars().count() <= 80), "{tool}: the help fits a terminal");
    }
    let wrong: &[(&str, &[&str], &str)] = &[
        ("club", &[], "ratings"),
        ("club", &["leo"], "leo"),
        ("club", &["ways", "--rounds", "few"], "few"),
        ("selfplay", &["--foo"], "--foo"),
        ("selfplay", &["--matches"], "--matches"),
        ("selfplay", &["--matches", "many"], "many"),
        ("selfplay", &["--players", "5"], "R1"),
        ("selfplay", &["--players", "1", "--levels", "easy"], "R1"),
        ("selfplay", &["--levels", "easy,divine"], "divine"),
        ("selfplay", &["--players", "2", "--levels", "easy,easy,easy"], "3 levels"),
        ("selfplay", &["--edition", "chess"], "chess"),
        ("selfplay", &["--rules", "{"], "JSON"),
        ("selfplay", &["--rules", "{\"bonus\":7}"], "bonus"),
        ("selfplay", &["--rules", "{\"bonsu\":true}"], "bonsu"),
        ("selfplay", &["--players", "3", "--rules", "{\"partners\":true}"], "R21"),
        ("check", &["record.json"], "record.json"),
        ("bot", &["--level", "divine"], "divine"),
        ("bot", &["--seed", "-1"], "-1"),
    ];
    for (tool, arguments, why) in wrong {
        let ran = run(tool, arguments, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{tool} {arguments:?}");
        assert!(ran.err.contains(why), "{tool} {arguments:?}: {}", ran.err);
        assert!(ran.err.starts_with(tool), "a message says who it is from");
    }
}

#[test]
fn check_says_a_line_for_every_line_and_goes_on_after_a_fault() {
    let good = selfplay("--levels easy").out;
    let good = good.trim_end();
    let wrong_total = good.replacen("\"totals\":[", "\"totals\":[1", 1);
    let mut input = Vec::new();
    for line in [good, "", "{", "[]", &wrong_total, "\"a\\u0000b\\n\"", good] {
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    input.extend_from_slice(b"\xff\xfe\n");
    input.extend(std::iter::repeat_n(b'[', 5 << 20));
    input.push(b'\n');
    input.extend_from_slice(good.as_bytes());
    let ran = run("check", &[], &input);
    let said: Vec<&str> = ran.out.lines().collect();
    assert_eq!(said.len(), 10, "{}", ran.out);
    assert_eq!(ran.code, 1);
    let right: Vec<bool> = said.iter().map(|line| line.starts_with("ok ")).collect();
    assert_eq!(right, [true, false, false, false, false, false, true, false, false, true]);
    assert!(said[4].contains("totals") && said[4].contains("(R20)"), "{}", said[4]);
    assert!(said[8].contains("longer than"), "{}", said[8]);
}

#[test]
fn the_bot_answers_every_line_and_goes_on_after_what_is_none() {
    let turn = r#"{"view":{"rules":{},"players":2,"seat":0,"dealer":1,"to_move":0,"rack":[1,2,3,4,5,6,7,8,9,10],"drawn":null,"top_discard":20,"discard_count":1,"stock_count":19,"opening_discard":20,"log":[],"totals":[0,0]},"decision":"turn"}"#;
    let input = format!("{turn}\nnonsense\n\n{{\"view\":{{}}}}\n{turn}\n");
    for level in ["easy", "medium", "hard"] {
        let ran = run("bot", &["--level", level, "--seed", "3"], input.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let said: Vec<&str> = ran.out.lines().collect();
        assert_eq!(said.len(), 5, "{}", ran.out);
        assert_eq!((said[0], said[4]), (r#"{"action":"R"}"#, r#"{"action":"R"}"#), "a rack in order is announced");
        assert!(said[1..4].iter().all(|line| line.starts_with("{\"error\":\"")), "{}", ran.out);
    }
}
