//! stub
/// x
pub const USUAL_NAMES: [&str; 3] = ["Otto", "Vera", "Mina"];
