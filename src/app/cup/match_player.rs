//! Plays matches of the others, a few decisions at a time: the page goes on meanwhile, also where somebody needs time to think.

use crate::app::browser::clock::milliseconds;
use crate::app::browser::timers::Timer;
use crate::app::browser::worker::{Asked, ThinkingWorker};
use crate::app::state::phrases;
use crate::club::cup::{InPlay, Pairing};
use crate::messages::{FromWorker, ToWorker};
use crate::players::TurnRequest;
use leptos::prelude::*;

/// How long it plays before the page may do something else, in milliseconds; the last decision may take longer.
const AT_A_TIME: f64 = 12.0;

/// Called with the match when it is over, or with none when it cannot go on.
type OnOver = Box<dyn FnOnce(Option<InPlay>)>;

/// What has come of a step.
enum Step {
    /// A decision was played.
    Played,
    /// This one takes time.
    Thinks(Box<TurnRequest>),
    /// The match is over.
    Over,
    /// It cannot go on.
    Stuck,
}

/// Plays one match of two characters at a time, as long as the component is there that made it.
#[derive(Clone, Copy)]
pub struct MatchPlayer {
    game: StoredValue<Option<(InPlay, OnOver)>, LocalStorage>,
    /// What the worker was asked last.
    asked: StoredValue<Option<Asked>>,
    timer: Timer,
    worker: ThinkingWorker,
}

impl MatchPlayer {
    /// Plays nothing yet.
    pub fn new() -> MatchPlayer {
        MatchPlayer {
            game: StoredValue::new_local(None),
            asked: StoredValue::new(None),
            timer: Timer::new(),
            worker: ThinkingWorker::new(),
        }
    }

    /// Plays this match in place of the one before. `on_over` is called with it when it is over, or with none when it cannot go on.
    pub fn play(self, pairing: &Pairing, on_over: impl FnOnce(Option<InPlay>) + 'static) {
        // An answer to what the one before has asked is none to this one.
        if let Some(asked) = self.asked.try_update_value(Option::take).flatten() {
            self.worker.cancel(asked);
        }
        let game = InPlay::begin(pairing, |player| phrases().level(player.id()));
        let Some(game) = game else { return on_over(None) };
        self.game.set_value(Some((game, Box::new(on_over))));
        self.go_on_later();
    }

    fn go_on_later(self) {
        self.timer.set(0, move || self.go_on());
    }

    fn go_on(self) {
        let until = milliseconds() + AT_A_TIME;
        let mut step = self.step();
        while matches!(step, Step::Played) && milliseconds() < until {
            step = self.step();
        }
        match step {
            Step::Played => self.go_on_later(),
            Step::Thinks(request) => self.think(*request),
            Step::Over => self.end(Some),
            Step::Stuck => self.end(|_| None),
        }
    }

    /// Nothing more is played. `told`: what is told of the match.
    fn end(self, told: impl FnOnce(InPlay) -> Option<InPlay>) {
        if let Some((game, on_over)) = self.game.try_update_value(Option::take).flatten() {
            on_over(told(game));
        }
    }

    fn step(self) -> Step {
        let step = self.game.try_update_value(|playing| {
            let (game, _) = playing.as_mut()?;
            let Some(request) = game.request() else { return Some(Step::Over) };
            match request.quick_answer() {
                Some(action) => game.play(action).then_some(Step::Played),
                None => Some(Step::Thinks(Box::new(request))),
            }
        });
        step.flatten().unwrap_or(Step::Stuck)
    }

    /// Asks the worker. Unlike at the table nobody plays for them where it cannot think: the match would end otherwise than elsewhere.
    fn think(self, request: TurnRequest) {
        let asked = self.worker.ask(&ToWorker::Play(request), move |answer| {
            let is_played = self.game.try_update_value(|playing| match (playing, answer) {
                (Some((game, _)), Some(FromWorker::Played(action))) => game.play(action),
                _ => false,
            });
            match is_played {
                Some(true) => self.go_on_later(),
                _ => self.end(|_| None),
            }
        });
        self.asked.try_set_value(Some(asked));
    }
}
