//! The texts of the screens that look back: replays, statistics, the matches that are over, the review.

use super::message::{Decimal, Tenths, Who};
use super::table::Phrases;
use super::texts::phrases;
use crate::engine::Action;

phrases! {
    /// The texts of replays, statistics, the matches that are over and the review.
    LookingBackPhrases:

    // Replays
    replay_round(round: usize);
    replay_back;
    replay_on;
    replay_play;
    replay_position;
    replay_step(step: usize, last: usize);
    replay_turn;
    replay_close;

    // Statistics
    nothing_played;
    nothing_played_yet;
    matches_won;
    rounds_won;
    mean_score;
    mean_score_how;
    best_streak;
    streak_now(best: u32, matches: u32);
    mean_loss;
    loss_how(decisions: u32);
    no_loss_yet(review: &str);
    won_of(won: u32, played: u32);
    only_played(played: u32);
    percent(percent: u32);
    one_decimal(number: Decimal);
    unknown;
    by_level;
    by_edition;
    level_column;
    edition_column;
    matches_column;
    rounds_column;
    score_column;
    loss_column;
    several_people;
    people_note;
    chips_note(rounds: u32, lost: bool, chips: i32);
    days_note(again: u32);
    export_statistics;
    reset;
    reset_title;
    reset_what(rounds: u32, matches: u32);
    keep_statistics;
    tally_set_aside;

    // The matches that are over
    no_matches;
    no_matches_yet;
    match_result(state: &str, who: &str);
    nearly_full;
    delete_year(year: i32, count: usize);
    delete_year_title;
    delete_year_what;
    year_deleted(year: i32, count: usize);

    // The review of a round
    coach_title;
    whose;
    coach_begins(all: usize);
    coach_at_work(decision: usize, all: usize);
    progress;
    coach_found_nothing(all: usize);
    coach_found(all: usize, lost: Tenths, each: Tenths);
    coach_found_better(all: usize, better: usize);
    worst_first;
    turn(turn: usize);
    did_take(card: Option<u8>, slot: u8);
    did_draw;
    did_put(card: Option<u8>, slot: u8);
    did_discard(card: Option<u8>);
    did_announce;
    did_eclair;
    did_pass;
    degree_good;
    degree_slip;
    degree_mistake;
    degree_blunder;
    loss(points: Tenths);
    chances_title;
    chance(turn: usize, percent: i32);
    round_won;
    round_lost;
    position_title;
    said_put(who: Who<'_>, card: u8, slot: u8);
    said_took(who: Who<'_>, card: u8, slot: u8);
    said_discarded(who: Who<'_>, card: u8);
    said_drew(who: Who<'_>);
    said_passed(who: Who<'_>);
    as_the_coach;
    hardly_mattered;
    gave_away(points: Tenths);
    better(did: &str);
    just_as_good(did: &str);
    in_hand;
    watch_from_here;
    try_from_here;
}

impl LookingBackPhrases {
    /// What was done, and with which card.
    pub fn did(&self, action: Action, card: Option<u8>) -> String {
        match action {
            Action::Take(slot) => self.did_take(card, slot.label()),
            Action::Draw => self.did_draw().into(),
            Action::Exchange(slot) | Action::Place(slot) => self.did_put(card, slot.label()),
            Action::Discard => self.did_discard(card),
            Action::Announce => self.did_announce().into(),
            Action::Eclair => self.did_eclair().into(),
            Action::Pass => self.did_pass().into(),
        }
    }

    /// The same as a sentence about whoever did it. The card is the one in the hand, or the top discard.
    pub fn said(&self, who: Who<'_>, action: Action, card: u8, table: &Phrases) -> String {
        match action {
            Action::Take(slot) => self.said_took(who, card, slot.label()),
            Action::Draw => self.said_drew(who),
            Action::Exchange(slot) | Action::Place(slot) => self.said_put(who, card, slot.label()),
            Action::Discard => self.said_discarded(who, card),
            Action::Announce | Action::Eclair => table.calls(who, action == Action::Eclair),
            Action::Pass => self.said_passed(who),
        }
    }

    /// How bad a decision was, from 0 (good) to 3, as a word.
    pub fn degree(&self, degree: usize) -> &'static str {
        match degree {
            0 => self.degree_good(),
            1 => self.degree_slip(),
            2 => self.degree_mistake(),
            _ => self.degree_blunder(),
        }
    }

    /// The coach has finished: how many decisions there were, for how many something was better, and what was given
    /// away in total and on average, in tenths of a point. No points where they mean nothing.
    pub fn coach_done(&self, all: usize, better: usize, points: Option<(i32, i32)>) -> String {
        match (better, points) {
            (0, _) => self.coach_found_nothing(all),
            (_, Some((lost, each))) => self.coach_found(all, Tenths(lost), Tenths(each)),
            (_, None) => self.coach_found_better(all, better),
        }
    }

    /// How a round ended for the player.
    pub fn round_end(&self, won: bool) -> &'static str {
        if won { self.round_won() } else { self.round_lost() }
    }
}
