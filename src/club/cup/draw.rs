//! Who plays in a cup, and who meets whom first.

use super::entrant::Entrant;
use super::fixture::Fixture;
use crate::club::{MEAN, measured};
use crate::engine::Chance;
use crate::players::ComputerPlayer;

/// So many characters whose ratings are nearest to one's own are in the draw.
const IN_DRAW: u8 = 9;
/// Which lots of its seed it is drawn by.
const LOTS: u64 = 0;
/// No strength is noted as higher.
const MOST_STRENGTH: f64 = 3000.0;

/// A cup. Two people with the same one meet the same opponents with the same cards, as long as both go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cup {
    seed: u64,
    strength: u16,
    opponents: [ComputerPlayer; Cup::OPPONENTS],
}

impl Cup {
    /// How many characters play.
    pub const OPPONENTS: usize = 7;

    /// Draws a cup for somebody of this strength, in points. Of the characters, the nine are taken whose measured ratings are nearest to
    /// it; the lots of the seed say which seven of them play, and in which order they stand in the bracket below the person.
    pub fn draw(seed: u64, strength: f64) -> Cup {
        let strength = strength.round().clamp(0.0, MOST_STRENGTH) as u16;
        let ratings = measured().map(|measured| measured.ratings).unwrap_or_default();
        let distance = |player: &ComputerPlayer| {
            let rating = ratings.iter().find(|(id, _)| id == player.id());
            (rating.map_or(MEAN, |(_, rating)| rating.points) - f64::from(strength)).abs()
        };
        let mut nearest: Vec<ComputerPlayer> = ComputerPlayer::characters().collect();
        // Of two that are as near, the weaker comes first.
        nearest.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        let lots = Chance::new(seed).lots(LOTS, IN_DRAW);
        Cup { seed, strength, opponents: core::array::from_fn(|nth| nearest[lots[nth]]) }
    }

    /// The cup in which these stand below the person, as it was drawn once: by ratings that may have been measured again since. `None`
    /// unless they are characters, each once.
    pub fn drawn(seed: u64, strength: u16, opponents: [ComputerPlayer; Cup::OPPONENTS]) -> Option<Cup> {
        let is_sound = |(nth, one): (usize, &ComputerPlayer)| {
            ComputerPlayer::characters().any(|known| known == *one) && !opponents[..nth].contains(one)
        };
        opponents.iter().enumerate().all(is_sound).then_some(Cup { seed, strength, opponents })
    }

    /// The seed that all of its chance comes from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The strength it was drawn around, in points.
    pub const fn strength(&self) -> u16 {
        self.strength
    }

    /// The characters, from the top of the bracket down: the first one is the person's first opponent.
    pub const fn opponents(&self) -> &[ComputerPlayer; Cup::OPPONENTS] {
        &self.opponents
    }

    /// The seed of the match of this fixture, whoever meets there: all cards and all whims of computer players in it.
    pub fn match_seed(&self, fixture: Fixture) -> u64 {
        Chance::new(self.seed).seed_of(fixture.code().into())
    }

    /// The person's match that has this seed; `None` where none has.
    pub fn own_fixture(&self, seed: u64) -> Option<Fixture> {
        Fixture::OF_PERSON.into_iter().find(|fixture| self.match_seed(*fixture) == seed)
    }

    /// The two who meet in a quarter-final, counted from the top.
    pub(super) fn first_pair(&self, nth: usize) -> [Entrant; 2] {
        let entrant = |index: usize| match index.checked_sub(1).and_then(|index| self.opponents.get(index)) {
            Some(opponent) => Entrant::Character(*opponent),
            None => Entrant::Person,
        };
        [entrant(2 * nth), entrant(2 * nth + 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(cup: &Cup) -> Vec<&'static str> {
        cup.opponents().iter().map(|player| player.id()).collect()
    }

    #[test]
    fn seven_different_characters_around_ones_own_strength_are_drawn() {
        let weakest: Vec<&str> = ComputerPlayer::characters().take(3).map(ComputerPlayer::id).collect();
        let strongest: Vec<&str> = ComputerPlayer::characters().rev().take(3).map(ComputerPlayer::id).collect();
        for seed in 0..200 {
            for (strength, too_far) in
                [(700.0, &strongest), (1600.0, &weakest), (f64::INFINITY, &weakest), (f64::NAN, &strongest)]
            {
                let cup = Cup::draw(seed, strength);
                assert_eq!(Cup::drawn(seed, cup.strength(), *cup.opponents()), Some(cup.clone()), "each once");
                assert!(ids(&cup).iter().all(|id| !too_far.contains(id)), "{strength}: {:?}", ids(&cup));
            }
        }
        assert_eq!(Cup::draw(1, 1050.4).strength(), 1050);
    }

    #[test]
    fn every_seed_draws_one_cup_and_another_one_than_others() {
        let cup = Cup::draw(1956, 1050.0);
        assert_eq!(cup, Cup::draw(1956, 1050.0));
        let mut first: Vec<&str> = (0..100).map(|seed| ids(&Cup::draw(seed, 1050.0))[0]).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), usize::from(IN_DRAW), "any of those near may come first");
    }

    #[test]
    fn nobody_plays_twice_and_no_level_plays() {
        let mut opponents = *Cup::draw(7, 1200.0).opponents();
        opponents[6] = opponents[0];
        assert_eq!(Cup::drawn(7, 1200, opponents), None);
        opponents[6] = crate::players::Level::Hard.into();
        assert_eq!(Cup::drawn(7, 1200, opponents), None);
    }

    #[test]
    fn every_match_has_a_seed_of_its_own_for_ever() {
        // Links lean on it.
        let seeds = Fixture::ALL.map(|fixture| Cup::draw(1956, 1050.0).match_seed(fixture));
        assert_eq!(seeds[..2], [17_413_726_294_870_474_169, 2_910_749_244_391_575_118]);
        for (nth, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..nth].contains(seed));
        }
    }
}
