//! The face a character makes.

use super::company::Company;
use crate::club::Mood;
use crate::engine::{CardIn, Event, Goal, RoundResult, Seat};

/// Whoever scores fewer points than these when somebody else announces is beaten.
const FEW_POINTS: i32 = 25;

/// By how much one has to be ahead of all others for it to show, in points or chips.
const fn margin(goal: Goal) -> i32 {
    match goal {
        Goal::Chips(chips) => chips.start as i32 / 2,
        _ => 75,
    }
}

/// The mood at a seat: from the events of the round so far, and from the totals by seat.
pub fn mood(seat: Seat, company: &Company, events: &[Event], totals: &[i32], goal: Goal) -> Mood {
    if let Some(at_end) = events.iter().rev().find_map(|event| at_end(seat, company, event, goal)) {
        return at_end;
    }
    // What everybody saw somebody take, they wanted.
    let own = events.iter().rev().find(|event| event.public_move().is_some() && event.seat() == Some(seat));
    if matches!(own, Some(Event::Exchanged { card: CardIn::Taken(_), .. })) {
        return Mood::Pleased;
    }
    by_totals(seat, company, totals, margin(goal))
}

/// The mood that the end of a round or a match leaves.
fn at_end(seat: Seat, company: &Company, event: &Event, goal: Goal) -> Option<Mood> {
    match event {
        Event::MatchEnded { winners } => Some(if winners.has(seat) { Mood::Pleased } else { Mood::Beaten }),
        Event::RoundEnded(result) => Some(mood_after_round(seat, company, result, goal)),
        _ => None,
    }
}

/// The mood in which a round leaves a seat, whatever it means for the match.
pub fn mood_after_round(seat: Seat, company: &Company, result: &RoundResult, goal: Goal) -> Mood {
    match result.scores[seat.number()] {
        _ if company.is_same_side(result.announcer, seat) => Mood::Pleased,
        ..FEW_POINTS if goal.chips().is_none() => Mood::Beaten,
        _ => Mood::Rest,
    }
}

fn by_totals(seat: Seat, company: &Company, totals: &[i32], margin: i32) -> Mood {
    let Some(&own) = totals.get(seat.number()) else { return Mood::Rest };
    let others = Seat::ALL.into_iter().zip(totals).filter(|(other, _)| !company.is_same_side(*other, seat));
    match others.map(|(_, &total)| total).max() {
        Some(best) if own >= best + margin => Mood::Pleased,
        Some(best) if own + 2 * margin <= best => Mood::Beaten,
        _ => Mood::Rest,
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::Score;
    use crate::engine::{Action, Chance, Edition, Event, Slot, Stage};
    use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

    fn table() -> RecordedMatch {
        let seat =
            |id: &str| SeatEntry { name: id.to_owned(), player: PlayerKind::Computer, level: Some(id.to_owned()) };
        let rules = Edition::MiltonBradley.preset().check(3).unwrap();
        let mut game = RecordedMatch::start(rules, ["leo", "vera", "mina"].map(seat).to_vec(), Chance::new(7)).unwrap();
        game.deal_from(Chance::new(7)).unwrap();
        game
    }

    fn company(game: &RecordedMatch) -> Company {
        Company::of(game, |_| Score::default())
    }

    #[test]
    fn whoever_is_far_ahead_is_pleased_and_whoever_is_far_behind_is_beaten() {
        let game = table();
        let moods = |totals: [i32; 3]| {
            [0, 1, 2].map(|seat| mood(Seat::ALL[seat], &company(&game), &[], &totals, Goal::Points(500)))
        };
        assert_eq!(moods([0, 0, 0]), [Mood::Rest; 3]);
        assert_eq!(moods([75, 0, 0]), [Mood::Pleased, Mood::Rest, Mood::Rest]);
        assert_eq!(moods([305, 240, 150]), [Mood::Rest, Mood::Rest, Mood::Beaten]);
        assert_eq!(moods([300, 400, 150]), [Mood::Rest, Mood::Pleased, Mood::Beaten]);
    }

    #[test]
    fn what_was_taken_for_all_to_see_pleases_until_the_next_turn() {
        let mut game = table();
        let seat = game.state().to_act().unwrap();
        let now = |game: &RecordedMatch| mood(seat, &company(game), game.state().events(), &[0; 3], Goal::Points(500));
        game.play(Action::Take(Slot::ALL[3])).unwrap();
        assert_eq!(now(&game), Mood::Pleased);
        // The others, and then the same seat, draw.
        for _ in 0..3 {
            game.play(Action::Draw).unwrap();
            game.play(Action::Discard).unwrap();
        }
        assert_eq!(now(&game), Mood::Rest);
    }

    #[test]
    fn the_end_of_a_round_pleases_whoever_called_and_beats_whoever_has_next_to_nothing() {
        let game = table();
        let racks = [crate::engine::Rack::EMPTY; 4];
        let result = RoundResult {
            announcer: Seat::ALL[1],
            call: crate::engine::Call::RackO,
            seats: game.state().playing(),
            racks,
            scores: [20, 75, 40, 0],
            totals: [20, 75, 40, 0],
        };
        assert_eq!(game.state().stage(), Stage::Playing);
        let moods = |events: &[Event]| {
            [0, 1, 2].map(|seat| mood(Seat::ALL[seat], &company(&game), events, &[0; 3], Goal::Points(500)))
        };
        assert_eq!(moods(&[Event::RoundEnded(result)]), [Mood::Beaten, Mood::Pleased, Mood::Rest]);
        let winners = crate::engine::SeatSet::EMPTY.with(Seat::ALL[0]);
        let over = [Event::RoundEnded(result), Event::MatchEnded { winners }];
        assert_eq!(moods(&over), [Mood::Pleased, Mood::Beaten, Mood::Beaten]);
    }
}
