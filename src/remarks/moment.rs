//! When a character may say something.

/// When a character may say something. Each has words of its own, by its name (`FirstTime` is `first` in `remarks.txt`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// The match begins, and they have never met the person.
    FirstTime,
    /// The match begins, and they have met before: often, or without either of them having won.
    Often,
    /// The match begins, and the person won the last one.
    LostLast,
    /// The match begins, and the character won the last one.
    WonLast,
    /// They take what somebody has just discarded.
    Thanks,
    /// They take a discard after at least two draws in a row that helped nothing.
    Lucky,
    /// The next player takes what they have just discarded.
    GaveAway,
    /// Somebody else takes a discard that belongs beside a card which everybody has seen go into their rack.
    Denied,
    /// The stock is used up and made anew (R12).
    Renewed,
    /// All know that they lack one card only: nine have gone in for everybody to see, and stand in order.
    Close,
    /// They announce.
    Called,
    /// The person announces.
    PersonCalled,
    /// Another computer player announces.
    Beaten,
    /// They have won the match.
    Won,
    /// They have lost the match.
    Lost,
}

impl Moment {
    /// All of them, in the order of the texts.
    pub const ALL: [Moment; 15] = [
        Moment::FirstTime,
        Moment::Often,
        Moment::LostLast,
        Moment::WonLast,
        Moment::Thanks,
        Moment::Lucky,
        Moment::GaveAway,
        Moment::Denied,
        Moment::Renewed,
        Moment::Close,
        Moment::Called,
        Moment::PersonCalled,
        Moment::Beaten,
        Moment::Won,
        Moment::Lost,
    ];

    /// Its place among the texts of a character.
    pub const fn index(self) -> usize {
        match self {
            Moment::FirstTime => 0,
            Moment::Often => 1,
            Moment::LostLast => 2,
            Moment::WonLast => 3,
            Moment::Thanks => 4,
            Moment::Lucky => 5,
            Moment::GaveAway => 6,
            Moment::Denied => 7,
            Moment::Renewed => 8,
            Moment::Close => 9,
            Moment::Called => 10,
            Moment::PersonCalled => 11,
            Moment::Beaten => 12,
            Moment::Won => 13,
            Moment::Lost => 14,
        }
    }

    /// How likely one speaks in it, out of 100. What comes often must leave something to say for what comes later.
    pub(super) const fn chance(self) -> u64 {
        match self {
            Moment::Thanks => 6,
            Moment::GaveAway => 7,
            Moment::Lucky | Moment::Denied => 20,
            Moment::Renewed => 30,
            Moment::Beaten => 35,
            Moment::PersonCalled => 60,
            Moment::Called | Moment::Lost => 75,
            Moment::FirstTime | Moment::Often | Moment::LostLast | Moment::WonLast | Moment::Close | Moment::Won => 100,
        }
    }

    /// Whether a match begins with it.
    pub const fn is_greeting(self) -> bool {
        matches!(self, Moment::FirstTime | Moment::Often | Moment::LostLast | Moment::WonLast)
    }

    /// Whether a round ends with it: what is said then is still read beside the count.
    pub const fn is_at_end(self) -> bool {
        matches!(self, Moment::Called | Moment::PersonCalled | Moment::Beaten | Moment::Won | Moment::Lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_has_a_place_of_its_own() {
        assert!(Moment::ALL.into_iter().map(Moment::index).eq(0..Moment::ALL.len()));
        assert!(Moment::ALL.into_iter().all(|moment| (1..=100).contains(&moment.chance())));
    }
}
