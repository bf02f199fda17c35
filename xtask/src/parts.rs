//! Names the parts of the page that are loaded when they are first wanted.

use anyhow::Result;
use rack_o::lazy_parts::LazyPart;

/// Print the names of the parts that are loaded when they are first wanted
#[derive(clap::Args)]
pub struct Options {}

pub fn run(_: &Options) -> Result<()> {
    LazyPart::ALL.iter().for_each(|part| println!("{}", part.name));
    Ok(())
}
