//! Numbers as texts: shares in styles, points in tables.

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

/// A number with a minus sign as it is printed, or with `plus` before it where it is not negative.
pub fn signed(number: i32, plus: &str) -> String {
    let sign = if number < 0 { "−" } else { plus };
    format!("{sign}{}", number.unsigned_abs())
}
