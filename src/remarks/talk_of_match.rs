//! What is said at a table while a match goes on.

use super::company::Company;
use super::moment::Moment;
use super::talk::{Remark, Talk};
use crate::engine::{Chance, Seat};
use crate::players::ComputerPlayer;
use crate::record::{RecordedMatch, Replay};

/// A line that was said in the round at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// The index of the event it is about, among those of the round.
    pub event: usize,
    /// When one says such a thing.
    pub moment: Moment,
    /// What was said.
    pub line: &'static str,
}

/// What is said at a table while a match goes on. Whenever it is asked, and whatever has been taken back meanwhile, it says of the
/// same match the same.
#[derive(Clone, Debug)]
pub struct TalkOfMatch {
    /// The talk of the rounds before.
    talk: Talk,
    /// How many rounds these are.
    rounds: usize,
}

impl TalkOfMatch {
    /// The talk of these, before the first round.
    pub const fn new(company: Company, chance: Chance) -> TalkOfMatch {
        TalkOfMatch { talk: Talk::new(company, chance), rounds: 0 }
    }

    /// What has been said in the round at the table so far. `lines` are those that a character has for a moment.
    pub fn hear<I: Iterator<Item = &'static str>>(
        &mut self,
        recorded: &RecordedMatch,
        lines: impl Fn(ComputerPlayer, Moment) -> I,
    ) -> Vec<Said> {
        let Some(round) = recorded.record().rounds.len().checked_sub(1) else { return Vec::new() };
        let count = |player, moment| lines(player, moment).count();
        if self.rounds > round {
            *self = TalkOfMatch::new(*self.talk.company(), self.talk.chance());
        }
        if self.rounds < round {
            let replay = Replay::of_finished_rounds(recorded);
            while self.rounds < round {
                if let Some(before) = replay.at(self.rounds, usize::MAX) {
                    self.talk.hear(self.rounds, players(&before), before.state().events(), count);
                }
                self.rounds += 1;
            }
        }
        let remarks = self.talk.clone().hear(round, players(recorded), recorded.state().events(), count);
        let said = |Remark { seat, event, moment, variant }: Remark| {
            let line = lines(self.talk.company().character(seat)?, moment).nth(variant)?;
            Some(Said { seat, event, moment, line })
        };
        remarks.into_iter().filter_map(said).collect()
    }
}

/// How many play, or have played, the round at the table.
fn players(recorded: &RecordedMatch) -> usize {
    let state = recorded.state();
    state.round().map_or(state.playing(), |round| round.seats()).len()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::club::Score;
    use crate::engine::{Action, Edition, Slot, Stage};
    use crate::record::{PlayerKind, SeatEntry};

    /// Two lines for each moment.
    fn lines(_: ComputerPlayer, moment: Moment) -> impl Iterator<Item = &'static str> {
        let lines = if moment.is_greeting() { ["Hello.", "Hi."] } else { ["Oh.", "Ah."] };
        lines.into_iter()
    }

    #[test]
    fn whenever_it_is_asked_it_says_of_the_same_match_the_same() {
        let seat = |id: &str| SeatEntry {
            name: id.to_owned(),
            player: if id == "Ann" { PlayerKind::Human } else { PlayerKind::Computer },
            level: (id != "Ann").then(|| id.to_owned()),
        };
        let chance = Chance::new(3);
        let rules = Edition::MiltonBradley.preset().check(3).unwrap();
        let mut game = RecordedMatch::start(rules, ["Ann", "rosa", "hugo"].map(seat).to_vec(), chance).unwrap();
        let company = Company::of(&game, |_| Score::default());
        let mut talk = TalkOfMatch::new(company, chance);
        assert_eq!(talk.hear(&game, lines), []);
        let mut heard = 0;
        for _ in 0..3 {
            game.deal_from(chance).unwrap();
            // The cards go where they belong; after so many turns somebody has them in order.
            while game.state().stage() == Stage::Playing {
                let view = game.state().to_act().and_then(|seat| game.state().view(seat)).unwrap();
                let legal = view.legal();
                let place = |number: u8| Slot::ALL[usize::from(number - 1) * Slot::COUNT / usize::from(view.highest())];
                let action = match (view.drawn, view.top_discard) {
                    _ if legal.has(Action::Announce) => Action::Announce,
                    (Some(card), _) => Action::Exchange(place(card.number())),
                    (None, Some(card)) if card.number() % 3 == 0 => Action::Take(place(card.number())),
                    _ => Action::Draw,
                };
                game.play(action).unwrap();
                let from_the_beginning = TalkOfMatch::new(company, chance).hear(&game, lines);
                assert_eq!(talk.hear(&game, lines), from_the_beginning);
                heard = heard.max(from_the_beginning.len());
            }
            if game.state().stage() != Stage::BetweenRounds {
                break;
            }
        }
        assert!(heard > 0 && game.record().rounds.len() > 1);
        // An earlier moment of the same match.
        let first = Replay::new(&game).at(0, 3).unwrap();
        let greeting = talk.hear(&first, lines);
        assert!(greeting.iter().all(|said| said.moment.is_greeting()) && greeting.len() == 1, "{greeting:?}");
    }
}
