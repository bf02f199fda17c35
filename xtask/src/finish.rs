//! Turns Trunk's bundle into the finished page.

use crate::{languages, lower, names, seal, split};
use anyhow::Result;
use std::path::PathBuf;

/// Finish the page that Trunk has bundled: splits the program, adds languages, names and styles for older browsers, then `seal`s. Trunk calls it (Trunk.toml)
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the bundled page
    #[arg(env = "TRUNK_STAGING_DIR")]
    dist: PathBuf,
}

pub fn run(options: &Options) -> Result<()> {
    split::split(&options.dist)?;
    languages::write(&options.dist.join("lang"))?;
    names::fill(&options.dist)?;
    lower::lower(&options.dist)?;
    seal::seal(&options.dist)?;
    Ok(())
}
