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
    /// It was not begun, or there is nothing to begin.
    Nothing,
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
    /// What has come of the last question: an answer to one before goes elsewhere.
    thought: RefCell<Rc<Cell<Thought>>>,
    question: RefCell<Option<DropQuestion>>,
}

impl<T: Thinker> ComputerDriver<T> {
    /// This player.
    pub fn new(player: ComputerPlayer, thinker: T) -> ComputerDriver<T> {
        let thought = RefCell::new(Rc::new(Cell::new(Thought::Nothing)));
        ComputerDriver { player, thinker, thought, question: RefCell::new(None) }
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
        self.thought.replace(Rc::clone(&thought));
        let done = move |action: Option<Action>| {
            thought.set(action.map_or(Thought::Failed, Thought::Known));
            news();
        };
        let question = self.thinker.think(self.request(turn), Box::new(done));
        self.question.replace(Some(question));
    }

    fn answer(&self, turn: &Turn) -> Answer {
        match self.thought.borrow().get() {
            Thought::Known(action) => Answer::Decided(action),
            Thought::Pending => Answer::Open,
            Thought::Nothing => self.request(turn).quick_answer().into(),
            Thought::Failed => {
                TurnRequest { player: self.player.or_quick(), ..self.request(turn) }.quick_answer().into()
            }
        }
    }

    fn cancel(&self) {
        self.thought.replace(Rc::new(Cell::new(Thought::Nothing)));
        if let Some(drop_question) = self.question.take() {
            drop_question();
        }
    }
}
