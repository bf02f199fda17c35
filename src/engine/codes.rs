//! Codes: the numbers that stand for something in links and in what is stored.

/// Gives every variant of an enum its code. What is linked or stored has the code, never the index of a variant in its enum or in a
/// list: so another variant may stand anywhere. It gets a number that none has had before.
macro_rules! codes {
    ($kind:ident { $($(#[$when:meta])* $variant:ident = $code:literal),+ $(,)? }) => {
        impl $kind {
            /// Its number in links and in what is stored: the same for ever.
            pub const fn code(self) -> u8 {
                match self {
                    $($(#[$when])* $kind::$variant => $code,)+
                }
            }

            /// What has this number; `None` where only a later version knows it.
            pub const fn of_code(code: u8) -> Option<$kind> {
                match code {
                    $($(#[$when])* $code => Some($kind::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use codes;

#[cfg(test)]
mod tests {
    use crate::engine::{Call, Deal, Edition, GoalKind, Price, Replenish};

    /// What stands for these codes in what people have kept and sent. It is never changed, only added to.
    #[test]
    fn a_code_means_the_same_for_ever() {
        let editions = [
            Edition::MiltonBradley,
            Edition::Jumbo,
            Edition::WinningMoves,
            Edition::RavensburgerFr,
            Edition::RavensburgerDe,
            Edition::Custom,
        ];
        assert_eq!([0, 1, 2, 3, 4, 5].map(Edition::of_code), editions.map(Some));
        assert_eq!(editions.map(Edition::code), [0, 1, 2, 3, 4, 5]);
        assert_eq!([0, 1].map(Deal::of_code), [Some(Deal::Standard), Some(Deal::Eclair)]);
        assert_eq!([Deal::Standard, Deal::Eclair].map(Deal::code), [0, 1]);
        assert_eq!([0, 1].map(Replenish::of_code), [Some(Replenish::TurnOver), Some(Replenish::Shuffle)]);
        assert_eq!([Replenish::TurnOver, Replenish::Shuffle].map(Replenish::code), [0, 1]);
        assert_eq!([0, 1].map(Price::of_code), [Some(Price::AnnouncerRun), Some(Price::OwnRun)]);
        assert_eq!([Price::AnnouncerRun, Price::OwnRun].map(Price::code), [0, 1]);
        assert_eq!([0, 1].map(Call::of_code), [Some(Call::RackO), Some(Call::Eclair)]);
        assert_eq!([Call::RackO, Call::Eclair].map(Call::code), [0, 1]);
        let goals = [GoalKind::Points, GoalKind::Rounds, GoalKind::Chips];
        assert_eq!([0, 1, 2].map(GoalKind::of_code), goals.map(Some));
        assert_eq!(goals.map(GoalKind::code), [0, 1, 2]);
    }

    #[test]
    fn what_a_later_version_knows_is_nothing_else_here() {
        assert_eq!(Edition::of_code(6), None);
        assert_eq!((Deal::of_code(2), Replenish::of_code(2), Price::of_code(2)), (None, None, None));
        assert_eq!((GoalKind::of_code(3), Call::of_code(2)), (None, None));
    }
}
