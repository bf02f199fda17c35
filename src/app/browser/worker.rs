//! The worker that thinks for slow computer players and the coach, so that the table never stutters. Its program is loaded
//! when it is first asked something.

use super::events::Listener;
use super::timers::soon;
use crate::messages::{FromWorker, ToWorker};
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker's script, from the page.
const SCRIPT: &str = "./worker.js";

#[wasm_bindgen]
extern "C" {
    /// The address of the script that started this program: the worker is to run the same one.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static PROGRAM: String;
}

/// Called with the answer, or with none when nobody can give one.
type OnAnswer = Box<dyn FnOnce(Option<FromWorker>)>;

/// The number of a question, by which it can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked(u32);

/// A worker, with what listens to it.
struct Running {
    worker: Worker,
    _listeners: [Listener; 2],
}

impl Running {
    /// Sends a message; `None` where it cannot be.
    fn send(&self, message: &str) -> Option<()> {
        self.worker.post_message(&JsValue::from_str(message)).ok()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// A question that has no answer yet.
struct Open {
    number: u32,
    message: String,
    on_answer: OnAnswer,
}

/// The worker, while there is one, and the questions it has not answered yet.
struct Inner {
    /// Whose context answers find, whoever asked first.
    owner: Owner,
    running: Option<Running>,
    last_number: u32,
    open: Vec<Open>,
}

/// Asks the worker questions. It ends with the component that made it.
#[derive(Clone, Copy)]
pub struct ThinkingWorker {
    inner: StoredValue<Inner, LocalStorage>,
}

impl ThinkingWorker {
    /// No worker is started before the first question, or [`ThinkingWorker::prepare`].
    pub fn new() -> ThinkingWorker {
        let owner = Owner::current().unwrap_or_default();
        ThinkingWorker {
            inner: StoredValue::new_local(Inner { owner, running: None, last_number: 0, open: Vec::new() }),
        }
    }

    /// Starts the worker, which loads what it needs, where it is about to be asked.
    pub fn prepare(self) {
        self.start_if_needed();
    }

    /// Asks something. The answer comes later, unless [`ThinkingWorker::cancel`] comes before.
    pub fn ask(self, asked: &ToWorker, on_answer: impl FnOnce(Option<FromWorker>) + 'static) -> Asked {
        self.start_if_needed();
        let mut on_answer: Option<OnAnswer> = Some(Box::new(on_answer));
        let mut number = 0;
        self.inner.try_update_value(|inner| {
            inner.last_number = inner.last_number.wrapping_add(1);
            number = inner.last_number;
            let message = serde_json::to_string(&(number, asked)).ok()?;
            inner.running.as_ref()?.send(&message)?;
            inner.open.extend(on_answer.take().map(|on_answer| Open { number, message, on_answer }));
            Some(())
        });
        if let Some(on_answer) = on_answer {
            on_answer(None);
        }
        Asked(number)
    }

    /// Drops a question, and what is thought of it. What else was asked is asked anew.
    pub fn cancel(self, Asked(number): Asked) {
        let dropped = self.inner.try_update_value(|inner| {
            let index = inner.open.iter().position(|open| open.number == number)?;
            inner.running = None;
            Some(inner.open.remove(index))
        });
        let has_more = || self.inner.try_with_value(|inner| !inner.open.is_empty()).unwrap_or(false);
        if dropped.flatten().is_some() && has_more() {
            self.start_if_needed();
            let is_sent = self.inner.try_with_value(|inner| {
                let running = inner.running.as_ref()?;
                inner.open.iter().try_for_each(|open| running.send(&open.message))
            });
            if is_sent.flatten().is_none() {
                self.give_up();
            }
        }
    }

    /// It could not be loaded, or it has stopped: nobody answers what is open, and the next question tries again.
    fn give_up(self) {
        let open = self.inner.try_update_value(|inner| {
            inner.running = None;
            std::mem::take(&mut inner.open)
        });
        for question in open.into_iter().flatten() {
            (question.on_answer)(None);
        }
    }

    fn start_if_needed(self) {
        let owner = self.inner.try_with_value(|inner| inner.running.is_none().then(|| inner.owner.clone())).flatten();
        if let Some(owner) = owner {
            let running = owner.with(|| self.start());
            self.inner.update_value(|inner| inner.running = running);
        }
    }

    /// `None` where the browser has no workers.
    fn start(self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        PROGRAM.with(|address| options.set_name(address));
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let answers = Listener::new(&worker, "message", false, move |event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            // What is no answer comes from a program that has stopped, or is of another version than this one.
            match text.and_then(|text| serde_json::from_str::<(u32, FromWorker)>(&text).ok()) {
                Some((number, answer)) => self.take_answer(number, answer),
                // From inside a listener that giving up would drop.
                None => soon(move || self.give_up()),
            }
        });
        let faults = Listener::new(&worker, "error", false, move |_| soon(move || self.give_up()));
        Some(Running { worker, _listeners: [answers, faults] })
    }

    fn take_answer(self, number: u32, answer: FromWorker) {
        let asked = self.inner.try_update_value(|inner| {
            let index = inner.open.iter().position(|open| open.number == number)?;
            Some(inner.open.remove(index).on_answer)
        });
        if let Some(on_answer) = asked.flatten() {
            on_answer(Some(answer));
        }
    }
}
