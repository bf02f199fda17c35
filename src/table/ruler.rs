//! The ruler of totals towards the goal: how far it reaches, the numbers on it, and where each side's pin stands. Positions
//! are CSS numbers from 0 at its beginning to 1 at its end.

use super::numbers::{share, thousandths};
use super::table_match::TableMatch;
use crate::engine::{Goal, Seat};

/// How wide a pin is, in thousandths of the ruler.
const PIN_WIDTH: i32 = 85;

/// The pin of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pin {
    /// Whose it is.
    pub side: Vec<Seat>,
    /// The total it shows.
    pub total: i32,
    /// Where it stands.
    pub position: String,
    /// How far it is moved aside so that it can be read beside its neighbours, in hundredths of its width.
    pub aside: i32,
    /// Whether it stands in the upper of the two lanes.
    pub is_raised: bool,
}

/// What stands at the end of the ruler: the goal, or where there is none what announcing in every round is worth (R17), or
/// all chips that there are.
fn end(game: &TableMatch) -> i32 {
    match game.goal() {
        Goal::Points(points) => points.into(),
        Goal::Rounds(rounds) => i32::from(rounds) * 75,
        #[cfg(test)]
        Goal::Later(rounds) => i32::from(rounds) * 75,
        Goal::Chips(chips) => i32::from(chips.start) * game.players() as i32,
    }
    .max(1)
}

/// How far the ruler reaches: to the goal, or to the highest total beyond it.
pub fn scale(game: &TableMatch) -> i32 {
    end(game).max(game.state().totals().iter().copied().max().unwrap_or(0))
}

/// In how many parts the numbers divide the ruler: what everybody begins with is one, where it is played for chips.
fn parts(game: &TableMatch) -> i32 {
    if game.is_for_chips() { game.players() as i32 } else { 5 }
}

/// The numbers on the ruler, each with its position.
pub fn marks(game: &TableMatch) -> Vec<(i32, String)> {
    let (end, scale, parts) = (end(game), scale(game), parts(game));
    (0..=parts).map(|part| end * part / parts).map(|value| (value, share(value, scale))).collect()
}

/// The position of the flag, where a total ends the match: at the goal, at what the one who announces a single round gets, at
/// all chips where whoever has none is out (R28). Otherwise the number of rounds ends it.
pub fn flag(game: &TableMatch) -> Option<String> {
    let ends = match game.goal() {
        Goal::Points(_) => true,
        Goal::Rounds(rounds) => rounds == 1,
        #[cfg(test)]
        Goal::Later(rounds) => rounds == 1,
        Goal::Chips(chips) => chips.elimination,
    };
    ends.then(|| share(end(game), scale(game)))
}

/// From one number to the next, in hundredths of the ruler.
pub fn step(game: &TableMatch) -> i32 {
    end(game) * 100 / parts(game) / scale(game)
}

/// The pin of each side, the lowest total first.
pub fn pins(game: &TableMatch) -> Vec<Pin> {
    let scale = scale(game);
    let total = |side: &Vec<Seat>| side.first().map_or(0, |&seat| game.total(seat));
    let mut sides = game.sides();
    sides.sort_by_key(total);
    let positions: Vec<i32> = sides.iter().map(|side| thousandths(total(side), scale)).collect();
    let lanes = lanes_for(&positions);
    let pins = sides.into_iter().zip(positions).zip(lanes);
    pins.map(|((side, position), lane)| Pin {
        total: total(&side),
        side,
        position: share(position, 1000),
        aside: lane.aside,
        is_raised: lane.is_raised,
    })
    .collect()
}

/// How a pin makes room for its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lane {
    is_raised: bool,
    aside: i32,
}

/// Spreads pins at these positions, in ascending order, over two lanes. One that finds both taken is moved aside, just past
/// the one before it.
fn lanes_for(positions: &[i32]) -> Vec<Lane> {
    let mut taken_to = [i32::MIN / 2; 2];
    let make_room = |&position: &i32| {
        let free = taken_to.iter().position(|&end| position >= end);
        let lane = free.unwrap_or(usize::from(taken_to[1] < taken_to[0]));
        let stands = position.max(taken_to[lane]);
        taken_to[lane] = stands + PIN_WIDTH;
        Lane { is_raised: lane == 1, aside: (stands - position) * 100 / PIN_WIDTH }
    };
    positions.iter().map(make_room).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_far_apart_stay_where_they_are() {
        let lane = Lane { is_raised: false, aside: 0 };
        assert_eq!(lanes_for(&[0, 85, 400, 1000]), [lane; 4]);
    }

    #[test]
    fn pins_in_the_same_place_take_both_lanes_and_then_stand_side_by_side() {
        let lanes = lanes_for(&[0, 0, 0, 0]).into_iter().map(|lane| (lane.is_raised, lane.aside));
        assert_eq!(lanes.collect::<Vec<_>>(), [(false, 0), (true, 0), (false, 100), (true, 100)]);
    }

    #[test]
    fn a_pin_that_finds_both_lanes_taken_goes_where_it_is_moved_least() {
        let lanes = lanes_for(&[100, 150, 160]).into_iter().map(|lane| (lane.is_raised, lane.aside));
        assert_eq!(lanes.collect::<Vec<_>>(), [(false, 0), (true, 0), (false, 29)]);
    }
}
