//! Links to a game. All of a link is in its fragment, the part after `#`, which no browser sends to a server.
//!
//! | link | what it is |
//! |---|---|
//! | `#t=1.mb.3.p500.p-eOtto-m.2s0x.k3fa` | a table: edition, variants, goal, seats, seed, check |
//! | `#d=2026-11-21` | the deal of a day |
//! | `#w=1.` and letters | a round or a match to watch, packed |
//! | `#r=1.` … | a result: the table or the day it was played at, points by round, check |
//!
//! The number in front is the version of the link: one of this version means the same for ever. What is read is bounded,
//! checked against its check sum and then against the rules; what comes out can be played as it is.

mod coder;
mod day;
mod packed;
mod result;
mod table;
mod text;
mod watch;

pub use day::Day;
pub use result::{ResultLink, ResultOf};
pub use table::{LinkSeat, TableLink};
pub use watch::Watch;

use crate::engine::RulesFault;
use crate::record::Fault;
use core::fmt;

/// The most characters of a link that are looked at. A whole match of four takes some hundreds.
pub const MOST_CHARS: usize = 1 << 15;

/// What a link leads to.
#[derive(Clone, Debug)]
pub enum Link {
    /// A table to sit down at: the same deal for whoever follows the link.
    Table(TableLink),
    /// The deal of a day.
    Day(Day),
    /// A round or a match to watch.
    Watch(Box<Watch>),
    /// How a match or the deal of a day has ended for somebody.
    Result(ResultLink),
}

/// Why a link leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// Not a link of the game's at all: nothing has to be said.
    NoLink,
    /// Longer than a link can be.
    TooLong,
    /// Of a version, or a kind, that is not known here.
    Version,
    /// Something is missing from it, or was changed on the way.
    Damaged,
    /// No such day, or one that the game does not have.
    NoDay,
    /// The rules do not go together.
    Rules(RulesFault),
    /// What shall be watched is against the rules.
    Record(Fault),
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkFault::NoLink => f.write_str("not a link of the game"),
            LinkFault::TooLong => f.write_str("longer than a link can be"),
            LinkFault::Version => f.write_str("a link of another version"),
            LinkFault::Damaged => f.write_str("the link is not whole"),
            LinkFault::NoDay => f.write_str("no such day"),
            LinkFault::Rules(fault) => fault.fmt(f),
            LinkFault::Record(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for LinkFault {}

impl Link {
    /// Reads the fragment of an address, with its `#` or without.
    ///
    /// # Errors
    /// [`LinkFault`] when it leads nowhere; [`LinkFault::NoLink`] when it is something else altogether.
    pub fn read(fragment: &str) -> Result<Link, LinkFault> {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let (kind, rest) = fragment.split_at_checked(2).ok_or(LinkFault::NoLink)?;
        if !matches!(kind, "t=" | "d=" | "w=" | "r=") {
            // Any one letter is kept for kinds of links to come.
            let later = kind.starts_with(|letter: char| letter.is_ascii_lowercase()) && kind.ends_with('=');
            return Err(if later { LinkFault::Version } else { LinkFault::NoLink });
        }
        if rest.len() > MOST_CHARS {
            return Err(LinkFault::TooLong);
        }
        if kind == "d=" {
            return Day::parse(rest).map(Link::Day).ok_or(LinkFault::NoDay);
        }
        let (version, body) = rest.split_once('.').ok_or(LinkFault::Damaged)?;
        if version != "1" {
            let number = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
            return Err(if number { LinkFault::Version } else { LinkFault::Damaged });
        }
        match kind {
            "t=" => TableLink::read(body).map(Link::Table),
            "w=" => Watch::read(body).map(|watch| Link::Watch(Box::new(watch))),
            _ => ResultLink::read(body).map(Link::Result),
        }
    }

    /// The fragment, with its `#`. Read again it is the same link.
    pub fn fragment(&self) -> String {
        match self {
            Link::Table(table) => format!("#t=1.{}", table.text()),
            Link::Day(day) => format!("#d={day}"),
            Link::Watch(watch) => format!("#w=1.{}", watch.text()),
            Link::Result(result) => format!("#r=1.{}", result.text()),
        }
    }
}
