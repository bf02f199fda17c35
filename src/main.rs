//! The first program: the page with the setup and the table.

fn main() {
    rack_o::app::start();
}
