//! Chance for a new match.

/// A seed that nobody can foresee: from the browser's source of chance or, if that fails, from the clock.
pub fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}
