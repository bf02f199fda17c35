//! Small sums for drawing: shares of a length and the order of a few things. Without floating point and general
//! sorting, which would weigh more in the download than all the figures they are used for.

/// A part of a whole as a CSS number from 0 to 1, in thousandths.
pub fn share(part: i32, whole: i32) -> String {
    match thousandths(part, whole) {
        1000 => "1".to_owned(),
        below => format!(".{below:03}"),
    }
}

/// A part of a whole in thousandths, 0 to 1000.
pub fn thousandths(part: i32, whole: i32) -> i32 {
    (part * 1000 / whole.max(1)).clamp(0, 1000)
}

/// The places of these keys in ascending order; equal ones stay in turn.
pub fn order_by(keys: &[i32]) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::with_capacity(keys.len());
    for (place, key) in keys.iter().enumerate() {
        let at = order.iter().position(|&other| keys[other] > *key).unwrap_or(order.len());
        order.insert(at, place);
    }
    order
}

/// A number with a minus sign as it is printed, or with this before it where there is none.
pub fn signed(number: i32, plus: &str) -> String {
    let sign = if number < 0 { "−" } else { plus };
    format!("{sign}{}", number.unsigned_abs())
}
