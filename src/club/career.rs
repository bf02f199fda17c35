//! What a person has played against the characters, and where they stand after it.

use super::ratings::{Measured, measured};
use super::scores::{Score, Scores};
use super::standing::{PlayedRounds, standing};
use super::{Rating, challenge};
use crate::engine::Seat;
use crate::history::{Entry, RoundEntry, SeatAt};
use crate::players::ComputerPlayer;

/// What a person has played against the characters: the matches in which nobody else than one person and computer players sat,
/// one of them a character.
#[derive(Clone, PartialEq, Debug)]
pub struct Career {
    standing: Rating,
    rounds: usize,
    course: Vec<f64>,
    scores: Scores,
}

impl Career {
    /// The career over these finished matches, the first one first.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Career {
        let measured = measured();
        let mut played = Vec::new();
        let mut career = Career { standing: standing(&[]), rounds: 0, course: Vec::new(), scores: Scores::default() };
        for entry in entries {
            let Some(person) = entry.only_person() else { continue };
            career.scores.add(entry, person);
            let rated = rated_rounds(entry, person, measured.as_ref());
            if !rated.is_empty() {
                career.rounds += rated.len();
                rated.into_iter().for_each(|(others, is_won)| PlayedRounds::add(&mut played, others, is_won));
                career.standing = standing(&played);
                career.course.push(career.standing.points);
            }
        }
        career
    }

    /// How strong the person is, from the rounds that count: those in which they played against characters alone. Partners share
    /// what they win, so their rounds say nothing of one of them; a round for chips is won by who announces, as any other.
    pub const fn standing(&self) -> Rating {
        self.standing
    }

    /// From how many rounds that is known. Without any it is a guess.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// Their rating, in points, after each match with rounds that count, the first one first.
    pub fn course(&self) -> &[f64] {
        &self.course
    }

    /// How the matches against this opponent have ended. Partners do not play against each other.
    pub fn score_against(&self, opponent: ComputerPlayer) -> Score {
        self.scores.against(opponent)
    }
}

