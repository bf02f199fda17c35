//! Checks match records against the rules: one line in, one line out.
//!
//! `cargo run --release --no-default-features --example check -- --help`

#[cfg(not(target_arch = "wasm32"))]
#[path = "common/mod.rs"]
mod common;

/// Not for browsers; an empty `main` lets the examples be checked for wasm32 too.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    tool::main()
}

#[cfg(not(target_arch = "wasm32"))]
mod tool {
    use crate::common::{Arguments, Line, complain, next_line, show};
    use rack_o::engine::Stage;
    use rack_o::record::{self, MOST_BYTES, RecordedMatch};
    use std::io::{self, BufWriter, Write};
    use std::process::ExitCode;

    const HELP: &str = "\
Checks match records of Rack-O against the rules. Reads records from standard
input, one JSON object a line, and prints one line for each line read:

  ok 7 rounds, 412 actions, won by Ann
  round 3, action 12: illegal action: the rack is not in order (R13)

A fault names the round and the action, counted from 1, and the rule it breaks,
as far as there is one. An empty line is a line that is no record.

  --help          print this

Exit codes: 0 every line was right; 1 at least one was not, or nothing could be
read or printed; 2 the arguments are wrong.
";

    pub fn main() -> ExitCode {
        match Arguments::new().next() {
            Ok(None) => {}
            Ok(Some(name)) if name == "--help" || name == "-h" => return show("check", HELP),
            Ok(Some(name)) => return complain("check", &format!("{name} is not known (--help says more)"), 2),
            Err(why) => return complain("check", &why, 2),
        }
        match check() {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::from(1),
            Err(error) => complain("check", &error.to_string(), 1),
        }
    }

    /// Checks the input. Returns whether every line was right.
    fn check() -> io::Result<bool> {
        let (mut input, mut out) = (io::stdin().lock(), BufWriter::new(io::stdout().lock()));
        let mut all_right = true;
        while let Some(line) = next_line(&mut input, MOST_BYTES)? {
            let said = match line {
                Line::Text(text) => record::read(&text).map(|read| praise(&read)).map_err(|fault| fault.to_string()),
                Line::TooLong => Err(format!("longer than {MOST_BYTES} bytes")),
                Line::NotText => Err("unreadable: not UTF-8".to_owned()),
            };
            all_right &= said.is_ok();
            let said = said.unwrap_or_else(|fault| fault);
            // A fault may quote the record; keep it on one line.
            writeln!(out, "{}", said.replace(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'), " "))?;
        }
        out.flush()?;
        Ok(all_right)
    }

    fn praise(read: &RecordedMatch) -> String {
        let record = read.record();
        let actions: usize = record.rounds.iter().map(|round| round.actions.len()).sum();
        let state = match read.state().stage() {
            Stage::Over(winners) => {
                let names: Vec<&str> =
                    winners.iter().filter_map(|seat| read.seat(seat)).map(|entry| entry.name.as_str()).collect();
                format!("won by {}", names.join(" and "))
            }
            _ => "not finished".to_owned(),
        };
        let plural = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        format!("ok {}, {}, {state}", plural(record.rounds.len(), "round"), plural(actions, "action"))
    }
}
