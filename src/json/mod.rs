//! JSON as a tree, and the ways from a tree to a value and back.
//!
//! serde_json reads and writes the text. From there on a type names its fields (with [`shape!`](crate::json::shape)) and
//! shares one small reader with all others: code derived for every type is a fifth of the whole page to download. What
//! does not fit is told with the place where it stands, such as `rounds[2].deck[7]`.

mod reader;
mod shape;
mod tree;
mod values;

pub use reader::{Fields, FromJson, Misfit, Reader, ToJson};
pub use shape::Named;
pub(crate) use shape::shape;
pub use tree::{Json, NotJson, parse};
