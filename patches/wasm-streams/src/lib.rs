//! Stands in for the crate `wasm-streams`, which Leptos brings along to stream answers of a server.
//!
//! This game has no server, so none of it is ever called. But the real crate exports four JavaScript classes, and what
//! is exported stays in the program and in its glue, used or not: about a fortieth of the download. Here is just what
//! the callers need to compile; it is then left out as a whole.

use core::pin::Pin;
use core::task::{Context, Poll};
use futures_core::Stream;
use wasm_bindgen::{JsCast, JsValue};

/// A stream of the browser that nothing ever comes from.
pub struct ReadableStream(web_sys::ReadableStream);

/// No items at all.
pub struct Nothing;

impl ReadableStream {
    /// Takes a stream of the browser.
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Drops the stream.
    pub fn from_stream<S: Stream<Item = Result<JsValue, JsValue>> + 'static>(_: S) -> Self {
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    /// Gives the stream of the browser back.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// The items that came: none.
    pub fn into_stream(self) -> Nothing {
        Nothing
    }
}

impl Stream for Nothing {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(None)
    }
}
