//! Tells the pages in browsers what is new (`client.js` listens).

use super::changes::Change;
use axum::Router;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::get;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// How the page is. Numbers are never used twice, also after the host was started anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    /// The number of the page, another after every build.
    page: u64,
    /// The number of its styles.
    styles: u64,
    /// Why it could not be built.
    fault: Option<String>,
}

impl State {
    fn json(&self) -> Value {
        json!({ "page": self.page, "styles": self.styles, "fault": self.fault })
    }
}

/// What is told.
#[derive(Clone)]
pub struct News(watch::Sender<State>);

impl News {
    pub fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let first = now * 1000;
        Self(watch::Sender::new(State { page: first, styles: first, fault: None }))
    }

    /// Something new is there.
    pub fn tell(&self, change: Change) {
        self.0.send_modify(|state| {
            state.fault = None;
            match change {
                Change::Styles => state.styles += 1,
                Change::Program | Change::Page => state.page += 1,
            }
        });
    }

    /// The page could not be built.
    pub fn tell_fault(&self, fault: &str) {
        self.0.send_modify(|state| state.fault = Some(fault.to_owned()));
    }

    /// Where pages listen.
    pub fn site(&self) -> Router {
        let news = self.clone();
        Router::new().route("/dev-news", get(async move || Sse::new(news.events()).keep_alive(KeepAlive::default())))
    }

    /// How it is now, and then whenever it changes.
    fn events(&self) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
        WatchStream::new(self.0.subscribe()).map(|state| Ok(Event::default().data(state.json().to_string())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_has_another_number() {
        let news = News::new();
        let state = || news.0.borrow().clone();
        let first = state();
        news.tell(Change::Styles);
        let second = state();
        assert!(second.page == first.page && second.styles != first.styles);
        news.tell_fault("a < b");
        assert_eq!(state().json()["fault"], "a < b");
        news.tell(Change::Program);
        let last = state();
        assert!(last.page != first.page && last.fault.is_none());
    }
}
