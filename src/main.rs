//! The first program: the page with setup and table.

fn main() {
    rack_o::app::start();
}
