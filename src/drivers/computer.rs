//! A computer player.

use super::driver::{Answer, Driver, News, Tempo};
use crate::engine::{Action, View};
use crate::players::{ComputerPlayer, Turn, TurnRequest};
use core::cell::{Cell, RefCell};
use std::rc::Rc;

/// Drops a question that was asked.
pub type DropQuestion = Box<dyn FnOnce()>;

/// Where the computer players think that need time for it.
pub trait Thinker {
    /// Thinks of a decision, and calls `done` with it, or with none where nobody can think.
    fn think(&self, request: TurnRequest, done: Box<dyn FnOnce(Option<Action>)>) -> DropQuestion;
}

/// What has come of thinking.
#[derive(Clone, Copy, PartialEq)]
enum Thought {
    /// It goes on.
    Pending,
    /// This.
    Known(Action),
    /// Nobody can think here.
    Failed,
}

/// A computer player at a seat. One that needs time has it in a [`Thinker`]; where that fails, the strongest that needs none
/// plays for it.
pub struct ComputerDriver<T> {
    player: ComputerPlayer,
    thinker: T,
    /// The turn that was begun, and what has come of it: an answer to one before goes elsewhere.
    begun: RefCell<Option<(Turn, Rc<Cell<Thought>>)>>,
    question: RefCell<Option<DropQuestion>>,
}

impl<T: Thinker> ComputerDriver<T> {
    /// This player.
    pub fn new(player: ComputerPlayer, thinker: T) -> ComputerDriver<T> {
        ComputerDriver { player, thinker, begun: RefCell::new(None), question: RefCell::new(None) }
    }

    fn request(&self, turn: &Turn) -> TurnRequest {
        TurnRequest { player: self.player, turn: turn.clone() }
    }
}

impl<T: Thinker> Driver for ComputerDriver<T> {
    fn tempo(&self, _: &View<'_>) -> Tempo {
        Tempo::Paced
    }

    fn begin(&self, turn: &Turn, news: News) {
        self.cancel();
        if self.player.is_quick() {
            return;
        }
        let thought = Rc::new(Cell::new(Thought::Pending));
        self.begun.replace(Some((turn.clone(), Rc::clone(&thought))));
        let done = move |action: Option<Action>| {
            thought.set(action.map_or(Thought::Failed, Thought::Known));
            news();
        };
        let question = self.thinker.think(self.request(turn), Box::new(done));
        self.question.replace(Some(question));
    }

    fn answer(&self, turn: &Turn) -> Answer {
        let begun = self.begun.borrow();
        match begun.as_ref().filter(|(begun, _)| begun == turn).map(|(_, thought)| thought.get()) {
            Some(Thought::Known(action)) => Answer::Decided(action),
            Some(Thought::Pending) => Answer::Open,
            None => self.request(turn).quick_answer().into(),
            Some(Thought::Failed) => {
                TurnRequest { player: self.player.or_quick(), ..self.request(turn) }.quick_answer().into()
            }
        }
    }

    fn cancel(&self) {
        self.begun.replace(None);
        if let Some(drop_question) = self.question.take() {
            drop_question();
        }
    }
}
