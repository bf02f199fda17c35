//! The page people play on, and the worker that thinks for the expert and the coach.

fn main() {
    rack_o::app::start();
}
