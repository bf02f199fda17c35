//! Tables that are ready-made: opponents of about one strength, to sit down with at once.

use crate::players::ComputerPlayer;

/// A ready-made table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadyTable {
    /// The weakest.
    EasyEvening,
    /// Those who are about as strong as the person.
    YourStrength,
    /// The strongest.
    TopThree,
}

impl ReadyTable {
    /// All of them, in the order they are offered.
    pub const ALL: [ReadyTable; 3] = [ReadyTable::EasyEvening, ReadyTable::YourStrength, ReadyTable::TopThree];

    /// The most opponents that sit there.
    pub const MOST: usize = 3;

    /// So many of its opponents, the weakest first. `rated`: all there are with their ratings, the weakest first; `own`: how strong
    /// the person is, in points, too.
    pub fn opponents(self, rated: &[(ComputerPlayer, f64)], own: f64, count: usize) -> Vec<ComputerPlayer> {
        let count = count.min(ReadyTable::MOST).min(rated.len());
        let from = match self {
            ReadyTable::EasyEvening => 0,
            // Whoever stands beside each other in strength is nearest to it together.
            ReadyTable::YourStrength => (0..=rated.len() - count)
                .min_by(|&one, &other| furthest(rated, one, count, own).total_cmp(&furthest(rated, other, count, own)))
                .unwrap_or_default(),
            ReadyTable::TopThree => rated.len() - count,
        };
        rated.iter().skip(from).take(count).map(|(opponent, _)| *opponent).collect()
    }
}

/// How far off the furthest of these opponents is.
fn furthest(rated: &[(ComputerPlayer, f64)], from: usize, count: usize, own: f64) -> f64 {
    rated.iter().skip(from).take(count).map(|(_, points)| (points - own).abs()).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::rated_characters;

    fn ids(table: ReadyTable, own: f64, count: usize) -> Vec<&'static str> {
        table.opponents(&rated_characters(), own, count).into_iter().map(ComputerPlayer::id).collect()
    }

    fn points(id: &str) -> f64 {
        rated_characters().into_iter().find(|(one, _)| one.id() == id).map_or(f64::NAN, |(_, points)| points)
    }

    #[test]
    fn the_easy_evening_and_the_top_three_are_the_ends_of_the_ladder() {
        for own in [0.0, 1200.0, 3000.0] {
            assert_eq!(ids(ReadyTable::EasyEvening, own, 3), ["leo", "otto", "felix"]);
            assert_eq!(ids(ReadyTable::TopThree, own, 3), ["emil", "vera", "mina"]);
        }
    }

    #[test]
    fn those_of_your_strength_are_the_nearest_wherever_you_stand() {
        let all = rated_characters();
        for own in (600..1600).step_by(7).map(f64::from) {
            let mut nearest = all.clone();
            nearest.sort_by(|(_, one), (_, other)| (one - own).abs().total_cmp(&(other - own).abs()));
            nearest.truncate(3);
            nearest.sort_by(|(_, one), (_, other)| one.total_cmp(other));
            let nearest: Vec<&str> = nearest.into_iter().map(|(opponent, _)| opponent.id()).collect();
            assert_eq!(ids(ReadyTable::YourStrength, own, 3), nearest, "{own}");
        }
        assert_eq!(ids(ReadyTable::YourStrength, 0.0, 3), ids(ReadyTable::EasyEvening, 0.0, 3));
        assert_eq!(ids(ReadyTable::YourStrength, 9000.0, 3), ids(ReadyTable::TopThree, 0.0, 3));
    }

    #[test]
    fn where_fewer_seats_are_free_those_sit_there_who_say_most_of_it() {
        assert_eq!(ids(ReadyTable::EasyEvening, 0.0, 1), ["leo"]);
        assert_eq!(ids(ReadyTable::TopThree, 0.0, 2), ["vera", "mina"]);
        assert_eq!(ids(ReadyTable::YourStrength, points("clara"), 1), ["clara"]);
        assert_eq!(ids(ReadyTable::EasyEvening, 0.0, 0), [""; 0]);
        // There are no more than three, whatever is asked for, and none where nobody is.
        assert_eq!(ids(ReadyTable::TopThree, 0.0, 9).len(), 3);
        assert_eq!(ReadyTable::YourStrength.opponents(&[], 1200.0, 3), []);
    }
}
