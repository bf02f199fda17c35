//! Whether one record is an earlier moment of another.

use super::model::{Record, RecordedRound};

impl Record {
    /// Whether `later` is this match at this moment, or played on from it. Names and levels do not matter: the same deal
    /// may be begun under other names.
    pub fn leads_to(&self, later: &Record) -> bool {
        let is_same = self.rules == later.rules
            && self.cut == later.cut
            && self.seats.len() == later.seats.len()
            && self.seats.iter().zip(&later.seats).all(|(one, other)| one.player == other.player);
        let Some((last, before)) = self.rounds.split_last() else { return is_same };
        is_same
            && later.rounds.starts_with(before)
            && later.rounds.get(before.len()).is_some_and(|round| last.leads_to(round))
    }
}

impl RecordedRound {
    fn leads_to(&self, later: &RecordedRound) -> bool {
        let placements = |round: &RecordedRound| round.placements.clone().unwrap_or_default();
        let reshuffles = |round: &RecordedRound| round.reshuffles.clone().unwrap_or_default();
        let placed = placements(later);
        self.dealer == later.dealer
            && self.deck == later.deck
            && placements(self)
                .iter()
                .enumerate()
                .all(|(seat, list)| list.is_empty() || placed.get(seat).is_some_and(|later| later.starts_with(list)))
            && reshuffles(later).starts_with(&reshuffles(self))
            && actions_lead_to(&self.actions, &later.actions)
            && self.result.as_ref().is_none_or(|result| later.result.as_ref() == Some(result))
    }
}

/// Whether a list of tokens begins with another. A card that was drawn and not yet placed is a token that is written anew
/// when it is.
fn actions_lead_to(actions: &[String], later: &[String]) -> bool {
    match actions.split_last() {
        Some((last, before)) if last == "S" => {
            later.starts_with(before) && later.get(before.len()).is_some_and(|token| token.starts_with('S'))
        }
        _ => later.starts_with(actions),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use crate::engine::{Action, Chance, Edition, Slot};
    use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

    fn dealt(seed: u64) -> RecordedMatch {
        let ann = SeatEntry { name: "Ann".into(), player: PlayerKind::Human, level: None };
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let mut game = RecordedMatch::start(rules, vec![ann.clone(), ann], Chance::new(seed)).unwrap();
        game.deal_from(Chance::new(seed)).unwrap();
        game
    }

    fn after(mut game: RecordedMatch, actions: &[Action]) -> RecordedMatch {
        for &action in actions {
            game.play(action).unwrap();
        }
        game
    }

    #[test]
    fn every_moment_leads_to_the_later_ones_and_not_back() {
        let exchange = Action::Exchange(Slot::from_label(20).unwrap());
        let all = [Action::Draw, Action::Discard, Action::Draw, exchange, Action::Draw];
        for from in 0..=all.len() {
            for to in 0..=all.len() {
                let (one, other) = (after(dealt(7), &all[..from]), after(dealt(7), &all[..to]));
                assert_eq!(one.record().leads_to(other.record()), from <= to, "{from} to {to}");
            }
        }
    }

    #[test]
    fn what_was_played_otherwise_or_dealt_otherwise_is_another_match() {
        let drawn = after(dealt(7), &[Action::Draw]);
        let (kept, thrown) = (
            after(drawn.clone(), &[Action::Exchange(Slot::from_label(5).unwrap())]),
            after(drawn.clone(), &[Action::Discard]),
        );
        assert!(drawn.record().leads_to(kept.record()) && drawn.record().leads_to(thrown.record()));
        assert!(!kept.record().leads_to(thrown.record()) && !thrown.record().leads_to(kept.record()));
        assert!(!dealt(7).record().leads_to(dealt(8).record()));
    }

    #[test]
    fn another_name_is_the_same_match_and_another_kind_of_player_is_not() {
        let one = dealt(7);
        let mut other = one.record().clone();
        other.seats[0].name = "Du".into();
        assert!(one.record().leads_to(&other) && other.leads_to(one.record()));
        other.seats[1].player = PlayerKind::Computer;
        assert!(!one.record().leads_to(&other));
    }
}
