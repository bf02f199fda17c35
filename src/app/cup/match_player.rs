//! Plays matches of the others, a few decisions at a time: the page goes on meanwhile, also where somebody needs time to think.

use crate::app::browser::clock::milliseconds;
use crate::app::browser::timers::Timer;
use crate::app::browser::worker::ThinkingWorker;
use crate::app::state::phrases;
use crate::club::cup::{InPlay, Pairing};
use crate::engine::Action;
use crate::messages::{FromWorker, ToWorker};
use crate::players::TurnRequest;
use leptos::prelude::*;

/// How long it plays before the page may do something else, in milliseconds; the last decision may take longer.
const AT_A_TIME: f64 = 12.0;

/// Called with the match when it is over.
type OnOver = Box<dyn FnOnce(InPlay)>;

/// What has come of a step.
enum Step {
    /// A decision was played.
    Played,
    /// This one takes time.
    Thinks(Box<TurnRequest>),
    /// The match is over.
    Over,
    /// There is no match, or it cannot go on.
    Stuck,
}

/// Plays one match of two characters at a time, as long as the component is there that made it.
#[derive(Clone, Copy)]
pub struct MatchPlayer {
    game: StoredValue<Option<(InPlay, OnOver)>, LocalStorage>,
    timer: Timer,
    worker: ThinkingWorker,
}

impl MatchPlayer {
    /// Plays nothing yet.
    pub fn new() -> MatchPlayer {
        MatchPlayer { game: StoredValue::new_local(None), timer: Timer::new(), worker: ThinkingWorker::new() }
    }

    /// Plays this match in place of the one before. `on_over` is called when it is over.
    pub fn play(self, pairing: &Pairing, on_over: impl FnOnce(InPlay) + 'static) {
        let Some(game) = InPlay::begin(pairing, |player| phrases().level(player.id())) else { return };
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
            Step::Over => {
                if let Some((game, on_over)) = self.game.try_update_value(Option::take).flatten() {
                    on_over(game);
                }
            }
            Step::Stuck => {}
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

    /// Asks the worker. Where nobody can think, somebody plays for them who needs no time, as at the table.
    fn think(self, request: TurnRequest) {
        self.worker.ask(&ToWorker::Play(request.clone()), move |answer| {
            let action = match answer {
                Some(FromWorker::Played(action)) => Some(action),
                _ => TurnRequest { player: request.player.or_quick(), ..request }.quick_answer(),
            };
            if action.is_some_and(|action| self.play_action(action)) {
                self.go_on_later();
            }
        });
    }

    fn play_action(self, action: Action) -> bool {
        let played = self.game.try_update_value(|playing| playing.as_mut().is_some_and(|(game, _)| game.play(action)));
        played.unwrap_or(false)
    }
}
