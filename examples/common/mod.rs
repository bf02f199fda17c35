//! What the native tools share: arguments, input lines and exit codes.
#![allow(dead_code, reason = "not every tool needs all of it")]

use std::env;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// The command line arguments.
pub struct Arguments(env::ArgsOs);

impl Arguments {
    pub fn new() -> Arguments {
        let mut all = env::args_os();
        all.next();
        Arguments(all)
    }

    /// The next argument, if there is one.
    pub fn next(&mut self) -> Result<Option<String>, String> {
        let text = self.0.next().map(|argument| argument.into_string());
        text.transpose().map_err(|argument| format!("{} is not text", argument.display()))
    }

    /// The value that follows an option.
    pub fn value(&mut self, name: &str) -> Result<String, String> {
        self.next()?.ok_or_else(|| format!("{name} needs a value"))
    }

    /// The number that follows an option.
    pub fn number(&mut self, name: &str) -> Result<u64, String> {
        let value = self.value(name)?;
        value.parse().map_err(|_| format!("{name} needs a whole number, not “{value}”"))
    }
}

/// Prints a requested text; failure to print it is the tool's failure.
pub fn show(tool: &str, text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => complain(tool, &format!("nothing can be printed: {error}"), 1),
    }
}

/// Prints to standard error why the tool ends, and returns this exit code.
pub fn complain(tool: &str, why: &str, code: u8) -> ExitCode {
    // If standard error is closed, the exit code has to do.
    _ = writeln!(io::stderr(), "{tool}: {why}");
    ExitCode::from(code)
}

/// A line of input.
pub enum Line {
    /// The text without its line ending.
    Text(String),
    /// Longer than allowed; nothing of it is kept.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// The next line of at most `most` bytes; `None` at the end of the input. Never holds more than that in memory, however
/// long the line is.
pub fn next_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let (mut any, mut too_long) = (false, false);
    loop {
        let there = input.fill_buf()?;
        if there.is_empty() {
            break;
        }
        any = true;
        let (part, ends) = match there.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end, true),
            None => (there.len(), false),
        };
        too_long |= line.len() + part > most;
        if !too_long {
            line.extend_from_slice(&there[..part]);
        }
        input.consume(part + usize::from(ends));
        if ends {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(any.then(|| match String::from_utf8(line) {
        _ if too_long => Line::TooLong,
        Ok(text) => Line::Text(text),
        Err(_) => Line::NotText,
    }))
}
