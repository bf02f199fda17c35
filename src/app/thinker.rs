//! Asking the coach: the thinking is done in a worker, so that it never makes the table stutter, by a program that is
//! loaded when it is first asked (`src/study`).

use super::parts::Cell;
use super::store::{Store, phrases};
use crate::coach::{Answer, Question};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where the worker is, from the page.
const PROGRAM: &str = "./study.js";

/// Called with the answer; without one when there is nobody to give it.
type Answered = Box<dyn FnOnce(Option<Answer>)>;

/// A worker, with what listens to it.
type Hired = (Worker, [Closure<dyn FnMut(JsValue)>; 2]);

/// The worker, while there is one, and the questions it has not answered yet.
#[derive(Default)]
pub struct Thinker {
    worker: Option<Hired>,
    asked: u32,
    open: Vec<(u32, Answered)>,
}

impl Store {
    /// Asks the coach about the match in this record. The answer comes later, unless [`Store::stop_thinking`] comes before.
    pub fn ask(&self, question: Question, record: &str, answered: impl FnOnce(Option<Answer>) + 'static) {
        let thinker = self.thinker;
        let mut unheard: Option<Answered> = Some(Box::new(answered));
        thinker.update(|now| {
            if now.worker.is_none() {
                now.worker = hire(thinker);
            }
            if let Some((worker, _)) = &now.worker {
                now.asked = now.asked.wrapping_add(1);
                let question = Question { id: now.asked, language: phrases().language(), ..question };
                let text = serde_json::to_string(&question).unwrap_or_default();
                if worker.post_message(&JsValue::from_str(&format!("{text}\n{record}"))).is_ok() {
                    now.open.extend(unheard.take().map(|answered| (now.asked, answered)));
                }
            }
        });
        if let Some(answered) = unheard {
            answered(None);
        }
    }

    /// Leaves all open questions: nobody waits for their answers any more. What is being thought about is broken off.
    pub fn stop_thinking(&self) {
        self.thinker.update(|thinker| {
            if !thinker.open.is_empty() {
                thinker.open.clear();
                thinker.dismiss();
            }
        });
    }
}

impl Thinker {
    fn dismiss(&mut self) {
        if let Some((worker, _)) = self.worker.take() {
            // What it has said already may be on its way still; there is nobody left to hear it.
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// With whoever asked, the worker goes: nothing would hear its answers.
impl Drop for Thinker {
    fn drop(&mut self) {
        self.dismiss();
    }
}

/// It could not be loaded, or it has stopped: nobody answers what is open, and the next question tries again.
fn give_up(thinker: Cell<Thinker>) {
    let open = thinker.try_update(|thinker| {
        thinker.dismiss();
        std::mem::take(&mut thinker.open)
    });
    for (_, answered) in open.into_iter().flatten() {
        answered(None);
    }
}

/// Starts the worker; `None` where the browser has none.
fn hire(thinker: Cell<Thinker>) -> Option<Hired> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(PROGRAM, &options).ok()?;
    let answer: Box<dyn FnMut(JsValue)> = Box::new(move |event| {
        let text = event.unchecked_into::<MessageEvent>().data().as_string().unwrap_or_default();
        // What is no answer comes from a program that has stopped, or is of another version than this one.
        let Ok(answer) = serde_json::from_str::<Answer>(&text) else {
            give_up(thinker);
            return;
        };
        let asked = thinker.try_update(|thinker| {
            let place = thinker.open.iter().position(|(id, _)| *id == answer.id)?;
            Some(thinker.open.swap_remove(place).1)
        });
        if let Some(answered) = asked.flatten() {
            answered(Some(answer));
        }
    });
    let fault: Box<dyn FnMut(JsValue)> = Box::new(move |_| give_up(thinker));
    let [answer, fault] = [answer, fault].map(Closure::wrap);
    worker.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fault.as_ref().unchecked_ref()));
    Some((worker, [answer, fault]))
}
