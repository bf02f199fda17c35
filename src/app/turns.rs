//! When computer players move, and when Rack-O is called by itself.
//!
//! The expert thinks elsewhere, from the moment its turn comes; it moves when it has an answer and the time has come.
//!
//! A computer player's decision is a timer that is set when its turn comes and dropped when anything else happens: the
//! person leaves, another match begins, the pace changes. A timer that fires late finds that its decision is no longer
//! due and does nothing.

use super::in_play::InPlay;
use super::store::{Notice, Screen, Store};
use crate::app::parts::{Cell, after, follow, whenever};
use crate::coach::Question;
use crate::engine::{Action, Phase, Seat};
use crate::players::{Level, quick_player};
use crate::storage::Pace;
use gloo_timers::callback::Timeout;

/// A decision that is made without the person.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Due {
    /// How often others have taken their seats: another match at the same table is another decision.
    seated: u32,
    round: usize,
    decisions: usize,
    seat: Seat,
    milliseconds: u32,
    /// Whether it is the first of its round, and the deal is to be seen before it.
    first: bool,
}

/// After so many milliseconds it is looked again whether the cards are dealt.
const SOON: u32 = 100;

/// At once means: so many decisions, then the page may breathe.
const IN_ONE_GO: usize = 64;

/// Makes computer players move whenever it is their turn.
pub fn run_computer_players(store: Store) {
    let due = follow(move || due(store));
    let pending = Cell::new(None::<Timeout>);
    // What the expert wants to do, once it knows; and whether the time has come to do it.
    let thought = Cell::new(None::<Option<Action>>);
    let ripe = Cell::new(false);
    let asking = Cell::new(false);
    let move_if_ready = move |now: Due| {
        if due.get_untracked() == Some(now)
            && ripe.with(|ripe| *ripe)
            && let Some(action) = thought.with(Clone::clone)
        {
            move_now(store, now, action, pending);
        }
    };
    whenever(move || {
        let now = due.get();
        if asking.with(|asking| *asking) {
            store.stop_thinking();
        }
        asking.set(false);
        ripe.set(false);
        thought.set(None);
        let Some(now) = now else {
            pending.set(None);
            return;
        };
        match expert_question(store, now) {
            Some((question, record)) => {
                asking.set(true);
                store.ask(question, &record, move |answer| {
                    asking.set(false);
                    if answer.is_none() {
                        store.tell(Notice::NoStudy);
                    }
                    thought.set(Some(answer.and_then(|answer| store.best_of(&answer))));
                    move_if_ready(now);
                });
            }
            None => thought.set(Some(None)),
        }
        ripen(store, now, now.milliseconds, pending, move || {
            ripe.set(true);
            move_if_ready(now);
        });
    });
}

/// Sets the timer of a decision. Nobody begins before the cards are dealt, however long a slow device takes for it: to cut the deal
/// short would have all that is left of it come with one picture. When they are, the time to think begins.
fn ripen(store: Store, due: Due, milliseconds: u32, pending: Cell<Option<Timeout>>, act: impl FnOnce() + 'static) {
    let timer = after(milliseconds, move || {
        if due.first && store.is_dealing() {
            ripen(store, due, SOON, pending, act);
        } else if due.first && milliseconds == SOON {
            ripen(store, Due { first: false, ..due }, due.milliseconds, pending, act);
        } else {
            act();
        }
    });
    // Setting the value drops the timer before it.
    pending.set(Some(timer));
}

/// What the coach is asked when the decision is an expert's.
fn expert_question(store: Store, due: Due) -> Option<(Question, String)> {
    store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        if !play.recorded.is_computer(due.seat) || level(play, due.seat) != Level::Expert {
            return None;
        }
        let seed = play.chance.decision_seed(play.recorded.game().rounds_over(), due.seat, play.recorded.decisions());
        Some((Question { seed, ..Question::default() }, play.recorded.to_json()))
    })
}

