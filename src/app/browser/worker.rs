//! The worker that thinks for the expert and the coach, so that the table never stutters. Its program is loaded when it is
//! first asked something.

use super::events::Listener;
use crate::coach::{Answer, Question};
use crate::messages::ToWorker;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker's script, from the page.
const SCRIPT: &str = "./worker.js";

/// Called with the answer, or with none when nobody can give one.
type OnAnswer = Box<dyn FnOnce(Option<Answer>)>;

/// A worker, with what listens to it.
struct Running {
    worker: Worker,
    _listeners: [Listener; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// The worker, while there is one, and the questions it has not answered yet.
#[derive(Default)]
struct Inner {
    running: Option<Running>,
    last_id: u32,
    open: Vec<(u32, OnAnswer)>,
}

/// Asks the worker questions. It ends with the component that made it.
#[derive(Clone, Copy)]
pub struct ThinkingWorker {
    inner: StoredValue<Inner, LocalStorage>,
    read_answer: fn(&str) -> Option<Answer>,
}

impl ThinkingWorker {
    /// No worker is started before the first question. `read_answer` reads what it says.
    pub fn new(read_answer: fn(&str) -> Option<Answer>) -> ThinkingWorker {
        ThinkingWorker { inner: StoredValue::new_local(Inner::default()), read_answer }
    }

    /// Asks a question about the match in a record. The answer comes later, unless [`ThinkingWorker::cancel`] comes before.
    pub fn ask(self, question: Question, record: String, on_answer: impl FnOnce(Option<Answer>) + 'static) {
        if self.inner.try_with_value(|inner| inner.running.is_none()).unwrap_or(false) {
            let running = self.start();
            self.inner.update_value(|inner| inner.running = running);
        }
        let mut on_answer: Option<OnAnswer> = Some(Box::new(on_answer));
        self.inner.try_update_value(|inner| {
            let running = inner.running.as_ref()?;
            inner.last_id = inner.last_id.wrapping_add(1);
            let id = inner.last_id;
            let message = ToWorker::Think { question: Question { id, ..question }, record };
            let text = serde_json::to_string(&message).ok()?;
            running.worker.post_message(&JsValue::from_str(&text)).ok()?;
            inner.open.extend(on_answer.take().map(|on_answer| (id, on_answer)));
            Some(())
        });
        if let Some(on_answer) = on_answer {
            on_answer(None);
        }
    }

    /// Drops all open questions, and what is being thought about.
    pub fn cancel(self) {
        self.inner.try_update_value(|inner| {
            if !inner.open.is_empty() {
                inner.open.clear();
                inner.running = None;
            }
        });
    }

    /// It could not be loaded, or it has stopped: nobody answers what is open, and the next question tries again.
    fn give_up(self) {
        let open = self.inner.try_update_value(|inner| {
            inner.running = None;
            std::mem::take(&mut inner.open)
        });
        for (_, on_answer) in open.into_iter().flatten() {
            on_answer(None);
        }
    }

    /// `None` where the browser has no workers.
    fn start(self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let answers = Listener::new(&worker, "message", false, move |event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            // What is no answer comes from a program that has stopped, or is of another version than this one.
            match text.and_then(|text| (self.read_answer)(&text)) {
                Some(answer) => self.take_answer(answer),
                // From inside a listener that giving up would drop.
                None => queue_microtask(move || self.give_up()),
            }
        });
        let faults = Listener::new(&worker, "error", false, move |_| queue_microtask(move || self.give_up()));
        Some(Running { worker, _listeners: [answers, faults] })
    }

    fn take_answer(self, answer: Answer) {
        let asked = self.inner.try_update_value(|inner| {
            let place = inner.open.iter().position(|(id, _)| *id == answer.id)?;
            Some(inner.open.swap_remove(place).1)
        });
        if let Some(on_answer) = asked.flatten() {
            on_answer(Some(answer));
        }
    }
}
