//! Looks back at matches of a cup that are over.

use super::cup_state::CupState;
use super::match_player::MatchPlayer;
use crate::app::state::{
    CurrentMatch, LookingBackScreen, ReplayState, ReviewState, ScreenStack, ShownMatch, cup_phrases, phrases, saves,
};
use crate::club::character_of;
use crate::club::cup::{Fixture, Outcome, Pairing, cup_rules};
use crate::engine::Chance;
use crate::history::Entry;
use crate::record::RecordedMatch;
use crate::storage::KeptMatch;
use crate::table::TableMatch;
use leptos::prelude::*;

/// Leads to the replays of a cup. Those of the others are played once more for it, the same way; those of the person are in the history,
/// unless they were deleted.
#[derive(Clone, Copy)]
pub struct Watch {
    state: CupState,
    player: MatchPlayer,
    stack: ScreenStack,
    current: CurrentMatch,
    /// The matches of the history that may be of a cup.
    own: StoredValue<Vec<KeptMatch>>,
    /// What is said meanwhile, or if it cannot be shown.
    pub said: RwSignal<&'static str>,
}

impl Watch {
    /// The replays of this cup.
    pub fn new(state: CupState) -> Watch {
        let mut own = saves().history();
        own.retain(|one| one.entry.has_cards && is_of_a_cup(&one.entry));
        Watch {
            state,
            player: MatchPlayer::new(),
            stack: expect_context(),
            current: expect_context(),
            own: StoredValue::new(own),
            said: RwSignal::new(""),
        }
    }

    /// Whether the match of this fixture can be shown, as far as that is known without its cards.
    pub fn can_show(self, pairing: &Pairing, outcome: Outcome) -> bool {
        pairing.characters().is_some()
            || self.own.with_value(|own| own.iter().any(|one| has_ended_so(&one.entry, pairing, outcome)))
    }

    /// Shows the match of this fixture, from its beginning.
    pub fn show(self, fixture: Fixture) {
        let bracket = untrack(|| self.state.bracket());
        let (Some(pairing), Some(outcome)) = (bracket.pairing(fixture), bracket.outcome(fixture)) else { return };
        if pairing.opponent().is_some() {
            if let Some(own) = self.own_match(&pairing, outcome) {
                self.replay(own);
            }
            return;
        }
        self.said.set(cup_phrases().one_moment());
        self.player.play(&pairing, move |game| {
            let said = match game {
                Some(game) if game.outcome() == Some(outcome) => {
                    return self.replay(at_table(game.into_recorded(), pairing.seed));
                }
                Some(_) => cup_phrases().played_otherwise(),
                None => phrases().not_loaded(),
            };
            let _ = self.said.try_set(said);
        });
    }

    fn replay(self, game: TableMatch) {
        self.current.lay(Some(game));
        // Where another match was looked at before.
        if let Some(replay) = use_context::<ReplayState>() {
            replay.opened.set(None);
        }
        if let Some(review) = use_context::<ReviewState>() {
            review.reviewed.set(None);
        }
        self.stack.push(LookingBackScreen::Replay(ShownMatch::Own, 0));
    }

    /// The person's match as it is in the history.
    fn own_match(self, pairing: &Pairing, outcome: Outcome) -> Option<TableMatch> {
        self.own.with_value(|own| {
            own.iter().filter(|one| has_ended_so(&one.entry, pairing, outcome)).find_map(|one| {
                let read = saves().finished_match(&one.id)?.ok()?;
                let is_it = read.seed == Some(pairing.seed);
                is_it.then(|| TableMatch { id: Some(one.id.clone()), ..at_table(read.recorded, pairing.seed) })
            })
        })
    }
}

/// Whether a finished match was against the person's opponent, and has ended as their match of a cup has.
fn has_ended_so(entry: &Entry, pairing: &Pairing, outcome: Outcome) -> bool {
    let opponent = entry.seats.get(1).and_then(|seat| character_of(&seat.player));
    opponent == pairing.opponent() && entry.totals() == outcome.points().map(i32::from)
}

/// Whether a finished match may be one of a cup.
fn is_of_a_cup(entry: &Entry) -> bool {
    entry.rules == cup_rules() && entry.seats.len() == 2 && entry.only_person().is_some_and(|seat| seat.number() == 0)
}

/// A match as it lies on a table.
fn at_table(recorded: RecordedMatch, seed: u64) -> TableMatch {
    TableMatch { recorded, chance: Chance::new(seed), colours: vec![0, 1], id: None }
}
