//! What a rack scores at the end of a round.

use super::rack::Rack;
use super::result::Call;

/// Points for each card in order (R17, R18).
pub const PER_CARD: i32 = 5;
/// Points for Rack-O itself (R17).
pub const FOR_RACK_O: i32 = 25;
/// Points for Racko Éclair in total (R31).
pub const FOR_ECLAIR: i32 = 100;

/// The announcer's points: 75, plus the longest run's bonus if `bonus` (R17, R23), or 100 for an Éclair (R31).
pub fn announcer_points(rack: &Rack, call: Call, bonus: bool) -> i32 {
    match call {
        Call::Eclair => FOR_ECLAIR,
        Call::RackO => {
            let regular = PER_CARD * rack.rising() as i32 + FOR_RACK_O;
            if bonus { regular + bonus_for_run(rack.longest_run()) } else { regular }
        }
    }
}

/// The points of a player who did not announce: 5 for each card of the rising row from slot 5 (R18).
pub fn loser_points(rack: &Rack) -> i32 {
    PER_CARD * rack.rising() as i32
}

/// What a longest run of this length adds to the announcer's points in the bonus game (R23).
pub const fn bonus_for_run(length: usize) -> i32 {
    match length {
        0..=2 => 0,
        3 => 50,
        4 => 100,
        5 => 200,
        _ => 400,
    }
}

/// The chips an opponent pays for a longest run of this length (R26, R27).
pub const fn chip_price(length: usize) -> i32 {
    match length {
        0..=2 => 1,
        3 => 2,
        4 => 3,
        5 => 5,
        _ => 9,
    }
}