/// The rounds that count for the rating: what the others are rated, and whether the person has won.
fn rated_rounds(entry: &Entry, person: Seat, measured: Option<&Measured>) -> Vec<(Vec<f64>, bool)> {
    let points = |at: &SeatAt| measured?.points(challenge::character_of(&at.player)?.id());
    let rated = |round: &RoundEntry| {
        // In a later go at the same deal the cards are known.
        let is_rated = round.counts && round.seats.has(person) && !entry.rules.partners;
        let others = round.seats.without(person);
        let others: Option<Vec<f64>> = others.iter().map(|seat| points(entry.seats.get(seat.number())?)).collect();
        let others = others.filter(|others| is_rated && !others.is_empty())?;
        Some((others, round.announcer == person))
    };
    entry.rounds.iter().filter_map(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::super::scores::MatchEnd;
    use super::super::test_entries::{YOU, against};
    use super::*;
    use crate::engine::{ChipGame, Goal, Price, RulesDraft, SeatSet};
    use crate::players::Level;
    use crate::record::PlayerKind;

    fn the(id: &str) -> ComputerPlayer {
        ComputerPlayer::nearest(Some(id))
    }

    #[test]
    fn nothing_played_is_a_guess_and_no_line() {
        let career = Career::of([]);
        assert_eq!((career.rounds(), career.course()), (0, &[][..]));
        assert_eq!(career.standing(), standing(&[]));
        assert_eq!(career.score_against(the("leo")), Score::default());
    }

    #[test]
    fn whoever_beats_the_strongest_rises_and_whoever_loses_to_the_weakest_falls() {
        let won = against(&["mina"], "0000");
        let lost = against(&["leo"], "1111");
        let career = Career::of([&won, &won, &lost, &lost]);
        let course = career.course();
        assert_eq!((career.rounds(), course.len()), (16, 4));
        assert!(course[0] > standing(&[]).points && course[1] > course[0], "{course:?}");
        assert!(course[2] < course[1] && course[3] < course[2], "{course:?}");
        assert_eq!(course.last(), Some(&career.standing().points));
        assert!(career.standing().interval < Career::of([&won]).standing().interval);
    }

    #[test]
    fn only_rounds_against_characters_alone_are_rated() {
        let all = against(&["leo", "vera"], "012");
        assert_eq!(Career::of([&all]).rounds(), 3);
        let with_a_level = against(&["leo", "hard"], "012");
        let unknown = against(&["grand-mother"], "0");
        let mut partners = against(&["leo", "vera", "ada"], "012");
        partners.rules.partners = true;
        let mut once_more = against(&["leo"], "00");
        once_more.rounds[1].counts = false;
        for (entry, rounds) in [(&with_a_level, 0), (&unknown, 0), (&partners, 0), (&once_more, 1)] {
            let career = Career::of([entry]);
            assert_eq!((career.rounds(), career.course().len()), (rounds, rounds.min(1)), "{entry:?}");
        }
    }

    #[test]
    fn in_a_game_for_chips_who_is_out_plays_no_more_rounds() {
        let mut entry = against(&["hard", "vera", "ada"], "0020");
        entry.rules.goal = Goal::Chips(ChipGame::usual(Price::OwnRun, true));
        // The level is out first, then the person; a round alone is none.
        let without_level = SeatSet::first(4).without(Seat::ALL[1]);
        entry.rounds[1].seats = without_level;
        entry.rounds[2].seats = without_level.without(YOU);
        entry.rounds[3].seats = SeatSet::EMPTY.with(YOU);
        assert_eq!(Career::of([&entry]).rounds(), 1);
    }

    #[test]
    fn each_opponent_has_a_score_of_matches() {
        let won = against(&["leo", "vera"], "000");
        let lost = against(&["leo", "vera"], "111");
        let career = Career::of([&won, &won, &lost]);
        assert_eq!(career.score_against(the("leo")), Score { met: 3, won: 2, lost: 1, last: Some(MatchEnd::Lost) });
        let vera = Score { met: 3, won: 2, lost: 0, last: Some(MatchEnd::Even) };
        assert_eq!(career.score_against(the("vera")), vera);
        assert_eq!(career.score_against(Level::Hard.into()), Score::default());
        // Among levels, too, and twice at a table is met once.
        let mixed = Career::of([&against(&["ada", "hard", "ada"], "333")]);
        assert_eq!(mixed.score_against(the("ada")), Score { met: 1, won: 0, lost: 1, last: Some(MatchEnd::Lost) });
        assert_eq!(mixed.score_against(Level::Hard.into()), Score::default());
    }

    #[test]
    fn a_win_that_is_shared_with_an_opponent_is_even() {
        let mut shared = against(&["leo", "vera"], "01");
        shared.winners = SeatSet::first(2);
        let career = Career::of([&shared]);
        assert_eq!(career.score_against(the("leo")).last, Some(MatchEnd::Even));
        assert_eq!(career.score_against(the("vera")).last, Some(MatchEnd::Won));
    }

    #[test]
    fn a_partner_is_no_opponent() {
        let mut pairs = against(&["leo", "vera", "ada"], "000");
        pairs.rules = RulesDraft { partners: true, ..pairs.rules };
        pairs.winners = SeatSet::EMPTY.with(YOU).with(YOU.opposite());
        let career = Career::of([&pairs]);
        assert_eq!(["leo", "vera", "ada"].map(|id| career.score_against(the(id)).won), [1, 0, 1]);
        assert_eq!(career.score_against(the("vera")).met, 0);
    }

    #[test]
    fn where_several_people_or_none_sat_nothing_counts() {
        let mut several = against(&["leo", "vera"], "000");
        several.seats[2].player.player = PlayerKind::Human;
        let mut nobody = against(&["leo"], "000");
        nobody.seats[0] = nobody.seats[1].clone();
        assert_eq!(Career::of([&several, &nobody]), Career::of([]));
    }

    #[test]
    fn a_deleted_match_counts_as_before() {
        let entry = against(&["leo", "vera"], "0120");
        let deleted = entry.clone().without_cards();
        assert_ne!(entry, deleted);
        assert_eq!(Career::of([&deleted]), Career::of([&entry]));
    }

    #[test]
    fn who_sat_where_does_not_matter() {
        let [one, other] = [["leo", "vera"], ["vera", "leo"]].map(|ids| against(&ids, "0"));
        assert_eq!(Career::of([&one, &other]).standing(), Career::of([&one, &one]).standing());
    }
}
