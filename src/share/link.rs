//! A link to a game, whatever it leads to.

use super::day::Day;
use super::fault::LinkFault;
use super::result::ResultLink;
use super::table::TableLink;
use super::watch::{MOST_CHARS, Watch};

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
        let read = match (kind, version) {
            ("w=", version) => Watch::read(version, body).map(|watch| watch.map(|watch| Link::Watch(Box::new(watch)))),
            ("t=", "1") => Some(TableLink::read(body).map(Link::Table)),
            ("r=", "1") => Some(ResultLink::read(body).map(Link::Result)),
            _ => None,
        };
        let is_number = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
        read.unwrap_or(Err(if is_number { LinkFault::Version } else { LinkFault::Damaged }))
    }

    /// The fragment, with its `#`. Read again it is the same link.
    pub fn fragment(&self) -> String {
        match self {
            Link::Table(table) => format!("#t=1.{}", table.text()),
            Link::Day(day) => format!("#d={day}"),
            Link::Watch(watch) => format!("#w={}", watch.text()),
            Link::Result(result) => format!("#r=1.{}", result.text()),
        }
    }
}
