//! Mounts the page; everything else is in the library.

fn main() {
    rack_o::app::start();
}
