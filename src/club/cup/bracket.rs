//! What has come of a cup so far, and what comes next.

use super::draw::Cup;
use super::entrant::Entrant;
use super::fixture::{CupRound, Fixture};
use super::outcome::{Outcome, Outcomes};
use super::pairing::Pairing;

/// The bracket of a cup: who meets in each fixture, as far as that is known, and how the match has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bracket {
    entrants: [[Option<Entrant>; 2]; Fixture::ALL.len()],
    seeds: [u64; Fixture::ALL.len()],
    outcomes: [Option<Outcome>; Fixture::ALL.len()],
}

/// How far the person has come in a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// They are still in it.
    Open,
    /// They have lost in this round.
    Out(CupRound),
    /// They have won it.
    Winner,
}

impl Cup {
    /// The bracket after these outcomes. One that nobody can have reached says nothing.
    pub fn bracket(&self, outcomes: &Outcomes) -> Bracket {
        let seeds = Fixture::ALL.map(|fixture| self.match_seed(fixture));
        let nothing =
            Bracket { entrants: [[None; 2]; Fixture::ALL.len()], seeds, outcomes: [None; Fixture::ALL.len()] };
        Fixture::ALL.into_iter().fold(nothing, |mut bracket, fixture| {
            let entrants = match fixture.before() {
                None => self.first_pair(fixture.index()).map(Some),
                Some(before) => before.map(|fixture| bracket.winner_of(fixture)),
            };
            bracket.entrants[fixture.index()] = entrants;
            bracket.outcomes[fixture.index()] = bracket.pairing(fixture).and(outcomes.at(fixture));
            bracket
        })
    }

    /// These outcomes with those of all matches of characters that are due. `play` plays one; where it cannot, the rest stays open.
    pub fn played_on(&self, outcomes: &Outcomes, mut play: impl FnMut(&Pairing) -> Option<Outcome>) -> Outcomes {
        let mut outcomes = outcomes.clone();
        loop {
            let due = self.bracket(&outcomes).due();
            if due.is_empty() {
                return outcomes;
            }
            for pairing in due {
                let Some(outcome) = play(&pairing) else { return outcomes };
                outcomes.add(pairing.fixture, outcome);
            }
        }
    }
}

impl Bracket {
    /// Who meets in this fixture, as far as that is known.
    pub fn entrants(&self, fixture: Fixture) -> [Option<Entrant>; 2] {
        self.entrants[fixture.index()]
    }

    /// The match of this fixture; `None` where it is not known yet who meets.
    pub fn pairing(&self, fixture: Fixture) -> Option<Pairing> {
        let [one, other] = self.entrants(fixture);
        Some(Pairing { fixture, players: [one?, other?], seed: self.seeds[fixture.index()] })
    }

    /// How the match of this fixture has ended; `None` where it has not.
    pub fn outcome(&self, fixture: Fixture) -> Option<Outcome> {
        self.outcomes[fixture.index()]
    }

    /// Who has won this fixture.
    pub fn winner_of(&self, fixture: Fixture) -> Option<Entrant> {
        let [one, other] = self.pairing(fixture)?.players;
        self.outcome(fixture).map(|outcome| if outcome.is_won() { one } else { other })
    }

    /// Who has won the cup; `None` where it is not over.
    pub fn winner(&self) -> Option<Entrant> {
        self.winner_of(Fixture::FINAL)
    }

    /// The matches of the person that are over, in order.
    pub fn own_matches(&self) -> Vec<Outcome> {
        let own = |fixture: Fixture| self.pairing(fixture).filter(|pairing| pairing.players[0] == Entrant::Person);
        Fixture::OF_PERSON.into_iter().filter_map(|fixture| own(fixture).and(self.outcome(fixture))).collect()
    }

    /// Whether the person has lost.
    pub fn is_out(&self) -> bool {
        self.own_matches().last().is_some_and(|last| !last.is_won())
    }

    /// The round that the person plays in, or has got to.
    pub fn reached(&self) -> CupRound {
        let won = self.own_matches().into_iter().filter(|outcome| outcome.is_won()).count();
        CupRound::ALL.into_iter().nth(won).unwrap_or(CupRound::Final)
    }

    /// The person's next match: that of tonight. `None` where they are out or have won, or those are still to play one of whom they
    /// meet.
    pub fn tonight(&self) -> Option<Pairing> {
        self.pairings().find(|pairing| pairing.opponent().is_some() && self.outcome(pairing.fixture).is_none())
    }

    /// The matches of characters that are to be played now: those of the rounds that the person has come to, so that nobody is ahead
    /// of them; all of them when the person is out.
    pub fn due(&self) -> Vec<Pairing> {
        let (is_out, reached) = (self.is_out(), self.reached());
        let is_due = |pairing: &Pairing| {
            let is_open = pairing.characters().is_some() && self.outcome(pairing.fixture).is_none();
            is_open && (is_out || pairing.fixture.round() <= reached)
        };
        self.pairings().filter(is_due).collect()
    }

    /// How far the person has come.
    pub fn place(&self) -> Place {
        let own = self.own_matches();
        match own.last() {
            Some(last) if !last.is_won() => Place::Out(self.reached()),
            Some(_) if own.len() == Fixture::OF_PERSON.len() => Place::Winner,
            _ => Place::Open,
        }
    }

