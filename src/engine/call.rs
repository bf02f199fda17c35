//! What can be announced.

use super::codes::codes;
use serde::{Deserialize, Serialize};

/// How a round was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The ordinary Rack-O (R14).
    RackO,
    /// Racko Éclair, right after the deal (R31).
    Eclair,
}

codes!(Call { RackO = 0, Eclair = 1 });
