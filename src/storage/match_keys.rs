//! Under which keys a match is stored, and by which ids.

use super::keys;

/// The longest id of a match.
const LONGEST_ID: usize = 20;

/// Whether this can be the id of a match.
pub(super) fn is_id(id: &str) -> bool {
    id.len() <= LONGEST_ID && id.bytes().all(|byte| byte.is_ascii_digit())
}

/// The key of a match's record.
pub fn record_key(id: &str) -> String {
    keyed(keys::MATCH, id)
}

/// The key of what a record does not hold of a match.
pub fn extras_key(id: &str) -> String {
    keyed(keys::EXTRAS, id)
}

fn keyed(key: &str, id: &str) -> String {
    if id.is_empty() { key.to_owned() } else { [key, "/", id].concat() }
}

/// The key of a match in the history.
pub(super) fn history_key(id: &str) -> String {
    [keys::HISTORY, id].concat()
}

/// The key of what the coach has found in a match.
pub(super) fn reviews_key(id: &str) -> String {
    [keys::REVIEWS, id].concat()
}

/// The id that follows from the record of a match, the same every time: for one that has none, or whose id is taken.
pub(super) fn id_of_record(record: &str) -> String {
    let fnv1a = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    record.bytes().fold(0xCBF2_9CE4_8422_2325, fnv1a).to_string()
}