    /// The matches of which it is known who meets in them.
    fn pairings(&self) -> impl Iterator<Item = Pairing> + '_ {
        Fixture::ALL.into_iter().filter_map(|fixture| self.pairing(fixture))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::cup::InPlay;
    use crate::players::ComputerPlayer;

    const WON: Outcome = Outcome::new([155, 90]).unwrap();
    const LOST: Outcome = Outcome::new([145, 160]).unwrap();

    fn cup() -> Cup {
        let weakest: Vec<ComputerPlayer> = ComputerPlayer::characters().take(7).collect();
        Cup::drawn(1956, 900, weakest.try_into().unwrap()).unwrap()
    }

    fn id(entrant: Option<Entrant>) -> Option<&'static str> {
        entrant.map(|entrant| entrant.character().map_or("person", ComputerPlayer::id))
    }

    fn codes(pairings: &[Pairing]) -> Vec<u8> {
        pairings.iter().map(|pairing| pairing.fixture.code()).collect()
    }

    /// The first of two characters wins.
    fn first(outcomes: &Outcomes) -> Outcomes {
        cup().played_on(outcomes, |pairing| {
            assert_eq!(pairing.opponent(), None);
            Some(WON)
        })
    }

    #[test]
    fn an_evening_goes_from_the_quarter_final_to_the_cup() {
        let cup = cup();
        let mut outcomes = Outcomes::default();
        let begun = cup.bracket(&outcomes);
        assert_eq!(
            (codes(&begun.due()), begun.winner(), begun.reached()),
            (vec![1, 2, 3], None, CupRound::QuarterFinal)
        );
        for (fixture, opponent, due) in [(0, "leo", vec![]), (4, "otto", vec![5]), (6, "rosa", vec![])] {
            let before = cup.bracket(&outcomes);
            outcomes = first(&outcomes);
            let bracket = cup.bracket(&outcomes);
            let tonight = bracket.tonight().unwrap();
            assert_eq!((tonight.fixture.code(), id(Some(tonight.players[1]))), (fixture, Some(opponent)));
            assert_eq!(tonight.seed, cup.match_seed(tonight.fixture));
            assert_eq!(bracket.reached(), tonight.fixture.round());
            assert!(fixture == 0 || codes(&before.due()) == due, "nobody is ahead of the person");
            outcomes.add(tonight.fixture, WON);
        }
        let over = cup.bracket(&outcomes);
        assert_eq!((over.winner(), over.tonight(), over.due()), (Some(Entrant::Person), None, vec![]));
        assert_eq!((over.own_matches(), over.is_out(), over.place()), (vec![WON; 3], false, Place::Winner));
    }

    #[test]
    fn when_the_person_is_out_the_others_play_to_the_end() {
        let mut outcomes = first(&Outcomes::default());
        outcomes.add(Fixture::OF_PERSON[0], LOST);
        let bracket = cup().bracket(&outcomes);
        assert!(bracket.is_out() && bracket.tonight().is_none());
        assert_eq!((codes(&bracket.due()), bracket.reached()), (vec![4, 5], CupRound::QuarterFinal));
        let over = cup().bracket(&first(&outcomes));
        assert_eq!((id(over.winner()), over.own_matches()), (Some("leo"), vec![LOST]));
        assert_eq!(id(over.winner_of(Fixture::try_from(5).unwrap())), Some("rosa"));
        assert_eq!(over.place(), Place::Out(CupRound::QuarterFinal));
        let semi_final = Fixture::OF_PERSON[1];
        assert_eq!(bracket.entrants(semi_final).map(id), [Some("leo"), Some("otto")]);
        assert_eq!(cup().bracket(&Outcomes::default()).entrants(semi_final), [None; 2]);
    }

    #[test]
    fn what_nobody_can_have_reached_says_nothing() {
        let mut outcomes = Outcomes::default();
        outcomes.add(Fixture::FINAL, WON);
        let bracket = cup().bracket(&outcomes);
        assert_eq!((bracket.winner(), bracket.outcome(Fixture::FINAL), bracket.own_matches()), (None, None, vec![]));
        assert!(!outcomes.add(Fixture::FINAL, LOST) && outcomes.at(Fixture::FINAL) == Some(WON), "the first counts");
    }

    #[test]
    fn the_others_really_play_and_whoever_wins_goes_on() {
        let cup = cup();
        let mut played = Vec::new();
        let mut out = Outcomes::default();
        out.add(Fixture::OF_PERSON[0], LOST);
        let outcomes = cup.played_on(&out, |pairing| {
            let mut game = InPlay::begin(pairing, |player| player.id().to_owned())?;
            while let Some(request) = game.request() {
                assert!(game.play(request.quick_answer()?));
            }
            played.push((*pairing, game.clone()));
            game.outcome()
        });
        let bracket = cup.bracket(&outcomes);
        assert_eq!(played.len(), 6);
        for (pairing, game) in played {
            assert_eq!(bracket.pairing(pairing.fixture), Some(pairing));
            let winner = pairing.players[game.into_recorded().record().winners[0].number()];
            assert_eq!(bracket.winner_of(pairing.fixture), Some(winner));
        }
        assert_eq!(bracket.winner(), bracket.winner_of(Fixture::FINAL));
        // Where one cannot be played, what is known stays.
        assert_eq!(cup.played_on(&out, |_| None), out);
    }
}
