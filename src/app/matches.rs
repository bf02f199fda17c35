//! Matches that begin, go on and are left.

use super::in_play::InPlay;
use super::store::{Notice, Sheet, Store};
use super::table::input::Choice;
use crate::engine::{Chance, Rules};
use crate::record::{self, RecordedGame, SeatEntry};
use crate::storage::MatchExtras;

impl Store {
    /// Starts a match, or asks first when another is under way.
    pub fn start_match(&self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        let under_way = self.play.with_untracked(|play| play.as_ref().is_some_and(InPlay::unfinished));
        if under_way && !self.is_elsewhere() {
            self.waiting.set(Some((rules, seats, colours)));
            self.sheet.set(Some(Sheet::ReplaceMatch));
        } else {
            self.begin(rules, seats, colours);
        }
    }

    /// Starts the match that was waiting for the old one to be given up.
    pub fn start_waiting(&self) {
        let mut waiting = None;
        self.waiting.update(|slot| waiting = slot.take());
        if let Some((rules, seats, colours)) = waiting {
            self.begin(rules, seats, colours);
        }
    }

    /// The same players again.
    pub fn rematch(&self) {
        let again = self.play.with_untracked(|play| {
            play.as_ref().map(|play| {
                let record = play.recorded.record();
                (*play.recorded.game().rules(), record.seats.clone(), play.colours.clone())
            })
        });
        if let Some((rules, seats, colours)) = again {
            self.begin(rules, seats, colours);
        }
    }

    /// Begins a match, unless another tab has the one under way: then nothing of it could be played.
    fn begin(&self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        if self.is_elsewhere() {
            return;
        }
        let chance = Chance::new(fresh_seed());
        let started = RecordedGame::start(rules, seats, chance).and_then(|mut recorded| {
            recorded.deal_from(chance)?;
            Ok(recorded)
        });
        match started {
            Ok(recorded) => {
                self.play.set(Some(InPlay { recorded, chance, colours }));
                self.put_up.update(|times| *times += 1);
                self.at_table.set(true);
                self.dealt.set(true);
                self.sit_down();
                self.save();
            }
            Err(_) => self.tell(Notice::CannotStart),
        }
    }

    /// Puts the match in a record on the table, in place of what was there, and be it one that is only tried out.
    /// `seed`: what its cards come from, in decimal, where that is known.
    pub fn go_on_with(&self, record: &str, seed: &str) {
        let Ok(recorded) = record::read(record) else { return };
        self.trying.set(false);
        let extras = MatchExtras { seed: seed.to_owned(), colours: Vec::new(), at_table: true };
        self.play.set(Some(take_up(recorded, Some(extras))));
        self.seated.update(|times| *times += 1);
        self.back_to_table();
    }

    /// Deals the next round, unless another tab has the match.
    pub fn next_round(&self) {
        if self.is_elsewhere() {
            return;
        }
        let mut dealt = false;
        self.play.update(|play| {
            dealt = play.as_mut().is_some_and(|play| play.recorded.deal_from(play.chance).is_ok());
        });
        if dealt {
            self.dealt.set(true);
            self.sit_down();
            self.save();
        }
    }

    /// Leaves the table; the match stays as it is and can be gone on with.
    pub fn leave_table(&self) {
        if self.trying.get_untracked() {
            self.end_trying();
            return;
        }
        self.at_table.set(false);
        self.looking.set(None);
        self.choice.set(Choice::Nothing);
        self.sheet.set(None);
        self.save();
    }

    /// Goes back to the match.
    pub fn back_to_table(&self) {
        self.at_table.set(true);
        self.sit_down();
        self.save();
    }

    /// Opens the rack of a person who plays alone; where several share the device, nobody's.
    pub(super) fn sit_down(&self) {
        self.choice.set(Choice::Nothing);
        self.remark.set(None);
        self.held_up.set(false);
        // A match that was saved between the deal of its seats and its first round has nothing to show yet.
        let undealt = self
            .play
            .with_untracked(|play| play.as_ref().is_some_and(|play| play.round_number() == 0 && play.unfinished()));
        if undealt {
            self.play.update(|play| {
                if let Some(play) = play {
                    // An empty table is all that is lost where a deck from our own chance were refused.
                    let _ = play.recorded.deal_from(play.chance);
                }
            });
        }
        self.looking.set(self.play.with_untracked(|play| play.as_ref().and_then(InPlay::alone)));
    }
}

/// A saved match, with the chance it began with if that is still known.
pub(super) fn take_up(mut recorded: RecordedGame, extras: Option<MatchExtras>) -> InPlay {
    let players = recorded.record().seats.len();
    let known = extras.as_ref().and_then(|extras| extras.seed.parse().ok()).map(Chance::new);
    // A seed that does not give this cut belongs to another match.
    let chance = known
        .filter(|chance| chance.cut(players) == recorded.record().cut)
        .unwrap_or_else(|| Chance::new(fresh_seed()));
    recorded.continue_with(chance);
    let colours = extras
        .map(|extras| extras.colours)
        .filter(|colours| colours.len() == players)
        .unwrap_or_else(|| (0..players as u8).collect());
    InPlay { recorded, chance, colours }
}

/// A seed for a new match, or another number that nobody can foresee: by the browser's source of chance, or if that fails by the clock.
pub(super) fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}
