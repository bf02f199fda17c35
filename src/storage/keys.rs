//! The storage keys. The number is the version of what is stored under them.
//!
//! It is the one table of them: the build puts them into the scripts in `public/`, which write `KEYS.MATCH`.

/// Declares keys, and the table of them by name.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)+) => {
        $($(#[$doc])* pub const $name: &str = $key;)+

        /// All of them by name.
        pub const ALL: &[(&str, &str)] = &[$((stringify!($name), $key)),+];
    };
}

keys! {
    /// The match of earlier versions, as a record. Other matches have keys that begin with this one, a slash and an id. The lock
    /// of a match has the same name.
    MATCH = "rack-o/1/match";
    /// What a record does not hold of that match, see [`MatchExtras`](super::MatchExtras); those of others follow likewise.
    EXTRAS = "rack-o/1/match-extras";
    /// The settings.
    SETTINGS = "rack-o/1/settings";
    /// Who sat where in the last match.
    TABLE = "rack-o/1/table";
    /// What was changed of the people who play here, see [`PeopleText`](super::PeopleText).
    PEOPLE = "rack-o/1/people";
    /// The finished rounds that are not in the tally yet, see [`Played`](super::Played): those that earlier versions have
    /// left.
    PLAYED = "rack-o/1/played";
    /// How the key of each later round begins.
    PLAYED_EACH = "rack-o/1/played/";
    /// What has been played on this device, see [`Tally`](super::Tally).
    TALLY = "rack-o/1/tally";
    /// What has been played on other devices, see [`DeviceTally`](super::DeviceTally).
    TALLIES = "rack-o/1/tallies";
    /// This device's number, drawn when its profile is first exported.
    DEVICE = "rack-o/1/device";
    /// The deals of the day, see [`Days`](super::Days).
    DAYS = "rack-o/1/days";
    /// The days whose deals were begun in an earlier version, which counted them when the end was shown.
    DAY = "rack-o/1/day";
    /// The links of friends' results whose deals were begun, a line each, the last one first.
    FRIENDS = "rack-o/1/friends";
    /// The cups, and the person's matches in them, a line each: see [`Cups`](super::Cups).
    CUPS = "rack-o/1/cups";
    /// How the keys of finished matches begin; an id follows. See [`history`](crate::history).
    HISTORY = "rack-o/1/history/";
    /// How the keys begin of what the coach has found in a match; its id follows.
    REVIEWS = "rack-o/1/reviews/";
    /// A text that is stored to see whether there is room, and removed again.
    ROOM = "rack-o/1/room";
    /// The prefix of keys for texts that could not be read; a number follows.
    ASIDE = "rack-o/1/set-aside/";
    /// Of `tabs.js`: the id of the match that was last opened in any tab, which a new tab opens.
    LAST_MATCH = "rack-o/1/last-match";
    /// Of `tabs.js`, for one tab alone: its match, for when its page is loaded again.
    TAB_MATCH = "rack-o/1/at";
    /// Of `tabs.js`, for one tab alone: set if it had its match when the page was left or reloaded.
    TAB_HAD_MATCH = "rack-o/1/had-match";
    /// Of `tabs.js`, for one tab alone: a match in which nobody has moved, laid aside while the page is left.
    TAB_UNTOUCHED = "rack-o/1/untouched";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_have_the_same_key() {
        for (nth, (name, key)) in ALL.iter().enumerate() {
            assert!(key.starts_with("rack-o/1/"), "{name}");
            assert!(ALL[..nth].iter().all(|(_, other)| other != key), "{name}");
        }
    }
}
