//! Components that several screens use.
