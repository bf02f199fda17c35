//! Files handed to the person.

use super::messages::send;
use crate::messages::Message;

/// Hands a text to the person as a file. `public/failure.js` does it, since it can even where the game has stopped. A
/// browser that refuses the download says so itself.
pub fn download(name: &str, text: &str) {
    send(&Message::SaveFile { name: name.to_owned(), text: text.to_owned() });
}
