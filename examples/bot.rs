//! A computer player behind the bot protocol: one request per line, one answer per line.
//!
//! `cargo run --release --no-default-features --example bot -- --help`

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
    use rack_o::bot::Bot;
    use rack_o::players::{ComputerPlayer, Level};
    use std::io::{self, Write};
    use std::process::ExitCode;

    const HELP: &str = "\
A computer player of Rack-O that knows no more than a player at the table. Reads
requests from standard input, one JSON object a line: what the seat may see, and
the decision that is due. Answers each with one line, {\"action\": …} or
{\"slot\": …}; a request that is none gets {\"error\": \"…\"}, and the player goes on.

  --level NAME    beginner, easy, medium, hard or expert (default medium), or
                  one of leo, otto, felix, rosa, bruno, clara, hugo, irma, ada,
                  emil, vera and mina
  --seed S        what it leaves to chance follows from this (default 0)
  --help          print this

Exit codes: 0 the input ended; 1 nothing could be read or printed; 2 the
arguments are wrong.
";

    /// Far more than any request of a real round.
    const MOST_BYTES: usize = 1 << 20;

    pub fn main() -> ExitCode {
        match options() {
            Ok(None) => show("bot", HELP),
            Ok(Some(bot)) => match answer_all(bot) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => complain("bot", &error.to_string(), 1),
            },
            Err(why) => complain("bot", &format!("{why} (--help says more)"), 2),
        }
    }

    fn options() -> Result<Option<Bot>, String> {
        let (mut player, mut seed) = (ComputerPlayer::from(Level::Medium), 0);
        let mut arguments = Arguments::new();
        while let Some(name) = arguments.next()? {
            match name.as_str() {
                "--help" | "-h" => return Ok(None),
                "--seed" => seed = arguments.number(&name)?,
                "--level" => {
                    let wanted = arguments.value(&name)?;
                    player = wanted.parse().map_err(|unknown| format!("“{wanted}”: {unknown}"))?;
                }
                _ => return Err(format!("{name} is not known")),
            }
        }
        Ok(Some(Bot::new(player, seed)))
    }

    fn answer_all(mut bot: Bot) -> io::Result<()> {
        let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
        while let Some(line) = next_line(&mut input, MOST_BYTES)? {
            match line {
                Line::Text(request) => writeln!(out, "{}", bot.answer(&request))?,
                Line::TooLong => writeln!(out, r#"{{"error":"longer than {MOST_BYTES} bytes"}}"#)?,
                Line::NotText => writeln!(out, r#"{{"error":"not UTF-8"}}"#)?,
            }
            // The other side waits for the answer.
            out.flush()?;
        }
        Ok(())
    }
}