fn due(store: Store) -> Option<Due> {
    if !matches!(store.screen(), Screen::Table(_)) || store.held_up.get() {
        return None;
    }
    let regret = store.may_regret();
    let seated = store.seated.get();
    let (pace, by_itself) = store.settings.with(|settings| (settings.pace, settings.call_by_itself));
    store.play.with(|play| {
        let play = play.as_ref()?;
        let game = play.recorded.game();
        let seat = game.to_act()?;
        let fresh = game.log().is_empty() && game.round().map(|round| round.phase()) == Some(Phase::Turn);
        let milliseconds = if play.recorded.is_computer(seat) {
            let regret = if regret { time_to_regret(pace) } else { 0 };
            wait(play, pace) + regret
        } else if by_itself && store.looking.get() == Some(seat) && game.legal().has(Action::Announce) {
            // Long enough to see the last card go in.
            600
        } else {
            return None;
        };
        let first = fresh && pace != Pace::AtOnce;
        Some(Due {
            seated,
            round: play.round_number(),
            decisions: play.recorded.decisions(),
            seat,
            milliseconds,
            first,
        })
    })
}

/// How much longer a computer player takes while the person can take their move back, in milliseconds.
const fn time_to_regret(pace: Pace) -> u32 {
    match pace {
        Pace::Normal => 900,
        Pace::Fast => 600,
        Pace::AtOnce => 0,
    }
}

/// How long a computer player takes, in milliseconds. Thinking times differ a little, as a person's do.
fn wait(play: &InPlay, pace: Pace) -> u32 {
    let phase = play.recorded.game().round().map(|round| round.phase());
    let some = (play.recorded.decisions() as u32).wrapping_mul(0x9E37_79B9) >> 16;
    match (pace, phase) {
        (Pace::AtOnce, _) => 0,
        // Ten cards a seat: quickly, one after the other.
        (Pace::Normal, Some(Phase::Place)) => 110,
        (Pace::Fast, Some(Phase::Place)) => 40,
        (Pace::Normal, Some(Phase::Turn)) => 500 + some % 400,
        (Pace::Normal, _) => 450,
        (Pace::Fast, Some(Phase::Turn)) => 150,
        (Pace::Fast, _) => 120,
    }
}

/// Plays the decision that is due: what was thought of, or what a quick level thinks of now.
fn move_now(store: Store, due: Due, thought: Option<Action>, pending: Cell<Option<Timeout>>) {
    let computer = |seat: Seat| {
        store.play.with_untracked(|play| play.as_ref().is_some_and(|play| play.recorded.is_computer(seat)))
    };
    if !computer(due.seat) {
        store.act(Action::Announce);
        return;
    }
    let mut thought = thought;
    for _ in 0..IN_ONE_GO {
        let quick = || store.play.with_untracked(|play| play.as_ref().and_then(|play| decide(play, due)));
        let Some(action) = thought.take().or_else(quick) else { return };
        if store.settings.with_untracked(|settings| settings.pace) != Pace::AtOnce {
            // To think and to act are tasks of their own: the first time the browser compiles all that either needs.
            return pending.set(Some(after(0, move || store.act(action))));
        }
        store.act(action);
    }
}

/// The level of a computer player.
fn level(play: &InPlay, seat: Seat) -> Level {
    Level::of(play.recorded.seat(seat).and_then(|entry| entry.level.as_deref()))
}

/// What the computer player to act does, if it is one that answers at once. The expert has to be asked, except for the
/// decision that is `due`: when there was no answer to that, it plays as the level below.
fn decide(play: &InPlay, due: Due) -> Option<Action> {
    let game = play.recorded.game();
    let seat = game.to_act().filter(|&seat| play.recorded.is_computer(seat))?;
    let view = game.view(seat)?;
    let asked = (play.round_number(), play.recorded.decisions()) == (due.round, due.decisions);
    let quick = quick_player(level(play, seat)).or_else(|| quick_player(Level::Hard).filter(|_| asked));
    let seed = play.chance.decision_seed(game.rounds_over(), seat, play.recorded.decisions());
    let action = quick?.decide(&view, seed);
    // A player that wanted something illegal would stop the match: then anything legal.
    if view.legal().has(action) { Some(action) } else { view.legal().nth(0) }
}
