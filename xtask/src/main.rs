//! The project's own tools: `cargo xtask TASK`.

mod compress;
mod dev;
mod files;
mod finish;
mod join;
mod languages;
mod lower;
mod minify;
mod names;
mod parts;
mod program;
mod seal;
mod serve;
mod sizes;
mod train;

use clap::Parser;

/// Tools that build, serve and measure the page, and train the expert.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    Finish(finish::Options),
    Seal(seal::Options),
    Serve(serve::Options),
    Dev(dev::Options),
    Sizes(sizes::Options),
    Parts(parts::Options),
    Compress(compress::Options),
    Train(train::Options),
}

fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Finish(options) => finish::run(&options),
        Task::Seal(options) => seal::run(&options),
        Task::Serve(options) => serve::run(&options),
        Task::Dev(options) => dev::run(&options),
        Task::Sizes(options) => sizes::run(&options),
        Task::Parts(options) => parts::run(&options),
        Task::Compress(options) => compress::run(&options),
        Task::Train(options) => train::run(&options),
    }
}
